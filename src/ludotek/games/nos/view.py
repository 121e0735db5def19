"""What one seat may see of a game of Project NOS: all of it, but for sealed choices of others."""

from __future__ import annotations

from typing import Literal

from ludotek.core.options import View
from ludotek.core.position import Milliseconds, Move, Seat
from ludotek.core.sheet import is_own
from ludotek.games.nos.components import (
    BEAT,
    COUNTDOWN,
    KIND_NAMES,
    KINDS,
    MOST_REDLINES,
    NITROUS,
    ROLL_CYCLE,
    TRACK,
    Modification,
    cards_of,
)
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import moves, result
from ludotek.games.nos.steps.draft import drafter
from ludotek.games.nos.steps.drive import DIE_BITS, DIE_MASK
from ludotek.games.nos.steps.parts import BITS, MASK, MATCH, NO, count
from ludotek.games.nos.steps.state import (
    DRAFTING,
    ENDED,
    JUMPED_EARLY,
    NOT_CHOSEN,
    PHASES,
    RACING,
    REDLINED_DIE,
    STATUSES,
    NosState,
    Phase,
    Status,
)

Fit = Literal["match", "redline", "third_redline", "no"]


class DieView(View, frozen=True, kw_only=True):
    """A die that shows a value, what it may do on the driver's next card, and the moves that do it."""

    kind: str
    value: int
    fit: Fit
    place: Move | None  # the move that places it, where that is legal now
    save: Move | None  # the move that saves it


class PlacedView(View, frozen=True, kw_only=True):
    """A die on the track."""

    kind: str
    value: int
    redline: bool


class CarView(View, frozen=True, kw_only=True):
    """One lane, §16."""

    status: Status
    parts: tuple[str, ...]  # its modification cards
    dice: dict[str, int]  # by kind: dice neither placed nor saved, those just rolled included
    rolled: tuple[DieView, ...]  # what lies before the driver and may still be placed or saved
    is_spent: bool  # whether this roll's placement has been made
    saved: tuple[DieView, ...]  # saved nitrous dice
    placed: tuple[PlacedView, ...]  # by card of the track
    redlines: int
    place: int  # in which it has finished, from 1; 0 while that is not certain
    wins: int
    trophies: tuple[int, ...]  # track cards won
    can_strand: bool  # whether some of its dice can never match some card of the track: a warning (ruling P19)
    is_ready: bool  # in the beat pace: it has chosen what to roll, or stands
    roll: Move | None  # the roll that most often matches the next card: what one key should do


class PartView(View, frozen=True, kw_only=True):
    """What a part does to its dice, as the sheet has it."""

    faces: tuple[int, ...]
    hand: int
    saved: bool
    free_under: int
    free_over: int


class NosView(View, frozen=True, kw_only=True):
    """The track, the store of parts, and every lane."""

    phase: Phase
    pace: Literal["live", "beat"]
    race: int
    is_extra: bool  # an extra race after a photo finish
    track: tuple[int, ...]  # as far as it is dealt
    order: tuple[Seat, ...]  # in which drivers pick modifications
    picking: Seat  # who picks now; -1 where nobody does
    picks: int  # made so far
    cards: dict[str, int]  # by modification: cards left to take
    supply: dict[str, int]  # by modification: dice left of its colour
    colours: dict[str, str]  # by modification: the colour of its dice
    own_parts: dict[str, PartView]  # by modification, where the sheet is the table's own: what it does; §6
    cars: tuple[CarView, ...]
    finish: tuple[Seat, ...]  # who has reached the end, in order
    places: tuple[Seat, ...]  # of the race before, or of the last one: the first first
    beat: int
    sealed: Move | None  # this seat's own sealed choice, in the beat pace
    seconds: float  # that a solo run took; 60 stands for a minute or more
    rank: str  # of a solo run, once it is over
    countdown: Milliseconds
    roll_cycle: Milliseconds
    beat_length: Milliseconds


def view(position: Nos, seat: Seat) -> NosView:
    parts, sheet = position.parts, cards_of(position.options.cards).parts()
    kinds = [kind for kind in range(1, KINDS) if parts.cards[kind] > 0]
    chosen = position.sealed[seat] if seat >= 0 else NOT_CHOSEN
    is_drafting = position.phase == DRAFTING
    return NosView(
        phase=PHASES[position.phase],
        pace=position.options.pace,
        race=position.race,
        is_extra=position.is_extra,
        track=tuple(position.track),
        order=tuple(position.order),
        picking=drafter(position) if is_drafting else -1,
        picks=position.picks,
        cards={KIND_NAMES[kind]: position.cards[kind] for kind in kinds},
        supply={KIND_NAMES[kind]: position.supply[parts.colour[kind]] for kind in kinds},
        colours={name: part.colour for name, part in sheet.items()},
        own_parts={name: part_view(part) for name, part in sheet.items()} if is_own(position.options.cards) else {},
        cars=tuple(car_view(position, car) for car in range(position.drivers)),
        finish=tuple(position.finish),
        places=tuple(places(position)),
        beat=position.beat,
        sealed=None if chosen == NOT_CHOSEN else chosen,
        seconds=position.tenths / 10,
        rank=result.RANKS[result.rank(position)] if position.phase == ENDED and position.drivers == 1 else "",
        countdown=COUNTDOWN,
        roll_cycle=ROLL_CYCLE,
        beat_length=BEAT,
    )


