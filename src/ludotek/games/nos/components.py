"""Project NOS's dice, cards and lanes, its sheet of cards, and its options (rules.md)."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Collection
from datetime import date
from typing import Annotated, Final, Literal

import msgspec

from ludotek.core.options import Options
from ludotek.core.rng import Rng
from ludotek.core.sheet import chosen_sheet, takes_sheet

# Kinds of dice. All but the common one are called like the modification they belong to; ruling P27.
COMMON: Final = 0
V8: Final = 1
NITROUS: Final = 2
TURBOCHARGER: Final = 3
SUPERCHARGER: Final = 4
WIDE_TIRES: Final = 5
SPOILER: Final = 6
KINDS: Final = 7
KIND_NAMES: Final = ("common", "v8", "nitrous", "turbocharger", "supercharger", "wide_tires", "spoiler")

FACES: Final = 6
HIGHEST: Final = 6  # of a track card, and of a die
TRACK: Final = 6  # cards in a track; §16
MOST_DRIVERS: Final = 4
COLOURS: Final = 3  # of modifications and their dice; §3
COMMON_DICE: Final = 3  # each driver's own; §4 and §17
PICKS: Final = 3  # of each driver before a race; §18, ruling P1
MOST_CARDS: Final = 2  # modifications of one car; §20
MOST_REDLINES: Final = 2  # of one car; §5 and §34
HAND: Final = 2  # dice rolled at once; §30
V8_HAND: Final = 3  # §23
MOST_SAVED: Final = 2
WINS: Final = 2  # races that win the game; §8
MOST_RETURNS: Final = 3  # of a stalled car in one race, where the table plays so; ruling P19

# Time, in milliseconds.
COUNTDOWN: Final = 3000  # §29
ROLL_CYCLE: Final = 700  # while the dice tumble nobody can read them; ruling P23
FALSE_START_LOCK: Final = 1500  # ruling P23
AFTER_THE_WINNER: Final = 5000  # how long the others may drive on; ruling P21
BEAT: Final = 1000  # what a beat counts for in a solo run; ruling P25

# Solo: from how many tenths of a second on a run is no longer of this rank; §9, ruling P25.
MASTER: Final = 150
PRO: Final = 250
AMATEUR: Final = 350
MINUTE: Final = 600  # longer times are not told apart; ruling P29

PACKAGE: Final = "ludotek.games.nos"
Colour = Literal["yellow", "blue", "grey", "black", "white", "orange"]
Value = Annotated[int, msgspec.Meta(ge=1, le=6)]


def says(description: str) -> msgspec.Meta:
    """What a field means, for whoever writes a sheet."""
    return msgspec.Meta(description=description)


class Modification(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of six parts of a car, and what it does to the dice of its name."""

    colour: Annotated[Colour, says("Of its card and its dice; one of the three that `dice` names.")]  # §58
    cards: Annotated[int, msgspec.Meta(ge=1, le=8), says("How many of its cards there are.")] = 2  # §59
    faces: Annotated[
        tuple[Value, Value, Value, Value, Value, Value],
        says("What its dice count as when they show 1, 2, 3, 4, 5 and 6."),
    ] = (1, 2, 3, 4, 5, 6)  # §60
    hand: Annotated[
        int,
        msgspec.Meta(ge=2, le=3),
        says("How many dice are rolled while one of its own is among them; 3 is for v8 alone."),
    ] = 2  # §61
    saved: Annotated[bool, says("Whether a rolled die may be kept at its value; for nitrous alone.")] = False  # §62
    free_under: Annotated[
        int, msgspec.Meta(ge=0, le=5), says("How far under the card its dice may be without a redline.")
    ] = 0  # §63
    free_over: Annotated[
        int, msgspec.Meta(ge=0, le=5), says("How far over the card its dice may be without a redline.")
    ] = 0  # §64


class Modifications(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):  # §57
    """The six parts; a sheet may leave some of them out."""

    v8: Annotated[Modification | None, says("The V8 Engine, the only part that may fill the hand with three dice.")] = (
        None
    )
    nitrous: Annotated[Modification | None, says("Nitrous, the only part whose dice may be saved.")] = None
    turbocharger: Annotated[Modification | None, says("The Turbocharger; on the street its dice count low.")] = None
    supercharger: Annotated[Modification | None, says("The Supercharger; on the street its dice count high.")] = None
    wide_tires: Annotated[Modification | None, says("Wide Tires; on the street they forgive one under.")] = None
    spoiler: Annotated[Modification | None, says("The Spoiler; on the street it forgives one over.")] = None


