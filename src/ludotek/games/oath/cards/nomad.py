"""The Nomad suit of the first game."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import LOCKED, NOMAD, REGION, SITE, SLOTS, SUIT
from ludotek.games.oath.marks import BANDITS, EMPTY, IGNORED
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import NO_SINGLE_SHIELDS, shift_attack_dice
from ludotek.games.oath.steps.exchange import WITH_ADVISERS, WITH_RELICS, open_exchange
from ludotek.games.oath.steps.goods import (
    KEEP_SECRET,
    all_secrets,
    gain_secrets,
    gain_supply,
    lift,
    lose_secrets,
    station,
)
from ludotek.games.oath.steps.piles import discard_from_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import RING, must_stay, rules, seats_at, slot_of, told_place
from ludotek.games.oath.vocabulary import BURNT_ON, CARD, DONE, NO, NUMBER, SEAT, WENT, YES

EXCHANGES_EACH: Final = 2  # ruling O4


class RainBoots(Power):
    """Single shields count nothing."""

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[IGNORED] |= NO_SINGLE_SHIELDS

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        return True


class AncientBinding(Power):
    """Everyone is left with one secret, of its own choice; the user's is the one that lies here."""

    def act(self, p: Oath, seat: Seat) -> None:
        lose_secrets(p, seat, all_secrets(p, seat))
        for later in range(1, p.players):
            p.then(KEEP_SECRET, (seat + later) % p.players)
        for card in range(SITE):
            kept = 1 if card == self.card else 0
            if p.secrets_on[card] > kept:
                p.tell(EVERYONE, BURNT_ON, card, p.secrets_on[card] - kept)
            p.secrets_on[card] = kept


class HorseArchers(Power):
    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(p, side, 3)

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        return True


class WarningSignals(Power):
    """Warbands go between board and ruled sites in any way, and one stays everywhere; `b` is the slot asked about.

    What a site gets beyond the board comes from sites that are still to be asked about (ruling O20).
    """

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        if seat != BANDITS:  # theirs never move
            for slot in self.sites_from(p, seat, 0):
                ask(p, seat, self, slot)

    def sites_from(self, p: Oath, seat: Seat, first: int) -> list[int]:
        """Sites that warbands may leave or come to; a Citizen's purple ones would fall to the Empire it fights."""
        return [slot for slot in range(first, SLOTS) if rules(p, seat, slot) and seat != p.rebel]

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        least, most = must_stay(p, seat), p.garrison[b]
        if p.holder[RING] != seat:
            most += p.board[seat]
            for later in self.sites_from(p, seat, b + 1):
                most += max(0, p.garrison[later] - least)
        return [NUMBER + left for left in range(least, most + 1)] if most > least else []

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        change = move - NUMBER - p.garrison[b]
        if change < 0:
            lift(p, seat, b, -change)
            return
        for later in self.sites_from(p, seat, b + 1):
            missing = change - p.board[seat]
            if missing > 0:
                lift(p, seat, later, min(missing, p.garrison[later] - must_stay(p, seat)))
        station(p, seat, b, change)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        return True


class Elders(Power):
    def act(self, p: Oath, seat: Seat) -> None:
        gain_secrets(p, seat, 1)


class TheGathering(Power):
    """Anyone may come; those who are there may exchange goods, relics and advisers."""

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        for other in range(p.players):
            if p.pawn[other] != slot:
                p.then(COME, other, slot)
        for other in range(p.players):
            p.then(BARTER, other, slot, 0)


class Come(Step):
    """In turn order: a pawn may come to slot `a`, and stays."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == YES:
            p.pawn[seat] = a
            p.tell(EVERYONE, WENT, seat, told_place(p, a))

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO


class Barter(Step):
    """A player at slot `a` makes an offer to another there, or none; `b` counts them (ruling O9)."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return p.pawn[seat] == a and b < EXCHANGES_EACH and bool(seats_at(p, a, seat))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SEAT + other for other in seats_at(p, a, seat)] + [DONE]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            p.offers -= 1  # the turn's player has its own
            open_exchange(p, seat, move - SEAT, WITH_RELICS | WITH_ADVISERS)
            p.then(BARTER, seat, a, b + 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class FaithfulFriend(Power):
    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        gain_supply(p, seat, 4)


class Tents(Power):
    """A journey within the region is free."""

    def travel(self, p: Oath, seat: Seat) -> bool:
        return True

    def travel_supply(self, p: Oath, seat: Seat, to: int, supply: int) -> int:
        return 0 if REGION[to] == REGION[p.pawn[seat]] else supply


class GreatHerd(Power):
    """It may change places with another Nomad card; `b` is that card, from 1, while the Great Slum asks."""

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        if b:
            return [*self.crowded(p, b - 1), DONE]
        others = [card for card in p.at if card not in (EMPTY, self.card) and SUIT[card] == NOMAD and not LOCKED[card]]
        return [CARD + other for other in others] + [DONE] if others else []

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if b == 0 and move == DONE:
            return
        if b == 0 and self.crowded(p, move - CARD):
            ask(p, seat, self, move - CARD + 1)
            return
        if b and move != DONE:
            discard_from_site(p, seat, slot_of(p, move - CARD), move - CARD)
        other = b - 1 if b else move - CARD
        here, there = p.at.index(self.card), p.at.index(other)
        p.at[here], p.at[there] = p.at[there], p.at[here]

    def crowded(self, p: Oath, other: int) -> list[Move]:
        """A card comes to each of two sites, of which one may be the Great Slum."""
        here, there = slot_of(p, self.card), slot_of(p, other)
        if here == there:
            return []
        return crowded_out(p, here, self.card, other) or crowded_out(p, there, self.card, other)

    def is_open(self, p: Oath, move: Move) -> bool:
        return p.b == 0 or move == DONE


COME: Final = step(Come())
BARTER: Final = step(Barter())
add("rain_boots", RainBoots())
add("ancient_binding", AncientBinding())
add("horse_archers", HorseArchers())
add("warning_signals", WarningSignals())
add("elders", Elders())
add("the_gathering", TheGathering())
add("faithful_friend", FaithfulFriend())
add("tents", Tents())
add("great_herd", GreatHerd())
