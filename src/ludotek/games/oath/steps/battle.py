"""Battle plans and rolls (Campaign, 5 to 8)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import BARS, HOOKS, PLANS, POWERS, ROLLS, SOME
from ludotek.games.oath.catalogue import (
    ATTACK_PLAN,
    BURN_FAVOR_COST,
    BURN_SECRET_COST,
    DEFENSE_PLAN,
    PLACE_FAVOR,
    PLACE_SECRET,
    SLOTS,
)
from ludotek.games.oath.marks import (
    ALLIES,
    ATTACK_DICE,
    ATTACKER,
    BANDITS,
    DEFENDER,
    DEFENSE,
    DEFENSE_DICE,
    DOUBLINGS,
    HOLLOW,
    IGNORED,
    NOBODY,
    SACRIFICED,
    SHIELDS,
    SKULLS,
    SLAIN,
    SWORDS,
    TARGET_SITES,
    WINNER,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import can_pay, kill_on_board, pay
from ludotek.games.oath.steps.persist import ROLL, allowed, react
from ludotek.games.oath.steps.realm import CROWN, banner_colour, cards_at, ruled_cards, ruling_colour
from ludotek.games.oath.vocabulary import (
    ATTACK_FACE,
    CAMPAIGN_LOST,
    CAMPAIGN_WON,
    DEFENSE_FACE,
    DONE,
    NO,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
    USE,
    USED,
    YES,
)

ATTACK_FACES: Final[list[Move]] = [ATTACK_FACE, ATTACK_FACE + 1, ATTACK_FACE + 2]
ATTACK_ODDS: Final[list[int]] = [3, 2, 1]  # hollow sword, sword, two swords and a skull
DEFENSE_FACES: Final[list[Move]] = [DEFENSE_FACE, DEFENSE_FACE + 1, DEFENSE_FACE + 2, DEFENSE_FACE + 3]
DEFENSE_ODDS: Final[list[int]] = [2, 2, 1, 1]  # blank, a shield, two shields, doubling
NO_SKULLS: Final = 1  # faces that a plan makes count nothing
NO_SINGLE_SHIELDS: Final = 2


def remove_attack_dice(p: Oath, dice: int) -> None:
    """Each die that an empty pool cannot give adds a defense die instead."""
    removed = min(dice, p.war[ATTACK_DICE])
    p.war[ATTACK_DICE] -= removed
    p.war[DEFENSE_DICE] += dice - removed


def shift_attack_dice(p: Oath, side: int, dice: int) -> None:
    """The attacker adds attack dice, the defender removes them."""
    if side == ATTACKER:
        p.war[ATTACK_DICE] += dice
    else:
        remove_attack_dice(p, dice)


def defending(p: Oath) -> list[Seat]:
    """The defender and its allies; nobody where bandits defend."""
    defender = p.war[DEFENDER]
    if defender == BANDITS:
        return []
    return [defender] + [seat for seat in range(p.players) if p.war[ALLIES] >> seat & 1]


# Battle plans.


def is_used(p: Oath, card: int, side: int) -> bool:
    return any(p.plans[place] == card and p.plans[place + 2] == side for place in range(0, len(p.plans), 3))


def is_barred(p: Oath, card: int, side: int) -> bool:
    """Powers that keep the other side from a plan."""
    others = defending(p) if side == ATTACKER else [p.war[ATTACKER]]
    for other in others:
        for adviser in p.advisers[other]:
            if HOOKS[adviser] & BARS and POWERS[adviser].bars_plan(p, other, card):
                return True
    return False


def plans_of(p: Oath, seat: Seat, side: int) -> list[Move]:
    """Plans that a player rules and can pay, once each; even on cards that carry tokens."""
    found: list[Move] = []
    for card in ruled_cards(p, seat):
        if not HOOKS[card] & PLANS or not (ATTACK_PLAN[card] if side == ATTACKER else DEFENSE_PLAN[card]):
            continue
        if is_used(p, card, side) or is_barred(p, card, side) or not can_pay(p, seat, card, True):
            continue
        if POWERS[card].can_plan(p, seat, side):
            found.append(USE + card)
    return found


def use_plan(p: Oath, seat: Seat, card: int, side: int) -> None:
    p.plans.append(card)
    p.plans.append(seat)
    p.plans.append(side)
    p.tell(EVERYONE, USED, seat, card)
    POWERS[card].plan(p, seat, side)


class AttackerPlans(Step):
    """First the attacker uses plans, any number of them."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if plans_of(p, seat, ATTACKER):
            return True
        self.go_on(p)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return allowed(p, seat, [*plans_of(p, seat, ATTACKER), DONE])

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DONE:
            self.go_on(p)
            return
        pay(p, seat, move - USE)
        use_plan(p, seat, move - USE, ATTACKER)
        p.then(ATTACKER_PLANS, seat)

    def go_on(self, p: Oath) -> None:
        for defender in defending(p):
            p.then(DEFENDER_PLANS, defender)
        if p.war[DEFENDER] == BANDITS:
            p.then(BANDIT_PLANS, NOBODY)
        attacker = p.war[ATTACKER]
        p.then(ROLL_DEFENSE, CHANCE)
        react(p, attacker, ROLL, DEFENDER)
        p.then(ROLL_ATTACK, CHANCE)
        react(p, attacker, ROLL, ATTACKER)
        p.then(SACRIFICE, attacker)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class DefenderPlans(Step):
    """Then the defender and each ally; each plan once for the side."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return bool(plans_of(p, seat, DEFENDER))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return allowed(p, seat, [*plans_of(p, seat, DEFENDER), DONE])

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            pay(p, seat, move - USE)
            use_plan(p, seat, move - USE, DEFENDER)
            p.then(DEFENDER_PLANS, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class BanditPlans(Step):
    """Bandits use every plan that costs nothing, at every site that they rule."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for slot in range(SLOTS):
            if p.is_up[slot] and ruling_colour(p, slot) == NOBODY:
                for card in cards_at(p, slot):
                    if self.can_use(p, card):
                        use_plan(p, BANDITS, card, DEFENDER)
        return False

    def can_use(self, p: Oath, card: int) -> bool:
        if not HOOKS[card] & PLANS or not DEFENSE_PLAN[card] or not costs_nothing(card):
            return False
        return not is_barred(p, card, DEFENDER) and POWERS[card].can_plan(p, BANDITS, DEFENDER)


