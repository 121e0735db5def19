"""What a table remembers besides its moves and its seats, typed; it is kept as JSON in the table's row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ludotek.core.position import Seat
from ludotek.wire.protocol import Bargain


class OfferRow(msgspec.Struct, frozen=True):
    """Somebody has offered something, and these seats have agreed so far."""

    what: Bargain
    by: Seat
    accepted: tuple[Seat, ...] = ()


class WordsRow(msgspec.Struct, frozen=True):
    """What a seat has added to a deal, and how far the game was; what is taken back is not shown any more."""

    deal: int
    seat: Seat
    text: str
    ply: int


class Luck(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the players' salts were gathered, and what a record needs to tell so that everything drawn can be checked."""

    is_sealed: bool = False  # whether the game began with salts that were sealed first; older tables' were not
    round: int = 1  # of the exchange: it begins anew whenever a seal is taken back
    seals: dict[str, str] = {}  # by seat name
    waived: tuple[str, ...] = ()  # names of seats that add no salt, by their own wish
    late: tuple[str, ...] = ()  # names of seats for which the game has not begun
    ties: dict[str, tuple[Seat, ...]] = {}  # by ply: whose calls in a race were equal, so that a lot was drawn
    bots: dict[str, int] = {}  # by seat name: from which ply on a bot has played for somebody
    version: str = ""  # of the house when the game began, and so of its bots


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    offers: tuple[OfferRow, ...] = ()
    muted: tuple[str, ...] = ()  # players
    removed: tuple[str, ...] = ()
    sat: dict[str, Seat] = {}  # by player: where they have sat in this game, and so whose secrets they know
    starters: tuple[str | None, ...] = ()  # by seat: the players with whom the game began
    kept_for: dict[str, str] = {}  # by seat name: the player a rematch keeps it for
    kinds: dict[str, str] = {}  # by seat name: what it was before somebody sat down
    takebacks: int = 0
    words: tuple[WordsRow, ...] = ()
    is_practice: bool = False  # somebody learns here, so bots wait in races
    pace: Literal["full", "yours"] = "full"  # of bots in races: their own, or that of the people here
    opening: tuple[tuple[Seat, int], ...] = ()  # moves of another game, from whose midst this one goes on
    next_table: str | None = None
    chronicle: str = ""  # of which this is a game
    told: dict[str, str | int | bool] = {}  # options as people are told them until the game is over
    luck: Luck = Luck()
    elsewhere: dict[str, str] | None = None  # of a game that was handed in: the notes of its record


def state_of(fields: Mapping[str, object]) -> TableState:
    return msgspec.convert(fields, TableState)


def fields_of(state: TableState) -> dict[str, object]:
    """As they come back from the store, where a tuple is a list: what was read again must not look like a change."""
    fields: dict[str, object] = msgspec.json.decode(msgspec.json.encode(state))
    return fields
