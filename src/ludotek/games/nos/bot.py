"""How drivers of several levels play Project NOS, and what general bots should know of it.

A race is driven by simple rules: what to pick up, which die to place, when to take a redline. Better drivers look
further. The best one follows the solver and is not here.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.parts import Skill
from ludotek.core.position import RACE, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.nos.components import KINDS, MOST_REDLINES, NITROUS, TRACK, WINS
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.moves import (
    BLOW,
    GIVE,
    JUMP,
    PLACE,
    PLACE_SAVED,
    RETURN,
    SAVE,
    TAKE,
)
from ludotek.games.nos.steps.parts import BITS, MATCH, Parts, count
from ludotek.games.nos.steps.state import DRAFTING

WAITING: Final = -1  # the bots' word for no move of one's own
NERVES: Final = 12  # one start in so many is jumped by a newcomer
LONG_SHOT: Final = 0.4  # a card that is matched less often than this per roll is worth a redline
LONGER_SHOT: Final = 0.5  # the same for whoever keeps the last redline for the end
LAST_CARDS: Final = 2  # few dice are left for them, and a redline saves most rolls there

# How much a careful driver looks at.
ANYTHING: Final = 0  # any dice, the first that fits, redlines at once
GREEDY: Final = 1  # the dice that match most often
THRIFTY: Final = 2  # redlines only for long shots, and the least useful die first
FORESIGHTED: Final = 3  # never a die that the rest of the track needs, and one redline for the last cards


def newcomer(position: Position, seat: Seat, rng: Rng) -> Move:
    return play(position, seat, rng, ANYTHING)


def casual(position: Position, seat: Seat, rng: Rng) -> Move:
    return play(position, seat, rng, GREEDY)


def regular(position: Position, seat: Seat, rng: Rng) -> Move:
    return play(position, seat, rng, THRIFTY)


def expert(position: Position, seat: Seat, rng: Rng) -> Move:
    return play(position, seat, rng, FORESIGHTED)


def policy(position: Position, seat: Seat, rng: Rng) -> Move:
    """How a search plays on: a regular's way, but it cannot wait where others do not."""
    move = play(position, seat, rng, THRIFTY)
    return rng.choice(position.moves(seat)) if move == WAITING else move


def play(position: Position, seat: Seat, rng: Rng, care: int) -> Move:
    assert isinstance(position, Nos)
    moves = position.moves(seat)
    if position.phase == DRAFTING:
        return rng.choice(moves) if care == ANYTHING else draft(position, seat, moves, rng, care)
    if moves[0] == JUMP:
        return JUMP if care == ANYTHING and rng.below(NERVES) == 0 else WAITING
    return drive(position, seat, moves, rng, care)


# Selecting modifications.


def draft(position: Nos, seat: Seat, moves: list[Move], rng: Rng, care: int) -> Move:
    """The part that suits the track best, by how often its dice match; any of several as good."""
    best: list[Move] = []
    most = -1.0
    for move in moves:
        worth = worth_of_part(position, seat, (move - TAKE) % (KINDS - 1) + 1, care)
        if move >= GIVE:
            worth = -worth
        if worth > most + 1e-9 or not best:
            best, most = [move], worth
        elif worth > most - 1e-9:
            best.append(move)
    return rng.choice(best)


def worth_of_part(position: Nos, seat: Seat, kind: int, care: int) -> float:
    """How many cards a die of this kind matches, in sixths."""
    matched = 0
    for card in position.track:
        matched += position.parts.matches(kind, card)
    worth = matched / TRACK
    if care >= FORESIGHTED:  # several dice of a narrow kind get in each other's way
        fitting = 0
        for card in position.track:
            if position.parts.top_fit[8 * kind + card] & MATCH:
                fitting += 1
        if fitting <= count(position.dice[seat], kind):
            worth -= 3.0
    return worth


# Race!


def drive(position: Nos, seat: Seat, moves: list[Move], rng: Rng, care: int) -> Move:
    """Place a die if one should be placed, save one that will match, else roll."""
    best, most = WAITING, -1.0
    for move in moves:
        if move >= PLACE and move != BLOW:
            worth = worth_of_move(position, seat, move, care)
            if worth > most:
                best, most = move, worth
    if most > 0.0:
        return best
    if care == ANYTHING:
        rolls = [move for move in moves if move < PLACE]
        return rng.choice(rolls) if rolls else moves[0]
    roll = position.parts.likeliest(position.dice[seat], position.saved[seat], position.next_card(seat))
    return roll if roll in moves else moves[0]


