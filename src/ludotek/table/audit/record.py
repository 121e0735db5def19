"""Checking the luck of a record: everything that was drawn is drawn again from the seed and the salts.

Chance, ties in races, moves of the clock and the choices of bots are all bound by what the house and the players
published before the game. A record of a table that knew no seals yet is checked for its dice alone.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE, CLOCK, DEAL, RACE, Milliseconds, Move, Position, Seat
from ludotek.core.record import Record
from ludotek.core.session import Entry, Session
from ludotek.table import fairness
from ludotek.table.audit.bots import BOT, BotSeat, find_bots
from ludotek.table.tables import clocks
from ludotek.table.tables.clocks import Ledger

SEALED_LUCK = "2"  # the note `luck` of a record whose salts were sealed before they were shown
DIGITS = re.compile(r"[0-9a-f]{64}")
NOTE = re.compile(r"note (\S+): (.*)")


class Problem(msgspec.Struct, frozen=True):
    """Something about a record that does not follow from what was promised; the number of the move, if it is one."""

    code: str
    sentence: str
    number: int | None = None


class Audit(msgspec.Struct):
    """What was found, what was checked, and what could not be."""

    problems: list[Problem] = []
    draws: int = 0  # of chance
    ties: int = 0
    clocks: int = 0  # moves of the clock
    bots: int = 0  # moves of bots
    unchecked: list[str] = []  # sentences


def read_promise(text: str) -> dict[str, str]:
    """What somebody kept from before the game: a commitment in hexadecimal digits, or a file with notes of a record."""
    if DIGITS.fullmatch(text.strip().lower()):
        return {"commitment": text.strip().lower()}
    try:
        lines = Path(text).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError, ValueError):
        raise LudotekError(
            "fairness/no-promise",
            f"{text} is neither a commitment of 64 hexadecimal digits nor a file that can be read.",
        ) from None
    kept = {note[1]: note[2] for line in lines if (note := NOTE.fullmatch(line.strip()))}
    if "commitment" not in kept and len(lines) == 1 and DIGITS.fullmatch(lines[0].strip().lower()):
        return {"commitment": lines[0].strip().lower()}
    if "commitment" not in kept:
        raise LudotekError("fairness/no-promise", f"{text} holds no commitment.")
    return kept


def verify(record: Record, kept: Mapping[str, str] | None = None) -> list[Problem]:
    """What about a record does not follow from its seed, its salts and what was kept. Nothing means all is fair."""
    return audit(record, kept).problems


def audit(record: Record, kept: Mapping[str, str] | None = None, *, with_bots: bool = True) -> Audit:
    found = Audit(problems=[*_check_kept(record, kept or {})])
    missing = [name for name in ("commitment", "seed") if name not in record.notes]
    for name in missing:
        found.problems.append(Problem("fairness/no-note", f"The record has no note {name!r}, so it proves nothing."))
    if missing:
        return found
    try:
        seed = bytes.fromhex(record.notes["seed"])
    except ValueError:
        found.problems.append(Problem("fairness/bad-seed", "The seed is not written in hexadecimal digits."))
        return found
    salts = _named(record, "salt-")
    found.problems += [*_check_notes(record, seed, salts)]
    if record.notes.get("luck") == SEALED_LUCK:
        found.problems += [*_check_seals(record, salts), *_check_bots(record)]
    else:
        found.unchecked.append("Salts were not sealed when this game was played, so seals and bots are not checked.")
    _Replay(record, seed, salts, found, with_bots).run()
    return found


def _named(record: Record, prefix: str) -> dict[str, str]:
    return {name.removeprefix(prefix): text for name, text in record.notes.items() if name.startswith(prefix)}


# What was said before the game.


def _check_kept(record: Record, kept: Mapping[str, str]) -> Iterator[Problem]:
    for name, promised in kept.items():
        told = record.notes.get(name, "nothing")
        if told != promised:
            code = "fairness/other-commitment" if name == "commitment" else "fairness/other-promise"
            yield Problem(code, f"Before the game the {name} was {promised}; the record says {told}.")
    if any(name.startswith("seal-") for name in kept):
        for name in _named(record, "seal-"):
            if f"seal-{name}" not in kept:
                yield Problem("fairness/other-promise", f"When your salt was shown, {name!r} had sealed none.")


def _check_notes(record: Record, seed: bytes, salts: Mapping[str, str]) -> Iterator[Problem]:
    if len(seed) != fairness.SEED_BYTES:
        yield Problem("fairness/bad-seed", f"The seed has {len(seed)} bytes instead of {fairness.SEED_BYTES}.")
    if fairness.commitment(seed) != record.notes["commitment"]:
        yield Problem("fairness/other-seed", "The seed is not the one the server committed to before the game.")
    seats = record.game.seats(record.options)
    for name in salts:
        if name not in seats:
            yield Problem("fairness/unknown-seat", f"There is salt of {name!r}, which is no seat of this game.")
    if hashlib.sha256(fairness.canonical(salts)).hexdigest() != record.notes.get("salts"):
        yield Problem("fairness/other-salts", "The salts are not those of the game: one is missing, added or changed.")


def _check_seals(record: Record, salts: Mapping[str, str]) -> Iterator[Problem]:
    """Every person's salt is the one that was sealed, and nobody is left out who did not wish it."""
    notes, seals = record.notes, _named(record, "seal-")
    table, round, waived = notes.get("table", ""), notes.get("round", ""), notes.get("waived", "").split()
    bots = [name for name, text in _named(record, "bot-").items() if text.endswith(" from 1")]
    for name in record.game.seats(record.options):
        if name not in salts and (name in waived or name in bots):
            continue
        if name not in salts or name not in seals:
            yield Problem("fairness/no-salt", f"No salt of {name!r} was both sealed and shown.")
        elif fairness.seal(table, round, name, notes["commitment"], salts[name]) != seals[name]:
            yield Problem(
                "fairness/other-salt", f"The salt of {name!r} is not the one that was sealed before the game."
            )


