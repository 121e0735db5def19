"""Training as a command: the same seed gives the same net, a run goes on where it stopped, and its pages say how."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotek.core.learning import FromOutcomes
from ludotek.core.net_file import read
from ludotek.games import game
from ludotek.lab.train import courses
from ludotek.lab.train.courses import NotLearnable, OutcomesSchooling, RoundsSchooling, course_of
from ludotek.lab.train.outcomes import FAR, returns
from ludotek.lab.train.run import CURVE, NET, PAGE, OtherRun, Plan, State, train
from ludotek.lab.workers import Here, Processes
from tests.cli.commands import ludotek
from tests.lab.dice_duel import DiceDuelGame


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of a second, without the exact measurement."""
    monkeypatch.setattr(RoundsSchooling, "games", 1)
    monkeypatch.setattr(RoundsSchooling, "studies", 5)
    monkeypatch.setattr(RoundsSchooling, "measure", lambda self, crew: {"points": 1.0})
    monkeypatch.setattr(OutcomesSchooling, "games", 2)
    monkeypatch.setattr(OutcomesSchooling, "studies", 5)
    monkeypatch.setattr(courses, "PAIRS", 1)


def run(id: str, folder: Path, steps: int = 2, seed: int = 3, workers: int = 1) -> State:
    crew = Processes(workers) if workers > 1 else Here()
    return train(game(id), seed, Plan(steps, 0.0), folder, crew, "ludotek train", lambda state, part: None)


def net_in(folder: Path) -> bytes:
    return (folder / NET).read_bytes()


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    for name, seed in (("a", 3), ("b", 3), ("c", 4)):
        run("novem", tmp_path / name, seed=seed)
    assert net_in(tmp_path / "a") == net_in(tmp_path / "b") != net_in(tmp_path / "c")


def test_a_run_that_was_interrupted_goes_on_to_the_same_net(tmp_path: Path) -> None:
    class Interrupted(Exception): ...

    def stop(state: State, part: float) -> None:
        if state.step == 2:
            raise Interrupted

    run("novem", tmp_path / "whole", steps=3)
    with pytest.raises(Interrupted):
        train(game("novem"), 3, Plan(3, 0.0), tmp_path / "halves", Here(), "ludotek train", stop)
    state = run("novem", tmp_path / "halves", steps=3)
    assert state.step == 3
    assert net_in(tmp_path / "halves") == net_in(tmp_path / "whole")


def test_games_of_the_search_are_learnt_from_alike_by_any_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = game("north").learning
    assert isinstance(lesson, FromOutcomes)
    quick = lesson._replace(bot="worlds:2", rivals=())
    monkeypatch.setattr(vars(type(game("north")))["learning"], "loaded", quick)
    for name, workers in (("one", 1), ("two", 2)):
        run("north", tmp_path / name, workers=workers)
    assert net_in(tmp_path / "one") == net_in(tmp_path / "two")
    assert run("north", tmp_path / "one", steps=3).step == 3


def test_the_command_lets_a_cluster_play_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a cluster brings of it is held in `tests/lab/test_cluster.py`."""
    asked: list[tuple[str, int]] = []

    def cluster(address: str, workers: int) -> Here:
        asked.append((address, workers))
        return Here()

    monkeypatch.setattr("ludotek.lab.cluster.Cluster", cluster)
    said = ludotek(
        capsys, "train", "novem", "--steps", "1", "--keep", str(tmp_path), "--ray", "ray://far:1", "--workers", "3"
    )
    assert said.status == 0
    assert asked == [("ray://far:1", 3)]
    head, _ = read(net_in(tmp_path))
    assert head.command == "ludotek train novem --steps 1 --seed 0"


def test_a_run_is_kept_with_its_net_its_curve_and_its_page(tmp_path: Path) -> None:
    run("novem", tmp_path)
    head, _ = read(net_in(tmp_path))
    assert (head.game, head.seed, head.command, head.steps) == ("novem", 3, "ludotek train", 2)
    lines = (tmp_path / CURVE).read_text().splitlines()
    assert lines[0] == "step,seconds,rounds,error,points"
    assert len(lines) == 3
    page = (tmp_path / PAGE).read_text()
    assert "<h1>Novem: training</h1>" in page
    assert page.count("<polyline") == 3


def test_another_runs_folder_is_left_alone(tmp_path: Path) -> None:
    run("novem", tmp_path, steps=1)
    with pytest.raises(OtherRun, match="keeps the training of novem with seed 3, not of novem with seed 4"):
        run("novem", tmp_path, seed=4)


def test_a_game_that_does_not_tell_how_is_told_in_a_sentence() -> None:
    with pytest.raises(NotLearnable, match="Dice duel does not tell how a net could learn it"):
        course_of(DiceDuelGame(), 1)


def test_a_position_learns_from_the_next_thought_and_from_the_end() -> None:
    thought = np.array([0.5, 0.25, -1.0, 0.0], np.float32)
    results = np.array([np.nan, 1.0, np.nan, -1.0], np.float32)  # two games
    first = (1 - FAR) * 0.25 + FAR * 1.0
    second = (1 - FAR) * 0.0 + FAR * -1.0
    assert returns(thought, results) == pytest.approx([first, 1.0, second, -1.0], abs=1e-6)
