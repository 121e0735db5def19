"""People: guests, accounts, ratings, and the right to take everything along or to be forgotten."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludotek.core.position import Milliseconds
from ludotek.table.storage import schema
from ludotek.table.storage.names import name_key, skeleton
from ludotek.table.storage.queries import marks, tables, tokens
from ludotek.table.storage.rows import (
    FORMER_GUEST,
    AccountRow,
    Conflict,
    NotKept,
    PlayerId,
    PlayerRow,
    RatingRow,
    StoredMove,
    may_be_id,
)


def create_player(connection: Connection, id: PlayerId, name: str, at: Milliseconds) -> PlayerRow:
    row = PlayerRow(id=id, name=name, created=at)
    values = msgspec.structs.asdict(row)
    del values["account"]
    connection.execute(insert(schema.players).values(**values))
    return row


def player(connection: Connection, id: PlayerId) -> PlayerRow | None:
    return players(connection, [id]).get(id)


def players(connection: Connection, ids: Sequence[PlayerId]) -> dict[PlayerId, PlayerRow]:
    account = schema.accounts.c
    chosen = select(schema.players, account.name.label("account"))
    chosen = chosen.outerjoin(schema.accounts, account.player == schema.players.c.id)
    found = connection.execute(chosen.where(schema.players.c.id.in_([id for id in ids if may_be_id(id)]))).mappings()
    return {row["id"]: PlayerRow(**row) for row in found}


def rename(connection: Connection, id: PlayerId, name: str) -> None:
    _change_player(connection, id, {"name": name})


def new_generation(connection: Connection, id: PlayerId) -> None:
    """Make a player's cookies void."""
    _change_player(connection, id, {"generation": schema.players.c.generation + 1})
    connection.execute(delete(schema.sessions).where(schema.sessions.c.player == id))


def sign_out(connection: Connection, id: PlayerId) -> None:
    new_generation(connection, id)
    connection.execute(delete(schema.tokens).where(schema.tokens.c.player == id))


def _change_player(connection: Connection, id: PlayerId, changes: dict[str, object]) -> None:
    who = and_(schema.players.c.id == id, schema.players.c.deleted.is_(None))
    if connection.execute(update(schema.players).where(who).values(**changes)).rowcount == 0:
        raise NotKept("store/no-player", f"There is no player {id!r}.")


def create_account(connection: Connection, player: PlayerId, name: str, password: str, at: Milliseconds) -> None:
    """Whoever has a cookie of the guest's has none of the account's."""
    new_generation(connection, player)
    _change_player(connection, player, {"name": name})
    if is_alike(connection, name):
        raise Conflict("store/name-taken", f"The name {name!r} looks like that of somebody who has an account.")
    row = AccountRow(player=player, name=name, password=password, created=at)
    keys = {"key": name_key(name), "likeness": skeleton(name)}
    try:
        connection.execute(insert(schema.accounts).values(**msgspec.structs.asdict(row), **keys))
    except IntegrityError:
        raise Conflict("store/name-taken", f"The name {name!r} is taken, or you have an account already.") from None


def account_by_name(connection: Connection, name: str) -> AccountRow | None:
    account = schema.accounts.c
    chosen = select(account.player, account.name, account.password, account.created)
    row = connection.execute(chosen.where(account.key == name_key(name))).mappings().first()
    return None if row is None else AccountRow(**row)


def is_alike(connection: Connection, name: str) -> bool:
    """Whether somebody could take a name for an account's."""
    account = schema.accounts.c
    alike = or_(account.key == name_key(name), account.likeness == skeleton(name))
    return connection.execute(select(account.player).where(alike)).first() is not None


def set_password(connection: Connection, player: PlayerId, password: str) -> None:
    account = schema.accounts.c
    changed = connection.execute(update(schema.accounts).where(account.player == player).values(password=password))
    if changed.rowcount == 0:
        raise NotKept("store/no-account", f"Player {player!r} has no account.")


def change_password(connection: Connection, player: PlayerId, password: str) -> None:
    """A new password, and nobody is signed in any more."""
    set_password(connection, player, password)
    sign_out(connection, player)


