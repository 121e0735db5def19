"""Who rules what, who is whose enemy, and who may use which card (Vocabulary: Rule, Access, Enemy)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import Seat
from ludotek.games.oath.agenda import NONE
from ludotek.games.oath.cards.hooks import (
    COMMANDS,
    GATES,
    HIDES,
    LENDS,
    SERVES_ALL,
    SHELTERS,
    STAYS,
    SWEEPS,
    TRADES,
    TWICE,
)
from ludotek.games.oath.cards.power import HOOKS, POWERS, RELICS_WITH
from ludotek.games.oath.catalogue import CAPACITY, FIRST_SLOT, REGION, RELIC, SITE, SLOTS, SUIT
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath

COMMANDING: Final = RELICS_WITH[COMMANDS]
LENDING: Final = RELICS_WITH[LENDS]
STAYING: Final = RELICS_WITH[STAYS]


def is_imperial(game: Oath, seat: Seat) -> bool:
    return seat == CHANCELLOR or game.citizens >> seat & 1 == 1


def is_exile(game: Oath, seat: Seat) -> bool:
    return not is_imperial(game, seat)


def colour(game: Oath, seat: Seat) -> int:
    """Whose warbands a player fields, §15: Citizens field the Chancellor's; §122 and §155."""
    return CHANCELLOR if is_imperial(game, seat) else seat


def banner_colour(game: Oath, seat: Seat) -> int:
    """Under which colour a player rules: a Citizen who fights the Empire rules none of its sites."""
    return seat if seat == game.rebel else colour(game, seat)


def bandit_colour(game: Oath) -> int:
    """Under which colour bandits stand: NOBODY's, unless a relic commands them."""
    for relic in COMMANDING:
        if game.holder[relic] != NOBODY:
            return POWERS[RELIC + relic].bandit_colour(game, game.holder[relic])
    return NOBODY


def ruling_colour(game: Oath, slot: int) -> int:
    """The colour that rules a faceup site, §16: that of its warbands, or of the bandits where there are none."""
    if game.garrison[slot] > 0:
        return game.flag[slot]
    return bandit_colour(game) if game.is_up[slot] else NOBODY


def rules(game: Oath, seat: Seat, slot: int) -> bool:
    """Whether a player rules a site, §14 and §15."""
    return game.is_up[slot] and ruling_colour(game, slot) == banner_colour(game, seat)


def must_stay(game: Oath, seat: Seat) -> int:
    """Warbands that may not leave a site which a player rules: the last, unless bandits stay there for it."""
    return 0 if bandit_colour(game) == banner_colour(game, seat) else 1


def may_station(game: Oath, seat: Seat) -> bool:
    """Whether a player may put warbands onto sites."""
    return not any(
        game.holder[relic] == seat and POWERS[RELIC + relic].bars_stationing(game, seat) for relic in STAYING
    )


def sites_ruled(game: Oath, seat: Seat) -> int:
    count = 0
    for slot in range(SLOTS):
        if rules(game, seat, slot):
            count += 1
    return count


def spokesman(game: Oath, slot: int) -> Seat:
    """Who decides for a site: its ruler, the Chancellor for the Empire, NOBODY for bandits."""
    return ruling_colour(game, slot)  # a colour is the seat of whoever commands it


def are_enemies(game: Oath, one: Seat, other: Seat) -> bool:
    """All are an Exile's; the Empire's are the Exiles, §20."""
    if one == other:
        return False
    return one == game.rebel or other == game.rebel or not (is_imperial(game, one) and is_imperial(game, other))


def site(game: Oath, slot: int) -> int:
    """Which site lies in a slot, turned up; NOBODY's number where it is facedown."""
    return game.map[slot] - SITE if game.is_up[slot] else NOBODY


def site_hooks(game: Oath, slot: int) -> i64:
    """The hooks of the site in a slot, as a mask; none where it is facedown."""
    return HOOKS[game.map[slot]] if game.is_up[slot] else 0


def is_hidden(game: Oath, slot: int) -> bool:
    """Whether a secret must be turned facedown to come to a site, or to target anything there."""
    return game.lands & HIDES != 0 and site_hooks(game, slot) & HIDES != 0


def told_place(game: Oath, slot: int) -> int:
    """A slot as everyone is told of it: by its site where that is faceup."""
    return game.map[slot] if game.is_up[slot] else slot


def slot_with(game: Oath, hook: i64) -> int:
    """Where a faceup site with a hook lies, or NOBODY."""
    if game.lands & hook:
        for slot in range(SLOTS):
            if site_hooks(game, slot) & hook:
                return slot
    return NOBODY


