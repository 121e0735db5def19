"""An append: the next moves of a table, and the changes of its row that come with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.table.storage.queries import tables
from ludotek.table.storage.rows import Conflict, NotKept, StoredMove, TableId

LARGEST_BATCH = 500  # appends that are kept together


class Append:
    """What is to be kept of one table, all or nothing."""

    def __init__(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        changes: Mapping[str, object] | None,
        version: int | None,
    ) -> None:
        ply = first_ply
        for entry in entries:
            if entry.ply != ply:
                raise ValueError(f"The moves of an append follow each other from ply {first_ply} on.")
            ply += 1
        if changes:
            tables.check_changeable(changes)
        self.table_id = table_id
        self.first_ply = first_ply
        self.entries = entries
        self.changes = changes or {}
        self.version = version

    def version_after(self, version: int | None, next_ply: int) -> int:
        """The version of the table once this is kept; refused where it does not fit what is there."""
        if version is None:
            raise NotKept("store/no-table", f"There is no table {self.table_id!r}.")
        if next_ply != self.first_ply:
            raise Conflict(
                "store/other-ply", f"The next ply of table {self.table_id!r} is {next_ply}, not {self.first_ply}."
            )
        if self.version not in (None, version):
            raise Conflict(
                "store/other-version",
                f"Table {self.table_id!r} has changed: it is at version {version}, not {self.version}.",
            )
        return version + 1 if self.changes else version
