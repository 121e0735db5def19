"""Project NOS in the terminal: the six cards, a lane for every car, and what each die may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from ludotek.core.options import View
from ludotek.core.position import Event, Move, Seat
from ludotek.games.nos.components import KIND_NAMES, MOST_REDLINES, TRACK, WINS
from ludotek.games.nos.steps import moves as m
from ludotek.games.nos.view import CarView, DieView, NosView, question_of
from ludotek.games.nos.words import say_kind, say_question
from ludotek.terminal.board import Board

CELL = 5
LABEL = 10
LOGOS = ("♨", "ϟ", "☄", "♛")
LANES = ("#ffb000", "#2fb4ff", "#ff5d8f", "#7ddc5a")
CARD = "bold #16181d on #f6f3ea"
NEXT_CARD = "bold #16181d on #ffe08a"
ROAD = "#b6bdc9"
HOT = "bold #ff6b5c"
DICE = {"common": "bold #191b20 on #f3f1ec"}
COLOURS = {
    "yellow": "bold #2b1f00 on #ffcf33",
    "blue": "bold #ffffff on #2a6fdb",
    "grey": "bold #ffffff on #59616e",
    "black": "bold #ffffff on #24272d",
    "white": "bold #14324f on #d5e4f2",
    "orange": "bold #2b1500 on #f28c28",
}
SIGNS = {
    "common": " ",
    "v8": "V",
    "nitrous": "N",
    "turbocharger": "T",
    "supercharger": "S",
    "wide_tires": "W",
    "spoiler": "P",
}
FITS = {"match": "✓", "redline": "▲", "third_redline": "!", "no": "✗"}
ENDED_EARLY = ("jumped", "stuck", "exploded", "stalled")

FULL_HAND = 16  # keys with which every move has one of its own


class Spelling(NamedTuple):
    """What is typed for each thing a driver may do."""

    roll: str
    place: Sequence[str]  # by die that was rolled
    saved: Sequence[str]  # by saved die: to place it
    save: Sequence[str]  # by die that was rolled
    others: Sequence[str]  # for other rolls than the likeliest
    blow: str


class NosBoard(Board):
    """The road from above, from left to right."""

    seat_colours = ("#a0720a", "#1f7fc0", "#d0407a", "#3f8a28")
    felt = "#14161b"
    ink = "#f2f2f2"

    def drawing(self, view: View) -> Text:
        assert isinstance(view, NosView)
        if view.phase == "drafting":  # the list of picks leaves room for little more
            return Text("\n").join([self.track(view), *self.store(view)])
        lines = [self.track(view), Text()]
        for seat in range(len(view.cars)):
            lines += [self.lane(view, seat), self.engine(view, seat)]
        return Text("\n").join(lines)

    def track(self, view: NosView) -> Text:
        line = Text(" " * LABEL)
        ahead = len(view.cars[0].placed) if len(view.cars) == 1 else -1
        for index in range(TRACK):
            value = str(view.track[index]) if index < len(view.track) else "?"
            line.append(value.center(CELL - 1), NEXT_CARD if index == ahead else CARD).append(" ")
        return line.append("⚑")

    def lane(self, view: NosView, seat: Seat) -> Text:
        """A car stands on the card that it must cover next."""
        car = view.cars[seat]
        name = self.language.seat(self.game, seat, self.options)
        line = Text.assemble((f"{LOGOS[seat]} {name[: LABEL - 3]}".ljust(LABEL), f"bold {LANES[seat]}"))
        is_on_road = view.phase in ("racing", "timing", "over") and car.status != "jumped"
        for index in range(TRACK):
            if index < len(car.placed):
                die = car.placed[index]
                line.append(f"{SIGNS[die.kind]}{die.value} ", self.colour(view, die.kind))
                line.append("▲ " if die.redline else "  ", HOT)
            elif index == len(car.placed) and is_on_road:
                line.append(f"{LOGOS[seat]}▶".center(CELL), f"bold {LANES[seat]}")
            else:
                line.append("·".center(CELL), ROAD)
        return line.append(self.line(car), f"bold {LANES[seat]}")

    def line(self, car: CarView) -> str:
        """The finish line of a lane: the place of a car beyond it, a flag while that is not certain."""
        return "│" if car.status != "finished" else str(car.place or "⚑")

    def engine(self, view: NosView, seat: Seat) -> Text:
        """Redlines, wins, and the dice before the driver."""
        car = view.cars[seat]
        line = Text.assemble(" ", ("■" * car.redlines, HOT), "□" * (MOST_REDLINES - car.redlines))
        line.append(" " + "★" * car.wins).append(" " * max(1, LABEL - len(line)))
        if car.status in ENDED_EARLY:
            return line.append(self.language.text(f"nos-status-{car.status}"), HOT)
        for die in car.rolled:
            line.append_text(self.die(view, die)).append(" ")
        for die in car.saved:
            line.append("◆", "bold #7fe3ff").append_text(self.die(view, die)).append(" ")
        return line if car.rolled or car.saved else line.append_text(self.bag(view, car))

    def die(self, view: NosView, die: DieView) -> Text:
        return Text.assemble((f"{SIGNS[die.kind]}{die.value}", self.colour(view, die.kind)), (FITS[die.fit], "bold"))

    def bag(self, view: NosView, car: CarView) -> Text:
        """Dice that are neither placed nor saved."""
        line = Text()
        for kind, dice in car.dice.items():
            for _ in range(dice):
                line.append(f"{SIGNS[kind]} ", self.colour(view, kind)).append(" ")
        return line

    def colour(self, view: NosView, kind: str) -> str:
        return DICE["common"] if kind == "common" else COLOURS[view.colours[kind]]

    def store(self, view: NosView) -> list[Text]:
        """The parts, and what is left of them."""
        return [
            Text.assemble(
                (f" {SIGNS[kind]} ", self.colour(view, kind)),
                f" {self.language.say(say_kind(kind_of(kind))):16}",
                self.language.text("nos-left", cards=cards, dice=view.supply[kind]),
            )
            for kind, cards in view.cards.items()
        ]

    def subtitle(self, view: View) -> str:
        assert isinstance(view, NosView)
        return self.language.text("nos-race-number", race=view.race)

    def facts(self, view: View, seat: Seat) -> Text:
        assert isinstance(view, NosView)
        lines = []
        for driver, car in enumerate(view.cars):
            wins = f"{'★' * car.wins}{'☆' * (WINS - car.wins)}" if len(view.cars) > 1 else ""
            line = Text.assemble((f"{LOGOS[driver]} {self.player(driver)} ", f"bold {LANES[driver]}"), wins)
            for value in car.trophies:
                line.append(" ").append(f" {value} ", CARD)
            lines.append(line.append(" ◀" if driver == view.picking else ""))
            parts = [f"{self.language.say(say_kind(kind_of(part)))} ×{car.dice.get(part, 0)}" for part in car.parts]
            lines.append(Text("  " + ", ".join(parts)))
        lines.append(Text(self.language.text("nos-signs")))
        return Text("\n").join(lines)

    def request(self, view: View, seat: Seat) -> str:
        assert isinstance(view, NosView)
        if view.phase == "timing":
            return ""
        return self.language.say(say_question(*question_of(view, seat)))

    def keys(self, view: View, seat: Seat, moves: Sequence[Move], hand: str) -> dict[str, Move]:
        """Keys of one's own, §37; every one keeps its meaning through the race."""
        assert isinstance(view, NosView)
        car = view.cars[seat]
        rolls = [move for move in moves if move < m.PLACE]
        main = car.roll if car.roll in rolls else next(iter(rolls), None)
        only = next((move for move in moves if move in (m.RETURN, m.JUMP, m.LINE_UP)), None)
        spelled = spelling(hand)
        wishes: list[tuple[str, Move | None]] = [(spelled.roll, main if only is None else only)]
        wishes += zip(spelled.place, (die.place for die in car.rolled), strict=False)
        wishes += zip(spelled.saved, (die.place for die in car.saved), strict=False)
        wishes += zip(spelled.save, (die.save for die in car.rolled), strict=False)
        wishes += zip(spelled.others, (move for move in rolls if move != main), strict=False)
        wishes.append((spelled.blow, m.BLOW))
        return {key: move for key, move in wishes if move is not None and move in moves}

    def beginnings(self, hand: str) -> Mapping[str, str]:
        """Where a hand is small, §38: the key before a die that is saved, and the one before other rolls."""
        if len(hand) >= FULL_HAND:
            return {}
        spelled = spelling(hand)
        save, others = self.language.text("nos-key-save"), self.language.text("nos-key-others")
        return {spelled.save[0][0]: save, spelled.others[0][0]: others}

    def costly(self, moves: Sequence[Move]) -> Sequence[Move]:
        return [m.BLOW]

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        """The next race is dealt only when the finish has been read."""
        begins = [index for index, event in enumerate(events) if index > 0 and event[1] == m.RACE_BEGINS]
        at = begins[0] if begins else len(events)
        return [part for part in (list(events[:at]), list(events[at:])) if part] or [[]]


def spelling(hand: str) -> Spelling:
    """One key for everything; in a small hand, §40-§43, the last two go before another: for a save, for other rolls."""
    roll, place, saved = hand[0], hand[1:4], hand[4:6]
    if len(hand) >= FULL_HAND:
        return Spelling(roll, place, saved, hand[6:9], hand[9:-1], hand[-1])
    save, other = hand[6], hand[7]
    return Spelling(roll, place, saved, [save + die for die in place], [other + key for key in hand[1:6]], other + save)


def kind_of(name: str) -> int:
    """The number of a kind of dice."""
    return KIND_NAMES.index(name)
