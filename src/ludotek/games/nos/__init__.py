"""Project NOS: real-time dice drag racing, for one to four drivers."""

from __future__ import annotations

from datetime import date

from ludotek.core.game import Challenge, Game, Mark, Options, View
from ludotek.core.phrase import Phrase
from ludotek.core.position import Position, Seat
from ludotek.games.nos import solo, words
from ludotek.games.nos.components import NosOptions
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.view import NosView, question_of, view


class NosGame(Game):
    id = "nos"
    title = "Project NOS"
    version = 2  # equal cars on the beat pick in another order than in version 1 (ruling P21)
    form = NosOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    announcements = words.ANNOUNCEMENTS
    slow = {"pace": "beat"}  # ruling P23

    def seats(self, options: Options) -> tuple[str, ...]:
        assert isinstance(options, NosOptions)
        return words.SEATS[: options.drivers]

    def hides(self, options: Options) -> bool:
        """On the beat choices are sealed; live, all is open."""
        assert isinstance(options, NosOptions)
        return options.pace == "beat" and options.drivers > 1

    def first(self, options: Options) -> Nos:
        assert isinstance(options, NosOptions)
        return Nos(options=options)

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Nos)
        return view(position, seat)

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        return words.say_seat(seat)

    def say_question(self, view: View, seat: Seat) -> Phrase:
        assert isinstance(view, NosView)
        return words.say_question(*question_of(view, seat))

    def mark(self, position: Position, options: Options) -> Mark | None:
        assert isinstance(position, Nos) and isinstance(options, NosOptions)
        return solo.mark(position, options)

    def say_mark(self, value: int) -> Phrase:
        return words.say_run(value)

    def challenges(self, day: date) -> tuple[Challenge, ...]:
        return solo.challenges(day)


GAME = NosGame()
