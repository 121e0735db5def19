"""What cards forbid: what may not be taken, what is locked, which secrets may not be used (What persists)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.cards.hooks import BREAKS_SPELLS, GUARDS, SEALS, SHIELDS
from ludotek.games.oath.cards.power import HOOKS, POWERS, RELICS_WITH
from ludotek.games.oath.catalogue import LOCKED, RELIC
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import (
    are_enemies,
    at_sites,
    banner_colour,
    card_colour,
    cards_at,
    holder_of,
    rules,
    slot_of,
)

SHIELDING: Final = RELICS_WITH[SHIELDS]


def is_shielded(game: Oath, owner: Seat, relic: int) -> bool:
    """Whether nobody else may target or take a player's relic, or with NOBODY a banner."""
    if owner == NOBODY:
        return False
    return any(
        game.holder[shield] == owner and POWERS[RELIC + shield].shields(game, owner, relic) for shield in SHIELDING
    )


def can_take(game: Oath, taker: Seat, owner: Seat, thing: int) -> bool:
    """Whether a player may target or take a relic or, as -1 and -2, a banner; its owner may be NOBODY."""
    if owner != taker and is_shielded(game, owner, thing if thing >= 0 else NOBODY):
        return False
    for law in at_sites(game, GUARDS):
        if POWERS[law].guards(game, taker, thing):
            return False
    if owner in (taker, NOBODY):
        return True
    for adviser in game.advisers[owner]:
        if HOOKS[adviser] & GUARDS and POWERS[adviser].guards(game, taker, thing):
            return False
    return True


def is_sealed(game: Oath, seat: Seat, slot: int) -> bool:
    """Whether what lies at a site is locked for a player, by an adviser of an enemy who rules there (ruling O69)."""
    holder = holder_of(game, SEALS)
    return holder != NOBODY and are_enemies(game, seat, holder) and rules(game, holder, slot)


def is_locked(game: Oath, denizen: int) -> bool:
    """Whether a card at a site stays there, §61: by its own lock, or by one against the turn's player."""
    return LOCKED[denizen] or is_sealed(game, game.turn, slot_of(game, denizen))


def discardable(game: Oath, slot: int) -> list[int]:
    """Cards at a site that may be discarded: not those that are locked, §61, or declared for this action."""
    if is_sealed(game, game.turn, slot):
        return []
    return [denizen for denizen in cards_at(game, slot) if not LOCKED[denizen] and denizen not in game.modifiers]


def is_spellbound(game: Oath, seat: Seat) -> bool:
    """Whether a player can use no power that takes a secret: enemies of a card's ruler, and bandits are everybody's."""
    return any(card_colour(game, law) != banner_colour(game, seat) for law in at_sites(game, BREAKS_SPELLS))


def usable_secrets(game: Oath, seat: Seat) -> int:
    """Secrets that a player may turn, place or burn for a power (ruling O70)."""
    return 0 if game.secrets[seat] == 0 or is_spellbound(game, seat) else game.secrets[seat]
