"""Nort's board in the terminal: the lattice with its traces, and the sheet that covers it during the call."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotek.core.game import View
from ludotek.core.position import Event, Seat
from ludotek.games.nort.components import FATAL, USES
from ludotek.games.nort.trace import HIT_THE_EDGE, RETRACED_OTHER
from ludotek.games.nort.view import CalledRound, NortView, Said
from ludotek.games.nort.vocabulary import SPEED_COUNTED
from ludotek.terminal.board import Board
from ludotek.terminal.lattice import INK, NEON, SWATCH, draw_arena

SHEET = f"{INK} on #2a3040"  # what covers the arena
SHEET_WIDTH = 44
ROUNDS_A_LINE = 3
CALL_WIDTH = 4
ARROWS = {"left": "↰", "straight": "↑", "right": "↱"}


class NortBoard(Board):
    """Two vehicles among mines and traces, as long as they may be seen."""

    def drawing(self, view: View) -> Text:
        assert isinstance(view, NortView)
        return self.cover(view) if view.arena is None else draw_arena(view, view.arena)

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
            Text(self.language.text("nort-type-a-call"), "italic"),
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

    # Beside the board.

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

    def vehicle(self, view: NortView, seat: Seat) -> str:
        number = view.vehicle[seat]
        if number is None:
            return self.language.text("nort-unchosen" if view.stage == "vehicles" else "nort-secret")
        vehicle = view.vehicles[number]
        return f"{vehicle.name} · {self.language.text('nort-turn', turn=vehicle.turn)}"

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
            lines += [Text(f" {number} {vehicle.name} · {turn}", "bold"), Text(f"   {powers}")]
        return lines

    def summary(self, events: Sequence[Event]) -> list[str]:
        """What happened at the end, and where."""
        last = [event for event in events if HIT_THE_EDGE <= event[1] <= RETRACED_OTHER or event[1] == SPEED_COUNTED]
        return [self.language.tell(self.game, event, self.options) for event in last]


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
