"""What a house in a tab keeps, in the browser's own storage: one person, their tables, and the moves made there.

The browser's side knows nothing of games. It keeps texts, several of them in one transaction, and says what was not as
expected; several tabs may use it at once, and of two that append the same ply the second is refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from ludotek.core.position import Seat
from ludotek.table.storage.rows import (
    CallRow,
    ChapterRow,
    ChatRow,
    ChronicleId,
    ChronicleRow,
    Conflict,
    MarkRow,
    NotKept,
    PlayerId,
    PlayerRow,
    StoredMove,
    StoreLost,
    TableId,
    TableRow,
)

T = TypeVar("T")
ME, CHAT, SLOW, RECORD = "me", "chat", "slow", "record"  # under which names things are kept
GOING_ON = ("open", "live")
encode = msgspec.json.Encoder().encode
ROW = msgspec.json.Decoder(TableRow)
MOVES = msgspec.json.Decoder(list[tuple[int, int, int, int | None, int]])
PLAYER = msgspec.json.Decoder(PlayerRow)
SAID = msgspec.json.Decoder(list[ChatRow])


class Disk(Protocol):
    """The browser's storage. A call that returned is durable; each is one transaction; an empty text is nothing."""

    async def create(self, id: str, version: int, row: str) -> bool:
        """Keep a new table; false if there is one with this id."""

    async def table(self, id: str) -> str: ...

    async def tables(self) -> str:
        """The rows of all tables, as a list."""

    async def moves(self, id: str, ply: int) -> str:
        """The moves of a table from a ply on, as a list."""

    async def append(self, id: str, ply: int, version: int, moves: str, after: int, row: str) -> str:
        """Keep moves from a ply on and a row under a new version; what is not as expected, if anything is not."""

    async def take_back(self, id: str, ply: int, next_ply: int, version: int, after: int, row: str) -> str:
        """Forget the moves from a ply on, if `next_ply` is the next; with -1 whatever is."""

    async def read(self, name: str) -> str: ...

    async def write(self, name: str, text: str) -> None: ...


