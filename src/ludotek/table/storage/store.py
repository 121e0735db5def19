"""The store: what the house keeps, whether SQLite or PostgreSQL keeps it. The database is the arbiter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection

from ludotek.core.position import Milliseconds, Seat
from ludotek.table.storage.queries import calls, chat, chronicles, marks, people, ratings, sessions, tables, tokens
from ludotek.table.storage.rows import (
    CALLS,
    CHAT,
    MOVES,
    TABLE,
    AccountRow,
    CallRow,
    ChapterRow,
    ChatRow,
    ChronicleId,
    ChronicleRow,
    MarkRow,
    Placed,
    PlayerId,
    PlayerRow,
    RatingRow,
    ReportRow,
    SessionId,
    SessionRow,
    StoredMove,
    TableId,
    TableRow,
    TokenRow,
)
from ludotek.table.world import Clock, Luck, new_id

SECRET_BYTES = 32
P = ParamSpec("P")
T = TypeVar("T")
Listener: TypeAlias = Callable[[TableId, str], None]
Job: TypeAlias = Callable[Concatenate[Connection, P], T]


class Store(ABC):
    """What the house keeps. A call that returned is durable; a call that raised Conflict changed nothing."""

    def __init__(self, clock: Clock, luck: Luck) -> None:
        self.clock = clock
        self.luck = luck

    @abstractmethod
    async def start(self) -> None:
        """Bring the schema up to date and open the connections."""

    @abstractmethod
    async def stop(self) -> None:
        """Commit what was asked for, and close."""

    @abstractmethod
    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int:
        """Keep the next moves of a table, and with them changes of its row: all or nothing. The version then.

        Raises Conflict unless `first_ply` is the table's next ply, and unless `version` is the table's
        (where given: after a takeback elsewhere the next ply alone could deceive). Only `table_changes`
        raise the version. With no entries, only the row changes.
        """

    @abstractmethod
    def listen(self, callback: Listener) -> None:
        """Have `callback(table_id, kind)` called in this loop for changes made through other stores.

        PostgreSQL tells of every process; SQLite of other stores in this one. A listener that may have
        missed something is told `("", EVERYTHING)`.
        """

    is_shared = False  # whether other processes may use it at the same time

    async def announce(self, table_id: TableId, word: str) -> None:
        """Tell the listeners in other processes a passing word about a table; nothing is kept."""
        assert not self.is_shared, "a store that others share passes words on"

    @abstractmethod
    async def write_probe(self) -> None:
        """Write something that nobody reads, to see whether anything can be written."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy everything into a new SQLite file while people play."""

    @abstractmethod
    async def _read(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask something of the database."""

    async def _look_up(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask for a few rows by their keys; a database that has them at hand need not be waited for."""
        return await self._read(job, *args, **kwargs)

    @abstractmethod
    async def _write(self, notice: tuple[TableId, str] | None, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something in one transaction, and tell the other stores."""

    # Tables.

    async def create_table(self, row: TableRow, chapter: ChronicleRow | ChapterRow | None = None) -> None:
        """Keep a new table, with the chronicle that begins or goes on there; Conflict if there is one with this id."""
        await self._write((row.id, TABLE), chronicles.create_table, row, chapter)

    async def bring_table(self, row: TableRow, moves: Sequence[StoredMove]) -> bool:
        """Keep a game that was played elsewhere, once; whether it was not there yet."""
        return await self._write((row.id, TABLE), tables.bring, row, moves)

    async def table(self, id: TableId) -> TableRow | None:
        return await self._look_up(tables.find, id)

    async def update_table(self, id: TableId, version: int, **changes: object) -> int:
        """Change fields of a table's row if it still has this version; the new version."""
        return await self._write((id, TABLE), tables.update_if, id, version, changes)

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables somebody may still join, the newest first."""
        return await self._read(tables.with_status, "open", limit)

    async def live_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables where a game goes on, the newest first."""
        return await self._read(tables.with_status, "live", limit)

    async def tables_of(self, player: PlayerId, limit: int = 100) -> list[TableRow]:
        """Where a player sits or is the host: what goes on before what is over, then the newest first."""
        return await self._read(tables.of_player, player, limit)

    async def due_tables(self, before: Milliseconds, limit: int = 1000) -> list[TableRow]:
        """Tables that are open or live, private ones too, whose `deadline` is not after this."""
        return await self._read(tables.due, before, limit)

    async def close_outdated(self, versions: Mapping[str, int]) -> None:
        """Close the tables that go on by another version of their game than the one given here."""
        await self._write(None, tables.close_outdated, versions)

    # Moves.

    async def moves(self, table_id: TableId, from_ply: int = 0) -> list[StoredMove]:
        """The moves of a table in their order."""
        return await self._look_up(tables.moves, table_id, from_ply)

    async def delete_last(
        self, table_id: TableId, from_ply: int, version: int, *, next_ply: int | None = None, **changes: object
    ) -> int:
        """Take back the moves from a ply on, if the table still has this version; the new version.

        With `next_ply` (the ply after the last move one knows of), Conflict if a move has come since: a
        bare move raises no version. What is taken back stays on record, out of the game.
        """
        notice = (table_id, MOVES)
        return await self._write(
            notice, tables.take_back, table_id, from_ply, version, next_ply, changes, self.clock.now()
        )

    async def taken_back(self, table_id: TableId) -> list[StoredMove]:
        """The moves that were taken back, in the order of their taking back."""
        return await self._read(tables.taken_back, table_id)

    # Talk.

    async def add_chat(self, row: ChatRow) -> int:
        """Keep something said; its number."""
        return await self._write((row.table_id, CHAT), chat.add_chat, row)

    async def chat(self, table_id: TableId, last: int = 200) -> list[ChatRow]:
        """What was said last at a table, the oldest first, under the names of today."""
        return await self._look_up(chat.chat, table_id, last)

    async def add_report(self, row: ReportRow) -> int:
        return await self._write(None, chat.add_report, row)

    async def reports(self, last: int = 200) -> list[ReportRow]:
        """The latest complaints, the newest first."""
        return await self._read(chat.reports, last)

    # Races.

    async def put_call(self, row: CallRow) -> list[CallRow]:
        """Let a call wait; all that now wait on its question. A seat's first call to a question stands."""
        return await self._write((row.table_id, CALLS), calls.put_call, row)

    async def calls(self, table_id: TableId, question: int | None = None) -> list[CallRow]:
        """The calls that wait at a table, the earliest first."""
        return await self._look_up(calls.calls, table_id, question)

    async def clear_calls(self, table_id: TableId, past: Mapping[Seat, int]) -> None:
        """Forget the calls of seats to a question each and to those before it. In a race each may be at its own."""
        await self._write(None, calls.clear_calls, table_id, past)

    # People.

    async def create_player(self, name: str) -> PlayerRow:
        """A new guest. Names are checked by `accounts`."""
        return await self._write(None, people.create_player, new_id(self.luck), name, self.clock.now())

    async def player(self, id: PlayerId) -> PlayerRow | None:
        return await self._look_up(people.player, id)

    async def players(self, ids: Iterable[PlayerId]) -> dict[PlayerId, PlayerRow]:
        """Several players by id; those who are not kept are left out."""
        return await self._look_up(people.players, list(ids))

    async def rename(self, id: PlayerId, name: str) -> None:
        await self._write(None, people.rename, id, name)

    async def sign_out(self, id: PlayerId) -> None:
        """Make every cookie and API token of a player void."""
        await self._write(None, people.sign_out, id)

    async def new_generation(self, id: PlayerId) -> None:
        """Make every cookie of a player void, and no token."""
        await self._write(None, people.new_generation, id)

    async def create_account(self, player: PlayerId, name: str, password: str) -> None:
        """Give a player an account with an argon2 hash; Conflict if the name, or one that looks like it, is taken."""
        await self._write(None, people.create_account, player, name, password, self.clock.now())

    async def account_by_name(self, name: str) -> AccountRow | None:
        return await self._read(people.account_by_name, name)

    async def is_alike(self, name: str) -> bool:
        """Whether somebody could take a name for an account's."""
        return await self._read(people.is_alike, name)

    async def change_password(self, player: PlayerId, password: str) -> None:
        """Replace the argon2 hash, and sign out everywhere."""
        await self._write(None, people.change_password, player, password)

    async def set_password(self, player: PlayerId, password: str) -> None:
        """Replace the argon2 hash."""
        await self._write(None, people.set_password, player, password)

    async def delete_account(self, player: PlayerId) -> None:
        """Forget a person: name, account, ratings, tokens and words; other people's games stay whole."""
        await self._write(None, people.forget, player, self.clock.now())

    async def export(self, player: PlayerId) -> dict[str, object]:
        """All that is kept about a player, ready for JSON."""
        return await self._read(people.export, player)

    async def ratings(self, player: PlayerId) -> list[RatingRow]:
        """A player's ratings, one a game."""
        return await self._read(people.ratings, player)

    async def rate_table(self, table_id: TableId) -> list[RatingRow]:
        """Rate the players of a table that is over, once; the new ratings, or none if it is not to be rated."""
        if not await self._look_up(ratings.rated_players, table_id):  # most tables: nobody's moves need wait for that
            return []
        return await self._write(None, ratings.rate_table, table_id, self.clock.now())

    async def unrated_tables(self, ended_since: Milliseconds | None = None) -> list[TableId]:
        """Tables that ended and should be rated; of the last weeks, unless it is said since when."""
        return await self._read(ratings.unrated_tables, ended_since)

    # Marks.

    async def keep_mark(self, row: MarkRow) -> bool:
        """Keep what a table's game achieved, once; whether it was new."""
        return await self._write(None, marks.keep, row)

    async def best_marks(self, game: str, course: str, limit: int = 10) -> list[Placed]:
        """The best of the house on a course, one a player; marks of private tables are not told."""
        return await self._read(marks.best, game, course, limit)

    async def best_mark_of(self, game: str, course: str, player: PlayerId) -> Placed | None:
        """A player's own best on a course, and its place among what everybody may see."""
        return await self._read(marks.best_of, game, course, player)

    async def marked_players(self, game: str, course: str) -> int:
        """How many players have set a mark on a course."""
        return await self._read(marks.players, game, course)

    # Chronicles.

    async def chronicle(self, id: ChronicleId) -> ChronicleRow | None:
        return await self._look_up(chronicles.find, id)

    async def rename_chronicle(self, id: ChronicleId, name: str) -> None:
        await self._write(None, chronicles.rename, id, name)

    async def chapters(self, id: ChronicleId) -> list[tuple[ChapterRow, TableRow]]:
        """The games of a chronicle and their tables, in the order in which they were opened."""
        return await self._read(chronicles.chapters, id)

    async def tell_chapter(self, table_id: TableId, told: dict[str, object]) -> bool:
        """Keep what is told of a game, once; whether it was new."""
        return await self._write(None, chronicles.tell, table_id, told)

    async def chronicles_of(self, player: PlayerId, limit: int = 100) -> list[ChronicleRow]:
        """The chronicles that a player founded or sat in, the newest first."""
        return await self._read(chronicles.of_player, player, limit)

    # Sessions.

    async def begin_session(self, row: SessionRow) -> None:
        """Keep that a browser is signed in to an account."""
        await self._write(None, sessions.begin, row)

    async def visitor(self, player: PlayerId, session: SessionId) -> tuple[PlayerRow | None, SessionRow | None]:
        """Somebody, and the session by which they come, if it goes on."""
        return await self._look_up(sessions.visitor, player, session)

    async def sessions_of(self, player: PlayerId) -> list[SessionRow]:
        """Where an account is signed in, the last seen first."""
        return await self._read(sessions.of_player, player)

    async def see_session(self, id: SessionId, at: Milliseconds) -> None:
        await self._write(None, sessions.see, id, at)

    async def end_session(self, player: PlayerId, id: SessionId) -> bool:
        """Whether there was one to end."""
        return await self._write(None, sessions.end, player, id)

    async def end_other_sessions(self, player: PlayerId, id: SessionId) -> None:
        await self._write(None, sessions.end_others, player, id)

    # Tokens and secrets.

    async def add_token(self, row: TokenRow) -> None:
        await self._write(None, tokens.add, row)

    async def token(self, hash: str) -> TokenRow | None:
        return await self._look_up(tokens.find, hash)

    async def tokens_of(self, player: PlayerId) -> list[TokenRow]:
        """A player's API tokens."""
        return await self._read(tokens.of_player, player)

    async def delete_token(self, hash: str) -> None:
        await self._write(None, tokens.delete_token, hash)

    async def house_secret(self, name: str) -> bytes:
        """32 random bytes under a name, made when first asked for, the same for every worker."""
        return await self._write(None, tokens.house_secret, name, self.luck.bytes(SECRET_BYTES))
