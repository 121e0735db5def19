"""Nort, in the order and the words of its rule sheet (rules.md).

The paragraphs stand in `steps`: what can be called, the call, powers, movement and traces; who may do what,
and when; what a seat cannot know. Here is how one leads to the next.
"""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, EVERYONE, Milliseconds, Move, Points, Seat, only
from ludotek.core.rng import Rng
from ludotek.games.nort.components import BLUE, RED, ROUNDS, STRAIGHT
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
    NortState,
)
from ludotek.games.nort.steps.call import (
    accept,
    assigned,
    give_first_call,
    let_stand,
    name_side,
    open_the_call,
    reverse,
    seal,
    speak_first,
    stay_silent,
)
from ludotek.games.nort.steps.drive import drive
from ludotek.games.nort.steps.moments import (
    BOTH,
    SIDES_OF_1,
    acting,
    chosen,
    deadline,
    is_sealed,
    kind_of,
    luck,
    moves_of,
    time,
)
from ludotek.games.nort.steps.powers import declare, may_declare, uses_left
from ludotek.games.nort.steps.secrets import forget
from ludotek.games.nort.vocabulary import (
    BARRED,
    BY_DRAW,
    BY_INITIATIVE,
    BY_SILENCE,
    BY_SPEED,
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


class Nort(NortState):
    """Two vehicles, called blind, in an arena that fills with their traces."""

    def copy(self) -> Nort:
        return Nort(self)

    # Who may do what, and for how long.

    def kind(self) -> int:
        return kind_of(self)

    def acting(self) -> list[Seat]:
        return acting(self)

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return luck(self)
        return time(self) if seat == CLOCK else moves_of(self, seat)

    def deadline(self) -> Milliseconds:
        return deadline(self)

    def question(self, seat: Seat) -> int:
        return self.asked

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat >= 0:
            self.decide(seat, move)
        elif seat == CHANCE:
            self.answer(move)
        else:
            self.run_out_of_time(move)
        if self.stage == POWERS_UP and self.mover == NOBODY:
            self.uncover()
        if self.stage != DRAWING and (not is_sealed(self) or chosen(self) == 0):
            self.asked = self.ply

    def decide(self, seat: Seat, move: Move) -> None:
        stage = self.stage
        if stage in (RACING, FIRST_CALL):
            speak_first(self, seat, move)
        elif stage in (SECOND_CALL, STANDING):
            self.reply(seat, move)
        elif stage == POWERS_UP:
            self.use_powers(seat, move)
        elif stage == SIDE:
            name_side(self, move)
        elif stage == VEHICLES:
            self.take_vehicle(seat, move - VEHICLE)
        elif stage == SEALED_CALLS:
            seal(self, seat, move)
        else:
            self.be_ready(seat)

    def answer(self, move: Move) -> None:
        """What chance was asked for."""
        if self.stage == DICE:
            self.roll(move - DIE + 1)
        elif self.stage == INITIATIVE:
            give_first_call(self, move - FIRST, BY_INITIATIVE)
            self.stage = DICE
        else:
            self.draw_vehicle(self.late_seat, move - VEHICLE)

    # Setup.

    def take_vehicle(self, seat: Seat, vehicle: int) -> None:
        """Setup, §9: each chooses a vehicle in secret; both may take the same (ruling N32)."""
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
        """A round has five steps, §10. 1. It opens with the sheet over the arena, then the dice, §11."""
        self.late = 0
        self.die = self.other_die = 0
        self.call[BLUE] = self.call[RED] = NO_CALL
        self.stage = DICE
        if not self.lattice.is_open:
            self.tell(EVERYONE, COVERED, self.round, 0)
        if self.round == 1 and not self.lattice.is_live:
            self.stage = INITIATIVE

    def roll(self, die: int) -> None:
        """1. Both play with the same two dice, §3 and §11; 2. then somebody is the first to call, §12."""
        if self.die == 0:
            self.die = die
            self.tell(EVERYONE, FIRST_DIE, die, 0)
            return
        self.other_die = die
        self.tell(EVERYONE, ROLLED, self.die, die)
        open_the_call(self)

    def reply(self, seat: Seat, move: Move) -> None:
        """3. The second call, §15, or a power that wins the first, §33."""
        if move == REVERSED:
            reverse(self, seat)
        elif move == STAND:
            let_stand(self, seat)
        else:
            accept(self, seat, move)

    def uncover(self) -> None:
        """4. With both calls made the sheet comes off, §16; who called first draws first, §17."""
        self.called.append(self.first)
        self.called.append(self.call[self.first])
        self.called.append(self.call[1 - self.first])
        self.spoke_first = self.first
        if not self.lattice.is_open:
            self.tell(EVERYONE, UNCOVERED, self.round, 0)
        self.prepare(self.first)

    def prepare(self, seat: Seat) -> None:
        """4. Powers come with the arena in sight and the pencil lifted, §17; only reversing is earlier (ruling N26)."""
        self.mover = seat
        self.longer = self.over = self.through = self.declared = 0
        self.stage = POWERS_UP
        if not may_declare(self, seat):
            self.trace_move(seat)

    def use_powers(self, seat: Seat, move: Move) -> None:
        if not declare(self, seat, move):
            self.trace_move(seat)

    def trace_move(self, seat: Seat) -> None:
        """4. Each draws its move, §17, and the other follows."""
        self.draw_move(seat)
        if self.stage == ENDED:
            self.name_the_winner()
        elif seat == self.first:
            self.prepare(1 - seat)
        else:
            self.end_round()

    def draw_move(self, seat: Seat) -> None:
        """4. Turn first, then drive; but Zero stands still, §27 (ruling N16)."""
        call = self.call[seat]
        value, direction = VALUE[call], DIRECTION[call]
        self.heading[seat] = (self.heading[seat] + direction - STRAIGHT) & 3  # §24, ruling N5
        is_dotted = direction == STRAIGHT and value < self.previous[seat]  # §21, ruling N24
        self.previous[seat] = value
        self.turned[seat] = 0 if direction == STRAIGHT else 1
        if direction == STRAIGHT:
            self.speed[seat] += value  # ruling N34
        if call != ZERO:
            drive(self, seat, value + self.longer, is_dotted)

    def end_round(self) -> None:
        """5. Both have a look, §18. Penalty: who crossed the other's line lets the other call first (ruling N17)."""
        self.mover = NOBODY
        if self.crossed == 1 << BLUE or self.crossed == 1 << RED:
            self.tell(EVERYONE, BARRED, BLUE if self.crossed == 1 << BLUE else RED, 0)  # §28
        if self.round == ROUNDS:
            self.count_speed_points()
        else:
            self.round += 1
            self.stage = LOOKING
            if self.lattice.is_open:
                self.cover()

    def be_ready(self, seat: Seat) -> None:
        """In slow play everybody looks at the arena for as long as they like (ruling N6)."""
        self.late |= 1 << seat
        if self.late == 3:
            self.cover()

    # End of the game.

    def count_speed_points(self) -> None:
        """Both still drive after move 18: the faster one wins, §37; ties by ruling N33."""
        self.stage = ENDED
        self.tell(EVERYONE, SPEED_COUNTED, self.speed[BLUE], self.speed[RED])
        margins = [
            self.speed[BLUE] - self.speed[RED],
            self.crossings[RED] - self.crossings[BLUE],
            uses_left(self, BLUE) - uses_left(self, RED),
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
        """Objective, §6, and End of the game, §36: whoever disintegrated has lost."""
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
            give_first_call(self, move - FIRST, BY_SILENCE)

    def pass_over(self, seat: Seat) -> None:
        """Rulings N7, N10 and N11; and no more powers for whoever says nothing."""
        if self.stage == POWERS_UP:
            self.use_powers(seat, TRACE)
        elif self.stage == SIDE:
            name_side(self, SIDES_OF_1[0])
        elif self.stage == STANDING:
            let_stand(self, seat)
        else:
            stay_silent(self, seat)

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
            seal(self, seat, assigned(self, seat))

    # What a seat cannot know.

    def imagine(self, seat: Seat, rng: Rng) -> Nort:
        """The other's vehicle is drawn anew, and its sealed choice is open again."""
        imagined = self.copy()
        for other in BOTH:
            if other != seat:
                forget(imagined, other, rng)
        return imagined
