"""Advisers that settle at a site: they are moved, not played, so nothing comes of it."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.catalogue import AS_ADVISER, LOCKED, WHERE
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import discard_from_site, set_at_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import adviser_to, room_at
from ludotek.games.oath.vocabulary import CARD, DONE


def can_settle(adviser: int) -> bool:
    """A faceup adviser that is not locked, and may lie at a site."""
    return not LOCKED[adviser] and WHERE[adviser] != AS_ADVISER


def can_take_in(game: Oath, slot: int) -> bool:
    """Whether a site has room, or makes some."""
    return room_at(game, slot) > 0 or bool(making_room(game, slot))


def making_room(game: Oath, slot: int) -> list[Move]:
    return crowded_out(game, slot, NOBODY, NOBODY)


def driven_out(game: Oath, slot: int) -> list[Move]:
    """Which card a site discards before another comes; none of them, if there is room."""
    return [*making_room(game, slot), DONE] if room_at(game, slot) > 0 else making_room(game, slot)


def settle(game: Oath, seat: Seat, adviser: int, slot: int, move: Move) -> None:
    """An adviser comes to a site, after what the answer to `driven_out` discards."""
    if move != DONE:
        discard_from_site(game, seat, slot, move - CARD)
    game.advisers[adviser_to(game, adviser)].remove(adviser)
    set_at_site(game, slot, adviser)  # ruling O79
