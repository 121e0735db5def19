"""What The North's moves and events mean, and how its cards and lines of text are said."""

from __future__ import annotations

from functools import lru_cache

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.sheet import chosen_sheet
from ludotek.core.telling import SILENT, Values, deed, detail
from ludotek.core.verbs import COUNT, Gap, Happening, Thing, Verb, among, called
from ludotek.games.north import vocabulary as told
from ludotek.games.north.components import CARDS, COPIES, HERE, KINDS, WASTES
from ludotek.games.north.printing import LINES, WRITTEN, kinds_of
from ludotek.games.north.sheet import Sheet

SEATS = ("dawn", "dusk")
DIRECTIVES = ("reprogram", "build", "activate", "discharge")
LETTERS = "abcdefghijklmnopqrst"  # a kind of Ancient in records; the number after it is one of its three cards
CODES = tuple(f"{LETTERS[card // COPIES]}{card % COPIES + 1}" for card in range(CARDS))

ENDINGS = ("points", "deck", "both")
ANNOUNCEMENTS = tuple(phrase(f"north-say-{name}") for name in ("cold", "close", "combo", "well-played"))

SHIPPED = chosen_sheet("cards", HERE, Sheet)
ANCIENTS = tuple(ancient.id for ancient in kinds_of(SHIPPED, True))
FACILITIES = tuple(facility.id for facility in SHIPPED.facilities)


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"north-seat-{SEATS[seat]}")


def say_printed(id: str, name: str | None) -> Phrase:
    """An Ancient or a Facility: by the name on its sheet, or else as the house's own of that id is called."""
    if name is None and id in ANCIENTS:
        return phrase(f"north-ancient-{id}")
    if name is None and id in FACILITIES:
        return phrase(f"north-facility-{id}")
    return phrase("plain", words=name or id.replace("-", " "))


def say_line(written: str) -> Phrase:
    """A line of card text: `draw 2`, `strike per facility`."""
    words = written.split()
    if words[-1].isdecimal():
        return phrase(f"north-line-{'-'.join(words[:-1])}", number=int(words[-1]))
    return phrase(f"north-line-{'-'.join(words)}")


def say_step(line: int) -> Phrase:
    """What is asked, by the number of its line: a line of card text, or one of the Turn Sequence card."""
    if line in WRITTEN:
        return say_line(WRITTEN[line])
    return phrase(f"north-ask-{step_name(line)}")


def step_name(line: int) -> str:
    """`choose-directive`: a line of the Turn Sequence card by the name of its class."""
    name = type(LINES[line]).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def written(line: int) -> str:
    """What is asked, as programs read it."""
    return WRITTEN[line] if line in WRITTEN else step_name(line)


def say_directive(directive: int) -> Phrase:
    return phrase(f"north-directive-{DIRECTIVES[directive]}")


