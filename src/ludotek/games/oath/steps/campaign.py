"""A campaign is declared: defender, targets, pools and allies (Campaign, 1 to 4)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import (
    HIDDEN_PLACE,
    MOUNTAIN,
    NARROW_PASS,
    PLAINS,
    REGION,
    RELIC,
    RELIC_DICE,
    RELICS,
    SLOTS,
)
from ludotek.games.oath.marks import (
    ALLIES,
    ATTACK_DICE,
    ATTACKER,
    BANDITS,
    CHANCELLOR,
    DEFENDER,
    DEFENSE_DICE,
    NOBODY,
    TARGET_BANNERS,
    TARGET_PAWN,
    TARGET_RELICS,
    TARGET_SITES,
    WAR,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import ATTACKER_PLANS, remove_attack_dice
from ludotek.games.oath.steps.contract import break_peace
from ludotek.games.oath.steps.goods import flip_secret, spend_supply
from ludotek.games.oath.steps.persist import answers, defended
from ludotek.games.oath.steps.realm import (
    CIRCLET,
    is_imperial,
    is_shielded,
    rules,
    ruling_colour,
    site,
    site_slot,
    told_place,
)
from ludotek.games.oath.vocabulary import (
    ALLIED,
    ANSWERED,
    ATTACKED,
    BANNER,
    CAMPAIGN,
    CARD,
    DONE,
    NO,
    NUMBER,
    PAWN,
    PAWN_AND_FAVOR,
    SLOT,
    TARGETED,
    TARGETED_THING,
    TOLD_NUMBER,
    YES,
)

CAMPAIGN_COST: Final = 2
PAWN_DICE: Final = 2


def quarrel(p: Oath, attacker: Seat, defender: Seat) -> Seat:
    """Infighting: a Citizen who attacks an Imperial player, or whom the Chancellor attacks, is no Imperial."""
    if defender == BANDITS or not (is_imperial(p, attacker) and is_imperial(p, defender)):
        return NOBODY
    return defender if attacker == CHANCELLOR else attacker


def campaigns(p: Oath, seat: Seat, is_free: bool) -> list[Move]:
    """Against whom a player may campaign from its site."""
    found: list[Move] = []
    here = p.pawn[seat]
    if not is_free and p.supply[seat] < CAMPAIGN_COST:
        return found
    for defender in range(p.players):
        if defender != seat and can_attack(p, seat, defender, here):
            found.append(CAMPAIGN + defender)
    if ruling_colour(p, here) == NOBODY and (site(p, here) != HIDDEN_PLACE or p.secrets[seat] > 0):
        found.append(CAMPAIGN + BANDITS)
    return found


def can_attack(p: Oath, seat: Seat, defender: Seat, here: int) -> bool:
    """The defender rules here, or its pawn stands here; and something here may be targeted."""
    rebel, p.rebel = p.rebel, quarrel(p, seat, defender)
    rules_here = rules(p, defender, here) and not rules(p, seat, here)
    p.rebel = rebel
    if site(p, here) == HIDDEN_PLACE and p.secrets[seat] == 0:
        return False
    return rules_here or p.pawn[defender] == here


def campaign(p: Oath, seat: Seat, defender: Seat, is_free: bool) -> None:
    """Spend Supply, choose a defender; its ruler's site here is a target in any case."""
    if not is_free:
        spend_supply(p, seat, CAMPAIGN_COST)
    p.war = [0] * WAR
    p.war[ATTACKER] = seat
    p.war[DEFENDER] = defender
    p.plans.clear()
    p.rebel = quarrel(p, seat, defender)
    for other in range(p.players):
        p.survivors[other] = 0
    p.tell(EVERYONE, ATTACKED, seat, defender)
    if rules_as(p, defender, p.pawn[seat]):
        add_site(p, p.pawn[seat])
    p.then(TARGETS, seat)
    p.then(MUSTER_DICE, seat)
    p.then(CALL_ALLIES, seat)
    p.then(ATTACKER_PLANS, seat)


