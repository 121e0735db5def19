"""What a long series has found so far, in a file of one line per block."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from ludotek.core.game import Game
from ludotek.core.study import Arm, Notes, Study

SOURCES = (".py", ".yaml")


class Block(msgspec.Struct, frozen=True):
    """A few games of one arm."""

    arm: Arm
    first: int
    games: int


class Line(msgspec.Struct):
    """A block by its name, and what was noted in it."""

    block: str
    notes: Notes


class Kept:
    """A file that grows; what was measured with other rules, bots, seeds or studies is not found in it."""

    def __init__(self, path: Path | None, fingerprint: str) -> None:
        self.path = path
        self.fingerprint = fingerprint
        self.found: dict[str, Notes] = {}
        if path is not None and path.exists():
            for text in path.read_bytes().splitlines():
                self._take(text)

    def _take(self, text: bytes) -> None:
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError:  # the last line of a run that was killed
            return
        self.found[line.block] = line.notes

    def name(self, block: Block) -> str:
        """What a block is found by: its games, and all that decides how they go."""
        return sha256(self.fingerprint.encode() + msgspec.json.encode(block, order="sorted")).hexdigest()[:24]

    def notes(self, block: Block) -> Notes | None:
        """What a block showed; nothing, if it has not been played."""
        return self.found.get(self.name(block))

    def keep(self, block: Block, notes: Notes) -> None:
        """Write down what a block showed."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(Line(self.name(block), notes)) + b"\n")


def fingerprint(game: Game, study: Study, seed: int) -> str:
    """A name for the rules, the sheets, the study and the seed as they are."""
    digest = sha256(f"{game.id} {game.version} {seed}".encode())
    for package in sorted({type(game).__module__, type(study).__module__.rpartition(".")[0]}):
        for source in sorted(sources(files(package)), key=lambda source: source.name):
            digest.update(source.read_bytes().replace(b"\r", b""))
    return digest.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    """All that decides what a package does: its modules and sheets."""
    found: list[Traversable] = []
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.name.startswith("__"):
            found += sources(entry)
        elif entry.name.endswith(SOURCES):
            found.append(entry)
    return found
