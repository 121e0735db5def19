"""What a table needs of the house around it, and of the store that keeps it: time, luck, and no more than that.

What a table tells its house, it tells by its id: the house knows which table that is, and whether it still holds it.
"""

from __future__ import annotations

from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ludotek.core.game import Game
from ludotek.core.position import Milliseconds, Move, Seat
from ludotek.table.people.limits import Shares
from ludotek.table.storage.rows import (
    CallRow,
    ChatRow,
    ChronicleId,
    ChronicleRow,
    MarkRow,
    PlayerId,
    StoredMove,
    TableId,
    TableRow,
)
from ludotek.table.world import World


class TableStore(Protocol):
    """Of all that a store can do, what tables need; `Store` says what each promises."""

    async def table(self, id: TableId) -> TableRow | None: ...

    async def moves(self, table_id: TableId, from_ply: int = 0) -> list[StoredMove]: ...

    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int: ...

    async def delete_last(
        self, table_id: TableId, from_ply: int, version: int, *, next_ply: int | None = None, **changes: object
    ) -> int: ...

    async def put_call(self, row: CallRow) -> list[CallRow]: ...

    async def calls(self, table_id: TableId, question: int | None = None) -> list[CallRow]: ...

    async def clear_calls(self, table_id: TableId, past: Mapping[Seat, int]) -> None: ...

    async def add_chat(self, row: ChatRow) -> int: ...

    async def keep_mark(self, row: MarkRow) -> bool: ...

    async def chronicle(self, id: ChronicleId) -> ChronicleRow | None: ...

    async def tell_chapter(self, table_id: TableId, told: dict[str, object]) -> bool: ...


class Surroundings(Protocol):
    """The house, as a table sees it."""

    patience: Milliseconds  # after which an empty seat may be given to a bot
    speakers: Shares  # how much each person may say

    @property
    def world(self) -> World[TableStore]: ...

    def now(self) -> Milliseconds: ...

    def game(self, id: str) -> Game: ...

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""

    def wake(self, id: TableId) -> None:
        """Whatever has to happen at a table by itself now: bots think, the clock is set."""

    def game_over(self, id: TableId) -> None: ...

    def moves_kept(self, count: int) -> None: ...

    def announce(self, id: TableId, seat: Seat) -> None:
        """Somebody has come to a seat or left it."""

    def share(self, id: TableId, seat: Seat) -> None:
        """Something is known now of how near somebody is."""

    async def names_of(self, players: Collection[PlayerId]) -> dict[PlayerId, str]: ...

    async def open_table(self, row: TableRow) -> object:
        """Keep a new table."""


class Thought(NamedTuple):
    """What a bot plays, WAIT in a race included, and in a race after how long."""

    move: Move
    after: Milliseconds
    wants_study: bool  # whether it would play better once the game has been solved