class TabStore:
    """What tables, lobby and house ask of a store, answered from a browser's."""

    is_shared = False

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.waiting: list[CallRow] = []

    # Tables.

    async def create_table(self, row: TableRow, chapter: ChronicleRow | ChapterRow | None = None) -> None:
        assert chapter is None, "a tab keeps no chronicles"
        with_row = encode(row).decode()
        if not await self._ask(self.disk.create(row.id, row.version, with_row)):
            raise Conflict("store/table-exists", f"There is already a table {row.id!r}.")

    async def table(self, id: TableId) -> TableRow | None:
        text = await self._ask(self.disk.table(id))
        return ROW.decode(text) if text else None

    async def all_tables(self) -> list[TableRow]:
        """What goes on before what is over, then the newest first."""
        rows = msgspec.json.decode(await self._ask(self.disk.tables()), type=list[TableRow])
        return sorted(rows, key=lambda row: (row.status not in GOING_ON, -row.created, row.id))

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Nobody else comes to a tab."""
        return []

    async def live_tables(self, limit: int = 100) -> list[TableRow]:
        return []

    async def tables_of(self, player: PlayerId, limit: int = 100) -> list[TableRow]:
        return (await self.all_tables())[:limit]

    # Moves.

    async def moves(self, table_id: TableId, from_ply: int = 0) -> list[StoredMove]:
        kept = MOVES.decode(await self._ask(self.disk.moves(table_id, from_ply)))
        return [StoredMove(*move) for move in kept]

    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int:
        row = await self._changed(table_id, version, table_changes or {})
        before = row.version - bool(table_changes)
        moves = encode([msgspec.structs.astuple(entry) for entry in entries]).decode()
        kept = self.disk.append(table_id, first_ply, before, moves, row.version, encode(row).decode())
        _check(table_id, await self._ask(kept))
        return row.version

    async def delete_last(
        self, table_id: TableId, from_ply: int, version: int, *, next_ply: int | None = None, **changes: object
    ) -> int:
        row = await self._changed(table_id, version, {**changes})
        expected = -1 if next_ply is None else next_ply
        before = row.version - bool(changes)
        kept = self.disk.take_back(table_id, from_ply, expected, before, row.version, encode(row).decode())
        _check(table_id, await self._ask(kept))
        return row.version

    async def _changed(self, id: TableId, version: int | None, changes: Mapping[str, object]) -> TableRow:
        """A table's row with changes; whether it still was what it was before, the disk says."""
        row = await self.table(id)
        if row is None:
            raise NotKept("store/no-table", f"There is no table {id!r}.")
        if version not in (None, row.version):
            _check(id, "version")
        for name, value in changes.items():
            setattr(row, name, value)
        row.version += bool(changes)
        return row

    # Calls in a race wait only for other people's.

    async def put_call(self, row: CallRow) -> list[CallRow]:
        self.waiting.append(row)
        return await self.calls(row.table_id, row.question)

    async def calls(self, table_id: TableId, question: int | None = None) -> list[CallRow]:
        return [call for call in self.waiting if call.table_id == table_id and question in (None, call.question)]

    async def clear_calls(self, table_id: TableId, past: Mapping[Seat, int]) -> None:
        self.waiting = [
            call for call in self.waiting if call.table_id != table_id or call.question > past.get(call.seat, -1)
        ]

    # Talk.

    async def add_chat(self, row: ChatRow) -> int:
        lines = await self.chat(row.table_id)
        await self._ask(self.disk.write(f"{CHAT}-{row.table_id}", encode([*lines, row]).decode()))
        return len(lines) + 1

    async def chat(self, table_id: TableId, last: int = 200) -> list[ChatRow]:
        text = await self._ask(self.disk.read(f"{CHAT}-{table_id}"))
        return SAID.decode(text)[-last:] if text else []

    async def chronicle(self, id: ChronicleId) -> ChronicleRow | None:
        """Lines of games are kept by houses."""
        return None

    async def tell_chapter(self, table_id: TableId, told: dict[str, object]) -> bool:
        return False

    async def keep_mark(self, row: MarkRow) -> bool:
        """Marks are for comparing with others, of whom a tab knows none."""
        return False

    # The one person here.

    async def me(self) -> PlayerRow | None:
        text = await self._ask(self.disk.read(ME))
        return PLAYER.decode(text) if text else None

    async def keep_me(self, player: PlayerRow) -> None:
        await self._ask(self.disk.write(ME, encode(player).decode()))

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, PlayerRow]:
        me = await self.me()
        return {me.id: me} if me is not None and me.id in ids else {}

    # Records of games that are over; web/src/lib/handing.ts finds them by these names.

    async def has_record(self, id: TableId) -> bool:
        return bool(await self._ask(self.disk.read(f"{RECORD}-{id}")))

    async def keep_record(self, id: TableId, text: str) -> None:
        await self._ask(self.disk.write(f"{RECORD}-{id}", text))

    # Bots that take long in this browser, by game and level.

    async def slow_levels(self) -> set[tuple[str, int]]:
        text = await self._ask(self.disk.read(SLOW))
        return msgspec.json.decode(text, type=set[tuple[str, int]]) if text else set()

    async def keep_slow_levels(self, slow: set[tuple[str, int]]) -> None:
        await self._ask(self.disk.write(SLOW, encode(sorted(slow)).decode()))

    async def _ask(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except Exception as error:  # whatever a browser has against it: no room, no leave
            raise StoreLost("store/not-written", f"The browser does not keep this: {error}.") from None


def _check(id: TableId, unexpected: str) -> None:
    if unexpected == "table":
        raise NotKept("store/no-table", f"There is no table {id!r}.")
    if unexpected:
        raise Conflict(f"store/other-{unexpected}", f"Table {id!r} has changed: it is at another {unexpected}.")
