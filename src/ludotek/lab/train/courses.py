"""The ways of learning as courses: a step forward, a measurement, and what is kept between two runs."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from ludotek.bots.levels import named
from ludotek.bots.net import NetMix
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.learning import FromOutcomes, FromRounds, FromWinners
from ludotek.core.net import Net
from ludotek.core.net_file import Head, read, written
from ludotek.core.rng import Rng
from ludotek.lab.contest import Contest
from ludotek.lab.train import outcomes, rounds, winners
from ludotek.lab.train.mlp import Floats, Mlp
from ludotek.lab.train.whole import in_whole_numbers
from ludotek.lab.workers import Crew, Lost, Result, Task
from ludotek.solve import table

Measures = dict[str, float]

RATE = 2e-3  # of learning, at the beginning; it falls to a hundredth along a cosine
FLOOR = 0.01
WINNERS_RATE = 3e-3  # of learning from winners, at the first step
SLOWER = 0.72  # each next step
CHUNK = 25  # games that a worker plays at once
PAIRS = 30  # of games against each rival, both from the same deal
LUCK = 1_000_000  # games of one run at most, each with luck of its own
NUMBERS = "numbers.npz"
MEMORY = "memory.npz"


class NotLearnable(LudotekError):
    """A game that does not tell how a net could learn it."""


def rate(part: float) -> float:
    """How fast to learn when so much of the time is over."""
    return RATE * max(FLOOR, 0.5 * (1.0 + math.cos(math.pi * min(1.0, part))))


class Schooling(ABC):
    """A net, and all it has learnt from."""

    def __init__(self, game: Game, sizes: tuple[int, ...], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.net = Mlp(sizes, np.random.default_rng(seed))

    @abstractmethod
    def advance(self, step: int, part: float, crew: Crew) -> Measures:
        """Play, and learn from it; how far off the net is."""

    @abstractmethod
    def measure(self, crew: Crew) -> Measures:
        """How strong it is by now, by what it would be shipped as."""

    def whole(self, command: str = "", commit: str = "", steps: int = 0) -> bytes:
        """The net as its file."""
        shapes, weights = in_whole_numbers(self.net)
        head = Head(game=self.game.id, seed=self.seed, command=command, commit=commit, steps=steps, layers=shapes)
        return written(head, weights)

    def player(self) -> Net:
        """The net as it plays."""
        return read(self.whole())[1]

    def keep(self, folder: Path) -> None:
        """Write down what the next run needs."""
        net = self.net
        arrays = {f"{name}{n}": one for name, many in lists(net).items() for n, one in enumerate(many)}
        np.savez(folder / NUMBERS, allow_pickle=False, steps=np.array(net.steps), **arrays)

    def resume(self, folder: Path, step: int) -> None:
        """Go on from there."""
        with np.load(folder / NUMBERS) as kept:
            self.net.steps = int(kept["steps"])
            for name, many in lists(self.net).items():
                for n, one in enumerate(many):
                    one[...] = kept[f"{name}{n}"]


def lists(net: Mlp) -> dict[str, list[Floats]]:
    """All numbers of a net, by what they are."""
    return {"number": net.numbers, "slope": net.slopes, "square": net.squares}


class RoundsSchooling(Schooling):
    """Rounds of secret choices."""

    games = 40  # a step
    studies = 1000  # batches a step

    def __init__(self, game: Game, lesson: FromRounds, seed: int) -> None:
        super().__init__(game, (lesson.size, *lesson.hidden, 1), seed)
        self.lesson = lesson
        self.met = rounds.Met(lesson)

    def advance(self, step: int, part: float, crew: Crew) -> Measures:
        self.play(step)
        rng = np.random.default_rng((self.seed, step))
        error = rounds.study(self.net, self.met, self.studies, rate(part), rng)
        return {"rounds": float(len(self.met)), "error": error}

    def play(self, step: int) -> None:
        """Meet more rounds."""
        for number in range(self.games):
            rounds.play(self.lesson, self.met, Rng(self.seed).fork(self.games * step + number))

    def measure(self, crew: Crew) -> Measures:
        """What best play gains, exactly, in points and matches; nothing where no solver can say it."""
        if table(self.game) is None or self.game.solver is None or self.game.solver.exploit is None:
            return {}
        player = NetMix(self.lesson, self.player())
        known = self.met.rounds  # which has looked into most rounds already
        player.rounds.positions, player.rounds.opened = known.positions, known.opened
        gained = self.game.solver.exploit(player.mix, None)
        return {name: float(getattr(gained, name)) for name in ("points", "match")}

    def resume(self, folder: Path, step: int) -> None:
        super().resume(folder, step)
        looked_into = 0
        for done in range(step):  # what was met is met again, in the same order
            self.play(done)
            if looked_into < len(self.met):
                looked_into = len(self.met)
                self.met.targets(self.net)


class OutcomesSchooling(Schooling):
    """Games of the house's own search."""

    games = 800  # a step
    studies = 1200
    most = 1_100_000  # positions that are remembered

    def __init__(self, game: Game, lesson: FromOutcomes, seed: int) -> None:
        super().__init__(game, (lesson.size, *lesson.hidden, 1), seed)
        self.lesson = lesson
        self.memory = outcomes.Memory()

    def advance(self, step: int, part: float, crew: Crew) -> Measures:
        data = self.whole() if step and not self.lesson.watches else b""
        seeds = [LUCK * (self.seed + 1) + self.games * step + number for number in range(self.games)]
        told = in_order(crew, partial(self_play, self.game.id, self.lesson.bot, data), seeds)
        self.memory.add(told, self.most)
        rng = np.random.default_rng((self.seed, step))
        error = outcomes.study(self.net, self.memory, self.studies, rate(part), rng)
        return {"positions": float(len(self.memory.signs)), "error": error}

    def measure(self, crew: Crew) -> Measures:
        """The share of the score against each rival, both seats with the same luck."""
        found: Measures = {}
        for rival in self.lesson.rivals:
            work = partial(pair, self.game.id, self.whole(), rival)
            scores = in_order(crew, work, list(range(PAIRS)))
            found[rival] = 0.5 + 0.25 * sum(scores) / len(scores)
        return found

    def keep(self, folder: Path) -> None:
        super().keep(folder)
        memory = self.memory
        np.savez_compressed(
            folder / MEMORY,
            features=memory.features,
            signs=memory.signs,
            guesses=memory.guesses,
            results=memory.results,
        )

    def resume(self, folder: Path, step: int) -> None:
        super().resume(folder, step)
        with np.load(folder / MEMORY) as kept:
            for name in ("features", "signs", "guesses", "results"):
                setattr(self.memory, name, kept[name])


