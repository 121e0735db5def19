"""What a bot should know of Oath beyond its rules: how it weighs its moves, by levels.

A bot looks ahead: it makes a move in a world that it cannot tell from the true one, lets everybody play
on by habit for a while, and asks how likely it is to win then. Levels differ in how far and how often.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.parts import Policy, Skill
from ludotek.core.position import CHANCE, DEAL, OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.bargains import OPENINGS, bargain, consider, worth_opening
from ludotek.games.oath.first_game.opening import advised
from ludotek.games.oath.habits import SETTLED, habit, like
from ludotek.games.oath.learned import Judge
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chance
from ludotek.games.oath.steps.act import MODIFIED
from ludotek.games.oath.steps.battle import SACRIFICE
from ludotek.games.oath.steps.exchange import ADD_LINE, CONSIDER
from ludotek.games.oath.steps.play import PLACE
from ludotek.games.oath.steps.targets import TARGETS
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import (
    HAND_OVER,
    LIFT,
    OFFER,
    PEEK,
    REST,
    SHOW,
    STATION,
    TRIBUNAL_DEAL,
)

MOST_WEIGHED: Final = 14  # moves that a bot thinks about
EAGERNESS: Final = 0.004  # how much of a chance to win habit's liking is worth
FIRMNESS: Final = 6.0  # how much habit likes its own answer where it has reasons
FINALISTS: Final = 4  # moves that are followed for a whole round
WEIGHTY: Final = (ACT, MODIFIED, SACRIFICE, TARGETS, PLACE)  # questions that are worth it


def evaluate(position: Position, seat: Seat) -> float:
    """A guess at the chance to win, from 0 to 1."""
    assert isinstance(position, Oath)
    if position.chronicler != NOBODY:
        return 1.0 if position.chronicler == seat else 0.0
    return float(position.scores()[seat]) if position.kind() == OVER else chance(position, seat)


def policy(position: Position, seat: Seat, rng: Rng) -> Move:
    return habit(position, seat, rng)


def plausible(position: Position, seat: Seat) -> list[Move]:
    """Without deals that want talking about, mere curiosity, and all but a few ways to move warbands."""
    moves = position.moves(seat)
    assert isinstance(position, Oath)
    if position.step in OPENINGS:
        return worth_opening(position, seat, moves)
    if position.step not in (ACT, MODIFIED) or len(moves) == 1:
        return moves
    here = position.garrison[position.pawn[seat]]
    found = [move for move in moves if is_plausible(move, position.board[seat], here)]
    if position.shifts:  # warbands that were just put down are not taken up again
        found = [move for move in found if not LIFT <= move < STATION]
    return worth_opening(position, seat, found) if found else moves


def is_plausible(move: Move, board: int, garrison: int) -> bool:
    if PEEK <= move < LIFT or move == TRIBUNAL_DEAL or HAND_OVER <= move < HAND_OVER + 12 or move >= SHOW:
        return False
    if STATION <= move < OFFER:
        return move - STATION + 1 in (1, board // 2, board)
    if LIFT <= move < STATION:
        return move - LIFT + 1 in (1, garrison - 1)
    return True


class Looker:
    """Looks at what becomes of moves: until the turn is over, then perhaps until this seat's next turn has begun."""

    seat: Seat
    near: int  # looks at every move, and then again at every half that is left
    far: int  # looks at the few that seem best, a whole round ahead; or none
    judge: Judge | None  # of what it sees then; none leaves it to the house's own weights
    most: int  # moves that it thinks about
    eagerness: float  # how much habit's liking is worth to it

    def __init__(
        self,
        seat: Seat,
        near: int,
        far: int = 0,
        judge: Judge | None = None,
        most: int = MOST_WEIGHED,
        eagerness: float = EAGERNESS,
    ) -> None:
        self.seat = seat
        self.near = near
        self.far = far
        self.judge = judge
        self.most = most
        self.eagerness = eagerness

    def choose(self, known: Oath, rng: Rng) -> Move:
        """Many moves get a few looks; those that look best get more. In the Chronicle nothing is left to be won."""
        if known.chronicler != NOBODY:
            return habit(known, self.seat, rng)
        if known.step == ADD_LINE:
            return bargain(known, self.seat, known.moves(self.seat), rng)
        if known.step == CONSIDER:
            return consider(known, self.seat, rng)
        moves = most_tempting(known, self.seat, self.most)
        luck = int(rng.word())
        is_far = self.far > 0 and known.turn == self.seat and known.step in WEIGHTY
        while len(moves) > (FINALISTS if is_far else 2):
            moves = best_half(moves, self.weigh(known, moves, self.near, False, luck))
            luck += 1
        if len(moves) == 1:
            return moves[0]
        if is_far:
            moves = best_half(moves, self.weigh(known, moves, self.far, True, luck))
        worths = self.weigh(known, moves, self.far if is_far else self.near, is_far, luck + 1)
        return moves[worths.index(max(worths))]

    def weigh(self, known: Oath, moves: list[Move], looks: int, is_far: bool, luck: int) -> list[float]:
        """All moves meet the same luck. After a deed one may rest, or go on by habit: whichever is better."""
        worths = self.likings(known, moves, looks * self.eagerness, luck)
        for place in range(len(moves)):
            rested = went_on = 0.0
            for look in range(looks):
                now, later = self.look(known, moves[place], is_far, Rng(luck).fork(look))
                rested += now
                went_on += later
            worths[place] += max(rested, went_on)
        return worths

    def likings(self, known: Oath, moves: list[Move], weight: float, luck: int) -> list[float]:
        """What habit thinks of moves: it decides where looking ahead finds no difference, so that nobody idles."""
        if known.step == ACT:
            return [weight * like(known, self.seat, move) for move in moves]
        if known.step not in SETTLED:
            return [0.0] * len(moves)
        usual = habit(known, self.seat, Rng(luck))
        return [weight * FIRMNESS if move == usual else 0.0 for move in moves]

    def look(self, known: Oath, move: Move, is_far: bool, rng: Rng) -> tuple[float, float]:
        """How good it looks after a move: with a rest as soon as it is done, and going on by habit."""
        world = known.imagine(self.seat, rng)
        began = world.turn
        world.play(self.seat, move)
        may_rest = began == self.seat and move != REST and not is_far
        if may_rest and self.is_done(world, began, rng):
            rested = world.copy()
            rested.play(self.seat, REST)
            return self.follow(rested, began, is_far, rng.fork(0)), self.follow(world, began, is_far, rng)
        found = self.follow(world, began, is_far, rng)
        return found, found

    def is_done(self, world: Oath, began: Seat, rng: Rng) -> bool:
        """Let everybody answer by habit until a deed is done; whether its player may go on acting or rest."""
        while world.turn == began and world.chronicler == NOBODY and world.kind() != OVER:
            if world.step == ACT and world.kind() != DEAL:
                return world.asked == self.seat
            self.go_on(world, rng)
        return False

    def go_on(self, world: Oath, rng: Rng) -> None:
        """One moment, of chance or of habit."""
        if world.kind() == DEAL:
            world.play(CHANCE, rng.weighted(world.moves(CHANCE), world.odds()))
        else:
            world.play(world.asked, habit(world, world.asked, rng))

    def follow(self, world: Oath, began: Seat, is_far: bool, rng: Rng) -> float:
        """How good it looks once the turn has passed, or has come round again."""
        has_passed = False
        while True:
            kind = world.kind()
            if world.chronicler != NOBODY:
                return 1.0 if world.chronicler == self.seat else 0.0
            if kind == OVER:
                return float(world.scores()[self.seat])
            if world.turn != began:
                has_passed = True
            is_act = kind != DEAL and world.step == ACT
            if has_passed and is_act and (not is_far or world.turn == self.seat):
                return self.judged(world)
            self.go_on(world, rng)

    def judged(self, world: Oath) -> float:
        """This seat's chance to win."""
        judge = self.judge
        return chance(world, self.seat) if judge is None else judge.chance(world, self.seat)


