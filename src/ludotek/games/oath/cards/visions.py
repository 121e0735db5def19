"""Conspiracy. The other Visions are goals, and the rules of victory say what they come to (`steps.victory`)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import RELIC, RELICS, SUIT
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import can_take, usable_secrets
from ludotek.games.oath.steps.goods import lose_secrets
from ludotek.games.oath.steps.realm import advisers_in, seats_at
from ludotek.games.oath.steps.treasures import hold_relic, seize_banner
from ludotek.games.oath.vocabulary import BANNER, CARD, DONE, SLOT


class Conspiracy(Power):
    """§107: for a secret burnt, it may take a treasure from a player here."""

    def once(self, game: Oath, seat: Seat) -> None:
        if usable_secrets(game, seat) > 0:
            game.then(CONSPIRE, seat)


def victims(game: Oath, seat: Seat) -> list[Seat]:
    """Players here of whose advisers at least two of one's own each match some."""
    return [other for other in seats_at(game, game.pawn[seat], seat) if matched(game, seat, other) >= 2]


def matched(game: Oath, seat: Seat, other: Seat) -> int:
    suits = 0
    for adviser in game.advisers[other]:
        suits |= 1 << SUIT[adviser]
    return sum([advisers_in(adviser) for adviser in game.advisers[seat] if suits >> SUIT[adviser] & 1])


class Conspire(Step):
    """§107: a relic, even the Grand Scepter, or a banner; banners suffer as when seized."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return len(self.moves(game, seat, first, second)) > 1

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        found: list[Move] = []
        for other in victims(game, seat):
            for relic in range(RELICS):
                if game.holder[relic] == other and can_take(game, seat, other, relic):
                    found.append(CARD + RELIC + relic)
            for banner in range(2):
                if game.banner[banner] == other and can_take(game, seat, other, -1 - banner):
                    found.append(BANNER + banner)
        found.append(DONE)
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == DONE:
            return
        lose_secrets(game, seat, 1)
        if move < SLOT:
            hold_relic(game, seat, move - CARD - RELIC, True)
        else:
            seize_banner(game, seat, move - BANNER)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


CONSPIRE: Final = step(Conspire())
add("conspiracy", Conspiracy())