class Cards(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All track cards and modifications, and how many dice of each colour there are."""

    track: Annotated[
        tuple[Value, ...],
        msgspec.Meta(min_length=12, max_length=60),
        says("The values of all track cards; six of them are dealt for a race."),
    ]  # §55
    dice: Annotated[
        dict[Colour, Annotated[int, msgspec.Meta(ge=5, le=12)]],
        says("Three colours, each with the number of its dice, which its modifications share."),
    ]  # §56
    modifications: Annotated[Modifications, says("The parts; four cards or more of each colour, so that all can pick.")]

    def parts(self) -> dict[str, Modification]:
        """The modifications of this sheet, by name."""
        found = {name: getattr(self.modifications, name) for name in KIND_NAMES[1:]}
        return {name: part for name, part in found.items() if part is not None}

    def __post_init__(self) -> None:
        if len(self.dice) != COLOURS:  # §56
            raise ValueError(f"dice have three colours, not {len(self.dice)} - at `$.dice`")
        for name, part in self.parts().items():
            check_part(name, part, self.dice)
        for colour in self.dice:
            self.check_colour(colour)

    def check_colour(self, colour: Colour) -> None:
        """With fewer cards of a colour somebody might be left without a pick, §57."""
        parts = {name: part for name, part in self.parts().items() if part.colour == colour}
        cards = sum(part.cards for part in parts.values())
        if cards < MOST_DRIVERS:
            where = f"modifications.{list(parts)[-1]}.cards" if parts else f"dice.{colour}"
            raise ValueError(f"at least {MOST_DRIVERS} modification cards are {colour}, not {cards} - at `$.{where}`")


def check_part(name: str, part: Modification, colours: Collection[str]) -> None:
    """A part has dice, §58, and does what only it can do, §61 and §62; what is wrong is said with its place."""
    where = f"$.modifications.{name}"
    if part.colour not in colours:
        raise ValueError(f"{name} is {part.colour}, and there are no dice of that colour - at `{where}.colour`")
    if part.hand > HAND and name != "v8":
        raise ValueError(f"only v8 can have a hand of {part.hand}, not {name} - at `{where}.hand`")
    if part.saved and name != "nitrous":
        raise ValueError(f"only nitrous dice can be saved, not those of {name} - at `{where}.saved`")


def read_track(text: str, cards: Cards) -> tuple[int, ...]:
    """A track that an option names: its six values, or the day whose track it is, §50."""
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", text):
        return daily_track(date.fromisoformat(text), cards)
    if not re.fullmatch(rf"[1-6](,[1-6]){{{TRACK - 1}}}", text):
        raise ValueError(f"track {text!r} is neither random nor six values such as 3,1,6,2,5,4 nor a day: 2026-01-31")
    values = tuple(int(value) for value in text.split(","))
    lacking = Counter(values) - Counter(cards.track)
    if lacking:
        value = min(lacking)
        raise ValueError(
            f"track {text!r} needs more cards with a {value} than the {cards.track.count(value)} there are"
        )
    return values


def daily_track(day: date, cards: Cards) -> tuple[int, ...]:
    """The track of a day: the same six cards for everyone, drawn by the date alone, §14 and §52."""
    digest = hashlib.sha256(f"nos {day.isoformat()}".encode()).digest()
    pile = list(cards.track)
    Rng(int.from_bytes(digest[:12], "big")).shuffle(pile)
    return tuple(pile[:TRACK])


class NosOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a game."""

    drivers: Annotated[int, msgspec.Meta(ge=1, le=MOST_DRIVERS)] = 2  # §47
    pace: Literal["live", "beat"] = "live"  # in the beat pace all roll together; §48, ruling P23
    dead_end: Literal["out", "return"] = "out"  # what becomes of a stalled car; §49, ruling P19
    track: str = "random"  # of the first race: or six values, or a day for its daily track; §50 and §53
    cards: Annotated[str, takes_sheet("street")] = "street"  # §51

    def __post_init__(self) -> None:
        sheet = cards_of(self.cards)
        if self.track != "random":
            read_track(self.track, sheet)


def cards_of(chosen: str) -> Cards:
    """The sheet of cards that an option chose, §6 and §51."""
    sheet: Cards = chosen_sheet(chosen, PACKAGE, Cards)
    return sheet


def set_track(options: NosOptions) -> tuple[int, ...]:
    """The track that the options set for the first race; none if it is dealt."""
    return () if options.track == "random" else read_track(options.track, cards_of(options.cards))
