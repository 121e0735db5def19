"""Opening a table: who sits where, by which clock, and the links for friends."""

from __future__ import annotations

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game, Options
from ludotek.table import luck
from ludotek.table.clocks import is_slow
from ludotek.table.house import House
from ludotek.table.rows import PlayerRow, SeatRow, TableRow, new_id
from ludotek.table.shapes import ClockShape, Created, SeatIn, TableIn
from ludotek.table.state import Luck, TableState, fields_of
from ludotek.table.table import Table


async def open_table(house: House, host: PlayerRow, asked: TableIn) -> Created:
    game = house.game(asked.game)
    options = game.options(asked.options)
    names = game.seats(options)
    check(game, options, asked)
    seats = [seat_row(name, seat, host) for name, seat in zip(names, asked.seats, strict=True)]
    mine = [number for number, seat in enumerate(asked.seats) if seat.kind == "me"]
    kinds: dict[str, str] = {name: seat.kind for name, seat in zip(names, asked.seats, strict=True)}
    waived = tuple(names[number] for number in mine if asked.waive)
    row = TableRow(
        id=new_id(),
        game=game.id,
        options=msgspec.to_builtins(options),
        seats=seats,
        host=host.id,
        clock=clock_fields(asked.clock),
        private=asked.private,
        state=fields_of(TableState(kinds=kinds, sat={host.id: mine[0]} if mine else {}, luck=Luck(waived=waived))),
    )
    table = await house.open_table(row)
    await begin_if_full(table)
    friends = [seat.name for seat in seats if seat.kind == "friend"]
    tokens = {name: await house.accounts.invite(row.id, name) for name in friends}
    links = {name: f"/t/{row.id}?seat={name}&token={token}" for name, token in tokens.items()}
    return Created(id=row.id, url=f"/t/{row.id}", invitations=links, commitment=row.commitment)


async def begin_if_full(table: Table) -> None:
    """A table whose seats are all taken from the start asks for salts at once; if nobody adds any, it begins."""
    await table.attempt(lambda: luck.call_together(table))


def check(game: Game, options: Options, asked: TableIn) -> None:
    names = game.seats(options)
    if len(asked.seats) != len(names):
        raise LudotekError("table/other-seats", f"{game.title} has {len(names)} seats: {', '.join(names)}.")
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise LudotekError("table/one-seat", "You can sit in one seat only.")
    if asked.clock.kind != "none" and asked.clock.seconds < 1:
        raise LudotekError("table/bad-clock", "A clock has at least one second.")
    if len(names) > 1 and is_slow(asked.clock.kind, asked.clock.seconds):
        check_pace(game, options)


def check_pace(game: Game, options: Options) -> None:
    """Nobody can be first with a call that others make days later."""
    lacks = {name: value for name, value in game.slow.items() if getattr(options, name) != value}
    if lacks:
        wanted = ", ".join(f"{name} {value}" for name, value in lacks.items())
        raise LudotekError("table/too-slow", f"By a clock this slow {game.title} is played with {wanted}.")


def clock_fields(clock: ClockShape) -> dict[str, object]:
    if clock.kind == "none":
        return {"kind": "none", "seconds": 0, "increment": 0}
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}


def seat_row(name: str, asked: SeatIn, host: PlayerRow) -> SeatRow:
    if asked.kind == "bot":
        return SeatRow(name=name, kind="bot", level=asked.level)
    if asked.kind == "me":
        return SeatRow(name=name, kind="anyone", player=host.id)
    return SeatRow(name=name, kind=asked.kind)
