"""What somebody chose, once it is told: some choices are deeds, of most only the consequences are told."""

from __future__ import annotations

from typing import Final

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.telling import Values
from ludotek.core.verbs import Gap, Speech, Thing, Verb, filled, linked
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import SITE

DEEDS: Final = ("search-deck", "search-pile", "offer", "hand-over", "request", "peek", "peek-reliquary")
DETAILS: Final = ("space", "bank", "banner", "show")
NAMED: Final = (range(v.CARD, v.NUMBER), range(v.BANNER, v.YES))  # cards, sites, players, banks; banners and spaces


class Choices:
    """The moves of Oath as choices that were made."""

    def __init__(self, moves: Speech) -> None:
        self.moves = moves
        self.deeds = self._runs(DEEDS)
        self.told = [*self.deeds, *self._runs(DETAILS), *NAMED]

    def _runs(self, names: tuple[str, ...]) -> list[range]:
        return [range(verb.start, verb.start + verb.size) for verb in self.moves.verbs if verb.name in names]

    def is_deed(self, values: Values) -> bool:
        """A search, an offer, a look at a relic: what follows belongs to it."""
        return any(values["choice"] in run for run in self.deeds)

    def says_nothing(self, values: Values) -> bool:
        """A number, a yes, a die of chance: the question that it answers is not told."""
        return values["seat"] < 0 or not any(values["choice"] in run for run in self.told)

    def say(self, seat: Gap, choice: int) -> Phrase:
        """A choice as a sentence."""
        verb = self.moves.verb_of(choice)
        if verb.name in DEEDS or verb.name in DETAILS:
            return phrase(f"oath-chose-{verb.name}", **self.gaps(verb, choice), seat=seat)
        if v.CARD + SITE <= choice < v.SLOT:
            return phrase("oath-chose-site", seat=seat, choice=self.moves.say(choice))
        return phrase("oath-chose", seat=seat, choice=self.moves.say(choice))

    def gaps(self, verb: Verb, choice: int) -> dict[str, Gap]:
        """What a choice names; whom it concerns is somebody else than whoever chose."""
        return {other(gap): said for gap, said in filled(verb.things, verb.values(choice)).items()}

    def links(self, choice: int) -> dict[str, str]:
        """Where that is."""
        verb = self.moves.verb_of(choice)
        found = linked(verb.things, verb.values(choice))
        if verb.name in DEEDS or verb.name in DETAILS:
            return {other(gap): place for gap, place in found.items()}
        return {"choice": next(iter(found.values()))} if found else {}


def other(gap: str) -> str:
    return "other" if gap == "seat" else gap


class Chosen(Thing):
    """A choice, as an event carries it."""

    def __init__(self, choices: Choices, type: str) -> None:
        super().__init__(0, say=choices.moves.say, wire=choices.moves.mean, type=type)
        self.choices = choices

    def links(self, name: str, value: int) -> dict[str, str]:
        return self.choices.links(value)
