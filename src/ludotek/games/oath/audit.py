"""What is true at every moment of Oath: nothing is lost, nothing is made, and a site has one master."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import (
    CAPACITY,
    CARDS,
    CONSPIRACY,
    FIRST_GAME,
    RELIC,
    RELICS,
    SITE,
    SLOTS,
    VISION,
)
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY, PEOPLES_FAVOR, SITE_BACK
from ludotek.games.oath.rules import Oath

FAVOR = 36
PURPLE = 24
COLOURED = 14


def faults(p: Oath) -> str:
    """The first promise that is broken, in a sentence; nothing if all hold."""
    for fault in (favor_fault(p), warband_fault(p), site_fault(p), card_fault(p), number_fault(p)):
        if fault:
            return fault
    return ""


def favor_fault(p: Oath) -> str:
    total = p.pool + sum(p.banks) + sum(p.favor) + sum(p.favor_on) + sum(p.site_favor) + p.tokens[PEOPLES_FAVOR]
    return "" if total == FAVOR else f"there are {total} favor, not {FAVOR}"


def warbands_of(p: Oath, colour: int) -> int:
    """Wherever they are: in the bank, on boards, at sites, in the Cage."""
    on_sites = sum(p.garrison[slot] for slot in range(SLOTS) if p.flag[slot] == colour)
    on_boards = sum(p.board[seat] for seat in range(p.players) if field_colour(p, seat) == colour)
    return p.barracks[colour] + p.caged[colour] + on_sites + on_boards


def field_colour(p: Oath, seat: Seat) -> int:
    return CHANCELLOR if p.citizens >> seat & 1 else seat


def warband_fault(p: Oath) -> str:
    for colour in range(p.players):
        expected, total = PURPLE if colour == CHANCELLOR else COLOURED, warbands_of(p, colour)
        if total != expected:
            return f"colour {colour} has {total} warbands, not {expected}"
    return ""


def site_fault(p: Oath) -> str:
    for slot in range(SLOTS):
        if (p.garrison[slot] == 0) != (p.flag[slot] == NOBODY):
            return f"slot {slot} has {p.garrison[slot]} warbands of colour {p.flag[slot]}"
        cards = [card for card in p.at[3 * slot : 3 * slot + 3] if card != EMPTY]
        if cards and (not p.is_up[slot] or len(cards) > CAPACITY[p.map[slot] - SITE]):
            return f"slot {slot} holds too many cards"
    return ""


def card_fault(p: Oath) -> str:
    """Every card lies in one place, or is one of those of which nobody knows yet where."""
    lying = [slot for pile in p.hidden_piles() for slot in pile if slot != EMPTY]
    known = [slot for slot in lying if slot >= 0]
    known += [card for card in p.at if card != EMPTY]
    known += [card for pile in p.advisers for card in pile]
    known += [card for card in p.vision if card != EMPTY]
    known += [RELIC + relic for relic in range(RELICS) if p.holder[relic] != NOBODY]
    unknown = [card for bag in p.cards.bags for card in bag]
    everything = sorted(known + unknown)
    expected = [*range(FIRST_GAME), *range(VISION, CARDS)]
    if CONSPIRACY not in everything:  # it has been played
        expected.remove(CONSPIRACY)
    if everything != expected:
        return "some card is lost, or lies in two places"
    if not p.discards[0] and not p.world:  # the decks are not laid yet
        return ""
    slots = len([slot for slot in lying if slot < 0])
    spare = len(p.cards.bags[SITE_BACK]) - len([slot for slot in p.map if slot < 0])
    if slots + spare != len(unknown):
        return f"{slots} places wait for a card and {len(unknown) - spare} cards for a place"
    return ""


def number_fault(p: Oath) -> str:
    for numbers in (p.favor, p.secrets, p.flipped, p.board, p.barracks, p.banks, p.garrison, p.caged):
        if min(numbers) < 0:
            return "there is less than nothing of something"
    if p.pool < 0 or min(p.supply) < 0 or max(p.supply) > 7 or min(p.favor_on) < 0 or min(p.secrets_on) < 0:
        return "there is less than nothing of something, or too much Supply"
    return ""
