"""The house: the tables that this process holds, loaded from the store when they are wanted."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import Callable, Iterator

from ludotek.core.game import Game
from ludotek.core.position import RACE, SPECTATOR, Milliseconds, Position, Seat
from ludotek.games import game as game_of_the_house
from ludotek.games import games
from ludotek.table.hall import Hall
from ludotek.table.logs import note
from ludotek.table.metrics import Metrics
from ludotek.table.people.accounts import Accounts
from ludotek.table.people.limits import Addresses, Limits
from ludotek.table.people.password_guesses import PasswordGuesses
from ludotek.table.storage.notices import noticed
from ludotek.table.storage.probe import Probe
from ludotek.table.storage.rows import CALLS, CHAT, EVERYTHING, MOVES, PlayerId, TableId
from ludotek.table.storage.store import Store
from ludotek.table.tables import races
from ludotek.table.tables.chat import said
from ludotek.table.tables.seating import PATIENCE
from ludotek.table.tables.surroundings import Thought
from ludotek.table.tables.table import Table
from ludotek.table.thinking.pool import SystemProcesses
from ludotek.table.thinking.queue import LOOK, REVIEW
from ludotek.table.world import World
from ludotek.wire.protocol import CLOSE_RESTART

log = logging.getLogger("ludotek.house")

TICK = 1.0  # seconds between looks at clocks that nobody here waits for
AT_ONCE = 10  # tables looked after without a pause
IDLE: Milliseconds = 600_000  # after which a table that nobody looks at is forgotten
HERE, GONE, SHOWN, WHO = "here", "gone", "shown", "who"  # what workers tell each other about people
SIGNED_OUT = "signed-out"
SEEN: Milliseconds = 45_000  # how long another worker's word about somebody counts
SEEN_EVERY = 20  # ticks between such words
RATE_EVERY = 300  # ticks between looks for games that ended and were not rated
TIDY_EVERY = 600  # ticks between full collections of garbage, which take long, while nobody is here
PING_EVERY = 20  # ticks between pings; in a race every other tick


class House(Hall[Store]):
    """Everything one process keeps: store, accounts, tables, bots, and the limits of those who come."""

    keeps_chronicles = True
    accounts: Accounts
    password_guesses: PasswordGuesses

    def __init__(
        self,
        world: World[Store],
        *,
        find_game: Callable[[str], Game] = game_of_the_house,
        limits: Limits | None = None,
        patience: Milliseconds = PATIENCE,
        thinkers: int = 1,
        near: str | None = None,
    ) -> None:
        limits = limits or Limits()
        super().__init__(world, find_game, limits, patience, thinkers=thinkers, look=LOOK, review=REVIEW)
        self.addresses = Addresses(limits, world.clock.precise)
        self.near = near  # its address for the phones in the room, if it listens there
        self.metrics = Metrics()
        self.probe = Probe(self.store.write_probe)
        self.ticks = 0

    async def start_up(self) -> None:
        await self.store.start()
        self.accounts = await Accounts.open(self.world)
        self.password_guesses = PasswordGuesses(
            self.addresses.limits, self.accounts.secret, self.world.clock, self.world.luck
        )
        await self.store.close_outdated({game.id: game.version for game in games()})
        self.store.listen(self._heard)
        self.start(self._tick_for_ever())
        self.start(self._rate_the_rest())
        self.start(self.metrics.watch_the_loop())

    async def shut_down(self) -> None:
        """Close every line, end what is under way, and keep what was asked for."""
        for table in self.tables.values():
            for viewer in list(table.viewers.everybody()):
                viewer.close(CLOSE_RESTART)  # clients come back by themselves
        self.alarms.stop()
        self.reviews.stop()
        for task in list(self.tasks):
            task.cancel()
        self.lookups.stop()
        self.thinkers.stop()
        await self.store.stop()

    async def _think(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        with self.metrics.thinking.time():
            return await super()._think(game, position, seat, level, seed)

    # Tables.

    async def knows(self, player: PlayerId) -> bool:
        return await self.store.player(player) is not None

    async def invite(self, id: TableId, seat: str) -> str:
        return await self.accounts.invite(id, seat)

    def renamed(self, player: str, name: str) -> None:
        for table in self.tables.values():
            if player in table.names:
                table.names[player] = name
                table.broadcast.presence()

    async def signed_out(self, player: str) -> None:
        """Some cookie or token of a player is void: lines that came by it end, here and at every other worker."""
        await self._check_lines(player)
        if self.store.is_shared:
            await self.store.announce(player, SIGNED_OUT)

    async def _check_lines(self, player: str = "") -> None:
        lines = [viewer for table in self.tables.values() for viewer in table.viewers.everybody() if viewer.player]
        for viewer in lines:
            if player in ("", viewer.player_id):
                await viewer.check()

    def game_over(self, id: TableId) -> None:
        self.start(self.store.rate_table(id))
        super().game_over(id)

    def moves_kept(self, count: int) -> None:
        self.metrics.tally.moves += count

    async def _rate_the_rest(self, since: Milliseconds | None = None) -> None:
        """Rate games of which whoever saw them end did not come to it; of several who try, each game's first does."""
        for id in await self.store.unrated_tables(since):
            await self.store.rate_table(id)

    # Other workers.

    def _heard(self, id: str, kind: str) -> None:
        """Something has changed through another process."""
        if kind == EVERYTHING:
            self.start(self._catch_up())
            self.start(self._check_lines())
            return
        if kind == SIGNED_OUT:
            self.start(self._check_lines(id))
            return
        held = self.tables.get(id)
        if held is None:
            return
        what, *rest = kind.split(":")
        if what in (HERE, GONE, SHOWN, WHO):
            self._hear_of_people(held, what, rest)
        elif what == CHAT:
            self.start(self._read_chat(held))
        elif what == CALLS:
            self.start(races.read_again(held))
        elif what == MOVES and rest:
            self.start(held.hear(*noticed(*rest)))
        else:
            self.start(held.read_again())

    async def _catch_up(self) -> None:
        """Look what was missed while nothing could be heard, a table at a time, and go on with what was stopped."""
        for table in list(self.tables.values()):
            with surviving("catch up", table.row.id):
                await table.read_again()
                await self._read_chat(table)
                await races.read_again(table)
                self.alarms.set(table)

    def _hear_of_people(self, table: Table, what: str, rest: list[str]) -> None:
        if what == WHO:
            for seat in range(len(table.row.seats)):
                self.share(table.row.id, seat)
            return
        seat, trip, believed = int(rest[0]), int(rest[1]) if rest[1] else None, int(rest[2])
        if what == HERE:
            table.viewers.elsewhere[seat] = self.now() + SEEN
        elif what == GONE:
            table.viewers.elsewhere.pop(seat, None)
        table.viewers.measured(seat, trip)
        table.waiting.believe(seat, believed)
        table.viewers.note_absence()
        table.broadcast.presence()

    def announce(self, id: TableId, seat: Seat) -> None:
        """Tell the other workers whether somebody sits here."""
        if seat >= 0:
            self._tell_of(id, seat, GONE)

    def share(self, id: TableId, seat: Seat) -> None:
        """Tell the other workers how near somebody has shown themselves, and what of that was believed in races.

        No worker begins anew with that, so nobody gains by coming back through another one.
        """
        self._tell_of(id, seat, SHOWN)

    def _tell_of(self, id: TableId, seat: Seat, unless_here: str) -> None:
        table = self.tables.get(id) if self.store.is_shared else None
        if table is not None:
            what = HERE if table.viewers.by_seat.get(seat) else unless_here
            trip, believed = table.viewers.latency(seat), table.waiting.had(seat)
            word = f"{what}:{seat}:{'' if trip is None else trip}:{believed}"
            self.start(self.store.announce(id, word))

    async def _ask_around(self, table: Table) -> None:
        self.metrics.tables.set(len(self.tables))
        if self.store.is_shared:
            await self.store.announce(table.row.id, WHO)

    async def _read_chat(self, table: Table) -> None:
        known = len(table.chat)
        lines = [said(line) for line in await self.store.chat(table.row.id)]
        newest = max((line.at for line in table.chat), default=0)
        fresh = [line for line in lines if line.at >= newest and line not in table.chat]
        if known <= len(table.chat):
            for line in fresh:
                table.broadcast.say(line)

    # What has to be looked after now and then.

    async def _tick_for_ever(self) -> None:
        while True:
            self.ticks += 1
            try:
                await self._tick()
            except Exception as error:  # whatever it is: a heart that stops is noticed by nobody until it is too late
                note(log, "tick", error)
                await self.world.clock.sleep(TICK)

    async def _tick(self) -> None:
        with surviving("due"):
            for row in await self.store.due_tables(self.now() - 500, limit=100):
                with surviving("due", row.id):
                    await self.alarms.look_at(await self.table(row.id))
        tables = list(self.tables.values())
        pause = TICK / (len(tables) // AT_ONCE + 2)
        for place, table in enumerate(tables):
            if self.tables.get(table.row.id) is not table:
                continue  # forgotten while others were looked after
            with surviving("look after", table.row.id):
                self._look_after(table)
            if place % AT_ONCE == 0:  # all of them at once would keep the loop busy for too long
                await self.world.clock.sleep(pause)
        await self.world.clock.sleep(pause)
        self.metrics.tables.set(len(self.tables))
        if self.ticks % RATE_EVERY == 0:
            self.start(self._rate_the_rest(self.now() - 2000 * RATE_EVERY))
        if self.ticks % TIDY_EVERY == 0 and all(table.viewers.is_empty for table in self.tables.values()):
            gc.collect()

    def _look_after(self, table: Table) -> None:
        if table.viewers.elsewhere:  # what other workers said may have grown old
            table.views.look_again()
        is_race = table.row.status == "live" and table.session.position.kind() == RACE
        every = 2 if is_race else PING_EVERY
        for seat, viewers in table.viewers.by_seat.items():
            for viewer in viewers:
                viewer.measure(self.ticks, every)
            if viewers and seat != SPECTATOR and self.ticks % SEEN_EVERY == 0:
                self.announce(table.row.id, seat)
        if table.viewers.is_empty and self.now() - table.used > IDLE and not table.lock.locked():
            self._forget(table)

    def _forget(self, table: Table) -> None:
        self.alarms.forget(table)
        del self.tables[table.row.id]
        table.dissolve()


@contextlib.contextmanager
def surviving(what: str, table: str = "") -> Iterator[None]:
    """What goes wrong in here is logged, and keeps nothing else from its turn."""
    try:
        yield
    except Exception as error:
        note(log, what, error, table)


def system_world(store: Store) -> World[Store]:
    """The world as it is, around a store."""
    return World(store, store.clock, store.luck, SystemProcesses())
