"""Novem: two secret markers cross on a board of stacked tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.learning import Learning
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Part, Skill, Solver
from ludotek.core.phrase import Phrase
from ludotek.core.position import Event, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Refusals
from ludotek.core.study import Study
from ludotek.games.novem import words
from ludotek.games.novem.components import NovemOptions
from ludotek.games.novem.outlook import outlook
from ludotek.games.novem.reckoning import reckoning
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.view import NovemView, holdings, view


class NovemGame(Game[Novem, NovemOptions, NovemView]):
    id = "novem"
    title = "Novem"
    form = NovemOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    announcements = words.ANNOUNCEMENTS
    practice = {"first": "rows"}  # whoever learns attacks first, and defends then
    has_lesson = True
    weight = 1.0

    bot = Part[Skill]("bot:SKILL")
    encoding = Part[Encoding]("encoding:ENCODING")
    learning = Part[Learning]("learning:LEARNING")
    study = Part[Study]("study:STUDY")
    refusals = Part[Refusals]("refusals:REFUSALS")
    solver = Part[Solver]("solve:SOLVER")
    terminal = Part[type]("terminal:NovemBoard")

    def seats(self, options: NovemOptions) -> tuple[str, ...]:
        return words.SEATS

    def announcements_of(self, seat: Seat, options: NovemOptions) -> tuple[Phrase, ...]:
        """Whoever owns the rows cannot promise a column."""
        return words.announcements_of(seat, options.swap_sides)

    def first(self, options: NovemOptions) -> Novem:
        return Novem(options=options)

    def view(self, position: Novem, seat: Seat) -> NovemView:
        return view(position, seat)

    def say_seat(self, seat: Seat, options: NovemOptions) -> Phrase:
        return words.say_seat(seat)

    def holdings(self, view: NovemView, seat: Seat) -> dict[str, object]:
        return holdings(view, seat)

    def outlook(self, view: NovemView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: Novem, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: NovemView, seat: Seat) -> Phrase:
        return words.say_question(view.rows == seat, view.attacker == seat)


GAME = NovemGame()