def worth_of_move(position: Nos, seat: Seat, move: Move, care: int) -> float:
    """More than nothing for what is better than rolling again."""
    if move >= RETURN:
        return 1.0
    if move >= SAVE:
        return worth_of_saving(position, seat, move - SAVE + 1, care)
    kind = NITROUS if move >= PLACE_SAVED else (move - PLACE) // 6
    value = move - PLACE_SAVED + 1 if move >= PLACE_SAVED else (move - PLACE) % 6 + 1
    card = position.next_card(seat)
    is_match = position.parts.fit[64 * kind + 8 * value + card] == MATCH
    if care >= THRIFTY and not is_match and not is_worth_a_redline(position, seat, card, care):
        return 0.0
    redlines = position.redlines[seat] + (0 if is_match else 1)
    if care >= FORESIGHTED and not may_finish_without(position, seat, kind, redlines):
        return 0.0
    worth = 20.0 if is_match else 10.0
    return worth if care < THRIFTY else worth - uses(position, seat, kind)


def worth_of_saving(position: Nos, seat: Seat, value: int, care: int) -> float:
    """A value that one of the next cards asks for; the thrifty save only what they can place at once."""
    if care < GREEDY:
        return 0.0
    if care >= THRIFTY:
        return 0.5 if position.spent[seat] == 1 and position.next_card(seat) == value else 0.0
    for place in range(position.placed[seat] + 1, min(TRACK, position.placed[seat] + 3)):
        if position.track[place] == value:
            return 0.5
    return 0.0


def is_worth_a_redline(position: Nos, seat: Seat, card: int, care: int) -> bool:
    """Whether a card is seldom matched by what could be rolled; the last redline is kept for the last cards."""
    is_early = position.placed[seat] < TRACK - LAST_CARDS
    if care >= FORESIGHTED and is_early and position.redlines[seat] == MOST_REDLINES - 1:
        return False
    roll = position.parts.likeliest(position.dice[seat], position.saved[seat], card)
    limit = LONGER_SHOT if care >= FORESIGHTED else LONG_SHOT
    return roll < 0 or position.parts.chance_of_match(roll, card) < limit


def uses(position: Nos, seat: Seat, kind: int) -> float:
    """How many faces of this kind match the cards to come: the fewer, the better to be rid of it."""
    matched = 0
    for place in range(position.placed[seat] + 1, TRACK):
        matched += position.parts.matches(kind, position.track[place])
    return matched / 6.0


def may_finish_without(position: Nos, seat: Seat, kind: int, redlines: int) -> bool:
    """Whether the rest of the track can be covered when this die is gone, saved ones counting as nitrous."""
    dice, held = position.dice[seat], position.saved[seat]
    while held:
        dice += 1 << BITS * NITROUS
        held >>= BITS
    return covers(position.parts, position.track, position.placed[seat] + 1, dice - (1 << BITS * kind), redlines)


def covers(parts: Parts, track: list[int], at: int, dice: int, redlines: int) -> bool:
    """Whether every card from here on could have a die of its own."""
    if at == len(track):
        return True
    for kind in range(KINDS):
        if count(dice, kind) == 0:
            continue
        fits = parts.top_fit[8 * kind + track[at]]
        rest = dice - (1 << BITS * kind)
        if fits & MATCH:
            if covers(parts, track, at + 1, rest, redlines):
                return True
        elif fits and redlines < MOST_REDLINES and covers(parts, track, at + 1, rest, redlines + 1):
            return True
    return False


# What a search may expect.


def evaluate(position: Position, seat: Seat) -> float:
    """From -1 to what the winner takes: races won, and who is ahead in this one."""
    assert isinstance(position, Nos)
    own, best = standing(position, seat), -9.0
    for other in range(position.drivers):
        if other != seat:
            best = max(best, standing(position, other))
    if position.drivers == 1:
        return 2.0 + 2.0 * tanh(own / TRACK)
    return (position.drivers - 2) / 2.0 + position.drivers / 2.0 * tanh(own - best)


def standing(position: Nos, seat: Seat) -> float:
    """Wins, and the way that is covered, less what redlines cost."""
    road = position.placed[seat] / TRACK - 0.05 * position.redlines[seat]
    if position.kind() == RACE and not position.is_in_race(seat) and seat not in position.finish:
        road = -0.5
    return WINS * 0.5 * position.wins[seat] + road


SKILL: Final = Skill(
    evaluate=evaluate,
    policy=policy,
    play={1: newcomer, 2: casual, 3: regular, 4: expert},
)
