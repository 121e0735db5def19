"""Project NOS's moves and events as people hear them."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.games.nos.components import FACES, HIGHEST, KIND_NAMES, MINUTE, MOST_DRIVERS
from ludotek.games.nos.steps import moves, result

SEATS = ("flame", "bolt", "comet", "crown")  # the logos of the four cars
PARTS = KIND_NAMES[1:]
VALUES = range(1, HIGHEST + 1)
SELECTION_NAMES = tuple("+".join(KIND_NAMES[kind] for kind in chosen) for chosen in moves.SELECTIONS)

VOCABULARY = (
    *(f"roll {name}" for name in SELECTION_NAMES),
    *(f"roll saved {value}" for value in VALUES),
    *(f"place {name} {value}" for name in KIND_NAMES for value in VALUES),
    *(f"place saved {value}" for value in VALUES),
    *(f"save nitrous {value}" for value in VALUES),
    "blow the engine",
    "return the last die",
    "jump the start",
    "line up",
    *(f"take {part}" for part in PARTS),
    *(f"add {part}" for part in PARTS),
    *(f"give {part}" for part in PARTS),
    *(f"die {face}" for face in range(1, FACES + 1)),
    *(f"card {value}" for value in VALUES),
    *(f"{seat} picks first" for seat in SEATS),
    *(f"{seat} late" for seat in SEATS),
    "green",
    "flag",
    *(f"time {tenths / 10:.1f}" for tenths in range(MINUTE + 1)),
)
HAPPENINGS = (
    "race-begins",
    "dealt",
    "picks-first",
    "took",
    "added",
    "gave",
    "was-late",
    "lights",
    "jumped",
    "went-green",
    "lined-up",
    "picked-up",
    "picked-up-saved",
    "rolled",
    "placed",
    "placed-saved",
    "saved",
    "redlined",
    "exploded",
    "stalled",
    "returned",
    "finished",
    "stopped",
    "beat-begins",
    "won-race",
    "nobody-won",
    "photo-finish",
    "trophy",
    "shuffled",
    "timed",
    "won",
    "ran-out",
)
ENDINGS = ("wins", "time", "breakdown")
ANNOUNCEMENTS = tuple(phrase(f"nos-say-{name}") for name in ("ready", "dust", "engine", "rematch", "well-driven"))


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"nos-seat-{SEATS[seat]}")


def say_kind(kind: int) -> Phrase:
    return phrase(f"nos-die-{KIND_NAMES[kind].replace('_', '-')}")


def say_die(die: int) -> dict[str, Phrase | int]:
    """A die by its kind and value, as events carry it."""
    return {"die": say_kind(die // HIGHEST), "value": die % HIGHEST + 1}


def say_selection(selection: int) -> Phrase:
    """The dice of a roll, up to three."""
    chosen = moves.SELECTIONS[selection]
    dice = {name: say_kind(kind) for name, kind in zip(("first", "second", "third"), chosen, strict=False)}
    return phrase(f"nos-dice-{len(chosen)}", **dice)


def say_move(move: Move) -> Phrase:
    if move < moves.TAKE:
        return say_driving(move)
    if move < moves.FACE:
        verb = "take" if move < moves.ADD else "add" if move < moves.GIVE else "give"
        return phrase(f"nos-move-{verb}", part=say_kind((move - moves.TAKE) % len(PARTS) + 1))
    if move < moves.CARD:
        return phrase("nos-move-face", value=move - moves.FACE + 1)
    if move < moves.FIRST:
        return phrase("nos-move-card", value=move - moves.CARD + 1)
    if move < moves.GREEN:
        verb = "first" if move < moves.LATE else "late"
        return phrase(f"nos-move-{verb}", seat=say_seat((move - moves.FIRST) % MOST_DRIVERS))
    if move < moves.TIME:
        return phrase("nos-move-green" if move == moves.GREEN else "nos-move-flag")
    return phrase(timed("nos-move-time", move - moves.TIME), **say_time(move - moves.TIME))


def say_driving(move: Move) -> Phrase:
    """What a driver does on the road."""
    if move < moves.REROLL:
        return phrase("nos-move-roll", dice=say_selection(move - moves.ROLL))
    if move < moves.PLACE:
        return phrase("nos-move-reroll", value=move - moves.REROLL + 1)
    if move < moves.PLACE_SAVED:
        return phrase("nos-move-place", **say_die(move - moves.PLACE))
    if move < moves.SAVE:
        return phrase("nos-move-place-saved", value=move - moves.PLACE_SAVED + 1)
    if move < moves.BLOW:
        return phrase("nos-move-save", value=move - moves.SAVE + 1)
    return phrase(f"nos-move-{('blow', 'return', 'jump', 'line-up')[move - moves.BLOW]}")


def timed(name: str, tenths: int) -> str:
    """The message for a time; longer ones are not told apart (ruling P29)."""
    return name if tenths < MINUTE else f"{name}-long"


def say_time(tenths: int) -> dict[str, str]:
    """Seconds with one decimal, as every language's message writes them."""
    if tenths >= MINUTE:
        return {}
    return {"seconds": str(tenths // 10), "tenths": str(tenths % 10)}


def say_run(tenths: int) -> Phrase:
    """The time of a solo run, and its rank."""
    rank = phrase(f"nos-rank-{result.RANKS[result.rank_of(tenths)]}")
    return phrase(timed("nos-run", tenths), rank=rank, **say_time(tenths))


def say_question(phase: str, status: str, may_place: bool) -> Phrase:
    if phase == "racing" and status in ("jumped", "stuck"):
        return phrase(f"nos-ask-{status}")
    if phase == "racing":
        return phrase("nos-ask-place" if may_place else "nos-ask-roll")
    return phrase("nos-ask-draft" if phase == "drafting" else "nos-ask-countdown")


WITH_SEAT_ALONE = (
    moves.PICKS_FIRST,
    moves.WAS_LATE,
    moves.JUMPED,
    moves.LINED_UP,
    moves.WON,
)
WITH_PART = (moves.TOOK, moves.ADDED, moves.GAVE)
WITH_DIE = (moves.ROLLED, moves.PLACED, moves.PLACED_SAVED)
WITH_VALUE = (moves.PICKED_UP_SAVED, moves.SAVED, moves.TROPHY)
WITH_NUMBER = (
    moves.REDLINED,
    moves.EXPLODED,
    moves.STALLED,
    moves.RETURNED,
    moves.FINISHED,
    moves.WON_RACE,
    moves.RAN_OUT,
)
WITHOUT_SEAT = (
    moves.LIGHTS,
    moves.WENT_GREEN,
    moves.STOPPED,
    moves.BEAT_BEGINS,
    moves.NOBODY_WON,
    moves.SHUFFLED,
)


def say_event(event: Event) -> Phrase:
    _, what, a, b = event
    name = f"nos-{HAPPENINGS[what]}"
    if what in WITHOUT_SEAT:
        return phrase(name, number=a)
    if what in WITH_SEAT_ALONE:
        return phrase(name, seat=say_seat(a))
    if what in WITH_PART:
        return phrase(name, seat=say_seat(a), part=say_kind(b))
    if what in WITH_DIE:
        return phrase(name, seat=say_seat(a), **say_die(b))
    if what in WITH_VALUE:
        return phrase(name, seat=say_seat(a), value=b)
    if what in WITH_NUMBER:
        return phrase(name, seat=say_seat(a), number=b)
    return say_other_event(name, what, a, b)


def say_other_event(name: str, what: int, a: int, b: int) -> Phrase:
    match what:
        case moves.RACE_BEGINS:
            return phrase("nos-extra-race-begins" if b else name, number=a)
        case moves.DEALT:
            return phrase(name, value=a, place=b)
        case moves.PICKED_UP:
            return phrase(name, seat=say_seat(a), dice=say_selection(b))
        case moves.PHOTO_FINISH:
            return phrase(name, number=a.bit_count())
        case moves.TIMED:
            return phrase(timed(name, a), rank=result.RANKS[b], **say_time(a))
    raise ValueError(f"Project NOS tells nothing with the number {what}.")
