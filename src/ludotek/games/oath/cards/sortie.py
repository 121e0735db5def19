"""Campaigns without Supply, as though the attacker stood elsewhere (ruling O77)."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, ask
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import BANDITS, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaigns, declare_from, has_even_targets_from
from ludotek.games.oath.steps.realm import rules, sites_ruled
from ludotek.games.oath.vocabulary import CAMPAIGN, SLOT


class Sortie(Power):
    """First it is asked from where, then against whom; the note is the slot, from 1."""

    def can_start(self, game: Oath, seat: Seat, slot: int) -> bool:
        """Whether it may be as though the player stood there."""
        return False

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return self.defenders(game, seat, note - 1)
        found: list[Move] = []
        for slot in range(SLOTS):
            if self.can_start(game, seat, slot) and self.defenders(game, seat, slot):
                found.append(SLOT + slot)
        return found

    def defenders(self, game: Oath, seat: Seat, slot: int) -> list[Move]:
        """Whom a player there could attack."""
        stands, game.pawn[seat] = game.pawn[seat], slot
        found = campaigns(game, seat, True)
        game.pawn[seat] = stands
        return [move for move in found if self.has_target(game, seat, move - CAMPAIGN, slot)]

    def has_target(self, game: Oath, seat: Seat, defender: Seat, slot: int) -> bool:
        """A Citizen's own start is no target, so that another site has to be."""
        if defender == BANDITS:
            return True
        if game.pawn[defender] != slot and rules(game, seat, slot) and sites_ruled(game, defender) <= 1:
            return False
        return has_even_targets_from(game, seat, defender, slot)

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            declare_from(game, seat, move - CAMPAIGN, note - 1)
        else:
            ask(game, seat, self, move - SLOT + 1)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return note - 1, NOBODY, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0