def gate_between(game: Oath, here: int, to: int) -> int:
    """The gate to which one must come first, on the way into its region; or NOBODY."""
    region = REGION[to]
    if game.lands & GATES and region != REGION[here]:
        for slot in range(FIRST_SLOT[region], FIRST_SLOT[region + 1]):
            if site_hooks(game, slot) & GATES and slot != to:
                return slot
    return NOBODY


def standing(game: Oath, seat: Seat) -> int:
    """Where a player acts: at its pawn's site, or where a power lets the turn's player act as if it stood there."""
    return game.pawn[seat] if game.stand == NOBODY or seat != game.turn else game.stand


def advisers_of(game: Oath, seat: Seat) -> list[int]:
    """The faceup advisers that count as a player's: its own, or those whose guise the turn's player has taken."""
    return game.advisers[seat if game.guise == NOBODY or seat != game.turn else game.guise]


def cards_at(game: Oath, slot: int) -> list[int]:
    found: list[int] = []
    for place in range(3 * slot, 3 * slot + 3):
        if game.at[place] != EMPTY:
            found.append(game.at[place])
    return found


def capacity(game: Oath, slot: int) -> int:
    """How many cards a faceup site holds; a card there may say otherwise."""
    room = CAPACITY[game.map[slot] - SITE]
    for denizen in cards_at(game, slot):
        if HOOKS[denizen] & SWEEPS:
            room = POWERS[denizen].site_room(game, room)
    return room


def room_at(game: Oath, slot: int) -> int:
    """Every card takes a place, whatever it is; §160."""
    return capacity(game, slot) - len(cards_at(game, slot)) if game.is_up[slot] else 0


def at_sites(game: Oath, hook: i64) -> list[int]:
    """The cards at sites that have a hook; there is seldom one; §168."""
    if game.laws & hook == 0:
        return NONE
    return [denizen for denizen in game.at if denizen != EMPTY and HOOKS[denizen] & hook]


def find_hooks(game: Oath) -> None:
    """The map has changed: keep which hooks the cards at sites have now, and the sites."""
    game.laws, game.lands = laws_of(game), lands_of(game)


def laws_of(game: Oath) -> i64:
    mask: i64 = 0
    for denizen in game.at:
        if denizen != EMPTY:
            mask |= HOOKS[denizen]
    return mask


def lands_of(game: Oath) -> i64:
    mask: i64 = 0
    for slot in range(SLOTS):
        mask |= site_hooks(game, slot)
    return mask


def slot_of(game: Oath, denizen: int) -> int:
    """The slot where a denizen lies, or NOBODY."""
    for place in range(3 * SLOTS):
        if game.at[place] == denizen:
            return place // 3
    return NOBODY


def is_sheltered(game: Oath, slot: int) -> bool:
    """Whether the Chronicle keeps a site whoever rules it."""
    return any(POWERS[lying].shelters(game, slot) for lying in at_sites(game, SHELTERS))


def region_of(game: Oath, seat: Seat) -> int:
    """Of its pawn; §126."""
    return REGION[game.pawn[seat]]


def rules_card(game: Oath, seat: Seat, denizen: int, slot: int, is_ruled: bool) -> bool:
    """Rule of a card goes with its site, §14, unless a relic lends it to somebody else."""
    for relic in LENDING:
        holder = game.holder[relic]
        if holder != NOBODY:
            is_ruled = POWERS[RELIC + relic].rules_card(game, holder, seat, denizen, slot, is_ruled)
    return is_ruled


def is_ruled_by_enemy(game: Oath, seat: Seat, denizen: int) -> bool:
    """Whether a card at a site is ruled by bandits, or by an enemy of this player: whoever rules is no enemy, §20."""
    slot = slot_of(game, denizen)
    return not rules_card(game, seat, denizen, slot, rules(game, seat, slot))


def is_anything_lent(game: Oath) -> bool:
    """Whether anybody holds a relic that lends cards."""
    return any(game.holder[relic] != NOBODY for relic in LENDING)


def cards_in_play(game: Oath) -> list[int]:
    """Every faceup card: at sites, beside players, and relics that are held."""
    found = [denizen for denizen in game.at if denizen != EMPTY]
    for advisers in game.advisers:
        found += advisers
    for relic, holder in enumerate(game.holder):
        if holder != NOBODY:
            found.append(RELIC + relic)
    return found


