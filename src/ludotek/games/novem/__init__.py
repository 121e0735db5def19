"""Novem: two secret markers cross on a board of stacked tiles."""

from __future__ import annotations

from ludotek.core.game import Game, Options, View
from ludotek.core.phrase import Phrase
from ludotek.core.position import Position, Seat
from ludotek.games.novem import words
from ludotek.games.novem.components import NovemOptions
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.view import NovemView, view


class NovemGame(Game):
    id = "novem"
    title = "Novem"
    form = NovemOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    announcements = words.ANNOUNCEMENTS

    def seats(self, options: Options) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: Options) -> Novem:
        assert isinstance(options, NovemOptions)
        return Novem(options=options)

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Novem)
        return view(position, seat)

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        return words.say_seat(seat)

    def say_question(self, view: View, seat: Seat) -> Phrase:
        assert isinstance(view, NovemView)
        return words.say_question(view.rows == seat, view.attacker == seat)


GAME = NovemGame()
