"""What the API takes and gives is read, written and described by the structs of the wire, and by nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from threading import get_ident
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI

from ludotek.table.http.app import create_app
from ludotek.table.http.routes import Routes
from ludotek.wire import best, chronicles, shapes
from tests.table.guests import Guest
from tests.table.serving import serving

SOURCES = Path(__file__).parents[2] / "src"
REF = "#/components/schemas/"
TABLE = {"game": "novem", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return create_app(None).openapi()  # type: ignore[arg-type]  # nobody is at home: it is only described


def refs(part: object) -> Iterator[str]:
    """Every name that some part of a description refers to."""
    if isinstance(part, dict):
        yield from (value.removeprefix(REF) for key, value in part.items() if key == "$ref")
        yield from (name for value in part.values() for name in refs(value))
    elif isinstance(part, list):
        yield from (name for value in part for name in refs(value))


def operations(description: dict[str, Any]) -> dict[str, dict[str, Any]]:
    paths = description["paths"].items()
    return {f"{method} {path}": one for path, methods in paths for method, one in methods.items()}


# The description.


def test_whatever_the_description_refers_to_is_in_it(description: dict[str, Any]) -> None:
    described = description["components"]["schemas"]
    assert set(refs(description)) == described.keys()


def test_every_shape_of_the_wire_is_taken_or_given_by_some_endpoint(description: dict[str, Any]) -> None:
    modules = (shapes, best, chronicles)
    kinds = [kind for one in modules for kind in vars(one).values() if getattr(kind, "__module__", "") == one.__name__]
    assert len(kinds) > 30
    assert {kind.__name__ for kind in kinds} - {"Asked"} <= description["components"]["schemas"].keys()


def test_every_endpoint_says_what_it_gives_and_how_it_refuses(description: dict[str, Any]) -> None:
    for name, one in operations(description).items():
        given, *others = sorted(int(status) for status in one["responses"])
        assert given // 100 == 2 and {400, 404, 422, 429, 500} <= set(others), name
        assert list(refs(one["responses"]["422"])) == ["Problem"], name
        content = one["responses"][str(given)].get("content", {})
        assert content or given == 204, name
        assert content.keys() != {"application/json"} or content["application/json"]["schema"], name


def test_what_is_asked_is_described_with_its_limits(description: dict[str, Any]) -> None:
    found = operations(description)
    assert list(refs(found["post /api/tables"]["requestBody"])) == ["TableIn"]
    assert found["post /api/tables"]["requestBody"]["required"] is True
    assert found["post /api/tables/{id}/seats/{seat}"]["requestBody"]["required"] is False
    assert "requestBody" not in found["get /api/lobby"]
    table = description["components"]["schemas"]["TableIn"]
    assert (table["additionalProperties"], table["required"]) == (False, ["game", "seats"])
    assert table["properties"]["seats"]["maxItems"] == 12
    level = description["components"]["schemas"]["SeatIn"]["properties"]["level"]
    assert (level["minimum"], level["maximum"]) == (1, 5)


# Reading and writing.


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}, "$.seats[1].level"),
        ({**TABLE, "seats": [{"kind": "me"}, {"kind": "king"}]}, "$.seats[1].kind"),
        ({**TABLE, "seats": [{"kind": "bot"}] * 13}, "$.seats"),
        ({**TABLE, "clock": {"kind": "move", "seconds": -1}}, "$.clock.seconds"),
        ({**TABLE, "clock": {"kind": "move", "second": 60}}, "$.clock"),
        ({**TABLE, "private": "yes"}, "$.private"),
        ({**TABLE, "options": {"layout": [1]}}, "$.options"),
        ({**TABLE, "colour": "red"}, "`colour`"),
        ({"game": "novem"}, "`seats`"),
        ([TABLE], "`array`"),
    ],
)
async def test_what_cannot_be_read_is_refused_and_said_where(sqlite_url: str, body: object, where: str) -> None:
    async with serving(sqlite_url) as address:
        answer = await Guest(address).http.post("/api/tables", json=body)
        told = msgspec.json.decode(answer.content, type=shapes.Problem)
        assert (answer.status_code, told.code) == (422, "http/bad-request")
        assert where in told.sentence


@pytest.mark.parametrize(
    "content", [b"", b"{", b"null", b'{"name": NaN}', b'{"name": "\xff"}', b'{"name": "\\ud800"}', b'{"a":' * 9000]
)
async def test_a_body_that_is_not_json_is_refused(sqlite_url: str, content: bytes) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for path in ("/api/me", "/api/games/novem/seats"):
            answer = await guest.http.post(path, content=content, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (422, "http/bad-request")


@pytest.mark.parametrize(
    ("kind", "status"),
    [("application/json", 200), ("Application/JSON; charset=utf-8", 200), ("text/plain", 422), ("", 422)],
)
async def test_a_body_is_json_only_if_it_says_so(sqlite_url: str, kind: str, status: int) -> None:
    """A form on another site's page could send anything else."""
    async with serving(sqlite_url) as address:
        headers = {"Content-Type": kind} if kind else {}
        answer = await Guest(address).http.post("/api/me", content=b'{"name": "Olena"}', headers=headers)
        assert answer.status_code == status


async def test_an_answer_is_its_struct_with_the_headers_that_were_set_on_the_way(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        answer = await Guest(address).http.post("/api/tables", json={**TABLE, "waive": True})
        made = msgspec.json.decode(answer.content, type=shapes.Created)
        assert (answer.status_code, made.url) == (201, f"/t/{made.id}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["set-cookie"].startswith("ludotek=")
        assert int(answer.headers["content-length"]) == len(answer.content)


async def test_an_endpoint_that_is_no_coroutine_runs_in_a_thread() -> None:
    app, router = FastAPI(), Routes()

    @router.get("/thread")
    def thread() -> dict[str, int]:
        return {"thread": get_ident()}

    app.include_router(router)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
        told = (await client.get("/thread")).json()
    assert told.keys() == {"thread"} and told["thread"] != get_ident()


# One shape in one place.


def imports_pydantic(source: str) -> bool:
    nodes = list(ast.walk(ast.parse(source)))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return any(name.split(".")[0] == "pydantic" for name in names)


def test_no_shape_is_written_a_second_time_for_pydantic() -> None:
    found = [path for path in SOURCES.rglob("*.py") if imports_pydantic(path.read_text(encoding="utf-8"))]
    assert found == []
    assert imports_pydantic("from pydantic import BaseModel") and imports_pydantic("import pydantic.fields")
