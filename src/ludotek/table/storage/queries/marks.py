"""Marks: everybody's best on a course, and the places that follow from them."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, func, or_, select
from sqlalchemy.sql import Subquery

from ludotek.table.storage import schema
from ludotek.table.storage.queries.inserting import insert_new
from ludotek.table.storage.rows import MarkRow, Placed, PlayerId


def keep(connection: Connection, row: MarkRow) -> bool:
    """A table sets one mark; whether it was new."""
    return insert_new(connection, schema.marks, msgspec.structs.asdict(row))


def best(connection: Connection, game: str, course: str, limit: int) -> list[Placed]:
    """The best marks of the house, one a player."""
    found = _placed(game, course, None)
    chosen = select(found).order_by(found.c.place, found.c.at, found.c.table_id).limit(limit)
    return [_row(row) for row in connection.execute(chosen).mappings()]


def best_of(connection: Connection, game: str, course: str, player: PlayerId) -> Placed | None:
    """A player's own best: among others' in public, and where it was set at a private table too."""
    found = _placed(game, course, player)
    row = connection.execute(select(found).where(found.c.player == player)).mappings().first()
    return None if row is None else _row(row)


def players(connection: Connection, game: str, course: str) -> int:
    """How many have set a mark that everybody may see."""
    mark = schema.marks.c
    chosen = select(func.count(mark.player.distinct())).join(schema.tables, schema.tables.c.id == mark.table_id)
    return connection.execute(chosen.where(*_seen(game, course, None))).scalar_one()


def of_player(connection: Connection, player: PlayerId) -> list[MarkRow]:
    chosen = select(schema.marks).where(schema.marks.c.player == player).order_by(schema.marks.c.at)
    return [MarkRow(**row) for row in connection.execute(chosen).mappings()]


def _seen(game: str, course: str, viewer: PlayerId | None) -> list[ColumnElement[bool]]:
    mark, is_public = schema.marks.c, schema.tables.c.private.is_(False)
    return [mark.game == game, mark.course == course, or_(is_public, mark.player == viewer) if viewer else is_public]


def _placed(game: str, course: str, viewer: PlayerId | None) -> Subquery:
    """Everybody's first best mark, with its place."""
    mark = schema.marks.c
    turn = func.row_number().over(partition_by=mark.player, order_by=(mark.value, mark.at, mark.table_id))
    joined = schema.marks.join(schema.tables, schema.tables.c.id == mark.table_id)
    own = select(schema.marks, turn.label("turn")).select_from(joined).where(*_seen(game, course, viewer)).subquery()
    person = schema.players.c
    place = func.rank().over(order_by=own.c.value).label("place")
    people = own.join(schema.players, and_(person.id == own.c.player, person.deleted.is_(None)))
    return select(own, person.name, place).select_from(people).where(own.c.turn == 1).subquery()


def _row(row: RowMapping) -> Placed:
    mark = MarkRow(**{name: row[name] for name in MarkRow.__struct_fields__})
    return Placed(place=row["place"], name=row["name"], mark=mark)