def part_view(part: Modification) -> PartView:
    return PartView(
        faces=part.faces,
        hand=part.hand,
        saved=part.saved,
        free_under=part.free_under,
        free_over=part.free_over,
    )


def car_view(state: NosState, car: Seat) -> CarView:
    is_driving = state.phase == RACING and state.is_in_race(car) and state.status[car] != JUMPED_EARLY
    return CarView(
        status=STATUSES[state.status[car]],
        parts=tuple(KIND_NAMES[kind] for kind in range(1, KINDS) if state.owned[car] >> kind & 1),
        dice={KIND_NAMES[kind]: dice for kind in range(KINDS) if (dice := count(state.dice[car], kind))},
        rolled=tuple(rolled_view(state, car, die) for die in rolled_dice(state.fresh[car])),
        is_spent=state.spent[car] == 1,
        saved=tuple(
            saved_view(state, car, value) for value in (state.saved[car] & MASK, state.saved[car] >> BITS) if value
        ),
        placed=tuple(placed_view(die) for die in state.laid[TRACK * car : TRACK * car + state.placed[car]]),
        redlines=state.redlines[car],
        place=place_of(state, car),
        wins=state.wins[car],
        trophies=tuple(state.trophies[car]),
        can_strand=can_strand(state, car),
        is_ready=state.ready[car] != NOT_CHOSEN,
        roll=default_roll(state, car) if is_driving else None,
    )


def place_of(state: NosState, car: Seat) -> int:
    """On the beat a place is certain only when the race is over (ruling P22)."""
    is_certain = not state.is_beat or state.phase == ENDED
    return state.finish.index(car) + 1 if is_certain and car in state.finish else 0


def places(state: NosState) -> list[Seat]:
    """How the last race ended; its places are the next draft's order, turned round."""
    if state.phase == ENDED:
        return result.standings(state)
    if state.is_extra:
        return state.order + state.behind
    return state.order[::-1] if state.race > 1 else []


def can_strand(state: NosState, car: Seat) -> bool:
    kinds = [kind for kind in range(KINDS) if count(state.dice[car], kind)]
    return any(not state.parts.top_fit[8 * kind + card] & MATCH for kind in kinds for card in state.track)


def default_roll(state: NosState, car: Seat) -> Move | None:
    best = state.parts.likeliest(state.dice[car], state.saved[car], state.next_card(car))
    return None if best < 0 else best


def rolled_dice(fresh: int) -> list[int]:
    dice = []
    while fresh:
        dice.append(fresh & DIE_MASK)
        fresh >>= DIE_BITS
    return dice


def saved_values(saved: int) -> list[int]:
    return [value for value in (saved & MASK, saved >> BITS) if value]


def rolled_view(state: NosState, car: Seat, die: int) -> DieView:
    kind, value = die >> BITS, die & MASK
    fit = fit_of(state, car, kind, value) if not state.spent[car] else "no"
    can_save = kind == NITROUS and state.parts.can_save
    return DieView(
        kind=KIND_NAMES[kind],
        value=value,
        fit=fit,
        place=moves.PLACE + 6 * kind + value - 1 if fit in ("match", "redline") else None,
        save=moves.SAVE + value - 1 if can_save else None,
    )


def saved_view(state: NosState, car: Seat, value: int) -> DieView:
    fit = fit_of(state, car, NITROUS, value) if state.is_in_race(car) else "no"
    place = moves.PLACE_SAVED + value - 1 if fit in ("match", "redline") else None
    return DieView(kind=KIND_NAMES[NITROUS], value=value, fit=fit, place=place, save=None)


def fit_of(state: NosState, car: Seat, kind: int, value: int) -> Fit:
    """What a die may do on the next card of a lane."""
    if state.placed[car] == TRACK:
        return "no"
    fit = state.parts.fit[64 * kind + 8 * value + state.next_card(car)]
    if fit == NO:
        return "no"
    if fit == MATCH:
        return "match"
    return "redline" if state.redlines[car] < MOST_REDLINES else "third_redline"


def placed_view(die: int) -> PlacedView:
    plain = (die - 1) % REDLINED_DIE
    return PlacedView(kind=KIND_NAMES[plain // 6], value=plain % 6 + 1, redline=die > REDLINED_DIE)


def question_of(view: NosView, seat: Seat) -> tuple[str, str, bool]:
    """What a seat is asked about: the phase, its car's status, and whether a die can be placed."""
    car = view.cars[seat]
    may_place = any(die.place is not None for die in (*car.rolled, *car.saved))
    return view.phase, car.status, may_place


def holdings(view: NosView, seat: Seat) -> dict[str, object]:
    """What is a seat's own."""
    car = view.cars[seat]
    return {
        "parts": car.parts,
        "dice": car.dice,
        "track": car.placed,
        "saved": [die.value for die in car.saved],
        "redlines": car.redlines,
        "wins": car.wins,
        "trophies": car.trophies,
    }
