"""What a designer asks of Project NOS: what each part is worth on which track and when, who gains in the draft, what
breaks.

Level 5 builds and drives by exact values. How likely each of its cars is to be first, if all roll equally fast, is
computed from the dice that they start with, so that the luck of the race adds no noise; who did win is told beside it,
live and on the beat. What breaks is measured with drivers who do make mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ludotek import solve
from ludotek.core.position import Event, Move, Position, Seat
from ludotek.core.study import Arm, Finding, Measure, Notes, Observer, Section, Study, Table, together
from ludotek.games.nos import GAME
from ludotek.games.nos.components import KIND_NAMES, MOST_REDLINES, PICKS
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.solve.builds import BUILDS
from ludotek.games.nos.solve.road import NEVER
from ludotek.games.nos.solve.solution import distribution, shares
from ludotek.games.nos.solve.table import NosTable
from ludotek.games.nos.steps import moves
from ludotek.games.nos.steps.moves import BLOW, PLACE, SAVE
from ludotek.games.nos.steps.state import DRAFTING, RACING

# Tracks by the sum of their cards; of eighteen cards six have 21 on average.
LOW = 18
HIGH = 24
SORTS = ("low", "mixed", "high")
DRIVERS = (2, 3, 4)
PARTS = KIND_NAMES[1:]
LEVELS = ("random", "level1", "level2", "level3", "level4", "level5")
LAST = 5  # race that is looked at: more are played only where nobody finishes
FAIR = 0.1  # a tenth more or less than an equal share of the wins is hoped for

TRACKS, DRAFTS, BEATS, DRIVES = "tracks", "drafts", "beats", "drives"  # what an arm is for: the first word of its name


@cache
def exact() -> NosTable:
    """The table by which the best bots play: what they have solved is not solved again."""
    table = solve.table(GAME)
    assert isinstance(table, NosTable)
    return table


def sort_of(track: Sequence[int]) -> str:
    total = sum(track)
    return "low" if total <= LOW else "high" if total >= HIGH else "mixed"


class TrackObserver(Observer):
    """Solves the first track of a game for every car that can be built."""

    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, Nos)
        road, sort = exact().road(position), sort_of(position.track)
        for build in BUILDS:
            rolls = build.rolls(road)
            notes.note(f"{sort}, {build.name}, never", float(rolls == NEVER))
            if rolls < NEVER:
                notes.note(f"{sort}, {build.name}", rolls)


class DraftObserver(Observer):
    """Asks at every pick what each choice is worth, and at every start who will be first."""

    def __init__(self) -> None:
        self.notes = Notes({})
        self.started = 0  # the last race that has begun
        self.places: list[Seat] = []
        self.races = 0

    def decides(self, position: Position, seat: Seat, move: Move) -> None:
        assert isinstance(position, Nos)
        if position.race > LAST or position.is_extra:
            return
        if position.phase == DRAFTING:
            self.weigh(position, seat, move)
        elif position.phase == RACING and position.race > self.started:
            self.started = position.race
            self.foresee(position)

    def weigh(self, position: Nos, seat: Seat, move: Move) -> None:
        """What every legal pick costs against the best, in rolls of the best car that can still be built."""
        choices = position.moves(seat)
        if choices[0] >= moves.GIVE:
            return
        worths = {choice: exact().worth_of_pick(position, seat, choice) for choice in choices}
        best, sort = min(worths.values()), sort_of(position.track)
        number = position.picks // len(position.order) + 1
        for choice, worth in worths.items():
            part = part_of(choice)
            self.notes.note(f"{sort}, pick {number}, {part}, taken", float(choice == move))
            self.notes.note(f"{sort}, pick {number}, {part}, ruins", float(worth == NEVER > best))
            if worth < NEVER:
                self.notes.note(f"{sort}, pick {number}, {part}", worth - best)

    def foresee(self, position: Nos) -> None:
        self.places = list(position.order)
        road, sort = exact().road(position), sort_of(position.track)
        first = shares([distribution(road, position.dice[seat]) for seat in self.places])
        for place, share in enumerate(first, 1):
            self.notes.note(f"place {place}", share)
            self.notes.note(f"place {place}, {sort}", share)

    def hears(self, event: Event) -> None:
        _, what, seat, _ = event
        if what == moves.WON_RACE:
            self.races += 1
            for place, other in enumerate(self.places, 1):
                self.notes.note(f"place {place}, driven", float(other == seat))

    def ends(self, position: Position, notes: Notes) -> None:
        notes.add(self.notes)
        notes.note("races", self.races)


class DriveObserver(Observer):
    """Counts what breaks, and how often a third redline is all that the dice offer."""

    def __init__(self) -> None:
        self.notes = Notes({})
        self.cars = self.races = 0
        self.broken = {moves.EXPLODED: 0, moves.STALLED: 0}
        self.finished = 0
        self.nobody = 0

    def decides(self, position: Position, seat: Seat, move: Move) -> None:
        assert isinstance(position, Nos)
        if position.phase == RACING and position.fresh[seat]:
            choices = position.moves(seat)
            is_tempted = BLOW in choices and not any(PLACE <= choice < SAVE for choice in choices)
            self.notes.note("tempted", float(is_tempted))

    def hears(self, event: Event) -> None:
        _, what, _, count = event
        if what == moves.WENT_GREEN:
            self.races += 1
        elif what in self.broken:
            self.broken[what] += 1
        elif what == moves.NOBODY_WON:
            self.nobody += 1
        elif what == moves.REDLINED and count == MOST_REDLINES:
            self.finished += 1

    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, Nos)
        notes.add(self.notes)
        cars = self.races * position.drivers
        counted = {
            "exploded": self.broken[moves.EXPLODED],
            "stalled": self.broken[moves.STALLED],
            "hot": self.finished,
        }
        for name, number in counted.items():
            for car in range(cars):
                notes.note(name, float(car < number))
        for race in range(self.races):
            notes.note("nobody", float(race < self.nobody))


def part_of(pick: Move) -> str:
    return PARTS[(pick - moves.TAKE) % len(PARTS)]


class NosStudy(Study):
    bots = "level5"

    def arms(self) -> Sequence[Arm]:
        return [
            Arm(name=TRACKS, games=200, options={"drivers": 1}, bots="level4"),
            *(Arm(name=f"{DRAFTS}, {drivers} drivers", games=120, options={"drivers": drivers}) for drivers in DRIVERS),
            *(
                Arm(name=f"{BEATS}, {drivers} drivers", games=40, options={"drivers": drivers, "pace": "beat"})
                for drivers in DRIVERS
            ),
            *(Arm(name=f"{DRIVES}, {level}", games=120, options={"drivers": 2}, bots=level) for level in LEVELS),
        ]

    def observer(self, arm: Arm) -> Observer:
        kinds = {TRACKS: TrackObserver, DRAFTS: DraftObserver, BEATS: DraftObserver, DRIVES: DriveObserver}
        observer: Observer = kinds[arm.name.partition(",")[0]]()
        return observer

    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        drafts = together([of for arm, of in notes.items() if arm.startswith(DRAFTS)])
        found = [
            *values(notes.get(TRACKS, Notes({}))),
            *picks(drafts),
            *orders(notes),
            *breakdowns(notes),
        ]
        return [section for section in found if section.findings or section.tables]


# What is said about it.


def values(notes: Notes) -> Iterator[Section]:
    """Every modification and pair, by the sort of track."""
    for sort in SORTS:
        builds = [build for build in BUILDS if notes.of(f"{sort}, {build.name}").units]
        builds.sort(key=lambda build: notes.of(f"{sort}, {build.name}").mean)
        yield Section(
            title=f"Rolls to the end of {sort} tracks",
            text="Exact for each track: three common dice and three of a modification, or three of a pair in the "
            "better split for that track. Fewer are better. Tracks that a car can never finish are told apart.",
            findings=tuple(
                Finding(label=build.name, measure=notes.of(f"{sort}, {build.name}"), is_share=False) for build in builds
            ),
        )
    rows = [(build.name, *(share(notes.of(f"{sort}, {build.name}, never")) for sort in SORTS)) for build in BUILDS]
    rows = [row for row in rows if any(cell not in ("0 %", "") for cell in row[1:])]
    if rows:
        title = "Tracks that a car can never finish, however it is driven"
        yield Section(title=title, tables=(Table(columns=("dice", *SORTS), rows=tuple(rows)),))


def picks(notes: Notes) -> Iterator[Section]:
    """Each modification, picked first to last."""
    for sort in SORTS:
        found = [
            Finding(label=f"pick {number}: {part}", measure=measure, is_share=False)
            for number in range(1, PICKS + 1)
            for part in PARTS
            if (measure := notes.of(f"{sort}, pick {number}, {part}")).units
        ]
        yield Section(
            title=f"What a pick costs on {sort} tracks",
            text="In rolls: the best car that can still be built after this pick, against the best after the best "
            "pick. Asked at every pick of every draft, of every part that could be taken; 0 is the best there is.",
            findings=tuple(found),
        )
    yield choices(notes, "taken", "What the best drafters pick", "How often a part is taken where it could be.")
    if any(name.endswith("ruins") and measure.total for name, measure in notes.measures.items()):
        ruin = "How often no car that can still be built after this pick ever finishes, though another pick led to one."
        yield choices(notes, "ruins", "Picks that ruin a car", ruin)


def choices(notes: Notes, what: str, title: str, text: str) -> Section:
    """A table of shares: by sort of track and pick, each part."""
    rows = [
        (
            f"{sort} tracks, pick {number}",
            *(share(notes.of(f"{sort}, pick {number}, {part}, {what}")) for part in PARTS),
        )
        for sort in SORTS
        for number in range(1, PICKS + 1)
    ]
    table = Table(columns=("pick", *PARTS), rows=tuple(rows))
    return Section(title=title, text=text, tables=(table,) if notes.measures else ())


def share(measure: Measure) -> str:
    return f"{100 * measure.mean:.0f} %" if measure.units else ""


def orders(notes: Mapping[str, Notes]) -> Iterator[Section]:
    """Who gains by the order of the draft."""
    for drivers in DRIVERS:
        of = notes.get(f"{DRAFTS}, {drivers} drivers", Notes({}))
        fair, places = 1 / drivers, range(1, drivers + 1)
        low, high = fair * (1 - FAIR), fair * (1 + FAIR)
        whole = [
            Finding(label=f"picks {place}", measure=of.of(f"place {place}"), low=low, high=high) for place in places
        ]
        parts = [
            Finding(label=f"picks {place}, {sort} tracks", measure=of.of(f"place {place}, {sort}"))
            for sort in SORTS
            for place in places
        ]
        beats = notes.get(f"{BEATS}, {drivers} drivers", Notes({}))
        driven = [
            Finding(label=f"picks {place}, as driven {pace}", measure=found.of(f"place {place}, driven"))
            for pace, found in (("on the beat", beats), ("live", of))
            for place in places
        ]
        yield Section(
            title=f"Race wins by place in the draft, {drivers} drivers",
            text="Exact for the dice with which each race began: all roll equally fast, and level finishes are shared. "
            "As driven: who did win. Live, saving a die and placing it later take hands and time as well.",
            findings=tuple(finding for finding in (*whole, *parts, *driven) if finding.measure.units),
        )
    lengths = [(f"{drivers} drivers", notes.get(f"{DRAFTS}, {drivers} drivers", Notes({}))) for drivers in DRIVERS]
    found = [Finding(label=label, measure=of.of("races"), is_share=False) for label, of in lengths if of.measures]
    yield Section(title="Races in a game", findings=tuple(found))


def breakdowns(notes: Mapping[str, Notes]) -> Iterator[Section]:
    """What breaks, by how well people drive."""
    told = {
        "exploded": (
            "Cars that explode",
            "Of all that started, two drivers alike. Only dice thrown at random choose it.",
        ),
        "tempted": (
            "Throws whose only use is a third redline",
            "Of all decisions over thrown dice. Here a slip of the hand would blow an engine, if the table let it.",
        ),
        "hot": ("Cars that take both redlines", "Of all that started."),
        "stalled": ("Cars that stall at a dead end", "Of all that started."),
        "nobody": ("Races that nobody finishes", "Of all races."),
    }
    for name, (title, text) in told.items():
        found = [
            Finding(label=level, measure=measure)
            for level in LEVELS
            if (measure := notes.get(f"{DRIVES}, {level}", Notes({})).of(name)).units
        ]
        yield Section(title=title, text=text, findings=tuple(found))


STUDY = NosStudy()
