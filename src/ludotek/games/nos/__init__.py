"""Project NOS: real-time dice drag racing, for one to four drivers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.options import Challenge, Mark
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Part, Skill, Solver
from ludotek.core.phrase import Phrase
from ludotek.core.position import Event, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Refusals
from ludotek.core.study import Study
from ludotek.games.nos import solo, words
from ludotek.games.nos.components import NosOptions
from ludotek.games.nos.outlook import outlook
from ludotek.games.nos.reckoning import reckoning
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.view import NosView, holdings, question_of, view


class NosGame(Game[Nos, NosOptions, NosView]):
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
    has_lesson = True
    weight = 2.0

    bot = Part[Skill]("bot:SKILL")
    encoding = Part[Encoding]("encoding:ENCODING")
    study = Part[Study]("study:STUDY")
    refusals = Part[Refusals]("refusals:REFUSALS")
    solver = Part[Solver]("solve:SOLVER")
    terminal = Part[type]("terminal:NosBoard")

    def seats(self, options: NosOptions) -> tuple[str, ...]:
        return words.SEATS[: options.drivers]

    def hides(self, options: NosOptions) -> bool:
        """On the beat choices are sealed; live, all is open."""
        return options.pace == "beat" and options.drivers > 1

    def first(self, options: NosOptions) -> Nos:
        return Nos(options=options)

    def view(self, position: Nos, seat: Seat) -> NosView:
        return view(position, seat)

    def say_seat(self, seat: Seat, options: NosOptions) -> Phrase:
        return words.say_seat(seat)

    def holdings(self, view: NosView, seat: Seat) -> dict[str, object]:
        return holdings(view, seat)

    def outlook(self, view: NosView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: Nos, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: NosView, seat: Seat) -> Phrase:
        return words.say_question(*question_of(view, seat))

    def mark(self, position: Nos, options: NosOptions) -> Mark | None:
        return solo.mark(position, options)

    def say_mark(self, value: int) -> Phrase:
        return words.say_run(value)

    def challenges(self, day: date) -> tuple[Challenge, ...]:
        return solo.challenges(day)


GAME = NosGame()
