"""The Hearth suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import kill_on_board
from ludotek.games.oath.steps.market import could_trade


class RowdyPub(Power):
    def muster_yield(self, game: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands + 1 if on == self.card else warbands


class AwaitedReturn(Power):
    """For a warband of one's board a Trade takes no Supply."""

    def trade(self, game: Oath, seat: Seat) -> bool:
        return game.board[seat] > 0 and could_trade(game, seat, self.card, NOBODY, NOBODY)

    def declared(self, game: Oath, seat: Seat) -> None:
        kill_on_board(game, seat, 1)

    def trade_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if self.card in game.modifiers else supply


add("rowdy_pub", RowdyPub())
add("awaited_return", AwaitedReturn())
