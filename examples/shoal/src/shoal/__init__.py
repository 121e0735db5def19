"""Shoal: stones thrown in secret into shallow water."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek import Encoding, Event, Game, Outlook, Part, Phrase, Reckoning, Seat, phrase
from shoal import words
from shoal.ending import outlook, reckoning
from shoal.rules import Shoal, ShoalOptions
from shoal.view import ShoalView, view


class ShoalGame(Game[Shoal, ShoalOptions, ShoalView]):
    id = "shoal"
    title = "Shoal"
    form = ShoalOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    announcements = words.ANNOUNCEMENTS
    weight = 1.0

    encoding = Part[Encoding]("encoding:ENCODING")

    def seats(self, options: ShoalOptions) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: ShoalOptions) -> Shoal:
        return Shoal(options)

    def view(self, position: Shoal, seat: Seat) -> ShoalView:
        return view(position, seat)

    def outlook(self, view: ShoalView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: Shoal, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: ShoalView, seat: Seat) -> Phrase:
        return phrase("shoal-choose", depth=view.depth)


GAME = ShoalGame()
