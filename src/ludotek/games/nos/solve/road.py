"""The fewest rolls to the end of a track, exactly, from every state a car can be in.

A block is all states with the same cards covered, redlines and dice; they differ in what is saved. From a block
a car leaves for blocks further on, whose values are known, or stays: by rolling again, or by saving a nitrous die.
A stay costs a roll and leads back, so the values of a block are a fixed point. Without nitrous it is one number
and found at once; with nitrous the states of a block are improved in turn until none changes.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move
from ludotek.games.nos.components import FACES, HIGHEST, MOST_REDLINES, MOST_SAVED, NITROUS
from ludotek.games.nos.steps.drive import DIE_BITS, DIE_MASK, ONE_NITROUS, savable, without
from ludotek.games.nos.steps.moves import PLACE_SAVED, REROLL, ROLL, SELECTIONS
from ludotek.games.nos.steps.parts import BITS, MASK, MATCH, REDLINE, Parts, count, keep, let_go, saved_dice, total

NEVER: Final = float("inf")
ENOUGH: Final = 1e-13  # a change of rolls too small to go on for
CLOSE: Final = 1e-11  # values that count as equal
NO_MOVE: Final = -1
ONE: Final = 1 << BITS * NITROUS  # one nitrous die, as a number
NOTHING_SAVED: Final[list[int]] = [0]
AT_BITS: Final = 4
REDLINE_BITS: Final = 2
SAVED_BITS: Final = 6


def ways_to_save(dice: int) -> list[int]:
    """Every set of values that may be saved with so many nitrous dice."""
    ways = [0]
    for low in range(1, HIGHEST + 1):
        if dice >= 1:
            ways.append(low)
        if dice >= MOST_SAVED:
            ways += [low | high << BITS for high in range(low, HIGHEST + 1)]
    return ways


class Chance:
    """One roll from one state: each outcome's odds, the best of what is known beyond it, and where it may stay."""

    move: Move
    odds: list[float]
    known: list[float]
    stays: list[bool]  # whether the same state can be kept
    others: list[list[int]]  # other states of the block that saving leads to

    def __init__(self, move: Move) -> None:
        self.move = move
        self.odds = []
        self.known = []
        self.stays = []
        self.others = []

    def worth(self, values: list[float]) -> float:
        """The rolls that are left if this is rolled until something better than staying comes."""
        ready: list[float] = []
        first = 1.0
        for outcome in range(len(self.odds)):
            best = self.known[outcome]
            for other in self.others[outcome]:
                if values[other] < best:
                    best = values[other]
            ready.append(best)
            if not self.stays[outcome]:
                first += self.odds[outcome] * best
        if first == NEVER:
            return NEVER
        return self.settle(ready, first)

    def settle(self, ready: list[float], first: float) -> float:
        """Solve v = first + the odds of what may stay times the lesser of its value and v, from above."""
        worth = NEVER
        while True:
            rolls, leaving = first, 1.0
            for outcome in range(len(ready)):
                if self.stays[outcome]:
                    if ready[outcome] < worth:
                        rolls += self.odds[outcome] * ready[outcome]
                    else:
                        leaving -= self.odds[outcome]
            better = rolls / leaving if leaving > ENOUGH else NEVER
            if better >= worth - ENOUGH:
                return min(worth, better)
            worth = better


class Block:
    """States that differ in what is saved: their values, and what to do there."""

    saved: list[int]  # by state
    place: dict[int, int]  # by what is saved: the state
    values: list[float]
    moves: list[Move]  # by state: what to roll, or which saved die to place first

    def __init__(self, saved: list[int]) -> None:
        self.saved = saved
        self.place = {kept: number for number, kept in enumerate(saved)}
        self.values = [NEVER] * len(saved)
        self.moves = [NO_MOVE] * len(saved)


class Reach:
    """Where rolled dice can lead: the best of what is known beyond a block, and what may be saved within it."""

    best: float
    stay: list[int]

    def __init__(self) -> None:
        self.best = NEVER
        self.stay = []


