"""The Beast suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.sortie import Sortie
from ludotek.games.oath.catalogue import BEAST, DISCORD, ORDER, RELIC, RELICS, SCEPTER, SUIT
from ludotek.games.oath.marks import EMPTY, NOBODY, RELIC_DECK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_warbands, kill_on_board, pour
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, bury_relic
from ludotek.games.oath.steps.realm import cards_at, has_adviser_of
from ludotek.games.oath.steps.treasures import hold_relic
from ludotek.games.oath.vocabulary import BANK, CARD, SEAT


class FaeMerchant(Power):
    """The top relic is drawn, and it or another goes under the deck; the title is looked at after both (ruling O78)."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(game.relic_deck)

    def act(self, game: Oath, seat: Seat) -> None:
        game.then(LOOK, EVERYBODY_SEES, RELIC_DECK, len(game.relic_deck) - 1)
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        held = [RELIC + relic for relic in range(RELICS) if game.holder[relic] == seat and RELIC + relic != SCEPTER]
        return [CARD + relic for relic in [*held, game.relic_deck[-1]]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        hold_relic(game, seat, game.relic_deck.pop() - RELIC, True)
        bury_relic(game, move - CARD - RELIC)


class SecondChance(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for other in range(game.players):
            if game.board[other] and (has_adviser_of(game, other, ORDER) or has_adviser_of(game, other, DISCORD)):
                found.append(SEAT + other)
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        kill_on_board(game, move - SEAT, 1)
        gain_warbands(game, seat, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class MemoryOfNature(Power):
    """For every Beast card at a site a favor of some other bank flows into Beast's, one by one."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return self.beasts(game) > 0 and bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self, self.beasts(game))

    def beasts(self, game: Oath) -> int:
        return len([1 for denizen in game.at if denizen != EMPTY and SUIT[denizen] == BEAST])

    def choices(self, game: Oath, seat: Seat, left: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if suit != BEAST and game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, left: int) -> None:
        pour(game, move - BANK, BEAST, 1)
        if left > 1:
            ask(game, seat, self, left - 1)

    def about(self, game: Oath, seat: Seat, left: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, left

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class WildAllies(Sortie):
    def can_start(self, game: Oath, seat: Seat, slot: int) -> bool:
        return any(SUIT[denizen] == BEAST for denizen in cards_at(game, slot))


add("fae_merchant", FaeMerchant())
add("second_chance", SecondChance())
add("memory_of_nature", MemoryOfNature())
add("wild_allies", WildAllies())