class WinnersSchooling(Schooling):
    """Games of many seats: first quick ones, in plenty, then fewer and better ones, which are all remembered.

    How a step learns depends on its number alone, so a run that is stopped early is one of fewer steps.
    """

    quick_steps = 8
    quick_games = 4000
    better_games = 150
    every = 3  # of so many moments of a quick game one is looked at
    fade = 0.5

    def __init__(self, game: Game, lesson: FromWinners, seed: int) -> None:
        super().__init__(game, (lesson.size, *lesson.hidden, 1), seed)
        self.lesson = lesson
        self.memory = winners.Moments([])

    def advance(self, step: int, part: float, crew: Crew) -> Measures:
        is_quick = step < self.quick_steps
        games = self.quick_games if is_quick else self.better_games
        seeds = [LUCK * (self.seed + 1) + self.quick_games * step + number for number in range(games)]
        chunks = [seeds[begin : begin + CHUNK] for begin in range(0, games, CHUNK)]
        told = in_order(crew, partial(stories, self.game.id, is_quick, self.every if is_quick else 1), chunks)
        new = winners.Moments([story for chunk in told for story in chunk])
        found = {"moments": float(len(new.winners)), "surprise": new.surprise(self.net)}
        found["surprise without"] = new.surprise(None)
        self.learn(new, step)
        return found

    def learn(self, new: winners.Moments, step: int) -> None:
        """From quick games once; from better ones again and again, a little each time."""
        rng = np.random.default_rng((self.seed, step))
        if step < self.quick_steps:
            winners.study(self.net, new, WINNERS_RATE * SLOWER**step, self.fade, rng)
        else:
            self.memory.add(new)
            winners.study(self.net, self.memory, WINNERS_RATE * SLOWER**self.quick_steps, self.fade, rng)

    def measure(self, crew: Crew) -> Measures:
        """Nothing that the steps have not told: how surprised the net was by games that it had not seen."""
        return {}

    def keep(self, folder: Path) -> None:
        super().keep(folder)
        memory = self.memory
        np.savez_compressed(folder / MEMORY, features=memory.features, scores=memory.scores, winners=memory.winners)

    def resume(self, folder: Path, step: int) -> None:
        super().resume(folder, step)
        with np.load(folder / MEMORY) as kept:
            for name in ("features", "scores", "winners"):
                setattr(self.memory, name, kept[name])


def in_order(crew: Crew, work: Callable[[Task], Result], tasks: list[Task]) -> list[Result]:
    """The results of all tasks in their order, whoever did them; a lost one ends the run."""
    found: dict[int, Result] = {}
    for number, result in crew.run(work, tasks):
        if isinstance(result, Lost):
            raise LudotekError("train/lost", f"A game of training was lost. {result.reason}")
        found[number] = result
    return [found[number] for number in range(len(tasks))]


def self_play(id: str, bot: str, data: bytes, seed: int) -> outcomes.Told:
    """A game to learn from, wherever it is played."""
    game, lesson = with_lesson(id)
    return outcomes.play(game, lesson._replace(bot=bot), read(data)[1] if data else None, seed)


def stories(id: str, is_quick: bool, every: int, seeds: list[int]) -> list[winners.Story]:
    """Some games to learn from who won them, wherever they are played."""
    from ludotek.games import game

    lesson = game(id).learning
    assert isinstance(lesson, FromWinners)
    policy = lesson.quick if is_quick else lesson.better
    return [winners.play(lesson, policy, every, Rng(seed)) for seed in seeds]


def pair(id: str, data: bytes, rival: str, seed: int) -> float:
    """Two games against a rival with as many simulations, from either seat; what the net's player scored."""
    game, lesson = with_lesson(id)
    other = named(rival, game)
    learnt = outcomes.player(game, lesson, read(data)[1], rival)
    total = 0.0
    for own in (0, 1):
        bots = [learnt.bot if seat == own else other.bot for seat in (0, 1)]
        played = Contest(game.first(game.options()), bots, [other.budget, other.budget], Rng(seed)).finish()
        total += played.scores[own]
    return total


def with_lesson(id: str) -> tuple[Game, FromOutcomes]:
    """A game that is learnt from outcomes."""
    from ludotek.games import game

    found = game(id)
    assert isinstance(found.learning, FromOutcomes)
    return found, found.learning


def course_of(game: Game, seed: int) -> Schooling:
    """The way in which a game is learnt."""
    lesson = game.learning
    if isinstance(lesson, FromRounds):
        return RoundsSchooling(game, lesson, seed)
    if isinstance(lesson, FromOutcomes):
        return OutcomesSchooling(game, lesson, seed)
    if isinstance(lesson, FromWinners):
        return WinnersSchooling(game, lesson, seed)
    raise NotLearnable("train/no-learning", f"{game.title} does not tell how a net could learn it.")
