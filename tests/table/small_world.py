"""A small world for tests: time passes when it is told to, luck is a seed, the disk is memory, and bots think at once.

What a table is lives in it as in the real one, without a network, a database or another process.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from itertools import count
from typing import Any, ParamSpec, TypeVar

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import SPECTATOR, Milliseconds, Position, Seat
from ludotek.table import fairness
from ludotek.table.people.limits import Limits, Shares
from ludotek.table.storage.rows import (
    CallRow,
    ChatRow,
    ChronicleId,
    ChronicleRow,
    Conflict,
    MarkRow,
    NotKept,
    PlayerId,
    PlayerRow,
    SeatRow,
    StoredMove,
    TableId,
    TableRow,
)
from ludotek.table.tables import salts
from ludotek.table.tables.alarms import Alarms, Think
from ludotek.table.tables.surroundings import TableStore, Thought
from ludotek.table.tables.table import Table
from ludotek.table.world import Timer, World, new_id
from tests.table.toys import find_game

P = ParamSpec("P")
T = TypeVar("T")
MORNING: Milliseconds = 1_700_000_000_000
ROUNDS = 50  # of the event loop, in which everything that is to be done at one time is done
NUMBERS = count()


class SmallTimer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class SmallClock:
    """Time stands still until it is told to pass."""

    def __init__(self) -> None:
        self.time = MORNING
        self.timers: list[tuple[float, int, SmallTimer]] = []

    def now(self) -> Milliseconds:
        return self.time

    def precise(self) -> float:
        return self.time / 1000

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        timer = SmallTimer(callback)
        heapq.heappush(self.timers, (self.time + 1000 * seconds, next(NUMBERS), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        over = asyncio.get_running_loop().create_future()
        self.call_later(seconds, lambda: None if over.done() else over.set_result(None))
        await over

    async def pass_by(self, milliseconds: Milliseconds) -> None:
        """Let everything happen that happens in this time."""
        until = self.time + milliseconds
        await self.settle()
        while self.timers and self.timers[0][0] <= until:
            due, _, timer = heapq.heappop(self.timers)
            self.time = max(self.time, round(due))
            if not timer.is_cancelled:
                timer.callback()
                await self.settle()
        self.time = until

    async def settle(self) -> None:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)


class SmallLuck:
    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)

    def bytes(self, count: int) -> bytes:
        return self.random.randbytes(count)


class SmallWorkers:
    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return job(*args, **kwargs)

    def stop(self) -> None:
        """There is nobody to send home."""


class SmallProcesses:
    def hire(self, count: int, modesty: int) -> SmallWorkers:
        return SmallWorkers()


class SmallDisk:
    """What tables need of a store, in memory, by the same rules."""

    def __init__(self) -> None:
        self.rows: dict[TableId, TableRow] = {}
        self.made: dict[TableId, list[StoredMove]] = {}
        self.waiting: list[CallRow] = []
        self.said: list[ChatRow] = []
        self.marks: list[MarkRow] = []
        self.before_keeping: Callable[[], Awaitable[None]] | None = None

    def keep_table(self, row: TableRow) -> None:
        self.rows[row.id] = _copy(row)
        self.made[row.id] = []

    async def table(self, id: TableId) -> TableRow | None:
        return _copy(self.rows[id]) if id in self.rows else None

    async def moves(self, table_id: TableId, from_ply: int = 0) -> list[StoredMove]:
        return self.made[table_id][from_ply:]

    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int:
        if self.before_keeping is not None:
            await self.before_keeping()
        self._check(table_id, first_ply, version)
        self.made[table_id] += entries
        return self._change(table_id, table_changes or {})

    async def delete_last(
        self, table_id: TableId, from_ply: int, version: int, *, next_ply: int | None = None, **changes: object
    ) -> int:
        self._check(table_id, next_ply, version)
        del self.made[table_id][from_ply:]
        return self._change(table_id, changes)

    def _check(self, table_id: TableId, next_ply: int | None, version: int | None) -> None:
        if table_id not in self.rows:
            raise NotKept("store/no-table", f"There is no table {table_id!r}.")
        if next_ply not in (None, len(self.made[table_id])):
            raise Conflict("store/other-ply", "The next ply is another one.")
        if version not in (None, self.rows[table_id].version):
            raise Conflict("store/other-version", "The table has changed.")

    def _change(self, table_id: TableId, changes: Mapping[str, object]) -> int:
        row = self.rows[table_id]
        for name, value in changes.items():
            setattr(row, name, value)
        row.version += bool(changes)
        self.rows[table_id] = _copy(row)
        return row.version

    async def put_call(self, row: CallRow) -> list[CallRow]:
        self.waiting.append(row)
        return [call for call in self.waiting if (call.table_id, call.question) == (row.table_id, row.question)]

    async def calls(self, table_id: TableId, question: int | None = None) -> list[CallRow]:
        return [call for call in self.waiting if call.table_id == table_id and question in (None, call.question)]

    async def clear_calls(self, table_id: TableId, past: Mapping[Seat, int]) -> None:
        self.waiting = [call for call in self.waiting if call.question > past.get(call.seat, -1)]

    async def add_chat(self, row: ChatRow) -> int:
        self.said.append(row)
        return len(self.said)

    async def keep_mark(self, row: MarkRow) -> bool:
        self.marks.append(row)
        return True

    async def chronicle(self, id: ChronicleId) -> ChronicleRow | None:
        return None

    async def tell_chapter(self, table_id: TableId, told: dict[str, object]) -> bool:
        raise AssertionError("No game here is one of a chronicle.")


def _copy(row: TableRow) -> TableRow:
    return msgspec.convert(msgspec.to_builtins(row, builtin_types=(bytes,)), TableRow, builtin_types=(bytes,))


class SmallHouse:
    """A house of nothing but tables."""

    def __init__(self, seed: int = 1, think: Think | None = None) -> None:
        self.clock = SmallClock()
        self.disk = SmallDisk()
        self.world: World[TableStore] = World(self.disk, self.clock, SmallLuck(seed), SmallProcesses())
        self.patience: Milliseconds = 60_000
        self.speakers = Shares(Limits(), self.clock.precise)
        self.alarms = Alarms(self.clock, think or self._think, self._study)
        self.tables: dict[TableId, Table] = {}
        self.tasks: list[asyncio.Task[Any]] = []
        self.moves = 0
        self.finished: list[TableId] = []

    def now(self) -> Milliseconds:
        return self.clock.now()

    def game(self, id: str) -> Game:
        return find_game(id)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        self.tasks.append(asyncio.create_task(work))

    def wake(self, id: TableId) -> None:
        self.alarms.set(self.tables[id])

    def game_over(self, id: TableId) -> None:
        self.finished.append(id)

    def moves_kept(self, count: int) -> None:
        self.moves += count

    def announce(self, id: TableId, seat: Seat) -> None:
        """There is no other worker."""

    def share(self, id: TableId, seat: Seat) -> None:
        """There is no other worker."""

    async def names_of(self, players: Collection[PlayerId]) -> dict[PlayerId, str]:
        return {player: player.title() for player in players}

    async def open_table(self, row: TableRow) -> Table:
        row.seed = fairness.new_seed(self.world.luck)
        row.commitment = fairness.commitment(row.seed)
        row.created = self.now()
        self.disk.keep_table(row)
        table = self.tables[row.id] = Table(self, row, [], [])
        await table.learn_names(row)
        await salts.begin_if_full(table)
        return table

    async def seat(self, game: str, *players: str, **fields: Any) -> Table:
        """A table at which these people, and bots (`bot-1`), play from now on; nobody adds a salt."""
        names = find_game(game).seats(find_game(game).options(fields.get("options", {})))
        seats = [
            SeatRow(name=name, kind="bot", level=int(player[4:]))
            if player.startswith("bot-")
            else SeatRow(name=name, kind="anyone", player=player)
            for name, player in zip(names, players, strict=True)
        ]
        state: dict[str, object] = {"luck": {"waived": list(names)}}
        row = TableRow(id=new_id(self.world.luck), game=game, seats=seats, host=players[0], state=state, **fields)
        return await self.open_table(row)

    async def _think(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        moves = position.moves(seat)
        return Thought(moves[seed % len(moves)], 100, False)

    async def _study(self, game: Game, options: Options) -> None:
        """Nothing is solved here."""

    def close(self) -> None:
        self.alarms.stop()
        for task in self.tasks:
            task.cancel()


class Onlooker:
    """Somebody who looks at a table of the small world, and all they were told."""

    def __init__(self, name: str) -> None:
        self.player: PlayerRow | None = PlayerRow(id=name, name=name.title(), created=0)
        self.speaks_for = ""
        self.seat: Seat = SPECTATOR
        self.remembers = False
        self.sent: list[dict[str, Any]] = []
        self.refusals: list[str] = []
        self.is_shown_out = False

    @property
    def player_id(self) -> str:
        return self.player.id if self.player else ""

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    def tell(self, message: msgspec.Struct) -> None:
        self.send(msgspec.json.encode(message).decode())

    def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))

    def refuse(self, code: str, sentence: str, nonce: str = "") -> None:
        self.refusals.append(code)

    def close(self, code: int) -> None:
        self.is_shown_out = True

    def measure(self, tick: int, every: int) -> None:
        """Everybody is near."""

    async def check(self) -> None:
        """Nobody signs out."""
