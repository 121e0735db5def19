"""Fair dice: what is drawn, from what, and by which words everybody is bound before anything is drawn.

The seed of the house is 32 random bytes; its SHA-256, the commitment, is published with the table, the seed
itself after the last move. A player's salt is 32 random bytes as well, written as 64 hexadecimal digits. It is
bound by a seal, the SHA-256 of the line

    ludotek seal 1 TABLE ROUND SEAT COMMITMENT SALT

so that a seal is younger than the commitment, and good for one seat of one table in one round. What becomes of
seals and salts before a game is in `luck`. Chance's move at a ply is drawn from

    HMAC-SHA256(key: seed, message: "ludotek draw 1", salts, ply, attempt)

where each salt is written as its seat's name and its text, both in UTF-8 behind their lengths (4 bytes,
big-endian), in the order of the names; the ply, from 0, as 8 bytes and the attempt, from 0, as 4. The
digest is a number of 256 bits. Numbers from the largest multiple of the total weight on are drawn again
with the next attempt; the others, modulo the total weight, point at one of the moves by their odds. A tie in a
race and a move of the clock that is left to chance are drawn in the same way, each at its own ply.

A game that begins in what another has left begins in an order that nobody knows: decks are shuffled by the first 12
bytes of HMAC-SHA256(key: seed, message: "ludotek world 1"), so that the commitment binds the house to it as well.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence

from ludotek.core.position import Seat
from ludotek.table.world import Luck

SEED_BYTES = 32
DIGESTS = 1 << 256  # how many there are
PREFIX = b"ludotek draw 1"
BOT_PREFIX = b"ludotek bot 1"
WORLD = b"ludotek world 1"  # in which a game begins
LEFT = b"ludotek left 1"  # which it leaves, as everybody may read it


def new_seed(luck: Luck) -> bytes:
    return luck.bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game: it fixes the seed and says nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def seal(table: str, round: int | str, seat: str, commitment: str, salt: str) -> str:
    """What a player publishes before anybody shows a salt: it fixes the salt and says nothing about it."""
    return hashlib.sha256(f"ludotek seal 1 {table} {round} {seat} {commitment} {salt}".encode()).hexdigest()


def draw(seed: bytes, salts: Mapping[str, str], ply: int, odds: Sequence[int], n: int) -> int:
    """Which of n moves chance makes at a ply; no odds mean that all are alike. Salts are by seat name."""
    left = below(_digests(seed, salts, ply), sum(odds) if odds else n)
    if not odds:
        return left
    for index, weight in enumerate(odds):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("A number below the total weight lies within one of the weights.")


def below(numbers: Iterator[int], total: int, limit: int = DIGESTS) -> int:
    """A number below a total, each as likely, from numbers below a limit, each as likely."""
    if not 0 < total <= limit:
        raise ValueError("The weights of a draw must add up to more than nothing.")
    even = limit - limit % total
    return next(number for number in numbers if number < even) % total


def _digests(seed: bytes, salts: Mapping[str, str], ply: int) -> Iterator[int]:
    start = hmac.new(seed, PREFIX + canonical(salts) + ply.to_bytes(8, "big"), hashlib.sha256)
    for attempt in range(1 << 32):
        digest = start.copy()
        digest.update(attempt.to_bytes(4, "big"))
        yield int.from_bytes(digest.digest(), "big")


def bot_seed(seed: bytes, salts: Mapping[str, str], question: int, seat: Seat) -> int:
    """The luck of a bot that is asked something: the same whichever worker asks, and for nobody to foresee."""
    asked = question.to_bytes(8, "big") + seat.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(seed, BOT_PREFIX + canonical(salts) + asked, "sha256")[:8], "big")


def world_seed(seed: bytes, what: bytes = WORLD) -> int:
    """By what decks are shuffled that lie facedown before a game begins, or those that everybody reads after it."""
    return int.from_bytes(hmac.digest(seed, what, "sha256")[:12], "little")


def canonical(salts: Mapping[str, str]) -> bytes:
    """The salts as bytes, so that no two sets of them look the same; an empty salt is none."""
    parts = [part.encode() for seat, salt in sorted(salts.items()) if salt for part in (seat, salt)]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def notes(seed: bytes, salts: Mapping[str, str]) -> dict[str, str]:
    """What a record says of the luck of its game once that is over."""
    return {
        "commitment": commitment(seed),
        "seed": seed.hex(),
        "salts": hashlib.sha256(canonical(salts)).hexdigest(),
        **{f"salt-{seat}": salt for seat, salt in sorted(salts.items()) if salt},
    }
