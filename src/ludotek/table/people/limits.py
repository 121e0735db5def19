"""Limits: how much one connection, or one address, may ask of the house in a while."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address

import msgspec

from ludotek.core.errors import LudotekError

Clock = Callable[[], float]  # seconds, from some moment on


class TooMuch(LudotekError):
    """Somebody asks for more than their share; later it will be all right."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("burst", "clock", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
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

    def give_back(self) -> None:
        self.tokens = min(self.burst, self.tokens + 1.0)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The shares; a house with many people behind one address raises the last ones."""

    messages: tuple[float, float] = (20.0, 60.0)  # on one connection: a second, and at once
    words: tuple[float, float] = (0.5, 5.0)  # things said by one player, on however many lines
    guesses: tuple[float, float] = (1 / 60, 10.0)  # wrong passwords for one account
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


class Shares:
    """What each of many has asked for of late; the longest silent are forgotten."""

    MOST = 10_000

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, who: str, what: str) -> bool:
        """Count something, if there is enough left of somebody's share."""
        return self._bucket(who, what).take()

    def give_back(self, who: str, what: str) -> None:
        """It was not to be counted."""
        self._bucket(who, what).give_back()

    def _bucket(self, who: str, what: str) -> Bucket:
        rate, burst = getattr(self.limits, what)
        bucket = self.buckets.pop((who, what), None) or Bucket(rate, burst, self.clock)
        self.buckets[who, what] = bucket
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket


class Addresses(Shares):
    """What each address has asked for of late, and how many connections it holds."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        super().__init__(limits, clock)
        self.connections: dict[str, int] = {}

    def check(self, address: str, what: str) -> None:
        """Count something an address asks for, or refuse it."""
        if not self.take(household(address), what):
            raise TooMuch("limits/too-many-requests", "That was a lot at once. Wait a moment and try again.")

    def connect(self, address: str) -> bool:
        """Count a connection, if there is room for it."""
        home = household(address)
        if self.connections.get(home, 0) >= self.limits.connections:
            return False
        self.connections[home] = self.connections.get(home, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        home = household(address)
        left = self.connections.get(home, 0) - 1
        if left > 0:
            self.connections[home] = left
        else:
            self.connections.pop(home, None)


def household(address: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, since every household can choose the rest at will."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
