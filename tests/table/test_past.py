"""Looking again at what happened since one's turn: the boards as one's seat saw them, and nothing else."""

from __future__ import annotations

import random
from typing import Any

from ludotek.core.position import CHANCE
from ludotek.core.session import Entry
from ludotek.table.thinking.past import ends_of, moves_of
from tests.table.guests import Guest, Line
from tests.table.serving import serving

ENTRIES = [Entry(seat, 0) for seat in (CHANCE, 0, CHANCE, CHANCE, 1, 0, CHANCE)]


def test_a_step_ends_with_the_last_move_of_chance() -> None:
    plies = range(len(ENTRIES))
    assert ends_of(ENTRIES, plies, {1, 5}) == {4: 1, 7: 5}
    assert ends_of(ENTRIES, plies, {0, 4}) == {1: 0, 5: 4}


def test_a_story_that_begins_with_chance_has_its_board_too() -> None:
    assert ends_of(ENTRIES, range(len(ENTRIES)), {2}) == {4: 2}


def test_a_step_has_boards_between_its_moves() -> None:
    plies = list(range(10, 10 + len(ENTRIES)))
    assert moves_of(ENTRIES, plies, 11) == {2: 11, 3: 12}
    assert moves_of(ENTRIES, plies, 15) == {6: 15}
    assert moves_of(ENTRIES, plies, 14) == moves_of(ENTRIES, plies, 12) == moves_of(ENTRIES, plies, 99) == {}


async def come_to_a_digest(line: Line) -> list[dict[str, Any]]:
    """Play whatever is offered until others have had a turn."""
    luck = random.Random(1)
    while not line.heard[-1].get("since"):
        asked = line.moment["question"]
        if line.moment["moves"]:
            await line.play(luck.choice(line.moment["moves"])["move"])
        while line.moment["question"] == asked or not line.moment["moves"]:
            await line.next()
    return line.heard[-1]["since"]  # type: ignore[no-any-return]


async def test_whoever_comes_back_sees_the_boards_that_were_seen_then(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", game="north")
        async with olena.at(made["id"]) as line:
            told = await come_to_a_digest(line)
            seen = [message["moment"]["view"] for message in line.heard if "moment" in message]
        boards = (await olena.get(f"/api/tables/{made['id']}/since"))["boards"]
        assert {board["ply"] for board in boards} == {beat.get("ply", 0) for one in told for beat in one["sums_up"]}
        assert all(board["view"] in seen for board in boards)


async def test_nobody_else_is_shown_any(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        made = await olena.open_table("me", "bot-1", game="north")
        async with olena.at(made["id"]) as line:
            await come_to_a_digest(line)
            assert await taras.get(f"/api/tables/{made['id']}/since") == {"boards": []}


async def test_whoever_is_told_of_a_step_sees_the_boards_within_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        made = await olena.open_table("me", "bot-1", game="north")
        async with olena.at(made["id"]) as line:
            await come_to_a_digest(line)
        told = [beat for message in line.heard for beat in message.get("story", []) if beat.get("at")]
        seen = [message["moment"]["view"] for message in line.heard if "moment" in message]
        assert told
        for beat in told:
            within = f"/api/tables/{made['id']}/within?step={beat['ply']}"
            mine, others = [(await one.get(within))["boards"] for one in (olena, taras)]
            boards = {board["ply"]: board["view"] for board in mine}
            assert boards[beat["at"]] not in seen  # it is between two that were sent
            assert [board["ply"] for board in others] == list(boards) and others != mine  # without Olena's hand


async def test_what_has_to_be_remembered_is_not_shown_again(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", game="nort", options={"pace": "sealed"})
        async with olena.at(made["id"]) as line:
            luck, told = random.Random(2), False
            while line.moment["kind"] != "over":
                asked = line.moment["question"]
                if line.moment["moves"]:
                    await line.play(luck.choice(line.moment["moves"])["move"])
                while line.moment["kind"] != "over" and line.moment["question"] == asked:
                    await line.next()
                told |= bool(line.heard[-1].get("story"))
                assert await olena.get(f"/api/tables/{made['id']}/since") == {"boards": []}
        assert told
        for step in range(line.heard[-1]["ply"]):
            assert await olena.get(f"/api/tables/{made['id']}/within?step={step}") == {"boards": []}
