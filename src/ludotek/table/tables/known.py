"""What a seat was told before: what each move is called once and then its number, of its view what has changed.

Most of an update would be the names of the same moves and a board on which little has moved, told again at every
question. Whoever looks on from a seat and remembers is spared that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import astuple

from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.outlook import Outlook
from ludotek.core.phrase import Phrase
from ludotek.core.position import Move, Position
from ludotek.core.refusals import Action, Refusal
from ludotek.wire.protocol import WORDLESS, MoveOut, RefusedOut

encode = msgspec.json.Encoder().encode
Run = tuple[Move, Move]  # the first and the last move
MOST_GAMES = 50  # whose names are kept in mind: options of people's own may change them


def does(game: Game, move: Move) -> msgspec.Raw:
    """What a move is, on the wire."""
    return msgspec.Raw(encode(game.speech.mean(move)))


def refused_action(game: Game, action: Action) -> msgspec.Raw:
    """What an action is, on the wire."""
    return msgspec.Raw(encode({"verb": action.name})) if action.name else does(game, action.moves[0])


class Known:
    """What everybody who looks on from one seat has been told already."""

    def __init__(self, remembers: bool = False) -> None:
        self.remembers = remembers
        self.outlook: Outlook | None = None
        self.moves: set[Move] = set()
        self.actions: dict[Run, str] = {}  # the name under which each run was last told
        self.refused: list[Refusal] | None = None  # when the seat was last asked
        self.view: View | None = None  # as everybody last saw it, and the position that it shows
        self.position: Position | None = None

    def keep(self, view: View, position: Position) -> None:
        """Everybody who looks on from the seat has been shown this."""
        self.view, self.position = view, position

    def show(self, view: View, position: Position) -> msgspec.Raw:
        """A view on the wire: of one that follows on what was shown, to those who remember, only what has changed.

        A position that was played on in place may have changed what the view before shares with it.
        """
        before, was_in = self.view, self.position
        self.keep(view, position)
        if not self.remembers or before is None or was_in is position or type(before) is not type(view):
            return msgspec.Raw(encode(view))
        return msgspec.Raw(encode(changed(before, view)))


def changed(before: View, view: View) -> dict[str, object]:
    """By their names, the fields of a view that are other than before."""
    fields = zip(view.__struct_fields__, astuple(before), astuple(view), strict=True)
    return {name: now for name, then, now in fields if now is not then and now != then}


class Names:
    """What the moves and actions of a game are called, each worked out once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.named: dict[Move, MoveOut] = {}
        self.numbered: dict[Move, MoveOut] = {}
        self.actions: dict[tuple[range, str], tuple[Run, msgspec.Raw, Phrase]] = {}

    def offers(self, moves: Sequence[Move], changes: Sequence[Mapping[str, int]], known: Known) -> list[MoveOut]:
        """Moves that are offered; those which are known, by their numbers alone."""
        told, named, numbered = known.moves, self.named, self.numbered
        for move in moves:
            if move not in named:
                self._name(move)
        offered = [numbered[move] if move in told else named[move] for move in moves]
        told.update(moves)
        if not changes:
            return offered
        return [
            MoveOut(one.move, one.does, one.words, dict(change)) for one, change in zip(offered, changes, strict=True)
        ]

    def _name(self, move: Move) -> None:
        self.named[move] = MoveOut(move, does(self.game, move), self.game.say_move(move))
        self.numbered[move] = MoveOut(move)

    def refused(self, refusals: list[Refusal], known: Known) -> list[RefusedOut] | None:
        """What cannot be done now; nothing, if that is as it was when the seat was last asked."""
        if refusals == known.refused:
            return None
        known.refused = refusals
        refused, last = list[RefusedOut](), None
        for action, why in refusals:
            refused.append(self._refused(action, WORDLESS if why == last and known.remembers else why, known))
            last = why
        return refused

    def _refused(self, action: Action, why: Phrase, known: Known) -> RefusedOut:
        found = self.actions.get((action.moves, action.name))
        if found is None:
            run = action.moves[0], action.moves[-1]
            found = run, refused_action(self.game, action), self.game.say_action(action)
            self.actions[action.moves, action.name] = found
        run, meaning, words = found
        if known.actions.get(run) == action.name:
            return RefusedOut(run, why)
        known.actions[run] = action.name
        return RefusedOut(run, why, meaning, words)


@lru_cache(MOST_GAMES)
def names_of(game: Game) -> Names:
    """What is called how in a game, for all tables that play it in the same words."""
    return Names(game)
