"""Project NOS, in the order and the words of its rule sheet (rules.md).

The paragraphs stand in `steps`: the draft, the drive, the result. Here is who may do what, and when.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    NO_DEADLINE,
    OVER,
    RACE,
    SEALED,
    TURN,
    Milliseconds,
    Move,
    Points,
    Seat,
)
from ludotek.core.rng import Rng
from ludotek.games.nos.components import (
    AFTER_THE_WINNER,
    COUNTDOWN,
    FACES,
    FALSE_START_LOCK,
    MINUTE,
    MOST_DRIVERS,
    NosOptions,
)
from ludotek.games.nos.steps.draft import (
    be_late,
    begin_race,
    cards_to_deal,
    copies_to_deal,
    deal_next,
    draft_moves,
    drafter,
    pick,
    pick_first,
)
from ludotek.games.nos.steps.drive import come_to_rest, drive, drive_moves, pick_up, regroup, tell_hand
from ludotek.games.nos.steps.moves import (
    BEAT_BEGINS,
    CARD,
    FACE,
    FIRST,
    FLAG,
    GREEN,
    JUMP,
    JUMPED,
    LATE,
    LINE_UP,
    LINED_UP,
    PLACE,
    STOPPED,
    TIME,
    WAS_LATE,
    WENT_GREEN,
)
from ludotek.games.nos.steps.result import end_race, is_race_over, read_time, scores
from ludotek.games.nos.steps.state import (
    ASKED_CARD,
    ASKED_FACE,
    ASKED_FIRST,
    COUNTING_DOWN,
    DEFAULTS,
    DRAFTING,
    DRIVING,
    ENDED,
    JUMPED_EARLY,
    NOT_CHOSEN,
    NOTHING_ASKED,
    RACING,
    STUCK,
    TIMING,
    NosState,
)

# How a game ends.
BY_WINS: Final = 0
BY_TIME: Final = 1
BY_BREAKDOWN: Final = 2

STANDS: Final = -2  # instead of a roll on the next beat: the car stands (ruling P28)

NONE: Final[list[int]] = []
SEATS: Final[list[list[Seat]]] = [[seat] for seat in range(MOST_DRIVERS)]
ONLY_JUMP: Final[list[Move]] = [JUMP]
ONLY_LINE_UP: Final[list[Move]] = [LINE_UP]
ONLY_GREEN: Final[list[Move]] = [GREEN]
ONLY_FLAG: Final[list[Move]] = [FLAG]
ALL_FACES: Final[list[Move]] = [FACE + face for face in range(FACES)]
ALL_TIMES: Final[list[Move]] = [TIME + tenths for tenths in range(MINUTE + 1)]


class Nos(NosState):
    """One to four cars on six cards; the first to win two races wins."""

    def __init__(self, of: Nos | None = None, options: NosOptions = DEFAULTS) -> None:
        super().__init__(of, options)
        if of is None:
            begin_race(self)

    def copy(self) -> Nos:
        return Nos(self)

    def key(self) -> tuple[object, ...]:
        return (super().key(), tuple(self.by_last_placement()))

    # Who may do what.

    def kind(self) -> int:
        if self.asked_of_chance != NOTHING_ASKED:
            return DEAL
        phase = self.phase
        if phase == RACING:
            return SEALED if self.is_beat else RACE
        return TURN if phase == DRAFTING else OVER if phase == ENDED else RACE

    def acting(self) -> list[Seat]:
        if self.asked_of_chance != NOTHING_ASKED:
            return NONE
        phase = self.phase
        if phase == RACING:
            return [seat for seat in self.on_road if self.may_drive(seat)] if self.is_beat else self.on_road
        if phase == DRAFTING:
            return SEATS[drafter(self)]
        if phase == COUNTING_DOWN:
            return [seat for seat in self.field if self.status[seat] == DRIVING]
        return NONE

    def may_drive(self, seat: Seat) -> bool:
        if self.status[seat] < DRIVING or self.status[seat] > STUCK:
            return False
        return not self.is_beat or (self.sealed[seat] == NOT_CHOSEN and self.ready[seat] == NOT_CHOSEN)

    def moves(self, seat: Seat) -> list[Move]:
        if seat >= 0:
            return self.drivers_moves(seat) if self.asked_of_chance == NOTHING_ASKED else NONE
        if seat == CHANCE:
            return self.luck()
        return self.times() if seat == CLOCK and self.asked_of_chance == NOTHING_ASKED else NONE

    def drivers_moves(self, seat: Seat) -> list[Move]:
        phase = self.phase
        if phase == RACING:
            status = self.status[seat]
            if status == DRIVING and not self.is_beat:
                return drive_moves(self, seat)
            if not self.may_drive(seat):
                return NONE
            return ONLY_LINE_UP if status == JUMPED_EARLY else drive_moves(self, seat)
        if phase == DRAFTING:
            return draft_moves(self, seat) if seat == drafter(self) else NONE
        return ONLY_JUMP if phase == COUNTING_DOWN and self.status[seat] == DRIVING else NONE

    def luck(self) -> list[Move]:
        asked = self.asked_of_chance
        if asked == ASKED_FACE:
            return ALL_FACES
        if asked == NOTHING_ASKED:
            return NONE
        if asked == ASKED_CARD:
            return cards_to_deal(self)
        if asked == ASKED_FIRST:
            return [FIRST + seat for seat in range(self.drivers)]
        return draft_moves(self, drafter(self))

    def odds(self) -> list[int]:
        return copies_to_deal(self) if self.asked_of_chance == ASKED_CARD else NONE

    def times(self) -> list[Move]:
        """What the clock may say: that somebody is late, the lights are green, the race is stopped, or the time."""
        phase = self.phase
        if phase == RACING:
            if self.is_beat:
                return [LATE + seat for seat in self.acting()]
            return ONLY_FLAG if self.finish else NONE  # nothing is done for somebody absent: ruling P28
        if phase == DRAFTING:
            return [LATE + drafter(self)]
        return ONLY_GREEN if phase == COUNTING_DOWN else ALL_TIMES if phase == TIMING else NONE

    def question(self, seat: Seat) -> int:
        """Every driver has a question of its own: what others do in their lanes does not change it."""
        return self.asked[seat]

    def moment(self) -> int:
        return self.started

    def deadline(self) -> Milliseconds:
        if self.phase == COUNTING_DOWN:
            return COUNTDOWN
        return AFTER_THE_WINNER if self.phase == RACING and self.finish and not self.is_beat else NO_DEADLINE

    def pause(self, seat: Seat) -> Milliseconds:
        """Ruling P23: while dice tumble, and for a moment after a false start."""
        return self.rest[seat]

    def reading(self, elapsed: Milliseconds) -> Move:
        """Solo: the clock's answer, in tenths of a second begun (ruling P25); a minute stands for all longer (P29)."""
        return TIME + min(MINUTE, elapsed // 100) if self.phase == TIMING else -1

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.answer(move)
        elif seat == CLOCK:
            self.run_out_of_time(move)
        elif self.phase == DRAFTING:
            pick(self, seat, move)
            self.start_engines()
        elif self.phase == COUNTING_DOWN:
            self.jump_the_start(seat)
        elif self.is_beat:
            self.seal(seat, move)
        else:
            self.drive_live(seat, move)

    def answer(self, move: Move) -> None:
        """What chance was asked for."""
        asked = self.asked_of_chance
        if asked == ASKED_FACE:
            seat = self.rolling
            if come_to_rest(self, move - FACE + 1):
                self.read_dice(seat)
            return
        self.asked_of_chance = NOTHING_ASKED
        if asked == ASKED_CARD:
            deal_next(self, move - CARD + 1)
        elif asked == ASKED_FIRST:
            pick_first(self, move - FIRST)
        else:
            pick(self, drafter(self), move)
            self.start_engines()

    def run_out_of_time(self, move: Move) -> None:
        if move >= TIME:
            read_time(self, move - TIME)
        elif move == FLAG:
            self.announce(STOPPED, self.race, 0)
            end_race(self)
        elif move == GREEN:
            self.go()
        elif self.phase == DRAFTING:
            be_late(self, move - LATE)
        else:
            self.announce(WAS_LATE, move - LATE, 0)
            self.seal(move - LATE, STANDS)

    # Ready, set, go.

    def start_engines(self) -> None:
        """On the beat nobody can jump the start, so there is no countdown."""
        if self.phase == COUNTING_DOWN and self.is_beat:
            self.go()

    def jump_the_start(self, seat: Seat) -> None:
        """Ruling P23: whoever moves before green has to line up again."""
        self.status[seat] = JUMPED_EARLY
        self.announce(JUMPED, seat, 0)
        self.ask(seat)

    def line_up(self, seat: Seat) -> None:
        """Ruling P23: a false start costs a moment, from when the driver is back at the line."""
        self.status[seat] = DRIVING
        self.rest[seat] = FALSE_START_LOCK
        self.announce(LINED_UP, seat, 0)
        self.ask(seat)

    def go(self) -> None:
        """Race!, §29: the lights are green, and everybody goes at once."""
        self.phase = RACING
        self.started = self.ply
        self.announce(WENT_GREEN, self.race, 0)
        for seat in self.field:
            regroup(self, seat)
        self.ask_all()

    # Live: every driver at its own speed.

    def drive_live(self, seat: Seat, move: Move) -> None:
        if move < PLACE:
            if self.heard is not None:
                tell_hand(self, seat, move)
            pick_up(self, seat, move)
            return
        if move == LINE_UP:
            self.line_up(seat)
            return
        drive(self, seat, move)
        self.ask(seat)
        if not self.is_in_race(seat) and is_race_over(self):
            end_race(self)

    def read_dice(self, seat: Seat) -> None:
        """All dice of a roll lie still."""
        if not self.is_beat:
            self.ask(seat)
        elif self.queue:
            self.roll_next()
        else:
            self.ask_all()

    # The beat pace: the same moves, sealed, one step at a time.

    def seal(self, seat: Seat, move: Move) -> None:
        """Everybody on the road chooses, §48 (ruling P23); then all that was chosen happens."""
        self.sealed[seat] = move
        for other in self.field:
            if self.may_drive(other):
                return
        for other in self.field:
            if self.sealed[other] != NOT_CHOSEN:
                self.open_choice(other, self.sealed[other])
        if self.acting():
            self.ask_all()
        else:
            self.end_beat()

    def open_choice(self, seat: Seat, move: Move) -> None:
        """Whoever has chosen dice to roll, or stands, waits for the beat."""
        self.sealed[seat] = NOT_CHOSEN
        if move < PLACE:
            self.ready[seat] = move
            if move != STANDS:
                tell_hand(self, seat, move)
        else:
            drive(self, seat, move)

    def end_beat(self) -> None:
        """A race on the beat is over when somebody has finished on it, or nobody can (ruling P21)."""
        if self.finish or self.still_racing() == 0:
            end_race(self)
            return
        self.beat += 1
        self.announce(BEAT_BEGINS, self.beat, 0)
        self.queue = [seat for seat in self.field if self.ready[seat] >= 0]
        if self.queue:
            self.roll_next()
        else:
            self.everybody_chooses()

    def roll_next(self) -> None:
        seat = self.queue.pop(0)
        pick_up(self, seat, self.ready[seat])
        if not self.queue:
            self.everybody_chooses()

    def everybody_chooses(self) -> None:
        """Nobody is ready for the beat after this one yet."""
        for seat in self.field:
            self.ready[seat] = NOT_CHOSEN
        self.ask_all()

    # What a seat cannot know, and the result.

    def imagine(self, seat: Seat, rng: Rng) -> Nos:
        """Others' sealed choices are not made yet; that a car stands, everybody was told."""
        imagined = self.copy()
        for other in range(self.drivers):
            if other != seat and self.sealed[other] >= 0:
                imagined.sealed[other] = NOT_CHOSEN
                imagined.ply -= 1
        return imagined

    def scores(self) -> list[Points]:
        return scores(self)

    def ending(self) -> int:
        if self.drivers > 1:
            return BY_WINS
        return BY_TIME if self.finish else BY_BREAKDOWN