def rules_as(p: Oath, defender: Seat, slot: int) -> bool:
    if defender == BANDITS:
        return p.is_up[slot] and ruling_colour(p, slot) == NOBODY
    return rules(p, defender, slot)


def gate_to(p: Oath, slot: int) -> int:
    """The Narrow Pass that must be a target too if anything in its region is, from outside and unruled."""
    gate = site_slot(p, NARROW_PASS)
    seat = p.war[ATTACKER]
    if gate == NOBODY or REGION[gate] != REGION[slot] or REGION[p.pawn[seat]] == REGION[gate] or rules(p, seat, gate):
        return NOBODY
    return gate


def can_target(p: Oath, slot: int) -> bool:
    defender = p.war[DEFENDER]
    if p.war[TARGET_SITES] >> slot & 1 or not rules_as(p, defender, slot):
        return False
    secrets = p.secrets[p.war[ATTACKER]]
    needed = 1 if site(p, slot) == HIDDEN_PLACE else 0
    gate = gate_to(p, slot)
    if gate != NOBODY and gate != slot and not rules_as(p, defender, gate):
        return False  # ruling O14
    return secrets >= needed


def add_site(p: Oath, slot: int) -> None:
    p.war[TARGET_SITES] |= 1 << slot
    p.tell(EVERYONE, TARGETED, p.war[ATTACKER], told_place(p, slot))
    if site(p, slot) == HIDDEN_PLACE:
        flip_secret(p, p.war[ATTACKER])
    gate = gate_to(p, slot)
    if gate != NOBODY and not p.war[TARGET_SITES] >> gate & 1:
        add_site(p, gate)


