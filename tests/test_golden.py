"""Every game has golden playthroughs, and they still come out as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.core.game import Game
from ludotek.games import games
from tests.golden.change import Seen
from tests.golden.playthrough import BREAK, FOLDER, golden_files, numbers, playthrough, ranges, shown_moments

EVERY_FILE = [path for game in games() for path in golden_files(game.id)]


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_no_game_is_without_playthroughs(game: Game) -> None:
    assert golden_files(game.id), f"begin one with: python -m tests.golden {game.id}/first"


@pytest.mark.parametrize("path", EVERY_FILE, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_comes_out_as_it_was_written(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert playthrough(written) == written, "if the change is meant: python -m tests.golden"


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_the_playthroughs_of_a_game_show_every_way_it_can_end(game: Game) -> None:
    reasons = {line for path in golden_files(game.id) for line in path.read_text(encoding="utf-8").splitlines()}
    assert {f"reason: {ending}" for ending in game.endings} <= reasons


def test_every_playthrough_belongs_to_a_game_of_the_house() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.txt")} <= {game.id for game in games()}


def test_a_playthrough_tells_only_what_is_new_in_a_view() -> None:
    seen = Seen()
    assert seen.news({"round": 1, "dice": [], "traces": [{"at": 1}]}) == '{"round":1,"dice":[],"traces":[{"at":1}]}'
    assert seen.news({"round": 1, "dice": [], "traces": [{"at": 1}]}) == ""
    assert seen.news({"round": 1, "dice": [4], "traces": [{"at": 2}, {"at": 1}]}) == (
        'dice [4], traces[0].at 2, traces[1] {"at":1}'
    )
    assert seen.news({"round": 2, "dice": [4], "traces": [{"at": 2}]}) == "round 2, traces[1:] gone"


def test_what_was_out_of_sight_comes_back_with_what_is_new_in_it() -> None:
    seen = Seen()
    seen.news({"arena": {"mines": [1, 2], "traces": [[1, 1]]}})
    assert seen.news({"arena": None}) == "arena null"
    assert seen.news({"arena": {"mines": [1, 2], "traces": [[1, 1], [2, 1]]}}) == "arena back, arena.traces[1] [2,1]"


def test_of_a_long_way_only_the_moments_are_told_that_are_worth_it() -> None:
    whole = (FOLDER / "novem/small-board.txt").read_text(encoding="utf-8")
    record, _, story = whole.partition(BREAK)
    some = playthrough(f"{record}{BREAK}\nshown: 3-4, 9\n")
    told = some.partition(BREAK)[2]
    assert shown_moments(some) == frozenset({3, 4, 9}) and playthrough(some) == some
    assert [line for line in told.splitlines() if ". " in line] == ["3. rows: A", "4. columns: 2", "9. columns: 1"]
    assert all(line in story.splitlines() for line in told.splitlines()[2:])  # nothing but what is new at that moment
    assert len(told) < len(story) / 3


def test_moments_are_named_by_their_numbers() -> None:
    assert numbers("6, 17-19") == [6, 17, 18, 19]
    assert ranges([19, 6, 18, 17]) == "6, 17-19"
