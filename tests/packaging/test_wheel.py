"""What `pip install` gives: a house that plays with the source tree out of reach, compiled where it can be."""

from __future__ import annotations

import json
import pickle
import shutil

import pytest

from ludotek.core.testing.replay import digest
from ludotek.games import games
from tests.packaging.conftest import ROOT, Installed

PICKLED = (
    "import pickle; from ludotek.games import games; firsts = [(game.id, game.start()) for game in games()]; "
    "print(*[id for id, first in firsts if pickle.loads(pickle.dumps(first)) == first])"
)
DIGEST = (
    "import pickle, sys; from ludotek.core.testing.replay import digest; print(digest(*pickle.load(sys.stdin.buffer)))"
)


def test_the_installed_house_does_not_come_from_the_source_tree(installed: Installed) -> None:
    where = installed.run("python", "-c", "import ludotek; print(ludotek.__file__)")
    assert str(ROOT) not in where
    assert "site-packages" in where


def test_the_installed_house_plays_a_game(installed: Installed) -> None:
    result = json.loads(installed.run("ludotek", "simulate", "novem", "--games", "20", "--seed", "1", "--json"))
    assert result["games"] == 20


def test_the_installed_house_speaks_both_languages(installed: Installed) -> None:
    code = "from ludotek.locale import Language; print(Language('uk').code, Language('en').code)"
    assert installed.run("python", "-c", code).split() == ["uk", "en"]


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiled equals interpreted: no C compiler is installed")
def test_the_rules_are_compiled(installed: Installed) -> None:
    benched = json.loads(installed.run("ludotek", "bench", "--seconds", "0.1", "--json"))
    assert all(game["compiled"] for game in benched["games"])


def test_positions_travel_to_the_processes_that_think(installed: Installed) -> None:
    assert installed.run("python", "-c", PICKLED).split() == [game.id for game in games()]


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiled equals interpreted: no C compiler is installed")
@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_compiled_rules_play_the_same_games_as_interpreted_ones(installed: Installed, game: object, seed: int) -> None:
    there = installed.run("python", "-c", DIGEST, stdin=pickle.dumps((game, None, seed)))
    assert there.strip() == digest(game, None, seed)  # type: ignore[arg-type]  # parametrize knows no types
