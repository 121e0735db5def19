"""Nort's board in the terminal: the lattice with its traces, and the sheet that covers it during the call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text
from textual.timer import Timer

from ludotek.core.options import View
from ludotek.core.position import Move, Seat
from ludotek.games.nort.components import FATAL, HIGHEST, USES, Vehicle
from ludotek.games.nort.terminal.arena import INK, NEON, SWATCH, draw_arena, strokes
from ludotek.games.nort.view import CalledRound, NortView, Said
from ludotek.games.nort.vocabulary import ZERO, call_of
from ludotek.terminal.board import Board
from ludotek.terminal.zone import HALVES

SHEET = f"{INK} on #2a3040"  # what covers the arena
SHEET_WIDTH = 44
ROUNDS_A_LINE = 3
CALL_WIDTH = 4
ARROWS = {"left": "↰", "straight": "↑", "right": "↱"}

# The keys of a hand as they lie, row by row: for the values from zero to twelve, and for left, straight and right
# (ruling N6).
ROWS = {HALVES[0]: ("g1234werasdfz", "xcv"), HALVES[1]: ("=7890uiopjkl;", "m,.")}
SIDES = "←↑→"  # keys of their own, and signs for others
A_STROKE = 0.4  # seconds from one trace to the next


class NortBoard(Board):
    """Two vehicles among mines and traces, as long as they may be seen."""

    seat_colours = ("#3f78c8", "#cc4a40")
    traced = 0  # how many traces have been seen
    pens: Sequence[Timer] = ()  # of traces that are about to be drawn

    def show(self, view: View) -> None:
        """What is new is drawn trace by trace, in the order of the calls."""
        assert isinstance(view, NortView)
        for pen in self.pens:
            pen.stop()
        self.pens = ()
        known = self.traced
        if view.arena is not None:
            self.traced = len(view.arena.traces)
        if view.arena is None or not self.is_mounted or self.app.animation_level == "none" or self.traced <= known + 1:
            super().show(view)
            return
        first, *later = [draw_arena(view, part) for part in strokes(view.arena, known)]
        self.update(first)
        self.pens = [self.set_timer(A_STROKE * (1 + n), partial(self.update, part)) for n, part in enumerate(later)]

    def drawing(self, view: View) -> Text:
        assert isinstance(view, NortView)
        return self.cover(view) if view.arena is None else draw_arena(view, view.arena)

    # The race to call: a value, then a direction.

    def keys(self, view: View, seat: Seat, moves: Sequence[Move], hand: str) -> dict[str, Move]:
        """Alone with digits and arrows; beside each other with one key for each value, and three for directions."""
        values, sides = spelling(hand)
        keys = {values[0]: ZERO}
        for value, first in enumerate(values[1:], 1):
            keys |= {first + side: call_of(value, direction) for direction, side in enumerate(sides)}
        return {key: move for key, move in keys.items() if move in moves}

    def legend(self, view: View, hand: str) -> str:
        """`1=1 w=5 … then x=← c=↑ v=→`; digits and arrows speak for themselves."""
        if hand not in ROWS:
            return self.language.text("nort-keys", values=f"0 … {HIGHEST}", sides=" ".join(SIDES))
        values, sides = spelling(hand)
        named = " ".join(f"{key}={value}" for value, key in enumerate(values))
        arrows = " ".join(f"{key}={side}" for key, side in zip(sides, SIDES, strict=True))
        return self.language.text("nort-keys", values=named, sides=arrows)

    # Beside the board.

    def subtitle(self, view: View) -> str:
        assert isinstance(view, NortView)
        return self.language.text("nort-round-of", round=view.round, rounds=view.rounds) if view.round else ""

    def request(self, view: View, seat: Seat) -> str:
        question = self.game.say_question(view, seat)
        assert question is not None
        return self.language.say(question)

    # The cover, with everything that stays in sight on it.

    def cover(self, view: NortView) -> Text:
        lines = [
            *dice(view.dice),
            Text(),
            self.spoken(view),
            Text(),
            Text(self.language.text("nort-calls"), "bold"),
            *call_sheet(view.called),
            Text(),
            Text("" if view.stage == "race" else self.language.text("nort-type-a-call"), "italic"),
        ]
        return Text("\n").join(on_the_sheet(line) for line in [Text(), *lines, Text()])

    def spoken(self, view: NortView) -> Text:
        """What has been called in this round."""
        if view.first is None or len(view.called) < view.round:
            return Text()
        line, order = view.called[-1], (view.first, 1 - view.first)
        said = [(seat, call) for seat in order if (call := line.calls[seat]) is not None]
        if view.standing is not None:
            said.append((1 - view.first, view.standing))
        parts = [
            Text(f"{self.language.seat(self.game, seat, self.options)} {shown(call)}", NEON[seat])
            for seat, call in said
        ]
        return Text("   ").join(parts)

    def facts(self, view: View, seat: Seat) -> Text:
        assert isinstance(view, NortView)
        lines = [line for owner in range(len(view.vehicle)) for line in self.player_facts(view, owner)]
        return Text("\n").join(lines + self.garage(view))

    def player_facts(self, view: NortView, seat: Seat) -> list[Text]:
        first = f"  ▸ {self.language.text('nort-first-call')}" if view.first == seat and view.end is None else ""
        left, crossings = view.powers_left[seat], view.crossings[seat]
        marks = f"{'●' * left}{'○' * (USES - left)}  {'✚' * crossings}{'·' * (FATAL - crossings)}"
        return [
            Text.assemble((f" {SWATCH[seat]} ", NEON[seat]), (self.player(seat), "bold"), first),
            Text(f"     {self.vehicle(view, seat)}"),
            Text(f"     {marks}  {self.language.text('nort-speed', speed=view.speed[seat])}"),
            *(Text(f"     {note}", "italic") for note in self.notes(view, seat)),
        ]

    def name_of(self, vehicle: Vehicle) -> str:
        return self.language.text_or(f"nort-vehicle-{vehicle.name.lower()}", vehicle.name)

    def vehicle(self, view: NortView, seat: Seat) -> str:
        number = view.vehicle[seat]
        if number is None:
            return self.language.text("nort-unchosen" if view.stage == "vehicles" else "nort-secret")
        vehicle = view.vehicles[number]
        return f"{self.name_of(vehicle)} · {self.language.text('nort-turn', turn=vehicle.turn)}"

    def notes(self, view: NortView, seat: Seat) -> list[str]:
        used = [self.language.text("nort-power", power=power) for power, uses in view.powers_used[seat].items() if uses]
        if view.end is None and view.barred[seat]:
            return [*used, self.language.text("nort-is-barred")]
        if view.end is None and view.turned[seat]:
            return [*used, self.language.text("nort-has-turned")]
        return used

    def garage(self, view: NortView) -> list[Text]:
        """The vehicles, while they are chosen from."""
        if view.stage != "vehicles":
            return []
        lines = [Text()]
        for number, vehicle in enumerate(view.vehicles, 1):
            turn = self.language.text("nort-turn", turn=vehicle.turn)
            powers = ", ".join(self.language.text("nort-power", power=power) for power in vehicle.powers)
            lines += [Text(f" {number} {self.name_of(vehicle)} · {turn}", "bold"), Text(f"   {powers}")]
        return lines


def spelling(hand: str) -> tuple[tuple[str, ...], str]:
    """What is typed for each value, and for left, straight and right."""
    if hand not in ROWS:
        return tuple(str(value) for value in range(HIGHEST + 1)), SIDES
    values, sides = ROWS[hand]
    return tuple(values), sides


def shown(call: Said | None) -> str:
    """A call as the sheet has it: `7↰`."""
    if call is None:
        return ""
    return f"{call.value}{ARROWS[call.direction] if call.value else ''}"


def dice(thrown: tuple[int, ...]) -> list[Text]:
    top, middle, bottom = ("  ".join(part * len(thrown)) for part in (["╭───╮"], ["│ {} │"], ["╰───╯"]))
    return [Text(line, "bold") for line in (top, middle.format(*thrown), bottom)]


def call_sheet(called: tuple[CalledRound, ...]) -> list[Text]:
    """The sheet of past calls, read downwards; a mark is before the call that came first."""
    height = -(-len(called) // ROUNDS_A_LINE)
    cells = [call_cell(number, line) for number, line in enumerate(called, 1)]
    return [Text(" ").join(cells[row::height]) for row in range(height)]


def call_cell(number: int, line: CalledRound) -> Text:
    cell = Text(f"{number:>2} ")
    for seat, call in enumerate(line.calls):
        mark = "▸" if line.first == seat else " "
        cell.append(f"{mark}{shown(call):<{CALL_WIDTH}}", NEON[seat])
    return cell


def on_the_sheet(line: Text) -> Text:
    padded = Text("  ", SHEET)
    padded.append_text(line)
    padded.pad_right(max(0, SHEET_WIDTH - padded.cell_len))
    padded.stylize_before(SHEET)
    return padded
