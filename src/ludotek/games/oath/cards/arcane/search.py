"""The Arcane suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.goods import all_secrets, burn_favor, gain_secrets, purse
from ludotek.games.oath.steps.realm import is_exile, slot_of
from ludotek.games.oath.vocabulary import NO, NUMBER, SEARCH_DECK, YES


class Augury(Power):
    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def draws(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards + 1


class Revelation(Power):
    """Everybody may turn favor into secrets, the Chancellor first."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        for player in range(game.players):
            ask(game, player, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [NUMBER + burnt for burnt in range(purse(game, seat) + 1)] if purse(game, seat) else []

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        burn_favor(game, seat, move - NUMBER)
        gain_secrets(game, seat, move - NUMBER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NUMBER


class Observatory(Power):
    """From here, any one of the discard piles."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return slot_of(game, self.card) == game.pawn[seat]

    def reaches(self, game: Oath, seat: Seat, move: Move, is_near: bool) -> bool:
        return move != SEARCH_DECK


class Bewitch(Power):
    """Whoever has more secrets than the Chancellor may turn Citizen; those on cards are the player's (ruling O49)."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        secrets = all_secrets(game, seat) + sum(game.secrets_on)
        if is_exile(game, seat) and secrets > all_secrets(game, CHANCELLOR):
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [YES, NO]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            become_citizen(game, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


add("augury", Augury())
add("revelation", Revelation())
add("observatory", Observatory())
add("bewitch", Bewitch())
