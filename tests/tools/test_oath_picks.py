"""What levels choose is compared by playing it out: what wins at once is found better than what gives it away."""

from __future__ import annotations

import pytest
from tools.oath_picks import compare, ended, moments, tell

from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.steps.turn import ACT


def first(position: Position, seat: Seat, rng: Rng) -> Move:
    return position.moves(seat)[0]


def last(position: Position, seat: Seat, rng: Rng) -> Move:
    return position.moves(seat)[-1]


def test_moments_are_act_phases_with_a_choice() -> None:
    for game in moments(3, 4, 1):
        assert game.step == ACT
        assert len(game.moves(game.asked)) >= 5


def test_choices_are_compared_by_how_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    gains: dict[str, list[float]] = {"one": [], "other": []}
    seconds = dict.fromkeys(gains, 0.0)
    for game in moments(2, 3, 2):
        before = game.key()
        compare(game, {"one": first, "other": last}, 3, gains, seconds)
        assert game.key() == before
        difference = ended(game, game.asked, last(game, game.asked, Rng(1)), 3)
        difference -= ended(game, game.asked, first(game, game.asked, Rng(1)), 3)
        assert gains["other"][-1] == difference
    assert gains["one"] == [0.0] * 3
    tell(gains, seconds)
    assert capsys.readouterr().out.startswith("3 positions: one +0.0")
