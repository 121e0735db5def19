"""Oath: an empire, its exiles, and whoever keeps the Oath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.core.game import Game, Options, View
from ludotek.core.phrase import Phrase
from ludotek.core.position import Event, Move, Position, Seat
from ludotek.games.oath import costs, words
from ludotek.games.oath.audit import faults
from ludotek.games.oath.cards import deck
from ludotek.games.oath.components import COLOURS, OathOptions
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps import act, spoils
from ludotek.games.oath.steps.setup import set_up
from ludotek.games.oath.view import OathView, view

LAID_ON_THE_TABLE = (deck, act, spoils)  # steps and cards find their place when they are imported


class OathGame(Game):
    id = "oath"
    title = "Oath"
    version = 2  # several cards and titles follow rulings O13 to O25, which ask other questions than version 1
    form = OathOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True

    def seats(self, options: Options) -> tuple[str, ...]:
        assert isinstance(options, OathOptions)
        return COLOURS[: options.players]

    def first(self, options: Options) -> Oath:
        assert isinstance(options, OathOptions)
        position = Oath(options=options)
        set_up(position, options.map == "random")
        return position

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Oath)
        return view(position, seat)

    def audit(self, position: Position) -> str:
        assert isinstance(position, Oath)
        return faults(position)

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        return words.say_seat(seat)

    def changes(self, position: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        assert isinstance(position, Oath)
        return costs.changes(position, seat, moves)

    def say_question(self, view: View, seat: Seat) -> Phrase | None:
        assert isinstance(view, OathView)
        return words.say_question(view) if view.asked == seat else None

    def say_event(self, event: Event) -> Phrase:
        return words.say_untold(event) or super().say_event(event)


GAME = OathGame()
