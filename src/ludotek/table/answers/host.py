"""What answers need of the house that gives them, whether it has a database and people or lives in a browser's tab."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ludotek.table.storage.rows import ChapterRow, ChronicleRow, PlayerId, PlayerRow, TableId, TableRow
from ludotek.table.tables.surroundings import Surroundings
from ludotek.table.tables.table import Table


class Shelf(Protocol):
    """Of all that a store can do, what the lobby needs; `Store` says what each promises."""

    is_shared: bool

    async def open_tables(self, limit: int = 100) -> list[TableRow]: ...

    async def live_tables(self, limit: int = 100) -> list[TableRow]: ...

    async def tables_of(self, player: PlayerId, limit: int = 100) -> list[TableRow]: ...

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, PlayerRow]: ...


class Host(Surroundings, Protocol):
    """The house, as whoever answers for it sees it."""

    @property
    def store(self) -> Shelf: ...

    @property
    def tables(self) -> Mapping[TableId, Table]:
        """Those in memory."""

    async def table(self, id: TableId) -> Table: ...

    @property
    def keeps_chronicles(self) -> bool:
        """Whether games that follow each other are kept as a line."""

    async def open_table(self, row: TableRow, chapter: ChronicleRow | ChapterRow | None = None) -> Table: ...

    async def invite(self, id: TableId, seat: str) -> str:
        """A token by which somebody else may take a seat."""
