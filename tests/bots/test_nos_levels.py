"""Drivers of Project NOS on a simulated clock: each at its own speed, and the clock is read at the end."""

from __future__ import annotations

from ludotek.bots import best
from ludotek.bots.bot import WAIT
from ludotek.bots.tempo import Clock, Tempo, race
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.nos import GAME
from ludotek.games.nos.bot import SKILL
from ludotek.games.nos.rules import BY_TIME
from ludotek.games.nos.steps.moves import PLACE
from ludotek.lab.contest import Contest
from tests.games.nos.scenario import do, offered
from tests.games.nos.scenario import race as racing
from tests.games.nos.test_result import WIN, near_the_end

SLOW, QUICK = Tempo(2000, 0.0), Tempo(300, 0.0)


def test_a_slow_driver_is_not_held_up_by_a_quick_one() -> None:
    """Its reaction goes on while others move: after two seconds it is its turn."""
    position, clock, rng = racing("common=6", "common=6"), Clock(2), Rng(1)
    roll = position.moves(0)[0]
    movers = []
    while 1 not in movers:
        seat, move = race(position, [roll, roll], [QUICK, SLOW], clock, rng)
        movers.append(seat)
        do(position, f"{GAME.seats(position.options)[seat]} {GAME.words(move)}", "1 1")
    assert clock.now == 2000
    assert movers.count(0) == 3  # at 0.3, 1.0 and 1.7 seconds: dice tumble for 0.7


def test_the_clock_is_read_at_the_end_of_a_solo_run() -> None:
    position, clock = near_the_end(5), Clock(1)
    roll = position.moves(0)[0]
    race(position, [roll], [QUICK], clock, Rng(1))
    do(position, *WIN)
    clock.now = 21_730
    assert race(position, [WAIT], [QUICK], clock, Rng(1)) == (CLOCK, GAME.read("time 21.7"))


def test_every_level_drives_a_solo_run_to_its_end() -> None:
    for level in range(1, 6):
        opponent = best(GAME, level)
        start = GAME.start(drivers=1, track="3,1,6,2,5,4")
        outcome = Contest(start, [opponent.bot], [opponent.budget], Rng(level), [opponent.tempo]).finish()
        assert outcome.scores[0] > 0 or level == 1


def test_levels_below_the_best_have_a_policy_each() -> None:
    assert sorted(SKILL.play) == [1, 2, 3, 4]


def rolls_needed(level: int, runs: int) -> float:
    """The mean of solo runs that came to their end; the same tracks for every level."""
    rolls, finished = 0, 0
    for number in range(runs):
        luck, choices, here = Rng(number), Rng(number).fork(1), 0
        position = GAME.start(drivers=1, pace="beat")
        while position.kind() != OVER:
            if position.kind() == DEAL:
                position.play(CHANCE, luck.weighted(position.moves(CHANCE), position.odds()))
                continue
            move = SKILL.play[level](position, 0, choices)
            here += move < PLACE
            position.play(0, move)
        if position.ending() == BY_TIME:
            rolls, finished = rolls + here, finished + 1
    return rolls / finished


def test_each_level_below_the_best_needs_fewer_rolls_than_the_one_below_it() -> None:
    needed = [rolls_needed(level, 250) for level in (1, 2, 3, 4)]
    assert needed == sorted(needed, reverse=True), needed


def test_no_level_blows_its_engine() -> None:
    position = racing("common=6")
    position.redlines[0] = 2
    do(position, "flame roll common+common", "2 6")
    assert "blow the engine" in offered(position)
    for level in range(1, 6):
        for seed in range(20):
            opponent = best(GAME, level)
            move = opponent.bot.choose(position, 0, opponent.budget, Rng(seed))
            assert GAME.words(move) != "blow the engine"
