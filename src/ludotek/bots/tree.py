"""What a search remembers: what each seat knew when it chose, and how its choices went.

A node is one seat's knowledge at one of its decisions, named by a number that is mixed from all the
seat saw on the way there. Its moves are its arms. Nodes and arms lie packed in a few arrays: a node
with three arms takes about a hundred bytes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

NOWHERE: Final[i64] = -1
EMPTY: Final[i64] = 0
SLOTS: Final = 64  # at first; always a power of two

PRIME: Final[i64] = 0x7FFFFFFF  # 2**31 - 1
LOW_BASE: Final[i64] = 1103515245
SPREAD: Final[i64] = 1540483477
HIGH_BASE: Final[i64] = 747796405


def mix(past: i64, what: i64) -> i64:
    """The number of a longer past. Two polynomials modulo a prime: no two pasts share it, but for
    one chance in 2**62; every step stays within 63 bits, so compiled and interpreted agree."""
    low: i64 = (past & PRIME) * LOW_BASE + what + 1
    high: i64 = (past >> 31) * HIGH_BASE + what + 1
    low = (low & PRIME) + (low >> 31)
    high = (high & PRIME) + (high >> 31)
    if low >= PRIME:
        low -= PRIME
    if high >= PRIME:
        high -= PRIME
    return high << 31 | low


def slot_of(key: i64) -> i64:
    """Where a key would like to lie: similar keys far apart."""
    return (key & PRIME) * SPREAD >> 20 ^ key >> 31


class Index:
    """Finds by its number where a thing lies in some array: open addressing, a thing in the first free slot."""

    size: i64
    keys: vec[i64]
    places: vec[i32]

    def __init__(self) -> None:
        self.size = 0
        self.keys = vec[i64]([0] * SLOTS)
        self.places = vec[i32]([0] * SLOTS)

    def find(self, key: i64) -> i64:
        """The place of a thing, or NOWHERE."""
        keys = self.keys
        last: i64 = len(keys) - 1
        slot: i64 = slot_of(key) & last
        while keys[slot] != EMPTY:
            if keys[slot] == key:
                return i64(self.places[slot])
            slot = slot + 1 & last
        return NOWHERE

    def put(self, key: i64, place: i64) -> None:
        """Remember the place of a new thing."""
        if 3 * self.size >= 2 * len(self.keys):
            self._spread_out()
        self.size += 1
        self._put(key, i32(place))

    def _put(self, key: i64, place: i32) -> None:
        last: i64 = len(self.keys) - 1
        slot: i64 = slot_of(key) & last
        while self.keys[slot] != EMPTY:
            slot = slot + 1 & last
        self.keys[slot] = key
        self.places[slot] = place

    def _spread_out(self) -> None:
        keys, places = self.keys, self.places
        slots: i64 = len(keys)
        self.keys = vec[i64]([0] * (2 * slots))
        self.places = vec[i32]([0] * (2 * slots))
        slot: i64 = 0
        while slot < slots:
            if keys[slot] != EMPTY:
                self._put(keys[slot], places[slot])
            slot += 1


class Tree:
    """Nodes, and per arm: visits, mean score, regret, and share in the average strategy."""

    index: Index  # to a node's first arm
    visits: vec[i32]
    means: vec[float]
    regrets: vec[float]
    shares: vec[float]

    def __init__(self) -> None:
        self.index = Index()
        self.visits = vec[i32]()
        self.means = vec[float]()
        self.regrets = vec[float]()
        self.shares = vec[float]()

    def add(self, key: i64, arms: i64) -> i64:
        """A new node, and its first arm."""
        first: i64 = len(self.visits)
        self.index.put(key, first)
        for _ in range(arms):
            self.visits = append(self.visits, 0)
            self.means = append(self.means, 0.0)
            self.regrets = append(self.regrets, 0.0)
            self.shares = append(self.shares, 0.0)
        return first


class Crossings:
    """What came of choices made together: for each combination that was tried, every seat's mean score."""

    index: Index
    seats: i64
    visits: vec[i32]
    means: vec[float]
    least: float  # how much the latest score counts, however many came before

    def __init__(self, seats: int, least: float) -> None:
        self.index = Index()
        self.seats = seats
        self.least = least
        self.visits = vec[i32]()
        self.means = vec[float]()

    def learn(self, key: i64, scores: list[float]) -> i64:
        """Take in what came of a crossing; its place."""
        place = self.index.find(key)
        if place == NOWHERE:
            place = self._add(key)
        tries: i32 = self.visits[place] + 1
        self.visits[place] = tries
        weight = 1.0 / float(tries)
        if weight < self.least:
            weight = self.least
        cell: i64 = place * self.seats
        for score in scores:
            self.means[cell] += (score - self.means[cell]) * weight
            cell += 1
        return place

    def _add(self, key: i64) -> i64:
        place: i64 = len(self.visits)
        self.index.put(key, place)
        self.visits = append(self.visits, 0)
        for _ in range(self.seats):
            self.means = append(self.means, 0.0)
        return place

    def mean(self, place: i64, seat: i64, unknown: float) -> float:
        """What a seat scored on average, or a guess where the crossing was never tried."""
        return unknown if place == NOWHERE else self.means[place * self.seats + seat]
