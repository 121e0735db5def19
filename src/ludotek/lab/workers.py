"""Work spread over processes of this machine; a process that dies costs its task, not the run.

The pools of the standard library break as a whole when one process dies, and cannot tell whose
fault it was. Here every process has a pipe of its own, so exactly one task is lost.
"""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

import msgspec

Task = TypeVar("Task")
Result = TypeVar("Result")

PROCESSES = get_context("spawn")  # a fork would copy the threads' locks of whoever calls


class Lost(msgspec.Struct, frozen=True):
    """What a task gives that could not be finished."""

    reason: str


class Crew(ABC):
    """Whoever does the work: this process, several processes, or a cluster."""

    @abstractmethod
    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result | Lost], None, None]:
        """The number of each task and what came of it, in the order in which they are finished."""


class Here(Crew):
    """This process, one task after the other."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result | Lost], None, None]:
        for number, task in enumerate(tasks):
            yield number, attempt(work, task)


class Processes(Crew):
    """Several processes of this machine, each with one task at a time."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result | Lost], None, None]:
        waiting = iter(enumerate(tasks))
        busy: list[_Worker[Task, Result]] = []
        try:
            for _ in range(min(self.count, len(tasks))):
                busy.append(_Worker(work))
                busy[-1].take(next(waiting))
            while busy:
                yield from _finished(busy, waiting)
        finally:
            for worker in busy:
                worker.dismiss()


def attempt(work: Callable[[Task], Result], task: Task) -> Result | Lost:
    """What a task gives; an error in it is told, and goes no further."""
    try:
        return work(task)
    except Exception as error:
        return Lost(f"{type(error).__name__}: {error}")


class _Worker(Generic[Task, Result]):
    """A process and the pipe to it."""

    def __init__(self, work: Callable[[Task], Result]) -> None:
        self.work = work
        self.number = -1
        self.pipe, far_end = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=_serve, args=(work, far_end), daemon=True)
        with _uninterrupted():
            self.process.start()
        far_end.close()  # from now on the pipe ends with the process

    def take(self, numbered: tuple[int, Task]) -> None:
        self.number, task = numbered
        with suppress(OSError):  # it may have died; the pipe will say so when it is read
            self.pipe.send(task)

    def give(self) -> Result | Lost:
        try:
            result: Result | Lost = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            return Lost(f"A worker process ended with exit code {self.process.exitcode}.")
        return result

    @property
    def is_dead(self) -> bool:
        return self.process.exitcode is not None

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; one that is started here never hears of it.

    Whoever started the run decides what an interruption ends, and hears of it right afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _finished(
    busy: list[_Worker[Task, Result]], waiting: Iterator[tuple[int, Task]]
) -> Iterator[tuple[int, Result | Lost]]:
    """What the next workers to report give; each gets another task, or goes home."""
    reporting = wait([worker.pipe for worker in busy])
    for worker in [worker for worker in busy if worker.pipe in reporting]:
        number, result = worker.number, worker.give()
        busy.remove(worker)
        following = next(waiting, None)
        if following is None or worker.is_dead:
            worker.dismiss()
        if following is not None:
            busy.append(_Worker(worker.work) if worker.is_dead else worker)
            busy[-1].take(following)
        yield number, result


def _serve(work: Callable[[Task], Result], pipe: Connection) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(attempt(work, task))
