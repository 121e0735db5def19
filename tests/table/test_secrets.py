"""Secrets stay on the server: all that an opponent and a spectator receive while choices are sealed."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

import pytest

from ludotek.games.nort import GAME as NORT
from ludotek.games.nort.components import Mines, NortOptions, chosen_arena
from tests.games.nort.scenario import FIELD
from tests.table.guests import Guest, Line, Message, two_at_a_table, vault_table
from tests.table.serving import Served, serving
from tests.table.toys import SHOW, STOP, find_game

CLOCKS = [
    {"kind": "none", "seconds": 0, "increment": 0},
    {"kind": "move", "seconds": 600, "increment": 0},
    {"kind": "game", "seconds": 600, "increment": 5},
]


def without_time(message: Message) -> Message:
    """A message without what changes by itself: the time, what is left of one's own, since when somebody is away."""
    shown = {name: value for name, value in message.items() if name != "now"}
    by_itself = ("clock", "bot_from")
    shown["seats"] = [
        {**seat, **{name: seat[name] is not None for name in by_itself}, "latency": None} for seat in shown["seats"]
    ]
    return shown


async def snapshot(guest: Guest, table: str) -> Message:
    async with guest.at(table) as line:
        return without_time(line.table)


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
async def test_a_sealed_choice_sends_nothing_at_all_to_others(sqlite_url: str, clock: Any) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, clock=clock)
        watcher = Guest(address)
        async with olena.at(table) as rows, taras.at(table) as columns, watcher.at(table) as watching:
            await quiet(rows, columns, watching)
            for move in (0, 1, 2):
                heard = len(columns.heard), len(watching.heard)
                await rows.play(move)
                await rows.hear("update")
                await rows.say(type="chat", text="I have chosen, or have I?")
                for line, since in zip((columns, watching), heard, strict=True):
                    await line.hear("chat")
                    assert [one["type"] for one in line.heard[since:] if one["type"] != "presence"] == ["chat"]
                await columns.play(columns.moment["moves"][0]["move"])
                for line in (columns, watching, rows):
                    await line.hear("update")
                assert "revealed" in watching.raw[-1]


