"""Choices made together: what a seat learns from a moment at which others chose without its knowledge.

What every seat scored is remembered by the whole combination of choices, a crossing. So a seat can
tell what each of its other moves would have scored against what the others did, as far as that was
tried, and regrets accordingly. Where a game can judge its positions, a new moment is surveyed: every
crossing is looked at. Such a moment can be rehearsed: the seats choose again and again, and learn
from the crossings, without any more play.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotek.bots.choice import by_regret, expect, learn_mean, learn_regret
from ludotek.bots.path import Path
from ludotek.bots.sense import Sense
from ludotek.bots.tree import NOWHERE, Crossings, Tree, mix
from ludotek.core.playout import settle
from ludotek.core.position import Position
from ludotek.core.rng import Rng

AS_CHOSEN: Final[i64] = -1  # no step is changed
SURVEYED: Final[i64] = 1 << 20  # no arm has this number
MOST_CROSSINGS: Final = 64  # that a survey looks at
FIRST_REHEARSALS: Final = 30  # when a moment is new
REHEARSALS: Final = 12  # each time it is met again
LATEST: Final = 0.2  # the least weight of the latest score where positions are judged: there is little luck in it


class Together:
    """What a search knows of moments at which several seats choose at once."""

    tree: Tree
    path: Path
    crossings: Crossings
    sense: Sense
    rng: Rng

    def __init__(self, tree: Tree, path: Path, seats: int, sense: Sense, rng: Rng) -> None:
        self.tree = tree
        self.path = path
        self.crossings = Crossings(seats, LATEST if sense.is_prompt() else 0.0)
        self.sense = sense
        self.rng = rng

    def learn(self, begin: i64, end: i64, scores: list[float]) -> None:
        """Teach everybody who chose at the moment from one step to another what came of it."""
        met = self.crossings.learn(self.crossing(begin, end, AS_CHOSEN, 0), scores)
        step = begin
        while step <= end:
            seat = int(self.path.seat[step])
            scores[seat] = self.reply(begin, end, step, met, scores[seat])
            step += 1
        if self.is_surveyed(self.path.past[begin]):
            self.rehearse(begin, end, REHEARSALS, scores)

    def reply(self, begin: i64, end: i64, step: i64, met: i64, score: float) -> float:
        """Let one seat regret; what its strategy is worth against what the others chose.

        That is steadier than the score of the one arm it happened to try, and what the seat expects
        of this moment from now on.
        """
        first, arms, seat = self.path.first[step], self.path.arms[step], self.path.seat[step]
        expect(self.tree, first, arms, score)
        guesses = vec[float]()
        arm: i64 = 0
        while arm < arms:
            is_met = first + arm == self.path.chosen[step]
            place = met if is_met else self.crossings.index.find(self.crossing(begin, end, step, arm))
            guesses = append(guesses, self.crossings.mean(place, seat, self.tree.means[first + arm]))
            arm += 1
        worth = learn_regret(self.tree, first, guesses)
        learn_mean(self.tree, self.path.chosen[step], score)
        return worth

    def crossing(self, begin: i64, end: i64, changed: i64, arm: i64) -> i64:
        """The number of the choices made together, one of them changed to another arm."""
        key = self.path.past[begin]
        step = begin
        while step <= end:
            key = mix(key, arm if step == changed else self.path.chosen[step] - self.path.first[step])
            step += 1
        return key

    # Without play. The crossings of a moment are numbered: the first step's arm counts ones, and so on.

    def is_surveyed(self, past: i64) -> bool:
        """Whether every crossing of a moment has been looked at."""
        return self.sense.is_prompt() and self.crossings.index.find(mix(past, SURVEYED)) != NOWHERE

    def survey(self, world: Position, begin: i64) -> int:
        """Look at every crossing of a new moment, if they are not too many; the number of decisions tried."""
        end = self.path.depth - 1
        number = self.numbered(begin, end)
        crossings = self.count(begin, end)
        if crossings > MOST_CROSSINGS:
            return 0
        each: i64 = 0
        while each < crossings:
            self.choose(begin, end, each)
            self.look(world, begin, end)
            each += 1
        self.crossings.index.put(mix(self.path.past[begin], SURVEYED), 0)
        self.rehearse(begin, end, FIRST_REHEARSALS, [0.0] * int(self.crossings.seats))
        self.choose(begin, end, number)
        return int(crossings * (end - begin + 1))

    def look(self, world: Position, begin: i64, end: i64) -> None:
        """Judge what comes of the crossing that is chosen now."""
        tried = world.copy()
        step = begin
        for seat in world.acting():
            arm: i64 = 0
            if step <= end and self.path.seat[step] == seat:  # else it had no choice, and no step
                arm = self.path.chosen[step] - self.path.first[step]
                step += 1
            tried.play(seat, self.sense.moves(world, seat)[arm])
        settle(tried, self.rng)
        scores = self.sense.scores(tried, int(self.crossings.seats))
        self.crossings.learn(self.crossing(begin, end, AS_CHOSEN, 0), scores)

    def rehearse(self, begin: i64, end: i64, times: int, scores: list[float]) -> None:
        """Go through a moment some more times; what its seats expect of it becomes their average."""
        table = self.table(begin, end)
        sums = vec[float]([0.0] * int(end - begin + 1))
        for _ in range(times):
            step = begin
            while step <= end:
                self.path.chosen[step] = by_regret(self.tree, self.path.first[step], self.path.arms[step], self.rng)
                step += 1
            self.regret_all(begin, end, table, sums)
        step = begin
        while step <= end:
            scores[int(self.path.seat[step])] = sums[step - begin] / times
            step += 1

    def regret_all(self, begin: i64, end: i64, table: vec[float], sums: vec[float]) -> None:
        """Let every seat learn from the crossing that is chosen now, and add up what their strategies are worth."""
        steps = end - begin + 1
        number = self.numbered(begin, end)
        ones: i64 = 1
        step = begin
        while step <= end:
            first, arms, chosen = self.path.first[step], self.path.arms[step], self.path.chosen[step]
            place = step - begin
            guesses = vec[float]([0.0] * int(arms))
            arm: i64 = 0
            while arm < arms:
                guesses[arm] = table[(number + (first + arm - chosen) * ones) * steps + place]
                arm += 1
            sums[place] += learn_regret(self.tree, first, guesses)
            learn_mean(self.tree, chosen, table[number * steps + place])
            ones *= arms
            step += 1

    def table(self, begin: i64, end: i64) -> vec[float]:
        """What every crossing means to the seat of every step, by number and step."""
        table = vec[float]()
        crossings = self.count(begin, end)
        number: i64 = 0
        while number < crossings:
            self.choose(begin, end, number)
            place = self.crossings.index.find(self.crossing(begin, end, AS_CHOSEN, 0))
            step = begin
            while step <= end:
                table = append(table, self.crossings.mean(place, self.path.seat[step], 0.0))
                step += 1
            number += 1
        return table

    def count(self, begin: i64, end: i64) -> i64:
        """How many crossings a moment has."""
        crossings: i64 = 1
        step = begin
        while step <= end:
            crossings *= self.path.arms[step]
            step += 1
        return crossings

    def numbered(self, begin: i64, end: i64) -> i64:
        """The number of the crossing that is chosen now."""
        number: i64 = 0
        step = end
        while step >= begin:
            number = number * self.path.arms[step] + self.path.chosen[step] - self.path.first[step]
            step -= 1
        return number

    def choose(self, begin: i64, end: i64, number: i64) -> None:
        """Choose the crossing with this number."""
        step = begin
        while step <= end:
            self.path.chosen[step] = self.path.first[step] + number % self.path.arms[step]
            number //= self.path.arms[step]
            step += 1
