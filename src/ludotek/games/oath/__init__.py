"""Oath: an empire, its exiles, and whoever keeps the Oath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.learning import Learning
from ludotek.core.options import Deal
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Chronicle, Library, Odds, Part, Reference, Skill, Worlds
from ludotek.core.phrase import Phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Refusals
from ludotek.core.study import Study
from ludotek.core.tale import Teller
from ludotek.games.oath import costs, words
from ludotek.games.oath.audit import faults
from ludotek.games.oath.cards import deck
from ludotek.games.oath.components import COLOURS, OathOptions
from ludotek.games.oath.first_game import first_scripted
from ludotek.games.oath.outlook import outlook
from ludotek.games.oath.reckoning import reckoning
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps import act, chronicle, spoils
from ludotek.games.oath.steps.exchange import open_deal
from ludotek.games.oath.steps.setup import set_up
from ludotek.games.oath.view import OathView, holdings, view

LAID_ON_THE_TABLE = (deck, act, spoils, chronicle)  # steps and cards find their place when they are imported


class OathGame(Game[Oath, OathOptions, OathView]):
    id = "oath"
    title = "Oath"
    version = 3  # edifices are numbered among the cards, so that everything after the denizens has another number
    form = OathOptions
    verbs = words.VERBS
    happenings = words.HAPPENINGS
    is_spoken = True
    endings = words.ENDINGS
    has_secrets = True
    practice = {"players": 4, "deck": "scripted"}
    has_lesson = True
    closing_verb = "rest"
    weight = 4.0

    bot = Part[Skill]("bot:SKILL")
    encoding = Part[Encoding]("encoding:ENCODING")
    learning = Part[Learning]("learning:LEARNING")
    study = Part[Study]("study:STUDY")
    refusals = Part[Refusals]("refusals:REFUSALS")
    odds = Part[Odds]("odds:ODDS")
    terminal = Part[type]("terminal:OathBoard")
    reference = Part[Reference]("reference:page")
    library = Part[Library]("library:LIBRARY")
    worlds = Part[Worlds]("seed.part:WORLDS")
    chronicle = Part[Chronicle]("chronicles:CHRONICLE")
    tale = Part[Teller]("tale:tell")

    def seats(self, options: OathOptions) -> tuple[str, ...]:
        return COLOURS[: options.players]

    def options(self, given: Mapping[str, object] | None = None) -> OathOptions:
        """A world must be one that so many can play in."""
        chosen = super().options(given)
        if chosen.world:
            from ludotek.games.oath.seed.playing import check_world

            check_world(chosen)
        return chosen

    def first(self, options: OathOptions) -> Oath:
        if options.world:
            from ludotek.games.oath.seed.playing import first_in_world

            return first_in_world(options)
        if options.deck == "scripted":
            return first_scripted(options)
        position = Oath(options=options)
        set_up(position, options)
        return position

    def view(self, position: Oath, seat: Seat) -> OathView:
        return view(position, seat)

    def deal(self, position: Oath) -> Deal | None:
        return open_deal(position)

    def audit(self, position: Oath) -> str:
        return faults(position)

    def say_seat(self, seat: Seat, options: OathOptions) -> Phrase:
        return words.say_seat(seat)

    def changes(self, position: Oath, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        return costs.changes(position, seat, moves)

    def holdings(self, view: OathView, seat: Seat) -> dict[str, object]:
        return holdings(view, seat)

    def outlook(self, view: OathView) -> Outlook:
        return outlook(view)

    def reckoning(self, position: Oath, told: Sequence[Event]) -> Reckoning:
        return reckoning(position, told)

    def say_question(self, view: OathView, seat: Seat) -> Phrase | None:
        return words.say_question(view) if view.asked == seat else None

    def say_event(self, event: Event) -> Phrase:
        return words.say_untold(event) or super().say_event(event)


GAME = OathGame()
