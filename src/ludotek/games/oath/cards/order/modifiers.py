"""The Order suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.marks import DARKEST_SECRET
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.free import FREE_CAMPAIGN
from ludotek.games.oath.steps.goods import gain_favor, kill_at_site
from ludotek.games.oath.steps.realm import banner_colour, card_colour, is_subject
from ludotek.games.oath.steps.toll import SEARCHING, TRADING, TRAVELLING
from ludotek.games.oath.vocabulary import BANK


class TomeGuardians(Power):
    """Only those who rule it may take the Darkest Secret."""

    def guards(self, game: Oath, taker: Seat, thing: int) -> bool:
        return thing == -1 - DARKEST_SECRET and banner_colour(game, taker) != card_colour(game, self.card)


class Tyrant(Power):
    """A warband dies wherever its player comes, one of its own too (ruling O63)."""

    def after_travel(self, game: Oath, seat: Seat) -> None:
        if game.garrison[game.pawn[seat]]:
            kill_at_site(game, game.pawn[seat], 1)


class ForcedLabor(Power):
    def tolls(self, game: Oath, seat: Seat, deed: int, at: int) -> bool:
        return deed == SEARCHING and is_subject(game, seat, self.card, at)


class TollRoads(Power):
    def tolls(self, game: Oath, seat: Seat, deed: int, at: int) -> bool:
        return deed == TRAVELLING and is_subject(game, seat, self.card, at)


class Curfew(Power):
    def tolls(self, game: Oath, seat: Seat, deed: int, at: int) -> bool:
        return deed == TRADING and is_subject(game, seat, self.card, at)


class KnightsErrant(Power):
    def after_muster(self, game: Oath, seat: Seat) -> None:
        game.then(FREE_CAMPAIGN, seat)


class VowOfObedience(Power):
    """No Visions; but a favor from some bank at every Rest."""

    def bars_visions(self, game: Oath) -> bool:
        return True

    def can_rest(self, game: Oath, seat: Seat) -> bool:
        return sum(game.banks) > 0

    def rest(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 1)


add("tome_guardians", TomeGuardians())
add("tyrant", Tyrant())
add("forced_labor", ForcedLabor())
add("toll_roads", TollRoads())
add("curfew", Curfew())
add("knights_errant", KnightsErrant())
add("vow_of_obedience", VowOfObedience())
