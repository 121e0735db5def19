"""Chronicles: lines of games, and their games in order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "chronicles",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("founder", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chronicles"),
        sa.ForeignKeyConstraint(["founder"], ["players.id"], name="fk_chronicles_founder"),
    )
    op.create_index("ix_chronicles_founder", "chronicles", ["founder"])
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("chronicle", sa.String(32), nullable=False),
        sa.Column("after", sa.String(32)),
        sa.Column("told", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("table_id", name="pk_chapters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chapters_table_id"),
        sa.ForeignKeyConstraint(["chronicle"], ["chronicles.id"], name="fk_chapters_chronicle"),
        sa.ForeignKeyConstraint(["after"], ["tables.id"], name="fk_chapters_after"),
    )
    op.create_index("ix_chapters_chronicle", "chapters", ["chronicle"])
