"""Random games of every size: nothing is lost, nobody is stuck, and every game ends."""

from __future__ import annotations

import pytest

from ludotek.core.testing import audit_game, check_game
from ludotek.games.oath import GAME

OATHS = ("supremacy", "people", "protection", "devotion", "supremacy")


@pytest.mark.parametrize("players", range(2, 7))
def test_two_hundred_random_games_break_no_invariant(players: int) -> None:
    options = GAME.options({"players": players, "map": ("first", "random")[players % 2], "oath": OATHS[players - 2]})
    report = audit_game(GAME, games=40, seed=players, options=options, longest=5000)
    assert report.games == 40


def test_oath_keeps_the_promises_of_the_house() -> None:
    report = check_game(GAME, games=1, seed=3, options=GAME.options({"players": 3}))
    assert report.hidden_moves > 0
    assert report.imagined > 0


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5), (6, 1)])
def test_a_random_world_of_all_cards_and_three_edifices_keeps_its_secrets(players: int, seed: int) -> None:
    """With the Chronicle at its end."""
    options = GAME.options({"players": players, "deck": "random", "edifices": 3, "map": "random", "chronicle": True})
    report = check_game(GAME, games=1, seed=seed, options=options)
    assert report.hidden_moves > 100
