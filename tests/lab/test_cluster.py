"""Matches on a Ray cluster: a local one, of two cores."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path

import pytest

from ludotek.core.extras import MissingExtra
from ludotek.core.learning import FromOutcomes
from ludotek.games import game
from ludotek.lab.cluster import Cluster, NoCluster
from ludotek.lab.match import match_of, play_match
from ludotek.lab.round_robin import RoundRobin, play_round_robin
from ludotek.lab.sequential import Terms
from ludotek.lab.simulation import Simulation, simulate
from ludotek.lab.train.courses import OutcomesSchooling
from ludotek.lab.train.run import NET, Plan, train
from ludotek.lab.workers import Here, Lost, Result, Task

NOVEM = game("novem")
FIRST = "tests.lab.odd_bots:FirstMove"
KILLER = "tests.lab.odd_bots:Killer"


pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, about its future


class Noting(Here):
    """Writes down which tasks it is given."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result | Lost], None, None]:
        self.asked = list(tasks)
        return super().run(work, tasks)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One for all tests: it takes long to start."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray = pytest.importorskip("ray", reason="matches on a cluster: Ray is not installed (the extra `ray`)")
        ours = Cluster("local", 2)
        ours.is_ours = False
        yield ours
        ray.shutdown()


def test_a_match_on_a_cluster_is_the_same_as_here(cluster: Cluster) -> None:
    match = match_of(NOVEM, NOVEM.options(), ("random", FIRST), 20, 3)
    assert play_match(match, cluster).deals == play_match(match, Here()).deals


def test_a_net_that_learns_on_a_cluster_is_the_same_as_here(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are played over there, in any order; what is learnt from them is learnt here."""
    monkeypatch.setattr(OutcomesSchooling, "games", 3)
    monkeypatch.setattr(OutcomesSchooling, "studies", 5)
    lesson = game("north").learning
    assert isinstance(lesson, FromOutcomes)
    quick = lesson._replace(bot="worlds:2", rivals=())
    monkeypatch.setattr(vars(type(game("north")))["learning"], "loaded", quick)
    for name, crew in (("there", cluster), ("here", Here())):
        train(game("north"), 3, Plan(2, 0.0), tmp_path / name, crew, "ludotek train", lambda state, part: None)
    assert (tmp_path / "there" / NET).read_bytes() == (tmp_path / "here" / NET).read_bytes()


def test_a_simulation_on_a_cluster_is_the_same_as_here_and_goes_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    bots = ("random", FIRST)
    short, long = (
        Simulation(game=NOVEM, options=NOVEM.options(), bots=bots, games=games, seed=4, outcomes=True)
        for games in (6, 10)
    )
    assert simulate(short, cluster, keep=tmp_path) == simulate(short, Here())
    assert simulate(long, here := Noting(), keep=tmp_path) == simulate(long, cluster)
    assert here.asked == [6, 7, 8, 9]


def test_a_round_robin_on_a_cluster_gives_the_same_answers_after_the_same_deals(cluster: Cluster) -> None:
    meeting = RoundRobin(
        game=NOVEM, options=NOVEM.options(), bots=("random", FIRST, "greedy"), games=60, terms=Terms(0.2), seed=2
    )
    there, here = play_round_robin(meeting, lambda: cluster), play_round_robin(meeting, Here)
    assert {pair: played.deals for pair, played in there.items()} == {pair: one.deals for pair, one in here.items()}
    assert [played.question.answer for played in there.values() if played.question is not None] == [
        played.question.answer for played in here.values() if played.question is not None
    ]


def test_a_worker_that_dies_on_a_cluster_costs_its_deals(cluster: Cluster) -> None:
    played = play_match(match_of(NOVEM, NOVEM.options(), (KILLER, "random"), 12, 1), cluster)
    (reason,) = played.lost
    assert "WorkerCrashedError" in reason
    assert 0 < played.games < 12
    assert played.games + played.lost[reason] == 12


def test_a_cluster_that_somebody_else_started_is_used(cluster: Cluster) -> None:
    again = Cluster("local")
    assert not again.is_ours
    assert dict(again.run(str, range(3))) == {0: "0", 1: "1", 2: "2"}


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    ray = pytest.importorskip("ray", reason="matches on a cluster: Ray is not installed (the extra `ray`)")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=f"The Ray cluster at '{address}' does not answer: .*refused"):
        Cluster(address)


def test_a_missing_ray_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"This takes ray, .*: pip install 'ludotek\[ray\]'\."):
        Cluster("local")
