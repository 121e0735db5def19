"""Every way to play Nort passes the suite that all games pass."""

from __future__ import annotations

import pytest

from ludotek.core.testing import check_game
from ludotek.games.nort import GAME
from tests.games.nort.scenario import FIELD


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"pace": "sealed"},
        {"pace": "sealed", "mode": "race", "arena": FIELD},
        {"strict_retrace": True},
        {"watched": True},
    ],
    ids=["live", "sealed", "race", "strict", "watched"],
)
def test_the_suite_passes(options: dict[str, object]) -> None:
    assert check_game(GAME, games=2, options=GAME.options(options)).imagined > 0
