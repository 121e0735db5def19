"""What a terminal keeps from before a game: the house's commitment, everybody's seals, and its own salt.

One small file a table, in the words of a record's notes, so that `ludotek verify RECORD --commitment FILE` reads it.
With it a terminal that was closed can still show its salt, and anybody can compare what the record says in the end.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from ludotek.wire.protocol import Salt, Seal

MOST = 200  # tables remembered
NOTE = re.compile(r"note (\S+): ?(.*)")
FRESH = 32  # bytes of a salt


class Mixing(msgspec.Struct, frozen=True, kw_only=True):
    """What a table says of the exchange before its game."""

    table: str
    seat: str  # one's own; empty for those who watch
    is_open: bool
    people: tuple[str, ...]  # the names of all seats but the bots', once everybody sits
    commitment: str
    round: int = 1
    seals: dict[str, str] = {}
    waived: tuple[str, ...] = ()
    late: tuple[str, ...] = ()


class Promise:
    """One table's file."""

    def __init__(self, folder: Path, table: str) -> None:
        self.file = folder / f"{table}.txt"
        self.notes = read_notes(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
        self.is_broken = False  # whether the house has shown another commitment since

    def answers(self, told: Mixing) -> Iterator[Seal | Salt]:
        """What is to be said now for one's part of the luck; whatever must not be forgotten is kept first."""
        self._remember(told)
        if not told.is_open or not told.seat or told.seat in told.waived or self.is_broken:
            return
        salt = self._salt(told)
        seal = sealed(told, salt)
        standing = told.seals.get(told.seat)
        if standing is None or (standing != seal and told.seat in told.late):
            yield Seal(told.round, seal)
        if standing in (None, seal) and self._are_all_sealed(told):
            if f"seal-{told.seat}" not in self.notes:  # once it is shown, no other seal may be put beside it
                self._keep({f"seal-{name}": text for name, text in told.seals.items()} | {f"seal-{told.seat}": seal})
            yield Salt(told.round, salt)

    def _remember(self, told: Mixing) -> None:
        """The first commitment that was shown is the one that counts."""
        if "commitment" not in self.notes:
            self._keep({"table": told.table, "commitment": told.commitment})
        self.is_broken = self.is_broken or self.notes["commitment"] != told.commitment

    def _salt(self, told: Mixing) -> str:
        """One's own salt for this seat and round: a new one for each, since an old one may have been shown."""
        name, round = f"salt-{told.seat}", str(told.round)
        if self.notes.get("round") != round or name not in self.notes:
            self.notes = {key: self.notes[key] for key in ("table", "commitment")}
            self._keep({"round": round, name: secrets.token_hex(FRESH)})
        return self.notes[name]

    def _are_all_sealed(self, told: Mixing) -> bool:
        others = [name for name in told.people if name != told.seat and name not in told.waived]
        return bool(told.people) and all(name in told.seals for name in others)

    def _keep(self, notes: Mapping[str, str]) -> None:
        if notes.items() <= self.notes.items():
            return
        self.notes |= notes
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.file.touch(mode=0o600)
        self.file.write_text("".join(f"note {name}: {text}\n" for name, text in self.notes.items()), encoding="utf-8")
        kept = sorted(self.file.parent.glob("*.txt"), key=lambda file: file.stat().st_mtime)
        for file in kept[:-MOST]:
            file.unlink()

    def problems(self, record: str) -> list[str]:
        """The names of those notes of a record that are not as they were promised; none if the dice are those."""
        told = read_notes(record)
        wrong = [name for name, text in self.notes.items() if told.get(name) != text]
        if any(name.startswith("seal-") for name in self.notes):
            wrong += [name for name in told if name.startswith("seal-") and name not in self.notes]
        if hashlib.sha256(unhex(told.get("seed", ""))).hexdigest() != self.notes.get("commitment"):
            wrong.append("seed")
        return [*wrong, *(name for name in unsealed(told) if name not in wrong)]


def sealed(told: Mixing, salt: str) -> str:
    return seal_of(told.table, str(told.round), told.seat, told.commitment, salt)


def seal_of(table: str, round: str, seat: str, commitment: str, salt: str) -> str:
    return hashlib.sha256(f"ludotek seal 1 {table} {round} {seat} {commitment} {salt}".encode()).hexdigest()


def unsealed(notes: Mapping[str, str]) -> Iterator[str]:
    """The salts of a record that are not those that were sealed, or were not sealed at all."""
    seats = {name[len("salt-") :]: None for name in notes if name.startswith(("salt-", "seal-"))}
    for seat in seats:
        words = (notes.get("table", ""), notes.get("round", ""), seat, notes.get("commitment", ""))
        if seal_of(*words, notes.get(f"salt-{seat}", "")) != notes.get(f"seal-{seat}"):
            yield f"salt-{seat}"


def read_notes(text: str) -> dict[str, str]:
    head = text.partition("\n\n")[0]
    return {found[1]: found[2].strip() for line in head.splitlines() if (found := NOTE.fullmatch(line.strip()))}


def unhex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
