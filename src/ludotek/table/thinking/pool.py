"""Pools of processes: what takes long is worked out there, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2  # at a job whose process dies


class RememberedContext(SpawnContext):
    """Starts processes anew, and remembers them: an executor does not say which ones are its own."""

    def __init__(self) -> None:
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **kwargs)
        self.started.append(process)
        return process


class Pool:
    """Processes that work; started when first needed, and anew when one dies."""

    def __init__(self, processes: int, modesty: int) -> None:
        self.processes = processes
        self.modesty = modesty
        self.context = RememberedContext()
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "jobs take their arguments in order"
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, job, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("the last attempt returns or raises")

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.context = RememberedContext()
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=self.context, initializer=follow_parent, initargs=(self.modesty,)
            )
        return self.pool

    def stop(self) -> None:
        """End without waiting for thoughts that nobody will hear."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in self.context.started:
                if process.is_alive():
                    process.terminate()


class SystemProcesses:
    """The operating system's."""

    def hire(self, count: int, modesty: int) -> Pool:
        return Pool(count, modesty)


def follow_parent(modesty: int) -> None:
    """Let the server go first, and end with it, even when it is killed: an orphan would wait for work for ever."""
    os.nice(modesty)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
