"""Solvers by game, and what they say about bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.random import RandomBot
from ludotek.core.extras import MissingExtra
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.lab import solvers
from ludotek.lab.solvers import exploit
from ludotek.solve import NotSolvable, solver
from tests.lab.dice_duel import DiceDuelGame
from tests.lab.odd_bots import FirstMove

NOVEM = game("novem")
Choose = Callable[[Position, Seat, Rng], Move]
Mixes = Callable[[Position, Seat], list[float]]


def fake_room(exact: object) -> SimpleNamespace:
    """A solver that gives back what it is asked about."""

    def estimate(choose: Choose, matches: int, rng: Rng, progress: object) -> object:
        return ("estimate", choose(NOVEM.start(first="rows", layout="159672834"), 0, rng), matches)

    return SimpleNamespace(exploit=lambda mixes, progress: exact and ("exact", mixes), estimate=estimate)


def exploited(monkeypatch: pytest.MonkeyPatch, bot: Bot, exact: object = True) -> object:
    monkeypatch.setattr(solvers, "solver", lambda _: fake_room(exact))
    return exploit(NOVEM, bot, Budget(), 50, 1)


def test_a_game_that_nobody_has_solved_is_told_in_a_sentence() -> None:
    with pytest.raises(NotSolvable, match=r"There is no solver for Dice duel\."):
        solver(DiceDuelGame())


def test_missing_libraries_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("ludotek.games.novem.solve")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(vars(type(NOVEM))["solver"], "loaded", None)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"This takes numpy, .*: pip install 'ludotek\[solve\]'\."):
        solver(NOVEM)


def test_random_play_can_be_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = exploited(monkeypatch, RandomBot())
    assert isinstance(answer, tuple)
    kind, mixes = answer
    assert kind == "exact"
    assert mixes(NOVEM.start(first="rows", layout="159672834"), 1) == [1 / 3] * 3


@pytest.mark.parametrize(("bot", "exact"), [(FirstMove(), True), (RandomBot(), False)])
def test_what_cannot_be_written_down_is_watched(monkeypatch: pytest.MonkeyPatch, bot: Bot, exact: bool) -> None:
    answer = exploited(monkeypatch, bot, exact)
    assert isinstance(answer, tuple)
    assert answer[0] == "estimate"
    assert answer[2] == 50
