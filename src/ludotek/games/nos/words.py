"""What Project NOS's moves and events mean, and what else is said in it."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.telling import EVERYBODY, SILENT, Telling, deed, detail
from ludotek.core.verbs import COUNT, Gap, Happening, Packed, Thing, Verb, Wire, among, called, number
from ludotek.games.nos.components import FACES, HIGHEST, KIND_NAMES, MINUTE, MOST_DRIVERS
from ludotek.games.nos.steps import moves, result

SEATS = ("flame", "bolt", "comet", "crown")  # the cars, §5; any lane is as good (ruling P26)
PARTS = KIND_NAMES[1:]
SELECTION_NAMES = tuple("+".join(KIND_NAMES[kind] for kind in chosen) for chosen in moves.SELECTIONS)


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"nos-seat-{SEATS[seat]}")


def say_kind(kind: int) -> Phrase:
    return phrase(f"nos-die-{KIND_NAMES[kind].replace('_', '-')}")


def say_part(part: int) -> Phrase:
    return say_kind(part + 1)


def say_selection(selection: int) -> Phrase:
    """The dice of a roll, up to three."""
    chosen = moves.SELECTIONS[selection]
    dice = {name: say_kind(kind) for name, kind in zip(("first", "second", "third"), chosen, strict=False)}
    return phrase(f"nos-dice-{len(chosen)}", **dice)


def kinds_rolled(selection: int) -> Wire:
    return [KIND_NAMES[kind] for kind in moves.SELECTIONS[selection]]


def seats_of(mask: int) -> Wire:
    return [seat for seat in range(MOST_DRIVERS) if mask >> seat & 1]


def say_time(tenths: int) -> dict[str, Gap]:
    """Seconds with one decimal, as every language's message writes them; longer times are not told apart (P29)."""
    return {"span": "short" if tenths < MINUTE else "long", "seconds": str(tenths // 10), "tenths": str(tenths % 10)}


def written_time(tenths: int) -> str:
    return f"{tenths / 10:.1f}"


class Time(Thing):
    """Tenths of a second."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return say_time(value)


class Cars(Thing):
    """Some of the cars, as a mask of their seats; messages say how many."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {"number": value.bit_count()}


A_SEAT = called(SEATS, say_seat, "seat")
A_VALUE = number(1, HIGHEST)
A_FACE = number(1, FACES)
A_DIE = among(KIND_NAMES, say_kind)
A_PART = among(PARTS, say_part)
SOME_DICE = Thing(
    len(moves.SELECTIONS),
    text=SELECTION_NAMES.__getitem__,
    say=say_selection,
    wire=kinds_rolled,
    type=f"({A_DIE.type})[]",
)
SOME_CARS = Cars(0, wire=seats_of, type="number[]")
A_TIME = Time(MINUTE + 1, text=written_time)
A_RANK = among(result.RANKS)

VERBS = (
    Verb("roll", moves.ROLL, dice=SOME_DICE),
    Verb("reroll", moves.REROLL, "roll saved {value}", value=A_VALUE),
    Verb("place", moves.PLACE, die=A_DIE, value=A_VALUE),
    Verb("place-saved", moves.PLACE_SAVED, value=A_VALUE),
    Verb("save", moves.SAVE, "save nitrous {value}", value=A_VALUE),
    Verb("blow", moves.BLOW, "blow the engine"),
    Verb("return", moves.RETURN, "return the last die"),
    Verb("jump", moves.JUMP, "jump the start"),
    Verb("line-up", moves.LINE_UP),
    Verb("take", moves.TAKE, part=A_PART),
    Verb("add", moves.ADD, part=A_PART),
    Verb("give", moves.GIVE, part=A_PART),
    Verb("face", moves.FACE, "die {value}", value=A_FACE),
    Verb("card", moves.CARD, value=A_VALUE),
    Verb("first", moves.FIRST, "{seat} picks first", seat=A_SEAT),
    Verb("late", moves.LATE, "{seat} late", seat=A_SEAT),
    Verb("green", moves.GREEN),
    Verb("flag", moves.FLAG),
    Verb("time", moves.TIME, time=A_TIME),
)


def rolled() -> Packed:
    """A die by its kind and value."""
    return Packed(HIGHEST, die=A_DIE, value=A_VALUE)


UNSAID = Telling("silent", is_timed=True)  # the first dice after green tell how quick somebody was

HAPPENINGS = (
    Happening(
        "race-begins",
        moves.RACE_BEGINS,
        deed(begins=True, changes="parts dice track saved redlines", whose=EVERYBODY),
        number=COUNT,
        extra=COUNT,
    ),
    Happening("dealt", moves.DEALT, detail(joins=True), value=COUNT, place=COUNT),
    Happening("picks-first", moves.PICKS_FIRST, detail(), seat=A_SEAT),
    Happening("took", moves.TOOK, deed(changes="parts dice"), seat=A_SEAT, part=A_DIE),
    Happening("added", moves.ADDED, deed(changes="dice"), seat=A_SEAT, part=A_DIE),
    Happening("gave", moves.GAVE, deed(changes="parts dice"), seat=A_SEAT, part=A_DIE),
    Happening("was-late", moves.WAS_LATE, deed(), seat=A_SEAT),
    Happening("lights", moves.LIGHTS, deed(), number=COUNT),
    Happening("jumped", moves.JUMPED, deed(), seat=A_SEAT),
    Happening("went-green", moves.WENT_GREEN, deed(is_timed=True), number=COUNT),
    Happening("lined-up", moves.LINED_UP, detail(), seat=A_SEAT),
    Happening("picked-up", moves.PICKED_UP, UNSAID, seat=A_SEAT, dice=SOME_DICE),
    Happening("picked-up-saved", moves.PICKED_UP_SAVED, UNSAID, seat=A_SEAT, value=COUNT),
    Happening("rolled", moves.ROLLED, detail(joins=True), seat=A_SEAT, rolled=rolled()),
    Happening(
        "placed", moves.PLACED, deed(changes="track dice", is_step=True, is_timed=True), seat=A_SEAT, rolled=rolled()
    ),
    Happening(
        "placed-saved",
        moves.PLACED_SAVED,
        deed(changes="track saved", is_step=True, is_timed=True),
        seat=A_SEAT,
        rolled=rolled(),
    ),
    Happening("saved", moves.SAVED, detail(changes="saved dice"), seat=A_SEAT, value=COUNT),
    Happening("redlined", moves.REDLINED, detail(changes="redlines"), seat=A_SEAT, number=COUNT),
    Happening("exploded", moves.EXPLODED, deed(is_step=True), seat=A_SEAT, number=COUNT),
    Happening("stalled", moves.STALLED, deed(is_step=True), seat=A_SEAT, number=COUNT),
    Happening("returned", moves.RETURNED, deed(changes="track dice redlines"), seat=A_SEAT, number=COUNT),
    Happening("finished", moves.FINISHED, deed(is_step=True, is_timed=True), seat=A_SEAT, number=COUNT),
    Happening("stopped", moves.STOPPED, detail(), number=COUNT),
    Happening("beat-begins", moves.BEAT_BEGINS, deed(begins=True), number=COUNT),
    Happening("won-race", moves.WON_RACE, deed(changes="wins", is_step=True), seat=A_SEAT, number=COUNT),
    Happening("nobody-won", moves.NOBODY_WON, deed(), number=COUNT),
    Happening("photo-finish", moves.PHOTO_FINISH, deed(is_step=True), cars=SOME_CARS),
    Happening("trophy", moves.TROPHY, detail(changes="trophies"), seat=A_SEAT, value=COUNT),
    Happening("shuffled", moves.SHUFFLED, SILENT, number=COUNT),
    Happening("timed", moves.TIMED, deed(is_step=True), time=A_TIME, rank=A_RANK),
    Happening("won", moves.WON, deed(is_step=True), seat=A_SEAT),
    Happening("ran-out", moves.RAN_OUT, deed(is_step=True), seat=A_SEAT, number=COUNT),
)
ENDINGS = ("wins", "time", "breakdown")
ANNOUNCEMENTS = tuple(phrase(f"nos-say-{name}") for name in ("ready", "dust", "engine", "rematch", "well-driven"))


def say_run(tenths: int) -> Phrase:
    """The time of a solo run, and its rank."""
    rank = phrase(f"nos-rank-{result.RANKS[result.rank_of(tenths)]}")
    return phrase("nos-run", rank=rank, **say_time(tenths))


def say_question(phase: str, status: str, may_place: bool) -> Phrase:
    if phase == "racing" and status in ("jumped", "stuck"):
        return phrase(f"nos-ask-{status}")
    if phase == "racing":
        return phrase("nos-ask-place" if may_place else "nos-ask-roll")
    return phrase("nos-ask-draft" if phase == "drafting" else "nos-ask-countdown")
