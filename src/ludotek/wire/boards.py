"""What a board in somebody's page asks of the house in its tab, and what it is given; no server is asked for it."""

from __future__ import annotations

import msgspec

from ludotek.wire.protocol import Json, Level
from ludotek.wire.shapes import Asked, Natural, Options


class BoardIn(Asked, frozen=True):
    """A board for a page: a record, or a fresh game; as one seat sees it, or everybody."""

    record: str = ""
    game: str = ""
    options: Options = {}
    seed: int = 0  # of what chance does before anybody is asked
    seat: str = ""


class PlayOnIn(Asked, frozen=True):
    """A game that somebody plays on against bots."""

    record: str
    step: Natural  # after how many of its moves
    seat: str = ""  # else whoever is asked then
    level: Level = 3  # of the bots


class BoardShape(msgspec.Struct, frozen=True):
    """What a board in a page shows, and the record that it comes from."""

    record: str
    replay: Json
