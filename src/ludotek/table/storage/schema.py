"""The schema: one SQL table for each kind of thing the house keeps. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=NAMING)

# SQLite numbers rows by itself only where the column is called INTEGER.
NUMBER = BigInteger().with_variant(Integer, "sqlite")


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), nullable=False)


def _move_columns() -> list[Column[int]]:
    return [
        Column("seat", Integer, nullable=False),
        Column("move", Integer, nullable=False),
        Column("time_ms", BigInteger),
        Column("question", Integer, nullable=False),
    ]


tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("host", String(32)),
    Column("clock", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("reason", String(64)),
    Column("commitment", String(64), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salts", JSON, nullable=False),
    Column("state", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("deadline", BigInteger),
    Column("version", Integer, nullable=False),
    Index("ix_tables_status_private_created", "status", "private", "created"),
    Index("ix_tables_status_deadline", "status", "deadline"),
    Index("ix_tables_status_ended", "status", "ended"),
    Index("ix_tables_host", "host"),
)

# Who sits where, taken out of `tables.seats` so that a player's tables can be found.
sittings = Table(
    "sittings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False, index=True),
)

moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    *_move_columns(),
    sqlite_with_rowid=False,
)

withdrawn = Table(
    "withdrawn",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    _table_id(),
    Column("ply", Integer, nullable=False),
    *_move_columns(),
    Column("at", BigInteger, nullable=False),
    Index("ix_withdrawn_table_id", "table_id"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    _table_id(),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("canned", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
)

calls = Table(
    "calls",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("move", Integer, nullable=False),
    Column("time_ms", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
)

players = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("deleted", BigInteger),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(128), nullable=False, unique=True),  # the name without regard to case
    Column("likeness", String(128), index=True),  # names that look the same have the same
    Column("password", String(256), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The browsers that are signed in to an account; a guest has one, without a row.
sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("browser", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(32), ForeignKey("players.id"), index=True),
    Column("table_id", String(32), ForeignKey("tables.id"), index=True),
    Column("seat", String(32)),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    _table_id(),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("reporter", String(32), ForeignKey("players.id")),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# The tables that have been rated: each is rated once.
rated = Table(
    "rated",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What finished games achieved, for those who try to do better: the less, the better.
marks = Table(
    "marks",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("course", String(64), nullable=False),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("value", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_marks_game_course_value", "game", "course", "value"),
)

# Lines of games, each beginning in what the one before has left.
chronicles = Table(
    "chronicles",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(128), nullable=False),
    Column("founder", String(32), ForeignKey("players.id"), index=True),
    Column("created", BigInteger, nullable=False),
)

# The games of chronicles, each after another one or the first; what is told of one is written when it is over.
chapters = Table(
    "chapters",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("chronicle", String(32), ForeignKey("chronicles.id"), nullable=False, index=True),
    Column("after", String(32), ForeignKey("tables.id")),
    Column("told", JSON(none_as_null=True)),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
