"""The HTTP API of games and tables; what it takes and gives is described at /api/openapi.json."""

from __future__ import annotations

import hmac
import os
from base64 import b64encode
from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from ipaddress import ip_address
from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from ludotek.bots import LEVELS
from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Challenge
from ludotek.core.position import TURN
from ludotek.core.rng import Rng
from ludotek.core.sheet import YAML, sheets_of, shipped_text
from ludotek.games import EXPECTED, IN_THE_HOUSE
from ludotek.games import game as find_game
from ludotek.locale import LANGUAGES
from ludotek.reference import has_reference, reference_html
from ludotek.table import cards, records, rulebook, seating
from ludotek.table.asking import REFUSALS, TEXT_REFUSALS, Anybody, HouseHere, Somebody, Whoever
from ludotek.table.foresight import foresee
from ludotek.table.marks import day_at
from ludotek.table.opening import open_table
from ludotek.table.rows import NotKept, ReportRow
from ludotek.table.shapes import (
    Card,
    Created,
    ForesightIn,
    ForesightShape,
    GameShape,
    Health,
    LevelShape,
    Lobby,
    Options,
    PhraseShape,
    ReplayShape,
    ReportIn,
    ReportShape,
    ReviewShape,
    RulesShape,
    SitIn,
    TableIn,
)
from ludotek.table.table import Table
from ludotek.table.visitors import address_of, bearer
from ludotek.version import __version__

PLAINLY = SitIn()
router = APIRouter(responses=REFUSALS)
text_router = APIRouter(responses=TEXT_REFUSALS)
Id = Annotated[str, Path(max_length=64)]


@router.get("/healthz")
async def healthz(house: HouseHere) -> Health:
    """Whether the house is open and its store can write; 503 while it cannot."""
    await house.probe.check()
    return Health(status="ok", version=__version__)


@text_router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, house: HouseHere) -> Response:
    """For Prometheus on the same machine, or with the house's token: counters tell of moves that are still secret."""
    if not is_local(request) and not is_housekeeper(request):
        raise LudotekError("http/not-allowed", "Metrics are for those who run the house.")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def is_local(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def is_housekeeper(request: Request) -> bool:
    wanted, given = os.environ.get("LUDOTEK_ADMIN_TOKEN", ""), bearer(request.scope) or ""
    return bool(wanted) and hmac.compare_digest(wanted.encode(), given.encode())


@router.get("/api/games")
async def list_games(house: HouseHere) -> list[GameShape]:
    """The games of the house, and those that are expected."""
    found = [game_shape(id, day_at(house.now())) for id in IN_THE_HOUSE]
    return found + [
        GameShape(
            id=id, title=title, in_house=False, seats=[], options_schema={}, levels=[], announcements=[], languages=[]
        )
        for id, title in EXPECTED.items()
    ]


def game_shape(id: str, day: date) -> GameShape:
    game = find_game(id)
    challenges = game.challenges(day)
    return GameShape(
        id=id,
        title=game.title,
        in_house=True,
        seats=list(game.seats(game.options())),
        options_schema=msgspec.json.schema(game.form),
        levels=[
            LevelShape(level=number, name=PhraseShape(id=level.message, gaps={}))
            for number, level in enumerate(LEVELS, 1)
        ],
        announcements=[PhraseShape.model_validate(msgspec.to_builtins(said)) for said in game.announcements],
        languages=rulebook.languages(id),
        daily=daily_options(challenges),
        has_best=bool(challenges),
        slow={**game.slow},
    )


def daily_options(challenges: Sequence[Challenge]) -> Options | None:
    for challenge in challenges:
        if challenge.is_daily:
            return {**challenge.options}
    return None


@router.get("/api/games/{game}/rules")
async def rules(game: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]) -> RulesShape:
    """The rules of a game, with the numbered rulings."""
    find_game(game)
    html = rulebook.rules_html(game, lang if lang in LANGUAGES else LANGUAGES[0])
    return RulesShape(html=html, has_reference=has_reference(game))


@text_router.get("/api/games/{game}/reference", response_class=HTMLResponse)
async def reference(game: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]) -> Response:
    """A game's reference page, to read or to print: one file, with no style but its own and no script."""
    html = reference_html(game, lang if lang in LANGUAGES else LANGUAGES[0])
    return HTMLResponse(html, headers={"Content-Security-Policy": style_policy(html)})


def style_policy(html: str) -> str:
    """The page's own style by its hash, and nothing else."""
    style = html.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; frame-ancestors 'none'"


class SheetResponse(PlainTextResponse):
    media_type = YAML


@text_router.get("/api/games/{game}/sheets/{name}", response_class=SheetResponse)
async def sheet(game: Id, name: Id) -> Response:
    """One of the sheets that a game comes with, as a file: a template for one's own."""
    found = find_game(game)
    if not any(name in shipped for shipped in sheets_of(found.form).values()):
        raise NotKept("core/unknown-sheet", f"{found.title} has no sheet called {name!r}.")
    headers = {"Content-Disposition": f'attachment; filename="{game}-{name}.yaml"'}
    return SheetResponse(shipped_text(name, type(found).__module__), headers=headers)


