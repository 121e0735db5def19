"""Races at one keyboard: every seat has keys of its own, and each key, or several in a row, means a move."""

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
from ludotek.terminal.keyboard import place

# Keys of one hand, the handiest first, all of which a Ukrainian keyboard has too; q, h and t are the screen's own.
ALONE = " 1234567890asdfgwerzxcvbnm!"
HALVES = ("fdsarecxzwv4321g", "jkl;uim,.op7890=")
QUARTERS = ("dsaxzcew", "gfvbr456", "jnmkui78", "l;,.op90")  # nos §40-§43
SPACE = "␣"
ARROWS = {"left": "←", "up": "↑", "right": "→", "down": "↓"}  # keys that are no characters


def hands(people: int) -> Sequence[str]:
    """The keys of each of so many people (nos §36 and §37)."""
    if people <= 1:
        return (ALONE,)
    return HALVES if people <= len(HALVES) else QUARTERS


class Zone:
    """One seat's keys. A move may be spelled with several of them; a costly one is spelled twice in a row."""

    def __init__(
        self,
        seat: Seat,
        keys: Mapping[str, Move],
        costly: Collection[Move] = (),
        legend: str = "",
        beginnings: Mapping[str, str] | None = None,
    ) -> None:
        self.seat = seat
        self.keys = dict(keys)
        self.costly = costly
        self.legend = legend  # what the keys mean, where it can be said shorter than key by key
        self.beginnings = beginnings or {}  # by key that wants another after it: what both will do
        self.armed: Move | None = None
        self.typed = ""  # of a move that needs more than one key

    def press(self, character: str) -> Move | None:
        """The move that is called by a key now, if any."""
        key = place(character)
        if not self.has(key):  # somebody else's key leaves what was typed
            return None
        move = self.spell(key)
        if self.typed:
            return None
        is_armed, self.armed = move == self.armed, None
        if move in self.costly and not is_armed:
            self.armed = move
            return None
        return move

    def spell(self, key: str) -> Move | None:
        """The move that is complete with this key; a key that does not go on with what was typed begins anew."""
        for typed in (self.typed + key, key):
            if typed in self.keys:
                self.typed = ""
                return self.keys[typed]
            if self.begins(typed):
                self.typed = typed
                return None
        self.typed = ""
        return None

    def has(self, key: str) -> bool:
        return bool(key) and any(key in spelled for spelled in self.keys)

    def begins(self, typed: str) -> bool:
        return any(key.startswith(typed) for key in self.keys)

    def next_keys(self) -> dict[str, list[Move]]:
        """What each key means after what was typed: a move, or several of which a further key chooses one (nos §38)."""
        meant: dict[str, list[Move]] = {}
        for spelled, move in self.keys.items():
            if spelled.startswith(self.typed):
                meant.setdefault(spelled[len(self.typed)], []).append(move)
        return meant

    def take_over(self, other: Zone) -> None:
        """Other keys, as things are now; what was begun stays so where it still means the same."""
        self.keys, self.costly, self.legend, self.beginnings = other.keys, other.costly, other.legend, other.beginnings
        if self.armed not in self.keys.values():
            self.armed = None
        if not self.begins(self.typed):
            self.typed = ""


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
            move = zone.press(ARROWS.get(key.key, key.character or ""))
            if move is not None:
                self.post_message(self.Called(zone.seat, move))
        self.tell()

    def legend(self) -> str:
        return "\n".join(self.line(zone) for zone in self.zones)

    def line(self, zone: Zone) -> str:
        if zone.armed is not None:
            return self.language.text("terminal-press-again", words=self.language.words(self.game, zone.armed))
        name = f"{self.names[zone.seat]}: " if len(self.zones) > 1 else ""
        if zone.legend:
            return name + zone.legend + (f"  {zone.typed}…" if zone.typed else "")
        meant = [self.meaning(zone, key, moves) for key, moves in zone.next_keys().items()]
        return name + (f"{zone.typed}… " if zone.typed else "") + " · ".join(meant)

    def meaning(self, zone: Zone, key: str, moves: Sequence[Move]) -> str:
        """`d roll common + V8`, or `w… other dice` where a second key says which."""
        if not zone.typed and key in zone.beginnings:
            return f"{key}… {zone.beginnings[key]}"
        return f"{SPACE if key == ' ' else key} {self.language.words(self.game, moves[0])}"
