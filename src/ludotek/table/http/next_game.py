"""The next game of a chronicle: its table, who is suggested for which seat, and the world that it begins in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.parts import Chronicle
from ludotek.table import fairness
from ludotek.table.answers.opening import check, clock_fields, created, invitations, seat_row
from ludotek.table.house import House
from ludotek.table.storage.rows import ChapterRow, ChronicleId, ChronicleRow, PlayerRow, SeatRow, TableRow
from ludotek.table.storage.state import Luck, TableState, fields_of
from ludotek.table.tables.chapters import Told, next_options, told_of
from ludotek.table.tables.game import Step
from ludotek.table.tables.table import Table
from ludotek.table.world import new_id
from ludotek.wire.chronicles import NextGameIn, NextSeatIn
from ludotek.wire.shapes import Created, SeatIn, TableIn

Plain = dict[str, str | int | bool]


class Beginning(NamedTuple):
    """How a game begins that goes on from another: by its own seed, which nobody knows before it is over."""

    seed: bytes
    options: Options
    told: Plain  # what people are told instead of some of them


class Sitting(NamedTuple):
    """A seat of the next game, and for whom of the last one it is kept."""

    name: str
    seat: SeatIn
    kept_for: str | None


async def open_next(
    house: House, host: PlayerRow, chronicle: ChronicleRow, before: Table, asked: NextGameIn
) -> Created:
    """A table that goes on from a finished game; the true order of its decks stays here until its game is over."""
    told = told_of(before, chronicle.name)
    if not told.seed:
        sentence = "This game was not played to its end, and leaves nothing to go on from."
        raise LudotekError("chronicle/no-world", sentence)
    begins = beginning(before, chronicle.name, told.seed, fairness.new_seed(house.world.luck), asked)
    seats = sittings(before, told, host, before.game.seats(begins.options), asked.seats)
    row = row_of(before, begins, seats, host, asked)
    row.id = new_id(house.world.luck)
    row.state = fields_of(state_of(begins, seats, host, asked, chronicle.id))
    await house.open_table(row, ChapterRow(table_id=row.id, chronicle=chronicle.id, after=before.row.id))
    await before.attempt(lambda: invitation(before, row.id))
    return created(row, await invitations(house, row, [one.name for one in seats if one.kept_for]))


def row_of(before: Table, begins: Beginning, seats: Sequence[Sitting], host: PlayerRow, asked: NextGameIn) -> TableRow:
    """The table, by the clock and the privacy of the game before, unless others are asked for."""
    clock = asked.clock or before.clock
    check(before.game, begins.options, TableIn(game=before.game.id, seats=[one.seat for one in seats], clock=clock))
    return TableRow(
        id="",
        game=before.game.id,
        options=msgspec.to_builtins(begins.options),
        seats=[seat_row(one.name, one.seat, host) for one in seats],
        host=host.id,
        clock=clock_fields(clock),
        private=before.row.private if asked.private is None else asked.private,
        seed=begins.seed,
    )


def state_of(
    begins: Beginning, seats: Sequence[Sitting], host: PlayerRow, asked: NextGameIn, chronicle: ChronicleId
) -> TableState:
    mine = [number for number, one in enumerate(seats) if one.seat.kind == "me"]
    return TableState(
        kinds={one.name: one.seat.kind for one in seats},
        sat={host.id: mine[0]} if mine else {},
        kept_for={one.name: one.kept_for for one in seats if one.kept_for},
        luck=Luck(waived=tuple(seats[number].name for number in mine if asked.waive)),
        chronicle=chronicle,
        told=begins.told,
    )


def beginning(before: Table, title: str, told: str, seed: bytes, asked: NextGameIn) -> Beginning:
    game, part = before.game, before.game.chronicle
    assert part is not None, "a chronicle is of a game whose games follow each other"
    continued = next_options(before, part, seed, title)
    options = game.options({**before.row.options, **asked.options, **continued})
    return Beginning(seed, options, covered(game, part, continued, told))


def covered(game: Game, part: Chronicle, continued: Plain, told: str) -> Plain:
    """Options as if people had brought the seed that they may read."""
    assert game.worlds is not None, "what is left is a world"
    usual = msgspec.to_builtins(game.options())
    hidden = {name: usual[name] for name in continued if name != part.option}
    return {**hidden, **game.worlds.show(told).options}


def invitation(before: Table, id: str) -> Step | None:
    """Whoever still sits at the table of the game before is told where it goes on."""
    return None if before.state.next_table else Step(changes=before.changes_of_state(next_table=id))


# Who sits where.


def sittings(
    before: Table, told: Told, host: PlayerRow, names: Sequence[str], asked: Sequence[NextSeatIn]
) -> list[Sitting]:
    """Who was asked for, or else as the game suggests."""
    wanted = asked or suggested(told, len(names))
    if len(wanted) != len(names):
        raise LudotekError("table/other-seats", f"The next game has {len(names)} seats: {', '.join(names)}.")
    return [sitting(before, name, seat, host) for name, seat in zip(names, wanted, strict=True)]


def sitting(before: Table, name: str, asked: NextSeatIn, host: PlayerRow) -> Sitting:
    seat = seat_in(before, asked, host)
    is_kept = asked.kind == "same" and seat.kind == "friend"
    return Sitting(name, seat, sitter(before, asked.was).player if is_kept else None)


def suggested(told: Told, count: int) -> list[NextSeatIn]:
    """The same people, where the game would have them; anybody, where there are more seats."""
    same = [NextSeatIn(kind="same", was=seat) for seat in told.seating]
    return [*same, *[NextSeatIn(kind="anyone")] * count][:count]


def seat_in(before: Table, asked: NextSeatIn, host: PlayerRow) -> SeatIn:
    if asked.kind != "same":
        return SeatIn(kind=asked.kind, level=asked.level)
    was = sitter(before, asked.was)
    if was.kind == "bot":
        return SeatIn(kind="bot", level=was.level or asked.level)
    if was.player == host.id and was.kind == "here":
        return SeatIn(kind="here", name=was.called)
    if was.player == host.id:
        return SeatIn(kind="me")
    return SeatIn(kind="friend" if was.player else "anyone")


def sitter(before: Table, seat: int) -> SeatRow:
    if seat >= len(before.row.seats):
        raise LudotekError("table/no-seat", f"The game before had {len(before.row.seats)} seats.")
    return before.row.seats[seat]
