"""Muster and Trade (Major actions)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import HOOKS, MUSTERS, POWERS, TRADES
from ludotek.games.oath.catalogue import RIVER, SUIT
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    place_favor,
    place_secrets,
    spend_supply,
)
from ludotek.games.oath.steps.realm import cards_at, matching_advisers, rules, site
from ludotek.games.oath.steps.travel import is_traded_away
from ludotek.games.oath.vocabulary import MUSTER, MUSTERED, TRADE_FAVOR, TRADE_SECRET, TRADED_FAVOR, TRADED_SECRET

CARELESS: Final = 2


def is_bare(p: Oath, card: int) -> bool:
    return p.favor_on[card] + p.secrets_on[card] == 0


def muster_supply(p: Oath, seat: Seat, on: int, powers: list[int]) -> int:
    supply = 1
    for card in powers:
        if HOOKS[card] & MUSTERS:
            supply = POWERS[card].muster_supply(p, seat, on, supply)
    return supply


def trade_supply(p: Oath, seat: Seat, on: int, powers: list[int]) -> int:
    supply = 1
    for card in powers:
        if HOOKS[card] & TRADES:
            supply = POWERS[card].trade_supply(p, seat, on, supply)
    return supply


def musters_anywhere(p: Oath, seat: Seat, powers: list[int]) -> bool:
    return any(HOOKS[card] & MUSTERS and POWERS[card].muster_anywhere(p, seat) for card in powers)


def deals(p: Oath, seat: Seat, powers: list[int]) -> list[Move]:
    """The cards here on which a player may muster or trade now."""
    found: list[Move] = []
    favor, secrets, supply = p.favor[seat], p.secrets[seat], p.supply[seat]
    if favor == 0 and secrets == 0:
        return found
    anywhere = musters_anywhere(p, seat, powers)
    for on in cards_at(p, p.pawn[seat]):
        bare = is_bare(p, on)
        if favor > 0 and (bare or anywhere) and muster_supply(p, seat, on, powers) <= supply:
            found.append(MUSTER + on)
        if bare and trade_supply(p, seat, on, powers) <= supply:
            if secrets > 0:
                found.append(TRADE_SECRET + on)
            if favor > 1:
                found.append(TRADE_FAVOR + on)
    return found


def muster(p: Oath, seat: Seat, on: int, powers: list[int]) -> None:
    """Place a favor, gain two warbands; the River brings its ruler one more."""
    spend_supply(p, seat, muster_supply(p, seat, on, powers))
    p.tell(EVERYONE, MUSTERED, seat, on)
    place_favor(p, seat, on, 1)
    here = p.pawn[seat]
    warbands = 3 if site(p, here) == RIVER and rules(p, seat, here) else 2
    for card in powers:
        if HOOKS[card] & MUSTERS:
            warbands = POWERS[card].muster_yield(p, seat, on, warbands)
    gain_warbands(p, seat, warbands)


def trade(p: Oath, seat: Seat, on: int, for_favor: bool, powers: list[int]) -> None:
    """A secret for a favor and one more per matching adviser; or two favor for a secret per matching adviser."""
    spend_supply(p, seat, trade_supply(p, seat, on, powers))
    p.tell(EVERYONE, TRADED_SECRET if for_favor else TRADED_FAVOR, seat, on)
    suit = SUIT[on]
    matches = matching_advisers(p, seat, suit)
    for card in powers:
        if HOOKS[card] & TRADES:
            matches = POWERS[card].trade_match(p, seat, on, matches)
    careless = 1 if is_traded_away(p, seat, CARELESS) else 0
    if for_favor:
        place_secrets(p, seat, on, 1)
        gain_favor(p, seat, suit, 1 + matches + careless)
        return
    place_favor(p, seat, on, 2)
    for card in powers:
        if HOOKS[card] & TRADES:
            matches = POWERS[card].trade_secrets(p, seat, on, matches)
    gain_secrets(p, seat, max(0, matches - careless))
    gain_favor(p, seat, suit, careless)
