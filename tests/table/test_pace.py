"""Bots in races keep the pace of whoever plays them, where the table wants that."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from ludotek.bots import LEVELS
from ludotek.core.playout import pick
from ludotek.core.position import RACE
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.table.tables.clocks import REMEMBERED, Ledger
from ludotek.table.tables.pace import AT_FIRST, SHARES, paced
from ludotek.table.tables.table import Table
from ludotek.table.thinking.bots import think
from tests.table.guests import Guest
from tests.table.serving import serving


def a_table(reactions: list[int], pace: str = "yours") -> Table:
    """A person in the first seat who has reacted like this, against a bot."""
    ledger = Ledger(2)
    ledger.reactions[0] = reactions
    here = SimpleNamespace(state=SimpleNamespace(pace=pace), ledger=ledger, people=lambda: {0})
    return cast(Table, here)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_bot_takes_its_share_of_a_persons_median(level: int) -> None:
    own = LEVELS[level - 1].tempo.mean
    assert paced(a_table([9_000, 4_000, 5_000]), level, own) == round(SHARES[level - 1] * 5_000)


@pytest.mark.parametrize("level", range(1, 6))
def test_nobody_is_so_quick_that_a_bot_goes_below_its_own_time(level: int) -> None:
    own = LEVELS[level - 1].tempo.mean
    assert paced(a_table([200, 200, 200]), level, own) == own
    assert own >= 900 or level > 3, "what a person can do"


def test_as_one_gets_quicker_so_does_the_bot() -> None:
    times = [paced(a_table([pace] * 5), 3, 900) for pace in (4_000, 3_000, 2_000, 1_000)]
    assert times == sorted(times, reverse=True) and len(set(times)) == 4


def test_until_somebodys_pace_is_known_a_bot_takes_its_time() -> None:
    assert paced(a_table([300, 300]), 3, 900) == AT_FIRST * 900


def test_at_full_speed_a_bot_reacts_as_its_level_does() -> None:
    assert paced(a_table([9_000] * 5, "full"), 3, 700) == 700
    assert paced(a_table([9_000] * 5), 3, 0) == 0, "only races have reactions"


def test_a_ledger_remembers_how_long_the_last_answers_in_races_took() -> None:
    position, ledger = game("novem").start(layout="276951438", first="rows"), Ledger(2)
    ledger.note(0, [], -1, position, 1_000)
    for number in range(REMEMBERED + 5):
        ledger.note(RACE, [0, 1], 0, position, 1_000 + 100 * (number + 1))
    assert ledger.reactions == [[100] * REMEMBERED, []]
    assert ledger.copy().reactions == ledger.reactions
    assert ledger.copy().reactions[0] is not ledger.reactions[0]


@pytest.mark.parametrize(("asked", "kept"), [({"pace": "yours"}, "yours"), ({}, "full")])
async def test_a_table_is_opened_with_a_pace(sqlite_url: str, asked: dict[str, str], kept: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", **asked)
        table = await address.house.table(made["id"])
        assert table.state.pace == kept


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("id", ["nort", "nos"])
def test_bots_of_both_races_react_and_keep_a_persons_pace(id: str, level: int) -> None:
    played = game(id)
    position, rng = played.start(), Rng(3)
    while position.kind() != RACE or not position.acting():
        position.play(*pick(position, rng))
    for _ in range(40):  # until somebody answers instead of waiting
        thoughts = [think(played, position, seat, level, seed) for seat in position.acting() for seed in range(3)]
        reactions = [thought.after for thought in thoughts if thought.after]
        if reactions:
            break
        position.play(*pick(position, rng))
    slow, quick = ([paced(a_table([pace] * 5), level, after) for after in reactions] for pace in (9_000, 200))
    assert reactions and all(wait > after for wait, after in zip(slow, reactions, strict=True))
    assert quick == reactions, "never below its own time"
