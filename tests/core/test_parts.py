"""The parts of a game: loaded when asked for, each with an error that names it."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from ludotek.bots.levels import method
from ludotek.core.extras import MissingExtra
from ludotek.core.parts import BrokenPart
from ludotek.games import game, games
from tests.core.parted import GAME, PartedGame
from tests.reference_games import kuhn_poker

PARTS = ("bot", "encoding", "study", "solver", "odds", "terminal", "reference", "library")


def test_a_part_is_what_its_place_holds() -> None:
    assert GAME.bot is not None and GAME.bot.method == "mcts"
    assert method(GAME) == "mcts"
    assert GAME.bot is PartedGame().bot


def test_a_part_that_a_game_does_not_declare_is_none() -> None:
    assert GAME.encoding is None and GAME.study is None and GAME.odds is None
    assert all(getattr(kuhn_poker.GAME, part) is None for part in PARTS)


def test_a_broken_import_inside_a_part_names_the_part() -> None:
    for _ in range(2):
        with pytest.raises(BrokenPart, match=r"The terminal of tests\.core\.parted, broken:BOARD, .*no_such_library"):
            GAME.terminal  # noqa: B018


def test_a_place_that_holds_nothing_names_the_part() -> None:
    with pytest.raises(BrokenPart, match=r"The reference of tests\.core\.parted, skill:PAGE, .*PAGE"):
        GAME.reference  # noqa: B018


def test_a_library_that_is_not_installed_is_told_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'ludotek\[solve\]'"):
        GAME.solver  # noqa: B018


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("played", games(), ids=lambda played: played.id)
def test_every_part_of_the_games_of_the_house_can_be_loaded(played: object, part: str) -> None:
    getattr(played, part)


def test_parts_are_loaded_only_when_asked_for() -> None:
    listed = "import sys; from ludotek.games import games; games(); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, check=True).stdout.split()
    assert "ludotek.games.oath.rules" in modules
    parts = ("bot", "encoding", "study", "solve", "odds", "terminal", "reference", "library")
    assert [
        name for name in modules if name.startswith("ludotek.games.") and name.split(".")[3:4] in [[p] for p in parts]
    ] == []


def test_a_game_travels_between_processes_with_its_parts() -> None:
    there = pickle.loads(pickle.dumps(game("novem")))
    assert there.bot is game("novem").bot
