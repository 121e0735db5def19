"""A moment of a game in somebody's page: shown as it was, and played on from there."""

from __future__ import annotations

import msgspec

from ludotek.core import record as records
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.position import SPECTATOR, Seat
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.table.answers.host import Host
from ludotek.table.answers.opening import go_on, moment_of
from ludotek.table.storage.rows import PlayerRow
from ludotek.table.thinking.replay import replay
from ludotek.wire.boards import BoardIn, BoardShape, PlayOnIn
from ludotek.wire.shapes import Created

MARK = "\ufeff"  # with which some editors begin a file


def board(house: Host, asked: BoardIn) -> BoardShape:
    """What a page shows of a record, or of a fresh game at its first question."""
    record = records.read(asked.record.removeprefix(MARK), house.game) if asked.record else fresh(house, asked)
    if asked.game not in ("", record.game.id):
        sentence = f"The record is one of {record.game.title}, and not of {house.game(asked.game).title}."
        raise LudotekError("record/other-game", sentence)
    seat = seat_called(record.session(), asked.seat) if asked.seat else SPECTATOR
    return BoardShape(str(record), msgspec.Raw(replay(record, seat)))


def fresh(house: Host, asked: BoardIn) -> Record:
    """A game at which nobody has played yet; what chance does before is what the seed says."""
    game: Game = house.game(asked.game)
    session = Session(game, game.options(asked.options))
    session.settle(Rng(asked.seed))
    return records.of_session(session)


async def play_on(house: Host, player: PlayerRow, asked: PlayOnIn) -> Created:
    """A table that goes on after some moves of a record: one person in a seat, bots elsewhere."""
    whole = records.read(asked.record.removeprefix(MARK), house.game).session()
    if asked.step > len(whole.entries):
        raise LudotekError("table/no-such-move", f"This game has {len(whole.entries)} moves.")
    session = moment_of(whole, asked.step)
    if session.is_over:
        raise LudotekError("core/game-over", f"The game of {session.game.title} is over at this moment.")
    seat = seat_called(session, asked.seat) if asked.seat else seat_asked(whole, session)
    return await go_on(house, player, session, seat, [asked.level] * len(session.seats))


def seat_called(session: Session, name: str) -> Seat:
    if name not in session.seats:
        seats = ", ".join(session.seats)
        raise LudotekError("table/no-seat", f"{session.game.title} has no seat called {name!r}; it has {seats}.")
    return session.seats.index(name)


def seat_asked(whole: Session, session: Session) -> Seat:
    """Whoever must move at this moment; where chance or time must, whoever did so next."""
    acting = [seat for seat in session.position.acting() if seat >= 0]
    later = [entry.seat for entry in whole.entries[len(session.entries) :] if entry.seat >= 0]
    return next(iter([*acting, *later]), 0)
