"""The North: a duel of combos over the machines of a frozen world."""

from __future__ import annotations

from ludotek.core.game import Game, Options, View
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Position, Seat
from ludotek.core.verbs import Happening, Verb
from ludotek.games.north import words
from ludotek.games.north.components import NorthOptions
from ludotek.games.north.printing import EFFECTS, deck_for
from ludotek.games.north.rules import North
from ludotek.games.north.view import NorthView, view


class NorthGame(Game):
    id = "north"
    title = "The North"
    version = 3  # nobody is asked any more where all can see that nothing is possible
    form = NorthOptions
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    announcements = words.ANNOUNCEMENTS

    def __init__(self, cards: str = "cards") -> None:
        self.cards = cards

    @property
    def verbs(self) -> tuple[Verb, ...]:  # type: ignore[override]
        return words.words_of(self.cards).verbs

    @property
    def happenings(self) -> tuple[Happening, ...]:  # type: ignore[override]
        return words.words_of(self.cards).happenings

    def in_words_of(self, options: Options) -> NorthGame:
        assert isinstance(options, NorthOptions)
        return GAME if options.cards == "cards" else NorthGame(options.cards)

    def seats(self, options: Options) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: Options) -> North:
        assert isinstance(options, NorthOptions)
        return North(options=options, deck=deck_for(options))

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, North)
        return view(position, seat)

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        return words.say_seat(seat)

    def say_question(self, view: View, seat: Seat) -> Phrase | None:
        assert isinstance(view, NorthView)
        if view.question in EFFECTS:
            return words.say_line(view.question)
        return phrase(f"north-ask-{view.question}") if view.question else None


GAME = NorthGame()
