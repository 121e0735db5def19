"""Bots think in processes of their own, never in the event loop; long work has a process apart from theirs."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import NamedTuple, ParamSpec, TypeVar

from ludotek import solve
from ludotek.bots import LEVELS, WAIT, Opponent, ask, best, named
from ludotek.bots.levels import method
from ludotek.core.game import Game, Options
from ludotek.core.position import RACE, Milliseconds, Move, Position, Seat
from ludotek.core.rng import Rng

P = ParamSpec("P")
T = TypeVar("T")
MODEST = 10  # how far thinking stands back behind the server for a core that they share
TRIES = 2  # at a job whose process dies


class Thought(NamedTuple):
    """What a bot plays, WAIT in a race included, and in a race after how long."""

    move: Move
    after: Milliseconds
    wants_study: bool  # whether it would play better once the game has been solved


class Pool:
    """Processes that work; started when first needed, and anew when one dies."""

    def __init__(self, processes: int, modesty: int = MODEST) -> None:
        self.processes = processes
        self.modesty = modesty
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "jobs take their arguments in order"
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, job, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("the last attempt returns or raises")

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=follow_parent, initargs=(self.modesty,)
            )
        return self.pool

    def stop(self) -> None:
        """End without waiting for thoughts that nobody will hear."""
        pool, self.pool = self.pool, None
        if pool is not None:
            working = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.terminate()


class Thinkers:
    """The processes in which bots think, and one in which their games are solved, which takes longer."""

    def __init__(self, processes: int = 1) -> None:
        self.quick = Pool(processes)
        self.study = Pool(1)

    async def move(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        """What a bot of some level plays here."""
        return await self.quick.run(think, game, position, seat, level, seed)

    def stop(self) -> None:
        self.quick.stop()
        self.study.stop()


def follow_parent(modesty: int) -> None:
    """Let the server go first, and end with it, even when it is killed: an orphan would wait for work for ever."""
    os.nice(modesty)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# In those processes.


def think(game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
    """Ask the bot of a level for its move."""
    opponent, wants_study = opponent_now(game, position, level)
    return Thought(*answer(opponent, position, seat, seed), wants_study)


def answer(opponent: Opponent, position: Position, seat: Seat, seed: int) -> tuple[Move, Milliseconds]:
    """What an opponent plays with this luck, and in a race after how long."""
    rng = Rng(seed)
    move = ask(opponent.bot, position, seat, opponent.budget, rng)
    return move, opponent.tempo.sample(rng) if position.kind() == RACE and move != WAIT else 0


def opponent_now(game: Game, position: Position, level: int) -> tuple[Opponent, bool]:
    """The opponent of a level. While a game is not solved yet, its master searches: nobody waits for minutes."""
    table = solve.table(game.id) if level == len(LEVELS) else None
    if table is None or table.is_ready(position):
        return best(game, level), False
    return searching_master(game), True


def searching_master(game: Game) -> Opponent:
    """The master of a solved game, for as long as nobody has solved it here."""
    master = LEVELS[-1]
    return named(f"{method(game)}:{master.simulations}", game, master.tempo)


def study(game: Game, options: Options) -> None:
    """Solve what the best bot needs for games with these options; it is kept on disk."""
    table = solve.table(game.id)
    if table is not None:
        table.prepare(options)
