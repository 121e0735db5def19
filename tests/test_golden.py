"""Every game has golden playthroughs, and they still come out as they were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.core.game import Game
from ludotek.games import games
from tests.golden.change import Seen
from tests.golden.playthrough import FOLDER, golden_files, playthrough

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
