"""The web application: the API, the live lines and the client, behind the checks of the middleware."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludotek.core.errors import BadOptions, LudotekError, UnknownGame
from ludotek.games import BrokenGame
from ludotek.table.house import House
from ludotek.table.http import account, api, best, boards, chronicles, people, worlds
from ludotek.table.http.lines import Lines
from ludotek.table.http.middleware import SafetyMiddleware
from ludotek.table.http.pages import TAB, Pages
from ludotek.table.http.routes import components
from ludotek.table.people.accounts import BadPassword
from ludotek.table.people.limits import TooMuch
from ludotek.table.storage.rows import Conflict, NotKept, StoreLost
from ludotek.version import __version__

log = logging.getLogger("ludotek.app")

STATUS: dict[type[LudotekError], int] = {
    NotKept: 404,
    UnknownGame: 404,
    Conflict: 409,
    BadPassword: 401,
    TooMuch: 429,
    StoreLost: 503,
}
STATUS_BY_CODE = {
    "boards/no-file": 404,
    "chronicle/no-world": 409,
    "chronicle/not-yours": 403,
    "boards/no-words": 404,
    "http/bad-request": 422,
    "http/no-name": 401,
    "http/not-allowed": 403,
    "http/other-origin": 403,
    "http/too-big": 413,
    "reference/no-page": 404,
    "limits/too-long": 503,
    "review/failed": 500,
    "rules/no-page": 404,
    "table/not-over": 409,
    "tale/no-teller": 404,
    "tale/unfinished": 409,
    "table/no-foresight": 409,
    "table/no-hint": 409,
    "table/seat-taken": 409,
    "table/not-open": 409,
    "table/one-seat": 409,
    "table/knows-too-much": 403,
    "table/kept": 403,
    "table/not-invited": 403,
    "table/removed": 403,
    "table/no-seat": 404,
}
ROUTERS = (
    api.router,
    people.router,
    account.router,
    best.router,
    boards.router,
    worlds.router,
    chronicles.router,
)
CLIENT = Path(str(files("ludotek.table").joinpath("client")))


class Application(Lines):
    """The house's own, with a description that tells all shapes."""

    def openapi(self) -> dict[str, Any]:
        """The description of the API, with the shapes that its endpoints refer to."""
        if self.openapi_schema is None:
            described = super().openapi()
            described.setdefault("components", {})["schemas"] = components(ROUTERS)
        return super().openapi()


def create_app(house: House, client: Path = CLIENT, site: Path | None = None) -> FastAPI:
    """The application around a house, which it starts and ends; with a site, its pages can play on without it."""
    pages = Pages(client, site)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.start_up()
        yield
        await house.shut_down()

    app = Application(
        title="Ludotek",
        version=__version__,
        description="Five modern tabletop games in one house.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.house = app.state.house = house
    app.state.tab = f"/{TAB}" if pages.site else ""
    app.add_exception_handler(LudotekError, refuse)
    app.add_exception_handler(BrokenGame, refuse_game)
    app.add_exception_handler(RequestValidationError, refuse_request)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(Exception, refuse_broken)
    for router in ROUTERS:
        app.include_router(router)
    app.mount("/", pages)
    app.add_middleware(SafetyMiddleware, house=house)
    return app


def problem(status: int, code: str, sentence: str, option: str = "") -> JSONResponse:
    told = {"code": code, "sentence": sentence}
    return JSONResponse({**told, "option": option} if option else told, status)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, LudotekError)
    status = STATUS_BY_CODE.get(error.code) or next(
        (status for kind, status in STATUS.items() if isinstance(error, kind)), 400
    )
    return problem(status, error.code, error.sentence, error.option if isinstance(error, BadOptions) else "")


async def refuse_game(request: Request, error: Exception) -> JSONResponse:
    """Why a package does not bring its game is for those who run the house, and may tell of their machine."""
    assert isinstance(error, BrokenGame)
    log.warning(error.sentence)
    return problem(404, error.code, "This game cannot be opened here; whoever runs the house should look at it.")


async def refuse_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "http/bad-request", f"{where}: {first['msg']}.")


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    sentence = {404: "There is nothing here.", 405: "That cannot be done here."}.get(error.status_code)
    response = problem(error.status_code, f"http/{error.status_code}", sentence or str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def refuse_broken(request: Request, error: Exception) -> JSONResponse:
    """What went wrong is for the log; the client learns only that something did."""
    return problem(500, "http/broken", "Something went wrong here. It has been noted.")
