"""Work spread over processes."""

from __future__ import annotations

import os
import signal
from contextlib import closing

import pytest

from ludotek.lab.workers import Crew, Here, Lost, Processes

CREWS = [Here(), Processes(1), Processes(3)]


def square(number: int) -> int:
    return number * number


def stumble(number: int) -> int:
    if number == 3:
        raise ValueError("three is too much")
    return number


def die(number: int) -> int:
    if number in (2, 5):
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def process(number: int) -> int:
    return os.getpid()


def is_deaf(number: int) -> bool:
    """Whether Ctrl-C has no effect in this process."""
    os.kill(os.getpid(), signal.SIGINT)
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def results(crew: Crew, work: object, tasks: range) -> dict[int, object]:
    assert callable(work)
    return dict(crew.run(work, tasks))


@pytest.mark.parametrize("crew", CREWS)
def test_every_task_is_done_once(crew: Crew) -> None:
    assert results(crew, square, range(10, 20)) == {number: (10 + number) ** 2 for number in range(10)}


@pytest.mark.parametrize("crew", CREWS)
def test_no_tasks_are_no_trouble(crew: Crew) -> None:
    assert results(crew, square, range(0)) == {}


@pytest.mark.parametrize("crew", CREWS)
def test_an_error_costs_its_task(crew: Crew) -> None:
    done = results(crew, stumble, range(6))
    assert done.pop(3) == Lost("ValueError: three is too much")
    assert done == {number: number for number in (0, 1, 2, 4, 5)}


@pytest.mark.parametrize("count", [1, 2])
def test_a_dead_process_costs_its_task_alone(count: int) -> None:
    done = results(Processes(count), die, range(8))
    lost = {number for number, result in done.items() if isinstance(result, Lost)}
    assert lost == {2, 5}
    assert {number: done[number] for number in done.keys() - lost} == {number: number for number in (0, 1, 3, 4, 6, 7)}
    assert done[2] == Lost(f"A worker process ended with exit code {-signal.SIGKILL}.")


def test_work_is_done_in_other_processes_which_are_gone_afterwards() -> None:
    workers = set(results(Processes(2), process, range(6)).values())
    assert os.getpid() not in workers
    for worker in workers:
        assert isinstance(worker, int)
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


def test_leaving_early_sends_everybody_home() -> None:
    with closing(Processes(2).run(process, range(1000))) as running:
        _, worker = next(running)
    assert isinstance(worker, int)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_ctrl_c_does_not_reach_the_workers() -> None:
    assert results(Processes(1), is_deaf, range(2)) == {0: True, 1: True}
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
