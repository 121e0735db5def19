"""Cards that drive others away from sites."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, ask
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import discard_from_site
from ludotek.games.oath.steps.realm import slot_of
from ludotek.games.oath.vocabulary import CARD


class Driving(Power):
    """Cards leave sites, in the order that the player likes; the note is the card's own."""

    def driven(self, game: Oath, seat: Seat, note: int) -> list[int]:
        """What is still to leave."""
        return []

    def drive(self, game: Oath, seat: Seat, note: int) -> None:
        driven = self.driven(game, seat, note)
        if len(driven) == 1:
            self.discard(game, seat, driven[0])
        elif driven:
            ask(game, seat, self, note)

    def discard(self, game: Oath, seat: Seat, denizen: int) -> None:
        discard_from_site(game, seat, slot_of(game, denizen), denizen)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [CARD + denizen for denizen in self.driven(game, seat, note)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        self.discard(game, seat, move - CARD)
        self.drive(game, seat, note)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False
