"""What cannot be done says why: the actions that a seat looks for at a moment, and the rule that forbids one.

    REFUSALS = Refusals(expected, why)

A game that brings this part names the actions and explains them. Whether one is possible it never says: an action is
refused if and only if `moves` offers nothing of it, so that legality keeps its one home.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ludotek.core.phrase import Phrase
from ludotek.core.position import Move, Position, Seat


class Action(NamedTuple):
    """Something that a player looks for, possible or not: one move, or a run of them that has a name."""

    moves: range  # of the vocabulary: to make one of them is to do it
    name: str = ""  # by which boards know a run
    say: Phrase | None = None  # and what people call it

    def is_among(self, legal: Sequence[Move]) -> bool:
        """Whether some legal move is this action."""
        return self.moves[0] in legal if len(self.moves) == 1 else any(move in self.moves for move in legal)


@cache
def single(move: Move) -> Action:
    """The action that is one move."""
    return Action(range(move, move + 1))


class Refusal(NamedTuple):
    """An action that is not possible now, and why."""

    action: Action
    why: Phrase


class Refusals(NamedTuple):
    """A game's part: what a seat that must move expects, and the rule that forbids an action which it cannot take.

    Both are given the position, may use of it only what the seat knows, and change nothing. Where they go by little, a
    game may say by what: with the legal moves that is all they follow from, and moments alike are asked about once.
    """

    expected: Callable[[Any, Seat], Sequence[Action]]
    why: Callable[[Any, Seat, Action], Phrase]
    follow_from: Callable[[Any, Seat], Hashable] | None = None

    def of(self, position: Position, seat: Seat) -> list[Refusal]:
        """What of all that a seat expects it cannot do; nothing, if it is asked nothing. Not to be changed."""
        legal = position.moves(seat)
        if not legal:
            return []
        if self.follow_from is None:
            return self.asked(position, seat, legal)
        key = self.why, self.follow_from(position, seat), tuple(legal)
        found = KNOWN.get(key)
        if found is None:
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            found = KNOWN[key] = self.asked(position, seat, legal)
        return found

    def asked(self, position: Position, seat: Seat, legal: Sequence[Move]) -> list[Refusal]:
        """The same, asked of the game anew."""
        expected = self.expected(position, seat)
        return [Refusal(action, self.why(position, seat, action)) for action in expected if not action.is_among(legal)]


MOST_KNOWN: Final = 2_000
KNOWN: Final[dict[tuple[object, Hashable, tuple[Move, ...]], list[Refusal]]] = {}
