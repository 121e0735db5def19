"""A game under way: its position, how it came about, and the door at which every move is checked."""

from __future__ import annotations

import msgspec

from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.playout import pick
from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    OVER,
    SEALED,
    SPECTATOR,
    Event,
    Milliseconds,
    Move,
    Position,
    Seat,
)
from ludotek.core.rng import Rng


class Entry(msgspec.Struct):
    """One move of a game, and when it was made: milliseconds from the start, if anyone looked."""

    seat: Seat
    move: Move
    time: Milliseconds | None = None


class Session:
    """A game under way. Moves come in by `play`, which refuses what the position does not offer."""

    options: Options
    game: Game
    seats: tuple[str, ...]
    position: Position
    entries: list[Entry]
    events: list[list[Event]]  # by entry: what was told when it was made
    behind: int  # how many moves were made before the first of these
    dates: list[tuple[int, Milliseconds | None]]  # of sealed choices among those: from which on, and when revealed

    def __init__(self, game: Game, options: Options | None = None, *, of: Session | None = None) -> None:
        self.entries, self.events, self.behind, self.dates = [], [], 0, []
        if of is not None:  # from here on, without a first position, which may take long to set up
            self.options, self.game, self.seats = of.options, of.game, of.seats
            self.position = of.position.copy()
            self.behind = of.behind + len(of.entries)
            return
        self.options = game.options() if options is None else options
        self.game = game.in_words_of(self.options)
        self.seats = game.seats(self.options)
        self.position = game.first(self.options)
        self.position.heard = []

    def copy(self) -> Session:
        """The same game up to now; what is played there is not played here."""
        twin = self.ahead()
        twin.entries, twin.events, twin.behind = self.entries.copy(), self.events.copy(), self.behind
        return twin

    def ahead(self) -> Session:
        """The same game from now on, to try what comes of a move; it has no moves but those that are made there."""
        return Session(self.game, of=self)

    def follow(self, ahead: Session) -> None:
        """What was tried ahead has happened: nothing is played again, and what lies behind stays where it is."""
        assert ahead.behind == self.behind + len(self.entries), "a game goes on from where it is"
        for began, time in ahead.dates:
            self._date(began, time)
        self.position = ahead.position
        self.entries += ahead.entries
        self.events += ahead.events

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.position.kind() == OVER

    def play(self, seat: Seat, move: Move, *, question: int | None = None, time: Milliseconds | None = None) -> None:
        """Make a move if it is legal and answers the question that is being asked."""
        self.check(seat, move, question)
        self.make(seat, move, time)

    def make(self, seat: Seat, move: Move, time: Milliseconds | None = None) -> None:
        """Make a move that has been checked."""
        began = self._sealed_since()
        self._accept(Entry(seat, move, time))
        if began is not None:
            self._date(began, None if self._sealed_since() == began else time)

    def check(self, seat: Seat, move: Move, question: int | None = None) -> None:
        """Refuse a move that is malformed, out of turn, out of date, or not offered; with the reason."""
        if type(seat) is not int or type(move) is not int:  # True is no move either
            raise IllegalMove("core/malformed-move", f"Seats and moves are whole numbers, not {seat!r} and {move!r}.")
        kind = self.position.kind()
        if kind == OVER:
            raise IllegalMove("core/game-over", f"The game of {self.game.title} is over.")
        if not self._is_asked(seat):
            raise IllegalMove("core/not-your-turn", f"{self._name(seat)} cannot move now: {self._awaited()}.")
        if question is not None and question != self.position.question(seat):
            raise IllegalMove("core/past-question", f"{self._name(seat)} answers a question that has passed.")
        if move not in self.position.moves(seat):
            raise IllegalMove(
                "core/illegal-move", f"{self._name(seat)} cannot play {self._words(move)} now; {self._offer(seat)}."
            )

    def settle(self, rng: Rng, time: Milliseconds | None = None) -> None:
        """Let chance move until somebody else is asked."""
        while self.position.kind() == DEAL:
            moves, odds = self.position.moves(CHANCE), self.position.odds()
            self._accept(Entry(CHANCE, rng.weighted(moves, odds), time))

    def finish(self, rng: Rng) -> None:
        """Play on at random until the game is over."""
        while not self.is_over:
            self._accept(Entry(*pick(self.position, rng)))

    def _accept(self, entry: Entry) -> None:
        heard = self.position.heard = []
        self.position.play(entry.seat, entry.move)
        self.entries.append(entry)
        self.events.append(heard)

    def _sealed_since(self) -> int | None:
        """The ply at which the sealed moment began, if this is one; it is every seat's question."""
        return self.position.question(0) if self.position.kind() == SEALED else None

    def _date(self, began: int, time: Milliseconds | None) -> None:
        """Sealed choices are dated when they are revealed: how long one took is nobody's business."""
        if began < self.behind:
            self.dates.append((began, time))
        for place in range(max(0, began - self.behind), len(self.entries)):
            entry = self.entries[place]
            if entry.seat >= 0:
                self.entries[place] = Entry(entry.seat, entry.move, time)  # copies may still have the old one

    def _is_asked(self, seat: Seat) -> bool:
        if self.position.kind() == DEAL:
            return seat == CHANCE
        if seat == CLOCK:
            return bool(self.position.moves(CLOCK))
        return seat in self.position.acting()

    def _name(self, seat: Seat) -> str:
        known = SPECTATOR <= seat < len(self.seats)
        return self.game.seat_name(seat, self.options).capitalize() if known else f"Seat {seat}"

    def _words(self, move: Move) -> str:
        return repr(self.game.words(move)) if 0 <= move < self.game.moves else f"move {move}"

    def _awaited(self) -> str:
        if self.position.kind() == DEAL:
            return "chance moves first"
        names = [self._name(seat) for seat in self.position.acting()]
        return f"{' and '.join(names)} to move" if names else "only time can pass"

    def _offer(self, seat: Seat) -> str:
        moves = self.position.moves(seat)
        shown = ", ".join(self.game.words(move) for move in moves[:8])
        return f"possible: {shown}{' …' if len(moves) > 8 else ''}"
