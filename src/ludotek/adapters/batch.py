"""Many games at once, for numpy: every call makes the next decisions in all of them."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.core.extras import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from ludotek.adapters.lookup import encoding_of, game_of
from ludotek.adapters.races import referee_for
from ludotek.core.batch import EMPTY, Lanes
from ludotek.core.game import Game
from ludotek.core.position import RACE, SEALED

__all__ = ["EMPTY", "Batch", "batch"]


class Batch:
    """Games side by side, one a lane. The arrays are made once and written anew by every `step`: copy what you keep.

    A lane has one slot in games of turns, and one a seat in games in which seats choose at the same
    time. A game that is over starts anew at once: then `done[lane]` is set, `rewards[lane]` holds its
    scores, and everything else is already about the next game.
    """

    seats: NDArray[np.uint8]  # [lane, slot]: who is asked; `EMPTY` if nobody
    masks: NDArray[np.bool_]  # [lane, slot, action]: what that seat may do
    observations: NDArray[np.uint8]  # [lane, slot, byte]: what that seat knows; no bytes without `observe`
    rewards: NDArray[np.int32]  # [lane, seat]
    done: NDArray[np.bool_]  # [lane]
    finals: NDArray[np.uint8]  # [lane, seat, byte]: where `done` is set, what each seat knew at the end of that game

    def __init__(self, game: Game, lanes: range, *, seed: int, observe: bool, options: Mapping[str, object]) -> None:
        chosen = game.options(options)
        encoding = encoding_of(game)
        self.game = game
        self.encoding = encoding
        self.players = len(game.seats(chosen))
        self.slots = self.players if SEALED in encoding.kinds or RACE in encoding.kinds else 1
        self.actions = game.moves + 1  # the game's vocabulary, and after it waiting, which only races offer
        self.lanes = Lanes(
            game.first(chosen),
            lanes,
            players=self.players,
            slots=self.slots,
            actions=self.actions,
            encoding=encoding if observe else None,
            referees=[referee_for(encoding, self.players) for _ in lanes],
        )
        self._read(len(lanes), encoding.size if observe else 0)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.done)

    def step(self, actions: ArrayLike) -> None:
        """`actions[lane, slot]`: what those who are asked do; what stands in empty slots does not matter.

        If one of them is not offered, all are refused and nothing has changed.
        """
        self.lanes.step(np.ascontiguousarray(actions, np.int64).reshape(-1))

    def sample(self) -> NDArray[np.int64]:
        """For every slot one of the moves that are offered, each as likely."""
        return np.frombuffer(memoryview(self.lanes.sample()), np.int64).reshape(self.seats.shape)

    def reset(self, seed: int) -> None:
        """Start every lane anew, with the luck of this seed."""
        self.lanes.seed(seed)

    def _read(self, size: int, bytes_a_slot: int) -> None:
        """Look straight into the memory that the compiled step writes."""
        lanes, slots = self.lanes, (size, self.slots)
        self.seats = np.frombuffer(memoryview(lanes.seats), np.uint8).reshape(slots)
        self.masks = np.frombuffer(memoryview(lanes.masks), np.bool_).reshape(*slots, self.actions)
        self.rewards = np.frombuffer(memoryview(lanes.rewards), np.int32).reshape(size, self.players)
        self.done = np.frombuffer(memoryview(lanes.done), np.bool_)
        self.observations, self.finals = np.zeros((*slots, 0), np.uint8), np.zeros((size, self.players, 0), np.uint8)
        if bytes_a_slot:
            self.finals = np.frombuffer(memoryview(lanes.finals), np.uint8).reshape(size, self.players, bytes_a_slot)
            self.observations = np.frombuffer(memoryview(lanes.observations), np.uint8).reshape(*slots, bytes_a_slot)


def batch(game: Game | str, n: int, *, seed: int = 0, observe: bool = True, **options: object) -> Batch:
    """`n` games at once, with the game's options by name."""
    return Batch(game_of(game), range(n), seed=seed, observe=observe, options=options)
