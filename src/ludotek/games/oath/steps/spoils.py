"""Defeat, victory, and what is left afterwards (Campaign, 9 to 11)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.cards.power import LEAVING, POWERS
from ludotek.games.oath.catalogue import REGION, RELICS, SLOTS
from ludotek.games.oath.marks import (
    ATTACKER,
    BANDITS,
    CHANCELLOR,
    DEFENDER,
    NOBODY,
    SLAIN,
    SLAIN_DEFENDERS,
    SPARED,
    TARGET_BANNERS,
    TARGET_PAWN,
    TARGET_RELICS,
    TARGET_SITES,
    WINNER,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import DEFEAT, defending, is_in_force
from ludotek.games.oath.steps.goods import (
    burn_favor,
    hold_relic,
    kill_on_board,
    lift,
    seize_banner,
    station,
)
from ludotek.games.oath.steps.persist import deaths, usual
from ludotek.games.oath.steps.piles import discard, discard_adviser, discard_from_site, lift_from_site
from ludotek.games.oath.steps.realm import RING, is_imperial, slot_of
from ludotek.games.oath.steps.travel import SEND, free_places, is_traded_away
from ludotek.games.oath.vocabulary import NO, NUMBER, YES

BRUTAL: Final = 0


def side_bit(side: int) -> int:
    return 1 if side == ATTACKER else 2


def dead_of(p: Oath, force: int, side: int) -> int:
    """Half of a beaten force, rounded down; all of it where the Chancellor's Brutal trait binds."""
    if p.war[SPARED] & side_bit(side):
        return 0
    dead = force if is_traded_away(p, p.war[ATTACKER], BRUTAL) else force // 2
    return deaths(p, side, dead)


class Defeat(Step):
    """The loser's plans, then its losses, then what the winner takes."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        war = p.war
        loser = DEFENDER if war[WINNER] == ATTACKER else ATTACKER
        for place in range(0, len(p.plans), 3):
            if p.plans[place + 2] == loser:
                POWERS[p.plans[place]].defeated(p, p.plans[place + 1], loser)
        if loser == ATTACKER:
            self.beat_attacker(p, seat)
        elif war[DEFENDER] != BANDITS:
            self.beat_defenders(p)
        if war[WINNER] == ATTACKER:
            p.then(VICTORY, seat)
        p.then(REWARD, seat)
        p.then(LEAVE_PLANS, seat)
        p.then(CLOSE, seat)
        return False

    def beat_attacker(self, p: Oath, seat: Seat) -> None:
        dead = kill_on_board(p, seat, dead_of(p, p.board[seat], ATTACKER))
        p.war[SLAIN] += dead
        p.survivors[seat] = p.board[seat]

    def beat_defenders(self, p: Oath) -> None:
        """Whoever commands takes in the survivors from the sites; the Chancellor picks the Empire's dead."""
        defender = p.war[DEFENDER]
        leader = CHANCELLOR if is_imperial(p, defender) and defender != p.rebel else defender
        force = p.board[leader] if leader in defending(p) and is_in_force(p, leader) else 0
        for slot in range(SLOTS):
            if p.war[TARGET_SITES] >> slot & 1:
                force += p.garrison[slot]
                if p.garrison[slot]:
                    lift(p, leader, slot, p.garrison[slot])
        p.survivors[leader] = force
        for citizen in defending(p):
            if citizen != leader and is_in_force(p, citizen):
                p.survivors[citizen] = p.board[citizen]
                force += p.board[citizen]
        p.then(CASUALTIES, leader, dead_of(p, force, DEFENDER))


