"""What best driving brings on a track with given dice: rolls on average, and how likely each number of them is."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from ludotek.core.errors import BadOptions
from ludotek.games.nos.components import HAND, HIGHEST, KIND_NAMES
from ludotek.games.nos.solve.road import NEVER, Road, state_key
from ludotek.games.nos.steps.moves import ROLL, SELECTIONS
from ludotek.games.nos.steps.parts import BITS, MASK, parts_of

LEFT = 1e-9  # the part of all runs that may be left out of a distribution
MOST_CARDS = 10
MOST_OF_A_KIND = MASK  # that fit into a state
LONGEST_NUMBER = 6  # digits
SHEET = "street"


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The policy with the fewest rolls; against other dice also who is first, at equal speed."""

    track: list[int]
    dice: dict[str, int]
    expected_rolls: float | None  # None where no policy can finish
    distribution: list[float]  # by number of rolls, from none on
    strand_probability: float  # of never finishing
    first_choice: list[str] | None  # the dice to roll first
    win: float | UnsetType = UNSET
    tie: float | UnsetType = UNSET
    lose: float | UnsetType = UNSET


def solve(
    track: str | None = None,
    dice: str | None = None,
    against: str | None = None,
    progress: Callable[[float], None] | None = None,
) -> Solution:
    """Solve a track for a pool of dice, both as command lines write them."""
    if not track or not dice:
        raise BadOptions("solve/nothing-to-solve", "Project NOS is solved for a --track and --dice: give both.")
    values, pool = read_road(track), read_dice(dice)
    own = distribution(road_of(values), packed_dice(that_matter(pool, values)))
    solution = solution_of(values, pool, own)
    if against is None:
        return solution
    other = distribution(road_of(values), packed_dice(that_matter(read_dice(against), values)))
    win, tie, lose = duel(own, other)
    return msgspec.structs.replace(solution, win=win, tie=tie, lose=lose)


def solution_of(track: list[int], dice: dict[str, int], rolls: list[float]) -> Solution:
    road, pool = road_of(track), packed_dice(that_matter(dice, track))
    expected = road.rolls(pool)
    can_finish = expected < NEVER
    return Solution(
        track=track,
        dice=dice,
        expected_rolls=expected if can_finish else None,
        distribution=rolls,
        strand_probability=0.0 if can_finish else 1.0,
        first_choice=chosen_dice(road, pool, dice) if can_finish else None,
    )


def chosen_dice(road: Road, pool: int, dice: dict[str, int]) -> list[str]:
    move = road.move(0, 0, pool, 0)
    names = [KIND_NAMES[kind] for kind in SELECTIONS[move - ROLL]]
    lent = max(0, names.count("common") - dice.get("common", 0))  # V8 dice in the guise of common ones
    return names[lent:] + ["v8"] * lent


def that_matter(dice: dict[str, int], track: list[int]) -> dict[str, int]:
    """The pool without dice that change nothing: no more of a kind are ever placed and then rolled together.

    At the last card one die fewer than there are cards has been placed, and two of a kind can be rolled, three V8
    dice. So many of a kind allow every roll that more of them would.
    """
    most = len(track) - 1 + HAND
    if most > MOST_OF_A_KIND and max(dice.values()) > MOST_OF_A_KIND:
        raise BadOptions(
            "solve/bad-dice",
            f"On a track of {len(track)} cards at most {MOST_OF_A_KIND} dice of a kind are solved, "
            f"not {max(dice.values())}.",
        )
    v8 = min(dice.get("v8", 0), most + 1)
    lent = max(0, v8 - MOST_OF_A_KIND)  # shows what a common die does, and there are other V8 dice to roll it with
    kept = {**dice, "v8": v8 - lent, "common": dice.get("common", 0) + lent}
    return {name: min(number, most) if name != "v8" else number for name, number in kept.items()}


