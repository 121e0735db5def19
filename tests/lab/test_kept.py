"""Matches and simulations that are kept: what was interrupted and goes on is what was never interrupted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek.core import record
from ludotek.games import game
from ludotek.lab.journal import OtherRun
from ludotek.lab.match import Match, Played, match_of, play_match
from ludotek.lab.round_robin import RoundRobin, play_round_robin
from ludotek.lab.sequential import BETTER, OPEN, WORSE, Terms
from ludotek.lab.simulation import Simulation, simulate
from ludotek.lab.workers import Crew, Here, Processes

NOVEM = game("novem")
FIRST = "tests.lab.odd_bots:FirstMove"
CLUMSY = "tests.lab.odd_bots:Clumsy"


def novem(games: int, *bots: str, seed: int = 1) -> Match:
    return match_of(NOVEM, NOVEM.options(), bots or ("random", FIRST), games, seed)


def simulation(games: int, *bots: str, outcomes: bool = False) -> Simulation:
    seats = bots or ("random", "random")
    return Simulation(game=NOVEM, options=NOVEM.options(), bots=seats, games=games, seed=1, outcomes=outcomes)


class Patience:
    """Interrupts after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, games: int) -> None:
        self.left -= games
        if self.left <= 0:
            raise KeyboardInterrupt


def test_a_match_that_goes_on_is_the_match_that_was_never_interrupted(tmp_path: Path) -> None:
    assert play_match(novem(20), progress=Patience(6), keep=tmp_path).games == 6
    assert play_match(novem(20), keep=tmp_path).deals == play_match(novem(20)).deals


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    class Nobody(Here):
        def run(self, work, tasks):  # type: ignore[no-untyped-def]
            assert list(tasks) == []
            return super().run(work, tasks)

    whole = play_match(novem(8), keep=tmp_path)
    assert play_match(novem(8), Nobody(), keep=tmp_path).deals == whole.deals


def test_a_longer_match_begins_with_the_shorter_one(tmp_path: Path) -> None:
    play_match(novem(8), keep=tmp_path)
    assert play_match(novem(12), keep=tmp_path).deals == play_match(novem(12)).deals
    assert play_match(novem(4), keep=tmp_path).deals == play_match(novem(4)).deals


def test_half_a_line_of_a_killed_run_is_forgotten(tmp_path: Path) -> None:
    play_match(novem(8), keep=tmp_path)
    file = tmp_path / "played.jsonl"
    file.write_bytes(file.read_bytes()[:-9])
    assert play_match(novem(8), keep=tmp_path).deals == play_match(novem(8)).deals
    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    ("other", "what"),
    [(novem(8, seed=2), "seed"), (novem(8, FIRST, "random"), "bots")],
)
def test_another_match_is_not_mixed_in(tmp_path: Path, other: Match, what: str) -> None:
    play_match(novem(8), keep=tmp_path)
    with pytest.raises(OtherRun, match=f"keeps another run, with another {what}:"):
        play_match(other, keep=tmp_path)


def test_lost_games_are_tried_again(tmp_path: Path) -> None:
    match = novem(20, CLUMSY, "random")
    first, again = play_match(match, keep=tmp_path), play_match(match, keep=tmp_path)
    assert 0 < first.games < 20
    assert (again.deals, again.lost) == (first.deals, first.lost)


@pytest.mark.parametrize("bots", [("random", "random"), (FIRST, "random")])
def test_a_simulation_that_goes_on_is_the_one_that_was_never_interrupted(tmp_path: Path, bots: tuple[str, str]) -> None:
    games = 2300 if bots == ("random", "random") else 12
    with pytest.raises(KeyboardInterrupt):
        simulate(simulation(games, *bots), progress=Patience(games // 2), keep=tmp_path)
    assert simulate(simulation(games, *bots), keep=tmp_path) == simulate(simulation(games, *bots))


def test_a_longer_simulation_plays_a_shorter_last_batch_again(tmp_path: Path) -> None:
    simulate(simulation(1200), keep=tmp_path)
    assert simulate(simulation(1700), keep=tmp_path) == simulate(simulation(1700))


# Records.


def test_the_records_of_a_match_replay_to_its_results(tmp_path: Path) -> None:
    played = play_match(novem(6), records=tmp_path)
    assert played.deals == play_match(novem(6)).deals
    for deal, games in played.deals.items():
        for number, one in enumerate(games):
            kept = record.load(tmp_path / f"deal-{deal + 1:05}-{number + 1}.txt", game)
            assert kept.result == one.scores
            assert sum(entry.seat >= 0 for entry in kept.entries) == one.decisions
            assert [*kept.players.values()] == [played.match.bots[bot] for bot in played.match.line_ups[number]]


@pytest.mark.parametrize("bots", [("random", "random"), (FIRST, "random")])
def test_the_records_of_a_simulation_replay_to_its_results(tmp_path: Path, bots: tuple[str, str]) -> None:
    plan = msgspec.structs.replace(simulation(5, *bots, outcomes=True), events=True)
    tally = simulate(plan, records=tmp_path)
    assert tally == simulate(plan)
    for number, one in tally.outcomes.items():
        assert record.load(tmp_path / f"game-{number + 1:06}.txt", game).result == one.scores


# Until it is known who is better.


def summary(played: Played) -> tuple[str, int]:
    assert played.question is not None
    return played.question.answer, played.games


def test_a_match_stops_when_the_answer_is_known(tmp_path: Path) -> None:
    terms = Terms(0.05)
    played = play_match(novem(200, "greedy", "random"), keep=tmp_path, terms=terms)
    assert played.question is not None
    assert (played.question.answer, played.question.deals) == (BETTER, len(played.deals))
    assert played.games < 40
    assert summary(play_match(novem(200, "random", "greedy"), terms=terms)) == (WORSE, played.games)
    assert summary(play_match(novem(200, "greedy", "random"), keep=tmp_path, terms=terms)) == summary(played)


@pytest.mark.parametrize("crew", [Processes(3)])
def test_it_stops_after_the_same_deal_whoever_works(crew: Crew) -> None:
    match, terms = novem(120, "greedy", "random"), Terms(0.2)
    alone, together = play_match(match, terms=terms), play_match(match, crew, terms=terms)
    assert summary(alone) == summary(together)
    assert alone.deals == together.deals


def test_too_few_games_leave_the_question_open() -> None:
    assert summary(play_match(novem(4, "greedy", "random"), terms=Terms(0.05))) == (OPEN, 4)


def test_everybody_meets_everybody_and_all_answers_share_the_error(tmp_path: Path) -> None:
    bots = ("random", "greedy", FIRST)
    meeting = RoundRobin(game=NOVEM, options=NOVEM.options(), bots=bots, games=60, terms=Terms(0.06), seed=1)
    found = play_round_robin(meeting, Here, keep=tmp_path)
    assert list(found) == [(0, 1), (0, 2), (1, 2)]
    assert meeting.terms_of_a_pair.error == pytest.approx(0.02)
    assert summary(found[0, 1])[0] == WORSE
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["1-2", "1-3", "2-3"]
