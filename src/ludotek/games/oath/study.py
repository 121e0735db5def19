"""What a designer asks of Oath: who wins, how, how long it takes, and what people do with their turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.core.position import Event, Move, Position, Seat
from ludotek.core.study import Arm, Finding, Notes, Observer, Section, Study
from ludotek.games.oath import vocabulary as told
from ludotek.games.oath.components import COLOURS, OATHS
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.words import ENDINGS

PLAYERS = (2, 3, 4, 5, 6)
GAMES = 200
HAPPENED = {
    told.MUSTERED: "Muster",
    told.TRADED_SECRET: "Trade",
    told.TRADED_FAVOR: "Trade",
    told.TOOK_RELIC: "Recover a relic",
    told.TOOK_BANNER: "Recover or seize a banner",
    told.ATTACKED: "Campaign",
    told.BECAME_CITIZEN: "Citizenship",
    told.REVEALED_VISION: "a Vision revealed",
    told.TITLE_PASSED: "the title passed",
}
DEEDS = tuple(dict.fromkeys(HAPPENED.values()))


class OathObserver(Observer):
    """Counts decisions and what they come to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.counts = dict.fromkeys(DEEDS, 0)
        self.campaigns = Notes({})

    def decides(self, position: Position, seat: Seat, move: Move) -> None:
        self.decisions += seat >= 0

    def hears(self, event: Event) -> None:
        _, what, _, _ = event
        if what in HAPPENED:
            self.counts[HAPPENED[what]] += 1
        if what in (told.CAMPAIGN_WON, told.CAMPAIGN_LOST):
            self.campaigns.note("campaigns won", float(what == told.CAMPAIGN_WON))

    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, Oath)
        notes.note("rounds", position.round)
        notes.note("decisions", self.decisions)
        for number, ending in enumerate(ENDINGS):
            notes.note(ending, float(position.ending() == number))
        for seat in range(position.players):
            notes.note(COLOURS[seat], float(position.winner == seat))
        notes.note("a Citizen", float(position.citizens >> position.winner & 1))
        notes.note("an Exile", float(position.winner != CHANCELLOR and not position.citizens >> position.winner & 1))
        for what, number in self.counts.items():
            notes.note(what, number)
        notes.add(self.campaigns)


class OathStudy(Study):
    bots = "greedy"

    def arms(self) -> Sequence[Arm]:
        by_players = [Arm(name=f"{players} players", games=GAMES, options={"players": players}) for players in PLAYERS]
        return by_players + [Arm(name=f"the Oath of {oath}", games=GAMES, options={"oath": oath}) for oath in OATHS[1:]]

    def observer(self, arm: Arm) -> Observer:
        return OathObserver()

    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        return [section(name, played) for name, played in notes.items()]


def section(name: str, played: Notes) -> Section:
    """One arm: winners, endings, and how often the large things happen in a game."""
    shares = [colour for colour in COLOURS if colour in played.measures] + ["an Exile", "a Citizen", *ENDINGS]
    numbers = ["rounds", "decisions", *DEEDS]
    return Section(
        title=name,
        findings=(
            *(Finding(label=label, measure=played.of(label)) for label in shares),
            *(Finding(label=label, measure=played.of(label), is_share=False) for label in numbers),
            Finding(label="campaigns won", measure=played.of("campaigns won")),
        ),
    )


STUDY = OathStudy()
