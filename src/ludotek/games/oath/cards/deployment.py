"""Warbands that go between a board and the sites its player rules, in any way, while one stays everywhere."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, ask
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import lift, station
from ludotek.games.oath.steps.realm import may_station, must_stay, rules
from ludotek.games.oath.vocabulary import NUMBER


class Deployment(Power):
    """Slots are asked about one by one; the note is the slot.

    What a site gets beyond the board comes from sites that are still to be asked about (ruling O20).
    """

    def deploy(self, game: Oath, seat: Seat) -> None:
        for slot in self.sites_from(game, seat, 0):
            ask(game, seat, self, slot)

    def sites_from(self, game: Oath, seat: Seat, first: int) -> list[int]:
        """Sites that warbands may leave or come to; a Citizen's purple ones would fall to the Empire it fights."""
        return [slot for slot in range(first, SLOTS) if rules(game, seat, slot) and seat != game.rebel]

    def choices(self, game: Oath, seat: Seat, slot: int) -> list[Move]:
        least, most = must_stay(game, seat), game.garrison[slot]
        if may_station(game, seat):
            most += game.board[seat]
            for later in self.sites_from(game, seat, slot + 1):
                most += max(0, game.garrison[later] - least)
        return [NUMBER + left for left in range(least, most + 1)] if most > least else []

    def chosen(self, game: Oath, seat: Seat, move: Move, slot: int) -> None:
        change = move - NUMBER - game.garrison[slot]
        if change < 0:
            lift(game, seat, slot, -change)
            return
        for later in self.sites_from(game, seat, slot + 1):
            missing = change - game.board[seat]
            if missing > 0:
                lift(game, seat, later, min(missing, game.garrison[later] - must_stay(game, seat)))
        station(game, seat, slot, change)

    def about(self, game: Oath, seat: Seat, slot: int) -> tuple[int, Seat, int]:
        return slot, NOBODY, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return False
