"""Opening a table: who sits where, by which clock, and the links for friends."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import SEALED, Seat
from ludotek.core.session import Session
from ludotek.table.answers.host import Host
from ludotek.table.people.naming import clean_name
from ludotek.table.storage.rows import ChronicleRow, PlayerRow, SeatRow, TableRow
from ludotek.table.storage.state import Luck, TableState, fields_of
from ludotek.table.tables.clocks import is_slow
from ludotek.table.tables.seating import STAND_IN_LEVEL
from ludotek.table.tables.table import Table
from ludotek.table.world import new_id
from ludotek.wire.chronicles import LONGEST_TITLE
from ludotek.wire.protocol import TableClock
from ludotek.wire.shapes import Created, SeatIn, TableIn


async def open_table(house: Host, host: PlayerRow, asked: TableIn) -> Created:
    """A table as somebody asks for it; with a game that leaves something a chronicle begins."""
    game = house.game(asked.game)
    options = game.options(asked.options)
    names = game.seats(options)
    check(game, options, asked)
    seats = [seat_row(name, seat, host) for name, seat in zip(names, asked.seats, strict=True)]
    mine = [number for number, seat in enumerate(asked.seats) if seat.kind == "me"]
    kinds: dict[str, str] = {name: seat.kind for name, seat in zip(names, asked.seats, strict=True)}
    here = [number for number, seat in enumerate(asked.seats) if seat.kind == "here"]
    waived = tuple(names[number] for number in [*here, *(mine if asked.waive else [])])  # one browser, one salt
    begun = chronicle_of(house, host, game, options, asked.chronicle)
    row = TableRow(
        id=new_id(house.world.luck),
        game=game.id,
        options=msgspec.to_builtins(options),
        seats=seats,
        host=host.id,
        clock=clock_fields(asked.clock),
        private=asked.private,
        state=fields_of(
            TableState(
                kinds=kinds,
                sat={host.id: [*mine, *here][0]} if mine or here else {},
                is_practice=asked.practice,
                pace=asked.pace,
                luck=Luck(waived=waived),
                chronicle=begun.id if begun else "",
            )
        ),
    )
    await house.open_table(row, begun)
    return created(row, await invitations(house, row))


def created(row: TableRow, links: dict[str, str]) -> Created:
    chronicle = str(row.state.get("chronicle", ""))
    return Created(
        id=row.id,
        url=f"/t/{row.id}",
        invitations=links,
        commitment=row.commitment,
        chronicle=chronicle,
        near=None,
    )


async def invitations(house: Host, row: TableRow, kept: Collection[str] = ()) -> dict[str, str]:
    """A link for each friend's seat that is kept for nobody."""
    friends = [seat.name for seat in row.seats if seat.kind == "friend" and seat.name not in kept]
    tokens = {name: await house.invite(row.id, name) for name in friends}
    return {name: f"/t/{row.id}?seat={name}&token={token}" for name, token in tokens.items()}


def chronicle_of(house: Host, host: PlayerRow, game: Game, options: Options, name: str) -> ChronicleRow | None:
    """The chronicle that begins with a game, if that leaves something to a next one."""
    part = game.chronicle
    if part is None or not house.keeps_chronicles or not getattr(options, part.option):
        return None
    title = clean_title(name) or borrowed_title(part.name(options))
    return ChronicleRow(id=new_id(house.world.luck), game=game.id, name=title, founder=host.id, created=house.now())


