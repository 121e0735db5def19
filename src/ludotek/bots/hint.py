"""Ask the bot: what it would play, and why, told by what it sees coming.

It imagines the same moment many times, makes its move in one half of them and another move in the other, lets
everybody play on by habit until the seat's turn has come again, and asks how good that looks. What it hopes for is what
its move brings about more often, and goes with better ends; what it fears is what often happens all the same, and goes
with worse ones. Both are events of the game, so they have words already.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ludotek.bots.bot import WAIT
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.levels import Opponent, sense
from ludotek.bots.sense import Sense
from ludotek.core.arithmetic import sum_in_order
from ludotek.core.game import Game
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED, Event, Move, Position, Seat, hears
from ludotek.core.rng import Rng
from ludotek.core.telling import Telling

LOOKS = 24  # at the moment with the move, and as many with others
MOMENTS = 60  # that a look follows at most
MOST = 2  # hopes that are told, and fears
CLEARLY = 0.15  # how much more often what one hopes for comes about with the move
OFTEN = 0.2  # how often what one fears comes true
SURE = 2.0  # standard errors
ALWAYS = 0.001  # what a deed of one's own weighs that comes anyhow: less than what was compared


class Foretold(NamedTuple):
    """Something that the bot sees coming, and in how many of its looks it came."""

    event: Event
    times: int


class Hint(NamedTuple):
    """A move, or WAIT, and in so many looks: what it hopes for, and what it fears."""

    move: Move
    looks: int
    hopes: list[Foretold]
    fears: list[Foretold]


class Look(NamedTuple):
    """One way in which it might go on: what the seat would hear, and how good the end of it looks."""

    heard: set[Event]
    worth: float


def hint(game: Game, known: Position, seat: Seat, opponent: Opponent, rng: Rng) -> Hint:
    """What an opponent would play here, on a position imagined for this seat."""
    move = opponent.bot.choose(known, seat, opponent.budget, rng)
    if move == WAIT:
        return Hint(WAIT, 0, [], [])
    sensed = sense(game, opponent.tempo)
    others = [other for other in known.moves(seat) if other != move]
    looks = [look(game, known, seat, move, sensed, rng.fork(number)) for number in range(LOOKS)]
    otherwise = [look(game, known, seat, rng.choice(others), sensed, rng) for _ in range(LOOKS if others else 0)]
    return Hint(move, LOOKS, *hopes_and_fears(game, seat, looks, otherwise))


def hopes_and_fears(
    game: Game, seat: Seat, looks: list[Look], otherwise: list[Look]
) -> tuple[list[Foretold], list[Foretold]]:
    """What matters in these looks, the weightiest first, each kind of event once."""
    seen = sorted({event for one in looks for event in one.heard if matters(game, event, seat)})
    weights = {event: weight(game, event, seat, [*looks, *otherwise]) for event in seen}
    hopes = [one for one in seen if weights[one] > 0 and times(one, looks) - times(one, otherwise) > CLEARLY * LOOKS]
    likely = [one for one in seen if weights[one] < 0 and times(one, looks) > OFTEN * LOOKS]
    fears = [one for one in likely if not is_own_deed(game, one, seat)]

    def heaviest(events: list[Event]) -> list[Foretold]:
        ranked = sorted(events, key=lambda event: -abs(weights[event]) * times(event, looks))
        firsts = {event[1]: event for event in reversed(ranked)}
        return [Foretold(event, times(event, looks)) for event in ranked if firsts[event[1]] == event][:MOST]

    return heaviest(hopes), heaviest(fears)


def times(event: Event, looks: list[Look]) -> int:
    """In how many looks an event came."""
    return len([one for one in looks if event in one.heard])


def weight(game: Game, event: Event, seat: Seat, looks: list[Look]) -> float:
    """By how much the end looks better with an event than without; nothing, if that may be mere chance."""
    with_it = [one.worth for one in looks if event in one.heard]
    without = [one.worth for one in looks if event not in one.heard]
    if not without:  # nothing tells what it is good for but that one does it oneself
        return ALWAYS if does(game, event) == seat else 0.0
    differs = mean(with_it) - mean(without)
    error = sqrt(spread(with_it) / len(with_it) + spread(without) / len(without))
    return differs if abs(differs) > SURE * error else 0.0


def mean(values: list[float]) -> float:
    """The same on every platform, as all that bots reckon."""
    return sum_in_order(values) / len(values)


def spread(values: list[float]) -> float:
    """The variance, of a single value as large as can be thought."""
    middle = mean(values)
    return sum_in_order([(value - middle) ** 2 for value in values]) / (len(values) - 1) if len(values) > 1 else 1.0


def telling(game: Game, event: Event) -> Telling:
    """What an event is for people."""
    return game.speech.happenings[event[1]].telling


def is_own_deed(game: Game, event: Event, seat: Seat) -> bool:
    """What one does oneself may go with a bad end; one need not fear it."""
    return does(game, event) == seat and telling(game, event).weight == "deed"


def does(game: Game, event: Event) -> Seat:
    """Whoever does it; chance, if nobody."""
    happening = game.speech.happenings[event[1]]
    return happening.values(event).get(happening.telling.by, CHANCE)


def matters(game: Game, event: Event, seat: Seat) -> bool:
    """Whether an event changes what a seat has, or brings anybody nearer to winning."""
    happening = game.speech.happenings[event[1]]
    values = happening.values(event)
    if happening.telling.weight_of(values) == "silent" or happening.telling.begins:
        return False
    return happening.telling.is_step or any(owner == seat for owner, _ in happening.telling.touched(values, seat + 1))


def look(game: Game, known: Position, seat: Seat, move: Move, sensed: Sense, rng: Rng) -> Look:
    """All that is told from a move until the seat's turn has come again."""
    world = known.imagine(seat, rng)
    world.heard = []
    first = world.question(seat)
    others = others_choose(world, seat, sensed, rng)
    world.play(seat, move)
    for other, choice in others:
        if world.kind() == SEALED and other in world.acting():
            world.play(other, choice)
    for _ in range(MOMENTS):
        if world.kind() == OVER or has_come_round(game, world, seat, first):
            break
        let_play(world, sensed, rng)
    heard = {(0, *event[1:]) for event in world.heard if hears(seat, event[0])}
    return Look(heard, GreedyBot(sensed).judge(world, seat, rng))


def others_choose(world: Position, seat: Seat, sensed: Sense, rng: Rng) -> list[tuple[Seat, Move]]:
    """Sealed choices are made before any is played."""
    others = [other for other in world.acting() if other != seat] if world.kind() == SEALED else []
    return [(other, sensed.pick(world, other, rng)) for other in others]


def let_play(world: Position, sensed: Sense, rng: Rng) -> None:
    """Let whoever is asked move by habit; in a race anybody, where nobody can, time."""
    if world.kind() == DEAL:
        world.play(CHANCE, rng.weighted(world.moves(CHANCE), world.odds()))
        return
    seats = world.acting()
    if not seats:
        world.play(CLOCK, rng.choice(world.moves(CLOCK)))
        return
    mover = rng.choice(seats) if world.kind() == RACE else seats[0]
    world.play(mover, sensed.pick(world, mover, rng))


def has_come_round(game: Game, world: Position, seat: Seat, first: int) -> bool:
    """A turn of its own has begun; where turns are nobody's, it is asked something else."""
    begun = [does(game, event) for event in world.heard or [] if telling(game, event).begins]
    if any(one.telling.begins and one.telling.by in one.things for one in game.happenings):
        return seat in begun
    return world.kind() != DEAL and seat in world.acting() and world.question(seat) != first
