"""The North: a duel of combos over the machines of a frozen world."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.learning import Learning
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Part, Skill
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Refusals
from ludotek.core.study import Study
from ludotek.core.verbs import Happening, Verb
from ludotek.games.north import words
from ludotek.games.north.components import NorthOptions
from ludotek.games.north.outlook import outlook
from ludotek.games.north.printing import EFFECTS, deck_for
from ludotek.games.north.reckoning import reckoning
from ludotek.games.north.rules import North
from ludotek.games.north.view import NorthView, holdings, view


class NorthGame(Game[North, NorthOptions, NorthView]):
    id = "north"
    title = "The North"
    version = 3  # nobody is asked any more where all can see that nothing is possible
    form = NorthOptions
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    announcements = words.ANNOUNCEMENTS
    weight = 2.5
    has_lesson = True

    bot = Part[Skill]("bot:SKILL")
    encoding = Part[Encoding]("encoding:ENCODING")
    learning = Part[Learning]("learning:LEARNING")
    study = Part[Study]("study:STUDY")
    refusals = Part[Refusals]("refusals:REFUSALS")
    terminal = Part[type]("terminal:NorthBoard")

    def __init__(self, cards: str = "cards") -> None:
        self.cards = cards

    @property
    def verbs(self) -> tuple[Verb, ...]:  # type: ignore[override]
        return words.words_of(self.cards).verbs

    @property
    def happenings(self) -> tuple[Happening, ...]:  # type: ignore[override]
        return words.words_of(self.cards).happenings

    def in_words_of(self, options: NorthOptions) -> NorthGame:
        return GAME if options.cards == "cards" else NorthGame(options.cards)

    def seats(self, options: NorthOptions) -> tuple[str, ...]:
        return words.SEATS

    def first(self, options: NorthOptions) -> North:
        return North(options=options, deck=deck_for(options))

    def view(self, position: North, seat: Seat) -> NorthView:
        return view(position, seat)

    def say_seat(self, seat: Seat, options: NorthOptions) -> Phrase:
        return words.say_seat(seat)

    def holdings(self, view: NorthView, seat: Seat) -> dict[str, object]:
        return holdings(view, seat)

    def outlook(self, view: NorthView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: North, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: NorthView, seat: Seat) -> Phrase | None:
        if view.question in EFFECTS:
            return words.say_line(view.question)
        return phrase(f"north-ask-{view.question}") if view.question else None


GAME = NorthGame()
