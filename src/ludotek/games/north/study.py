"""What a designer asks of The North: is it fair, is it the right length, and does every card matter?"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import sqrt

from ludotek.core.position import Event, Move, Position, Seat
from ludotek.core.study import Arm, Finding, Measure, Notes, Observer, Section, Study, Table
from ludotek.games.north import vocabulary as told
from ludotek.games.north.components import COPIES, DIRECTIVES, HERE
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.steps.turn import CHOOSE_DIRECTIVE
from ludotek.games.north.words import ANCIENTS
from ludotek.games.north.words import DIRECTIVES as DIRECTIVE_NAMES

BASE = "the house's own set"
WHOLE = "nothing taken away"
QUICK = "mcts:30"  # for the many arms in which one kind says nothing
SHORTEST, LONGEST = 10, 18  # turns
LEVELS = (1, 2, 3, 4)


class NorthObserver(Observer):
    """Remembers what was laid out, taken and played, and what each turn allowed and used."""

    def __init__(self) -> None:
        self.seen: set[int] = set()  # kinds
        self.reprogrammed: set[int] = set()
        self.played: set[int] = set()
        self.acquired: set[tuple[Seat, int]] = set()
        self.allowed: set[str] = set()  # in this turn
        self.used: set[str] = set()
        self.turns = Notes({})
        self.choices = Notes({})

    def decides(self, position: Position, seat: Seat, move: Move) -> None:
        assert isinstance(position, North)
        moves = position.moves(seat)
        self.choices.note("choices", len(moves))
        if position.asking & LINE_MASK != CHOOSE_DIRECTIVE.number:
            return
        for choice, wanted in ((one, self.allowed) for one in moves if one != told.UNABLE):
            wanted.add(self.name(position, seat, choice))
        if move != told.UNABLE:
            self.used.add(self.name(position, seat, move))

    def name(self, position: North, seat: Seat, move: Move) -> str:
        """A Directive; discharging is also that of the Node's level."""
        directive = move - told.DIRECTIVE
        is_node = directive == DIRECTIVES - 1
        return f"node {position.node[seat]}" if is_node else DIRECTIVE_NAMES[directive]

    def hears(self, event: Event) -> None:
        _, what, seat, card = event
        if what == told.LAID:
            self.seen.add(card)
        elif what == told.REPROGRAMMED:
            self.reprogrammed.add(card // COPIES)
            self.acquired.add((seat, card // COPIES))
        elif what == told.MOVED:
            self.acquired.add((seat, card // COPIES))
        elif what == told.PLAYED:
            self.played.add(card // COPIES)
        elif what in (told.BEGAN, told.ENDED):
            self.close_turn()

    def close_turn(self) -> None:
        nodes = {name for name in self.allowed if name.startswith("node")}
        for name in self.allowed:
            self.turns.note(name, float(name in self.used))
        if nodes:
            self.turns.note("discharge", float(bool(nodes & self.used)))
        self.allowed.clear()
        self.used.clear()

    def ends(self, position: Position, notes: Notes) -> None:
        assert isinstance(position, North)
        scores = position.scores()
        notes.note("first", won(scores, position.first))
        notes.note("tie", float(scores[0] == 0))
        notes.note("turns", position.turns)
        notes.note("length", float(SHORTEST <= position.turns <= LONGEST))
        notes.note("points", float(position.how != told.BY_DECK))
        notes.note("deck", float(position.how != told.BY_POINTS))
        for seat, kind in self.acquired:
            notes.note(f"won with {ANCIENTS[kind]}", won(scores, seat))
        for kind in self.seen:
            notes.note(f"reprogrammed {ANCIENTS[kind]}", float(kind in self.reprogrammed))
            notes.note(f"played {ANCIENTS[kind]}", float(kind in self.played))
        notes.add(self.turns)
        notes.add(self.choices)


def won(scores: list[int], seat: Seat) -> float:
    """A win is one, a tie is half."""
    return (scores[seat] + 1) / 2


def without(kind: str) -> str:
    """The house's own set, with nothing written on one kind of Ancient."""
    sheet = files(HERE).joinpath("cards.yaml").read_text(encoding="utf-8")
    return re.sub(rf"(id: {kind}\n.*\n +protocol: )\[.*\]\n( +spark: )\[.*\]", r"\1[]\n\2[]", sheet)


class NorthStudy(Study):
    bots = "mcts:100"

    def arms(self) -> Sequence[Arm]:
        blank = [
            Arm(name=f"without {kind}", games=400, options={"cards": without(kind)}, bots=QUICK)
            for kind in ANCIENTS[:16]
        ]
        same = Arm(name=WHOLE, games=400, bots=QUICK)
        return [Arm(name=BASE, games=1000), same, *blank]

    def observer(self, arm: Arm) -> Observer:
        return NorthObserver()

    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        base = notes.get(BASE) or Notes({})
        kinds = [kind for kind in ANCIENTS if f"played {kind}" in base.measures]
        return [
            Section(title="Whole games", findings=whole_games(base)),
            Section(title="Winner's share by kind acquired", findings=bands(base, "won with", kinds, 0.42, 0.58)),
            Section(title="Reprogrammed where seen", findings=bands(base, "reprogrammed", kinds, 0.15, None)),
            Section(title="Played where seen", findings=bands(base, "played", kinds, 0.10, None)),
            Section(title="Used in turns that allowed it", findings=uses(base)),
            *([no_filler(notes)] if WHOLE in notes else []),
        ]


def whole_games(base: Notes) -> tuple[Finding, ...]:
    return (
        Finding(label="the First Player wins", measure=base.of("first"), low=0.46, high=0.54),
        Finding(label="games of 10 to 18 turns", measure=base.of("length"), low=0.90),
        Finding(label="turns", measure=base.of("turns"), is_share=False),
        Finding(label="ends with no points left", measure=base.of("points"), low=0.10),
        Finding(label="ends with a low Wastes Deck", measure=base.of("deck"), low=0.10),
        Finding(label="ties", measure=base.of("tie"), high=0.03),
        Finding(label="choices at a decision", measure=base.of("choices"), is_share=False),
    )


def bands(base: Notes, what: str, kinds: list[str], low: float, high: float | None) -> tuple[Finding, ...]:
    return tuple(Finding(label=kind, measure=base.of(f"{what} {kind}"), low=low, high=high) for kind in kinds)


def uses(base: Notes) -> tuple[Finding, ...]:
    names = [*DIRECTIVE_NAMES, *(f"node {level}" for level in LEVELS)]
    return tuple(Finding(label=name, measure=base.of(name), low=0.10) for name in names)


def no_filler(notes: Mapping[str, Notes]) -> Section:
    """How often a kind is taken and played, with its texts and without them, by the same bots."""
    rows = []
    whole = notes.get(WHOLE) or Notes({})
    for kind in ANCIENTS[:16]:
        bare = notes.get(f"without {kind}") or Notes({})
        pairs = [(whole.of(f"{what} {kind}"), bare.of(f"{what} {kind}")) for what in ("reprogrammed", "played")]
        shares = [f"{one.mean:.1%}" for pair in pairs for one in pair]
        surest = max(pairs, key=lambda pair: abs(sureness(*pair)))
        rows.append((kind, *shares, f"{sureness(*surest):+.1f}"))
    columns = ("kind", "reprogrammed", "without its texts", "played", "without its texts", "in standard errors")
    text = "A kind whose texts are taken away is taken or played more or less often: the surer change of the two."
    return Section(title="No filler", text=text, tables=(Table(columns=columns, rows=tuple(rows)),))


def sureness(before: Measure, after: Measure) -> float:
    """A change between two shares, in its own standard errors."""
    variance = sum(share.mean * (1 - share.mean) / share.units for share in (before, after) if share.units)
    return (after.mean - before.mean) / sqrt(variance) if variance else 0.0


STUDY = NorthStudy()
