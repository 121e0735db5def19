"""Favor that is owed to whoever rules a card, for doing something where it rules (What persists)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.cards.hooks import TOLLS
from ludotek.games.oath.cards.power import POWERS
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import burn_favor, hand_favor, purse
from ludotek.games.oath.steps.realm import at_sites, card_colour

# What is done at a site: where one searches, where one travels to, where the card lies with which one trades.
SEARCHING: Final = 0
TRAVELLING: Final = 1
TRADING: Final = 2
MOST_DUE: Final = 1  # favor for one deed; whoever has it need not be looked at more closely


def toll(game: Oath, seat: Seat, deed: int, at: int) -> int:
    """How much favor a player owes before it may do something at a site."""
    due = 0
    for law in at_sites(game, TOLLS):
        if POWERS[law].tolls(game, seat, deed, at):
            due += 1
    return due


def can_pay_toll(game: Oath, seat: Seat, deed: int, at: int) -> bool:
    return purse(game, seat) >= MOST_DUE or toll(game, seat, deed, at) == 0


def favor_after_toll(game: Oath, seat: Seat, deed: int, at: int, needed: int) -> int:
    """What a player has left once toll is paid, or at least as much as needed; less than nothing if it cannot pay."""
    favor = purse(game, seat)
    return needed if favor >= needed + MOST_DUE else favor - toll(game, seat, deed, at)


def pay_toll(game: Oath, seat: Seat, deed: int, at: int) -> None:
    for law in at_sites(game, TOLLS):
        if POWERS[law].tolls(game, seat, deed, at):
            give_ruler(game, seat, law)


def give_ruler(game: Oath, seat: Seat, denizen: int) -> None:
    """A favor for whoever rules a card: the Chancellor has the Empire's, and what bandits would have is burnt."""
    ruler = card_colour(game, denizen)
    if ruler == NOBODY:
        burn_favor(game, seat, 1)
    else:
        hand_favor(game, seat, ruler, 1)