@router.post("/api/games/{game}/seats")
async def seats(game: Id, options: Annotated[dict[str, object], Body()]) -> list[str]:
    """The seats of a table that is played with these options."""
    found = find_game(game)
    return list(found.seats(found.options(options)))


@router.get("/api/lobby")
async def lobby(house: HouseHere, me: Whoever) -> Lobby:
    """Tables to join, to watch, and to return to."""
    return await cards.lobby(house, me)


@router.post("/api/tables", status_code=201)
async def create_table(request: Request, house: HouseHere, me: Anybody, asked: TableIn) -> Created:
    """Open a table; the game begins when every seat is taken."""
    made = await open_table(house, me, asked)
    return made.model_copy(update={"near": house.near if is_local(request) else None})


@router.get("/api/tables/{id}")
async def show_table(house: HouseHere, me: Whoever, id: Id) -> Card:
    table = await house.table(id)
    return await cards.card_of(house, table.row, me)


@router.post("/api/tables/{id}/seats/{seat}")
async def sit(house: HouseHere, me: Anybody, id: Id, seat: Id, asked: Annotated[SitIn, Body()] = PLAINLY) -> Card:
    """Sit down: in a seat for anyone, or with an invitation in a friend's."""
    table = await house.table(id)
    number = seating.seat_named(table, seat)
    is_invited = asked.token is not None and await house.accounts.is_invited(asked.token, id, seat)
    table.names[me.id] = me.name
    await table.attempt(lambda: seating.sit(table, me, number, is_invited, asked.waive))
    return await cards.card_of(house, table.row, me)


@router.post("/api/tables/{id}/foresight", response_model=ForesightShape)
async def look_ahead(request: Request, house: HouseHere, me: Whoever, id: Id, asked: ForesightIn) -> Response:
    """What would follow some moves of one's own, and the odds there; nothing that the asker cannot know is in it."""
    table = await house.table(id)
    seat = table.seat_of(me.id if me else "")
    position = table.session.position
    if table.row.status != "live" or position.kind() != TURN:
        raise LudotekError("table/no-foresight", "There is nothing to look ahead to now.")
    if asked.question != (position.question(seat) if seat >= 0 else 0):
        raise IllegalMove("core/past-question", "The question has passed.")
    imagined = position.imagine(seat, Rng(0))
    return json(await house.looks.run(address_of(request.scope), foresee, table.game, imagined, seat, asked.line))


@text_router.get("/api/tables/{id}/record", response_class=PlainTextResponse)
async def record(house: HouseHere, id: Id) -> Response:
    """The record of a game that is over, with the seed of its dice."""
    table = await finished(house, id)
    name = f"{table.row.game}-{id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(records.record_of(table)), headers=headers)


@router.get("/api/tables/{id}/replay", response_model=ReplayShape)
async def replay(request: Request, house: HouseHere, id: Id) -> Response:
    """A game that is over, as its spectators saw it."""
    table = await finished(house, id)
    text = str(records.record_of(table))
    return json(await house.looks.run(address_of(request.scope), records.replay_table, text, table.game))


@router.post(
    "/api/replays",
    response_model=ReplayShape,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show_record(house: HouseHere, request: Request) -> Response:
    """Anybody's record, step by step."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LudotekError("record/not-text", "A record is text in UTF-8.") from None
    return json(await house.looks.run(address_of(request.scope), records.replay_text, text))


@router.get("/api/tables/{id}/review", response_model=ReviewShape)
async def look_back(request: Request, house: HouseHere, id: Id) -> Response:
    """What would have been better, move by move; ask again while the bot thinks."""
    table = await finished(house, id)
    return json(house.reviews.of(table, address_of(request.scope)))


@router.post("/api/tables/{id}/review", response_model=ReviewShape)
async def look_back_again(request: Request, house: HouseHere, id: Id) -> Response:
    """Have a review begun again that failed."""
    table = await finished(house, id)
    return json(house.reviews.again(table, address_of(request.scope)))


@router.post("/api/reports", status_code=204)
async def report(house: HouseHere, me: Somebody, asked: ReportIn) -> None:
    """Tell those who run the house about somebody."""
    table = await house.table(asked.table)
    if await house.store.player(asked.player) is None:
        raise NotKept("table/no-player", "There is no such player.")
    row = ReportRow(table_id=table.row.id, player=asked.player, reporter=me.id, text=asked.text, at=house.now())
    await house.store.add_report(row)


@router.get("/api/reports")
async def reports(house: HouseHere, request: Request) -> list[ReportShape]:
    """The house's page of reports, for whoever knows its token."""
    if not is_housekeeper(request):
        raise LudotekError("http/not-allowed", "Reports are for those who run the house.")
    rows = await house.store.reports()
    people = await house.store.players({id for row in rows for id in (row.player, row.reporter) if id})
    names = {id: player.name for id, player in people.items()}
    return [
        ReportShape(
            id=row.id,
            table=row.table_id,
            player=names.get(row.player, row.player),
            reporter=names.get(row.reporter or "", ""),
            text=row.text,
            at=row.at,
        )
        for row in rows
    ]


async def finished(house: HouseHere, id: str) -> Table:
    table = await house.table(id)
    if table.row.status != "over":
        raise LudotekError("table/not-over", "The game is not over; until then its record holds secrets.")
    return table


def json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