async def quiet(*lines: Line) -> None:
    """Until everybody has heard who is here."""
    for line in lines:
        while not all(seat["present"] for seat in (await line.hear("presence"))["seats"]):
            pass
    await lines[0].say(type="chat", text="Quiet, please.")
    for line in lines:
        await line.hear("chat")


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
async def test_nothing_that_can_be_asked_for_tells_that_a_choice_was_made(sqlite_url: str, clock: Any) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, clock=clock)
        watcher = await Guest.named(address, "Iryna")
        others = (taras, watcher)
        asked = [f"/api/tables/{table}", "/api/lobby", "/api/account/export"]
        async with olena.at(table) as rows:
            before = [await snapshot(guest, table) for guest in others]
            told = [await guest.get(path) for guest in others for path in asked]
            await rows.play(2)
            await rows.hear("update")
            assert [await snapshot(guest, table) for guest in others] == before
            assert [await guest.get(path) for guest in others for path in asked] == told
        for path in ("record", "replay", "review"):
            refused = await taras.http.get(f"/api/tables/{table}/{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "table/not-over")


async def test_an_export_says_nothing_of_a_choice_that_is_still_sealed(sqlite_url: str) -> None:
    """Not one's own, nor that somebody else has chosen, nor who was first in a round that is past."""
    async with serving(sqlite_url) as address:
        before, chosen = await exports(address, rows_are_first=True)
        assert [len(moves) for moves in chosen] == [0, 1, 2], "one's own choice of the round is not in it"
        unchosen, told = await exports(address, rows_are_first=False)
        assert told == unchosen == before, "and others' choices change nothing"


async def exports(address: str, *, rows_are_first: bool) -> tuple[list[Any], list[Any]]:
    """What Olena's data say of her moves, round by round: before anybody has chosen, and when one has."""
    olena, taras, table = await two_at_a_table(address, options={"layout": "276951438", "first": "rows"})
    before, after = [], []
    async with olena.at(table) as rows, taras.at(table) as columns:
        order = [rows, columns] if rows_are_first else [columns, rows]
        for _ in range(3):
            before.append(await exported_moves(olena))
            await order[0].play(order[0].moment["moves"][0]["move"])
            await order[0].hear("update")
            after.append(await exported_moves(olena))
            await order[1].play(order[1].moment["moves"][0]["move"])
            for line in order:
                while "revealed" not in [event["told"]["event"] for event in (await line.hear("update"))["events"]]:
                    pass
    return before, after


async def exported_moves(guest: Guest) -> list[tuple[int, int]]:
    (game,) = (await guest.get("/api/account/export"))["games"]
    return [(move["ply"], move["move"]) for move in game["moves"]]


async def test_a_choice_does_not_make_an_offer_void_before_it_is_revealed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await columns.say(type="offer", what="draw")
            await rows.hear("table")
            before = await snapshot(taras, table)
            await rows.play(0)
            await rows.hear("update")
            assert await snapshot(taras, table) == before


async def test_spectators_cannot_tell_from_the_clock_that_a_bots_opponent_has_chosen(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        clock = {"kind": "move", "seconds": 600, "increment": 0}
        monkeypatch.setattr(address.house.thinkers, "move", think_for_ever)
        table = (await olena.open_table("me", "bot-1", clock=clock))["id"]
        async with olena.at(table) as rows:
            before = await snapshot(Guest(address), table)
            await rows.play(0)
            await rows.hear("update")
            assert await snapshot(Guest(address), table) == before


async def think_for_ever(*_: object) -> None:
    await asyncio.Event().wait()


async def test_the_chooser_sees_its_own_choice_and_nobody_else_does(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            await rows.play(2)
            assert (await rows.hear("update"))["moment"]["view"]["marker"] == 2
        for guest in (taras, Guest(address)):
            assert (await snapshot(guest, table))["moment"]["view"]["marker"] is None


async def test_how_late_others_were_does_not_tell_who_had_chosen(sqlite_url: str) -> None:
    """Whether rows chose before columns ran out of time must not show in anything columns hear before the reveal."""
    told = []
    for chooses in (False, True):
        async with serving(f"{sqlite_url}{chooses}") as address:
            clock = {"kind": "move", "seconds": 2, "increment": 0}
            olena, taras, table = await two_at_a_table(address, clock=clock, options={"first": "rows"})
            async with olena.at(table) as rows, taras.at(table) as columns:
                if chooses:
                    await rows.play(0)
                    await rows.hear("update")
                heard = await columns.hear("update")
                late = [event["ply"] for event in heard["events"] if event["told"]["event"] == "was-late"]
                told.append(late[0])
    assert told[0] == told[1]


async def test_the_seed_is_shown_to_nobody_before_the_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        seed = address.house.tables[table].row.seed
        spellings = [seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()[:40]]
        async with olena.at(table) as rows, taras.at(table) as columns, Guest(address).at(table) as watching:
            await rows.play(0)
            await columns.play(columns.moment["moves"][0]["move"])
            await columns.say(type="resign")
            for line in (rows, columns, watching):
                await line.until_over()
                said = "".join(line.raw)
                assert not [spelling for spelling in spellings if spelling in said]
        assert f"note seed: {seed.hex()}" in (await olena.http.get(f"/api/tables/{table}/record")).text


# Hidden cards: events and views by audience.


async def test_a_hidden_card_reaches_its_owner_alone(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await vault_table(address)
        cards = card_of(address, table)
        async with olena.at(table) as first, taras.at(table) as second, Guest(address).at(table) as watching:
            assert first.moment["view"]["cards"] == [cards[0], None]
            assert second.moment["view"]["cards"] == [None, cards[1]]
            assert watching.moment["view"]["cards"] == [None, None]
            assert [event["told"]["event"] for event in first.table["history"]] == ["saw"]
            assert [event["told"]["a"] for event in second.table["history"]] == [1]
            assert watching.table["history"] == []
            await first.play(SHOW)
            assert (await watching.hear("update"))["moment"]["view"]["cards"] == [cards[0], None]


def card_of(address: Served, table: str) -> list[int]:
    position: Any = address.house.tables[table].session.position
    return list(position.card)


async def test_once_the_game_is_over_everything_may_be_told(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await vault_table(address)
        async with olena.at(table) as first, taras.at(table) as second, Guest(address).at(table) as watching:
            for line, other in ((first, second), (second, first)) * 2:
                await line.play(STOP)
                await line.hear("update")
                await other.hear("update")
            await watching.until_over()
            assert [event["told"]["event"] for event in watching.table["history"]][:2] == ["saw", "saw"]
        replay = json.loads((await olena.http.get(f"/api/tables/{table}/replay")).text)
        assert len(replay["steps"]) == 7


async def test_an_arena_of_ones_own_is_not_told_with_the_options_while_it_is_covered(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        table = (await olena.open_table("me", "anyone", game="nort", options={"arena": FIELD}))["id"]
        async with olena.at(table) as line:
            told = NORT.options(line.table["options"])
            assert isinstance(told, NortOptions)
            assert (chosen_arena(told).name, chosen_arena(told).mines) == ("Field", Mines())
            assert told.arena not in (FIELD, "default")


async def test_a_game_of_nort_that_somebody_resigns_is_uncovered_for_everybody(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        table = (await olena.open_table("me", "anyone", game="nort", options={"arena": FIELD}))["id"]
        await taras.sit(table, "red")
        async with olena.at(table) as blue, taras.at(table) as red:
            await red.play(red.moment["moves"][1]["move"])
            await blue.play(blue.moment["moves"][0]["move"])
            while not blue.moment["view"]["covered"]:
                await blue.next()
            await blue.say(type="resign")
            await red.until_over()
            assert red.moment["view"]["arena"] is not None
            assert red.moment["view"]["vehicle"] == [0, 1]
        replay = await olena.get(f"/api/tables/{table}/replay")
        assert replay["steps"][-1]["view"]["arena"] is not None
        assert (
            replay["steps"][-2]["view"]["arena"] is not None
        )  # a replay hides nothing from those who look back (nort N36)
