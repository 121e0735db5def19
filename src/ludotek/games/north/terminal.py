"""The North in the terminal: both Zones, The Wastes between them, and every card that matters in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotek.core.options import View
from ludotek.core.position import Seat
from ludotek.games.north import vocabulary as told
from ludotek.games.north.components import COPIES, HIGHEST_LEVEL, KINDS, POINTS, NorthOptions
from ludotek.games.north.printing import EFFECTS
from ludotek.games.north.view import Cards, NorthView, Place, Side, printed
from ludotek.games.north.words import CODES, DIRECTIVES, say_line
from ludotek.terminal.board import Board

WIDTH = 41  # of the board, in characters
TRACK = WIDTH - 6
INK = ("bold #74c3e4", "bold #f0a071")  # of Dawn and of Dusk
MARKERS = ("◆", "◇")
ANCIENT = "bold"
FACILITY = "#f0a071"
QUIET = "#a6b6c4"
LAMP = "#8fdcff"
AID = {"turn": ("hand", "pick", "refill", "check"), "game": ("count", "win")}  # the back of the Turn Sequence card
UNDER_WAY = {"pick": "forced-pick"}  # the step that asks somebody
TELLING = (told.ENDED, told.COUNTED, told.WON, told.BY_CARDS, told.TIED)


class NorthBoard(Board):
    """What is chosen from comes first, and what cards say last, where there is room for it."""

    seat_colours = ("#2b7a9b", "#c8642b")
    felt = "#16202a"
    ink = "#e8eff5"
    in_corner = True

    def drawing(self, view: View) -> Text:
        assert isinstance(view, NorthView)
        me = self.viewer(view)
        lines = [
            *self.wastes(view),
            *self.hand(view, me),
            *(self.hand(view, 1 - me) if view.sides[1 - me].hand else ()),
            track(view),
            *self.zone(view, me),
            *self.zone(view, 1 - me),
            *self.allowed(view),
            *(() if view.prospects else self.aid(view)),
            *self.texts(view, me),
            *(self.aid(view) if view.prospects else ()),
        ]
        return Text("\n").join(lines)

    def viewer(self, view: NorthView) -> Seat:
        """Whose side comes first: the one person's, else whose cards are all known; others look from Dawn's."""
        you = [seat for seat, label in self.labels.items() if label == self.language.text("terminal-you")]
        known = [seat for seat, side in enumerate(view.sides) if not side.unknown and len(side.hand) == side.hand_size]
        return next(iter(you or (known if len(known) == 1 else [])), 0)

    # What lies where.

    def zone(self, view: NorthView, seat: Seat) -> list[Text]:
        side = view.sides[seat]
        title = Text(f"{self.term('zone')} {len(side.zone)} ", INK[seat])
        cards = [self.laid(card, built) for card, built in zip(side.zone, side.built, strict=True)]
        return wrapped([title, *cards])

    def laid(self, card: int, is_built: bool) -> Text:
        """A card of a Zone, as it lies; what is on its other side follows in brackets."""
        kind, back = self.kind(card), self.back(card)
        upper, lower = (back, kind) if is_built else (kind, back)
        return Text.assemble(upper, (" (", QUIET), lower, (") ", QUIET))

    def wastes(self, view: NorthView) -> list[Text]:
        parts = [Text(f"{self.term('wastes')}  ", "bold"), Text(f"{self.term('wastes-deck')} {view.wastes_deck} ")]
        if view.wastes_top is not None:
            parts.append(self.facility(view.wastes_top))
        if view.wastes_face is not None:
            parts.append(Text.assemble(" ", self.kind(view.wastes_face)))
        return [*wrapped(parts), *(self.place(number, place) for number, place in enumerate(view.wastes, 1))]

    def place(self, number: int, place: Place | None) -> Text:
        if place is None:
            return Text(f" {number} –", QUIET)
        line = Text.assemble((f" {number} ", QUIET), self.ancient(place.kind))
        return line if place.far is None else line.append(" ").append_text(self.facility(place.far))

    def hand(self, view: NorthView, seat: Seat) -> list[Text]:
        side = view.sides[seat]
        title = Text(f"{self.term('hand')} {side.hand_size}", INK[seat])
        return [
            title,
            *(Text.assemble((f" {CODES[card]} ", QUIET), self.kind(card), " ", self.back(card)) for card in side.hand),
        ]

    # What can be done, and what cards say.

    def allowed(self, view: NorthView) -> list[Text]:
        """What each Directive would allow, while one is chosen."""
        if not view.prospects:
            return []
        reprogram, _, activate, _ = view.prospects
        places = sorted({place for prospect in reprogram for place in prospect.places})
        names = [place.kind for number in places if (place := view.wastes[number]) is not None]
        level = view.sides[view.asked].node
        top = view.wastes_top
        said = (
            ", ".join(dict.fromkeys(map(self.called, names))),
            "" if top is None else f"{self.called(top)}. {self.saying(self.cards.facilities[top - KINDS].protocol)}",
            ", ".join(dict.fromkeys(self.called(prospect.card // COPIES) for prospect in activate)),
            self.saying(self.cards.node[level - 1]) if level else "",
        )
        return [
            Text(),
            *(
                line
                for directive, text in zip(DIRECTIVES, said, strict=True)
                for line in paragraph(self.language.text(f"north-directive-{directive}"), text or "–")
            ),
        ]

    def texts(self, view: NorthView, seat: Seat) -> list[Text]:
        """Protocol and Spark of whatever lies in The Wastes or in the hand."""
        kinds = [place.kind for place in view.wastes if place is not None]
        kinds += [card // COPIES for card in view.sides[seat].hand]
        lines = [Text()]
        for kind in dict.fromkeys(kinds):
            card = self.cards.kinds[kind]
            lines.append(self.ancient(kind))
            lines += paragraph(f"  {self.term('protocol')}", self.saying(card.protocol))
            lines += paragraph(f"  {self.term('spark')}", self.saying(card.spark))
        for number, facility in enumerate(self.cards.facilities):
            lines += paragraph(f"⌂{self.called(KINDS + number)}", self.saying(facility.protocol))
        return lines

    def aid(self, view: NorthView) -> list[Text]:
        """What happens when a turn ends and when the game does; below the texts while a Directive is chosen."""
        lines = [Text()]
        for heading, steps in AID.items():
            lines.append(Text(self.language.text(f"north-aid-{heading}"), "bold"))
            for step in steps:
                sign = "▸" if view.question == UNDER_WAY.get(step) else "·"
                lines += paragraph(f" {sign}", self.language.text(f"north-aid-{step}"))
        return lines

    # Beside the board.

    def subtitle(self, view: View) -> str:
        assert isinstance(view, NorthView)
        return self.term("turn", turn=view.turns) if view.turns else ""

    def facts(self, view: View, seat: Seat) -> Text:
        assert isinstance(view, NorthView)
        lines = [line for owner in (0, 1) for line in self.player_facts(view, owner)]
        return Text("\n").join(lines)

    def player_facts(self, view: NorthView, seat: Seat) -> list[Text]:
        side = view.sides[seat]
        sign = "▸" if view.turn == seat else " "
        return [
            Text.assemble(
                (f"{sign}{MARKERS[seat]} {self.player(seat)} ", INK[seat]), (str(side.points), "bold"), " ", node(side)
            ),
            Text(f"   {self.score(side)}"),
            Text.assemble(f"   {self.piles(side)}"),
        ]

    def score(self, side: Side) -> str:
        """Where every point comes from, if the game ended now."""
        forecast = side.forecast
        parts = [
            f"{forecast.points}",
            f"{self.term('zone')} {forecast.zone}",
            f"{self.term('values')} {forecast.values}",
        ]
        if forecast.array:
            parts.append(f"{self.term('towers')} {forecast.array}")
        return f"{self.term('score')} {forecast.total} = {' + '.join(parts)}"

    def piles(self, side: Side) -> str:
        top = f" ⌂{self.called(side.deck_top)}" if side.deck_top is not None else ""
        counts = (("deck", f"{side.deck_size}{top}"), ("discard", len(side.discard)), ("hand", side.hand_size))
        return " · ".join(f"{self.term(name)} {number}" for name, number in counts)

    def request(self, view: View, seat: Seat) -> str:
        assert isinstance(view, NorthView)
        question = self.game.say_question(view, seat)
        said = "" if question is None else self.language.say(question)
        is_card = view.question in EFFECTS and view.source >= 0
        return f"{self.called(view.source)}: {said}" if is_card else said

    # Words.

    @property
    def cards(self) -> Cards:
        assert isinstance(self.options, NorthOptions)
        return printed(self.options.cards, self.options.tower_array)

    def term(self, id: str, **gaps: int) -> str:
        return self.language.text(f"north-board-{id}", **gaps)

    def called(self, name: int) -> str:
        """An Ancient or a Facility, as its sheet or the house calls it."""
        is_facility = name >= KINDS
        one = self.cards.facilities[name - KINDS] if is_facility else self.cards.kinds[name]
        usual = f"north-{'facility' if is_facility else 'ancient'}-{one.id}"
        return one.name or self.language.text_or(usual, one.id.replace("-", " "))

    def ancient(self, kind: int) -> Text:
        return Text(f"{self.called(kind)} {self.cards.kinds[kind].value}", ANCIENT)

    def facility(self, name: int) -> Text:
        return Text(f"⌂{self.called(name)}", FACILITY)

    def kind(self, card: int) -> Text:
        return self.ancient(card // COPIES)

    def back(self, card: int) -> Text:
        return self.facility(self.cards.kinds[card // COPIES].backs[card % COPIES])

    def saying(self, written: Sequence[str]) -> str:
        return " ".join(self.language.say(say_line(line)) for line in written)


def node(side: Side) -> Text:
    """A lamp for each level; a Discharged Node is dark."""
    return Text.assemble(("●" * side.node, LAMP), ("○" * (HIGHEST_LEVEL - side.node), QUIET))


def track(view: NorthView) -> Text:
    """The point track with both markers on it; where they meet, Dawn's is seen."""
    line = Text(" 0 " + "─" * TRACK + f" {POINTS}", QUIET)
    marks = list(line.plain)
    at = [3 + (TRACK - 1) * side.points // POINTS for side in view.sides]
    for seat in (1, 0):
        marks[at[seat]] = MARKERS[seat]
    line = Text("".join(marks), QUIET)
    for seat in (1, 0):
        line.stylize(INK[seat], at[seat], at[seat] + 1)
    return line


def paragraph(title: str, text: str) -> list[Text]:
    """A title and its text, in as many lines as it takes."""
    indent = " " * (len(title) - len(title.lstrip()) + 2)
    lines, line = [], Text(f"{title} ", "bold")
    for word in text.split():
        if len(line) + len(word) > WIDTH:
            lines.append(line)
            line = Text(indent)
        line.append(f"{word} ", "not bold")
    return [*lines, line]


def wrapped(parts: Sequence[Text]) -> list[Text]:
    """Parts one after another, none of them broken."""
    lines, line = [], Text()
    for part in parts:
        if len(line) and len(line) + len(part) > WIDTH:
            lines.append(line)
            line = Text("  ")
        line.append_text(part)
    return [*lines, line]
