"""Nort, in the order and the words of its rule sheet (docs/rules/nort.md).

The call is in call.py, powers are in powers.py, movement and traces in trace.py; moments.py says who may do
what, and when.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import (
    CHANCE,
    EVERYONE,
    SEALED,
    Move,
    Points,
    Seat,
    only,
)
from ludotek.core.rng import Rng
from ludotek.games.nort.components import BLUE, RED, ROUNDS, STRAIGHT
from ludotek.games.nort.moments import BOTH, SIDES_OF_1, Moments
from ludotek.games.nort.state import (
    DICE,
    DRAWING,
    ENDED,
    FIRST_CALL,
    INITIATIVE,
    LOOKING,
    NO_CALL,
    NOBODY,
    NOT_CHOSEN,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
    VEHICLES,
)
from ludotek.games.nort.vocabulary import (
    BARRED,
    BY_INITIATIVE,
    BY_SILENCE,
    COVER,
    COVERED,
    DIE,
    DIRECTION,
    DRAWN,
    DRAWN_FOR,
    FIRST,
    FIRST_DIE,
    LATE,
    REVERSED,
    ROLLED,
    SILENT,
    SPEED_COUNTED,
    STAND,
    TRACE,
    UNCOVERED,
    VALUE,
    VEHICLE,
    VEHICLE_SHOWN,
    WAS_LATE,
    WON,
    ZERO,
)

# How a game ends after the last move; before it, by a cause in trace.py.
BY_SPEED: Final = 4
BY_FEWER_CROSSINGS: Final = 5
BY_FEWER_POWERS: Final = 6
BY_DRAW: Final = 7


class Nort(Moments):
    """Two vehicles, called blind, in an arena that fills with their traces."""

    def copy(self) -> Nort:
        return Nort(self)

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat >= 0:
            self.decide(seat, move)
        elif seat == CHANCE:
            self.answer(move)
        else:
            self.run_out_of_time(move)
        if self.stage != DRAWING and (self.kind() != SEALED or self.chosen() == 0):
            self.asked = self.ply

    def decide(self, seat: Seat, move: Move) -> None:
        stage = self.stage
        if stage in (RACING, FIRST_CALL):
            self.speak_first(seat, move)
        elif stage in (SECOND_CALL, STANDING):
            self.reply(seat, move)
        elif stage == POWERS_UP:
            self.declare(seat, move)
        elif stage == SIDE:
            self.name_side(move)
        elif stage == VEHICLES:
            self.take_vehicle(seat, move - VEHICLE)
        elif stage == SEALED_CALLS:
            self.seal(seat, move)
        else:
            self.be_ready(seat)

    def answer(self, move: Move) -> None:
        """What chance was asked for."""
        if self.stage == DICE:
            self.roll(move - DIE + 1)
        elif self.stage == INITIATIVE:
            self.give_first_call(move - FIRST, BY_INITIATIVE)
            self.stage = DICE
        else:
            self.draw_vehicle(self.late_seat, move - VEHICLE)

    # Setup.

    def take_vehicle(self, seat: Seat, vehicle: int) -> None:
        """Each chooses a vehicle in secret; both may take the same (ruling N32)."""
        self.vehicle[seat] = vehicle
        self.stage = VEHICLES
        if self.vehicle[1 - seat] != NOT_CHOSEN:
            self.late = 0
            self.round = 1
            self.cover()

    def draw_vehicle(self, seat: Seat, vehicle: int) -> None:
        self.late_seat = NOBODY
        self.tell(only(seat), DRAWN_FOR, seat, vehicle)
        self.take_vehicle(seat, vehicle)

    # Game turn.

    def cover(self) -> None:
        """A round opens with the sheet over the arena, then the dice."""
        self.late = 0
        self.die = self.other_die = 0
        self.call[BLUE] = self.call[RED] = NO_CALL
        self.stage = DICE
        if not self.lattice.is_open:
            self.tell(EVERYONE, COVERED, self.round, 0)
        if self.round == 1 and not self.lattice.is_live:
            self.stage = INITIATIVE

    def roll(self, die: int) -> None:
        """Both play with the same two dice."""
        if self.die == 0:
            self.die = die
            self.tell(EVERYONE, FIRST_DIE, die, 0)
            return
        self.other_die = die
        self.tell(EVERYONE, ROLLED, self.die, die)
        self.open_the_call()

    def seal(self, seat: Seat, call: Move) -> None:
        self.sealed[seat] = call
        if self.sealed[1 - seat] != NO_CALL:
            self.open_sealed_calls()

    def reply(self, seat: Seat, move: Move) -> None:
        if move == REVERSED:
            self.reverse(seat)
        elif move == STAND:
            self.let_stand(seat)
        else:
            self.accept(seat, move)

    def uncover(self) -> None:
        """With both calls made the sheet comes off; who called first draws first."""
        self.called.append(self.first)
        self.called.append(self.call[self.first])
        self.called.append(self.call[1 - self.first])
        self.spoke_first = self.first
        if not self.lattice.is_open:
            self.tell(EVERYONE, UNCOVERED, self.round, 0)
        self.prepare(self.first)

    # Movement.

    def trace_move(self, seat: Seat) -> None:
        """Turn first, then drive; straight on and slower than before leaves only dots (ruling N24)."""
        call = self.call[seat]
        value, direction = VALUE[call], DIRECTION[call]
        self.heading[seat] = (self.heading[seat] + direction - STRAIGHT) & 3
        is_dotted = direction == STRAIGHT and value < self.previous[seat]
        self.previous[seat] = value
        self.turned[seat] = 0 if direction == STRAIGHT else 1
        if direction == STRAIGHT:
            self.speed[seat] += value  # ruling N34
        if call != ZERO:
            self.drive(seat, value + self.longer, is_dotted)
        if self.stage == ENDED:
            self.name_the_winner()
        elif seat == self.first:
            self.prepare(1 - seat)
        else:
            self.end_round()

    def end_round(self) -> None:
        """Penalty: after crossing the other's trace one has to let the other call first (ruling N17)."""
        self.mover = NOBODY
        if self.crossed == 1 << BLUE or self.crossed == 1 << RED:
            self.tell(EVERYONE, BARRED, BLUE if self.crossed == 1 << BLUE else RED, 0)
        if self.round == ROUNDS:
            self.count_speed_points()
        else:
            self.round += 1
            self.stage = LOOKING
            if self.lattice.is_open:
                self.cover()

    def be_ready(self, seat: Seat) -> None:
        """In slow play everybody looks at the arena for as long as they like."""
        self.late |= 1 << seat
        if self.late == 3:
            self.cover()

    # End of the game.

    def count_speed_points(self) -> None:
        """Both still drive after move 18: the faster one wins; ties by ruling N33."""
        self.stage = ENDED
        self.tell(EVERYONE, SPEED_COUNTED, self.speed[BLUE], self.speed[RED])
        margins = [
            self.speed[BLUE] - self.speed[RED],
            self.crossings[RED] - self.crossings[BLUE],
            self.uses_left(BLUE) - self.uses_left(RED),
        ]
        self.cause = BY_DRAW
        for number in range(3):
            if margins[number] != 0:
                self.cause = BY_SPEED + number
                self.loser = RED if margins[number] > 0 else BLUE
                break
        self.name_the_winner()

    def name_the_winner(self) -> None:
        """Both vehicles are secret no longer."""
        for seat in BOTH:
            self.tell(EVERYONE, VEHICLE_SHOWN, seat, self.vehicle[seat])
        if self.loser == NOBODY:
            self.tell(EVERYONE, DRAWN, 0, 0)
        else:
            self.tell(EVERYONE, WON, 1 - self.loser, self.cause)

    def scores(self) -> list[Points]:
        if self.loser == NOBODY:
            return [0, 0]
        return [1, -1] if self.loser == RED else [-1, 1]

    def ending(self) -> int:
        return self.cause

    # Time.

    def run_out_of_time(self, move: Move) -> None:
        if move == COVER:
            self.cover()
        elif move == SILENT:
            self.pass_over(self.acting()[0])
        elif move >= LATE:
            self.be_late(move - LATE)
        else:
            self.give_first_call(move - FIRST, BY_SILENCE)

    def pass_over(self, seat: Seat) -> None:
        """Rulings N7, N10 and N11; and no more powers for whoever says nothing."""
        if self.stage == POWERS_UP:
            self.declare(seat, TRACE)
        elif self.stage == SIDE:
            self.name_side(SIDES_OF_1[0])
        elif self.stage == STANDING:
            self.let_stand(seat)
        else:
            self.stay_silent(seat)

    def be_late(self, seat: Seat) -> None:
        """In a sealed moment: a vehicle is drawn, a value assigned, the cover not waited for."""
        self.tell(EVERYONE, WAS_LATE, seat, 0)
        if self.stage == LOOKING:
            self.be_ready(seat)
            return
        self.late |= 1 << seat
        if self.stage == VEHICLES:
            self.late_seat = seat
            self.stage = DRAWING
        else:
            self.seal(seat, self.assigned(seat))

    # What a seat cannot know.

    def imagine(self, seat: Seat, rng: Rng) -> Nort:
        """Others' vehicles are any that fit what was seen (ruling N32); their sealed choices are open again."""
        imagined = self.copy()
        for other in BOTH:
            if other != seat:
                imagined.forget(other, rng)
        return imagined

    def forget(self, seat: Seat, rng: Rng) -> None:
        """Everyone knows that a late seat has its choice; of the others nobody knows even that."""
        is_open = self.kind() == SEALED or self.stage == DRAWING
        if is_open and self.chosen() >> seat & 1 and (self.late >> seat & 1 == 0 or self.stage == LOOKING):
            self.take_back(seat)
        if self.stage != ENDED and self.vehicle[seat] != NOT_CHOSEN:
            self.vehicle[seat] = drawn_from(self.could_be[seat], rng)

    def take_back(self, seat: Seat) -> None:
        self.ply -= 1
        if self.stage == LOOKING:
            self.late &= ~(1 << seat)
        elif self.stage == SEALED_CALLS:
            self.sealed[seat] = NO_CALL
        else:
            self.vehicle[seat] = NOT_CHOSEN


def drawn_from(mask: int, rng: Rng) -> int:
    """One of the numbers in a mask, each as likely."""
    return rng.choice([number for number in range(mask.bit_length()) if mask >> number & 1])
