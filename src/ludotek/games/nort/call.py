"""The Call: which values there are, who speaks first, and what becomes of what is said."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.nort.components import BLUE, LEFT, RED, REVERSE, STRAIGHT
from ludotek.games.nort.powers import USED_REVERSE, Powers
from ludotek.games.nort.state import (
    FIRST_CALL,
    NO_CALL,
    NOBODY,
    OPENING,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
)
from ludotek.games.nort.vocabulary import (
    BY_ERROR,
    BY_INITIATIVE,
    BY_PENALTY,
    BY_POWER,
    CALL,
    CALLED_FIRST,
    CALLED_SECOND,
    CALLS,
    DIRECTION,
    FIRST,
    HAS_FIRST_CALL,
    MUST_NAME_A_SIDE,
    NAMED_UNAVAILABLE,
    OPENED,
    REVERSED,
    SAID_NOTHING,
    STRAIGHT_WITH_1,
    VALUE,
    WENT_STRAIGHT,
    ZERO,
    call_of,
)


def values_of(die: int, other: int) -> list[int]:
    """The numbers on the dice, their sum, and the larger less the smaller (rulings N12 and N13)."""
    return sorted({die, other, die + other, abs(die - other)} - {0})


VALUES: Final[list[list[int]]] = [values_of(number // 7, number % 7) for number in range(49)]  # by both dice
MASKS: Final[list[int]] = [sum([1 << value for value in values]) for values in VALUES]
FIRSTS: Final[list[Move]] = [FIRST, FIRST + 1]


class Call(Powers):
    """Game turn, from the dice to the moment at which both have called."""

    @abstractmethod
    def uncover(self) -> None:
        """The Call is complete."""

    # Which values there are.

    def dice(self) -> int:
        return 7 * self.die + self.other_die

    def may_turn(self, seat: Seat) -> bool:
        """Neither in the opening move nor right after another turn."""
        return self.previous[seat] != OPENING and self.turned[seat] == 0

    def is_available(self, seat: Seat, value: int) -> bool:
        """Whether the first may call a value (ruling N9): Zero on a pair, 1 where a turn is allowed."""
        if value == 0:
            return self.die == self.other_die and self.previous[seat] != OPENING  # rulings N14 and N16
        if value == 1 and not self.may_turn(seat):
            return False
        return MASKS[self.dice()] >> value & 1 == 1

    def is_left(self, seat: Seat, value: int) -> bool:
        """Whether the second may: any available value but the one already called, and never Zero."""
        taken = VALUE[self.call[1 - seat]]
        if value == 0 or value == taken or MASKS[self.dice()] >> value & 1 == 0:
            return False
        return value != 1 or self.may_turn(seat) or MASKS[self.dice()] & ~(1 << taken) == 2  # ruling N15

    def add_directions(self, seat: Seat, value: int, moves: list[Move]) -> None:
        """A turn is for values up to the vehicle's Turn; 1 is for turning only."""
        straight = CALL + 3 * (value - 1) + STRAIGHT
        if not self.may_turn(seat) or value > self.lattice.turn[self.vehicle[seat]]:
            moves.append(straight)
            return
        moves.append(straight - 1)
        if value != 1:
            moves.append(straight)
        moves.append(straight + 1)

    def first_calls(self, seat: Seat) -> list[Move]:
        """Every call may be tried; after the other's error one declares until it is right (ruling N9)."""
        if not self.erred:
            return CALLS
        moves: list[Move] = [ZERO] if self.is_available(seat, 0) else []
        for value in VALUES[self.dice()]:
            if self.is_available(seat, value):
                self.add_directions(seat, value, moves)
        return moves

    def second_calls(self, seat: Seat) -> list[Move]:
        """At leisure, so that only what is possible counts (ruling N11); or the lost call is reversed."""
        moves: list[Move] = []
        for value in VALUES[self.dice()]:
            if self.is_left(seat, value):
                self.add_directions(seat, value, moves)
        if self.can_reverse(seat):
            moves.append(REVERSED)
        return moves

    # Who speaks first.

    def open_the_call(self) -> None:
        """The fastest; but whoever crossed a trace in the last round may not (ruling N17)."""
        self.erred = self.reversed = False
        barred = self.crossed
        self.crossed = 0
        if barred == 1 << BLUE or barred == 1 << RED:  # if both did, that cancels out
            self.give_first_call(RED if barred == 1 << BLUE else BLUE, BY_PENALTY)
        elif self.lattice.is_live:
            self.first = NOBODY
            self.stage = RACING
        elif self.spoke_first != NOBODY:
            self.give_first_call(1 - self.spoke_first, BY_INITIATIVE)
        if not self.lattice.is_live:
            self.stage = SEALED_CALLS

    def give_first_call(self, seat: Seat, reason: int) -> None:
        self.first = seat
        self.stage = FIRST_CALL
        self.tell(EVERYONE, HAS_FIRST_CALL, seat, reason)

    def silences(self) -> list[Move]:
        """Ruling N7: the first call goes to whoever did not have it last; by lot in the first round."""
        return FIRSTS if self.spoke_first == NOBODY else [FIRST + 1 - self.spoke_first]

    # What is said.

    def speak_first(self, seat: Seat, call: Move) -> None:
        """Speed is no use with a number that is not there: the other has the first call instead."""
        self.first = seat
        if self.is_available(seat, VALUE[call]):
            self.accept(seat, call)
            return
        self.tell(EVERYONE, NAMED_UNAVAILABLE, seat, call)
        self.erred = True
        self.give_first_call(1 - seat, BY_ERROR)

    def accept(self, seat: Seat, call: Move) -> None:
        """Only numbers lose the call: a turn that is not allowed goes straight (ruling N10)."""
        self.call[seat] = call
        self.tell(EVERYONE, CALLED_FIRST if seat == self.first else CALLED_SECOND, seat, call)
        if self.may_turn(seat):
            if call == STRAIGHT_WITH_1:
                self.speaker = seat
                self.stage = SIDE
                self.tell(EVERYONE, MUST_NAME_A_SIDE, seat, 0)
                return
            self.notice_turn(seat, call)
        elif DIRECTION[call] != STRAIGHT:
            self.correct(seat)
        self.go_on_from(seat)

    def notice_turn(self, seat: Seat, call: Move) -> None:
        """Everyone can deduce something of the vehicle from a turn, and from one that was refused."""
        if DIRECTION[call] == STRAIGHT:
            return
        value = VALUE[call]
        turning = self.lattice.turning[value]
        if value > self.lattice.turn[self.vehicle[seat]]:
            self.could_be[seat] &= ~turning
            self.correct(seat)
        else:
            self.could_be[seat] &= turning

    def correct(self, seat: Seat) -> None:
        self.call[seat] = call_of(VALUE[self.call[seat]], STRAIGHT)
        self.tell(EVERYONE, WENT_STRAIGHT, seat, self.call[seat])

    def name_side(self, call: Move) -> None:
        seat = self.speaker
        self.speaker = NOBODY
        self.accept(seat, call)

    def go_on_from(self, seat: Seat) -> None:
        """After the first comes the second, who in slow play has spoken already."""
        if seat != self.first:
            self.uncover()
            return
        other = 1 - seat
        call = self.sealed[other]
        self.sealed[other] = NO_CALL
        self.stage = SECOND_CALL
        if call == NO_CALL:
            return
        if not self.is_left(other, VALUE[call]):  # declares again: ruling N6
            self.tell(EVERYONE, NAMED_UNAVAILABLE, other, call)
        elif self.may_have(other, REVERSE) and not self.reversed:
            self.sealed[other] = call
            self.stage = STANDING
        else:
            self.accept(other, call)

    def let_stand(self, seat: Seat) -> None:
        call = self.sealed[seat]
        self.sealed[seat] = NO_CALL
        self.accept(seat, call)

    def open_sealed_calls(self) -> None:
        """Ruling N6: whoever has the initiative counts as the faster one."""
        self.late = 0
        first = self.first
        for seat in (first, 1 - first):
            self.tell(EVERYONE, OPENED, seat, self.sealed[seat])
        call = self.sealed[first]
        self.sealed[first] = NO_CALL
        self.speak_first(first, call)
        if self.first != first:
            call = self.sealed[1 - first]
            self.sealed[1 - first] = NO_CALL
            if self.is_available(1 - first, VALUE[call]):
                self.accept(1 - first, call)
            else:
                self.tell(EVERYONE, NAMED_UNAVAILABLE, 1 - first, call)

    def assigned(self, seat: Seat) -> Move:
        """Whoever stays silent gets the smallest value there is, but for 1, straight (rulings N7 and N11)."""
        for value in VALUES[self.dice()]:
            if value != 1 and (self.is_left(seat, value) if self.stage == SECOND_CALL else True):
                return call_of(value, STRAIGHT)
        return call_of(1, STRAIGHT if not self.may_turn(seat) else LEFT)

    def stay_silent(self, seat: Seat) -> None:
        call = self.assigned(seat)
        self.tell(EVERYONE, SAID_NOTHING, seat, call)
        self.accept(seat, call)

    # Special Powers: a lost call is won.

    def can_reverse(self, seat: Seat) -> bool:
        """Once per call, and no reversing back (ruling N27)."""
        return not self.reversed and self.can_use(seat, REVERSE)

    def reverse(self, seat: Seat) -> None:
        """The earlier call is void, and the reverser has full choice."""
        self.use(seat, REVERSE, USED_REVERSE)
        self.reversed = True
        self.call[1 - seat] = NO_CALL
        self.sealed[seat] = NO_CALL
        self.give_first_call(seat, BY_POWER)
