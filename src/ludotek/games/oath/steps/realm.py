"""Who rules what, who is whose enemy, and who may use which card (Vocabulary: Rule, Access, Enemy)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import (
    ATTACK_PLAN,
    BEAST,
    CAPACITY,
    DEFENSE_PLAN,
    LOCKED,
    ORDER,
    REGION,
    RELIC,
    RELICS,
    SITE,
    SLOTS,
    SUIT,
    card,
)
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath

CROWN: Final = card("bandit_crown") - RELIC
MASK: Final = card("grand_mask") - RELIC
CIRCLET: Final = card("circlet_of_command") - RELIC
RING: Final = card("ring_of_devotion") - RELIC
ACTING_TROUPE: Final = card("acting_troupe")


def is_imperial(p: Oath, seat: Seat) -> bool:
    return seat == CHANCELLOR or p.citizens >> seat & 1 == 1


def is_exile(p: Oath, seat: Seat) -> bool:
    return not is_imperial(p, seat)


def colour(p: Oath, seat: Seat) -> int:
    """Whose warbands a player fields: Citizens field the Chancellor's."""
    return CHANCELLOR if is_imperial(p, seat) else seat


def banner_colour(p: Oath, seat: Seat) -> int:
    """Under which colour a player rules: a Citizen who fights the Empire rules none of its sites."""
    return seat if seat == p.rebel else colour(p, seat)


def ruling_colour(p: Oath, slot: int) -> int:
    """The colour that rules a faceup site; bandits, as NOBODY, where there are no warbands.

    Of a Citizen's Bandit Crown the whole Empire has its bandits, until that Citizen fights it.
    """
    if p.garrison[slot] > 0:
        return p.flag[slot]
    crowned = p.holder[CROWN]
    return banner_colour(p, crowned) if crowned != NOBODY and p.is_up[slot] else NOBODY


def rules(p: Oath, seat: Seat, slot: int) -> bool:
    return p.is_up[slot] and ruling_colour(p, slot) == banner_colour(p, seat)


def must_stay(p: Oath, seat: Seat) -> int:
    """Warbands that may not leave a site which a player rules: the last, unless bandits of its Crown stay there."""
    crowned = p.holder[CROWN]
    return 0 if crowned != NOBODY and banner_colour(p, crowned) == banner_colour(p, seat) else 1


def sites_ruled(p: Oath, seat: Seat) -> int:
    count = 0
    for slot in range(SLOTS):
        if rules(p, seat, slot):
            count += 1
    return count


def spokesman(p: Oath, slot: int) -> Seat:
    """Who decides for a site: its ruler, the Chancellor for the Empire, NOBODY for bandits."""
    return ruling_colour(p, slot)  # a colour is the seat of whoever commands it


def are_enemies(p: Oath, one: Seat, other: Seat) -> bool:
    if one == other:
        return False
    return one == p.rebel or other == p.rebel or not (is_imperial(p, one) and is_imperial(p, other))


def site(p: Oath, slot: int) -> int:
    """Which site lies in a slot, turned up; NOBODY's number where it is facedown."""
    return p.map[slot] - SITE if p.is_up[slot] else NOBODY


def told_place(p: Oath, slot: int) -> int:
    """A slot as everyone is told of it: by its site where that is faceup."""
    return p.map[slot] if p.is_up[slot] else slot


def site_slot(p: Oath, wanted: int) -> int:
    """Where a faceup site lies, or NOBODY."""
    for slot in range(SLOTS):
        if p.is_up[slot] and p.map[slot] == SITE + wanted:
            return slot
    return NOBODY


def cards_at(p: Oath, slot: int) -> list[int]:
    found: list[int] = []
    for place in range(3 * slot, 3 * slot + 3):
        if p.at[place] != EMPTY:
            found.append(p.at[place])
    return found


def room_at(p: Oath, slot: int) -> int:
    return CAPACITY[p.map[slot] - SITE] - len(cards_at(p, slot)) if p.is_up[slot] else 0


def slot_of(p: Oath, denizen: int) -> int:
    """The slot where a denizen lies, or NOBODY."""
    for place in range(3 * SLOTS):
        if p.at[place] == denizen:
            return place // 3
    return NOBODY


def region_of(p: Oath, seat: Seat) -> int:
    return REGION[p.pawn[seat]]


def rules_card(p: Oath, seat: Seat, denizen: int, slot: int) -> bool:
    """Rule of a card goes with its site; the Grand Mask lends all but battle plans to an Exile in its turn."""
    masked = p.holder[MASK]
    if masked == NOBODY or masked != p.turn or is_imperial(p, masked) or ruling_colour(p, slot) != CHANCELLOR:
        return rules(p, seat, slot)
    is_plan = ATTACK_PLAN[denizen] or DEFENSE_PLAN[denizen]
    return rules(p, seat, slot) if is_plan else seat == masked


def accessible(p: Oath, seat: Seat) -> list[int]:
    """Every card whose power a player may use: those it rules, those where its pawn stands, its relics."""
    found: list[int] = p.advisers[seat].copy()
    here = p.pawn[seat]
    for slot in range(SLOTS):
        if p.at[3 * slot] == EMPTY:
            continue
        for place in range(3 * slot, 3 * slot + 3):
            denizen = p.at[place]
            if denizen != EMPTY and (slot == here or rules_card(p, seat, denizen, slot)):
                found.append(denizen)
    for relic in range(RELICS):
        if p.holder[relic] == seat:
            found.append(RELIC + relic)
    return found


def ruled_cards(p: Oath, seat: Seat) -> list[int]:
    """The cards whose battle plans a player may use: its advisers, cards at sites it rules, its relics."""
    found: list[int] = p.advisers[seat].copy()
    for slot in range(SLOTS):
        if p.at[3 * slot] != EMPTY and rules(p, seat, slot):
            found += cards_at(p, slot)
    for relic in range(RELICS):
        if p.holder[relic] == seat:
            found.append(RELIC + relic)
    return found


def has_adviser_of(p: Oath, seat: Seat, suit: int) -> bool:
    return any(SUIT[adviser] == suit for adviser in p.advisers[seat])


def has_trader_of(p: Oath, seat: Seat, suit: int) -> bool:
    """Whether an adviser counts as one of a suit in a Trade: the Acting Troupe may pass for Beast or Order."""
    return has_adviser_of(p, seat, suit) or (suit in (BEAST, ORDER) and ACTING_TROUPE in p.advisers[seat])


def matching_advisers(p: Oath, seat: Seat, suit: int) -> int:
    count = 0
    for adviser in p.advisers[seat]:
        if SUIT[adviser] == suit:
            count += 1
    return count


def seats_at(p: Oath, slot: int, but: Seat) -> list[Seat]:
    """The players whose pawn stands at a site, one aside."""
    return [seat for seat in range(p.players) if seat != but and p.pawn[seat] == slot]


def treasures(p: Oath, seat: Seat) -> int:
    """Relics and banners that a player holds."""
    count = 0
    for relic in range(RELICS):
        if p.holder[relic] == seat:
            count += 1
    for banner in range(2):
        if p.banner[banner] == seat:
            count += 1
    return count


def is_shielded(p: Oath, owner: Seat, relic: int) -> bool:
    """The Circlet of Command: nobody else may target or take its holder's banners (-1) or other relics."""
    return owner != NOBODY and p.holder[CIRCLET] == owner and relic != CIRCLET


def discardable(p: Oath, slot: int) -> list[int]:
    """Cards at a site that may be discarded: not those that are locked, or declared for this action."""
    return [denizen for denizen in cards_at(p, slot) if not LOCKED[denizen] and denizen not in p.modifiers]
