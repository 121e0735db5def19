"""What a designer asks of Novem: whether rows or the first attack are worth more, and how games end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.core.position import Event, Position
from ludotek.core.study import Arm, Finding, Notes, Observer, Section, Study
from ludotek.games.novem import state, vocabulary
from ludotek.games.novem.components import ROWS
from ludotek.games.novem.words import GAME_ENDINGS

SECOND_GAMES = {"same set-up again": "same", "set-up transposed": "transposed", "set-up drawn anew": "random"}


class NovemObserver(Observer):
    """Remembers who attacked first and how each game of the match ended."""

    def __init__(self) -> None:
        self.first = state.NOBODY
        self.endings: list[int] = []

    def hears(self, event: Event) -> None:
        _, what, seat, number = event
        if what == vocabulary.ATTACKS_FIRST and number == 1:
            self.first = seat
        elif what == vocabulary.ENDED:
            self.endings.append(number)

    def ends(self, position: Position, notes: Notes) -> None:
        rows, columns = position.scores()
        notes.note("rows", won(rows, columns))
        notes.note("first", won(rows, columns) if self.first == ROWS else won(columns, rows))
        notes.note("tie", float(rows == columns))
        for ending in self.endings:
            for number, name in GAME_ENDINGS.items():
                notes.note(name, float(ending == number))


def won(own: int, other: int) -> float:
    """A win is one, a tie is half."""
    return 1.0 if own > other else 0.5 if own == other else 0.0


class NovemStudy(Study):
    bots = "simultaneous:100"

    def arms(self) -> Sequence[Arm]:
        return [Arm(name=name, games=400, options={"second_layout": way}) for name, way in SECOND_GAMES.items()]

    def observer(self, arm: Arm) -> Observer:
        return NovemObserver()

    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        def findings(measure: str) -> tuple[Finding, ...]:
            return tuple(Finding(label=arm, measure=found.of(measure)) for arm, found in notes.items())

        return [
            Section(title="Wins of the rows", text="A tie counts half for each.", findings=findings("rows")),
            Section(title="Wins of whoever attacked first", findings=findings("first")),
            Section(title="Tied matches", findings=findings("tie")),
            *(Section(title=f"Games ended by: {name}", findings=findings(name)) for name in GAME_ENDINGS.values()),
        ]


STUDY = NovemStudy()
