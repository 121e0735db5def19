"""Nort: call fast, remember the arena, do not crash."""

from __future__ import annotations

from ludotek.core.game import Game, Options, View
from ludotek.core.phrase import Phrase
from ludotek.core.position import Event, Position, Seat
from ludotek.games.nort import words
from ludotek.games.nort.components import NortOptions, chosen_arena, covered
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.view import NortView, view


class NortGame(Game):
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

    def seats(self, options: Options) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: Options) -> Nort:
        assert isinstance(options, NortOptions)
        return Nort(options=options)

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Nort)
        return view(position, seat)

    def last_view(self, position: Position, seat: Seat) -> View:
        """The game is over, so the arena is uncovered and vehicles are secret no longer."""
        assert isinstance(position, Nort)
        return view(position, seat, is_over=True)

    def open_options(self, options: Options) -> Options:
        """Of an arena of one's own only what is never covered."""
        assert isinstance(options, NortOptions)
        return covered(options)

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        return words.say_seat(seat)

    def say_question(self, view: View, seat: Seat) -> Phrase:
        assert isinstance(view, NortView)
        return words.say_question(view.stage)

    def tell(self, event: Event, options: Options) -> Phrase:
        """Vehicles have the names that their arena gives them."""
        assert isinstance(options, NortOptions)
        return words.name_vehicle(event, chosen_arena(options)) or super().tell(event, options)


GAME = NortGame()
