"""What a player chooses in the Chronicle without much thought: a world in which it can rule again."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.catalogue import EDIFICE, SLOTS, SUIT
from ludotek.games.oath.marks import DARKEST_SECRET, DEVOTION, PEOPLE, PEOPLES_FAVOR, SUPREMACY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.chronicle import JOIN_WINNER, TAKE_IN, VOW_ANEW
from ludotek.games.oath.steps.chronicle_map import BUILD_OR_REPAIR
from ludotek.games.oath.steps.realm import cards_at, sites_ruled, treasures
from ludotek.games.oath.vocabulary import BANK, CARD, DONE, NO, OFFER, VOW, YES

ENOUGH_CITIZENS: Final = 1  # whom a new Chancellor takes in; more of them share its fall
AT_HOME: Final = 0.5  # what a banner that is held already is worth beside one that will be


def in_the_chronicle(game: Oath, seat: Seat, moves: list[Move]) -> Move:
    if game.step == VOW_ANEW:
        return best_vow(game, seat, moves)
    if game.step == TAKE_IN:
        return weakest(game, moves)
    if game.step == JOIN_WINNER:
        return YES if sites_ruled(game, seat) <= sites_ruled(game, game.chronicler) else NO
    if game.step == BUILD_OR_REPAIR:
        return best_site(game, seat, moves)
    return best_suit(game, moves)


def best_vow(game: Oath, seat: Seat, moves: list[Move]) -> Move:
    """An Oath that a new Chancellor keeps from the start: a banner comes with it, sites stay; relics do not."""
    best, most = moves[0], -1.0
    for move in moves:
        worth = like_vow(game, seat, move - VOW)
        if worth > most:
            best, most = move, worth
    return best


def like_vow(game: Oath, seat: Seat, oath: int) -> float:
    if oath == SUPREMACY:
        return 0.5 * sites_ruled(game, seat)
    if oath == PEOPLE:
        return 1.0 + (AT_HOME if game.banner[PEOPLES_FAVOR] == seat else 0.0)
    if oath == DEVOTION:
        return 1.1 + (AT_HOME if game.banner[DARKEST_SECRET] == seat else 0.0)
    return 0.2 * treasures(game, seat)


def weakest(game: Oath, moves: list[Move]) -> Move:
    """The Exile with the fewest sites and warbands, until there are Citizens enough."""
    if game.citizens.bit_count() >= ENOUGH_CITIZENS:
        return DONE
    best, least = DONE, 1000
    for move in moves:
        if move != DONE:
            other = move - OFFER
            strength = 3 * sites_ruled(game, other) + game.board[other]
            if strength < least:
                best, least = move, strength
    return best


def best_site(game: Oath, seat: Seat, moves: list[Move]) -> Move:
    """A new edifice where most cards share its site; of several, one whose suit the advisers have; else a repair."""
    best, most = moves[0], -1
    for move in moves:
        if move == DONE:
            continue
        lying = move - CARD
        worth = 0
        if lying < EDIFICE:
            worth = 10 + len([1 for adviser in game.advisers[seat] if SUIT[adviser] == SUIT[lying]])
            worth += 2 * company(game, lying)
        if worth > most:
            best, most = move, worth
    return best


def company(game: Oath, lying: int) -> int:
    """How many cards lie at the same site."""
    for slot in range(SLOTS):
        if lying in cards_at(game, slot):
            return len(cards_at(game, slot))
    return 0


def best_suit(game: Oath, moves: list[Move]) -> Move:
    """The suit of most cards that stay on the map."""
    best, most = moves[0], -1
    for move in moves:
        count = len([1 for lying in game.at if lying >= 0 and SUIT[lying] == move - BANK])
        if count > most:
            best, most = move, count
    return best
