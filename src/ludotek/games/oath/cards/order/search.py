"""The Order suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import REGION
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.free import FREE_CAMPAIGN
from ludotek.games.oath.steps.goods import take_favor
from ludotek.games.oath.steps.realm import is_ruled_by_enemy, region_of, rules, ruling_colour, slot_of
from ludotek.games.oath.vocabulary import SEARCH_DECK

TAX = 2


class SecretPolice(Power):
    """At the sites of its ruler no enemy reveals a Vision."""

    def bars_vision(self, game: Oath, seat: Seat, vision: int) -> bool:
        here, there = game.pawn[seat], slot_of(game, self.card)
        return ruling_colour(game, here) == ruling_colour(game, there) and is_ruled_by_enemy(game, seat, self.card)


class RoyalTax(Power):
    """Two favor of everyone who stands at a site of one's own in the region."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        for other in range(game.players):
            there = game.pawn[other]
            if other != seat and REGION[there] == region_of(game, seat) and rules(game, seat, there):
                take_favor(game, other, seat, TAX)


class HuntingParty(Power):
    """After a Search of the world deck, a campaign for nothing."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def reaches(self, game: Oath, seat: Seat, move: Move, is_near: bool) -> bool:
        return is_near and move == SEARCH_DECK

    def after_search(self, game: Oath, seat: Seat) -> None:
        if not game.act_is_over:
            game.then(FREE_CAMPAIGN, seat)


class CouncilSeat(Power):
    def stays_citizen(self, game: Oath) -> bool:
        return True


add("secret_police", SecretPolice())
add("royal_tax", RoyalTax())
add("hunting_party", HuntingParty())
add("council_seat", CouncilSeat())