class Card(Thing):
    """One of the sixty cards by its Ancient's name and, since each has three, by its code."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {name: self.say(value), "code": CODES[value]}


def is_told_again(values: Values) -> bool:
    """Discharge, which is done at once and says so; other Directives ask on, and what they ask belongs to them."""
    return DIRECTIVES[values["directive"]] == "discharge"


A_SEAT = called(SEATS, say_seat, "seat")
A_PLACE = called([str(place + 1) for place in range(WASTES)], place="wastes")
A_DIRECTIVE = among(DIRECTIVES, say_directive)
A_LINE = Thing(0, say=say_step, wire=written, type="string")
AN_ENDING = among(ENDINGS)


class Words:
    """What moves and events mean at a table that plays with one sheet of cards."""

    def __init__(self, cards: str) -> None:
        sheet = chosen_sheet(cards, HERE, Sheet)
        self.ancients = [say_printed(one.id, one.name) for one in kinds_of(sheet, True)]
        self.facilities = [say_printed(one.id, one.name) for one in sheet.facilities]
        card, name = Card(CARDS, text=CODES.__getitem__, say=self.say_card, place="card"), Thing(0, say=self.say_name)
        self.verbs = verbs(card)
        self.happenings = happenings(card, name)

    def say_name(self, name: int) -> Phrase:
        """An Ancient or a Facility."""
        return self.facilities[name - KINDS] if name >= KINDS else self.ancients[name]

    def say_card(self, card: int) -> Phrase:
        """By its Ancient; without a Tower Array there are no names for its cards."""
        kind = card // COPIES
        return self.ancients[kind] if kind < len(self.ancients) else phrase("plain", words=CODES[card])


def verbs(card: Thing) -> tuple[Verb, ...]:
    return (
        Verb("card", told.CARD, "{card}", card=card),
        Verb("place", told.PLACE, "wastes {place}", place=A_PLACE),
        Verb("directive", told.DIRECTIVE, "{directive}", directive=A_DIRECTIVE),
        Verb("unable", told.UNABLE),
        Verb("first", told.FIRST, "{seat} first", seat=A_SEAT),
    )


def happenings(card: Thing, name: Thing) -> tuple[Happening, ...]:
    return (
        Happening("chosen-first", told.CHOSEN_FIRST, deed(), seat=A_SEAT),
        Happening("dealt", told.DEALT, detail(changes="deck", is_own=True, joins=True), seat=A_SEAT, card=card),
        Happening("laid", told.LAID, detail(joins=True), place=A_PLACE, card=name),
        Happening("top-of-wastes", told.TOP_OF_WASTES, SILENT, name=name, number=COUNT),
        Happening("began", told.BEGAN, deed(begins=True), seat=A_SEAT, number=COUNT),
        Happening("shuffled", told.SHUFFLED, detail(changes="deck discard"), seat=A_SEAT, number=COUNT),
        Happening("drew", told.DREW, SILENT, seat=A_SEAT, number=COUNT),
        Happening("saw", told.SAW, detail(changes="hand deck", is_own=True, joins=True), seat=A_SEAT, card=card),
        Happening("top-of-deck", told.TOP_OF_DECK, SILENT, seat=A_SEAT, name=name),
        Happening("chose", told.CHOSE, deed(unless=is_told_again), seat=A_SEAT, directive=A_DIRECTIVE),
        Happening("forfeited", told.FORFEITED, deed(), seat=A_SEAT, number=COUNT),
        Happening("discarded", told.DISCARDED, detail(changes="hand discard"), seat=A_SEAT, card=card),
        Happening("reprogrammed", told.REPROGRAMMED, deed(place="card", changes="discard"), seat=A_SEAT, card=card),
        Happening("sparked", told.SPARKED, detail(), seat=A_SEAT, name=name),
        Happening("used", told.USED, deed(), seat=A_SEAT, name=name),
        Happening("overloaded", told.OVERLOADED, detail(), seat=A_SEAT, name=name),
        Happening("capped", told.CAPPED, detail(), seat=A_SEAT, name=name),
        Happening("played", told.PLAYED, deed(place="card", changes="zone hand", is_step=True), seat=A_SEAT, card=card),
        Happening("built", told.BUILT, deed(place="card", changes="zone", is_step=True), seat=A_SEAT, card=card),
        Happening("flipped", told.FLIPPED, deed(place="card", changes="zone"), seat=A_SEAT, card=card),
        Happening(
            "came",
            told.CAME,
            deed(place="card", changes="zone deck discard hand", is_step=True),
            seat=A_SEAT,
            card=card,
        ),
        Happening("discharged", told.DISCHARGED, deed(changes="node"), seat=A_SEAT, number=COUNT),
        Happening("charged", told.CHARGED, detail(changes="node"), seat=A_SEAT, number=COUNT),
        Happening("reset", told.RESET, detail(changes="node"), seat=A_SEAT),
        Happening("lost", told.LOST, deed(changes="points", is_step=True), seat=A_SEAT, number=COUNT),
        Happening("mended", told.MENDED, deed(changes="points", is_step=True), seat=A_SEAT, number=COUNT),
        Happening("moved", told.MOVED, deed(place="card", changes="discard hand deck zone"), seat=A_SEAT, card=card),
        Happening("left", told.LEFT, deed(place="card", changes="zone discard", is_step=True), seat=A_SEAT, card=card),
        Happening("took", told.TOOK, deed(place="card", changes="hand"), seat=A_SEAT, card=card),
        Happening("gave", told.GAVE, deed(place="card", changes="hand zone discard"), seat=A_SEAT, card=card),
        Happening("scanned", told.SCANNED, deed(), seat=A_SEAT),
        Happening("far-side", told.FAR_SIDE, detail(), place=A_PLACE, name=name),
        Happening("face", told.FACE, detail(), card=card),
        Happening("could-not", told.COULD_NOT, detail(), seat=A_SEAT, line=A_LINE),
        Happening("ended", told.ENDED, deed(is_step=True), number=COUNT, ending=AN_ENDING),
        Happening("counted", told.COUNTED, deed(is_step=True), dawn=COUNT, dusk=COUNT),
        Happening("won", told.WON, deed(is_step=True), seat=A_SEAT, number=COUNT),
        Happening("by-cards", told.BY_CARDS, deed(is_step=True), seat=A_SEAT, number=COUNT),
        Happening("tied", told.TIED, deed(is_step=True), points=COUNT, cards=COUNT),
        Happening("showed", told.SHOWED, detail(place="card"), seat=A_SEAT, card=card),
        Happening("held-back", told.HELD_BACK, detail(), seat=A_SEAT, name=name),
        Happening("echoed", told.ECHOED, detail(place="card"), seat=A_SEAT, card=card),
        Happening("taken", told.TAKEN, SILENT, place=A_PLACE, card=name),
    )


@lru_cache(maxsize=64)
def words_of(cards: str) -> Words:
    return Words(cards)
