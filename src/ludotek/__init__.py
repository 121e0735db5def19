"""Ludotek: five modern tabletop games in one house, to play, to measure and to study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.errors import BadOptions, BadRecord, IllegalMove, LudotekError, UnknownGame
from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.parts import Part, Skill
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    EVERYONE,
    OVER,
    RACE,
    SEALED,
    SPECTATOR,
    TURN,
    Event,
    Move,
    Points,
    Position,
    Seat,
    only,
)
from ludotek.core.reckoning import Reckoning, Source
from ludotek.core.record import Record, read
from ludotek.core.record import of_session as record_of
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.state import Ply, Scratch, Shared
from ludotek.core.testing import check_game
from ludotek.core.verbs import COUNT, Happening, Thing, Verb, among, called, number, plain_happenings, plain_verbs
from ludotek.games import game
from ludotek.version import __version__

if TYPE_CHECKING:
    from ludotek.adapters.batch import Batch

__all__ = [
    "CHANCE",
    "CLOCK",
    "COUNT",
    "DEAL",
    "EVERYONE",
    "OVER",
    "RACE",
    "SEALED",
    "SPECTATOR",
    "TURN",
    "BadOptions",
    "BadRecord",
    "Encoding",
    "Event",
    "Field",
    "Game",
    "Happening",
    "IllegalMove",
    "LudotekError",
    "Move",
    "Near",
    "Options",
    "Outlook",
    "Part",
    "Phrase",
    "Ply",
    "Points",
    "Position",
    "Reckoning",
    "Record",
    "Rng",
    "Row",
    "Scratch",
    "Seat",
    "Session",
    "Shared",
    "Skill",
    "Source",
    "Thing",
    "UnknownGame",
    "Verb",
    "View",
    "WayToWin",
    "__version__",
    "among",
    "batch",
    "called",
    "check_game",
    "game",
    "number",
    "only",
    "phrase",
    "plain_happenings",
    "plain_verbs",
    "read_record",
    "record_of",
]


def batch(game: Game | str, n: int, *, seed: int = 0, observe: bool = True, **options: object) -> Batch:
    """`n` games at once in compiled steps; needs numpy, which the rest of the house does without."""
    from ludotek.adapters.batch import batch as play_many

    return play_many(game, n, seed=seed, observe=observe, **options)


def read_record(text: str) -> Record:
    """A record from its text, replayed; a damaged one is refused with the line and the reason."""
    return read(text, game)
