"""What bots know of Nort: what is safe, what is plausible, and how people err."""

from __future__ import annotations

import pytest

from ludotek.bots import best, named
from ludotek.bots.bot import Budget
from ludotek.bots.human import HumanBot
from ludotek.bots.levels import LEVELS, method
from ludotek.bots.policy import PolicyBot
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, Position
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME, bot, safety, worth
from ludotek.games.nort.components import BLUE, FATAL, RED, ROUNDS
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.steps.drive import drive
from ludotek.games.nort.vocabulary import TRACE
from tests.games.nort.scenario import field, game, make, roll, rounds, say, start

OPENING = "6-2: B8 R6"


def walk(seed: int) -> list[Nort]:
    """The positions of a random game at which somebody is asked."""
    rng, position, met = Rng(seed), start(arena="default"), []
    while position.kind() != OVER:
        if position.kind() != DEAL and position.acting():
            met.append(position.copy())
        seat, move = pick(position, rng)
        if seat >= 0 and rng.below(4) > 0:
            move = rng.choice(bot.plausible(position, seat))
        position.play(seat, move)
    return met


@pytest.mark.parametrize(("heading", "steps"), [(0, 5), (1, 12), (2, 0), (3, 4)])
def test_reach_is_how_far_one_can_drive(heading: int, steps: int) -> None:
    """From 5,9: a mine at 5,15, its own line behind it, the wall in the west."""
    assert safety.reach(rounds(game(), OPENING), BLUE, heading) == steps


def test_reach_ends_before_the_fatal_crossing() -> None:
    position = rounds(game(arena=field((5, 1, "north"), (15, 6, "west"))), OPENING)  # red at 9,6
    assert safety.reach(position, RED, 3) == 8
    position.crossings[RED] = 2
    assert safety.reach(position, RED, 3) == 3


@pytest.mark.parametrize("seed", range(6))
def test_reach_agrees_with_the_rules(seed: int) -> None:
    """Driving as far as it says does no harm, and one step more does."""
    for position in walk(seed):
        for seat in (BLUE, RED):
            steps = safety.reach(position, seat, position.heading[seat])
            for distance in (steps, steps + 1):
                driven = position.copy()
                driven.through = driven.over = 0
                if 0 < distance <= 12:
                    drive(driven, seat, distance, False)
                    assert (driven.loser == seat) == (distance > steps)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_plausible_is_a_move(seed: int) -> None:
    for position in walk(seed):
        for seat in position.acting():
            moves = bot.plausible(position, seat)
            assert moves
            assert set(moves) <= set(position.moves(seat))
            assert bot.policy(position, seat, Rng(0)) in position.moves(seat)
            assert bot.slip(position, seat, Rng(seed)) in position.moves(seat)


def test_no_unavailable_number_is_plausible() -> None:
    position = roll(game(), "6-2")
    assert [GAME.words(move) for move in bot.plausible(position, BLUE)] == [
        "2 straight",
        "4 straight",
        "6 straight",
        "8 straight",
    ]


def test_the_careful_one_never_crashes_when_it_can_avoid_it() -> None:
    """Blue is five steps from a mine: of 6, 2, 8 and 4 straight it takes 4, the highest that is safe."""
    position = roll(rounds(game("14"), OPENING), "6-2")
    call = GAME.words(bot.careful(position, BLUE))
    assert call == "4 straight"


def test_the_careful_one_uses_a_power_only_to_live() -> None:
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    assert bot.careful(position, BLUE) == TRACE
    position = say(say(roll(rounds(game("14"), "6-5: B11 R6"), "3-2"), "B5"), "R3")
    assert GAME.words(bot.careful(position, BLUE)) in ("one less", "one more", "over a mine")
    make(position, BLUE, GAME.words(bot.careful(position, BLUE)))
    assert position.loser != BLUE


def test_the_evaluation_is_a_result_when_a_game_is_over_and_is_shared_out() -> None:
    lost = rounds(game(), f"{OPENING}; 6-6: B12 R6")
    assert (bot.evaluate(lost, BLUE), bot.evaluate(lost, RED)) == (-1.0, 1.0)
    for position in walk(3):
        worth = bot.evaluate(position, BLUE)
        assert -1.0 <= worth <= 1.0
        assert worth == pytest.approx(-bot.evaluate(position, RED))


def test_evaluating_changes_nothing() -> None:
    for position in walk(5):
        key = position.key()
        bot.evaluate(position, BLUE)
        assert position.key() == key


def test_a_dead_end_is_worse_than_open_ground() -> None:
    """Whoever has just turned must go straight, here towards a mine."""
    free, stuck = rounds(game(), OPENING), rounds(game(), OPENING)
    stuck.turned[BLUE] = 1
    assert bot.evaluate(free, BLUE) > bot.evaluate(stuck, BLUE)


def test_a_roll_that_is_survived_by_crossing_is_not_survived_freely() -> None:
    """Red has blue's trace four steps ahead and may not turn; a crossing less to go makes that a wall."""
    position = rounds(game(arena=field((5, 1, "north"), (15, 6, "west"))), OPENING)  # red at 9,6, and blue's line at 5
    position.turned[RED] = 1
    crossing = safety.Outlook(position, RED)
    assert crossing.freely < crossing.soon
    position.crossings[RED] = FATAL - 1
    walled = safety.Outlook(position, RED)
    assert walled.freely == walled.soon == crossing.freely


