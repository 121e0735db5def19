"""What each seat is shown of a table: never more than the game's own view, and of sealed choices nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotek.core.game import Game, Options, View
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import (
    KINDS,
    NO_DEADLINE,
    OVER,
    RACE,
    SEALED,
    SPECTATOR,
    Event,
    Milliseconds,
    Move,
    Position,
    Seat,
    hears,
)
from ludotek.core.record import TABLE_REASONS
from ludotek.core.rng import Rng
from ludotek.table import exchange
from ludotek.table.clocks import left
from ludotek.table.protocol import EventOut, Moment, MoveOut, Person, SeatOut, TableOut, UpdateOut

if TYPE_CHECKING:
    from ludotek.table.table import Table
    from ludotek.table.viewer import Viewer

encode = msgspec.json.Encoder().encode
YOUR_MOVE = phrase("table-your-move")
CHOSEN = phrase("table-chosen")
CHOOSING = phrase("table-choosing")
TIME_PASSES = phrase("table-time-passes")
LUCK = Rng(0)  # for imagining; nobody sees what is drawn
IDLE = {
    "over": phrase("table-over"),
    "closed": phrase("table-closed"),
}


def does(game: Game, move: Move) -> msgspec.Raw:
    """What a move is, on the wire."""
    return msgspec.Raw(encode(game.speech.mean(move)))


def event_out(game: Game, ply: int, event: Event, options: Options) -> EventOut:
    numbers = event[1], event[2], event[3]
    return EventOut(ply, numbers, msgspec.Raw(encode(game.speech.report(event))), game.tell(event, options))


def reason_out(game: Game, reason: str | None) -> Phrase | None:
    """How a game ended: by its own rules, or as people end one."""
    if reason is None:
        return None
    return phrase(f"ending-{reason}" if reason in TABLE_REASONS else f"{game.id}-ending-{reason}")


class Sight:
    """One table through the eyes of each seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.offered: dict[int, MoveOut] = {}
        self.known_seats: list[SeatOut] | None = None

    # What is asked now.

    def moment(self, seat: Seat, now: Milliseconds) -> Moment:
        table = self.table
        position = table.session.position
        if table.row.status != "live":
            is_over = table.row.status == "over"
            kind = OVER if is_over else position.kind()
            view = (table.game.last_view if is_over else table.game.view)(position, seat)
            sentence = exchange.sentence(table) if table.row.status == "open" else IDLE[table.row.status]
            return Moment(KINDS[kind], msgspec.Raw(encode(view)), 0, [], [], False, None, sentence)
        view = table.game.view(position, seat)
        kind_now = position.kind()
        moves = position.moves(seat) if seat >= 0 else []
        awaiting = position.acting()
        if kind_now == SEALED:  # ruling V12 of Novem, and the house's for all sealed choices
            others = any(other != seat for other in position.imagine(seat, LUCK).acting())
            awaiting = [seat] if seat in awaiting else []
        else:
            others = any(other != seat for other in awaiting)
        sentence = self._question(view, seat) if moves else self._wait(position, seat, awaiting)
        deadline = self._deadline(seat, kind_now)
        question = position.question(seat) if seat >= 0 else 0
        return Moment(
            KINDS[kind_now],
            msgspec.Raw(encode(view)),
            question,
            self._moves(position, seat, moves),
            list(awaiting),
            others,
            deadline,
            sentence,
            table.absolute(table.ledger.since_moment) if kind_now == RACE else None,
        )

    def _question(self, view: View, seat: Seat) -> Phrase:
        return self.table.game.say_question(view, seat) or YOUR_MOVE

    def _wait(self, position: Position, seat: Seat, awaiting: list[Seat]) -> Phrase:
        if position.kind() == SEALED:
            return CHOOSING if seat == SPECTATOR else CHOSEN
        if not awaiting:
            return TIME_PASSES
        name = self.table.game.say_seat(awaiting[0], self.table.session.options)
        return phrase("table-waiting-for", seat=name, more=len(awaiting) - 1)

    def _moves(self, position: Position, seat: Seat, moves: list[Move]) -> list[MoveOut]:
        changes = self.table.game.changes(position, seat, moves) if moves else ()
        offered = [self._move(move) for move in moves]
        if not changes:
            return offered
        return [
            MoveOut(one.move, one.does, one.words, dict(change)) for one, change in zip(offered, changes, strict=True)
        ]

    def _move(self, move: int) -> MoveOut:
        found = self.offered.get(move)
        if found is None:
            game = self.table.game
            found = self.offered[move] = MoveOut(move, does(game, move), game.say_move(move))
        return found

    def _deadline(self, seat: Seat, kind: int) -> Milliseconds | None:
        """When time moves. In a sealed moment others' clocks could tell who has chosen, so one sees one's own."""
        table = self.table
        if table.clock.kind == "none" and table.session.position.deadline() == NO_DEADLINE:
            return None
        limits = table.seat_deadlines()
        if kind == SEALED:
            limits = self._sealed_deadlines(seat, limits)
        rule = table.rule_deadline()
        due = [*limits.values(), *([] if rule is None else [rule])]
        return table.absolute(min(due)) if due else None

    def _sealed_deadlines(self, seat: Seat, limits: dict[Seat, Milliseconds]) -> dict[Seat, Milliseconds]:
        """As if nobody else had chosen yet, for all that this seat knows."""
        table = self.table
        if seat in limits or table.clock.kind == "game":
            return {seat: limits[seat]} if seat in limits else {}
        asked = table.session.position.imagine(seat, LUCK).acting()
        return {
            other: table.ledger.since[other] + 1000 * table.clock.seconds for other in asked if other in table.people()
        }

    # Seats.

    def seats(self, seat: Seat, now: Milliseconds) -> list[SeatOut]:
        """Who sits where. Without a clock that is the same for everybody until somebody comes or goes."""
        if self.table.clock.kind != "none":
            return self._seats(seat, now)
        if self.known_seats is None:
            self.known_seats = self._seats(seat, now)
        return self.known_seats

    def look_again(self) -> None:
        """Somebody has come, gone, moved closer, or changed seats or names."""
        self.known_seats = None

    def _seats(self, seat: Seat, now: Milliseconds) -> list[SeatOut]:
        table = self.table
        is_sealed = table.row.status == "live" and table.session.position.kind() == SEALED
        return [
            SeatOut(
                row.name,
                "bot"
                if row.kind == "bot"
                else "person"
                if row.player
                else "friend"
                if row.kind == "friend"
                else "anyone",
                row.player,
                table.names.get(row.player) if row.player else None,
                row.level,
                row.kind == "bot" or table.company.is_present(number),
                None if is_sealed and number != seat else self._left(number, now),
                table.company.latency(number) if table.company.is_present(number) else None,
                table.company.bot_from(number),
            )
            for number, row in enumerate(table.row.seats)
        ]

    def _left(self, seat: Seat, now: Milliseconds) -> Milliseconds | None:
        table = self.table
        if table.row.seats[seat].kind == "bot":
            return None
        until = table.relative(table.row.ended or now)
        return left(table.clock, table.ledger, seat, until)

    # What has happened.

    def events(self, seat: Seat, since: int = 0) -> list[EventOut]:
        """What a seat was told by the moves since one; once the game is over there are no secrets."""
        table, is_over = self.table, self.table.row.status == "over"
        return [
            event_out(table.game, table.plies[index], event, table.session.options)
            for index in range(since, len(table.session.events))
            for event in table.session.events[index]
            if is_over or hears(seat, event[0])
        ]

    def ply(self) -> int:
        """How far the game is, as everybody may know it: a sealed choice is not counted before it is revealed."""
        position = self.table.session.position
        return position.question(0) if position.kind() == SEALED else position.ply

    # Messages.

    def update(self, seat: Seat, since: int, now: Milliseconds) -> UpdateOut:
        can_take_back = self.table.can_take_back(seat)
        return UpdateOut(
            self.ply(), self.events(seat, since), self.moment(seat, now), self.seats(seat, now), can_take_back, now
        )

    def whole(self, viewer: Viewer, now: Milliseconds) -> TableOut:
        table, row, seat = self.table, self.table.row, viewer.seat
        is_host = viewer.player is not None and viewer.player_id == row.host
        return TableOut(
            id=row.id,
            game=row.game,
            title=table.game.title,
            options=msgspec.Raw(encode(table.game.open_options(table.session.options))),
            host=row.host or "",
            private=row.private,
            status=row.status,
            clock=table.clock,
            you=Person(viewer.player_id, viewer.name),
            your_seat=seat,
            seats=self.seats(seat, now),
            spectators=table.company.spectators(),
            ply=self.ply(),
            commitment=row.commitment,
            salts={} if row.status == "open" else row.salts,
            round=table.state.luck.round,
            seals=table.state.luck.seals,
            waived=list(table.state.luck.waived),
            late=list(table.state.luck.late),
            chat=list(table.chat),
            history=self.events(seat),
            offers=table.offers() if seat >= 0 else [],
            can_take_back=table.can_take_back(seat),
            result=row.result,
            reason=reason_out(table.game, row.reason),
            next_table=table.state.next_table,
            now=now,
            moment=self.moment(seat, now),
            muted=list(table.state.muted) if is_host else [],
            quick=self._quick() if is_host else [],
        )

    def _quick(self) -> list[int]:
        """How often each person was first in a race sooner than people can react; bots may."""
        return [count if seat in self.table.people() else 0 for seat, count in enumerate(self.table.ledger.quick)]

    def notices(self, seat: Seat, mover: Seat, kind: int, since: int) -> bool:
        """Whether a step is anything to a seat: another's sealed choice is not, until it is revealed."""
        if kind != SEALED or mover < 0 or mover == seat:
            return True
        position = self.table.session.position
        if position.kind() != SEALED or self.table.row.status != "live":
            return True
        is_open = position.question(0) == self.table.plies[since]
        return not is_open or bool(self.events(seat, since))
