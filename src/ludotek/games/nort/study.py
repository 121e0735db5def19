"""What a designer asks of Nort: whether the vehicles are a match for each other, and how games end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from ludotek.core.position import Position
from ludotek.core.study import Arm, Finding, Measure, Notes, Observer, Section, Study
from ludotek.games.nort.components import BLUE, POWERS, RED, ROUNDS, NortOptions, Vehicle, chosen_arena
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.words import ENDINGS, SEATS

MODES = ("duel", "race")
GAMES = {"default": 500, "pinball": 300, "steppe": 300}  # in each order of two vehicles, and mode
WITH_ITSELF = 0.4  # of these games, for two vehicles of a kind

PAIRINGS = (0.44, 0.56)
FIRST_SEAT = (0.47, 0.53)
LAST_MOVE = (0.10, 0.35)
ONE_CAUSE = 0.60
POWER = 0.05


class NortObserver(Observer):
    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, Nort)
        blue = position.scores()[BLUE]
        notes.note("blue", (1 + blue) / 2)
        notes.note("last move", float(position.round == ROUNDS))
        notes.note("moves", float(position.round))
        for number, ending in enumerate(ENDINGS):
            notes.note(ending, float(position.ending() == number))
        for seat in (BLUE, RED):
            vehicle = position.vehicle[seat]
            for power, name in enumerate(POWERS):
                if position.lattice.powers[vehicle] >> power & 1:
                    notes.note(f"{vehicle} {name}", float(position.used[len(POWERS) * seat + power] > 0))


class NortStudy(Study):
    bots = "mcts:100"

    def arms(self) -> Sequence[Arm]:
        return [
            arm(arena, mode, pair, games)
            for arena, games in GAMES.items()
            for mode in MODES
            for pair in [*permutations(range(len(vehicles(arena))), 2), *both_alike(arena)]
        ]

    def observer(self, arm: Arm) -> Observer:
        return NortObserver()

    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        return [section for arena in GAMES for section in sections(arena, notes) if section.findings]


def vehicles(arena: str) -> tuple[Vehicle, ...]:
    return chosen_arena(NortOptions(arena=arena)).vehicles


def both_alike(arena: str) -> list[tuple[int, int]]:
    return [(vehicle, vehicle) for vehicle in range(len(vehicles(arena)))]


def arm(arena: str, mode: str, pair: tuple[int, int], games: int) -> Arm:
    """Blue's vehicle and red's are given; all else is played."""
    return Arm(
        name=name_of(arena, mode, pair),
        games=games if pair[0] != pair[1] else int(games * WITH_ITSELF),
        options={"arena": arena, "mode": mode},
        opening=tuple((seat, f"vehicle {1 + vehicle}") for seat, vehicle in zip(SEATS, pair, strict=True)),
    )


def name_of(arena: str, mode: str, pair: tuple[int, int]) -> str:
    names = [vehicle.name for vehicle in vehicles(arena)]
    return f"{arena} {mode}: {names[pair[0]]} against {names[pair[1]]}"


def sections(arena: str, notes: Mapping[str, Notes]) -> list[Section]:
    return [
        Section(
            title=f"{arena}: vehicles",
            text="How often the first of two wins, over both seats; a draw counts half.",
            findings=tuple(finding for mode in MODES for finding in pairings(arena, mode, notes)),
        ),
        over_modes(arena, notes, "the first seat", "blue", FIRST_SEAT),
        over_modes(arena, notes, "games that reach move 18", "last move", LAST_MOVE),
        Section(title=f"{arena}: how games end", findings=causes(arena, notes)),
        Section(
            title=f"{arena}: powers",
            text="In how many games of a vehicle that has a power it is used.",
            findings=powers(arena, notes),
        ),
    ]


def kept(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Those of which anything was measured."""
    return tuple(finding for finding in findings if finding.measure.units)


def gathered(arena: str, modes: Sequence[str], notes: Mapping[str, Notes], name: str) -> Measure:
    """What all arms of an arena noted under a name."""
    found = Measure()
    for arm_name, noted in notes.items():
        if arm_name.startswith(tuple(f"{arena} {mode}:" for mode in modes)):
            found.add(noted.of(name))
    return found


def turned(measure: Measure) -> Measure:
    """The same games seen from the other seat."""
    squares = measure.units - 2 * measure.total + measure.squares
    return Measure(measure.units, measure.units - measure.total, squares)


def pairings(arena: str, mode: str, notes: Mapping[str, Notes]) -> tuple[Finding, ...]:
    names = [vehicle.name for vehicle in vehicles(arena)]
    found = []
    for one, other in combinations(range(len(names)), 2):
        measure = Measure()
        for pair, see in (((one, other), same), ((other, one), turned)):
            noted = notes.get(name_of(arena, mode, pair))
            if noted is not None:
                measure.add(see(noted.of("blue")))
        low, high = PAIRINGS
        label = f"{mode}: {names[one]} against {names[other]}"
        found.append(Finding(label=label, measure=measure, low=low, high=high))
    return kept(found)


def same(measure: Measure) -> Measure:
    return measure


def over_modes(arena: str, notes: Mapping[str, Notes], title: str, name: str, band: tuple[float, float]) -> Section:
    found = [
        Finding(label=mode, measure=gathered(arena, [mode], notes, name), low=band[0], high=band[1]) for mode in MODES
    ]
    return Section(title=f"{arena}: {title}", findings=kept(found))


def causes(arena: str, notes: Mapping[str, Notes]) -> tuple[Finding, ...]:
    return kept(
        [
            Finding(label=f"{mode}: {ending}", measure=gathered(arena, [mode], notes, ending), high=ONE_CAUSE)
            for mode in MODES
            for ending in ENDINGS
        ]
    )


def powers(arena: str, notes: Mapping[str, Notes]) -> tuple[Finding, ...]:
    return kept(
        [
            Finding(
                label=f"{vehicle.name}: {power}", measure=gathered(arena, MODES, notes, f"{number} {power}"), low=POWER
            )
            for number, vehicle in enumerate(vehicles(arena))
            for power in vehicle.powers
        ]
    )


STUDY = NortStudy()
