"""The world around the house: time, luck, disk and processes reach it through one object.

So the whole house can live in another one, in which a day passes at once or the disk is a list in memory. The wire
needs no door of its own: every line brings the function with it by which it is sent something.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable
from typing import Generic, ParamSpec, Protocol, TypeVar

from ludotek.core.position import Milliseconds

D = TypeVar("D", covariant=True)
P = ParamSpec("P")
T = TypeVar("T")
NANOSECONDS = 1_000_000  # in a millisecond
ID_BYTES = 9


class Timer(Protocol):
    """Something that is going to happen, unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Time, and waiting for it."""

    def now(self) -> Milliseconds:
        """Milliseconds since 1970. It never goes back, and whatever is kept is dated by it."""

    def precise(self) -> float:
        """Seconds since some moment, to measure with."""

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...


class Luck(Protocol):
    """What nobody can foresee."""

    def bytes(self, count: int) -> bytes: ...


class Workers(Protocol):
    """Processes that work; started when first needed, and anew when one dies."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...

    def stop(self) -> None:
        """End without waiting for work that nobody needs any more."""


class Processes(Protocol):
    """Where workers come from."""

    def hire(self, count: int, modesty: int) -> Workers:
        """So many workers, which stand back behind the server for a core that they share."""


class World(Generic[D]):
    """Everything that a house does not hold in its own memory; the disk is whatever keeps what it needs kept."""

    def __init__(self, disk: D, clock: Clock, luck: Luck, processes: Processes) -> None:
        self.disk = disk
        self.clock = clock
        self.luck = luck
        self.processes = processes


def new_id(luck: Luck) -> str:
    """A short name that fits a URL and that nobody guesses."""
    return new_token(luck, ID_BYTES)


def new_token(luck: Luck, count: int) -> str:
    """So many random bytes, in letters that fit a URL."""
    return base64.urlsafe_b64encode(luck.bytes(count)).rstrip(b"=").decode()


def below(luck: Luck, limit: int) -> int:
    """A number below a limit; small beside 64 bits, lest the first ones come more often."""
    return int.from_bytes(luck.bytes(8)) % limit


# The real one.


class SystemClock:
    """It says what the wall's said when it was made, and goes on from there by itself.

    A wall clock that is set, forwards or back, would take time away from everybody who thinks. Times that are kept
    are the wall's, so that another process can read them; within one process their differences are true.
    """

    def __init__(self) -> None:
        self.began = time.time_ns() - time.monotonic_ns()

    def now(self) -> Milliseconds:
        return (self.began + time.monotonic_ns()) // NANOSECONDS

    def precise(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SystemLuck:
    """The operating system's."""

    def bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
