"""The relics that are battle plans."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.marks import ATTACKER, BANDITS, CHANCELLOR, DEFENDER, SLAIN, SLAIN_DEFENDERS, SPARED
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_warbands, hand_favor
from ludotek.games.oath.steps.realm import colour, is_imperial
from ludotek.games.oath.steps.spoils import kill_survivors, side_bit
from ludotek.games.oath.vocabulary import CAGED, FREED, NO, NUMBER, SEAT, SEATS, YES


class StickyFire(Power):
    """The enemy's whole force may be killed, for a favor to them; it is owed even if a Traveling Doctor saves them."""

    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        ask(p, seat, self, side)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [YES, NO] if sum(p.survivors) else []

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == NO:
            return
        if not p.war[SPARED] & side_bit(DEFENDER if b == ATTACKER else ATTACKER):
            for other in range(p.players):
                kill_survivors(p, other, p.survivors[other])
        enemy = p.war[DEFENDER] if b == ATTACKER else p.war[ATTACKER]
        if p.favor[seat] and enemy != BANDITS:
            hand_favor(p, seat, enemy, 1)


class CursedCauldron(Power):
    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        p.then(BREW, seat, side)


class Brew(Step):
    """As many warbands come as enemies died, Sticky Fire's victims among them."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        gain_warbands(p, seat, p.war[SLAIN_DEFENDERS if a == ATTACKER else SLAIN])
        return False


class ObsidianCage(Power):
    """Survivors of a beaten force are caught; an action lets any of them go, to boards of their colour.

    `b` is a colour; and, once it is said how many purple ones go, so many times eight.
    """

    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        p.then(CATCH, seat)

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        """Nothing happens before the campaign is won."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return sum(p.caged) > 0

    def act(self, p: Oath, seat: Seat) -> None:
        for banner in range(p.players):
            if p.caged[banner]:
                ask(p, seat, self, banner)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        if b >= SEATS:
            return [SEAT + other for other in range(p.players) if is_imperial(p, other)]
        return [NUMBER + freed for freed in range(p.caged[b] + 1)]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if b >= SEATS:
            self.free(p, CHANCELLOR, b // SEATS, move - SEAT)
        elif b == CHANCELLOR and p.citizens and move > NUMBER:
            ask(p, seat, self, SEATS * (move - NUMBER))
        else:
            self.free(p, b, move - NUMBER, b)

    def free(self, p: Oath, b: int, freed: int, to: Seat) -> None:
        p.caged[b] -= freed
        if colour(p, b) == b:
            p.board[to] += freed
        else:  # their owner has become a Citizen
            p.barracks[b] += freed
            freed = min(freed, p.barracks[CHANCELLOR])
            p.barracks[CHANCELLOR] -= freed
            p.board[to] += freed
        if freed:
            p.tell(EVERYONE, FREED, to, freed)


class Catch(Step):
    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for other in range(p.players):
            if p.survivors[other]:
                p.tell(EVERYONE, CAGED, other, p.survivors[other])
            p.board[other] -= p.survivors[other]
            p.caged[colour(p, other)] += p.survivors[other]
            p.survivors[other] = 0
        return False


BREW: Final = step(Brew())
CATCH: Final = step(Catch())
add("sticky_fire", StickyFire())
add("cursed_cauldron", CursedCauldron())
add("obsidian_cage", ObsidianCage())
