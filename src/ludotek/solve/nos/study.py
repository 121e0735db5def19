"""What a designer asks of Project NOS: what each part is worth on which track, who gains in the draft, what breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from ludotek.core.game import Game
from ludotek.core.position import Event, Position
from ludotek.core.rng import Rng
from ludotek.core.study import Arm, Finding, Notes, Observer, Section, Study, Table
from ludotek.games.nos.components import COMMON, COMMON_DICE, KIND_NAMES, KINDS, PICKS, TRACK, cards_of
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import moves
from ludotek.games.nos.steps.parts import BITS, parts_of
from ludotek.solve.nos.road import NEVER, Road

# Tracks by the sum of their cards; of eighteen cards six have 21 on average.
LOW = 18
HIGH = 24
TRACKS = 4  # of each sort, for exact values
SORTS = ("low", "mixed", "high")
DRIVERS = (2, 3, 4)


def sort_of(track: Sequence[int]) -> str:
    total = sum(track)
    return "low" if total <= LOW else "high" if total >= HIGH else "mixed"


class NosObserver(Observer):
    """Remembers the picks of each race, who won it, and what broke down."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.picks: list[tuple[int, int]] = []  # by pick: the seat and the part
        self.track: list[int] = []
        self.races: list[tuple[list[int], list[tuple[int, int]], list[int], int]] = []
        self.exploded = self.stalled = self.cars = self.idle = 0

    def hears(self, event: Event) -> None:
        _, what, a, b = event
        if what == moves.RACE_BEGINS:
            self.order, self.picks, self.track = [], [], []
        elif what == moves.DEALT:
            self.track.append(a)
        elif what in (moves.TOOK, moves.ADDED):
            self.order += [a] if a not in self.order else []
            self.picks.append((a, b))
        elif what == moves.WENT_GREEN:
            self.cars += len(self.order)
        elif what == moves.EXPLODED:
            self.exploded += 1
        elif what == moves.STALLED:
            self.stalled += 1
        elif what == moves.WON_RACE:
            self.races.append((self.order, self.picks, self.track, a))
        elif what == moves.NOBODY_WON:
            self.idle += 1

    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, Nos)
        for order, picks, track, winner in self.races:
            for place, seat in enumerate(order):
                notes.note(f"picks {place + 1}", float(seat == winner))
            for number, (seat, part) in enumerate(picks):
                won = float(seat == winner)
                notes.note(f"{KIND_NAMES[part]}, {sort_of(track)} track", won)
                notes.note(f"{KIND_NAMES[part]}, round {number // len(order) + 1}", won)
        for broken, name in ((self.exploded, "exploded"), (self.stalled, "stalled")):
            for car in range(self.cars):
                notes.note(name, float(car < broken))
        for race in range(len(self.races) + self.idle):
            notes.note("nobody", float(race < self.idle))
        notes.note("races", len(self.races) + self.idle)


class NosStudy(Study):
    bots = "level4"

    def arms(self, game: Game) -> Sequence[Arm]:
        return [Arm(name=f"{drivers} drivers", games=200, options={"drivers": drivers}) for drivers in DRIVERS]

    def observer(self, arm: Arm, game: Game) -> Observer:
        return NosObserver()

    def report(self, game: Game, notes: Mapping[str, Notes]) -> Sequence[Section]:
        def measured(name: str, text: str, *measures: str) -> Section:
            found = [
                Finding(label=f"{arm}, {measure}", measure=of.of(measure))
                for arm, of in notes.items()
                for measure in measures
                if of.of(measure).units
            ]
            return Section(title=name, text=text, findings=tuple(found))

        parts = KIND_NAMES[1:]
        lengths = [Finding(label=arm, measure=of.of("races"), is_share=False) for arm, of in notes.items()]
        return [
            Section(
                title="Rolls to the end",
                text="Exact, with three common dice and three more, over some tracks of each sort. Fewer are better.",
                tables=(worths(),),
            ),
            measured(
                "Race wins by place in the draft",
                "Whoever picks first; all are equally quick.",
                *(f"picks {place}" for place in range(1, 5)),
            ),
            *(
                measured(
                    f"Race wins with {part}",
                    "Of cars that picked it, by the track and by the round.",
                    *(f"{part}, {sort} track" for sort in SORTS),
                    *(f"{part}, round {number}" for number in range(1, PICKS + 1)),
                )
                for part in parts
            ),
            measured("Cars that explode", "Of all that started.", "exploded"),
            measured("Cars that stall at a dead end", "Of all that started.", "stalled"),
            measured("Races that nobody finishes", "", "nobody"),
            Section(title="Races in a game", findings=tuple(lengths)),
        ]


def tracks(sort: str) -> list[list[int]]:
    """Some tracks of a sort, always the same."""
    luck, found = Rng(1), list[list[int]]()
    while len(found) < TRACKS:
        pile = list(cards_of("street").track)
        luck.shuffle(pile)
        if sort_of(pile[:TRACK]) == sort:
            found.append(pile[:TRACK])
    return found


def builds() -> list[tuple[int, ...]]:
    """Three dice of one modification, or of two of different colours."""
    parts = parts_of("street")
    kinds = range(1, KINDS)
    alone: list[tuple[int, ...]] = [(kind,) * PICKS for kind in kinds]
    pairs = [pair for pair in combinations(kinds, 2) if parts.colour[pair[0]] != parts.colour[pair[1]]]
    return alone + [(*pair, more) for pair in pairs for more in pair]


@cache
def worths() -> Table:
    """By build and sort of track: the mean of the exact expected rolls; a dash where some track cannot be finished."""
    roads = {sort: [Road(parts_of("street"), track) for track in tracks(sort)] for sort in SORTS}
    rows = []
    for build in builds():
        dice = sum(1 << BITS * kind for kind in build) + (COMMON_DICE << BITS * COMMON)
        means = [sum(road.rolls(dice) for road in roads[sort]) / TRACKS for sort in SORTS]
        names = " + ".join(f"{build.count(kind)} {KIND_NAMES[kind]}" for kind in sorted(set(build)))
        rows.append((names, *(f"{mean:.2f}" if mean < NEVER else "-" for mean in means)))
    return Table(columns=("dice", *(f"{sort} tracks" for sort in SORTS)), rows=tuple(rows))


STUDY = NosStudy()
