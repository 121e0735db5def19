"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _tables()
    _people()
    _moves()
    _talk()
    _tokens()
    _ratings()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("reason", sa.String(64)),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salts", sa.JSON, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_private_created", "tables", ["status", "private", "created"])
    op.create_index("ix_tables_status_deadline", "tables", ["status", "deadline"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id"),
    )
    op.create_index("ix_sittings_player", "sittings", ["player"])


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("deleted", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("password", sa.String(256), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_accounts"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_accounts_player"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        *_move_columns(),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "withdrawn",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        *_move_columns(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_withdrawn"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_withdrawn_table_id"),
    )
    op.create_index("ix_withdrawn_table_id", "withdrawn", ["table_id"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("time_ms", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "question", "seat", name="pk_calls"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
    )


def _move_columns() -> list[sa.Column[int]]:
    return [
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("time_ms", sa.BigInteger),
        sa.Column("question", sa.Integer, nullable=False),
    ]


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("canned", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chat_player"),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
    op.create_index("ix_chat_player", "chat", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_reports_player"),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter"),
    )


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_table_id"),
    )
