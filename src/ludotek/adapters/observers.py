"""What an OpenSpiel player sees of a state, as a string and as a tensor of named pieces."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludotek.adapters.moment import Moment
from ludotek.core.encoding import Encoding, blank
from ludotek.core.memory import Told
from ludotek.core.position import Seat

Floats = NDArray[np.float32]


class State(Protocol):
    """A state of OpenSpiel's, as far as observers look at it."""

    moment: Moment


class Observer:
    """Follows OpenSpiel's protocol for observers: `tensor`, its pieces in `dict`, `set_from`, `string_from`.

    With perfect recall a player sees, besides what it knows now, all that it was told and did so far,
    each as three numbers: 1 and a move of its own, or an event's number and 2, and the event's arguments.
    What it sees now is part of that state too, so that two games which look different are never one state.
    """

    def __init__(self, encoding: Encoding, players: int, kind: Any, recalls: bool) -> None:
        self.encoding = encoding
        self.recalls = kind.perfect_recall
        self.sees_public = kind.public_info
        self.sees_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self.sees_public and self.sees_private and (recalls or not self.recalls):
            self._make_pieces(players)

    def _make_pieces(self, players: int) -> None:
        shapes: dict[str, tuple[int, ...]] = {"player": (players,)}
        shapes |= {field.name: (field.size,) for field in self.encoding.fields}
        if self.recalls:
            shapes["told"] = (3 * self.encoding.told,)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: State, player: Seat) -> None:
        """Write what a player knows into the tensor."""
        if self.tensor is None:
            return
        players = len(self.dict["player"])
        known = blank(self.encoding.size)
        self.encoding.write(state.moment.position, player, known, 0)
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.tensor[players : players + self.encoding.size] = np.frombuffer(memoryview(known), np.uint8)
        if self.recalls:
            self._recall(state.moment, player)

    def _recall(self, moment: Moment, player: Seat) -> None:
        told = moment.told[player]
        if told:
            self.dict["told"][: 3 * len(told)] = [part for one in told for part in number(one)]

    def string_from(self, state: State, player: Seat) -> str:
        """What a player knows, line by line."""
        return state.moment.seen((player, self.recalls, self.sees_public, self.sees_private))


def number(told: Told) -> tuple[int, int, int]:
    """Something remembered, as numbers above those that mean nothing."""
    what, first, second, _ = told
    return (2 + what, first, second)
