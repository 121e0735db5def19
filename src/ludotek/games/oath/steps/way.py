"""The ways between sites: what a journey costs, and what bars it (Major actions: Travel; the sites' travel powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.cards.hooks import DEPARTS, GATES, LEADS, ON_LAND, TOLLS, TUNNELS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import CRADLE, HINTERLAND, IS_COAST, JOURNEY, REGION, SITE, SLOTS
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import usable_secrets
from ludotek.games.oath.steps.goods import purse
from ludotek.games.oath.steps.realm import are_enemies, at_sites, gate_between, is_hidden, site_hooks, spokesman
from ludotek.games.oath.steps.toll import MOST_DUE, TRAVELLING, can_pay_toll

DECADENT: Final = 1
IMPOSSIBLE: Final = 99


def is_traded_away(game: Oath, seat: Seat, trait: int) -> bool:
    """Whether a trait binds, §101: only the Chancellor, once the relic on its space of the Reliquary is gone."""
    return seat == CHANCELLOR and game.reliquary[trait] == EMPTY


def is_past(game: Oath, here: int, to: int) -> bool:
    """Whether a gate stands between."""
    return gate_between(game, here, to) != NOBODY


def is_by_coast(game: Oath, here: int, to: int) -> bool:
    return is_coast(game, here) and is_coast(game, to)


def is_coast(game: Oath, slot: int) -> bool:
    return game.is_up[slot] and IS_COAST[game.map[slot] - SITE]


def are_sites_ignored(game: Oath, seat: Seat, to: int) -> bool:
    """Whether a declared modifier ignores the powers of sites on this journey, which is then free."""
    return any(POWERS[modifier].ignores_sites(game, seat, to) for modifier in game.modifiers)


def by_region(here: int, to: int) -> int:
    """The Supply from one slot to another, §52."""
    return JOURNEY[3 * REGION[here] + REGION[to]]


def on_foot(game: Oath, seat: Seat, to: int, is_free: bool) -> int:
    """The Supply that a journey costs, or IMPOSSIBLE; declared modifiers have their say."""
    here = game.pawn[seat]
    if to == here:
        return IMPOSSIBLE
    if game.modifiers and are_sites_ignored(game, seat, to):
        return 0
    supply = by_region(here, to)
    if is_by_coast(game, here, to):
        supply = 1
    elif game.lands & GATES and is_past(game, here, to) and not leads_away(game, here):
        return IMPOSSIBLE
    if is_hidden(game, to) and not (usable_secrets(game, seat) or leads_away(game, here)):
        return IMPOSSIBLE
    return 0 if is_free else fold(game, seat, here, to, parting_supply(game, here, supply))


def parting_supply(game: Oath, here: int, supply: int) -> int:
    """What the site that one leaves makes of a journey's Supply."""
    if game.lands & ON_LAND == 0 or site_hooks(game, here) & ON_LAND == 0:
        return supply
    return POWERS[game.map[here]].parting_supply(game, supply)


def leads_away(game: Oath, here: int) -> bool:
    """Whether no gate and no hidden site matters to whoever leaves this one."""
    return game.lands & LEADS != 0 and site_hooks(game, here) & LEADS != 0


def fold(game: Oath, seat: Seat, here: int, to: int, supply: int) -> int:
    """The Decadent trait, §103, and modifiers; what costs no Supply costs none however far it is; §169."""
    if is_traded_away(game, seat, DECADENT):
        if REGION[to] == HINTERLAND:
            supply += 1
        elif REGION[to] == CRADLE and REGION[here] != CRADLE:
            return 0
    for modifier in game.modifiers:
        supply = POWERS[modifier].travel_supply(game, seat, to, supply)
    return supply


def guide(game: Oath, seat: Seat) -> Seat:
    """An enemy who rules a site that leads away says where a traveller goes; NOBODY otherwise."""
    if not leads_away(game, game.pawn[seat]):
        return NOBODY
    ruler = spokesman(game, game.pawn[seat])
    return ruler if ruler != NOBODY and are_enemies(game, seat, ruler) else NOBODY


def is_rooted(game: Oath, seat: Seat) -> bool:
    """Whether a power keeps a player where it stands."""
    is_kept = False
    for adviser in game.advisers[seat]:
        if HOOKS[adviser] & DEPARTS:
            is_kept = is_kept or POWERS[adviser].bars_leaving(game, seat)
    return is_kept


def barred_by_toll(game: Oath, seat: Seat) -> int:
    """The slots to which a player cannot pay the toll, as a mask."""
    barred = 0
    if purse(game, seat) < MOST_DUE and at_sites(game, TOLLS):
        for to in range(SLOTS):
            if not can_pay_toll(game, seat, TRAVELLING, to):
                barred |= 1 << to
    return barred


def cost_of_being_led(game: Oath, seat: Seat, to: int) -> int:
    here = game.pawn[seat]
    supply = parting_supply(game, here, by_region(here, to))
    return 0 if are_sites_ignored(game, seat, to) else fold(game, seat, here, to, supply)


def dearest_from_here(game: Oath, seat: Seat) -> int:
    """The Supply that it takes wherever a guide may lead."""
    return max([cost_of_being_led(game, seat, to) for to in range(SLOTS) if to != game.pawn[seat]])


def secrets_turned(game: Oath, seat: Seat, to: int) -> int:
    """How many secrets a journey without Supply takes, or IMPOSSIBLE: to a hidden site, through tunnels past a gate.

    What a way ignores by name does not hinder it, §132.
    """
    here = game.pawn[seat]
    if leads_away(game, here):
        return 0
    needed = 1 if is_hidden(game, to) else 0
    if is_past(game, here, to) and not is_by_coast(game, here, to):
        return needed + 1 if site_hooks(game, here) & TUNNELS else IMPOSSIBLE
    return needed