def borrowed_title(text: str) -> str:
    """The name of a world for its chronicle, as far as it can be one."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return clean_title(" ".join(unicodedata.normalize("NFC", visible).split())[:LONGEST_TITLE])


def clean_title(text: str) -> str:
    """The name of a chronicle: one line that can be seen; none is one too."""
    title = " ".join(unicodedata.normalize("NFC", text).split())
    if len(title) > LONGEST_TITLE or not title.isprintable():
        sentence = f"The name of a chronicle has at most {LONGEST_TITLE} characters, all of which can be seen."
        raise LudotekError("chronicle/bad-name", sentence)
    return title


async def try_again(house: Host, player: PlayerRow, old: Table, ply: int) -> Created:
    """A table that goes on before some move of a finished game: its player there again, bots elsewhere."""
    seat = old.seat_of(player.id)
    if seat < 0:
        raise LudotekError("table/not-seated", "Only those who sat at the table can try a moment of its game again.")
    entries = old.session.entries
    if not 0 < ply <= len(entries):
        raise LudotekError("table/no-such-move", f"This game has {len(entries)} moves.")
    levels = [row.level or STAND_IN_LEVEL for row in old.row.seats]
    return await go_on(house, player, moment_of(old.session, ply - 1), seat, levels)


async def go_on(house: Host, player: PlayerRow, session: Session, seat: Seat, levels: Sequence[int]) -> Created:
    """A table for practice that goes on from a moment with luck of its own: one person there, bots elsewhere."""
    rows = [SeatRow(name=name, kind="bot", level=level) for name, level in zip(session.seats, levels, strict=True)]
    name = session.seats[seat]
    rows[seat] = SeatRow(name=name, kind="anyone", player=player.id)
    state = TableState(
        kinds={name: "me"},
        sat={player.id: seat},
        is_practice=True,
        pace="yours",
        opening=tuple((entry.seat, entry.move) for entry in session.entries),
        luck=Luck(waived=(name,)),
    )
    row = TableRow(
        id=new_id(house.world.luck),
        game=session.game.id,
        options=msgspec.to_builtins(session.options),
        seats=rows,
        host=player.id,
        clock=clock_fields(TableClock()),
        private=True,
        state=fields_of(state),
    )
    await house.open_table(row)
    return created(row, {})


def moment_of(whole: Session, count: int) -> Session:
    """A game after some of its moves; of a sealed moment without anybody's, since by now everybody knows them."""
    session = after(whole, count)
    position = session.position
    return after(whole, position.question(0)) if position.kind() == SEALED else session


def after(whole: Session, count: int) -> Session:
    session = Session(whole.game, whole.options)
    for entry in whole.entries[:count]:
        session.play(entry.seat, entry.move)
    return session


def check(game: Game, options: Options, asked: TableIn) -> None:
    names = game.seats(options)
    if len(asked.seats) != len(names):
        raise LudotekError("table/other-seats", f"{game.title} has {len(names)} seats: {', '.join(names)}.")
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise LudotekError("table/one-seat", "You can sit in one seat only.")
    if asked.clock.kind != "none" and asked.clock.seconds < 1:
        raise LudotekError("table/bad-clock", "A clock has at least one second.")
    if len(names) > 1 and is_slow(asked.clock.kind, asked.clock.seconds):
        check_pace(game, options, "table/too-slow", "By a clock this slow")
    if sum(seat.kind in ("me", "here") for seat in asked.seats) > 1:
        check_pace(game, options, "table/one-screen", "By several at one screen")


def check_pace(game: Game, options: Options, code: str, how: str) -> None:
    """Nobody can be first with a call that others make days later, or once the screen is theirs."""
    lacks = {name: value for name, value in game.slow.items() if getattr(options, name) != value}
    if lacks:
        wanted = ", ".join(f"{name} {value}" for name, value in lacks.items())
        raise LudotekError(code, f"{how} {game.title} is played with {wanted}.")


def clock_fields(clock: TableClock) -> dict[str, object]:
    if clock.kind == "none":
        return {"kind": "none", "seconds": 0, "increment": 0}
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}


def seat_row(name: str, asked: SeatIn, host: PlayerRow) -> SeatRow:
    if asked.kind == "bot":
        return SeatRow(name=name, kind="bot", level=asked.level)
    if asked.kind == "me":
        return SeatRow(name=name, kind="anyone", player=host.id)
    if asked.kind == "here":
        called = clean_name(asked.name) if asked.name else ""
        return SeatRow(name=name, kind="here", player=host.id, called=called)
    return SeatRow(name=name, kind=asked.kind)
