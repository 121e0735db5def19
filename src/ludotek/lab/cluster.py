"""The same work on a Ray cluster, or on a local one."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from ludotek.core.errors import LudotekError
from ludotek.core.extras import extra
from ludotek.lab.workers import Crew, Lost, Result, Task, attempt

if TYPE_CHECKING:
    from types import ModuleType

LOCAL = "local"
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
PATIENCE = 5.0  # seconds
AHEAD = 2  # tasks under way for each core, so that none waits for the next


class NoCluster(LudotekError):
    """No cluster answers there."""


class Cluster(Crew):
    """A Ray cluster by its address; `local` starts one here with so many cores."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        self.ray, self.is_ours = connect(address, cores)

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result | Lost], None, None]:
        remote = self.ray.remote(max_retries=0)(attempt)
        kept = self.ray.put(work)
        waiting = iter(enumerate(tasks))
        under_way: dict[Any, int] = {}
        try:
            while True:
                free = max(1, AHEAD * int(self.ray.cluster_resources().get("CPU", 1))) - len(under_way)
                under_way |= {remote.remote(kept, task): number for number, task in islice(waiting, free)}
                if not under_way:
                    return
                done, _ = self.ray.wait(list(under_way))
                for reference in done:
                    yield under_way.pop(reference), self._fetch(reference)
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)
            if self.is_ours:
                self.ray.shutdown()

    def _fetch(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            return Lost(f"A task on the cluster failed: {type(error).__name__}.")


def connect(address: str, cores: int | None) -> tuple[ModuleType, bool]:
    """Ray, connected, and whether it was not before."""
    with extra("ray"):
        import ray
    if ray.is_initialized():
        return ray, False
    try:
        if address == LOCAL:
            ray.init(num_cpus=cores, include_dashboard=False, **QUIET)
        else:
            knock(address)
            ray.init(address=address, **QUIET)
    except (ConnectionError, OSError, ValueError, RuntimeError) as error:
        first_line = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise NoCluster("lab/no-cluster", f"The Ray cluster at {address!r} does not answer: {first_line}") from None
    return ray, True


def knock(address: str) -> None:
    """Fail at once where nobody is at home: Ray itself would go on knocking for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
