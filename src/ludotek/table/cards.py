"""Tables in a few words: what the lobby shows of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotek.core.errors import LudotekError
from ludotek.table.clocks import clock_of
from ludotek.table.house import House
from ludotek.table.rows import PlayerRow, SeatRow, TableRow
from ludotek.table.shapes import Card, CardSeat, ClockShape, Lobby
from ludotek.table.state import state_of

OPEN_FOR = 86_400_000  # milliseconds after which an open table is no longer offered
SHOWN = 60


async def lobby(house: House, me: PlayerRow | None) -> Lobby:
    now = house.now()
    offered = [row for row in await house.store.open_tables(SHOWN) if now - row.created < OPEN_FOR and has_room(row)]
    live = await house.store.live_tables(SHOWN)
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


async def names_of(house: House, rows: Iterable[TableRow]) -> dict[str, str]:
    ids = {seat.player for row in rows for seat in row.seats if seat.player}
    return {id: player.name for id, player in (await house.store.players(ids)).items()} if ids else {}


async def card_of(house: House, row: TableRow, me: PlayerRow | None) -> Card:
    return await own_card(house, row, await names_of(house, [row]), me)


async def cards_of(house: House, rows: Sequence[TableRow], me: PlayerRow | None) -> list[Card]:
    names = await names_of(house, rows)
    return [card(house, row, names, me) for row in rows]


async def own_card(house: House, row: TableRow, names: dict[str, str], me: PlayerRow | None) -> Card:
    """A card that also knows whether its reader is awaited."""
    shown = card(house, row, names, me)
    if shown.your_seat is not None and row.status == "open":
        shown.awaits_you = row.seats[shown.your_seat].name in state_of(row.state).luck.late
    if shown.your_seat is not None and row.status == "live":
        table = await house.table(row.id)
        shown.awaits_you = shown.your_seat in table.session.position.acting()
    return shown


def card(house: House, row: TableRow, names: dict[str, str], me: PlayerRow | None) -> Card:
    clock = clock_of(row.clock)
    seats = [number for number, seat in enumerate(row.seats) if me and seat.player == me.id and seat.kind != "bot"]
    return Card(
        id=row.id,
        game=row.game,
        title=_title(house, row.game),
        status=row.status,
        seats=[card_seat(seat, names) for seat in row.seats],
        clock=ClockShape(kind=clock.kind, seconds=clock.seconds, increment=clock.increment),
        private=row.private,
        created=row.created,
        your_seat=seats[0] if seats else None,
        awaits_you=False,
    )


def card_seat(seat: SeatRow, names: dict[str, str]) -> CardSeat:
    if seat.kind == "bot":
        return CardSeat(name=seat.name, kind="bot", player_name=None, level=seat.level)
    if seat.player is not None:
        return CardSeat(name=seat.name, kind="person", player_name=names.get(seat.player), level=None)
    kind = "friend" if seat.kind == "friend" else "anyone"
    return CardSeat(name=seat.name, kind="friend" if kind == "friend" else "anyone", player_name=None, level=None)


def _title(house: House, id: str) -> str:
    try:
        return house.game(id).title
    except LudotekError:
        return id