class Road:
    """One track, with the dice of one sheet of cards. Whatever is asked for is solved once."""

    parts: Parts
    track: list[int]
    blocks: dict[int, Block]
    outcomes: dict[int, list[tuple[int, float]]]

    def __init__(self, parts: Parts, track: list[int]) -> None:
        self.parts = parts
        self.track = track
        self.blocks = {}
        self.outcomes = {}

    # What is asked.

    def rolls(self, dice: int) -> float:
        """The expected number of rolls from the start, NEVER where the end cannot be reached."""
        return self.value(0, 0, dice, 0)

    def value(self, at: int, redlines: int, dice: int, saved: int) -> float:
        """The same from anywhere; `dice` are those neither placed nor saved."""
        if at == len(self.track):
            return 0.0
        held = saved_dice(saved)
        if total(dice) + held < len(self.track) - at:
            return NEVER
        block = self.block(at, redlines, dice + held * ONE)
        return block.values[block.place[saved]]

    def move(self, at: int, redlines: int, dice: int, saved: int) -> Move:
        """What to roll, or which saved die to place before; NO_MOVE where nothing helps."""
        block = self.block(at, redlines, dice + saved_dice(saved) * ONE)
        return block.moves[block.place[saved]]

    def worth_with(self, at: int, redlines: int, dice: int, saved: int, fresh: int, spent: bool) -> float:
        """The rolls that are left with these dice rolled, if the best is made of them."""
        return self.after(at, redlines, dice, saved, fresh, spent)[0]

    # Solving a block.

    def block(self, at: int, redlines: int, dice: int) -> Block:
        key = dice << AT_BITS + REDLINE_BITS | at << REDLINE_BITS | redlines
        found = self.blocks.get(key)
        if found is None:
            found = self.solve(at, redlines, dice)
            self.blocks[key] = found
        return found

    def solve(self, at: int, redlines: int, dice: int) -> Block:
        nitrous = count(dice, NITROUS)
        block = Block(ways_to_save(nitrous) if nitrous and self.parts.can_save else NOTHING_SAVED)
        free = [self.placed_first(at, redlines, dice, saved) for saved in block.saved]
        chances = [self.chances(at, redlines, dice, saved, block) for saved in block.saved]
        change = NEVER
        while change > ENOUGH:
            change = 0.0
            for state in range(len(block.saved)):
                change = max(change, self.improve(block, state, free[state], chances[state]))
            if len(block.saved) == 1:
                break
        return block

    def improve(self, block: Block, state: int, free: tuple[float, Move], chances: list[Chance]) -> float:
        """Choose the best for a state, by what the others are worth so far; by how much it gets better."""
        before = block.values[state]
        best, move = free
        for chance in chances:
            worth = chance.worth(block.values)
            if worth < best - CLOSE:
                best, move = worth, chance.move
        block.values[state] = min(best, before)
        block.moves[state] = move
        return 0.0 if best >= before else NEVER if before == NEVER else before - best

    def placed_first(self, at: int, redlines: int, dice: int, saved: int) -> tuple[float, Move]:
        """What placing a saved die before the next roll leads to: it costs no roll (ruling P17)."""
        best, move = NEVER, NO_MOVE
        unsaved, left = dice - saved_dice(saved) * ONE, saved
        while left:
            value = left & MASK
            left >>= BITS
            cost = self.redlines_for(NITROUS, value, at, redlines)
            if cost <= MOST_REDLINES:
                worth = self.value(at + 1, cost, unsaved, let_go(saved, value))
                if worth < best:
                    best, move = worth, PLACE_SAVED + value - 1
        return best, move

    def redlines_for(self, kind: int, value: int, at: int, redlines: int) -> int:
        """The redlines after placing a die on a card; more than there are where it does not fit."""
        fit = self.parts.fit[64 * kind + 8 * value + self.track[at]]
        return redlines if fit == MATCH else redlines + 1 if fit == REDLINE else MOST_REDLINES + 1

    def chances(self, at: int, redlines: int, dice: int, saved: int, block: Block) -> list[Chance]:
        """Every roll that is possible in a state, with what may come of it."""
        unsaved, here = dice - saved_dice(saved) * ONE, block.place[saved]
        found: list[Chance] = []
        for move in self.parts.rolls(unsaved, saved):
            chance = Chance(move)
            kept = let_go(saved, move - REROLL + 1) if move >= REROLL else saved
            in_hand = unsaved + ONE if move >= REROLL else unsaved
            for fresh, odds in self.rolled(move):
                reach = Reach()
                self.explore(reach, at, at, redlines, in_hand, kept, fresh, False)
                places = [block.place[way] for way in reach.stay]
                chance.odds.append(odds)
                chance.known.append(reach.best)
                chance.stays.append(here in places)
                chance.others.append([place for place in places if place != here])
            found.append(chance)
        return found

    def rolled(self, move: Move) -> list[tuple[int, float]]:
        """What a roll may show, alike outcomes together, with their odds."""
        found = self.outcomes.get(move)
        if found is None:
            found = self.cast(ONE_NITROUS if move >= REROLL else SELECTIONS[move - ROLL])
            self.outcomes[move] = found
        return found

    def cast(self, kinds: list[int]) -> list[tuple[int, float]]:
        dice: dict[tuple[int, ...], int] = {(): 1}
        for kind in kinds:
            more: dict[tuple[int, ...], int] = {}
            for shown, ways in dice.items():
                for face in range(1, FACES + 1):
                    die = kind << BITS | self.parts.value[8 * kind + face]
                    together = tuple(sorted((*shown, die)))
                    more[together] = more.get(together, 0) + ways
            dice = more
        whole = float(FACES ** len(kinds))
        return [(packed(shown), ways / whole) for shown, ways in dice.items()]

    def explore(
        self, reach: Reach, home: int, at: int, redlines: int, dice: int, saved: int, fresh: int, spent: bool
    ) -> None:
        """Everything that can be made of rolled dice before the next roll."""
        if at == home:
            if saved not in reach.stay:
                reach.stay.append(saved)
        else:
            reach.best = min(reach.best, self.value(at, redlines, dice, saved))
        if at == len(self.track):
            return
        left = fresh
        while left:
            die = left & DIE_MASK
            left >>= DIE_BITS
            kind, value = die >> BITS, die & MASK
            cost = self.redlines_for(kind, value, at, redlines)
            if not spent and cost <= MOST_REDLINES:
                rest = savable(self.parts, without(fresh, die))
                self.explore(reach, home, at + 1, cost, dice - (1 << BITS * kind), saved, rest, True)
            if kind == NITROUS and self.parts.can_save:
                self.explore(reach, home, at, redlines, dice - ONE, keep(saved, value), without(fresh, die), spent)
        left = saved
        while left:
            value = left & MASK
            left >>= BITS
            cost = self.redlines_for(NITROUS, value, at, redlines)
            if cost <= MOST_REDLINES:
                self.explore(reach, home, at + 1, cost, dice, let_go(saved, value), fresh, spent)

    # Following the policy.

    def after(self, at: int, redlines: int, dice: int, saved: int, fresh: int, spent: bool) -> tuple[float, int]:
        """The best state that rolled dice lead to, with its value; further on where values are equal."""
        best, target = self.value(at, redlines, dice, saved), state_key(at, redlines, dice, saved)
        if at == len(self.track):
            return best, target
        left = fresh
        while left:
            die = left & DIE_MASK
            left >>= DIE_BITS
            kind, value = die >> BITS, die & MASK
            cost = self.redlines_for(kind, value, at, redlines)
            if not spent and cost <= MOST_REDLINES:
                rest = savable(self.parts, without(fresh, die))
                worth, there = self.after(at + 1, cost, dice - (1 << BITS * kind), saved, rest, True)
                if worth <= best + CLOSE and worth < NEVER:
                    best, target = worth, there
            if kind == NITROUS and self.parts.can_save:
                worth, there = self.after(at, redlines, dice - ONE, keep(saved, value), without(fresh, die), spent)
                if worth < best - CLOSE:
                    best, target = worth, there
        left = saved
        while left:
            value = left & MASK
            left >>= BITS
            cost = self.redlines_for(NITROUS, value, at, redlines)
            if cost <= MOST_REDLINES:
                worth, there = self.after(at + 1, cost, dice, let_go(saved, value), fresh, spent)
                if worth < best - CLOSE:
                    best, target = worth, there
        return best, target

    def ready(self, key: int) -> int:
        """A state after the saved dice that the policy places before its next roll."""
        at, redlines, dice, saved = unpacked(key)
        if at == len(self.track):
            return key
        move = self.move(at, redlines, dice, saved)
        if move < PLACE_SAVED:
            return key
        value = move - PLACE_SAVED + 1
        cost = self.redlines_for(NITROUS, value, at, redlines)
        return self.ready(state_key(at + 1, cost, dice, let_go(saved, value)))

    def lead(self, key: int, move: Move, fresh: int) -> int:
        """Where the policy goes from a state that has rolled this."""
        at, redlines, dice, saved = unpacked(key)
        if move >= REROLL:
            dice, saved = dice + ONE, let_go(saved, move - REROLL + 1)
        return self.ready(self.after(at, redlines, dice, saved, fresh, False)[1])

    def leads(self, key: int) -> dict[int, float]:
        """Where one roll of the policy leads, and how likely."""
        at, redlines, dice, saved = unpacked(key)
        move = self.move(at, redlines, dice, saved)
        found: dict[int, float] = {}
        for fresh, odds in self.rolled(move):
            there = self.lead(key, move, fresh)
            found[there] = found.get(there, 0.0) + odds
        return found


def packed(dice: tuple[int, ...]) -> int:
    """Rolled dice as one number, as a position keeps them."""
    fresh = 0
    for place in range(len(dice)):
        fresh |= dice[place] << DIE_BITS * place
    return fresh


def state_key(at: int, redlines: int, dice: int, saved: int) -> int:
    return at | redlines << AT_BITS | saved << AT_BITS + REDLINE_BITS | dice << AT_BITS + REDLINE_BITS + SAVED_BITS


def unpacked(key: int) -> tuple[int, int, int, int]:
    """Cards covered, redlines, dice and what is saved."""
    at = key & (1 << AT_BITS) - 1
    redlines = key >> AT_BITS & (1 << REDLINE_BITS) - 1
    saved = key >> AT_BITS + REDLINE_BITS & (1 << SAVED_BITS) - 1
    return at, redlines, key >> AT_BITS + REDLINE_BITS + SAVED_BITS, saved
