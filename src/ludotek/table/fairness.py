"""Fair dice: the server commits to a seed before the game, players add salt, and afterwards anyone can check.

The seed is 32 random bytes; its SHA-256 is published before the first move, the seed itself after the
last. Chance's move at a ply is drawn from

    HMAC-SHA256(key: seed, message: "ludotek draw 1", salts, ply, attempt)

where each salt is written as its seat's name and its text, both in UTF-8 behind their lengths (4 bytes,
big-endian), in the order of the names; the ply, from 0, as 8 bytes and the attempt, from 0, as 4. The
digest is a number of 256 bits. Numbers from the largest multiple of the total weight on are drawn again
with the next attempt; the others, modulo the total weight, point at one of the moves by their odds.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ludotek.core.position import CHANCE, Seat
from ludotek.core.record import Record
from ludotek.core.session import Session

SEED_BYTES = 32
LONGEST_SALT = 64
DIGESTS = 1 << 256  # how many there are
PREFIX = b"ludotek draw 1"
BOT_PREFIX = b"ludotek bot 1"


class Problem(msgspec.Struct, frozen=True):
    """Something about a record that does not follow from its seed; the number of the move, if it is one."""

    code: str
    sentence: str
    number: int | None = None


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game: it fixes the seed and says nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def clean_salt(text: str) -> str:
    """A player's salt as it is used and recorded: one line of printable characters, at most 64."""
    printable = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(printable.split())[:LONGEST_SALT].strip()


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


def canonical(salts: Mapping[str, str]) -> bytes:
    """The salts as bytes, so that no two sets of them look the same; an empty salt is none."""
    parts = [part.encode() for seat, salt in sorted(salts.items()) if salt for part in (seat, salt)]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


# The record's side.


def notes(seed: bytes, salts: Mapping[str, str]) -> dict[str, str]:
    """What a record says so that anyone can check its luck."""
    return {
        "commitment": commitment(seed),
        "seed": seed.hex(),
        "salts": hashlib.sha256(canonical(salts)).hexdigest(),
        **{f"salt-{seat}": salt for seat, salt in sorted(salts.items()) if salt},
    }


def reveal(record: Record, seed: bytes, salts: Mapping[str, str]) -> None:
    """Put the seed and the salts of a game that is over into its record."""
    record.notes = {**record.notes, **notes(seed, salts)}


def verify(record: Record) -> list[Problem]:
    """Draw every chance move of a record again; what differs, and which move. Nothing means all is fair."""
    missing = [name for name in ("commitment", "seed") if name not in record.notes]
    if missing:
        return [
            Problem("fairness/no-note", f"The record has no note {name!r}, so it proves nothing.") for name in missing
        ]
    try:
        seed = bytes.fromhex(record.notes["seed"])
    except ValueError:
        return [Problem("fairness/bad-seed", "The seed is not written in hexadecimal digits.")]
    salts = {name.removeprefix("salt-"): text for name, text in record.notes.items() if name.startswith("salt-")}
    return [*_check_notes(record, seed, salts), *_check_draws(record, seed, salts)]


def _check_notes(record: Record, seed: bytes, salts: Mapping[str, str]) -> Iterator[Problem]:
    if len(seed) != SEED_BYTES:
        yield Problem("fairness/bad-seed", f"The seed has {len(seed)} bytes instead of {SEED_BYTES}.")
    if commitment(seed) != record.notes["commitment"]:
        yield Problem("fairness/other-seed", "The seed is not the one the server committed to before the game.")
    seats = record.game.seats(record.options)
    for name in salts:
        if name not in seats:
            yield Problem("fairness/unknown-seat", f"There is salt of {name!r}, which is no seat of this game.")
    if hashlib.sha256(canonical(salts)).hexdigest() != record.notes.get("salts"):
        yield Problem("fairness/other-salts", "The salts are not those of the game: one is missing, added or changed.")


def _check_draws(record: Record, seed: bytes, salts: Mapping[str, str]) -> Iterator[Problem]:
    session = Session(record.game, record.options)
    for ply, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            moves, odds = session.position.moves(CHANCE), session.position.odds()
            due = moves[draw(seed, salts, ply, odds, len(moves))]
            if entry.move != due:
                words = record.game.words
                sentence = f"Move {ply + 1} is {words(entry.move)!r}; the seed and the salts give {words(due)!r}."
                yield Problem("fairness/other-draw", sentence, ply + 1)
        session.play(entry.seat, entry.move)
