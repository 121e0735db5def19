"""Limits: how much one connection, or one address, may ask of the house in a while."""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from ludotek.core.errors import LudotekError

Clock = Callable[[], float]


class TooMuch(LudotekError):
    """Somebody asks for more than their share; later it will be all right."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("burst", "clock", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.since = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is used."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The shares; a house with many people behind one address raises the last ones."""

    messages: tuple[float, float] = (20.0, 60.0)  # on one connection: a second, and at once
    words: tuple[float, float] = (0.5, 5.0)  # things said
    requests: tuple[float, float] = (50.0, 300.0)  # by one address
    changes: tuple[float, float] = (5.0, 60.0)  # requests that make something
    passwords: tuple[float, float] = (0.2, 10.0)  # tried by one address
    connections: int = 200  # of one address
    body: int = 65_536  # bytes of a request
    record: int = 262_144  # bytes of a record to be shown


def limits_of_environment() -> Limits:
    """The shares, with `LUDOTEK_ADDRESS_SHARE=10` ten times as large for each address."""
    share = float(os.environ.get("LUDOTEK_ADDRESS_SHARE", "1"))
    plain = Limits()
    return Limits(
        requests=(plain.requests[0] * share, plain.requests[1] * share),
        changes=(plain.changes[0] * share, plain.changes[1] * share),
        passwords=(plain.passwords[0] * share, plain.passwords[1] * share),
        connections=int(plain.connections * share),
    )


class Addresses:
    """What each address has asked for of late; the longest silent are forgotten."""

    MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.connections: dict[str, int] = {}

    def check(self, address: str, what: str) -> None:
        """Count something an address asks for, or refuse it."""
        rate, burst = getattr(self.limits, what)
        key = (address, what)
        bucket = self.buckets.pop(key, None) or Bucket(rate, burst)
        self.buckets[key] = bucket
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch("limits/too-many-requests", "That was a lot at once. Wait a moment and try again.")

    def connect(self, address: str) -> bool:
        """Count a connection, if there is room for it."""
        if self.connections.get(address, 0) >= self.limits.connections:
            return False
        self.connections[address] = self.connections.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self.connections.get(address, 0) - 1
        if left > 0:
            self.connections[address] = left
        else:
            self.connections.pop(address, None)
