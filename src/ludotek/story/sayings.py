"""Sayings: what an event is for people, worked out once for all who hear it, at every table with the same words."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.phrase import Phrase
from ludotek.core.position import CHANCE, Event
from ludotek.core.telling import Telling

MOST_SAYINGS: Final = 5_000  # remembered of one game; large ones have more, most of which are rare
MOST_GAMES: Final = 50  # with their options: sheets of people's own make many

encode = msgspec.json.Encoder().encode


class Saying(msgspec.Struct, frozen=True):
    """What an event is, whoever hears it and whenever it happens."""

    code: int
    telling: Telling
    is_silent: bool
    is_deed: bool
    meaning: msgspec.Raw  # on the wire
    say: Phrase
    say_own: Phrase  # to whoever it concerns
    owner: int  # whoever did it, as the event has it
    seat: int  # the same, where that is a seat
    links: dict[str, str]
    place: str
    touches: list[tuple[int, str]]
    events: int = 1  # of which it speaks

    def joins(self, last: Saying) -> bool:
        """Whether it is said in one sentence with the event before it."""
        return self.telling.joins and self.code == last.code and self.owner == last.owner

    def is_named_by(self, other: Saying) -> bool:
        """Whether the event after it says which thing this one was about: a card of which others saw the back."""
        return self.owner == other.owner and other.telling.names[1] in self.say.gaps

    def named(self, other: Saying) -> Saying:
        """The same, to somebody who may know that."""
        own, gap = other.telling.names
        name = {gap: other.say.gaps[own]}
        return msgspec.structs.replace(
            self,
            say=Phrase(self.say.id, self.say.gaps | name),
            say_own=Phrase(self.say_own.id, self.say_own.gaps | name),
            links=self.links | {gap: other.links[own]} if own in other.links else self.links,
            place=other.place,
            touches=list(dict.fromkeys([*self.touches, *other.touches])),
            events=self.events + other.events,
        )


class Sayings:
    """All that has been said of a game with some options."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.seats = len(game.seats(options))
        self.known: dict[tuple[int, ...], Saying] = {}

    def of(self, event: Event) -> Saying:
        """What an event is for people; to whom it was told makes no difference."""
        found = self.known.get(event[1:])
        if found is None:
            if len(self.known) >= MOST_SAYINGS:
                self.known.clear()
            found = self.known[event[1:]] = self._saying(event)
        return found

    def _saying(self, event: Event) -> Saying:
        speech = self.game.speech
        happening = speech.happenings[event[1]]
        telling, values = happening.telling, happening.values(event)
        owner, say = values.get(telling.by, CHANCE), self.game.tell(event, self.options)
        weight = telling.weight_of(values)
        return Saying(
            code=happening.code,
            telling=telling,
            is_silent=weight == "silent",
            is_deed=weight == "deed",
            meaning=msgspec.Raw(encode(speech.report(event))),
            say=say,
            say_own=Phrase(say.id, say.gaps | {"mine": 1}) if telling.is_own else say,
            owner=owner,
            seat=owner if 0 <= owner < self.seats else CHANCE,
            links=speech.links(event),
            place=self._place(event),
            touches=list(dict.fromkeys(telling.touched(values, self.seats))),
        )

    def _place(self, event: Event) -> str:
        """Where it happens: where its declaration says, or where the first thing that it names lies."""
        happening = self.game.speech.happenings[event[1]]
        values, named = happening.values(event), happening.telling.place
        places = (happening.things[name].place(values[name]) for name in ([named] if named else values))
        return next((place for place in places if place), "")


REMEMBERED: dict[tuple[Game, bytes], Sayings] = {}  # those that were asked for last stand last


def sayings_of(game: Game, options: Options) -> Sayings:
    """What is said of a game with these options: the same for all tables that play it so."""
    key = game, encode(options)
    found = REMEMBERED.pop(key, None) or Sayings(game, options)
    REMEMBERED[key] = found
    if len(REMEMBERED) > MOST_GAMES:
        REMEMBERED.pop(next(iter(REMEMBERED)), None)
    return found
