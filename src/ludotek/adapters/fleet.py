"""A batch on several cores: processes share out its lanes and write into memory that all of them see."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import combinations, pairwise
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

from ludotek.core.extras import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from ludotek.adapters.batch import Batch
from ludotek.adapters.lookup import game_of
from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game

WRITTEN = ("observations", "rewards", "done")  # by every step
OFFERED = ("seats", "masks")  # often the same for many steps
FINALS = "finals"  # only where a game has ended, and the largest where many play
ARRAYS = (*OFFERED, *WRITTEN, FINALS)
CHOSEN = "chosen"
AGREED, REFUSED = b"y", b"n"

Refusal = tuple[str, str]  # its code and sentence
Blueprint = dict[str, tuple[str, tuple[int, ...], str]]  # by array: the memory's name, its shape and type


class Fleet:
    """Used like a `Batch`, and every lane plays the game that it would play there. Close it when you are done.

    Each step costs a message to every process and back, so it pays for thousands of lanes.
    """

    seats: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    observations: NDArray[np.uint8]
    rewards: NDArray[np.int32]
    done: NDArray[np.bool_]
    finals: NDArray[np.uint8]
    chosen: NDArray[np.int64]

    def __init__(
        self, game: Game, n: int, workers: int, *, seed: int, observe: bool, options: Mapping[str, object]
    ) -> None:
        pattern = Batch(game, range(1), seed=seed, observe=observe, options=options)
        self.game, self.encoding, self.players = game, pattern.encoding, pattern.players
        self.slots, self.actions = pattern.slots, pattern.actions
        self.memory: list[SharedMemory] = []
        blueprint = self._share(pattern, n)
        context = get_context("spawn")
        self.ends: list[Connection] = []
        self.crew = []
        edges = [n * worker // workers for worker in range(workers + 1)]
        for (begin, end), others in zip(pairwise(edges), lines(workers), strict=True):
            ours, theirs = context.Pipe()
            task = (theirs, others, blueprint, game, range(begin, end), seed, observe, dict(options))
            process = context.Process(target=serve, args=task, daemon=True)
            process.start()
            for handed_over in (theirs, *others):
                handed_over.close()  # so that whoever waits for a process that has ended is told
            self.crew.append(process)
            self.ends.append(ours)
        self._await()

    def _share(self, pattern: Batch, n: int) -> Blueprint:
        """Memory for every array, of the shapes that a batch of one lane shows."""
        like = {name: getattr(pattern, name) for name in ARRAYS} | {CHOSEN: pattern.sample()}
        blueprint: Blueprint = {}
        for name, array in like.items():
            shape = (n, *array.shape[1:])
            memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * array.itemsize))
            self.memory.append(memory)
            blueprint[name] = (memory.name, shape, array.dtype.str)
            setattr(self, name, np.ndarray(shape, array.dtype, memory.buf))
        return blueprint

    def __len__(self) -> int:
        return len(self.done)

    def step(self, actions: ArrayLike) -> None:
        """As `Batch.step`: if one action is not offered, all are refused and nothing has changed."""
        self.chosen[:] = np.asarray(actions, np.int64).reshape(self.chosen.shape)
        self._tell(("step", None))

    def sample(self) -> NDArray[np.int64]:
        """For every slot one of the moves that are offered, each as likely."""
        self._tell(("sample", None))
        return self.chosen.copy()

    def reset(self, seed: int) -> None:
        """Start every lane anew with its own share of this seed's luck."""
        self._tell(("reset", seed))

    def close(self) -> None:
        """Send the processes home and give the memory back."""
        for end, process in zip(self.ends, self.crew, strict=True):
            with suppress(OSError):  # of a process that has ended already
                end.send(None)
            process.join()
        for name in (*ARRAYS, CHOSEN):
            if hasattr(self, name):
                delattr(self, name)
        for memory in self.memory:
            memory.close()
            memory.unlink()
        self.ends, self.crew, self.memory = [], [], []

    def __enter__(self) -> Fleet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, order: tuple[str, int | None]) -> None:
        for end in self.ends:
            end.send(order)
        self._await()

    def _await(self) -> None:
        refusals: list[Refusal | None] = [end.recv() for end in self.ends]
        for refusal in refusals:
            if refusal is not None:
                raise IllegalMove(*refusal)


def fleet(game: Game | str, n: int, *, workers: int, seed: int = 0, observe: bool = True, **options: object) -> Fleet:
    """`n` games at once, in some processes, with the game's options by name."""
    return Fleet(game_of(game), n, workers, seed=seed, observe=observe, options=options)


def lines(workers: int) -> list[list[Connection]]:
    """For each process its line to every other."""
    found: list[list[Connection]] = [[] for _ in range(workers)]
    for one, other in combinations(range(workers), 2):
        for worker, end in zip((one, other), Pipe(), strict=True):
            found[worker].append(end)
    return found


def serve(
    end: Connection,
    others: list[Connection],
    blueprint: Blueprint,
    game: Game,
    lanes: range,
    seed: int,
    observe: bool,
    options: dict[str, object],
) -> None:
    """What each process does: play its lanes, and copy what they show to where all can see it."""
    memory = {name: SharedMemory(known) for name, (known, _, _) in blueprint.items()}
    shared: dict[str, NDArray[Any]] = {
        name: np.ndarray(shape, kind, memory[name].buf)[lanes.start : lanes.stop]
        for name, (_, shape, kind) in blueprint.items()
    }
    games = Batch(game, lanes, seed=seed, observe=observe, options=options)
    shared[FINALS][:] = games.finals
    offers = show(games, shared, -1)
    refusal: Refusal | None = None
    while True:
        end.send(refusal)
        order = end.recv()
        if order is None:
            return
        refusal = None
        match order:
            case ("step", _):
                refusal = step(games, shared[CHOSEN], others)
            case ("sample", _):
                shared[CHOSEN][:] = games.sample()
                continue  # nothing else has changed
            case ("reset", seed):
                games.reset(seed)
        offers = show(games, shared, offers)


def step(games: Batch, chosen: NDArray[np.int64], others: list[Connection]) -> Refusal | None:
    """Every process looks at its own lanes, whose masks it has at hand; they move if nobody refuses."""
    refusal: Refusal | None = None
    try:
        games.lanes.choose(chosen.reshape(-1))
    except IllegalMove as illegal:
        refusal = (illegal.code, str(illegal))
    for other in others:
        other.send_bytes(REFUSED if refusal else AGREED)
    answers = [other.recv_bytes() for other in others]
    if refusal is None and REFUSED not in answers:
        games.lanes.go_on()
    return refusal


def show(games: Batch, shared: Mapping[str, NDArray[Any]], offers: int) -> int:
    """Copy what a step has written to where all can see it; seats and masks if there are newer ones than those."""
    for name in WRITTEN if games.lanes.offers == offers else (*OFFERED, *WRITTEN):
        shared[name][:] = getattr(games, name)
    if games.done.any():
        shared[FINALS][games.done] = games.finals[games.done]
    return int(games.lanes.offers)
