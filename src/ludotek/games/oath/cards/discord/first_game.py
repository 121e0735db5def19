"""The Discord suit of the first game."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ORDER, SLOTS, SUIT
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DISCARDS,
    NOBODY,
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
from ludotek.games.oath.steps.realm import cards_at, colour, is_exile, may_station, ruling_colour, seats_at
from ludotek.games.oath.vocabulary import SEARCH_PILE, SEAT


class Mercenaries(Power):
    """Three dice; gone if its user is beaten."""

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        shift_attack_dice(game, side, 3)

    def leaves(self, game: Oath, seat: Seat, side: int) -> bool:
        return game.campaign.winner != side


class ASmallFavor(Power):
    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        gain_warbands(game, seat, 4)


class SecondWind(Power):
    """After a victory a free journey and a free campaign."""

    def afterwards(self, game: Oath, seat: Seat, side: int) -> None:
        game.then(FREE_TRAVEL, seat)
        game.then(FREE_CAMPAIGN, seat)


class SleightOfHand(Power):
    """A secret of a player here who has more than one."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [SEAT + other for other in seats_at(game, game.pawn[seat], seat) if all_secrets(game, other) > 1]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        lose_secrets(game, move - SEAT, 1)
        gain_secrets(game, seat, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class KeyToTheCity(Power):
    """Where no pawn of its ruler's stands, its warbands die, and one comes in from your bank (ruling O18)."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        ruler = ruling_colour(game, slot)
        if any(colour(game, other) == ruler for other in seats_at(game, slot, NOBODY)):
            return
        if game.garrison[slot]:
            kill_at_site(game, slot, game.garrison[slot])
        if gain_warbands(game, seat, 1) and may_station(game, seat):
            station(game, seat, slot, 1)


class Scryer(Power):
    """A whole discard pile."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for region in range(3):
            if any(slot < 0 or not game.cards.knows(seat, slot) for slot in game.discards[region]):
                found.append(SEARCH_PILE + region)
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        region = move - SEARCH_PILE
        for place in range(len(game.discards[region])):
            game.then(LOOK, seat, DISCARDS + region, place)


class DisgracedCaptain(Power):
    """Four dice where a targeted site has an Order card."""

    def can_plan(self, game: Oath, seat: Seat, side: int) -> bool:
        for slot in range(SLOTS):
            if game.campaign.is_target(slot) and any(SUIT[denizen] == ORDER for denizen in cards_at(game, slot)):
                return True
        return False

    def plan(self, game: Oath, seat: Seat, side: int) -> None:
        game.campaign.attack_dice += 4


class Naysayers(Power):
    def can_rest(self, game: Oath, seat: Seat) -> bool:
        return is_exile(game, game.keeper) and game.favor[CHANCELLOR] > 0 and seat != CHANCELLOR

    def rest(self, game: Oath, seat: Seat) -> None:
        hand_favor(game, CHANCELLOR, seat, 1)


class BookBurning(Power):
    """A beaten pawn's player burns all secrets but one."""

    def victorious(self, game: Oath, seat: Seat, side: int) -> None:
        if game.campaign.target_pawn:
            game.then(KEEP_SECRET, game.campaign.defender)


add("mercenaries", Mercenaries())
add("a_small_favor", ASmallFavor())
add("second_wind", SecondWind())
add("sleight_of_hand", SleightOfHand())
add("key_to_the_city", KeyToTheCity())
add("scryer", Scryer())
add("disgraced_captain", DisgracedCaptain())
add("naysayers", Naysayers())
add("book_burning", BookBurning())
