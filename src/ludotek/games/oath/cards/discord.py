"""The Discord suit of the first game."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ORDER, SLOTS, SUIT
from ludotek.games.oath.marks import (
    ATTACK_DICE,
    CHANCELLOR,
    DEFENDER,
    DISCARDS,
    NOBODY,
    TARGET_PAWN,
    TARGET_SITES,
    WINNER,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import shift_attack_dice
from ludotek.games.oath.steps.free import FREE_CAMPAIGN, FREE_TRAVEL
from ludotek.games.oath.steps.goods import (
    KEEP_SECRET,
    all_secrets,
    gain_secrets,
    gain_warbands,
    hand_favor,
    kill_at_site,
    lose_secrets,
    station,
)
from ludotek.games.oath.steps.piles import LOOK
from ludotek.games.oath.steps.realm import RING, cards_at, colour, is_exile, ruling_colour, seats_at
from ludotek.games.oath.vocabulary import SEARCH_PILE, SEAT


class Mercenaries(Power):
    """Three dice; gone if its user is beaten."""

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(p, side, 3)

    def leaves(self, p: Oath, seat: Seat, side: int) -> bool:
        return p.war[WINNER] != side


class ASmallFavor(Power):
    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        gain_warbands(p, seat, 4)


class SecondWind(Power):
    """After a victory a free journey and a free campaign."""

    def afterwards(self, p: Oath, seat: Seat, side: int) -> None:
        p.then(FREE_TRAVEL, seat)
        p.then(FREE_CAMPAIGN, seat)


class SleightOfHand(Power):
    """A secret of a player here who has more than one."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return [SEAT + other for other in seats_at(p, p.pawn[seat], seat) if all_secrets(p, other) > 1]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        lose_secrets(p, move - SEAT, 1)
        gain_secrets(p, seat, 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class KeyToTheCity(Power):
    """Where no pawn of its ruler's stands, its warbands die, and one comes in from your bank (ruling O18)."""

    def played(self, p: Oath, seat: Seat, slot: int) -> None:
        ruler = ruling_colour(p, slot)
        if any(colour(p, other) == ruler for other in seats_at(p, slot, NOBODY)):
            return
        if p.garrison[slot]:
            kill_at_site(p, slot, p.garrison[slot])
        if gain_warbands(p, seat, 1) and p.holder[RING] != seat:
            station(p, seat, slot, 1)


class Scryer(Power):
    """A whole discard pile."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        found: list[Move] = []
        for region in range(3):
            if any(slot < 0 or not p.cards.knows(seat, slot) for slot in p.discards[region]):
                found.append(SEARCH_PILE + region)
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        region = move - SEARCH_PILE
        for place in range(len(p.discards[region])):
            p.then(LOOK, seat, DISCARDS + region, place)


class DisgracedCaptain(Power):
    """Four dice where a targeted site has an Order card."""

    def can_plan(self, p: Oath, seat: Seat, side: int) -> bool:
        for slot in range(SLOTS):
            if p.war[TARGET_SITES] >> slot & 1 and any(SUIT[denizen] == ORDER for denizen in cards_at(p, slot)):
                return True
        return False

    def plan(self, p: Oath, seat: Seat, side: int) -> None:
        p.war[ATTACK_DICE] += 4


class Naysayers(Power):
    def can_rest(self, p: Oath, seat: Seat) -> bool:
        return is_exile(p, p.keeper) and p.favor[CHANCELLOR] > 0 and seat != CHANCELLOR

    def rest(self, p: Oath, seat: Seat) -> None:
        hand_favor(p, CHANCELLOR, seat, 1)


class BookBurning(Power):
    """A beaten pawn's player burns all secrets but one."""

    def victorious(self, p: Oath, seat: Seat, side: int) -> None:
        if p.war[TARGET_PAWN]:
            p.then(KEEP_SECRET, p.war[DEFENDER])


add("mercenaries", Mercenaries())
add("a_small_favor", ASmallFavor())
add("second_wind", SecondWind())
add("sleight_of_hand", SleightOfHand())
add("key_to_the_city", KeyToTheCity())
add("scryer", Scryer())
add("disgraced_captain", DisgracedCaptain())
add("naysayers", Naysayers())
add("book_burning", BookBurning())
