"""How many times one taps in a turn of The North: each part by itself, by two taps a Directive, or by a drag.

    python benchmarks/north_taps.py [--turns 50] [--bot level2] [--seed 1]

Bots play; for every turn the offers that its player took are walked. Part by part, each is a tap. By gestures, the
cards of a Directive go with it, if what the player was shown before (the prospects in the view) has them: a card and
where it is brought, two taps or one drag. A drag goes on to the card that is asked for then, where that lies in a hand
or a Zone and the prospects have it; and what a Directive leads to that has one answer needs no touch of its own.
Whatever else cards ask remains a tap each, and so does the forced pick.
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
from ludotek.games.north.prospects import DISCHARGE, NODE, REPROGRAM, Prospect, prospects
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.steps.turn import CHOOSE_DIRECTIVE, FORCED_PICK
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE, UNABLE

Prospects = tuple[tuple[Prospect, ...], ...]


class Choice(NamedTuple):
    """A move of somebody's turn, and what they were shown when they chose it."""

    turn: int
    move: Move
    shown: Prospects
    is_forced: bool  # a question that has one answer
    is_near: bool  # a card that one can be drawn to: in a hand or a Zone


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
            yield Choice(
                turns + position.turns, move, prospects(position, seat), is_forced(position), is_near(position, move)
            )
            session.play(seat, move)
            session.settle(rng)
        assert isinstance(session.position, North)
        turns += session.position.turns


def is_forced(position: North) -> bool:
    """A Directive is always chosen, and so is what ends a turn."""
    steps = (CHOOSE_DIRECTIVE.number, FORCED_PICK.number)
    return position.asking & LINE_MASK not in steps and len(position.moves(position.asked)) == 1


def is_near(position: North, move: Move) -> bool:
    return any(move - CARD in pile for side in (0, 1) for pile in (position.hand[side], position.zone[side]))


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
        longer = drawn(left, gesture)
        count += 2 if gesture > 1 else 0 if left[0].is_forced else 1
        drags += 0 if left[0].is_forced else 1
        if longer > gesture:
            count += 0 if left[gesture].is_forced else 1
        del left[:longer]
    return Taps(len(turn), count, drags)


def length(left: list[Choice]) -> int:
    """How many of the next choices are one gesture of two taps."""
    directive = left[0].move - DIRECTIVE
    found = prospect(left)
    if found is None or directive == DISCHARGE:
        return 1
    if directive == REPROGRAM and len(left) > 2 and PLACE <= left[2].move < DIRECTIVE:
        return 3 if left[2].move - PLACE in found.places else 2
    return 2


def drawn(left: list[Choice], gesture: int) -> int:
    """How many are one drag: one more, where the card that is chosen then was shown before."""
    found = prospect(left)
    if found is None or len(left) <= gesture:
        return gesture
    place = found.places.index(left[2].move - PLACE) if gesture == 3 else 0
    return gesture + int(left[gesture].is_near and left[gesture].move - CARD in found.next[place])


def prospect(left: list[Choice]) -> Prospect | None:
    """What was shown before of what a Directive was paid with."""
    directive = left[0].move - DIRECTIVE
    if not left[0].shown or not 0 <= directive <= DISCHARGE or len(left) < 2:
        return None
    card = NODE if directive == DISCHARGE else left[1].move - CARD
    return next((one for one in left[0].shown[directive] if one.card == card), None)


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
