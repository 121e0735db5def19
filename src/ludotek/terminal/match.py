"""A match at this terminal: the game under way, who sits where, and what its record will say."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.tempo import Tempo
from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import (
    CLOCK,
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
from ludotek.core.record import Record, of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.story.beat import Beat
from ludotek.story.beats import Story, heard

Bots = Mapping[Seat, tuple[Bot, Budget]]

PERSON = "person"  # how records name somebody who gave no name
LUCK = 0  # forks of the match's generator: for chance, for the next match, and for each thought of a bot
REMATCH = 1
THOUGHTS = 2


class Match:
    """One match from set-up to result. Seats without a bot are people's."""

    def __init__(
        self,
        game: Game,
        options: Options,
        *,
        bots: Bots,
        names: Mapping[Seat, str],
        rng: Rng,
        tempos: Mapping[Seat, Tempo] | None = None,
        speed: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.session = Session(game, options)
        self.game = self.session.game
        self.options = options
        self.bots = bots
        self.names = names
        self.rng = rng
        self.luck = rng.fork(LUCK)
        self.tempos = tempos or {}
        self.speed = speed  # of time: less than 1 for races in slow motion
        self.clock = clock
        self.began = clock()
        self.moved: dict[Seat, Milliseconds] = {}  # when each seat last did
        self.last_move: Milliseconds = 0
        self.moment = (self.position.moment(), 0)  # what the rules call this moment, and since when
        self.people = [seat for seat in range(len(self.session.seats)) if seat not in bots]

    def again(self) -> Match:
        """A rematch: the same table, other luck."""
        return Match(
            self.game,
            self.options,
            bots=self.bots,
            names=self.names,
            rng=self.rng.fork(REMATCH),
            tempos=self.tempos,
            speed=self.speed,
            clock=self.clock,
        )

    # Who looks at the screen.

    @property
    def hands_over(self) -> bool:
        """Whether people must not see each other's screens."""
        return len(self.people) > 1 and self.game.hides(self.options)

    @property
    def onlooker(self) -> Seat:
        """For whom the screen is drawn while nobody in particular sits before it."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def view(self, seat: Seat) -> View:
        return self.game.view(self.session.position, seat)

    def heard(self, seat: Seat, since: int = 0) -> list[Event]:
        """What a seat was told by the moves since one; once the game is over there are no secrets."""
        told = [event for events in self.session.events[since:] for event in events]
        return [event for event in told if self.is_over or hears(seat, event[0])]

    def story(self, seat: Seat) -> list[Beat]:
        """The same for people."""
        return Story(self.game, self.options, seat).beats(list(heard(self.session, seat)))

    # Whose move it is.

    @property
    def is_over(self) -> bool:
        return self.position.kind() == OVER

    @property
    def position(self) -> Position:
        return self.session.position

    @property
    def made(self) -> int:
        """How many moves have been made, chance's included."""
        return len(self.session.entries)

    @property
    def is_race(self) -> bool:
        """Whether everybody may move at any moment, or only time does."""
        return self.position.kind() == RACE or not self.position.acting()

    def next_seat(self) -> Seat:
        """Whom to ask now; in secret people go before bots."""
        seats = self.position.acting()
        return next((seat for seat in seats if seat in self.people), seats[0])

    def settle(self) -> None:
        before = self.made
        self.session.settle(self.luck, self.now())
        if self.made > before:
            self._note()

    def play(self, seat: Seat, move: Move, question: int) -> None:
        self.session.play(seat, move, question=question, time=self.now())
        self.moved[seat] = self.now()
        self._note()

    # Time.

    def now(self) -> Milliseconds:
        return round(1000 * self.speed * (self.clock() - self.began))

    def tempo(self, seat: Seat) -> Tempo:
        """How fast the bot in a seat reacts."""
        return self.tempos.get(seat) or Tempo()

    def rest(self, seat: Seat) -> Milliseconds:
        """How long a seat must still wait between its last move and its next."""
        return self.moved.get(seat, 0) + self.position.pause(seat) - self.now() if seat in self.moved else 0

    def due(self) -> Milliseconds | None:
        """How long until time moves, if it does: at the deadline, or at once where nobody else may."""
        position = self.position
        limit, acting = position.deadline(), position.acting()
        if not position.moves(CLOCK) or (acting and not limit):
            return None
        return (self.moment[1] if acting else self.last_move) + limit - self.now()

    def let_time_pass(self) -> None:
        """The clock's move: the time that was taken, where that counts."""
        reading = self.position.reading(self.last_move - self.moment[1])
        move = reading if reading >= 0 else self.luck.choice(self.position.moves(CLOCK))
        self.session.play(CLOCK, move, time=self.now())
        self._note()

    def _note(self) -> None:
        self.last_move = self.now()
        if self.position.moment() != self.moment[0]:
            self.moment = (self.position.moment(), self.last_move)

    def luck_of(self, seat: Seat) -> Rng:
        """A generator for what a bot in this seat thinks now."""
        return self.rng.fork(THOUGHTS + self.position.ply * len(self.session.seats) + seat)

    # What remains of it.

    def record(self) -> Record:
        """The match so far. A choice that is still sealed is left out: the file would tell it."""
        players = {name: self.names.get(seat) or self._stranger(seat) for seat, name in enumerate(self.session.seats)}
        record = of_session(self.session, players)
        if self.position.kind() == SEALED:
            record.entries = record.entries[: self.position.question(0)]
        return record

    def _stranger(self, seat: Seat) -> str:
        return f"bot {type(self.bots[seat][0]).__name__}" if seat in self.bots else PERSON
