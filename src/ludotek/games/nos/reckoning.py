"""How a game of Project NOS was won, race by race."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import OVER, Event
from ludotek.core.reckoning import UNDECIDED, Reckoning, Source
from ludotek.games.nos.components import TRACK, WINS
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import result
from ludotek.games.nos.steps.moves import RACE_BEGINS, WON_RACE
from ludotek.games.nos.words import say_run, say_seat


def reckoning(position: Nos, told: Sequence[Event]) -> Reckoning:
    if position.drivers == 1:
        return Reckoning(say_solo(position))
    won = winners(told)
    sources = [
        Source(phrase("nos-source-race", race=race), [int(seat == winner) for seat in range(position.drivers)])
        for race, winner in won.items()
    ]
    return Reckoning(rule(position), sources, is_summed=True)


def winners(told: Sequence[Event]) -> dict[int, int]:
    """By race that somebody won: who; an extra race decides the race before it."""
    won: dict[int, int] = {}
    race = 1  # that the first one begins goes without saying
    for _, what, first, _ in told:
        if what == RACE_BEGINS:
            race = first
        elif what == WON_RACE:
            won[race] = first
    return won


def rule(position: Nos) -> Phrase:
    """Object of the game, §8."""
    if position.kind() != OVER:
        return UNDECIDED
    winner = position.wins.index(WINS)
    return phrase("nos-rule-wins", seat=say_seat(winner), wins=WINS)


def say_solo(position: Nos) -> Phrase:
    """Alone: the time and its rank, or where the run ended."""
    if position.kind() != OVER:
        return UNDECIDED
    if result.rank(position) == result.UNRANKED:
        return phrase("nos-rule-breakdown", cards=position.placed[0], track=TRACK)
    return phrase("nos-rule-time", run=say_run(position.tenths))
