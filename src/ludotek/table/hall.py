"""The tables that one process holds, loaded from its store when they are wanted, and what is thought about them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Generic, Protocol, TypeVar

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import Milliseconds, Position, Seat
from ludotek.table import fairness
from ludotek.table.logs import note
from ludotek.table.people.limits import Limits, Shares
from ludotek.table.storage.rows import (
    ChapterRow,
    ChatRow,
    ChronicleRow,
    NotKept,
    PlayerId,
    PlayerRow,
    TableId,
    TableRow,
    may_be_id,
)
from ludotek.table.tables import races, salts
from ludotek.table.tables.alarms import Alarms
from ludotek.table.tables.chapters import keep_chapter
from ludotek.table.tables.chat import said
from ludotek.table.tables.marks import keep_mark
from ludotek.table.tables.surroundings import TableStore, Thought
from ludotek.table.tables.table import Table
from ludotek.table.thinking.bots import Thinkers
from ludotek.table.thinking.queue import MODEST, FairQueue
from ludotek.table.thinking.review import Reviews
from ludotek.table.world import World

log = logging.getLogger("ludotek.house")


class HallStore(TableStore, Protocol):
    """What is asked of a store besides what its tables ask."""

    async def create_table(self, row: TableRow, chapter: ChronicleRow | ChapterRow | None = None) -> None: ...

    async def chat(self, table_id: TableId, last: int = 200) -> list[ChatRow]: ...

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, PlayerRow]: ...


S = TypeVar("S", bound=HallStore)


class Hall(Generic[S]):
    """What every kind of house has: a store, tables, bots and queues for whatever takes long."""

    keeps_chronicles = False

    def __init__(
        self,
        world: World[S],
        find_game: Callable[[str], Game],
        limits: Limits,
        patience: Milliseconds,
        *,
        thinkers: int,
        look: float,
        review: float,
    ) -> None:
        self.world = world
        self.store = world.disk
        self.find_game = find_game
        self.speakers = Shares(limits, world.clock.precise)
        self.patience = patience
        self.thinkers = Thinkers(world.processes, thinkers)
        self.alarms = Alarms(world.clock, self._think, self._study)
        self.lookups = FairQueue(look, world.processes.hire(1, MODEST))
        self.reviews = Reviews(FairQueue(review, world.processes.hire(1, MODEST)))
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        note(log, "refused" if isinstance(error, LudotekError) else "failed", error)

    def now(self) -> Milliseconds:
        return self.world.clock.now()

    def game(self, id: str) -> Game:
        return self.find_game(id)

    async def _think(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        return await self.thinkers.move(game, position, seat, level, seed)

    async def _study(self, game: Game, options: Options) -> None:
        await self.thinkers.study(game, options)

    # Tables.

    async def table(self, id: str) -> Table:
        """A table, from memory or from the store; several who ask at once wait for the same one."""
        held = self.tables.get(id)
        if held is not None:
            return held
        if not may_be_id(id):
            raise NotKept("table/no-table", "There is no such table.")
        if id not in self.loading:
            task = asyncio.create_task(self._load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise NotKept("table/no-table", "There is no such table.")
        if row.game_version != self.game(row.game).version:
            raise LudotekError("table/other-version", "Its game was played by other rules than the house has now.")
        moves, chat = await self.store.moves(id), await self.store.chat(id)
        table = await self._hold(Table(self, row, moves, [said(line) for line in chat]))
        self.start(table.read_again())  # it may have changed between the reads
        return table

    async def _hold(self, table: Table) -> Table:
        """Have a table in memory from now on and look after it; if somebody was faster, theirs is the one."""
        await table.learn_names(table.row)
        held = self.tables.setdefault(table.row.id, table)
        if held is not table:
            return held
        table.viewers.note_absence()
        await self._ask_around(table)
        await races.read_again(table)
        if table.row.status == "over":  # the process that saw it end may not have come to it
            await keep_mark(table)
            await keep_chapter(table)
        self.alarms.set(table)
        return table

    async def open_table(self, row: TableRow, chapter: ChronicleRow | ChapterRow | None = None) -> Table:
        """Keep a new table, with a chronicle that begins or goes on there.

        Its commitment is shown from now on, to a seed that is made here unless its options come of it; a full table
        begins at once.
        """
        row.seed = row.seed or fairness.new_seed(self.world.luck)
        row.commitment = fairness.commitment(row.seed)
        row.created = self.now()
        row.game_version = self.game(row.game).version
        await self.store.create_table(row, chapter)
        table = await self._hold(Table(self, row, [], []))
        self.alarms.foresee(table)
        await salts.begin_if_full(table)
        return table

    async def _ask_around(self, table: Table) -> None:
        """Find out who else holds a table that is held now."""

    async def names_of(self, players: Collection[PlayerId]) -> dict[PlayerId, str]:
        return {id: player.name for id, player in (await self.store.players(players)).items()}

    def wake(self, id: TableId) -> None:
        held = self.tables.get(id)
        if held is not None:
            self.alarms.set(held)

    # What a house with people, or with several workers, has more to do about.

    def game_over(self, id: TableId) -> None:
        if id in self.tables:
            self.start(keep_mark(self.tables[id]))
            self.start(keep_chapter(self.tables[id]))

    def moves_kept(self, count: int) -> None:
        """So many moves are kept now."""

    def announce(self, id: TableId, seat: Seat) -> None:
        """Somebody has come to a seat or left it."""

    def share(self, id: TableId, seat: Seat) -> None:
        """Something is known now of how near somebody is."""
