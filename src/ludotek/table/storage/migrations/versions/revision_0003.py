"""Sessions: the browsers that are signed in to an account; what an account's name looks like; when games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ludotek.table.storage.names import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_tables_status_ended", "tables", ["status", "ended"])
    _look_at_names()


def _look_at_names() -> None:
    op.add_column("accounts", sa.Column("likeness", sa.String(128)))
    op.create_index("ix_accounts_likeness", "accounts", ["likeness"])
    accounts = sa.table("accounts", sa.column("player"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    for player, name in connection.execute(sa.select(accounts.c.player, accounts.c.name)).all():
        connection.execute(sa.update(accounts).where(accounts.c.player == player).values(likeness=skeleton(name)))
