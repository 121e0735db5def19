"""Battle plans: who may use which, and what they cost (Campaign, 5)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import BARS, PLANS, SOLE
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import (
    ATTACK_PLAN,
    BURN_FAVOR_COST,
    BURN_SECRET_COST,
    DEFENSE_PLAN,
    PLACE_FAVOR,
    PLACE_SECRET,
    SLOTS,
)
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import usable_secrets
from ludotek.games.oath.steps.battle import ROLL_ATTACK, ROLL_DEFENSE, SACRIFICE, defending, enemies
from ludotek.games.oath.steps.goods import burn_favor, can_pay, pay, place_secrets, purse
from ludotek.games.oath.steps.realm import cards_at, ruled_cards, ruling_colour
from ludotek.games.oath.vocabulary import DONE, USE, USED


def is_barred(game: Oath, card: int, side: int) -> bool:
    """Powers that keep the other side from a plan; and one that stands alone comes before all others, or not at all."""
    if HOOKS[card] & SOLE and game.campaign.has_used(side):
        return True
    for other in enemies(game, side):
        for adviser in game.advisers[other]:
            if HOOKS[adviser] & BARS and POWERS[adviser].bars_plan(game, other, card):
                return True
    return False


def favor_tax(game: Oath, side: int) -> int:
    """What opponents' advisers make each plan of a side burn."""
    tax = 0
    for other in enemies(game, side):
        for adviser in game.advisers[other]:
            if HOOKS[adviser] & BARS:
                tax += POWERS[adviser].plan_favor(game, other)
    return tax


def secret_tax(game: Oath, side: int) -> int:
    """What opponents' advisers have placed on each plan of a side."""
    tax = 0
    for other in enemies(game, side):
        for adviser in game.advisers[other]:
            if HOOKS[adviser] & BARS:
                tax += POWERS[adviser].plan_secrets(game, other)
    return tax


def can_pay_plan(game: Oath, seat: Seat, card: int, side: int) -> bool:
    """A plan is paid with all that opponents add to its cost (rulings O37 and O70)."""
    if not can_pay(game, seat, card, True):
        return False
    favor = PLACE_FAVOR[card] + BURN_FAVOR_COST[card] + favor_tax(game, side)
    secrets = PLACE_SECRET[card] + BURN_SECRET_COST[card] + secret_tax(game, side)
    return purse(game, seat) >= favor and (secrets == 0 or usable_secrets(game, seat) >= secrets)


def pay_plan(game: Oath, seat: Seat, card: int, side: int) -> None:
    pay(game, seat, card)
    burn_favor(game, seat, favor_tax(game, side))
    place_secrets(game, seat, card, secret_tax(game, side))


def plans_of(game: Oath, seat: Seat, side: int) -> list[Move]:
    """§79: plans that a player rules and can pay, once each; even on cards that carry tokens; §170."""
    found: list[Move] = []
    if game.campaign.is_closed(side):
        return found
    for card in ruled_cards(game, seat):
        if not HOOKS[card] & PLANS or not (ATTACK_PLAN[card] if side == ATTACKER else DEFENSE_PLAN[card]):
            continue
        if game.campaign.is_used(card, side) or is_barred(game, card, side):
            continue
        if can_pay_plan(game, seat, card, side) and POWERS[card].can_plan(game, seat, side):
            found.append(USE + card)
    return found


def use_plan(game: Oath, seat: Seat, card: int, side: int) -> None:
    game.campaign.use(card, seat, side)
    game.tell(EVERYONE, USED, seat, card)
    if HOOKS[card] & SOLE:
        game.campaign.close(side)
    POWERS[card].plan(game, seat, side)


class AttackerPlans(Step):
    """§78: first the attacker uses plans, any number of them."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if plans_of(game, seat, ATTACKER):
            return True
        self.go_on(game)
        return False

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [*plans_of(game, seat, ATTACKER), DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == DONE:
            self.go_on(game)
            return
        pay_plan(game, seat, move - USE, ATTACKER)
        use_plan(game, seat, move - USE, ATTACKER)
        game.then(ATTACKER_PLANS, seat)

    def go_on(self, game: Oath) -> None:
        if not game.campaign.is_decided:  # ruling O35
            for defender in defending(game):
                game.then(DEFENDER_PLANS, defender)
            if game.campaign.defender == BANDITS:
                game.then(BANDIT_PLANS, NOBODY)
        attacker = game.campaign.attacker
        game.then(ROLL_DEFENSE, CHANCE)
        game.then(ROLL_ATTACK, CHANCE)
        game.then(SACRIFICE, attacker)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class DefenderPlans(Step):
    """§78: then the defender and each ally; each plan once for the side."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return bool(plans_of(game, seat, DEFENDER))

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [*plans_of(game, seat, DEFENDER), DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move != DONE:
            pay_plan(game, seat, move - USE, DEFENDER)
            use_plan(game, seat, move - USE, DEFENDER)
            game.then(DEFENDER_PLANS, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class BanditPlans(Step):
    """§80: bandits use every plan that costs nothing, at every site that they rule; one that stands alone, alone."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        usable = [card for card in cards_of_bandits(game) if self.can_use(game, card)]
        for card in usable:
            if HOOKS[card] & SOLE:
                use_plan(game, BANDITS, card, DEFENDER)
                return False
        for card in usable:
            use_plan(game, BANDITS, card, DEFENDER)
        return False

    def can_use(self, game: Oath, card: int) -> bool:
        if not HOOKS[card] & PLANS or not DEFENSE_PLAN[card] or game.campaign.is_closed(DEFENDER):
            return False
        if not costs_nothing(card) or favor_tax(game, DEFENDER) + secret_tax(game, DEFENDER) > 0:
            return False
        return not is_barred(game, card, DEFENDER) and POWERS[card].can_plan(game, BANDITS, DEFENDER)


def cards_of_bandits(game: Oath) -> list[int]:
    """What bandits rule, from the top of the Cradle down."""
    found: list[int] = []
    for slot in range(SLOTS):
        if game.is_up[slot] and ruling_colour(game, slot) == NOBODY:
            found += cards_at(game, slot)
    return found


def costs_nothing(card: int) -> bool:
    return PLACE_FAVOR[card] + PLACE_SECRET[card] + BURN_FAVOR_COST[card] + BURN_SECRET_COST[card] == 0


ATTACKER_PLANS: Final = step(AttackerPlans())
DEFENDER_PLANS: Final = step(DefenderPlans())
BANDIT_PLANS: Final = step(BanditPlans())
