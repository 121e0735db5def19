"""Many games at once: one call makes the next decisions in all of them and writes down what learners need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ludotek.core.course import FAIR, Course, Referee
from ludotek.core.encoding import Encoding, Row, Sight, blank
from ludotek.core.errors import IllegalMove
from ludotek.core.position import NOTHING, Move, Position, Seat
from ludotek.core.rng import Rng

EMPTY: Final = 255  # a slot in which nobody is asked


class Lanes:
    """Games side by side, each with its own luck; one that is over starts anew at once.

    A lane has as many slots as seats can be asked at once; those who are asked fill them in their
    order. A lane's luck depends on the seed and its number alone, so that lanes can be shared out
    among processes without changing a game.
    """

    start: Position
    encoding: Encoding | None
    referees: list[Referee]  # by lane
    numbers: range  # of the lanes, among all that share a seed
    players: i64
    slots: i64  # in each lane
    actions: i64  # how many there are: the vocabulary, and waiting
    courses: list[Course]
    asked: list[list[Seat]]  # by lane: who is asked, as `seats` says
    offered: list[list[Move]]  # by slot: what the seat that is asked may do, as `masks` says
    luck: Rng  # of `sample` alone, so that sampling never changes a game
    seats: Row  # by slot: who is asked
    masks: Row  # [slot, action]
    observations: Row  # [slot, byte]
    sights: list[Sight]  # by lane: what its observations show
    last_sights: list[Sight]  # likewise, of `finals`
    everybody: list[Seat]
    finals: Row  # [lane, seat, byte]: what each seat knew at the end of the game that ended last
    rewards: vec[i32]  # [lane, seat]: the scores of a game that has just ended, otherwise 0
    done: Row  # by lane: whether one has
    sampled: vec[i64]  # by slot
    chosen: vec[i64]  # by slot: what was chosen last
    offers: i64  # how often seats or masks were written

    def __init__(
        self,
        start: Position,
        numbers: range,
        *,
        players: int,
        slots: int,
        actions: int,
        encoding: Encoding | None = None,
        referees: list[Referee] | None = None,
    ) -> None:
        size = len(numbers)
        self.start = start
        self.encoding = encoding
        self.referees = referees if referees is not None else [FAIR] * size
        self.numbers = numbers
        self.players = players
        self.slots = slots
        self.actions = actions
        self.asked = [NOTHING] * size
        self.offered = [NOTHING] * (size * slots)
        self.seats = vec[u8]([EMPTY] * (size * slots))
        self.masks = blank(size * slots * actions)
        self.observations = blank(size * slots * encoding.size if encoding is not None else 0)
        self.sights = [encoding.sight() for _ in range(size)] if encoding is not None else []
        self.last_sights = [encoding.sight() for _ in range(size)] if encoding is not None else []
        self.everybody = list(range(players))
        self.finals = blank(size * players * encoding.size if encoding is not None else 0)
        self.rewards = vec[i32]([0] * (size * players))
        self.done = blank(size)
        self.sampled = vec[i64]([0] * (size * slots))
        self.chosen = vec[i64]()
        self.offers = 0

    def seed(self, seed: int) -> None:
        """Start every lane anew with its own share of this seed's luck."""
        luck = Rng(seed)
        self.luck = luck.fork(-1 - self.numbers.start)
        wait = int(self.actions) - 1
        self.courses = [
            Course(self.start.copy(), luck.fork(number), wait, referee)
            for number, referee in zip(self.numbers, self.referees, strict=True)
        ]
        lane: i64 = 0
        while lane < len(self.done):
            self.done[lane] = 0
            self.clear_rewards(lane)
            self.ask(lane, self.courses[lane])
            lane += 1

    def step(self, moves: Iterable[int]) -> None:
        """In every lane the decisions of all who are asked there; none is made if one is not offered."""
        self.choose(moves)
        self.go_on()

    def choose(self, moves: Iterable[int]) -> None:
        """Say what all who are asked will do; nothing has changed if one of the moves is not offered."""
        chosen = vec[i64](moves)
        if len(chosen) != len(self.seats):
            raise IllegalMove("batch/wrong-size", f"{len(self.seats)} moves are needed, not {len(chosen)}.")
        self.check(chosen)
        self.chosen = chosen

    def go_on(self) -> None:
        """Let everybody do what was chosen."""
        chosen = self.chosen
        lane: i64 = 0
        while lane < len(self.done):
            self.decide(lane, chosen)
            lane += 1

    def decide(self, lane: i64, chosen: vec[i64]) -> None:
        """Play what was chosen in one lane, and ask there anew."""
        course, slot = self.courses[lane], lane * self.slots
        if self.done[lane] != 0:
            self.done[lane] = 0
            self.clear_rewards(lane)
        course.play(self.seats, chosen, slot)
        if not course.asked:
            self.finish(lane, course)
        self.ask(lane, course)

    def check(self, chosen: vec[i64]) -> None:
        """Refuse all moves if one of them is not offered."""
        seats, masks, actions = self.seats, self.masks, self.actions
        slot: i64 = 0
        while slot < len(chosen):
            move: i64 = chosen[slot]
            if seats[slot] != EMPTY and (move < 0 or move >= actions or masks[slot * actions + move] == 0):
                raise IllegalMove("batch/illegal-move", self.refusal(slot, move))
            slot += 1

    def refusal(self, slot: i64, move: i64) -> str:
        """Why a move is refused, in a sentence."""
        lane = self.numbers[int(slot // self.slots)]
        return f"In lane {lane} seat {self.seats[slot]} cannot play move {move}; possible: {self.offered[slot]}."

    def finish(self, lane: i64, course: Course) -> None:
        """Write down how the game of a lane ended, and begin the next."""
        self.done[lane] = 1
        scores, encoding = course.position.scores(), self.encoding
        first: i64 = lane * self.players
        if encoding is not None:
            begin = first * encoding.size
            encoding.refresh(course.position, self.everybody, self.finals, begin, self.last_sights[lane])
        for points in scores:
            self.rewards[first] = points
            first += 1
        course.begin(self.start.copy())

    def clear_rewards(self, lane: i64) -> None:
        """Forget how the last game of a lane ended."""
        first: i64 = lane * self.players
        last: i64 = first + self.players
        while first < last:
            self.rewards[first] = 0
            first += 1

    def ask(self, lane: i64, course: Course) -> None:
        """Write down who is asked in a lane, for what, and what those seats know."""
        encoding, asked = self.encoding, course.asked
        slot: i64 = lane * self.slots
        if encoding is not None:
            encoding.refresh(course.position, asked, self.observations, slot * encoding.size, self.sights[lane])
        if self.asked[lane] is not asked:
            self.name(lane, asked)
        for seat in asked:
            moves = course.moves(seat)
            if self.offered[slot] is not moves:
                self.offer(slot, moves)
            slot += 1

    def name(self, lane: i64, asked: list[Seat]) -> None:
        """Write down who is asked in a lane; nothing is offered in the slots that stay empty."""
        self.offers += 1
        self.asked[lane] = asked
        slot: i64 = lane * self.slots
        last: i64 = slot + self.slots
        for seat in asked:
            self.seats[slot] = seat
            slot += 1
        while slot < last:
            self.seats[slot] = EMPTY
            self.offer(slot, NOTHING)
            slot += 1

    def offer(self, slot: i64, moves: list[Move]) -> None:
        """Write the mask of a slot anew."""
        self.offers += 1
        masks = self.masks
        first: i64 = slot * self.actions
        for move in self.offered[slot]:
            masks[first + move] = 0
        for move in moves:
            masks[first + move] = 1
        self.offered[slot] = moves

    def sample(self) -> vec[i64]:
        """For everyone who is asked one of the moves that are offered, each as likely."""
        sampled, luck = self.sampled, self.luck
        for slot, offered in enumerate(self.offered):
            sampled[slot] = luck.choice(offered) if offered else 0
        return sampled
