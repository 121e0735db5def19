"""Marks: what finished games achieved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("course", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_marks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_marks_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_marks_player"),
    )
    op.create_index("ix_marks_game_course_value", "marks", ["game", "course", "value"])
    op.create_index("ix_marks_player", "marks", ["player"])
