"""One game between bots."""

from __future__ import annotations

import pytest

from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.random import RandomBot
from ludotek.core.errors import IllegalMove
from ludotek.core.position import CHANCE, OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.lab.contest import Contest, Outcome
from tests.lab.dice_duel import DiceDuel, DiceDuelGame
from tests.lab.odd_bots import Cheat, FirstMove
from tests.reference_games.snap import ODD, Snap, SnapGame


class Greedy(RandomBot):
    """Draws many numbers before it chooses."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        for _ in range(50):
            rng.word()
        return super().choose(known, seat, budget, rng)


class Watcher(RandomBot):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Position] = []

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.seen.append(known)
        return super().choose(known, seat, budget, rng)


class Patient(RandomBot):
    """Waits."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return WAIT


def contest(position: Position, *bots: Bot, seed: int = 1) -> Contest:
    return Contest(position, bots, [Budget()] * len(bots), Rng(seed))


def test_a_contest_is_played_to_the_end() -> None:
    played = contest(game("novem").start(), RandomBot(), RandomBot())
    outcome = played.finish()
    assert played.position.kind() == OVER
    assert outcome.scores == played.position.scores()
    assert outcome.decisions > 10


def test_only_what_people_do_is_a_decision() -> None:
    assert contest(DiceDuel(), RandomBot(), RandomBot()).finish().decisions == 2


def test_luck_does_not_depend_on_the_numbers_that_bots_draw() -> None:
    calm = contest(DiceDuel(), RandomBot(), RandomBot()).finish()
    wild = contest(DiceDuel(), Greedy(), Greedy()).finish()
    assert calm.scores == wild.scores


def test_another_seed_is_another_game() -> None:
    scores = {tuple(contest(DiceDuel(), FirstMove(), FirstMove(), seed=seed).finish().scores) for seed in range(5)}
    assert len(scores) == 5


def test_a_bot_is_never_shown_the_true_position() -> None:
    watcher = Watcher()
    played = contest(game("novem").start(first="rows"), RandomBot(), watcher)
    played.finish()
    sealed = game("novem").start(first="rows", layout="159672834")
    sealed.play(0, 1)
    contest(sealed, RandomBot(), watcher).advance()
    assert watcher.seen[-1] is not sealed
    assert watcher.seen[-1].acting() == [0, 1]  # the other's marker is back in its hand


def test_a_move_that_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalMove, match="seat 0 chose move 1000000"):
        contest(DiceDuel(), Cheat(), RandomBot()).finish()


def test_a_race_goes_to_whoever_reacts_first() -> None:
    winners = {contest_of_snap(RandomBot(), RandomBot(), seed).index(0) for seed in range(30)}
    assert winners == {0, 1}


def contest_of_snap(first: Bot, second: Bot, seed: int) -> list[int]:
    """Scores of a race for a single odd card, which costs whoever is quicker a point."""
    start = SnapGame().start()
    assert isinstance(start, Snap)
    start.left = 1
    start.play(CHANCE, ODD)
    return contest(start, first, second, seed=seed).finish().scores


def test_who_waits_leaves_a_race_to_the_others() -> None:
    assert contest_of_snap(Patient(), RandomBot(), 1) == [0, -1]
    assert contest_of_snap(RandomBot(), Patient(), 1) == [-1, 0]


def test_when_everybody_waits_time_passes() -> None:
    assert contest_of_snap(Patient(), Patient(), 1) == [0, 0]


def test_nobody_may_wait_outside_a_race() -> None:
    with pytest.raises(IllegalMove):
        contest(DiceDuel(), Patient(), RandomBot()).finish()


def test_the_winners_share_one_win() -> None:
    assert Outcome([3, 5, 5, 1], 0, 0).shares() == [0, 0.5, 0.5, 0]
    assert Outcome([-1, 1], 0, 0).shares() == [0, 1]


def test_a_duel_has_as_many_seats_as_it_is_told() -> None:
    duel = DiceDuelGame(4)
    assert len(contest(duel.start(), *[RandomBot()] * 4).finish().scores) == 4
