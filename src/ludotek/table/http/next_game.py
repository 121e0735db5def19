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
from ludotek.table.storage.rows import ChapterRow, ChronicleRow, PlayerRow, SeatRow, TableRow
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


async def open_next(
    house: House, host: PlayerRow, chronicle: ChronicleRow, before: Table, asked: NextGameIn
) -> Created:
    """A table that goes on from a finished game; the true order of its decks stays here until its game is over."""
    told = told_of(before, chronicle.name)
    if not told.seed:
        sentence = "This game was not played to its end, and leaves nothing to go on from."
        raise LudotekError("chronicle/no-world", sentence)
    begins = beginning(before, chronicle.name, told.seed, fairness.new_seed(house.world.luck), asked)
    names = before.game.seats(begins.options)
    wanted = asked.seats or suggested(told, len(names))
    seats = [seat_in(before, seat, host) for seat in wanted]
    clock = asked.clock or before.clock
    check(before.game, begins.options, TableIn(game=before.game.id, seats=seats, clock=clock))
    kept = kept_for(before, names, wanted, seats)
    mine = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    state = TableState(
        kinds={name: seat.kind for name, seat in zip(names, seats, strict=True)},
        sat={host.id: mine[0]} if mine else {},
        kept_for=kept,
        luck=Luck(waived=tuple(names[number] for number in mine if asked.waive)),
        chronicle=chronicle.id,
        told=begins.told,
    )
    row = TableRow(
        id=new_id(house.world.luck),
        game=before.game.id,
        options=msgspec.to_builtins(begins.options),
        seats=[seat_row(name, seat, host) for name, seat in zip(names, seats, strict=True)],
        host=host.id,
        clock=clock_fields(clock),
        private=before.row.private if asked.private is None else asked.private,
        seed=begins.seed,
        state=fields_of(state),
    )
    await house.open_table(row, ChapterRow(table_id=row.id, chronicle=chronicle.id, after=before.row.id))
    await before.attempt(lambda: invitation(before, row.id))
    return created(row, await invitations(house, row, kept))


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
    if was.player == host.id:
        return SeatIn(kind="me")
    return SeatIn(kind="friend" if was.player else "anyone")


def sitter(before: Table, seat: int) -> SeatRow:
    if seat >= len(before.row.seats):
        raise LudotekError("table/no-seat", f"The game before had {len(before.row.seats)} seats.")
    return before.row.seats[seat]


def kept_for(
    before: Table, names: Sequence[str], asked: Sequence[NextSeatIn], seats: Sequence[SeatIn]
) -> dict[str, str]:
    """By the names of seats, the players of the game before for whom they are kept."""
    kept = {}
    for name, wanted, seat in zip(names, asked, seats, strict=True):
        player = sitter(before, wanted.was).player if wanted.kind == "same" and seat.kind == "friend" else None
        if player is not None:
            kept[name] = player
    return kept
