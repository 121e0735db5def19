"""Major actions that a power gives for nothing, inside whatever is under way."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaign, campaigns
from ludotek.games.oath.steps.persist import allowed
from ludotek.games.oath.steps.travel import is_journey_told, journeys, set_out
from ludotek.games.oath.vocabulary import CAMPAIGN, DONE


class FreeTravel(Step):
    """A journey that costs no Supply, or none."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.modifiers.clear()
        return bool(journeys(p, seat, True))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return allowed(p, seat, [*journeys(p, seat, True), DONE])

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            set_out(p, seat, move, True)

    def is_open(self, p: Oath, move: Move) -> bool:
        return not is_journey_told(move)


class FreeCampaign(Step):
    """A campaign that costs no Supply, or none."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return bool(campaigns(p, seat, True))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return allowed(p, seat, [*campaigns(p, seat, True), DONE])

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            campaign(p, seat, move - CAMPAIGN, True)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


FREE_TRAVEL: Final = step(FreeTravel())
FREE_CAMPAIGN: Final = step(FreeCampaign())