def _check_bots(record: Record) -> Iterator[Problem]:
    for name, text in _named(record, "bot-").items():
        if name not in record.game.seats(record.options) or not BOT.fullmatch(text):
            yield Problem("fairness/bad-note", f"The note of the bot at {name!r} cannot be read: {text!r}.")


# What was drawn.


class _Replay:
    """Plays a record again, and draws at every move what was to be drawn there."""

    def __init__(self, record: Record, seed: bytes, salts: Mapping[str, str], found: Audit, with_bots: bool) -> None:
        self.record = record
        self.seed = seed
        self.salts = salts
        self.found = found
        self.session = Session(record.game, record.options)
        self.ledger = Ledger(len(self.session.seats))
        self.mover: Seat = CHANCE
        self.asked: list[Seat] = []
        self.asked_in = DEAL
        self.bots: dict[Seat, BotSeat] = find_bots(record, self.session.game, found.unchecked) if with_bots else {}

    @property
    def position(self) -> Position:
        return self.session.position

    def run(self) -> None:
        ties = _named(self.record, "tie-")
        opening = self._opening()
        self._look(0)
        for ply, entry in enumerate(self.record.entries):
            if ply < opening:
                self._play(entry)
                continue
            if entry.seat == CHANCE:
                self._check_draw(ply, entry)
            elif entry.seat == CLOCK:
                self._check_clock(ply, entry)
            if (tied := ties.pop(str(ply + 1), None)) is not None:
                self._check_tie(ply, entry, tied.split())
            self._check_bot(ply, entry)
            self._play(entry)
        for number in ties:
            self._complain("other-tie", f"There is a tie at move {number}, which the record does not have.", None)

    def _opening(self) -> int:
        """How many moves are of another game, from whose midst this one went on."""
        told = self.record.notes.get("opening", "0")
        opening = int(told) if told.isdecimal() else 0
        if opening:
            self.found.unchecked.append(f"The first {opening} moves are another game's, so their luck is not checked.")
        return opening

    def _complain(self, code: str, sentence: str, number: int | None) -> None:
        self.found.problems.append(Problem(f"fairness/{code}", sentence, number))

    def _draw(self, ply: int, moves: list[Move], odds: list[int]) -> Move:
        return moves[fairness.draw(self.seed, self.salts, ply, odds, len(moves))]

    def _words(self, move: Move) -> str:
        return repr(self.record.game.words(move))

    def _check_draw(self, ply: int, entry: Entry) -> None:
        self.found.draws += 1
        due = self._draw(ply, self.position.moves(CHANCE), self.position.odds())
        if entry.move != due:
            words = f"{self._words(entry.move)}; the seed and the salts give {self._words(due)}"
            self._complain("other-draw", f"Move {ply + 1} is {words}.", ply + 1)

    def _check_tie(self, ply: int, entry: Entry, tied: list[str]) -> None:
        self.found.ties += 1
        seats = self.session.seats
        unknown = [name for name in tied if name not in seats]
        if unknown or tied != sorted(set(tied), key=seats.index):
            self._complain("other-tie", f"The tie at move {ply + 1} is not one of seats of this game.", ply + 1)
            return
        due = tied[fairness.draw(self.seed, self.salts, ply, [], len(tied))]
        if entry.seat < 0 or seats[entry.seat] != due:
            name = self.record.game.seat_name(entry.seat, self.record.options)
            sentence = f"Move {ply + 1} went to {name}; of those who tied, the seed and the salts choose {due}."
            self._complain("other-tie", sentence, ply + 1)

    def _check_clock(self, ply: int, entry: Entry) -> None:
        self.found.clocks += 1
        due = self._due_of_clock(ply)
        if due and entry.move not in due:
            words = f"{self._words(entry.move)} of the clock; due is {' or '.join(map(self._words, due))}"
            self._complain("other-clock", f"Move {ply + 1} is {words}.", ply + 1)

    def _due_of_clock(self, ply: int) -> list[Move]:
        """What the clock may play: what it shows, what a late seat brings upon itself, or else what is drawn."""
        position = self.position
        reading = clocks.what_time_says(self.ledger, position)
        if reading is not None:
            return [reading]
        drawn = self._draw(ply, position.moves(CLOCK), [])
        if position.kind() == RACE or not position.acting():
            return [drawn]
        late = [clocks.move_of_time(position, seat) for seat in position.acting()]
        due = [move for move in late if move is not None]
        return [*due, drawn] if position.deadline() else due

    def _check_bot(self, ply: int, entry: Entry) -> None:
        bot = self.bots.get(entry.seat)
        if bot is None or ply < bot.since:
            return
        verdict = bot.judge(self.seed, self.salts, entry)
        if verdict is None:
            self.found.bots += 1
        elif verdict.is_certain:
            name = self.session.seats[entry.seat]
            self._complain(
                "other-bot",
                f"Move {ply + 1} of the bot at {name!r} is {self._words(entry.move)}; {verdict.why}.",
                ply + 1,
            )
        elif verdict.why not in self.found.unchecked:
            self.found.unchecked.append(verdict.why)

    def _play(self, entry: Entry) -> None:
        """Play on, with the table's own books of who was asked when."""
        position = self.position
        if position.kind() != DEAL:
            self.mover, self.asked, self.asked_in = entry.seat, list(position.acting()), position.kind()
        self.session.play(entry.seat, entry.move, time=entry.time)
        if position.kind() != DEAL:
            self.ledger.note(self.asked_in, self.asked, self.mover, position, entry.time or 0)
        self._look(entry.time or 0)

    def _look(self, time: Milliseconds) -> None:
        if self.position.kind() != DEAL:
            for seat, bot in self.bots.items():
                bot.look(self.position, seat, time)