class Casualties(Step):
    """`a` warbands are still to die: the leader's own, or those of Citizens who fought with it from place `b` on.

    Of the leader's own nobody is asked where they die (ruling O12).
    """

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for citizen in range(b, p.players):
            if citizen != seat and p.survivors[citizen] > 0 and a > 0:
                p.b = citizen
                return True
        kill_survivors(p, seat, a)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        others = sum([p.survivors[other] for other in range(p.players) if other == seat or other > b])
        return [NUMBER + dead for dead in range(max(0, a - others), min(a, p.survivors[b]) + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        kill_survivors(p, b, move - NUMBER)
        p.then(CASUALTIES, seat, a - (move - NUMBER), b + 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NUMBER


def kill_survivors(p: Oath, seat: Seat, dead: int) -> None:
    """Warbands of a beaten force, which lie on this board, die."""
    p.survivors[seat] -= dead
    kill_on_board(p, seat, dead)
    p.war[SLAIN_DEFENDERS if p.war[WINNER] == ATTACKER else SLAIN] += dead


class Victory(Step):
    """The attacker takes its targets: sites, then relics and banners, then pawn and favor."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.holder[RING] != seat:
            for slot in range(SLOTS):
                if p.war[TARGET_SITES] >> slot & 1:
                    p.then(OCCUPY, seat, slot)
        p.then(SEIZE, seat)
        if p.war[TARGET_PAWN]:
            p.then(BANISH, seat, 0)
            p.then(BANISH, seat, 1)
        return False


class Occupy(Step):
    """Any number of the force, even none, comes to the targeted site in slot `a`."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return p.board[seat] > 0

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(p.board[seat] + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        station(p, seat, a, move - NUMBER)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Seize(Step):
    """Relics, and banners with what that costs them."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for relic in range(RELICS):
            if p.war[TARGET_RELICS] >> relic & 1:
                hold_relic(p, seat, relic, True)
        for banner in range(2):
            if p.war[TARGET_BANNERS] >> banner & 1:
                seize_banner(p, seat, banner)
        return False


class Banish(Step):
    """The defender may be made to travel (`a` is 0), and half of its favor may be burnt (1)."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        loser = p.war[DEFENDER]
        return bool(free_places(p, loser)) if a == 0 else p.favor[loser] > 1

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        loser = p.war[DEFENDER]
        if move == YES and a == 0:
            p.then(SEND, seat, loser)
        elif move == YES:
            burn_favor(p, loser, p.favor[loser] // 2)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO or p.a == 0


class Reward(Step):
    """Plans of the victorious side."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for place in range(0, len(p.plans), 3):
            if p.plans[place + 2] == p.war[WINNER]:
                POWERS[p.plans[place]].victorious(p, p.plans[place + 1], p.plans[place + 2])
        return False


class LeavePlans(Step):
    """Plans that are discarded at the end of a campaign."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for place in range(0, len(p.plans), 3):
            card, user = p.plans[place], p.plans[place + 1]
            if POWERS[card].leaves(p, user, p.plans[place + 2]) and usual(p, user, LEAVING, card) == card:
                discard_in_play(p, user, card)
        return False


def discard_in_play(p: Oath, seat: Seat, card: int) -> None:
    slot = slot_of(p, card)
    if seat == BANDITS:  # not even their attacker has driven it out (ruling O22)
        lift_from_site(p, slot, card)
        discard(p, p.turn, card, REGION[slot])
    elif slot != NOBODY:
        discard_from_site(p, seat, slot, card)
    elif card in p.advisers[seat]:
        discard_adviser(p, seat, card)


class Close(Step):
    """The campaign is over; then comes what follows a victory."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        plans, winner = p.plans.copy(), p.war[WINNER]
        p.plans.clear()
        p.war.clear()
        p.rebel = NOBODY
        for place in range(0, len(plans), 3):
            if plans[place + 2] == winner:
                POWERS[plans[place]].afterwards(p, plans[place + 1], winner)
        return False


STEPS[DEFEAT] = Defeat()
CASUALTIES: Final = step(Casualties())
VICTORY: Final = step(Victory())
OCCUPY: Final = step(Occupy())
SEIZE: Final = step(Seize())
BANISH: Final = step(Banish())
REWARD: Final = step(Reward())
LEAVE_PLANS: Final = step(LeavePlans())
CLOSE: Final = step(Close())
