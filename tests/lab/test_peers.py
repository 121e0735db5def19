"""The benchmark beside OpenSpiel compares like with like, and counts the same things on both sides."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

PEERS = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks/peers.py"))
WAYS: dict[str, dict[str, Any]] = PEERS["plays"]()


def test_every_game_is_played_both_move_by_move_and_in_one_call() -> None:
    assert list(WAYS) == ["move by move", "in one call"]
    assert [list(games) for games in WAYS.values()] == [["novem", "goofspiel", "oshi_zumo"]] * 2


@pytest.mark.parametrize("way", WAYS)
def test_a_game_of_goofspiel_has_twelve_bids_of_each_player_however_it_is_played(way: str) -> None:
    assert WAYS[way]["goofspiel"](3) == 3 * 2 * 12


@pytest.mark.parametrize("name", ["novem", "oshi_zumo"])
def test_games_are_as_long_in_one_way_as_in_the_other(name: str) -> None:
    lengths = [games[name](400) / 400 for games in WAYS.values()]
    assert lengths[0] == pytest.approx(lengths[1], rel=0.1)


def test_each_way_has_speeds_and_ratios_of_its_own() -> None:
    for games in WAYS.values():
        found = PEERS["beside"](games, rounds=1, seconds=0.01)
        assert set(found["decisions_per_second"]) == set(games)
        assert set(found["ratios"]) == set(games) - {"novem"}
        assert min(found["ratios"].values()) > 0
