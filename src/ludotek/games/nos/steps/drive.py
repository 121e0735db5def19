"""Race!: dice are rolled, placed and saved; cars redline, explode, stall and finish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import Move, Seat
from ludotek.games.nos.components import MOST_REDLINES, MOST_RETURNS, NITROUS, ROLL_CYCLE, TRACK
from ludotek.games.nos.steps.moves import (
    BLOW,
    EXPLODED,
    FINISHED,
    PICKED_UP,
    PICKED_UP_SAVED,
    PLACE,
    PLACE_SAVED,
    PLACED,
    PLACED_SAVED,
    REDLINED,
    REROLL,
    RETURN,
    RETURNED,
    ROLL,
    ROLLED,
    SAVE,
    SAVED,
    SELECTIONS,
    STALLED,
)
from ludotek.games.nos.steps.parts import BITS, MASK, MATCH, REDLINE, Parts, keep, let_go
from ludotek.games.nos.steps.state import (
    ASKED_FACE,
    BLOWN,
    DONE,
    DRIVING,
    NOBODY,
    NOTHING_ASKED,
    REDLINED_DIE,
    STRANDED,
    STUCK,
    NosState,
)

DIE_BITS: Final = 6  # of a fresh die: three for its kind, three for its value
DIE_MASK: Final = 63
ONE_NITROUS: Final[list[int]] = [NITROUS]
HANDS: Final[list[list[int]]] = SELECTIONS  # a module's own constants are the quickest to reach
ONLY_RETURN: Final[list[Move]] = [RETURN]


def drive_moves(state: NosState, seat: Seat) -> list[Move]:
    """Any dice may be picked up for every roll (ruling P8); one that was rolled may be placed (P10), or none (P11)."""
    fresh: i64 = state.fresh[seat]
    saved: i64 = state.saved[seat]
    if state.status[seat] == STUCK:
        return ONLY_RETURN
    if fresh == 0 and saved == 0:
        return state.hands[seat]
    card: i64 = state.next_card(seat)
    may_redline = state.redlines[seat] < MOST_REDLINES
    more: list[Move] = []
    may_blow = False
    if fresh:
        may_blow = add_rolled(state, seat, fresh, card, may_redline, more)
    if saved:
        may_blow = add_saved(state, saved, card, may_redline, more) or may_blow
    if may_blow:
        more.append(BLOW)  # §34, ruling P14: nothing else takes a third redline
    return state.hands[seat] + more if more else state.hands[seat]


def add_rolled(state: NosState, seat: Seat, fresh: i64, card: i64, may_redline: bool, moves: list[Move]) -> bool:
    """Dice that are alike make one move. Whether one of them could take a third redline."""
    first: i64 = fresh & DIE_MASK
    second: i64 = fresh >> DIE_BITS & DIE_MASK
    third: i64 = fresh >> 2 * DIE_BITS
    may_place = state.spent[seat] == 0
    may_blow = add_die(state.parts, first, card, may_place, may_redline, moves)
    if second and second != first:
        may_blow = add_die(state.parts, second, card, may_place, may_redline, moves) or may_blow
    if third and third != first and third != second:
        may_blow = add_die(state.parts, third, card, may_place, may_redline, moves) or may_blow
    return may_blow


def add_die(parts: Parts, die: i64, card: i64, may_place: bool, may_redline: bool, moves: list[Move]) -> bool:
    """One placement a roll (ruling P9); nitrous dice may be saved."""
    kind: i64 = die >> BITS
    value: i64 = die & MASK
    if kind == NITROUS and parts.can_save:
        moves.append(int(SAVE + value - 1))  # §24
    if not may_place:
        return False
    fit = parts.fit[8 * die + card]
    if fit == MATCH or (fit == REDLINE and may_redline):
        moves.append(int(PLACE + 6 * kind + value - 1))
        return False
    return fit == REDLINE


def add_saved(state: NosState, saved: i64, card: i64, may_redline: bool, moves: list[Move]) -> bool:
    """Ruling P17: a saved die may be placed whenever it fits."""
    may_blow = False
    before: i64 = 0
    while saved:
        value: i64 = saved & MASK
        saved >>= BITS
        fit = state.parts.fit[64 * NITROUS + 8 * value + card]
        if value != before and (fit == MATCH or (fit == REDLINE and may_redline)):
            moves.append(int(PLACE_SAVED + value - 1))
        elif fit == REDLINE and not may_redline:
            may_blow = True
        before = value
    return may_blow


def regroup(state: NosState, seat: Seat) -> None:
    """After a car's dice have changed: which of them may be rolled together."""
    state.hands[seat] = state.parts.rolls(state.dice[seat], state.saved[seat])


