"""One table: the game under way, who looks on, and the one way in which anything about it changes.

Every change is a step: moves, changes of the table's row, or both. A step is planned against what this
process knows, kept by the store, and only then taken in and shown. If somebody else was first, the table
is read again and the step planned anew, or refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludotek.core.errors import IllegalMove
from ludotek.core.position import (
    CHANCE,
    DEAL,
    NO_DEADLINE,
    OVER,
    RACE,
    SEALED,
    SPECTATOR,
    TURN,
    Milliseconds,
    Move,
    Position,
    Seat,
)
from ludotek.core.session import Session
from ludotek.table import clocks, fairness
from ludotek.table.clocks import Ledger, clock_of
from ludotek.table.company import Company
from ludotek.table.protocol import ChatOut, OfferOut
from ludotek.table.races import Waiting
from ludotek.table.rows import Conflict, PlayerId, StoredMove, StoreLost, TableRow
from ludotek.table.sight import Sight
from ludotek.table.state import TableState, fields_of, state_of
from ludotek.table.viewer import Viewer

if TYPE_CHECKING:
    from ludotek.table.house import House

LONGEST_CHAT = 200  # lines remembered here; the store has them all
TRIES = 20  # at a step that others keep getting in the way of


class Step(msgspec.Struct):
    """What is to be kept, all or nothing."""

    entries: list[StoredMove] = []
    changes: dict[str, object] = {}


Plan = Callable[[], Step | None]


class Table:
    """A table as one process knows it: a cache of what the store keeps, and the viewers connected here."""

    def __init__(self, house: House, row: TableRow, moves: Sequence[StoredMove], chat: list[ChatOut]) -> None:
        self.house = house
        self.chat = chat
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.used = house.now()
        self.company = Company(self)
        self.sight = Sight(self)
        self.waiting = Waiting(self)
        self._begin(row)
        self._take_in(moves)

    def _begin(self, row: TableRow) -> None:
        """The table before its first move."""
        self.row = row
        self.state: TableState = state_of(row.state)
        self.clock = clock_of(row.clock)
        game = self.house.game(row.game)
        self.session = Session(game, game.options(row.options))
        self.game = self.session.game
        self.ledger = Ledger(len(row.seats))
        self.plies: list[int] = []  # by entry: the ply as everybody may know it
        self.sealed = -1  # the question of the last sealed moment
        self.before: Position | None = None  # before the last move, where it might be taken back
        self.mover: Seat = CHANCE
        self.asked: list[Seat] = []
        self.asked_in = DEAL

    def dissolve(self) -> None:
        """Cut what ties a forgotten table together: full collections of garbage are rare in a busy house."""
        del self.company, self.sight, self.waiting

    # Time: the table's own begins with its game.

    def relative(self, now: Milliseconds) -> Milliseconds:
        return max(0, now - (self.row.started or now))

    def absolute(self, time: Milliseconds) -> Milliseconds:
        return time + (self.row.started or 0)

    def seat_deadlines(self) -> dict[Seat, Milliseconds]:
        if self.row.status != "live":
            return {}
        return clocks.seat_deadlines(self.clock, self.ledger, self.session.position, self.people())

    def rule_deadline(self) -> Milliseconds | None:
        if self.row.status != "live":
            return None
        return clocks.rule_deadline(self.ledger, self.session.position)

    # Who is here.

    def people(self) -> set[Seat]:
        return {number for number, seat in enumerate(self.row.seats) if seat.kind != "bot"}

    def seat_of(self, player: str) -> Seat:
        for number, seat in enumerate(self.row.seats):
            if player and seat.player == player and seat.kind != "bot":
                return number
        return SPECTATOR

    # Changing anything.

    async def attempt(self, plan: Plan) -> None:
        """Plan a step, keep it, take it in and show it; again if somebody else was first."""
        async with self.lock:
            for _ in range(TRIES):
                step = plan()
                if step is None or await self._keep(step):
                    return
        raise Conflict("table/busy", "The table is very busy. Try again.")

    async def _keep(self, step: Step) -> bool:
        first, version = len(self.session.entries), self.row.version
        try:
            after = await self.house.store.append(
                self.row.id, first, step.entries, step.changes or None, version=version
            )
        except Conflict:
            await self._read_again()
            return False
        except StoreLost:
            await self._read_again()
            raise
        self.house.metrics.tally.moves += len(step.entries)
        self._accept(step.entries, step.changes, after)
        if step.entries:
            self.ledger.show(self.relative(self.house.now()))
        return True

    async def change(self, **changes: object) -> None:
        """Change the table's row, whatever else happens."""
        await self.attempt(lambda: Step(changes=changes))

    def changes_of_state(self, **fields: object) -> dict[str, object]:
        return {"state": fields_of(msgspec.structs.replace(self.state, **fields))}

    async def take_back(self, ply: int) -> None:
        """Remove the moves from a ply on; the caller holds the lock and has checked that it may be done."""
        state = msgspec.structs.replace(self.state, offers=(), takebacks=self.state.takebacks + 1)
        known = len(self.session.entries)
        await self.house.store.delete_last(self.row.id, ply, self.row.version, next_ply=known, state=fields_of(state))
        await self._read_again()

    def _accept(self, entries: Sequence[StoredMove], changes: dict[str, object], version: int) -> None:
        since, was, quick = len(self.session.entries), self.row.status, sum(self.ledger.quick)
        kind = self.session.position.kind()
        for name, value in changes.items():
            setattr(self.row, name, value)
        self.row.version = version
        if "state" in changes:
            self.state = state_of(self.row.state)
            self.company.show_out(self.state.removed)
        self._take_in(entries)
        if "seats" in changes:
            self.company.find_seats()
        if entries and was == "live":
            self.show_update(since, entries[0].seat, kind)
        if changes.keys() - {"deadline"}:
            self.show_whole()
        elif self.row.host and sum(self.ledger.quick) != quick:
            self.show_whole(to=self.row.host)
        self.wake()
        if self.row.status == "over" != was:
            self.house.game_over(self)

    def _take_in(self, entries: Sequence[StoredMove]) -> None:
        """Play moves that the store keeps."""
        session = self.session
        for entry in entries:
            position = session.position
            kind = position.kind()
            if kind != DEAL:
                self.mover, self.asked, self.asked_in = entry.seat, list(position.acting()), kind
                self.before = position.copy() if kind == TURN else None
            if kind == SEALED:
                self.sealed = position.question(0)
            self.plies.append(self.sealed if position.question(0) == self.sealed else position.ply)
            session.play(entry.seat, entry.move, time=entry.time_ms)
            if position.kind() != DEAL and self._is_timed(position):
                self.ledger.note(self.asked_in, self.asked, self.mover, position, entry.time_ms or 0)

    def _is_timed(self, position: Position) -> bool:
        """Whether anybody will ask the ledger."""
        return self.clock.kind != "none" or position.kind() == RACE or position.deadline() != NO_DEADLINE

    async def hear(self, version: int, moves: list[StoredMove]) -> None:
        """Another process has kept moves; where they do not follow on what is known here, look."""
        async with self.lock:
            known, is_same = len(self.session.entries), version == self.row.version
            if is_same and moves[0].ply == known:
                self._accept(moves, {}, version)
            elif not is_same or moves[-1].ply >= known:
                await self._read_again()

    async def read_again(self) -> None:
        """Look what other processes have changed."""
        async with self.lock:
            await self._read_again()

    async def _read_again(self) -> None:
        store = self.house.store
        row, since = await store.table(self.row.id), len(self.session.entries)
        if row is None:
            return
        if state_of(row.state).takebacks != self.state.takebacks:
            self._begin(row)
            self._take_in(await store.moves(row.id))
            await self.house.learn_names(self)
            self.company.find_seats()
            self.show_whole()
            self.wake()
            return
        moves = await store.moves(row.id, since)
        changes = {
            name: value
            for name in TableRow.__struct_fields__
            if name != "version" and (value := getattr(row, name)) != getattr(self.row, name)
        }
        groups = in_groups(moves)
        for group in groups[:-1]:
            self._accept(group, {}, self.row.version)
        if "seats" in changes:
            await self.house.learn_names(self, row)
        if groups or changes or row.version != self.row.version:
            self._accept(groups[-1] if groups else [], changes, row.version)

    # Moves.

    def is_asked(self, seat: Seat, question: int) -> bool:
        """Whether a question to a seat is still open."""
        position = self.session.position
        return self.row.status == "live" and seat in position.acting() and position.question(seat) == question

    def check(self, seat: Seat, move: Move, question: int | None) -> None:
        """Refuse a move that cannot be made, without a word about who else has chosen."""
        if self.row.status != "live":
            raise IllegalMove("table/not-live", "No game is going on at this table.")
        if seat < 0:
            raise IllegalMove("table/not-seated", "Only those who sit at the table can move.")
        position = self.session.position
        if position.kind() == SEALED and seat not in position.acting():
            raise IllegalMove("core/not-your-turn", "You have nothing to choose now; wait for the others.")
        self.session.check(seat, move, question)

    async def play(
        self,
        seat: Seat,
        move: Move,
        question: int,
        claimed: Milliseconds | None = None,
        caller: Viewer | None = None,
        nonce: str = "",
    ) -> None:
        """Make a move; in a race it may have to wait until it is known to be the first."""
        if self.session.position.kind() == RACE:
            await self.waiting.call(seat, move, question, claimed, caller, nonce)
            return

        def plan() -> Step:
            self.check(seat, move, question)
            return self.step(seat, move, question, self.relative(self.house.now()))

        await self.attempt(plan)

    def step(self, seat: Seat, move: Move, question: int, time: Milliseconds) -> Step:
        """A move, and all that chance adds to it."""
        position = self.session.position.copy()
        kind, asked = position.kind(), list(position.acting())
        entries = [StoredMove(position.ply, seat, move, time, question)]
        position.play(seat, move)
        self.settle(position, entries, time, self.row.salts)
        return Step(entries, self._consequences(position, kind, asked, seat, time))

    def settle(self, position: Position, entries: list[StoredMove], time: Milliseconds, salts: dict[str, str]) -> None:
        """Let chance move, as the seed and the salts have it."""
        while position.kind() == DEAL:
            moves = position.moves(CHANCE)
            drawn = fairness.draw(self.row.seed, salts, position.ply, position.odds(), len(moves))
            entries.append(StoredMove(position.ply, CHANCE, moves[drawn], time, position.ply))
            position.play(CHANCE, moves[drawn])

    def _consequences(
        self, position: Position, kind: int, asked: list[Seat], seat: Seat, time: Milliseconds
    ) -> dict[str, object]:
        """What a move changes in the table's row: the result, and when the clock next has something to say."""
        changes: dict[str, object] = {}
        if position.kind() == OVER:
            reason = self.game.endings[position.ending()]
            changes = self.end(list(position.scores()), reason)
        elif self.clock.kind != "none" or position.deadline() != NO_DEADLINE or self.row.deadline is not None:
            ledger = self.ledger.copy()
            ledger.note(kind, asked, seat, position, time)
            changes = {"deadline": self.next_deadline(ledger, position)}
        if self.state.offers and not self._is_still_sealed(position):
            changes |= self.changes_of_state(offers=())
        return changes

    def _is_still_sealed(self, after: Position) -> bool:
        """Whether a move is a choice that nobody may notice yet."""
        before = self.session.position
        return before.kind() == after.kind() == SEALED and before.question(0) == after.question(0)

    def next_deadline(self, ledger: Ledger, position: Position) -> Milliseconds | None:
        due = list(clocks.seat_deadlines(self.clock, ledger, position, self.people()).values())
        rule = clocks.rule_deadline(ledger, position)
        due += [] if rule is None else [rule]
        return self.absolute(min(due)) if due else None

    def end(self, result: list[int] | None, reason: str) -> dict[str, object]:
        ended = self.house.now()
        return {"status": "over", "result": result, "reason": reason, "ended": ended, "deadline": None}

    def can_take_back(self, seat: Seat) -> bool:
        if self.before is None or seat < 0 or self.mover != seat or self.row.status != "live":
            return False
        from ludotek.table.takebacks import is_harmless

        return is_harmless(self, seat)

    def offers(self) -> list[OfferOut]:
        return [OfferOut(offer.what, offer.by) for offer in self.state.offers]

    # Showing.

    def show_update(self, since: int, mover: Seat, kind: int) -> None:
        """Tell everybody what they may notice of a step, each their own part of it."""
        now = self.house.now()
        for seat, viewers in self.company.viewers.items():
            if viewers and self.sight.notices(seat, mover, kind, since):
                self.company.tell_seat(seat, self.sight.update(seat, since, now))

    def show_whole(self, to: PlayerId | None = None) -> None:
        """Tell everybody, or one person, all that they may know."""
        now = self.house.now()
        for viewer in self.company.everybody():
            if to is None or viewer.player_id == to:
                viewer.tell(self.sight.whole(viewer, now))

    def say(self, line: ChatOut) -> None:
        self.chat.append(line)
        del self.chat[:-LONGEST_CHAT]
        self.company.tell(line)

    def is_quiet(self) -> bool:
        """Whether nothing happens here by itself: no bots, no clock, and somebody to move."""
        position = self.session.position
        return (
            self.clock.kind == "none"
            and self.row.deadline is None
            and not any(seat.kind == "bot" for seat in self.row.seats)
            and position.deadline() == NO_DEADLINE
            and bool(position.acting())
        )

    def wake(self) -> None:
        """Whatever has to happen by itself now: bots think, the clock is set."""
        self.house.wake(self)


def in_groups(moves: Sequence[StoredMove]) -> list[list[StoredMove]]:
    """Each move with what chance added to it."""
    groups: list[list[StoredMove]] = []
    for move in moves:
        if move.seat == CHANCE and groups:
            groups[-1].append(move)
        else:
            groups.append([move])
    return groups