def best_half(moves: list[Move], worths: list[float]) -> list[Move]:
    left, values = moves.copy(), worths.copy()
    found: list[Move] = []
    while len(found) < (len(moves) + 1) // 2:
        best = values.index(max(values))
        found.append(left.pop(best))
        values.pop(best)
    return found


def most_tempting(game: Oath, seat: Seat, most: int = MOST_WEIGHED) -> list[Move]:
    """The plausible moves, or those of them that habit likes most."""
    moves = plausible(game, seat)
    if len(moves) <= most or game.step != ACT:
        return moves
    likings = [like(game, seat, move) for move in moves]
    left = list(range(len(moves)))
    found = [REST]
    while len(found) < most and left:
        best = left[0]
        for place in left:
            if likings[place] > likings[best]:
                best = place
        left.remove(best)
        if moves[best] != REST:
            found.append(moves[best])
    return found


def newcomer(position: Position, seat: Seat, rng: Rng) -> Move:
    """More often than not any move at all, until the Chronicle."""
    assert isinstance(position, Oath)
    is_careless = rng.below(5) < 3 and position.chronicler == NOBODY
    return rng.choice(position.moves(seat)) if is_careless else habit(position, seat, rng)


def regular(position: Position, seat: Seat, rng: Rng) -> Move:
    assert isinstance(position, Oath)
    return Looker(seat, 2).choose(position, rng)


def expert(position: Position, seat: Seat, rng: Rng) -> Move:
    assert isinstance(position, Oath)
    return Looker(seat, 8).choose(position, rng)


def master(position: Position, seat: Seat, rng: Rng) -> Move:
    assert isinstance(position, Oath)
    return Looker(seat, 8, 6).choose(position, rng)


def opened(policy: Policy) -> Policy:
    """The same, but the first game as it is taught opens as it is told."""

    def play(position: Position, seat: Seat, rng: Rng) -> Move:
        told = advised(position, seat)
        return policy(position, seat, rng) if told is None else told

    return play


SKILL: Final = Skill(
    evaluate=evaluate,
    policy=policy,
    plausible=plausible,
    method="worlds",
    horizon=0,
    play={1: opened(newcomer), 2: opened(habit), 3: opened(regular), 4: opened(expert), 5: opened(master)},
)
