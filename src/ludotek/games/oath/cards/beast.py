"""The Beast suit of the first game."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, NO_SUIT, SLOTS, SUIT
from ludotek.games.oath.marks import ATTACK_DICE, DEFENSE_DICE, IGNORED
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import NO_SKULLS
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.goods import kill_on_board
from ludotek.games.oath.steps.piles import discard_from_site, lift_from_site, set_at_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import cards_at, discardable, has_adviser_of, has_trader_of, is_exile, slot_of
from ludotek.games.oath.vocabulary import CARD, DONE, NO, SEAT, YES


class ErrandBoy(Power):
    """Another region's discard pile is searched (`steps.search`)."""

    def search(self, p: Oath, seat: Seat) -> bool:
        return True


class Wolves(Power):
    def can_act(self, p: Oath, seat: Seat) -> bool:
        return sum(p.board) > 0

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [SEAT + other for other in range(p.players) if p.board[other]]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        kill_on_board(p, move - SEAT, 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class AnimalPlaymates(Power):
    def muster_supply(self, p: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if SUIT[on] == BEAST else supply


class TrueNames(Power):
    """Opponents have no plans that share a suit with one's advisers."""

    def bars_plan(self, p: Oath, holder: Seat, plan: int) -> bool:
        return SUIT[plan] != NO_SUIT and has_adviser_of(p, holder, SUIT[plan])


class TheOldOak(Power):
    def trade_secrets(self, p: Oath, seat: Seat, on: int, secrets: int) -> int:
        return secrets + 1 if on == self.card and has_trader_of(p, seat, BEAST) else secrets


class ForestPaths(Power):
    """To a site with a Beast card, for nothing, whatever sites say."""

    def travel(self, p: Oath, seat: Seat) -> bool:
        return True

    def ignores_sites(self, p: Oath, seat: Seat, to: int) -> bool:
        return any(SUIT[denizen] == BEAST for denizen in cards_at(p, to))


class LongLostHeir(Power):
    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        if is_exile(p, seat):
            ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == YES:
            become_citizen(p, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO


class Rangers(Power):
    """Skulls do nothing; two dice more against four or more."""

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[IGNORED] |= NO_SKULLS
        if p.war[DEFENSE_DICE] >= 4:
            p.war[ATTACK_DICE] += 2


class RovingTerror(Power):
    """It takes the place of a denizen at another site; `b` is that denizen, from 1, while the Great Slum asks."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        if b:
            return [*self.crowded(p, b - 1), DONE]
        here = slot_of(p, self.card)
        found: list[Move] = []
        for slot in range(SLOTS):
            if slot != here:
                found += [CARD + denizen for denizen in discardable(p, slot)]
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if b == 0 and self.crowded(p, move - CARD):
            ask(p, seat, self, move - CARD + 1)
            return
        prey = b - 1 if b else move - CARD
        slot = slot_of(p, prey)
        if b and move != DONE:
            discard_from_site(p, seat, slot, move - CARD)
        lift_from_site(p, slot_of(p, self.card), self.card)
        discard_from_site(p, seat, slot, prey)
        set_at_site(p, slot, self.card)

    def crowded(self, p: Oath, prey: int) -> list[Move]:
        return crowded_out(p, slot_of(p, prey), prey, self.card)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE or (p.b == 0 and bool(self.crowded(p, move - CARD)))


add("errand_boy", ErrandBoy())
add("wolves", Wolves())
add("animal_playmates", AnimalPlaymates())
add("true_names", TrueNames())
add("the_old_oak", TheOldOak())
add("forest_paths", ForestPaths())
add("long_lost_heir", LongLostHeir())
add("rangers", Rangers())
add("roving_terror", RovingTerror())
