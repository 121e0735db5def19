"""The North's moves, events, cards and lines of text as people hear them."""

from __future__ import annotations

from functools import lru_cache

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.core.sheet import chosen_sheet
from ludotek.games.north import vocabulary as told
from ludotek.games.north.components import CARDS, COPIES, HERE, KINDS, WASTES
from ludotek.games.north.printing import LINES, WRITTEN, kinds_of
from ludotek.games.north.sheet import Sheet

SEATS = ("dawn", "dusk")
DIRECTIVES = ("reprogram", "build", "activate", "discharge")
LETTERS = "abcdefghijklmnopqrst"  # a kind of Ancient in records; the number after it is one of its three cards
CODES = tuple(f"{LETTERS[card // COPIES]}{card % COPIES + 1}" for card in range(CARDS))

VOCABULARY = (
    *CODES,
    *(f"wastes {place + 1}" for place in range(WASTES)),
    *DIRECTIVES,
    "unable",
    *(f"{seat} first" for seat in SEATS),
)
HAPPENINGS = (
    "chosen-first",
    "dealt",
    "laid",
    "top-of-wastes",
    "began",
    "shuffled",
    "drew",
    "saw",
    "top-of-deck",
    "chose",
    "forfeited",
    "discarded",
    "reprogrammed",
    "sparked",
    "used",
    "overloaded",
    "capped",
    "played",
    "built",
    "flipped",
    "came",
    "discharged",
    "charged",
    "reset",
    "lost",
    "mended",
    "moved",
    "left",
    "took",
    "gave",
    "scanned",
    "far-side",
    "face",
    "could-not",
    "ended",
    "counted",
    "won",
    "by-cards",
    "tied",
    "showed",
    "held-back",
    "echoed",
    "taken",
)
ENDINGS = ("points", "deck", "both")
ANNOUNCEMENTS = tuple(phrase(f"north-say-{name}") for name in ("cold", "close", "combo", "well-played"))

SHIPPED = chosen_sheet("cards", HERE, Sheet)
ANCIENTS = tuple(ancient.id for ancient in kinds_of(SHIPPED, True))
FACILITIES = tuple(facility.id for facility in SHIPPED.facilities)

# Which arguments of an event are which: a seat and a card, a seat and a name, and so on.
SEAT_AND_CARD = {
    told.DEALT,
    told.SAW,
    told.DISCARDED,
    told.REPROGRAMMED,
    told.PLAYED,
    told.BUILT,
    told.FLIPPED,
    told.CAME,
    told.MOVED,
    told.LEFT,
    told.TOOK,
    told.GAVE,
    told.SHOWED,
    told.ECHOED,
}
SEAT_AND_NAME = {told.SPARKED, told.USED, told.OVERLOADED, told.CAPPED, told.TOP_OF_DECK, told.HELD_BACK}
SEAT_AND_NUMBER = {
    told.CHOSEN_FIRST,
    told.BEGAN,
    told.SHUFFLED,
    told.DREW,
    told.FORFEITED,
    told.DISCHARGED,
    told.CHARGED,
    told.RESET,
    told.LOST,
    told.MENDED,
    told.SCANNED,
    told.WON,
    told.BY_CARDS,
}


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


class Words:
    """What is said at a table that plays with one sheet of cards."""

    def __init__(self, cards: str) -> None:
        sheet = chosen_sheet(cards, HERE, Sheet)
        self.ancients = [say_printed(one.id, one.name) for one in kinds_of(sheet, True)]
        self.facilities = [say_printed(one.id, one.name) for one in sheet.facilities]

    def say_name(self, name: int) -> Phrase:
        """An Ancient or a Facility."""
        return self.facilities[name - KINDS] if name >= KINDS else self.ancients[name]

    def say_card(self, card: int) -> Phrase:
        return self.say_name(card // COPIES)

    def say_move(self, move: Move) -> Phrase:
        if move < told.PLACE:
            known = move // COPIES < len(self.ancients)  # without a Tower Array there are no cards of it to name
            return phrase("north-move-card", name=self.say_card(move), code=CODES[move]) if known else say_code(move)
        if move < told.DIRECTIVE:
            return phrase("north-move-place", place=move - told.PLACE + 1)
        if move < told.UNABLE:
            return phrase(f"north-directive-{DIRECTIVES[move - told.DIRECTIVE]}")
        if move == told.UNABLE:
            return phrase("north-move-unable")
        return phrase("north-move-first", seat=say_seat(move - told.FIRST))

    def say_event(self, event: Event) -> Phrase:
        _, what, a, b = event
        message = f"north-{HAPPENINGS[what]}"
        if what in SEAT_AND_CARD:
            return phrase(message, seat=say_seat(a), card=self.say_card(b), code=CODES[b])
        if what in SEAT_AND_NAME:
            return phrase(message, seat=say_seat(a), name=self.say_name(b))
        if what in SEAT_AND_NUMBER:
            return phrase(message, seat=say_seat(a), number=b)
        return self.say_other_event(message, what, a, b)

    def say_other_event(self, message: str, what: int, a: int, b: int) -> Phrase:
        match what:
            case told.LAID | told.TAKEN:
                return phrase(message, place=a + 1, card=self.say_name(b))
            case told.TOP_OF_WASTES:
                return phrase(message, name=self.say_name(a), number=b)
            case told.CHOSE:
                return phrase(message, seat=say_seat(a), directive=phrase(f"north-directive-{DIRECTIVES[b]}"))
            case told.FAR_SIDE:
                return phrase(message, place=a + 1, name=self.say_name(b))
            case told.FACE:
                return phrase(message, card=self.say_card(a))
            case told.COULD_NOT:
                return phrase(message, seat=say_seat(a), line=say_step(b))
            case told.ENDED:
                return phrase(message, number=a, ending=ENDINGS[b])
            case told.COUNTED:
                return phrase(message, dawn=a, dusk=b)
            case told.TIED:
                return phrase(message, points=a, cards=b)
        raise ValueError(f"The North tells nothing with the number {what}.")


def say_code(card: int) -> Phrase:
    return phrase("plain", words=CODES[card])


@lru_cache(maxsize=64)
def words_of(cards: str) -> Words:
    return Words(cards)
