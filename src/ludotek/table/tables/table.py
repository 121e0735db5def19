"""One table: its game, who looks on, and the one way in which anything about it changes.

Every change is a step: moves, changes of the table's row, or both. A step is planned against what this
process knows and played on a copy of it, kept by the store, and only then is the copy what counts, and shown. If
somebody else was first, the table is read again and the step planned anew, or refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from ludotek.core.position import RACE
from ludotek.table.storage.rows import Conflict, StoredMove, StoreLost, TableRow
from ludotek.table.storage.state import fields_of, state_of
from ludotek.table.tables.broadcast import Broadcast
from ludotek.table.tables.calls import WaitingCalls
from ludotek.table.tables.clocks import NEVER
from ludotek.table.tables.game import Step, TableGame, in_groups
from ludotek.table.tables.surroundings import Surroundings
from ludotek.table.tables.viewers import Viewer, Viewers
from ludotek.table.tables.views import Views
from ludotek.wire.protocol import ChatOut

TRIES = 20  # at a step that others keep getting in the way of
Plan = Callable[[], Step | None]


class Table(TableGame):
    """A table as one process knows it: a cache of what the store keeps, and the viewers connected here."""

    def __init__(self, house: Surroundings, row: TableRow, moves: Sequence[StoredMove], chat: list[ChatOut]) -> None:
        super().__init__(house.game, house.now, row, chat)
        self.house = house
        self.store = house.world.disk
        self.lock = asyncio.Lock()
        self.used = house.now()
        self.viewers = Viewers(self, house.patience)
        self.views = Views(self, self.viewers)
        self.broadcast = Broadcast(self, self.viewers, self.views, house.world.clock)
        self.waiting = WaitingCalls(self, lambda seat: house.share(row.id, seat))
        self.take_in(moves)

    def dissolve(self) -> None:
        """Cut what ties a forgotten table together: full collections of garbage are rare in a busy house."""
        del self.viewers, self.views, self.broadcast, self.waiting

    def wake(self) -> None:
        self.house.wake(self.row.id)

    # Coming and going.

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.views.look_again()
        self.broadcast.greet(viewer)
        self.broadcast.presence()
        self.house.announce(self.row.id, viewer.seat)
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.used = self.now()
        self.broadcast.presence()
        self.house.announce(self.row.id, viewer.seat)

    def find_seats(self) -> None:
        """Put every viewer where the table's row now says they sit."""
        self.viewers.find_seats()
        self.views.look_again()
        self.views.forget()

    # Changing anything.

    async def attempt(self, plan: Plan) -> None:
        """Plan a step, keep it, take it over and show it; again if somebody else was first."""
        await self.lock.acquire()  # `async with` takes two coroutines more, at every move
        try:
            for _ in range(TRIES):
                step = plan()
                if step is None or await self._keep(step):
                    return
        finally:
            self.lock.release()
        raise Conflict("table/busy", "The table is very busy. Try again.")

    async def _keep(self, step: Step) -> bool:
        row, first = self.row, len(self.session.entries)
        try:
            after = await self.store.append(row.id, first, step.entries, step.changes or None, version=row.version)
        except Conflict:
            await self._read_again()
            return False
        except StoreLost:
            await self._read_again()
            raise
        self.house.moves_kept(len(step.entries))
        self._accept(step, after)
        if step.entries and self.ledger.moment != NEVER:  # else nothing is noted, and nobody asks
            self.ledger.show(self.relative(self.now()))
        return True

    async def take_back(self, ply: int) -> None:
        """Remove the moves from a ply on; the caller holds the lock and has checked that it may be done."""
        state = msgspec.structs.replace(self.state, offers=(), takebacks=self.state.takebacks + 1)
        known = len(self.session.entries)
        await self.store.delete_last(self.row.id, ply, self.row.version, next_ply=known, state=fields_of(state))
        await self._read_again()

    def _accept(self, step: Step, version: int) -> None:
        """The store keeps a step: let it be so here too, and show it."""
        row, session, changes, entries = self.row, self.session, step.changes, step.entries
        since, was, kind = len(session.entries), row.status, session.position.kind()
        quick = sum(self.ledger.quick) if kind == RACE else 0
        if changes:
            self._change(changes)
        row.version = version
        if step.after is None:
            self.take_in(entries)
        else:
            self.go_on(step.after)
        if "seats" in changes:
            self.find_seats()
        if entries and was == "live":
            self.broadcast.step(since, entries[0].seat, kind)
        if changes and changes.keys() - {"deadline"}:
            self.broadcast.whole()
        elif kind == RACE and row.host and sum(self.ledger.quick) != quick:
            self.broadcast.whole(to=row.host)
        self.wake()
        if row.status == "over" != was:
            self.house.game_over(row.id)

    def _change(self, changes: dict[str, object]) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)
        if "state" in changes:
            self.state = state_of(self.row.state)
            self.broadcast.show_out(self.state.removed)

    # What other processes have changed.

    async def hear(self, version: int, moves: list[StoredMove]) -> None:
        """Another process has kept moves; where they do not follow on what is known here, look."""
        async with self.lock:
            known, is_same = len(self.session.entries), version == self.row.version
            if is_same and moves[0].ply == known:
                self._accept(Step(moves), version)
            elif not is_same or moves[-1].ply >= known:
                await self._read_again()

    async def read_again(self) -> None:
        async with self.lock:
            await self._read_again()

    async def _read_again(self) -> None:
        row = await self.store.table(self.row.id)
        if row is None:
            return
        if state_of(row.state).takebacks != self.state.takebacks:
            await self._begin_again(row)
            return
        moves = await self.store.moves(row.id, len(self.session.entries))
        changes = {
            name: value
            for name in TableRow.__struct_fields__
            if name != "version" and (value := getattr(row, name)) != getattr(self.row, name)
        }
        groups = in_groups(moves)
        for group in groups[:-1]:
            self._accept(Step(group), self.row.version)
        if "seats" in changes:
            await self.learn_names(row)
        if groups or changes or row.version != self.row.version:
            self._accept(Step(groups[-1] if groups else [], changes), row.version)

    async def _begin_again(self, row: TableRow) -> None:
        """Moves were taken back: what is known here may have gone on from them."""
        moves = await self.store.moves(row.id)
        self.begin(row)
        self.take_in(moves)
        await self.learn_names(row)
        self.find_seats()
        self.broadcast.whole()
        self.wake()

    async def learn_names(self, row: TableRow) -> None:
        """Find out what those at the table are called."""
        unknown = {seat.player for seat in row.seats if seat.player} - self.names.keys()
        if unknown:
            self.names |= await self.house.names_of(unknown)
