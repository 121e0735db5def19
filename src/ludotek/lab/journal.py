"""What a long run has played so far, in a folder: it may be interrupted, or killed, and goes on from there."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.lab.balance.kept import sources

Unit = TypeVar("Unit")

BOTS = "ludotek.bots"


class OtherRun(LudotekError):
    """A folder keeps something else than what is to be played."""


class About(msgspec.Struct, frozen=True):
    """All that decides how the games of a run go; how many they are is not part of it."""

    command: str
    game: str
    version: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    code: str  # of the rules and the bots: a digest

    def text(self) -> bytes:
        """As it is kept."""
        return msgspec.json.format(msgspec.json.encode(self, order="sorted"), indent=2) + b"\n"


def about(command: str, game: Game, options: Options, bots: tuple[str, ...], seed: int) -> About:
    """What is to be played, by whom and with which luck."""
    return About(command, game.id, game.version, options, bots, seed, code_of(game))


def code_of(game: Game) -> str:
    """A name for the rules and the bots as they are."""
    digest = sha256()
    for package in (type(game).__module__, BOTS):
        for source in sorted(sources(files(package)), key=lambda source: source.name):
            digest.update(source.read_bytes().replace(b"\r", b""))
    return digest.hexdigest()[:16]


class Journal(Generic[Unit]):
    """A folder with a page about the run and one line for each unit that was played, as they were finished."""

    def __init__(self, folder: Path, run: About, unit: type[Unit]) -> None:
        self.path = folder / "played.jsonl"
        self.decoder = msgspec.json.Decoder(tuple[int, unit])  # type: ignore[valid-type]
        self.found: dict[int, Unit] = {}  # by number
        folder.mkdir(parents=True, exist_ok=True)
        self._agree(folder / "about.json", run)
        self._read()

    def _agree(self, page: Path, run: About) -> None:
        if not page.exists():
            page.write_bytes(run.text())
        elif page.read_bytes() != run.text():
            names = ", ".join(sorted(different(page.read_bytes(), run.text()))) or "page about it"
            sentence = f"{page.parent} keeps another run, with another {names}: take another folder, or remove it."
            raise OtherRun("lab/other-run", sentence)

    def _read(self) -> None:
        """Take in whole lines; what a killed run left of its last one is cut off."""
        if not self.path.exists():
            return
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            self.path.write_bytes(whole)
        self.found = dict(self.decoder.decode(line) for line in whole.splitlines())

    def keep(self, number: int, unit: Unit) -> None:
        """Write down what was played."""
        self.found[number] = unit
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((number, unit)) + b"\n")


def different(kept: bytes, wanted: bytes) -> set[str]:
    """The names of what two pages say differently."""
    try:
        one, other = (
            msgspec.json.decode(kept, type=dict[str, object]),
            msgspec.json.decode(wanted, type=dict[str, object]),
        )
    except msgspec.DecodeError:
        return set()
    return {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)}
