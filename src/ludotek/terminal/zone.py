"""Races at one keyboard: every seat has keys of its own, and each key means a move at any moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.widgets import Static

from ludotek.core.game import Game
from ludotek.core.position import Move, Seat
from ludotek.locale import Language
from ludotek.terminal.choice import Choice
from ludotek.terminal.keyboard import pressed

# Keys of one hand, the handiest first; q, h and t are the screen's own.
ALONE = " 1234567890asdfgwerzxcvbnm!"
HALVES = ("fdsarecxzwv4321`", "jkl;uim,.op7890=")
QUARTERS = ("dsaxzcew", "gfvbr456", "jnmkui78", "l;,.op90")
SPACE = "␣"


def hands(people: int) -> Sequence[str]:
    """The keys of each of so many people."""
    if people <= 1:
        return (ALONE,)
    return HALVES if people <= len(HALVES) else QUARTERS


class Zone:
    """One seat's keys. A costly move needs its key twice in a row."""

    def __init__(self, seat: Seat, keys: Mapping[str, Move], costly: Collection[Move] = ()) -> None:
        self.seat = seat
        self.keys = dict(keys)
        self.costly = costly
        self.armed: Move | None = None

    def press(self, character: str) -> Move | None:
        """The move that is called by a key now, if any."""
        move = pressed(character, self.keys)
        is_armed, self.armed = move == self.armed, None
        if move in self.costly and not is_armed:
            self.armed = move
            return None
        return move

    def take_over(self, other: Zone) -> None:
        """Other keys, as things are now; a costly one that was pressed once stays so where it still means the same."""
        self.keys, self.costly = other.keys, other.costly
        if self.armed not in self.keys.values():
            self.armed = None


class Zones(Choice, can_focus=True):
    """The keys of everybody who may move, all at once."""

    class Called(Message):
        """Somebody's key."""

        def __init__(self, seat: Seat, move: Move) -> None:
            super().__init__()
            self.seat = seat
            self.move = move

    def __init__(self, language: Language, game: Game, zones: Sequence[Zone], names: Mapping[Seat, str]) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.zones = list(zones)
        self.names = names

    def compose(self) -> ComposeResult:
        yield Static(self.legend(), id="legend", markup=False)

    def on_mount(self) -> None:
        self.focus()

    def offer(self, zones: Sequence[Zone]) -> None:
        """What may be called now."""
        before = {zone.seat: zone for zone in self.zones}
        for zone in zones:
            if zone.seat in before:
                before[zone.seat].take_over(zone)
        self.zones = [before.get(zone.seat, zone) for zone in zones]
        self.tell()

    def tell(self) -> None:
        for shown in self.query("#legend").results(Static):
            shown.update(self.legend())

    def press(self, key: events.Key) -> None:
        for zone in self.zones:
            move = zone.press(key.character or "")
            if move is not None:
                self.post_message(self.Called(zone.seat, move))
        self.tell()

    def legend(self) -> str:
        return "\n".join(self.line(zone) for zone in self.zones)

    def line(self, zone: Zone) -> str:
        if zone.armed is not None:
            return self.language.text("terminal-press-again", words=self.language.words(self.game, zone.armed))
        meant = [
            f"{SPACE if key == ' ' else key} {self.language.words(self.game, move)}" for key, move in zone.keys.items()
        ]
        name = f"{self.names[zone.seat]}: " if len(self.zones) > 1 else ""
        return name + " · ".join(meant)