def costs_nothing(card: int) -> bool:
    return PLACE_FAVOR[card] + PLACE_SECRET[card] + BURN_FAVOR_COST[card] + BURN_SECRET_COST[card] == 0


# The defense.


def is_in_force(p: Oath, seat: Seat) -> bool:
    """A board fights where its pawn stands beside the attacker or at a targeted site."""
    return p.pawn[seat] == p.pawn[p.war[ATTACKER]] or p.war[TARGET_SITES] >> p.pawn[seat] & 1 == 1


def force_at_sites(p: Oath) -> int:
    """Warbands and bandits at targeted sites."""
    force = bandits_at_sites(p)
    for slot in range(SLOTS):
        if p.war[TARGET_SITES] >> slot & 1:
            force += p.garrison[slot]
    return force


def bandits_at_sites(p: Oath) -> int:
    """Bandits stand one at each targeted site, for themselves or for the Bandit Crown; they never die.

    The Crown's join its holder's side alone, even where Wrestlers have left nobody else (ruling O24).
    """
    defender, crowned = p.war[DEFENDER], p.holder[CROWN]
    if defender != BANDITS and (crowned == NOBODY or banner_colour(p, crowned) != banner_colour(p, defender)):
        return 0
    bandits = 0
    for slot in range(SLOTS):
        bandits += p.war[TARGET_SITES] >> slot & 1
    return bandits


def force_on_boards(p: Oath) -> int:
    force = 0
    for seat in defending(p):
        if is_in_force(p, seat):
            force += p.board[seat]
    return force


def face_counts(p: Oath, what: int, amount: int) -> int:
    """What a face counts, after every plan that was used has had its say."""
    if SOME[0] & ROLLS:
        for place in range(0, len(p.plans), 3):
            plan = p.plans[place]
            if HOOKS[plan] & ROLLS:
                amount = POWERS[plan].roll(p, p.plans[place + 1], p.plans[place + 2], what, amount)
    return amount