class Targets(Step):
    """Any number of targets, in rising order; at least one at the attacker's site. `a` is the last one chosen."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return self.moves(p, seat, a, b) != [DONE]

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        war = p.war
        defender, here = war[DEFENDER], p.pawn[seat]
        found: list[Move] = []
        for slot in range(SLOTS):
            if SLOT + slot > a and can_target(p, slot):
                found.append(SLOT + slot)
        if defender != BANDITS and p.pawn[defender] == here:
            found += self.things(p, defender, a)
        if war[TARGET_SITES] >> here & 1 or war[TARGET_RELICS] or war[TARGET_BANNERS] or war[TARGET_PAWN]:
            found.append(DONE)
        return answers(p, seat, found)

    def things(self, p: Oath, defender: Seat, a: int) -> list[Move]:
        """Relics, banners, pawn and favor: of a defender who stands at the attacker's site."""
        found: list[Move] = []
        last = a if a < PAWN else PAWN
        for relic in range(RELICS):
            chosen = last >= BANNER or p.war[TARGET_RELICS] >> relic & 1
            if p.holder[relic] == defender and not chosen and not is_shielded(p, defender, relic):
                found.append(CARD + RELIC + relic)
        for banner in range(2):
            if p.banner[banner] == defender and BANNER + banner > last and not is_shielded(p, defender, NOBODY):
                found.append(BANNER + banner)
        if not p.war[TARGET_PAWN]:
            found.append(PAWN)
        return found

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DONE:
            return
        war = p.war
        if not SLOT <= move < SLOT + SLOTS:
            self.find(p, seat)
        if move == PAWN:
            war[TARGET_PAWN] = 1
            p.tell(EVERYONE, TARGETED_THING, seat, PAWN_AND_FAVOR)
        elif move >= BANNER:
            war[TARGET_BANNERS] |= 1 << (move - BANNER)
            p.tell(EVERYONE, TARGETED_THING, seat, BANNER - move - 1)
        elif move >= SLOT:
            add_site(p, move - SLOT)
        else:
            war[TARGET_RELICS] |= 1 << (move - CARD - RELIC)
            p.tell(EVERYONE, TARGETED_THING, seat, move - CARD - RELIC)
        p.then(TARGETS, seat, SLOT + SLOTS if move < SLOT else move)

    def find(self, p: Oath, seat: Seat) -> None:
        """The Hidden Place: the first target there, whatever it is, takes a secret turned facedown."""
        war, here = p.war, p.pawn[seat]
        before = war[TARGET_SITES] >> here & 1 | war[TARGET_RELICS] | war[TARGET_BANNERS] | war[TARGET_PAWN]
        if site(p, here) == HIDDEN_PLACE and before == 0:
            flip_secret(p, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class MusterDice(Step):
    """Pools: an attack die for as many board warbands as the attacker likes; defense dice by targets and title."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.contracts:  # not earlier: a secret may still have been needed to find the Hidden Place
            break_peace(p, seat, p.war[DEFENDER])
        p.war[DEFENSE_DICE] = defended(p, target_dice(p) + title_dice(p))
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [NUMBER + dice for dice in range(p.board[seat] + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.war[ATTACK_DICE] = move - NUMBER
        p.tell(EVERYONE, TOLD_NUMBER, seat, move - NUMBER)
        if has_target_at(p, site_slot(p, PLAINS)):
            p.war[ATTACK_DICE] += 1
        if has_target_at(p, site_slot(p, MOUNTAIN)):
            remove_attack_dice(p, 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


def has_target_at(p: Oath, slot: int) -> bool:
    """The site itself, or anything of a defender who stands there."""
    if slot == NOBODY:
        return False
    war = p.war
    things = war[TARGET_RELICS] | war[TARGET_BANNERS] | war[TARGET_PAWN]
    return war[TARGET_SITES] >> slot & 1 == 1 or (things != 0 and p.pawn[war[ATTACKER]] == slot)


def target_dice(p: Oath) -> int:
    war = p.war
    dice = 0
    for slot in range(SLOTS):
        dice += war[TARGET_SITES] >> slot & 1
    for relic in range(RELICS):
        if war[TARGET_RELICS] >> relic & 1:
            dice += RELIC_DICE[relic]
    for banner in range(2):
        if war[TARGET_BANNERS] >> banner & 1:
            dice += p.tokens[banner]
    if war[TARGET_PAWN]:
        dice += PAWN_DICE + (1 if p.holder[CIRCLET] == war[DEFENDER] else 0)
    return dice


def title_dice(p: Oath) -> int:
    """The Oathkeeper defends with one die more, the Usurper with two; the Chancellor's title serves the Empire."""
    defender = p.war[DEFENDER]
    if defender == BANDITS:
        return 0
    serves = p.keeper == CHANCELLOR and is_imperial(p, defender) and defender != p.rebel
    if p.keeper != defender and not serves:
        return 0
    return 2 if p.is_usurper else 1


class CallAllies(Step):
    """Allies of an Imperial defender: the Chancellor always; Citizens who are near, if they and the defender agree."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        defender = p.war[DEFENDER]
        if defender == BANDITS or not is_imperial(p, defender) or defender == p.rebel:
            return False
        if defender != CHANCELLOR:
            p.war[ALLIES] |= 1
        for citizen in range(1, p.players):
            if citizen not in (defender, seat) and is_imperial(p, citizen) and is_near(p, citizen):
                p.then(JOIN, citizen, 0)
        return False


def is_near(p: Oath, seat: Seat) -> bool:
    """At a targeted site, or beside the attacker."""
    return p.war[TARGET_SITES] >> p.pawn[seat] & 1 == 1 or p.pawn[seat] == p.pawn[p.war[ATTACKER]]


class Join(Step):
    """A Citizen offers to join, then (with `a` its seat and 1 added) the defender allows it."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES and a == 0:
            p.then(JOIN, p.war[DEFENDER], seat + 1)
        elif move == YES:
            p.war[ALLIES] |= 1 << (a - 1)
            p.tell(EVERYONE, ALLIED, a - 1, p.war[DEFENDER])

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


TARGETS: Final = step(Targets())
MUSTER_DICE: Final = step(MusterDice())
CALL_ALLIES: Final = step(CallAllies())
JOIN: Final = step(Join())
