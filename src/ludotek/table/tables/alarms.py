"""What a table does by itself: bots that are asked think, and a clock that runs out moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ludotek.bots import LEVELS
from ludotek.bots.bot import WAIT
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import CLOCK, NO_DEADLINE, RACE, Milliseconds, Position, Seat
from ludotek.solve import is_solved
from ludotek.table import fairness
from ludotek.table.backoff import pause_after
from ludotek.table.logs import note
from ludotek.table.tables import clocks, salts
from ludotek.table.tables.game import Step
from ludotek.table.tables.moves import play
from ludotek.table.tables.pace import paced
from ludotek.table.tables.races import grace, rest
from ludotek.table.tables.surroundings import Thought
from ludotek.table.tables.table import Table
from ludotek.table.world import Clock, Timer

log = logging.getLogger("ludotek.table")

Think = Callable[[Game, Position, Seat, int, int], Awaitable[Thought]]  # by level and luck
Study = Callable[[Game, Options], Awaitable[None]]
NOT_YET = 0.02  # seconds until a clock that is due and has nothing to say is asked again


class Alarms:
    """The bots that think for this process's tables, and the timers that wait for their clocks."""

    def __init__(self, clock: Clock, think: Think, study: Study) -> None:
        self.clock = clock
        self.think = think
        self.study = study
        self.thoughts: dict[tuple[str, Seat], tuple[int, asyncio.Task[None]]] = {}
        self.timers: dict[str, tuple[Milliseconds, Timer]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.studying: asyncio.Future[None] | None = None
        self.failures: dict[str, int] = {}  # by table: how often in a row something could not be done
        self.retries: dict[str, Timer] = {}
        self.ringing: set[str] = set()  # tables at which time is moving
        self.is_stopped = False

    def set(self, table: Table) -> None:
        """After any change: ask the bots that are to move, and set the clock."""
        if table.is_quiet():
            return
        self.failures.pop(table.row.id, None)
        self._let_go(table)
        self._ask_bots(table)
        self._set_clock(table)

    def _ask_bots(self, table: Table) -> None:
        is_left_to_others = bool(table.viewers.elsewhere) and table.viewers.is_empty
        if table.row.status == "live" and not is_left_to_others:
            position = table.session.position
            for seat in position.acting():
                row = table.row.seats[seat]
                if row.kind == "bot" and not waits(table, seat):
                    self._ask(table, seat, position.question(seat), row.level or 1)

    def foresee(self, table: Table) -> None:
        """A master of a solved game will be asked: have the game solved before its first move, not at it."""
        if any(seat.kind == "bot" and seat.level == len(LEVELS) for seat in table.row.seats) and is_solved(table.game):
            self._study(table)

    def stop(self) -> None:
        self.is_stopped = True
        for task in [*self.tasks, *(task for _, task in self.thoughts.values())]:
            task.cancel()
        for timer in [*self.retries.values(), *(timer for _, timer in self.timers.values())]:
            timer.cancel()

    def forget(self, table: Table) -> None:
        self._cancel(table)
        self.failures.pop(table.row.id, None)
        retry = self.retries.pop(table.row.id, None)
        if retry is not None:
            retry.cancel()

    # Bots.

    def _let_go(self, table: Table) -> None:
        """Nobody thinks on about what another has answered; a bot that is being heard just now is done anyway."""
        asked = table.session.position.acting() if table.row.status == "live" else []
        for seat in range(len(table.row.seats)):
            thought = self.thoughts.get((table.row.id, seat))
            if thought is not None and seat not in asked and thought[1] is not asyncio.current_task():
                thought[1].cancel()

    def _ask(self, table: Table, seat: Seat, question: int, level: int) -> None:
        key = (table.row.id, seat)
        asked = self.thoughts.get(key)
        if asked is not None and asked[0] == question:
            return
        if asked is not None:
            asked[1].cancel()
        # The moment is taken down now: moves of another worker may follow before the task begins.
        position = table.session.position.copy()
        task = asyncio.create_task(self._think(table, position, seat, question, level))
        self.thoughts[key] = (question, task)
        task.add_done_callback(lambda done: self._thought(table, key, done))

    def _thought(self, table: Table, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        asked = self.thoughts.get(key)
        if asked is not None and asked[1] is task:
            del self.thoughts[key]
        if not task.cancelled() and task.exception() is not None:
            note(log, "bot failed", task.exception(), key[0])
            self._ask_later(table)

    def _ask_later(self, table: Table) -> None:
        """Ask the bots of a table again after one has failed: nobody else would."""
        if self.is_stopped or table.row.id in self.retries:
            return
        self.retries[table.row.id] = self.clock.call_later(self._pause(table), partial(self._ask_again, table))

    def _ask_again(self, table: Table) -> None:
        del self.retries[table.row.id]
        self._ask_bots(table)

    def _pause(self, table: Table) -> float:
        """The seconds until another attempt, now that one has failed."""
        failures = self.failures[table.row.id] = self.failures.get(table.row.id, 0) + 1
        return pause_after(failures)

    async def _think(self, table: Table, position: Position, seat: Seat, question: int, level: int) -> None:
        seed = fairness.bot_seed(table.row.seed, table.row.salts, question, seat)
        asked = table.now()
        thought = await self.think(table.game, position, seat, level, seed)
        if thought.wants_study:
            self._study(table)
        if thought.move == WAIT:
            return
        after = paced(table, level, thought.after)
        await self.clock.sleep(max(after - (table.now() - asked), rest(table, seat), 0) / 1000)
        try:
            await play(table, seat, thought.move, question)
        except LudotekError:
            if table.is_asked(seat, question):  # or the question has passed while it thought
                raise

    def _study(self, table: Table) -> None:
        """Have a game solved for the bots to come; once at a time."""
        if self.studying is None or self.studying.done():
            self.studying = asyncio.ensure_future(self.study(table.game, table.session.options))
            self.studying.add_done_callback(lambda done: done.cancelled() or done.exception())

    # Clocks.

    def _set_clock(self, table: Table, pause: float = 0.0) -> None:
        """Ring when time next has something to say, and not before a pause is over."""
        due = self.due(table)
        old = self.timers.get(table.row.id)
        if old is not None and old[0] == due:
            return
        self._cancel(table)
        if due is not None:
            wait = max(pause, (due - table.now()) / 1000)
            timer = self.clock.call_later(min(wait, 86_400.0), partial(self._ring, table))
            self.timers[table.row.id] = (due, timer)

    def _cancel(self, table: Table) -> None:
        old = self.timers.pop(table.row.id, None)
        if old is not None:
            old[1].cancel()

    def due(self, table: Table) -> Milliseconds | None:
        """When time next has something to say, with a little patience for what is still under way."""
        if table.row.status != "live":
            return table.row.deadline if table.row.status == "open" else None
        position = table.session.position
        if table.clock.kind == "none" and position.deadline() == NO_DEADLINE and position.acting():
            return None
        rule = table.rule_deadline()
        times = list(table.seat_deadlines().values())
        if rule is not None:
            times.append(rule + (grace(table) if table.session.position.acting() else 0))
        return table.absolute(min(times)) if times else None

    def _ring(self, table: Table) -> None:
        self.timers.pop(table.row.id, None)
        task = asyncio.create_task(self.run_out(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look_at(self, table: Table) -> None:
        """What is due at a table of which no clock here may know; one that rings, or will again, is left to itself."""
        if table.row.id not in self.ringing and table.row.id not in self.failures:
            await self.run_out(table)

    async def run_out(self, table: Table) -> None:
        """Let time move for everybody whose time is up."""
        self.ringing.add(table.row.id)
        try:
            pause = await self._let_time_move(table)
        finally:
            self.ringing.discard(table.row.id)
        self._set_clock(table, pause)

    async def _let_time_move(self, table: Table) -> float:
        """The seconds until time may be asked again."""
        try:
            while True:
                before = len(table.session.entries)
                await table.attempt(lambda: plan(table))
                if len(table.session.entries) == before:
                    break
        except Exception as error:
            note(log, "clock", error, table.row.id)
            return self._pause(table)
        return NOT_YET


def waits(table: Table, bot: Seat) -> bool:
    """Where somebody learns, a bot in a race makes one move for each of theirs: nobody loses it by reading."""
    position, ledger = table.session.position, table.ledger
    learners = [seat for seat in table.people() if seat in position.acting()]
    if not table.state.is_practice or position.kind() != RACE or not learners:
        return False
    since = max(ledger.since_moment, ledger.moved[bot])
    return all(ledger.moved[seat] <= since for seat in learners)


def plan(table: Table) -> Step | None:
    """A move of the clock, if its time has come; before the game, the end of waiting for somebody's salt."""
    if table.row.status != "live":
        return salts.give_up(table)
    now, position = table.relative(table.now()), table.session.position
    late = [seat for seat, due in table.seat_deadlines().items() if due <= now]
    if late:
        move = clocks.move_of_time(position, late[0])
        return _forfeit(table, late[0]) if move is None else table.step(CLOCK, move, position.ply, now)
    rule = table.rule_deadline()
    if rule is None or rule + (grace(table) if position.acting() else 0) > now or table.waiting.calls:
        return None
    moves = position.moves(CLOCK)
    if not moves:
        return None
    reading = clocks.what_time_says(table.ledger, position)
    if reading is not None:
        return table.step(CLOCK, reading, position.ply, now)
    drawn = fairness.draw(table.row.seed, table.row.salts, position.ply, [], len(moves))
    return table.step(CLOCK, moves[drawn], position.ply, now)


def _forfeit(table: Table, late: Seat) -> Step:
    """Where the rules do not say what being late means, it loses."""
    count = len(table.row.seats)
    result = None if count == 1 else [1 - count if number == late else 1 for number in range(count)]
    return Step(changes=table.end(result, "abandoned"))
