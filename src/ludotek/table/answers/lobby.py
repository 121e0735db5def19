"""Tables in a few words: what the lobby shows of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence

import msgspec

from ludotek.core.errors import LudotekError, UnknownGame
from ludotek.table.answers.host import Host
from ludotek.table.storage.rows import PlayerRow, SeatRow, TableRow
from ludotek.table.storage.state import state_of
from ludotek.table.tables.clocks import clock_of
from ludotek.wire.shapes import Card, CardSeat, Lobby

OPEN_FOR = 86_400_000  # milliseconds after which an open table is no longer offered
SHOWN = 60
BELIEVED = 3_600_000  # milliseconds for which a game that another worker holds counts as going on


async def lobby_of(house: Host, me: PlayerRow | None) -> Lobby:
    now = house.now()
    offered = [row for row in await house.store.open_tables(SHOWN) if now - row.created < OPEN_FOR and has_room(row)]
    live = [row for row in await house.store.live_tables(SHOWN) if not is_abandoned(house, row)]
    mine = [row for row in await house.store.tables_of(me.id, SHOWN) if row.status != "closed"] if me else []
    names = await names_of(house, [*offered, *live, *mine])
    return Lobby(
        open=[card(house, row, names, me) for row in offered],
        live=[card(house, row, names, me) for row in live],
        mine=[await own_card(house, row, names, me) for row in mine],
    )


def has_room(row: TableRow) -> bool:
    """Whether somebody can still sit down; with every seat taken the table waits for everybody's salt."""
    return any(seat.kind != "bot" and seat.player is None for seat in row.seats)


def is_abandoned(house: Host, row: TableRow) -> bool:
    """Whether the only person of a game is away, so that nothing will happen there to be watched."""
    people = [number for number, seat in enumerate(row.seats) if seat.kind != "bot"]
    if len(people) != 1:
        return False
    table = house.tables.get(row.id)
    if table is None:  # another worker may hold it
        return not house.store.is_shared or house.now() - (row.started or 0) > BELIEVED
    return not table.viewers.is_present(people[0])


async def names_of(house: Host, rows: Iterable[TableRow]) -> dict[str, str]:
    ids = {seat.player for row in rows for seat in row.seats if seat.player}
    return {id: player.name for id, player in (await house.store.players(ids)).items()} if ids else {}


async def card_of(house: Host, row: TableRow, me: PlayerRow | None) -> Card:
    return await own_card(house, row, await names_of(house, [row]), me)


async def cards_of(house: Host, rows: Sequence[TableRow], me: PlayerRow | None) -> list[Card]:
    names = await names_of(house, rows)
    return [card(house, row, names, me) for row in rows]


async def own_card(house: Host, row: TableRow, names: dict[str, str], me: PlayerRow | None) -> Card:
    """A card that also knows whether its reader is awaited."""
    shown = card(house, row, names, me)
    if shown.your_seat is None:
        return shown
    is_awaited = False
    if row.status == "open":
        is_awaited = row.seats[shown.your_seat].name in state_of(row.state).luck.late
    if row.status == "live":
        with contextlib.suppress(UnknownGame):  # its package has been taken away
            table = await house.table(row.id)
            acting = table.session.position.acting()
            is_awaited = any(row.seats[seat].player == row.seats[shown.your_seat].player for seat in acting)
    return msgspec.structs.replace(shown, awaits_you=is_awaited)


def card(house: Host, row: TableRow, names: dict[str, str], me: PlayerRow | None) -> Card:
    seats = [number for number, seat in enumerate(row.seats) if me and seat.player == me.id and seat.kind != "bot"]
    return Card(
        id=row.id,
        game=row.game,
        title=_title(house, row.game),
        status=row.status,
        seats=[card_seat(seat, names) for seat in row.seats],
        clock=clock_of(row.clock),
        private=row.private,
        created=row.created,
        your_seat=seats[0] if seats else None,
        awaits_you=False,
        elsewhere=row.state.get("elsewhere") is not None,
    )


def card_seat(seat: SeatRow, names: dict[str, str]) -> CardSeat:
    if seat.kind == "bot":
        return CardSeat(name=seat.name, kind="bot", player_name=None, level=seat.level)
    if seat.player is not None:
        return CardSeat(name=seat.name, kind="person", player_name=seat.called or names.get(seat.player), level=None)
    kind = "friend" if seat.kind == "friend" else "anyone"
    return CardSeat(name=seat.name, kind="friend" if kind == "friend" else "anyone", player_name=None, level=None)


def _title(house: Host, id: str) -> str:
    try:
        return house.game(id).title
    except LudotekError:
        return id
