"""A campaign is declared: defender, targets, pools and allies (Campaign, 1 to 4)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.campaign import Campaign
from ludotek.games.oath.cards.hooks import BARS_CAMPAIGN, DEFENDS, HUSHES, ON_LAND
from ludotek.games.oath.cards.power import HOOKS, POWERS, RELICS_WITH
from ludotek.games.oath.catalogue import (
    RELIC,
    SLOTS,
)
from ludotek.games.oath.marks import (
    ATTACKER,
    BANDITS,
    CHANCELLOR,
    DEFENDER,
    NOBODY,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import attacking_force, shift_attack_dice
from ludotek.games.oath.steps.contract import note_campaign
from ludotek.games.oath.steps.goods import spend_supply
from ludotek.games.oath.steps.plans import ATTACKER_PLANS
from ludotek.games.oath.steps.realm import (
    adviser_hooks,
    cards_at,
    colour,
    is_imperial,
    rules,
    ruling_colour,
    site_hooks,
)
from ludotek.games.oath.steps.targets import (
    TARGETS,
    add_site,
    can_become_even,
    can_find,
    dice_of_targets,
    has_target_at,
    mark_site,
    must_be_even,
    rules_as,
)
from ludotek.games.oath.vocabulary import (
    ALLIED,
    ANSWERED,
    ATTACKED,
    CAMPAIGN,
    NO,
    NUMBER,
    TOLD_NUMBER,
    YES,
)

DEFENDING: Final = RELICS_WITH[DEFENDS]
CAMPAIGN_COST: Final = 2  # §54


def quarrel(game: Oath, attacker: Seat, defender: Seat) -> Seat:
    """Infighting, §70: a Citizen who attacks an Imperial player, or whom the Chancellor attacks, is no Imperial."""
    if defender == BANDITS or not (is_imperial(game, attacker) and is_imperial(game, defender)):
        return NOBODY
    return defender if attacker == CHANCELLOR else attacker


def campaigns(game: Oath, seat: Seat, is_free: bool) -> list[Move]:
    """Against whom a player may campaign from its site, §69."""
    found: list[Move] = []
    here = game.pawn[seat]
    if (not is_free and game.supply[seat] < CAMPAIGN_COST) or not can_find(game, seat, here):
        return found
    if adviser_hooks(game, seat) & BARS_CAMPAIGN:  # ruling O44
        return found
    for defender in range(game.players):
        if defender != seat and can_attack(game, seat, defender, here) and has_even_targets(game, seat, defender):
            found.append(CAMPAIGN + defender)
    if ruling_colour(game, here) == NOBODY:  # §20
        found.append(CAMPAIGN + BANDITS)
    return found


def can_attack(game: Oath, seat: Seat, defender: Seat, here: int) -> bool:
    """§69: the defender rules here, or its pawn stands here."""
    if game.pawn[defender] == here:
        return True
    rebel, game.rebel = game.rebel, quarrel(game, seat, defender)
    rules_here = rules(game, defender, here) and not rules(game, seat, here)
    game.rebel = rebel
    return rules_here


def has_even_targets(game: Oath, seat: Seat, defender: Seat) -> bool:
    """Whether a campaign can be declared with an even number of target dice, where that must be."""
    rebel, game.rebel = game.rebel, quarrel(game, seat, defender)
    can_be = True
    if must_be_even(game, defender):
        before, game.campaign = game.campaign, Campaign.between(seat, defender, game.players)
        if rules_as(game, defender, game.pawn[seat]):
            mark_site(game, game.pawn[seat])
        can_be = can_become_even(game, seat, 0, 2)
        game.campaign = before
    game.rebel = rebel
    return can_be


def declare(game: Oath, seat: Seat, defender: Seat, is_free: bool) -> None:
    """§69: spend Supply, choose a defender; its ruler's site here is a target in any case."""
    if not is_free:
        spend_supply(game, seat, CAMPAIGN_COST)
    game.campaign = Campaign.between(seat, defender, game.players)
    begin(game, seat, defender)


def declare_from(game: Oath, seat: Seat, defender: Seat, slot: int) -> None:
    """For nothing, as though the attacker's pawn stood in a slot, with its warbands there in the force (ruling O77)."""
    game.campaign = Campaign.between(seat, defender, game.players)
    game.campaign.stands, game.pawn[seat] = game.pawn[seat], slot
    if game.flag[slot] == colour(game, seat):
        game.campaign.joined = slot
    begin(game, seat, defender)