def test_to_survive_freely_is_never_likelier_than_to_survive() -> None:
    met = [safety.Outlook(position, seat) for seed in range(8) for position in walk(seed) for seat in (BLUE, RED)]
    assert all(look.freely <= look.soon for look in met)
    assert any(look.freely < look.soon for look in met)


def test_two_vehicles_that_hardly_turn_are_judged_by_weights_of_their_own() -> None:
    first = rounds(game("11", arena="default"), "6-2: B8 R6")
    assert worth.is_narrow(first)
    assert not worth.is_narrow(rounds(game("13", arena="default"), "6-2: B8 R6"))
    late = (first.round - 1) / ROUNDS
    apart = [one - other for one, other in zip(worth.traits(first, BLUE), worth.traits(first, RED), strict=True)]
    narrow = zip(worth.NARROW_EARLY, worth.NARROW_LATE, strict=True)
    weights = [early + (end - early) * late for early, end in narrow]
    told = sum(weight * trait for weight, trait in zip(weights, apart, strict=True))
    assert worth.total(first, BLUE) == pytest.approx(told) != 0.0


def test_traces_are_forgotten_only_while_the_arena_is_covered() -> None:
    position = rounds(game(), OPENING)
    assert bot.remembered(position, BLUE, 0.0, Rng(1)) is position
    roll(position, "5-2")
    known = bot.remembered(position, BLUE, 0.0, Rng(1))
    assert isinstance(known, Nort)
    assert sum(mark > 0 for mark in known.trace) == 2
    assert known.moves(BLUE) == position.moves(BLUE)
    whole = bot.remembered(position, BLUE, 1.0, Rng(1))
    assert isinstance(whole, Nort)
    assert whole.trace == position.trace


def test_an_open_arena_is_not_forgotten() -> None:
    position = start(open_arena=True)
    for seat in (BLUE, RED):
        make(position, seat, "vehicle 4")
    roll(position, "6-2")
    assert bot.remembered(position, BLUE, 0.0, Rng(1)) is position


def test_slips_now_and_then_name_a_number_that_is_not_there() -> None:
    position = roll(game(), "6-2")
    slips = {GAME.words(bot.slip(position, BLUE, Rng(seed))).split()[0] for seed in range(60)}
    assert slips & {"2", "4", "6", "8"}
    assert slips & {"1", "3", "5", "7", "9"}


def test_lower_levels_are_slower_forget_more_and_slip_more_often() -> None:
    """Ruling N6."""
    people = [best(GAME, level).bot for level in (1, 2, 3, 4)]
    assert all(isinstance(person, HumanBot) for person in people)
    recalls = [person.recall for person in people if isinstance(person, HumanBot)]
    slips = [person.slips for person in people if isinstance(person, HumanBot)]
    tempos = [level.tempo.mean for level in LEVELS]
    assert recalls == sorted(recalls)
    assert slips == sorted(slips, reverse=True)
    assert tempos == sorted(tempos, reverse=True)
    assert not isinstance(best(GAME, 5).bot, HumanBot)


def test_nort_chooses_its_search_itself() -> None:
    assert method(GAME) == bot.SKILL.method == "mcts"


def test_the_one_ply_bot_is_called_policy() -> None:
    assert isinstance(named("policy", GAME).bot, PolicyBot)


def finish(position: Position, blue: str, red: str, seed: int) -> list[int]:
    bots, rng = [named(blue, GAME).bot, named(red, GAME).bot], Rng(seed)
    while position.kind() != OVER:
        if position.kind() == DEAL:
            position.play(CHANCE, rng.choice(position.moves(CHANCE)))
        elif not position.acting():
            position.play(CLOCK, position.moves(CLOCK)[0])
        else:
            seat = rng.choice(position.acting())
            position.play(seat, bots[seat].choose(position.imagine(seat, rng), seat, Budget(1), rng))
    return position.scores()


def test_the_one_ply_bot_beats_a_random_one() -> None:
    wins = sum(finish(game("44"), "policy", "random", seed)[BLUE] for seed in range(20))
    assert wins > 10


@pytest.mark.parametrize("seed", range(4))
def test_what_one_seat_may_expect_the_other_must_fear(seed: int) -> None:
    for position in walk(seed):
        assert bot.evaluate(position, BLUE) == pytest.approx(-bot.evaluate(position, RED))


def test_every_roll_leaves_something_to_whoever_may_drive_anywhere() -> None:
    assert safety.survives(safety.values_up_to(12)) == 1.0


def test_who_can_only_go_one_step_survives_few_rolls() -> None:
    """With 1 alone safe, the first caller survives where a 1 is there or may stand still on a pair."""
    ones, pairs, both = 2 * 5 + 2 * 5, 6, 1  # rolls with a 1 or a difference of 1; pairs; 1-2 has both
    assert 0.0 < safety.survives(2) < (ones - both + pairs) / 36
    assert safety.survives(0) == pytest.approx(pairs / 36 / 2)


def test_an_outlook_is_a_chance() -> None:
    for position in walk(3):
        for seat in (BLUE, RED):
            look = safety.Outlook(position, seat)
            assert 0.0 <= look.later <= 1.0
            assert 0.0 <= look.soon <= 1.0
