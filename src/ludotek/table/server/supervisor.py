"""The supervisor of several workers: for one that ends another is started, after a pause if that happens often."""

from __future__ import annotations

import logging
import time
from socket import socket

from uvicorn import Config
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from ludotek.table.backoff import pause_after

log = logging.getLogger("ludotek.serve")

CALM = 60.0  # seconds without an end after which a worker's place counts as well again


class Supervisor(Multiprocess):
    """Like uvicorn's, but for a worker that cannot come up.

    That one ends all the others there. Here it is tried again until it can: the database may be away for a while, and
    whoever is still at a table with the others need not be sent home for that.
    """

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.ends: dict[int, tuple[int, float]] = {}  # by place: how often in a row a worker ended there, and when
        self.due: dict[Process, float] = {}  # workers that have ended, and when others take their places

    def keep_subprocess_alive(self) -> None:
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if worker in self.due:
                self._replace(place, worker)
            elif not worker.is_alive():
                self._bury(place, worker)

    def _replace(self, place: int, ended: Process) -> None:
        if time.monotonic() >= self.due[ended]:
            del self.due[ended]
            worker = self.processes[place] = Process(self.config, self.sockets)
            worker.start()

    def _bury(self, place: int, worker: Process) -> None:
        worker.kill()  # it may be alive and not answer
        worker.join()
        now = time.monotonic()
        count, last = self.ends.get(place, (0, now))
        count = count + 1 if now - last < CALM else 1
        pause = pause_after(count)
        self.ends[place], self.due[worker] = (count, now), now + pause
        log.warning("worker ended", extra={"pid": worker.pid, "status": worker.exitcode, "pause": pause})
