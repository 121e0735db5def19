"""Nort: call fast, remember the arena, do not crash."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.learning import Learning
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Part, Skill
from ludotek.core.phrase import Phrase
from ludotek.core.position import SPECTATOR, Event, Move, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Refusals
from ludotek.core.study import Study
from ludotek.games.nort import words
from ludotek.games.nort.components import NortOptions, arena_called, chosen_arena, covered
from ludotek.games.nort.outlook import outlook
from ludotek.games.nort.reckoning import reckoning
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.view import NortView, holdings, view


class NortGame(Game[Nort, NortOptions, NortView]):
    id = "nort"
    title = "Nort"
    version = 3  # in version 2 a way through the wall left no line that could be retraced (ruling N30)
    form = NortOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    slow = {"pace": "sealed"}  # ruling N6
    practice = {"pace": "sealed", "open_arena": True}  # no clock, and nothing to remember
    has_lesson = True
    weight = 1.5

    bot = Part[Skill]("bot:SKILL")
    encoding = Part[Encoding]("encoding:ENCODING")
    learning = Part[Learning]("learning:LEARNING")
    study = Part[Study]("study:STUDY")
    refusals = Part[Refusals]("refusals:REFUSALS")
    terminal = Part[type]("terminal.board:NortBoard")

    def __init__(self, arena: str = "default") -> None:
        self.arena = arena

    def in_words_of(self, options: NortOptions) -> NortGame:
        return GAME if options.arena == "default" else NortGame(options.arena)

    def say_move(self, move: Move) -> Phrase:
        """Vehicles have the names that their arena gives them."""
        return words.say_taking(move, arena_called(self.arena)) or super().say_move(move)

    def seats(self, options: NortOptions) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: NortOptions) -> Nort:
        return Nort(options=options)

    def view(self, position: Nort, seat: Seat) -> NortView:
        return view(position, seat)

    def last_view(self, position: Nort, seat: Seat) -> NortView:
        """The game is over, so the arena is uncovered and vehicles are secret no longer."""
        return view(position, seat, is_over=True)

    def replay_view(self, position: Nort) -> NortView:
        """Nobody can be told anything any more (ruling N36)."""
        return view(position, SPECTATOR, is_past=True)

    def open_options(self, options: NortOptions) -> NortOptions:
        """Of an arena of one's own only what is never covered."""
        return covered(options)

    def say_seat(self, seat: Seat, options: NortOptions) -> Phrase:
        return words.say_seat(seat)

    def holdings(self, view: NortView, seat: Seat) -> dict[str, object]:
        return holdings(view, seat)

    def outlook(self, view: NortView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: Nort, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: NortView, seat: Seat) -> Phrase:
        return words.say_question(view.stage)

    def tell(self, event: Event, options: NortOptions) -> Phrase:
        """Vehicles have the names that their arena gives them."""
        return words.name_vehicle(event, chosen_arena(options)) or super().tell(event, options)


GAME = NortGame()
