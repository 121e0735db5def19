"""The Nomad suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import NOMAD, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_favor, gain_supply, purse, receive_favor, spend_favor
from ludotek.games.oath.steps.realm import banner_colour, card_colour, cards_at, has_adviser_of, ruled_cards, slot_of
from ludotek.games.oath.steps.toll import TRAVELLING, give_ruler, toll
from ludotek.games.oath.vocabulary import BANK

MOST_ON_HORSEBACK: Final = 3  # warbands


class VowOfKinship(Power):
    """All favor of its player lies in the Nomad bank, and is spent from there (ruling O66)."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        favor = game.favor[seat]
        spend_favor(game, seat, favor)
        receive_favor(game, seat, favor)

    def purse(self, game: Oath) -> int:
        return NOMAD


class LostTongue(Power):
    """Its player's treasures are safe from all who rule no Nomad card."""

    def guards(self, game: Oath, taker: Seat, thing: int) -> bool:
        return all(SUIT[card] != NOMAD for card in ruled_cards(game, taker))


class SpecialEnvoy(Power):
    """A free journey, and no more deeds in this turn."""

    def travel(self, game: Oath, seat: Seat) -> bool:
        return True

    def declared(self, game: Oath, seat: Seat) -> None:
        game.act_is_over = True

    def travel_supply(self, game: Oath, seat: Seat, to: int, supply: int) -> int:
        return 0


class SpellBreaker(Power):
    def breaks_spells(self, game: Oath) -> bool:
        return True


class AncientBloodline(Power):
    def seals(self, game: Oath) -> bool:
        return True


class WayStation(Power):
    """Free to come to, for its rulers and for whoever gives them a favor (ruling O62)."""

    def serves_all(self, game: Oath) -> bool:
        return True

    def travel(self, game: Oath, seat: Seat) -> bool:
        return self.is_ruler(game, seat) or purse(game, seat) > toll(game, seat, TRAVELLING, slot_of(game, self.card))

    def is_ruler(self, game: Oath, seat: Seat) -> bool:
        return banner_colour(game, seat) == card_colour(game, self.card)

    def declared(self, game: Oath, seat: Seat) -> None:
        if not self.is_ruler(game, seat):
            give_ruler(game, seat, self.card)

    def travel_supply(self, game: Oath, seat: Seat, to: int, supply: int) -> int:
        return 0 if to == slot_of(game, self.card) else supply


class Hospitality(Power):
    """A favor for coming to a card that matches an adviser (ruling O67)."""

    def after_travel(self, game: Oath, seat: Seat) -> None:
        banks = self.choices(game, seat, 0)
        if len(banks) == 1:
            self.chosen(game, seat, banks[0], 0)
        elif banks:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        local = [SUIT[card] for card in cards_at(game, game.pawn[seat])]
        return [
            BANK + suit for suit in range(6) if suit in local and game.banks[suit] and has_adviser_of(game, seat, suit)
        ]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 1)


class AFastSteed(Power):
    """A free journey with few warbands."""

    def travel(self, game: Oath, seat: Seat) -> bool:
        return game.board[seat] <= MOST_ON_HORSEBACK

    def travel_supply(self, game: Oath, seat: Seat, to: int, supply: int) -> int:
        return 0


class RelicWorship(Power):
    def after_recover(self, game: Oath, holder: Seat, seat: Seat, banner: int, placed: int) -> None:
        if holder == seat and banner == NOBODY:
            gain_supply(game, seat, 3)


add("vow_of_kinship", VowOfKinship())
add("lost_tongue", LostTongue())
add("special_envoy", SpecialEnvoy())
add("spell_breaker", SpellBreaker())
add("ancient_bloodline", AncientBloodline())
add("way_station", WayStation())
add("hospitality", Hospitality())
add("a_fast_steed", AFastSteed())
add("relic_worship", RelicWorship())