def forget(connection: Connection, player: PlayerId, at: Milliseconds) -> None:
    sign_out(connection, player)
    for table in (schema.accounts, schema.ratings, schema.marks, schema.chat):
        connection.execute(delete(table).where(table.c.player == player))
    report = schema.reports.c
    connection.execute(update(schema.reports).where(report.reporter == player).values(reporter=None))
    _change_player(connection, player, {"name": FORMER_GUEST, "deleted": at})


def ratings(connection: Connection, player: PlayerId) -> list[RatingRow]:
    rating = schema.ratings.c
    chosen = select(schema.ratings).where(rating.player == player).order_by(rating.game)
    return [RatingRow(**row) for row in connection.execute(chosen).mappings()]


def export(connection: Connection, id: PlayerId) -> dict[str, object]:
    kept = player(connection, id)
    if kept is None:
        raise NotKept("store/no-player", f"There is no player {id!r}.")
    said, report = schema.chat.c, schema.reports.c
    words = select(said.table_id, said.text, said.at).where(said.player == id).order_by(said.id)
    complaints = select(report.table_id, report.text, report.at).where(report.reporter == id).order_by(report.id)
    return {
        "player": {"id": kept.id, "name": kept.name, "created": kept.created, "account": kept.account},
        "ratings": [msgspec.to_builtins(rating) for rating in ratings(connection, id)],
        "marks": [msgspec.to_builtins(mark) for mark in marks.of_player(connection, id)],
        "games": _games(connection, id),
        "chronicles": _plain(connection, _chronicles(id)),
        "chat": _plain(connection, words),
        "reports": _plain(connection, complaints),
        "sessions": _plain(connection, _sessions(id)),
        "api_tokens": [{"created": token.created} for token in tokens.of_player(connection, id)],
    }


def _sessions(id: PlayerId) -> Select[*tuple[object, ...]]:
    session = schema.sessions.c
    chosen: Select[*tuple[object, ...]] = select(session.browser, session.created, session.seen)
    return chosen.where(session.player == id).order_by(session.created)


def _chronicles(id: PlayerId) -> Select[*tuple[object, ...]]:
    chronicle = schema.chronicles.c
    chosen: Select[*tuple[object, ...]] = select(chronicle.id, chronicle.game, chronicle.name, chronicle.created)
    return chosen.where(chronicle.founder == id).order_by(chronicle.created)


def _games(connection: Connection, id: PlayerId) -> list[dict[str, object]]:
    """A player's seats, with the moves made there: others' may still be secret."""
    table, sitting = schema.tables.c, schema.sittings.c
    chosen = select(table.id, table.game, table.status, table.result, table.reason, table.started, table.ended)
    chosen = chosen.add_columns(sitting.seat, table.seats, table.salts).join(
        schema.sittings, sitting.table_id == table.id
    )
    games = _plain(connection, chosen.where(sitting.player == id).order_by(table.created, table.id, sitting.seat))
    for game in games:
        _keep_to_own_seat(connection, game)
    return games


def _keep_to_own_seat(connection: Connection, game: dict[str, object]) -> None:
    number, seats, salts = game["seat"], game.pop("seats"), game.pop("salts")
    assert isinstance(number, int) and isinstance(seats, list) and isinstance(salts, dict)
    game["seat"] = seats[number]["name"]
    game["salt"] = salts.get(game["seat"])
    own = [move for move in tables.moves(connection, str(game["id"])) if move.seat == number]
    if game["status"] != "over":
        own = _without_the_last(own)
    game["moves"] = [{"ply": move.ply, "move": move.move, "time_ms": move.time_ms} for move in own]


def _without_the_last(own: list[StoredMove]) -> list[StoredMove]:
    """What a seat has answered but for the last question, under the plies at which it was asked.

    The last may be a sealed one, and how many moves there are before one's own would tell who has chosen. Whether
    others have is not looked at: what is left out depends on the seat's own moves alone.
    """
    last = max((move.question for move in own), default=0)
    return [msgspec.structs.replace(move, ply=move.question) for move in own if move.question < last]


def _plain(connection: Connection, chosen: Select[*tuple[object, ...]]) -> list[dict[str, object]]:
    return [dict(row) for row in connection.execute(chosen).mappings()]
