"""Looking ahead at a table: what would follow one's own moves, and the odds there."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME as NORT
from ludotek.games.nort.components import RED
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.oath import GAME
from ludotek.table.thinking.foresight import foresee
from tests.games.nort.scenario import game, roll, say
from tests.table.guests import Guest, Line
from tests.table.serving import Served, serving
from tests.table.test_api import refusal

OPTIONS = {"players": 3}


def find_oath(id: str) -> Game:
    return GAME


async def sit_down(address: Served) -> tuple[Guest, str]:
    olena = await Guest.named(address, "Olena")
    made = await olena.open_table("me", "bot-1", "bot-1", game="oath", options=OPTIONS)
    return olena, made["id"]


def words_of(moment: dict[str, Any]) -> list[str]:
    return [GAME.words(offer["move"]) for offer in moment["moves"]]


async def await_act(line: Line) -> dict[str, Any]:
    """Answer with the first move until the Act Phase."""
    while "rest" not in words_of(line.moment):
        asked = line.moment["question"]
        if line.moment["moves"]:
            await line.play(line.moment["moves"][0]["move"])
        while line.moment["question"] == asked:
            await line.next()
    return line.moment


async def ask(guest: Guest, table: str, question: int, *line: int) -> dict[str, Any]:
    found: dict[str, Any] = await guest.post(
        f"/api/tables/{table}/foresight", {"question": question, "line": list(line)}
    )
    return found


async def test_every_campaign_that_may_be_declared_has_its_odds(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_oath) as address:
        olena, table = await sit_down(address)
        async with olena.at(table) as line:
            moment = await await_act(line)
            found = await ask(olena, table, moment["question"])
            assert [one["move"] for one in found["moves"]] == [one["move"] for one in moment["moves"]]
            assert found["odds"] is None
            for one in found["moves"]:
                if one["odds"] is not None:
                    assert GAME.words(one["move"]).startswith("campaign against")
                    assert 0 <= one["odds"]["win"] <= 1
            assert found["view"] == moment["view"]


async def test_a_line_of_moves_is_looked_at_without_being_made(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_oath) as address:
        olena, table = await sit_down(address)
        async with olena.at(table) as line:
            moment = await await_act(line)
            travel = next(one["move"] for one in moment["moves"] if "travel to cradle-2" in GAME.words(one["move"]))
            after = await ask(olena, table, moment["question"], travel)
            assert after["view"]["players"][0]["supply"] == moment["view"]["players"][0]["supply"] - 1
            assert after["moves"] == []  # what turns up is chance's affair
            before = await ask(olena, table, moment["question"])
            assert before["view"] == moment["view"]


async def test_lines_that_cannot_be_are_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_oath) as address:
        olena, table = await sit_down(address)
        path = f"/api/tables/{table}/foresight"
        async with olena.at(table) as line:
            moment = await await_act(line)
            body = {"question": moment["question"], "line": [0]}
            assert await refusal(olena, "POST", path, json=body) == (400, "table/no-such-line")
            past = {"question": moment["question"] - 1, "line": []}
            assert await refusal(olena, "POST", path, json=past) == (400, "core/past-question")


def test_nobody_looks_ahead_under_a_cover() -> None:
    """Nort's arena is known, but covered until both have called: looking ahead would uncover it."""
    position = say(roll(game("14"), "6-2"), "B8")
    assert position.acting() == [RED]
    with pytest.raises(LudotekError) as refused:
        foresee(NORT, position.imagine(RED, Rng(0)), RED, position.moves(RED)[:1])
    assert refused.value.code == "table/no-foresight"


async def test_whoever_only_watches_sees_what_a_spectator_sees(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_oath) as address:
        olena, table = await sit_down(address)
        taras = await Guest.named(address, "Taras")
        async with olena.at(table) as line:
            await await_act(line)
            async with taras.at(table) as watching:
                found = await ask(taras, table, 0)
                assert found["moves"] == []
                assert found["view"] == watching.moment["view"]


def test_nobody_looks_ahead_where_the_libraries_of_a_solver_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("ludotek.solve.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(LudotekError) as refused:
        foresee(NOVEM, NOVEM.start(), 0, [])
    assert refused.value.code == "table/no-foresight"
