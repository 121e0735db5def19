"""Tokens by their hashes, and the secrets that the workers of a house share."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotek.table.storage import schema
from ludotek.table.storage.queries.inserting import insert_new
from ludotek.table.storage.rows import PlayerId, TokenRow

PROBE = "probe"  # no secret: a row that is written to see whether anything can be


def add(connection: Connection, row: TokenRow) -> None:
    connection.execute(insert(schema.tokens).values(**msgspec.structs.asdict(row)))


def find(connection: Connection, hash: str) -> TokenRow | None:
    row = connection.execute(select(schema.tokens).where(schema.tokens.c.hash == hash)).mappings().first()
    return None if row is None else TokenRow(**row)


def of_player(connection: Connection, player: PlayerId) -> list[TokenRow]:
    token = schema.tokens.c
    chosen = select(schema.tokens).where(token.player == player).order_by(token.created, token.hash)
    return [TokenRow(**row) for row in connection.execute(chosen).mappings()]


def delete_token(connection: Connection, hash: str) -> None:
    connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hash))


def house_secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    insert_new(connection, schema.secrets, {"name": name, "value": fresh})
    value: bytes = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name)).scalar_one()
    return value


def write_probe(connection: Connection) -> None:
    """Write one small row, always the same."""
    row = schema.secrets.c
    if not connection.execute(update(schema.secrets).where(row.name == PROBE).values(value=b"")).rowcount:
        insert_new(connection, schema.secrets, {"name": PROBE, "value": b""})