def has_even_targets_from(game: Oath, seat: Seat, defender: Seat, slot: int) -> bool:
    """The same, as though the attacker's pawn stood in a slot (rulings O38 and O77)."""
    before, rebel, stands = game.campaign, game.rebel, game.pawn[seat]
    game.rebel = quarrel(game, seat, defender)
    can_be = True
    if must_be_even(game, defender):
        game.campaign = Campaign.between(seat, defender, game.players)
        game.pawn[seat] = slot
        if game.flag[slot] == colour(game, seat):
            game.campaign.joined = slot
        elif rules_as(game, defender, slot):
            mark_site(game, slot)
        can_be = bool(STEPS[TARGETS].moves(game, seat, 0, 0))
    game.campaign, game.rebel, game.pawn[seat] = before, rebel, stands
    return can_be


def begin(game: Oath, seat: Seat, defender: Seat) -> None:
    """The defender is known; then come targets, pools, allies and plans."""
    game.rebel = quarrel(game, seat, defender)
    game.tell(EVERYONE, ATTACKED, seat, defender)
    if rules_as(game, defender, game.pawn[seat]) and game.campaign.joined == NOBODY:
        add_site(game, game.pawn[seat])
    game.then(TARGETS, seat)
    game.then(MUSTER_DICE, seat)
    game.then(CALL_ALLIES, seat)
    game.then(ATTACKER_PLANS, seat)


class MusterDice(Step):
    """Pools, §74: an attack die for as many board warbands as the attacker likes; defense dice by targets and title."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if game.contracts:  # not earlier: a secret may still have been needed to find a hidden site
            note_campaign(game)
        game.campaign.defense_dice = target_dice(game) + title_dice(game)
        return True

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [NUMBER + dice for dice in range(attacking_force(game) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        game.campaign.attack_dice = move - NUMBER
        game.tell(EVERYONE, TOLD_NUMBER, seat, move - NUMBER)
        more = dice_of_sites(game)
        shift_attack_dice(game, ATTACKER if more > 0 else DEFENDER, abs(more))
        if is_hushed(game):
            game.campaign.close(ATTACKER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


def dice_of_sites(game: Oath) -> int:
    """Attack dice that the sites of targets add, or take, §75."""
    dice = 0
    for slot in range(SLOTS):
        if site_hooks(game, slot) & ON_LAND and has_target_at(game, slot):
            dice += POWERS[game.map[slot]].attack_dice(game)
    return dice


def is_hushed(game: Oath) -> bool:
    """Whether a targeted site has a power that leaves the attacker no plans."""
    for slot in range(SLOTS):
        if game.campaign.is_target(slot) and any(HOOKS[card] & HUSHES for card in cards_at(game, slot)):
            return True
    return False


def target_dice(game: Oath) -> int:
    """Defense dice for what is targeted, §72, and what relics add."""
    dice, defender = dice_of_targets(game), game.campaign.defender
    for relic in DEFENDING:
        if game.holder[relic] == defender:
            dice += POWERS[RELIC + relic].defense_dice(game, defender)
    return dice


def title_dice(game: Oath) -> int:
    """§73: the Oathkeeper defends with one die more, the Usurper with two; the Chancellor's title serves the Empire."""
    defender = game.campaign.defender
    if defender == BANDITS:
        return 0
    serves = game.keeper == CHANCELLOR and is_imperial(game, defender) and defender != game.rebel
    if game.keeper != defender and not serves:
        return 0
    return 2 if game.is_usurper else 1


class CallAllies(Step):
    """Allies of an Imperial defender: the Chancellor always, §76; Citizens who are near, if both agree, §77."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        defender = game.campaign.defender
        if defender == BANDITS or not is_imperial(game, defender) or defender == game.rebel:
            return False
        if defender != CHANCELLOR:
            game.campaign.allies |= 1
        for citizen in range(1, game.players):
            if citizen not in (defender, seat) and is_imperial(game, citizen) and is_near(game, citizen):
                game.then(JOIN, citizen, 0)
        return False


def is_near(game: Oath, seat: Seat) -> bool:
    """At a targeted site, or beside the attacker."""
    return game.campaign.is_target(game.pawn[seat]) or game.pawn[seat] == game.pawn[game.campaign.attacker]


class Join(Step):
    """§77: a Citizen offers to join; then the defender is asked about that Citizen, whose seat is counted from 1."""

    def moves(self, game: Oath, seat: Seat, citizen: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, citizen: int, second: int) -> None:
        game.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES and citizen == 0:
            game.then(JOIN, game.campaign.defender, seat + 1)
        elif move == YES:
            game.campaign.allies |= 1 << (citizen - 1)
            game.tell(EVERYONE, ALLIED, citizen - 1, game.campaign.defender)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


MUSTER_DICE: Final = step(MusterDice())
CALL_ALLIES: Final = step(CallAllies())
JOIN: Final = step(Join())
