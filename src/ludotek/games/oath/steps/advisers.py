"""How many advisers a player may have, and who leaves for a new one (Card play and powers: Play as adviser)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.cards.hooks import LIMITS, UNLIMITED
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.pile import Pile
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import free_advisers
from ludotek.games.oath.vocabulary import FACEUP

ADVISER_LIMIT: Final = 3  # §12 and §59


def too_many(game: Oath, up: Pile, down: int) -> int:
    """How many advisers there are over the limit, of faceup ones and so many facedown; the lowest limit counts.

    Some seat others freely, §163 and §164.
    """
    limit, limiting = ADVISER_LIMIT, [adviser for adviser in up if HOOKS[adviser] & LIMITS]
    for adviser in limiting:
        limit = POWERS[adviser].adviser_limit(game, limit)
    places = down
    for adviser in up:
        if not any(POWERS[other].seats_freely(game, adviser) for other in limiting):
            places += 1
    return max(0, places - limit)


def excess(game: Oath, seat: Seat, coming: int, face: int, gone: int) -> int:
    """How many must leave before a card comes, faceup or facedown, if one of them is gone already; §164."""
    if face == FACEUP and HOOKS[coming] & UNLIMITED:
        return 0
    up = [adviser for adviser in game.advisers[seat] if adviser != gone]
    down = len([1 for adviser in game.facedown[seat] if adviser != gone])
    return too_many(game, [*up, coming], down) if face == FACEUP else too_many(game, up, down + 1)


def making_room(game: Oath, seat: Seat, coming: int, face: int) -> list[int]:
    """Advisers who may leave for a card that comes, and of whose leaving it has anything."""
    over = excess(game, seat, coming, face, coming)
    return [one for one in free_advisers(game, seat) if excess(game, seat, coming, face, one) < over]


def has_seat(game: Oath, seat: Seat, coming: int, face: int) -> bool:
    """Whether a card may become an adviser, once others have left for it; locked ones cannot; §163."""
    over = excess(game, seat, coming, face, coming)
    return over == 0 or len(making_room(game, seat, coming, face)) >= over
