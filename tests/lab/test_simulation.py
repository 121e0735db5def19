"""Simulations."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.playout import playout
from ludotek.core.position import EVERYONE, only
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.lab.simulation import Simulation, Tally, simulate
from ludotek.lab.workers import Crew, Here, Processes

NOVEM = game("novem")
CLUMSY = "tests.lab.odd_bots:Clumsy"
KILLER = "tests.lab.odd_bots:Killer"
FIRST = "tests.lab.odd_bots:FirstMove"


def simulation(games: int, *bots: str, seed: int = 1) -> Simulation:
    return Simulation(game=NOVEM, options=NOVEM.options(), bots=bots or ("random", "random"), games=games, seed=seed)


def test_a_tally_adds_up() -> None:
    tally = simulate(simulation(200))
    assert tally.games == sum(tally.wins) + tally.draws == sum(tally.endings) == 200
    assert tally.scores[0] == -tally.scores[1] == tally.wins[0] - tally.wins[1]
    assert tally.draws == tally.endings[NOVEM.endings.index("tie")]


def test_game_number_n_is_the_same_however_many_are_played() -> None:
    position = NOVEM.start()
    decisions = playout(position, Rng(7).fork(0))
    tally = simulate(simulation(1, seed=7))
    assert tally.decisions == decisions
    assert tally.scores == position.scores()


@pytest.mark.parametrize("bots", [("random", "random"), (FIRST, "random")])
@pytest.mark.parametrize("crew", [Processes(1), Processes(3)])
def test_the_same_seed_gives_the_same_result_whoever_works(bots: tuple[str, str], crew: Crew) -> None:
    games = 2500 if bots == ("random", "random") else 20
    plan = simulation(games, *bots)
    assert simulate(plan, crew) == simulate(plan, Here())


def test_another_seed_gives_another_result() -> None:
    assert simulate(simulation(100, seed=1)) != simulate(simulation(100, seed=2))


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(simulation(2300), progress=told.append)
    assert told == [1000, 1000, 300]


def test_games_that_fail_are_counted_apart() -> None:
    tally = simulate(simulation(20, CLUMSY, "random"))
    (reason,) = tally.lost
    assert reason == "ZeroDivisionError: the clumsy bot fell over"
    assert 0 < tally.lost[reason] < 20
    assert tally.games == 20 - tally.lost[reason]


def test_a_process_that_dies_costs_its_game() -> None:
    tally = simulate(simulation(12, KILLER, "random"), Processes(2))
    assert tally.lost == {"A worker process ended with exit code 9.": 12 - tally.games}
    assert 0 < tally.games < 12


def test_tallies_of_parts_make_the_tally_of_the_whole() -> None:
    whole = Tally([0, 0], [0, 0], [0, 0, 0], [0])
    for part in (Tally([1, 0], [2, -2], [1, 0, 0], [2], 1, 0, 9), Tally([0, 0], [0, 0], [0, 1, 0], [3], 1, 1, 5)):
        whole.add(part)
    assert whole == Tally([1, 0], [2, -2], [1, 1, 0], [5], 2, 1, 14)


def test_what_everyone_is_told_is_counted_where_it_is_asked_for() -> None:
    plan = simulation(50)
    quiet, told = simulate(plan), simulate(msgspec.structs.replace(plan, events=True))
    names = [happening.name for happening in NOVEM.happenings]
    named = dict(zip(names, told.events, strict=True))
    assert sum(quiet.events) == 0
    assert named["set"] == 100  # two games to a match
    assert named["tied"] == told.draws
    assert 2 * named["revealed"] == told.decisions
    assert told.wins == quiet.wins


def test_what_only_one_seat_is_told_is_not_counted() -> None:
    tally = Tally([0], [0], [0], [0, 0])
    tally.hear([(EVERYONE, 1, 0, 0), (only(0), 0, 0, 0)])
    assert tally.events == [0, 1]
