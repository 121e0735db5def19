"""The Beast suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import BEAST, NOMAD, SLOTS, SUIT
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_favor, kill_on_board
from ludotek.games.oath.steps.market import could_trade
from ludotek.games.oath.steps.realm import cards_at, has_adviser_of, is_subject, standing
from ludotek.games.oath.vocabulary import BANK, SLOT


class Birdsong(Power):
    def trade_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if SUIT[on] in (BEAST, NOMAD) else supply


class SmallFriends(Power):
    """A Trade as if one's pawn stood at a site with a Beast card (ruling O64)."""

    def trade(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def declared(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        wild = [slot for slot in range(SLOTS) if any(SUIT[card] == BEAST for card in cards_at(game, slot))]
        others = [slot for slot in wild if slot != standing(game, seat)]
        return [SLOT + slot for slot in others if could_trade(game, seat, self.card, slot, NOBODY)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        game.stand = move - SLOT


class GraspingVines(Power):
    """Enemies of its ruler lose a warband wherever they leave a site of that ruler's (ruling O63)."""

    def departed(self, game: Oath, seat: Seat, here: int) -> None:
        if is_subject(game, seat, self.card, here):
            kill_on_board(game, seat, 1)


class VowOfPoverty(Power):
    """No favor comes of a Trade; whoever rests without any takes two from a bank."""

    def trade_favor(self, game: Oath, seat: Seat, on: int, favor: int) -> int:
        return 0

    def can_rest(self, game: Oath, seat: Seat) -> bool:
        return game.favor[seat] == 0 and sum(game.banks) > 0

    def rest(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 2)


class VowOfBeastkin(Power):
    def may_muster(self, game: Oath, seat: Seat, on: int) -> bool:
        return has_adviser_of(game, seat, SUIT[on])

    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands + 1


add("birdsong", Birdsong())
add("small_friends", SmallFriends())
add("grasping_vines", GraspingVines())
add("vow_of_poverty", VowOfPoverty())
add("vow_of_beastkin", VowOfBeastkin())
