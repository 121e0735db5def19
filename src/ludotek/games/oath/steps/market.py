"""Muster and Trade (Major actions)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.hooks import AFTER_DEED, FORBIDS, MUSTERS, TRADES
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import NO_SUIT, SLOTS, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    place_favor,
    place_secrets,
    purse,
    spend_supply,
)
from ludotek.games.oath.steps.realm import accessible, at_sites, cards_at, slot_of, standing, traders_of
from ludotek.games.oath.steps.toll import TRADING, favor_after_toll, pay_toll
from ludotek.games.oath.steps.way import is_traded_away
from ludotek.games.oath.vocabulary import MUSTER, MUSTERED, TRADE_FAVOR, TRADE_SECRET, TRADED_FAVOR, TRADED_SECRET

CARELESS: Final = 2
FAVOR_TRADED: Final = 2  # for secrets; §48


def is_bare(game: Oath, card: int) -> bool:
    return game.favor_on[card] + game.secrets_on[card] == 0


def muster_supply(game: Oath, seat: Seat, on: int, powers: list[int]) -> int:
    supply = 1
    for card in powers:
        if HOOKS[card] & MUSTERS:
            supply = POWERS[card].muster_supply(game, seat, on, supply)
    return supply


def trade_supply(game: Oath, seat: Seat, on: int, powers: list[int]) -> int:
    """One, §47, unless powers say otherwise."""
    supply = 1
    for card in powers:
        if HOOKS[card] & TRADES:
            supply = POWERS[card].trade_supply(game, seat, on, supply)
    return supply


def musters_anywhere(game: Oath, seat: Seat, powers: list[int]) -> bool:
    return any(HOOKS[card] & MUSTERS and POWERS[card].muster_anywhere(game, seat) for card in powers)


def open_cards(game: Oath, seat: Seat, slot: int) -> list[int]:
    """The cards at a site, but ruins, on which no card anywhere keeps a player from mustering and trading; §172."""
    barring = at_sites(game, FORBIDS)
    found: list[int] = []
    for on in cards_at(game, slot):
        if SUIT[on] != NO_SUIT and not any(POWERS[card].bars_dealing(game, seat, on) for card in barring):
            found.append(on)
    return found


def musters_with_secrets(game: Oath, seat: Seat, powers: list[int]) -> bool:
    return any(HOOKS[card] & MUSTERS and POWERS[card].musters_with_secrets(game, seat) for card in powers)


def may_muster(game: Oath, seat: Seat, on: int, powers: list[int]) -> bool:
    return all(not (HOOKS[card] & MUSTERS and not POWERS[card].may_muster(game, seat, on)) for card in powers)


def deals(game: Oath, seat: Seat, powers: list[int]) -> list[Move]:
    """The cards on which a player may muster, §46, or trade, §47, now."""
    found: list[Move] = []
    if game.secrets[seat] == 0 and purse(game, seat) == 0:
        return found
    dealing = [card for card in powers if HOOKS[card] & (MUSTERS | TRADES)]
    is_able = (game.secrets[seat] if musters_with_secrets(game, seat, dealing) else purse(game, seat)) > 0
    anywhere = musters_anywhere(game, seat, dealing)
    here = standing(game, seat)
    favor = favor_after_toll(game, seat, TRADING, here, FAVOR_TRADED)
    for on in open_cards(game, seat, here):
        if is_able and (anywhere or is_bare(game, on)) and can_muster(game, seat, on, dealing):
            found.append(MUSTER + on)
        add_trades(game, seat, on, favor, dealing, found)
    add_far_trades(game, seat, dealing, found)
    return found


def can_muster(game: Oath, seat: Seat, on: int, powers: list[int]) -> bool:
    return may_muster(game, seat, on, powers) and muster_supply(game, seat, on, powers) <= game.supply[seat]


def trades(game: Oath, seat: Seat, powers: list[int]) -> list[Move]:
    """The cards with which a player may trade, §47: those here, and those that powers bring within reach."""
    found: list[Move] = []
    here = standing(game, seat)
    add_trades_at(game, seat, here, powers, found)
    add_far_trades(game, seat, powers, found)
    return found


def add_far_trades(game: Oath, seat: Seat, powers: list[int], found: list[Move]) -> None:
    for card in powers:
        if HOOKS[card] & TRADES:
            for slot in range(SLOTS):
                if POWERS[card].trades_at(game, seat, slot):
                    add_trades_at(game, seat, slot, powers, found)


def add_trades_at(game: Oath, seat: Seat, slot: int, powers: list[int], found: list[Move]) -> None:
    favor = favor_after_toll(game, seat, TRADING, slot, FAVOR_TRADED)
    for on in open_cards(game, seat, slot):
        add_trades(game, seat, on, favor, powers, found)


def add_trades(game: Oath, seat: Seat, on: int, favor: int, powers: list[int], found: list[Move]) -> None:
    """Both Trades with a card, for a player who has so much favor once toll is paid."""
    if favor >= 0 and is_bare(game, on) and trade_supply(game, seat, on, powers) <= game.supply[seat]:
        if game.secrets[seat] > 0:
            found.append(TRADE_SECRET + on)
        if favor >= FAVOR_TRADED:
            found.append(TRADE_FAVOR + on)


def could_trade(game: Oath, seat: Seat, modifier: int, stand: int, guise: Seat) -> bool:
    """Whether any Trade would be possible with a modifier, from a slot and with somebody's advisers, or NOBODY's."""
    before = game.stand, game.guise
    game.modifiers.append(modifier)
    if stand != NOBODY:
        game.stand = stand
    if guise != NOBODY:
        game.guise = guise
    possible = bool(trades(game, seat, accessible(game, seat)))
    game.modifiers.pop()
    game.stand, game.guise = before
    return possible


def muster(game: Oath, seat: Seat, on: int, powers: list[int]) -> None:
    """§46: place a favor, or a secret if it must be, gain two warbands; the site has its say, and then powers."""
    spend_supply(game, seat, muster_supply(game, seat, on, powers))
    game.tell(EVERYONE, MUSTERED, seat, on)
    if musters_with_secrets(game, seat, powers):
        place_secrets(game, seat, on, 1)
    else:
        place_favor(game, seat, on, 1)
    warbands = 2
    for card in [game.map[standing(game, seat)], *powers]:
        if HOOKS[card] & MUSTERS:
            warbands = POWERS[card].muster_yield(game, seat, on, warbands)
    gain_warbands(game, seat, warbands)
    for card in powers:
        if HOOKS[card] & AFTER_DEED:
            POWERS[card].after_muster(game, seat)


def trade(game: Oath, seat: Seat, on: int, for_favor: bool, powers: list[int]) -> None:
    """§48: a secret for a favor and one more per matching adviser; or two favor for a secret per matching adviser."""
    spend_supply(game, seat, trade_supply(game, seat, on, powers))
    game.tell(EVERYONE, TRADED_SECRET if for_favor else TRADED_FAVOR, seat, on)
    pay_toll(game, seat, TRADING, slot_of(game, on))
    suit = SUIT[on]
    matches = traders_of(game, seat, suit)
    careless = 1 if is_traded_away(game, seat, CARELESS) else 0  # §104
    if for_favor:
        place_secrets(game, seat, on, 1)
        gain_favor(game, seat, suit, trade_favor(game, seat, on, 1 + matches + careless, powers))
        return
    place_favor(game, seat, on, FAVOR_TRADED)
    for card in powers:
        if HOOKS[card] & TRADES:
            matches = POWERS[card].trade_secrets(game, seat, on, matches)
    gain_secrets(game, seat, max(0, matches - careless))
    gain_favor(game, seat, suit, trade_favor(game, seat, on, careless, powers))


def trade_favor(game: Oath, seat: Seat, on: int, favor: int, powers: list[int]) -> int:
    """What powers make of the favor that a Trade brings."""
    for card in powers:
        if HOOKS[card] & TRADES:
            favor = POWERS[card].trade_favor(game, seat, on, favor)
    return favor