def drive(state: NosState, seat: Seat, move: Move) -> None:
    """Anything but a roll."""
    state.rest[seat] = 0
    if move >= RETURN:
        return_die(state, seat)
    elif move == BLOW:
        explode(state, seat)
    elif move >= SAVE:
        save(state, seat, move - SAVE + 1)
    elif move >= PLACE_SAVED:
        value = move - PLACE_SAVED + 1
        state.saved[seat] = let_go(state.saved[seat], value)
        state.announce(PLACED_SAVED, seat, 6 * NITROUS + value - 1)
        place(state, seat, NITROUS, value)
    else:
        place_rolled(state, seat, (move - PLACE) // 6, (move - PLACE) % 6 + 1)
    regroup(state, seat)


# 1 and 2: select dice, and roll them.


def pick_up(state: NosState, seat: Seat, move: Move) -> None:
    """Race!, §30 and §33: the values of the dice before are lost, except of those that are saved."""
    state.fresh[seat] = 0
    state.spent[seat] = 0
    state.showing = 0
    if not state.is_beat:
        state.rest[seat] = ROLL_CYCLE
    if move >= REROLL:
        state.saved[seat] = let_go(state.saved[seat], move - REROLL + 1)
        state.dice[seat] += 1 << BITS * NITROUS
        regroup(state, seat)
        state.in_hand = ONE_NITROUS
    else:
        state.in_hand = HANDS[move - ROLL]
    state.rolling = seat
    state.rolled = 0
    state.asked_of_chance = ASKED_FACE


def tell_hand(state: NosState, seat: Seat, move: Move) -> None:
    """Everybody sees which dice a driver has picked up."""
    if move >= REROLL:
        state.announce(PICKED_UP_SAVED, seat, move - REROLL + 1)
    else:
        state.announce(PICKED_UP, seat, move - ROLL)


def come_to_rest(state: NosState, face: int) -> bool:
    """Race!, §30: one die after the other shows its face; whether it was the last."""
    seat, kinds = state.rolling, state.in_hand
    rolled: i64 = state.rolled
    kind: i64 = kinds[rolled]
    value: i64 = state.parts.value[8 * kind + face]
    state.showing |= (kind << BITS | value) << DIE_BITS * rolled
    state.rolled = rolled + 1
    if state.heard is not None:
        state.announce(ROLLED, seat, int(6 * kind + value - 1))
    if rolled + 1 < len(kinds):
        return False
    state.fresh[seat] = int(state.showing)
    state.showing = 0
    state.asked_of_chance = NOTHING_ASKED
    state.rolling = NOBODY
    return True


# Placing, saving and redlines.


def place_rolled(state: NosState, seat: Seat, kind: int, value: int) -> None:
    """Race!, §31: the other dice lose their values, except nitrous dice, which may yet be saved."""
    state.fresh[seat] = savable(state.parts, without(state.fresh[seat], kind << BITS | value))
    state.spent[seat] = 1  # ruling P9
    left = state.dice[seat]
    state.dice[seat] = left - (1 << BITS * kind)
    state.announce(PLACED, seat, 6 * kind + value - 1)
    place(state, seat, kind, value)


def without(fresh: int, die: int) -> int:
    """Rolled dice without one of them."""
    kept = 0
    is_gone = False
    while fresh:
        other = fresh & DIE_MASK
        fresh >>= DIE_BITS
        if other == die and not is_gone:
            is_gone = True
        else:
            kept = kept << DIE_BITS | other
    return kept


def savable(parts: Parts, fresh: int) -> int:
    """Of the rolled dice those that may be kept."""
    kept = 0
    while fresh:
        die = fresh & DIE_MASK
        fresh >>= DIE_BITS
        if die >> BITS == NITROUS and parts.can_save:
            kept = kept << DIE_BITS | die
    return kept


def place(state: NosState, seat: Seat, kind: int, value: int) -> None:
    """In sequence, §31: on the next card of one's own lane, with a redline if the die does not match."""
    at = state.placed[seat]
    die = 1 + 6 * kind + value - 1
    if state.parts.fit[64 * kind + 8 * value + state.track[at]] == REDLINE:
        die += REDLINED_DIE
        state.redlines[seat] += 1  # §32, ruling P12: one, however far it is off
        state.announce(REDLINED, seat, state.redlines[seat])
    state.laid[TRACK * seat + at] = die  # ruling P10: one of each car
    state.placed[seat] = at + 1
    state.last[seat] = state.beat if state.is_beat else state.ply
    if at + 1 == TRACK:
        reach_the_end(state, seat)
    else:
        look_ahead(state, seat)


def save(state: NosState, seat: Seat, value: int) -> None:
    """Nitrous, §24: the die is kept at its value (ruling P17)."""
    state.fresh[seat] = without(state.fresh[seat], NITROUS << BITS | value)
    state.dice[seat] -= 1 << BITS * NITROUS
    state.saved[seat] = keep(state.saved[seat], value)
    state.announce(SAVED, seat, value)
    look_ahead(state, seat)


def reach_the_end(state: NosState, seat: Seat) -> None:
    """A die on every card, §7. Live, the place is certain at once; on the beat only at its end."""
    state.leave_the_road(seat, DONE)
    state.finish.append(seat)  # ruling P22: live, in the order of moves
    if not state.is_beat:
        state.announce(FINISHED, seat, len(state.finish))
    if len(state.finish) == 1 and state.drivers > 1:
        state.started = state.ply


def explode(state: NosState, seat: Seat) -> None:
    """Race!, §35: the third redline; the car is out of this race (ruling P14)."""
    state.leave_the_road(seat, BLOWN)
    state.announce(EXPLODED, seat, state.placed[seat] + 1)


# Dead ends.


def look_ahead(state: NosState, seat: Seat) -> None:
    """Ruling P19: a car that can never go on is stalled; where the table plays so, it may return its last die."""
    if not state.parts.is_stuck(state.dice[seat], state.saved[seat], state.next_card(seat), state.redlines[seat]):
        return
    if state.may_return and state.placed[seat] > 0 and state.returns[seat] < MOST_RETURNS:
        state.fresh[seat] = 0
        state.status[seat] = STUCK  # §49
    else:
        state.leave_the_road(seat, STRANDED)  # §49
    state.announce(STALLED, seat, state.placed[seat] + 1)


def return_die(state: NosState, seat: Seat) -> None:
    """The softer way, §49: the last die comes back, its redline does not (ruling P19)."""
    at = state.placed[seat] - 1
    kind = (state.laid[TRACK * seat + at] - 1) % REDLINED_DIE // 6
    state.laid[TRACK * seat + at] = 0
    state.placed[seat] = at
    state.dice[seat] += 1 << BITS * kind
    state.returns[seat] += 1
    state.status[seat] = DRIVING
    state.announce(RETURNED, seat, at + 1)
    look_ahead(state, seat)