def defense_counts(p: Oath, face: int) -> tuple[int, int]:
    """Shields and doublings of a face."""
    if face == 3:
        return 0, face_counts(p, DOUBLINGS, 1)
    shields = 0 if face == 1 and p.war[IGNORED] & NO_SINGLE_SHIELDS else face
    return face_counts(p, SHIELDS, shields), 0


class RollDefense(Step):
    """The defender rolls, one die after the other; `a` counts them."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if a < p.war[DEFENSE_DICE]:
            return True
        p.war[DEFENSE] = (p.war[SHIELDS] << p.war[DOUBLINGS]) + force_at_sites(p) + force_on_boards(p)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return DEFENSE_FACES

    def odds(self, p: Oath, a: int, b: int) -> list[int]:
        return DEFENSE_ODDS

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        face = move - DEFENSE_FACE
        shields, doublings = defense_counts(p, face)
        p.war[SHIELDS] += shields
        p.war[DOUBLINGS] += doublings
        p.tell(EVERYONE, ROLLED_DEFENSE, face, 0)
        p.then(ROLL_DEFENSE, CHANCE, a + 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


# The attack.


def attack_counts(p: Oath, face: int) -> tuple[int, int, int]:
    """Swords, hollow swords and skulls of a face."""
    if face == 0:
        return 0, face_counts(p, HOLLOW, 1), 0
    skulls = 1 if face == 2 and not p.war[IGNORED] & NO_SKULLS else 0
    return face_counts(p, SWORDS, face), 0, face_counts(p, SKULLS, skulls)


def attack(p: Oath) -> int:
    return p.war[SWORDS] + p.war[HOLLOW] // 2 + p.war[SACRIFICED]


class RollAttack(Step):
    """The attacker rolls; each skull kills one of the force at once."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return a < p.war[ATTACK_DICE]

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return ATTACK_FACES

    def odds(self, p: Oath, a: int, b: int) -> list[int]:
        return ATTACK_ODDS

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        face = move - ATTACK_FACE
        swords, hollow, skulls = attack_counts(p, face)
        p.war[SWORDS] += swords
        p.war[HOLLOW] += hollow
        p.tell(EVERYONE, ROLLED_ATTACK, face, 0)
        if skulls:
            p.war[SKULLS] += skulls
            p.war[SLAIN] += kill_on_board(p, p.war[ATTACKER], skulls)
        p.then(ROLL_ATTACK, CHANCE, a + 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


def worth_of_one(p: Oath) -> int:
    """What a sacrificed warband adds to the attack."""
    return face_counts(p, SACRIFICED, 1)


def warbands_for(gap: int, worth: int) -> int:
    """How many warbands close a gap, if each is worth so much."""
    return (gap + worth - 1) // worth


class Sacrifice(Step):
    """The attacker may sacrifice exactly as many warbands as are missing to victory, or none."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if 0 < self.missing(p) <= p.board[seat]:
            return True
        self.decide(p, seat)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == YES:
            missing = self.missing(p)
            p.war[SACRIFICED] = worth_of_one(p) * kill_on_board(p, seat, missing)
            p.war[SLAIN] += missing
        self.decide(p, seat)

    def missing(self, p: Oath) -> int:
        return warbands_for(p.war[DEFENSE] + 1 - attack(p), worth_of_one(p))

    def decide(self, p: Oath, seat: Seat) -> None:
        """The attack must be higher; ties go to the defender."""
        is_won = attack(p) > p.war[DEFENSE]
        p.war[WINNER] = ATTACKER if is_won else DEFENDER
        p.tell(EVERYONE, CAMPAIGN_WON if is_won else CAMPAIGN_LOST, seat, p.war[DEFENDER])
        p.then(DEFEAT, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO


ATTACKER_PLANS: Final = step(AttackerPlans())
DEFENDER_PLANS: Final = step(DefenderPlans())
BANDIT_PLANS: Final = step(BanditPlans())
ROLL_DEFENSE: Final = step(RollDefense())
ROLL_ATTACK: Final = step(RollAttack())
SACRIFICE: Final = step(Sacrifice())
DEFEAT: Final = step(Step())  # `steps.spoils` puts the aftermath here