def distribution(road: Road, pool: int) -> list[float]:
    """How likely the policy finishes in exactly so many rolls, until hardly a run is left; empty where it cannot."""
    if road.rolls(pool) == NEVER:
        return []
    end = len(road.track)
    start = road.ready(state_key(0, 0, pool, 0))
    leads: dict[int, dict[int, float]] = {}
    cars, rolls, left = {start: 1.0}, [0.0], 1.0
    while left > LEFT:
        after: dict[int, float] = {}
        for key, share in cars.items():
            if key not in leads:
                leads[key] = road.leads(key)
            for there, odds in leads[key].items():
                after[there] = after.get(there, 0.0) + share * odds
        finished = sum((share for key, share in after.items() if key & 15 == end), 0.0)
        cars = {key: share for key, share in after.items() if key & 15 != end}
        rolls.append(finished)
        left = sum(cars.values())
    return rolls


def duel(own: list[float], other: list[float]) -> tuple[float, float, float]:
    """Who needs fewer rolls: the odds of winning, of a tie and of losing. Whoever never finishes is last."""
    if not own or not other:
        return (1.0, 0.0, 0.0) if own else (0.0, 0.0, 1.0) if other else (0.0, 1.0, 0.0)
    tie = sum(one * two for one, two in zip(own, other, strict=False))
    win = first_of(own, other)
    lose = first_of(other, own)
    whole = win + tie + lose  # what distributions leave out
    return win / whole, tie / whole, lose / whole


def first_of(own: list[float], other: list[float]) -> float:
    later = sum(other)
    total = 0.0
    for rolls, share in enumerate(own):
        later -= other[rolls] if rolls < len(other) else 0.0
        total += share * max(0.0, later)
    return total


def shares(cars: list[list[float]]) -> list[float]:
    """How likely each of several cars is first, at equal speed; those who are first together share it."""
    found = [0.0] * len(cars)
    for car, own in enumerate(cars):
        left = [sum(other) if other else 1.0 for other in cars]
        for rolls, share in enumerate(own):
            level = [1.0]  # by number of others that are there at the same time: how likely that is
            for number, other in enumerate(cars):
                equal = other[rolls] if rolls < len(other) else 0.0
                left[number] -= equal
                if number != car:
                    level = meet(level, max(0.0, left[number]), equal)
            found[car] += share * sum(odds / (others + 1) for others, odds in enumerate(level))
    return found


def meet(level: list[float], later: float, equal: float) -> list[float]:
    """One more car: it comes later, or at the same time."""
    return [
        (level[number] * later if number < len(level) else 0.0) + (level[number - 1] * equal if number else 0.0)
        for number in range(len(level) + 1)
    ]


def road_of(track: list[int]) -> Road:
    return Road(parts_of(SHEET), track)


# What people write.


def read_road(text: str) -> list[int]:
    """A track as people write it: `3,1,6,2,5,4`."""
    values = [value.strip() for value in text.split(",")]
    if not all(value in [str(number) for number in range(1, HIGHEST + 1)] for value in values):
        raise BadOptions("solve/bad-track", f"A track is values from 1 to {HIGHEST} such as 3,1,6,2,5,4, not {text!r}.")
    if len(values) > MOST_CARDS:
        raise BadOptions("solve/bad-track", f"A track has at most {MOST_CARDS} cards here, not {len(values)}.")
    return [int(value) for value in values]


def read_dice(text: str) -> dict[str, int]:
    """A pool of dice as people write it: `common=3,turbocharger=1,spoiler=2`."""
    pool: dict[str, int] = {}
    for part in text.split(","):
        name, equals, number = (piece.strip() for piece in part.partition("="))
        if name not in KIND_NAMES:
            raise BadOptions("solve/bad-dice", f"There are no dice called {name!r}; there are {', '.join(KIND_NAMES)}.")
        if not equals or not number.isascii() or not number.isdecimal():
            raise BadOptions("solve/bad-dice", f"How many {name} dice? Write {name}=3, not {part.strip()!r}.")
        if name in pool:
            raise BadOptions("solve/bad-dice", f"{name} dice stand twice in {text!r}.")
        if len(number) > LONGEST_NUMBER:
            raise BadOptions("solve/bad-dice", f"Nobody has so many {name} dice: {number[:LONGEST_NUMBER]}…")
        pool[name] = int(number)
    if not any(pool.values()):
        raise BadOptions("solve/bad-dice", "A pool has at least one die.")
    return pool


def packed_dice(pool: dict[str, int]) -> int:
    return sum(number << BITS * KIND_NAMES.index(name) for name, number in pool.items())
