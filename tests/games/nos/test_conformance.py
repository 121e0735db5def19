"""Every way to play Project NOS passes the suite that all games pass; its pages and sheets are as promised."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from ludotek.core.testing import check_game
from ludotek.games.nos import GAME
from ludotek.games.nos.components import Cards
from ludotek.games.nos.steps.moves import MOVES, SELECTIONS


@pytest.mark.parametrize(
    "options",
    [
        {"drivers": 1},
        {"drivers": 1, "pace": "beat", "track": "2026-01-31"},
        {"drivers": 3, "pace": "beat"},
        {"drivers": 2, "dead_end": "return"},
    ],
    ids=str,
)
def test_the_suite_passes(options: dict[str, object]) -> None:
    report = check_game(GAME, games=1, options=GAME.options(options))
    assert (report.imagined > 0) == GAME.hides(GAME.options(options))


def test_the_vocabulary_names_every_move_once() -> None:
    assert len(set(GAME.vocabulary)) == GAME.moves == MOVES
    assert len(SELECTIONS) == 63


def test_the_schema_of_cards_is_the_one_that_is_shipped() -> None:
    shipped = files("ludotek.games.nos").joinpath("cards.schema.json").read_bytes()
    assert msgspec.json.decode(shipped) == msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Cards)))
