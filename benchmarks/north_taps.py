"""How many times one taps in a turn of The North: each part by itself, by two taps a Directive, or by a drag.

    python benchmarks/north_taps.py [--turns 50] [--bot level2] [--seed 1]

Bots play; for every turn the offers that its player took are walked. Part by part, each is a tap. By gestures, the
cards of a Directive go with it, if what the player was shown before (the prospects in the view) has them: a card and
where it is brought, two taps or one drag. Whatever cards ask remains a tap each, and so does the forced pick.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean, median
from typing import NamedTuple

from ludotek.bots.bot import ask
from ludotek.bots.levels import named
from ludotek.core.position import OVER, Move
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.north import GAME
from ludotek.games.north.prospects import DISCHARGE, REPROGRAM, Prospect, prospects
from ludotek.games.north.rules import North
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE, UNABLE

Prospects = tuple[tuple[Prospect, ...], ...]


class Choice(NamedTuple):
    """A move of somebody's turn, and what they were shown when they chose it."""

    turn: int
    move: Move
    shown: Prospects


class Taps(NamedTuple):
    """In one turn."""

    parts: int
    taps: int
    drags: int


def choices(bot: str, rng: Rng) -> Iterator[Choice]:
    """Those of games without end."""
    opponent, turns = named(bot, GAME), 0
    while True:
        session = Session(GAME, GAME.options())
        session.settle(rng)
        while session.position.kind() != OVER:
            position = session.position
            assert isinstance(position, North)
            seat = position.asked
            move = ask(opponent.bot, position, seat, opponent.budget, rng)
            yield Choice(turns + position.turns, move, prospects(position, seat))
            session.play(seat, move)
            session.settle(rng)
        assert isinstance(session.position, North)
        turns += session.position.turns


def turns(bot: str, rng: Rng) -> Iterator[list[Choice]]:
    """Turn by turn."""
    turn: list[Choice] = []
    for choice in choices(bot, rng):
        if turn and choice.turn != turn[0].turn:
            yield turn
            turn = []
        turn.append(choice)


def taps(turn: list[Choice]) -> Taps:
    left = list(turn)
    count = drags = 0
    while left:
        gesture = length(left)
        count, drags = count + (2 if gesture > 1 else 1), drags + 1
        del left[:gesture]
    return Taps(len(turn), count, drags)


def length(left: list[Choice]) -> int:
    """How many of the next choices are one gesture."""
    directive = left[0].move - DIRECTIVE
    if not left[0].shown or not 0 <= directive < DISCHARGE or len(left) < 2:
        return 1
    found = next((one for one in left[0].shown[directive] if one.card == left[1].move - CARD), None)
    if found is None:
        return 1
    if directive == REPROGRAM and len(left) > 2 and PLACE <= left[2].move < DIRECTIVE:
        return 3 if left[2].move - PLACE in found.places else 2
    return 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--turns", type=int, default=50)
    parser.add_argument("--bot", default="level2")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played = turns(asked.bot, Rng(asked.seed))
    found = [taps([one for one in next(played) if one.move != UNABLE]) for _ in range(asked.turns)]
    print(f"{asked.turns} turns of {asked.bot}, seed {asked.seed}: taps in a turn")
    for name, column in zip(("part by part", "card, then place", "dragged"), zip(*found, strict=True), strict=True):
        print(f"{name:17} mean {mean(column):4.1f}   median {median(column):4.1f}   {min(column)} to {max(column)}")


if __name__ == "__main__":
    main()