def accessible(game: Oath, seat: Seat) -> list[int]:
    """Every card whose power a player may use, §18: those it rules, those where its pawn stands, its relics; §204."""
    found: list[int] = advisers_of(game, seat).copy()
    here, is_lent, own = standing(game, seat), is_anything_lent(game), banner_colour(game, seat)
    serves_all = game.laws & SERVES_ALL != 0
    for slot in range(SLOTS):
        if game.at[3 * slot] == EMPTY:
            continue
        is_open = slot == here or (game.is_up[slot] and ruling_colour(game, slot) == own)
        if not (is_open or is_lent or serves_all):
            continue
        for place in range(3 * slot, 3 * slot + 3):
            denizen = game.at[place]
            if denizen == EMPTY:
                break
            is_ruled = rules_card(game, seat, denizen, slot, is_open) if is_lent else is_open
            if is_ruled or slot == here or HOOKS[denizen] & SERVES_ALL:
                found.append(denizen)
    add_relics(game, seat, found)
    return found


def add_relics(game: Oath, seat: Seat, found: list[int]) -> None:
    """The relics that a player holds, behind other cards."""
    for relic, holder in enumerate(game.holder):
        if holder == seat:
            found.append(RELIC + relic)


def ruled_cards(game: Oath, seat: Seat) -> list[int]:
    """The cards whose battle plans a player may use, §19: its advisers, cards at sites it rules, its relics."""
    found: list[int] = game.advisers[seat].copy()
    for slot in range(SLOTS):
        if game.at[3 * slot] != EMPTY and rules(game, seat, slot):
            found += cards_at(game, slot)
    add_relics(game, seat, found)
    return found


def adviser_hooks(game: Oath, seat: Seat) -> i64:
    """The hooks of a player's faceup advisers, as a mask."""
    mask: i64 = 0
    for adviser in game.advisers[seat]:
        mask |= HOOKS[adviser]
    return mask


def has_adviser_of(game: Oath, seat: Seat, suit: int) -> bool:
    """Whether a faceup adviser matches a card of a suit, §23; facedown ones have none, §24."""
    return any(SUIT[adviser] == suit for adviser in advisers_of(game, seat))


def adviser_to(game: Oath, adviser: int) -> Seat:
    """Beside whom a faceup adviser stands, or NOBODY."""
    for seat in range(game.players):
        if adviser in game.advisers[seat]:
            return seat
    return NOBODY


def has_trader_of(game: Oath, seat: Seat, suit: int) -> bool:
    """Whether a player has an adviser that counts as one of a suit in a Trade."""
    return traders_of(game, seat, suit) > 0


def traders_of(game: Oath, seat: Seat, suit: int) -> int:
    """Advisers of a suit, and those that count as one in a Trade."""
    count = 0
    for adviser in advisers_of(game, seat):
        if SUIT[adviser] == suit or (HOOKS[adviser] & TRADES and POWERS[adviser].trades_as(game, suit)):
            count += advisers_in(adviser)
    return count


def matching_advisers(game: Oath, seat: Seat, suit: int) -> int:
    """How many faceup advisers match a card of a suit, §23 and §24."""
    count = 0
    for adviser in advisers_of(game, seat):
        if SUIT[adviser] == suit:
            count += advisers_in(adviser)
    return count


def advisers_in(adviser: int) -> int:
    """How many advisers of its suit a card is: one, or two in one place."""
    return 2 if HOOKS[adviser] & TWICE else 1


def seats_at(game: Oath, slot: int, but: Seat) -> list[Seat]:
    """The players whose pawn stands at a site, one aside."""
    return [seat for seat in range(game.players) if seat != but and game.pawn[seat] == slot]


def treasures(game: Oath, seat: Seat) -> int:
    """Relics and banners that a player holds, §95 and §193: not those in the Reliquary."""
    count = 0
    for holder in game.holder:
        if holder == seat:
            count += 1
    for holder in game.banner:
        if holder == seat:
            count += 1
    return count


# What persists.


def has_adviser_with(game: Oath, seat: Seat, hook: i64) -> bool:
    return any(HOOKS[adviser] & hook for adviser in game.advisers[seat])


def holder_of(game: Oath, hook: i64) -> Seat:
    """Whose faceup adviser has a hook, or NOBODY."""
    for seat in range(game.players):
        if has_adviser_with(game, seat, hook):
            return seat
    return NOBODY


def card_colour(game: Oath, denizen: int) -> int:
    """The colour that rules a card at a site; NOBODY's for bandits."""
    slot = slot_of(game, denizen)
    for relic in LENDING:
        holder = game.holder[relic]
        if holder != NOBODY and POWERS[RELIC + relic].rules_card(game, holder, holder, denizen, slot, False):
            return banner_colour(game, holder)
    return ruling_colour(game, slot)


def is_subject(game: Oath, seat: Seat, denizen: int, slot: int) -> bool:
    """Whether a card's ruler is a player's enemy and rules a site too."""
    ruler = card_colour(game, denizen)
    return game.is_up[slot] and ruling_colour(game, slot) == ruler and banner_colour(game, seat) != ruler
