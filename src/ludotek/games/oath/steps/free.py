"""Major actions that a power gives for nothing, inside whatever is under way."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaigns, declare
from ludotek.games.oath.steps.travel import is_journey_told, journeys, set_out
from ludotek.games.oath.vocabulary import CAMPAIGN, DONE


class FreeTravel(Step):
    """A journey that costs no Supply, or none."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.modifiers.clear()
        return bool(journeys(game, seat, True))

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [*journeys(game, seat, True), DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move != DONE:
            set_out(game, seat, move, True)

    def is_open(self, game: Oath, move: Move) -> bool:
        return not is_journey_told(move)


class FreeCampaign(Step):
    """A campaign that costs no Supply, or none."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return bool(campaigns(game, seat, True))

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [*campaigns(game, seat, True), DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move != DONE:
            declare(game, seat, move - CAMPAIGN, True)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


FREE_TRAVEL: Final = step(FreeTravel())
FREE_CAMPAIGN: Final = step(FreeCampaign())
