"""The Nomad suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import CONSPIRACY, LOCKED, NOMAD, SUIT
from ludotek.games.oath.marks import CHANCELLOR, DARKEST_SECRET
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import join, ways_to_join
from ludotek.games.oath.steps.realm import is_exile, slot_of
from ludotek.games.oath.steps.treasures import hold_banner
from ludotek.games.oath.vocabulary import CARD, DONE, NO


class AncientPact(Power):
    """An Exile may give the Chancellor the Darkest Secret, and turn Citizen with a relic of the Reliquary."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if is_exile(game, seat) and game.banner[DARKEST_SECRET] == seat:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return ways_to_join(game)

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move != NO:
            hold_banner(game, CHANCELLOR, DARKEST_SECRET)
        join(game, seat, move)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class FamilyWagon(Power):
    """Nomads take no place, and there is one for everybody else."""

    def adviser_limit(self, game: Oath, limit: int) -> int:
        return min(limit, 1)

    def seats_freely(self, game: Oath, adviser: int) -> bool:
        return SUIT[adviser] == NOMAD


class TwinBrother(Power):
    """It may change places with a Nomad adviser of another player."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if len(self.choices(game, seat, 0)) > 1:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for other in range(game.players):
            for adviser in game.advisers[other]:
                if other != seat and SUIT[adviser] == NOMAD and not LOCKED[adviser]:
                    found.append(CARD + adviser)
        return [*found, DONE]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        for theirs in game.advisers:
            if move - CARD in theirs:
                theirs[theirs.index(move - CARD)] = self.card
                game.advisers[seat][game.advisers[seat].index(self.card)] = move - CARD


class SacredGround(Power):
    """Visions are revealed here alone; Conspiracy is none."""

    def bars_vision(self, game: Oath, seat: Seat, vision: int) -> bool:
        return vision != CONSPIRACY and game.pawn[seat] != slot_of(game, self.card)


add("ancient_pact", AncientPact())
add("family_wagon", FamilyWagon())
add("twin_brother", TwinBrother())
add("sacred_ground", SacredGround())
