"""One search for turns, sealed choices, chance, races and hidden information, for any number of seats.

A simulation walks from where a game stands to its end. On the way every seat chooses by what it
alone knows; where a seat meets knowledge it never had before, a node is added for it, and the rest
is played out at random, or judged. The scores then teach every choice on the way.

Where one seat chooses and all is open, it favours what went best so far (UCB). Elsewhere others could
use a pattern against it, so each seat follows its regrets, and what it should play is its average
strategy. All sealed choices of a moment are gathered before any is played, and a node is named by
nothing but what its seat knows: nobody can react to a secret.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotek.bots.bot import WAIT, Budget
from ludotek.bots.choice import by_regret, learn_mean, learn_regret, most_promising, regret, surprises, trials
from ludotek.bots.path import Path
from ludotek.bots.sense import Sense
from ludotek.bots.tempo import Clock, can_wait, race
from ludotek.bots.together import Together
from ludotek.bots.tree import NOWHERE, Tree, mix
from ludotek.core.arithmetic import sum_in_order
from ludotek.core.playout import playout
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, TURN, Move, Position, Seat, hears
from ludotek.core.rng import Rng

# What a search takes to be hidden, and so where a seat must mix its choices.
NOTHING: Final = 0  # plain UCB, even where choices are sealed
SEALED_CHOICES: Final = 1
CARDS: Final = 2  # and everything else that a position's `imagine` draws anew

EVERYBODY: Final = -1  # learns from a simulation
PLAIN: Final = 0.0  # instead of odds: this choice was made by UCB
SIMULATIONS: Final = 1000  # where a budget sets no limit at all
HERE: Final[i64] = 0  # the past of everybody at the root of an open search


class Search:
    """What has been found out about one position so far, and how to find out more."""

    known: Position
    seat: Seat
    hidden: int
    sense: Sense
    rng: Rng
    seats: int
    tree: Tree
    path: Path
    together: Together
    simulations: int
    decisions: int  # choices of people, in and below the tree
    pasts: vec[i64]  # by seat: the number of all it has seen; an open search has one for all
    roaming: Position  # somewhere the game could stand as far as anybody knows
    learner: Seat
    is_new: bool  # whether this simulation has met a node for the first time
    low: float  # the least and the greatest score seen
    high: float

    def __init__(self, known: Position, seat: Seat, hidden: int, sense: Sense, rng: Rng) -> None:
        self.known = known
        self.seat = seat
        self.hidden = hidden
        self.sense = sense
        self.rng = rng
        self.seats = count_seats(known, rng)
        self.tree = Tree()
        self.path = Path()
        self.together = Together(self.tree, self.path, self.seats, sense, rng)
        self.simulations = 0
        self.decisions = 0
        self.pasts = vec[i64]([0] * self.seats)
        self.roaming = known
        self.learner = EVERYBODY
        self.is_new = False
        self.low = 0.0
        self.high = 0.0

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is spent."""
        wanted = budget.simulations or (0 if budget.milliseconds else SIMULATIONS)
        until = perf_counter() + budget.milliseconds / 1000.0
        done = 0
        while (wanted == 0 or done < wanted) and (budget.milliseconds == 0 or perf_counter() < until):
            self.simulate()
            done += 1

    def simulate(self) -> None:
        """Play once from a world of the seat's to the end or the horizon, and learn from it."""
        world = self.begin()
        clock = Clock(self.seats)
        kind = world.kind()
        while kind != OVER and not self.is_new:
            if kind == DEAL:
                self.play(world, CHANCE, self.rng.weighted(world.moves(CHANCE), world.odds()))
            elif kind == RACE:
                self.race(world, clock)
            else:
                self.decide(world, kind)
            kind = world.kind()
        world.heard = None
        self.decisions += int(self.path.depth) + self.sense.finish(world, clock, self.rng)
        self.learn(self.sense.scores(world, self.seats))
        self.simulations += 1

    # Where a simulation begins.

    def begin(self) -> Position:
        """A world in which the game could stand, and what everybody knows in it."""
        self.path.depth = 0
        self.is_new = False
        if self.hidden != CARDS:
            self.pasts[0] = HERE
            return self.known.copy()
        world = self.imagine()
        for seat in range(self.seats):
            self.pasts[seat] = knowledge(world, seat)
        world.heard = []
        return world

    def imagine(self) -> Position:
        """By turns what the seat does not know is drawn anew, and what somebody does not know.

        In the first half the seat alone learns: its own cards are always the true ones there, and
        others who learned from that would come to know them. The second half roams over all that
        anybody thinks possible, the seat's own cards included, and everybody learns.
        """
        if self.seat >= 0 and self.simulations % 2 == 0:
            self.learner = self.seat
            return self.known.imagine(self.seat, self.rng)
        self.learner = EVERYBODY
        self.roaming = self.roaming.imagine(int(self.rng.below(self.seats)), self.rng)
        return self.roaming.copy()

    # What happens on the way.

    def decide(self, world: Position, kind: int) -> None:
        """Let everybody who is asked choose, and only then play what they chose."""
        seats = world.acting().copy()
        if len(seats) == 0:
            self.play(world, CLOCK, self.rng.choice(world.moves(CLOCK)))
            return
        begin = self.path.depth
        choices: list[Move] = []
        for seat in seats:
            moves = self.sense.moves(world, seat)
            choices.append(moves[self.choose(seat, moves, len(moves), kind)])
        if self.is_new and self.hidden == SEALED_CHOICES and kind != TURN and self.sense.is_prompt():
            self.decisions += self.together.survey(world, begin)
        for place in range(len(seats)):
            self.play(world, seats[place], choices[place])

    def race(self, world: Position, clock: Clock) -> None:
        """Let everybody commit to a move or wait; the quickest moves."""
        intents = [WAIT] * self.seats
        waiting = 1 if can_wait(world) else 0
        for seat in world.acting():
            moves = self.sense.moves(world, seat)
            arm = self.choose(seat, moves, len(moves) + waiting, RACE)
            intents[seat] = moves[arm] if arm < len(moves) else WAIT
        who, move = race(world, intents, self.sense.tempos(self.seats), clock, self.rng)
        self.play(world, who, move)

    def play(self, world: Position, seat: Seat, move: Move) -> None:
        """Make a move in an imagined world, and let everybody take in what they see of it."""
        world.play(seat, move)
        if self.hidden != CARDS:
            self.pasts[0] = mix(mix(self.pasts[0], seat - CLOCK), move)
            return
        if seat >= 0:
            self.pasts[seat] = mix(mix(self.pasts[seat], 0), move)
        heard = world.heard
        if heard is not None:
            for audience, event, first, second in heard:
                for other in range(self.seats):
                    if hears(other, audience):
                        self.pasts[other] = mix(mix(mix(self.pasts[other], event + 1), first), second)
            heard.clear()

    def choose(self, seat: Seat, moves: list[Move], options: int, kind: int) -> int:
        """The number of the option that a seat takes by its node's arms; waiting is the last one."""
        arms: i64 = options
        if arms == 1:
            return 0
        key = self.node(seat, moves)
        first = self.tree.index.find(key)
        if first == NOWHERE:
            first = self.tree.add(key, arms)
            self.is_new = True
        odds = PLAIN
        if self.mixes(kind):
            arm, odds = self.draw(seat, first, arms)
        else:
            arm = most_promising(self.tree, first, arms, self.sense.boldness * (self.high - self.low), self.rng)
        self.path.add(self.pasts[0], seat, first, arms, arm, odds)
        return int(arm - first)

    def mixes(self, kind: int) -> bool:
        """Whether choices at such a moment are drawn by regret, because others make theirs unseen."""
        return self.hidden == CARDS or (self.hidden == SEALED_CHOICES and kind != TURN)

    def node(self, seat: Seat, moves: list[Move]) -> i64:
        """The number of the node at which a seat chooses: what it has seen, and what it may do."""
        if self.hidden != CARDS:
            return mix(self.pasts[0], seat)
        key = mix(self.pasts[seat], seat)
        for move in moves:
            key = mix(key, move)
        return key

    def draw(self, seat: Seat, first: i64, arms: i64) -> tuple[i64, float]:
        """An arm by its regret, now and then any arm, and how likely this one was."""
        often = trials(self.tree, first, arms) if self.learns(seat) else 0.0
        if self.rng.fraction() < often:
            arm = first + self.rng.below(arms)
        else:
            arm = by_regret(self.tree, first, arms, self.rng)
        total = regret(self.tree, first, arms)
        share = self.tree.regrets[arm] / total if total > 0.0 else 1.0 / float(arms)
        return arm, (1.0 - often) * share + often / float(arms)

    def learns(self, seat: Seat) -> bool:
        """Whether a seat learns in this simulation."""
        return self.learner == EVERYBODY or self.learner == seat

    # What is learnt at the end.

    def learn(self, scores: list[float]) -> None:
        """Teach every choice what came of it, the last one first."""
        for score in scores:
            self.low = score if score < self.low else self.low
            self.high = score if score > self.high else self.high
        step = self.path.depth - 1
        while step >= 0:
            seat = int(self.path.seat[step])
            if self.path.odds[step] == PLAIN:
                learn_mean(self.tree, self.path.chosen[step], scores[seat])
            elif self.hidden == CARDS:
                if self.learns(seat):
                    scores[seat] = self.learn_alone(step, scores[seat])
            else:
                begin = self.path.beginning(step)
                self.together.learn(begin, step, scores)
                step = begin
            step -= 1

    def learn_alone(self, step: i64, score: float) -> float:
        """Teach a choice whose seat may never learn what others chose; what its strategy is worth."""
        path = self.path
        first, arms, chosen = path.first[step], path.arms[step], path.chosen[step]
        worth = learn_regret(self.tree, first, surprises(self.tree, first, arms, chosen, path.odds[step], score))
        learn_mean(self.tree, chosen, score)
        return worth

    # What has been found out.

    def result(self) -> list[float]:
        """How often the seat should take each of its options here: its plausible moves, and in a race waiting."""
        if self.hidden == CARDS:
            self.pasts[self.seat] = knowledge(self.known, self.seat)
        else:
            self.pasts[0] = HERE
        return self.strategy(self.known, self.seat)

    def tried(self) -> list[float]:
        """How often each of the seat's options was tried here, in an open search."""
        moves = self.sense.moves(self.known, self.seat)
        options = len(moves) + (1 if self.known.kind() == RACE and can_wait(self.known) else 0)
        self.pasts[0] = HERE
        first = self.tree.index.find(self.node(self.seat, moves))
        if first == NOWHERE:
            return [0.0] * options
        return [float(self.tree.visits[first + option]) for option in range(options)]

    def worth(self) -> float:
        """What the seat may expect to score by this strategy, if it has a choice here."""
        shares = self.result()
        first = self.tree.index.find(self.node(self.seat, self.sense.moves(self.known, self.seat)))
        if first == NOWHERE:
            return 0.0
        return sum_in_order([shares[arm] * self.tree.means[first + arm] for arm in range(len(shares))])

    def strategy(self, world: Position, seat: Seat) -> list[float]:
        """How often a seat should take each of its options, by all that it has seen up to here.

        Right after `begin` that is the root; after some `play` it is a node further down. By UCB the
        most tried move is the one to play; where choices mix, the average strategy is.
        """
        moves = self.sense.moves(world, seat)
        options = len(moves) + (1 if world.kind() == RACE and can_wait(world) else 0)
        first = self.tree.index.find(self.node(seat, moves))
        if options == 1 or first == NOWHERE:
            return [1.0 / options] * options
        if self.mixes(world.kind()):
            return shared([self.tree.shares[first + option] for option in range(options)])
        visits = [int(self.tree.visits[first + option]) for option in range(options)]
        most = max(visits)
        return shared([1.0 if tries == most else 0.0 for tries in visits])


def shared(weights: list[float]) -> list[float]:
    """Weights as parts of one; all alike where there are none."""
    whole = sum_in_order(weights)
    return [weight / whole if whole > 0.0 else 1.0 / len(weights) for weight in weights]


def count_seats(position: Position, rng: Rng) -> int:
    """How many seats a game has: as many as it gives scores to in the end."""
    ended = position.copy()
    playout(ended, rng)
    return len(ended.scores())


def knowledge(world: Position, seat: Seat) -> i64:
    """A number for all that a seat knows: two worlds that it cannot tell apart have the same.

    What it does not know is drawn with one and the same luck, so no difference is left but knowledge.
    """
    name = hash(world.imagine(seat, Rng(seat)).key())
    return mix(mix(HERE, name & 0x7FFFFFFF), name >> 31 & 0x7FFFFFFF)
