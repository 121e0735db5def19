"""Opponents of five strengths, and bots by name.

Strength comes from thought: levels differ in how they think and for how many simulations, never in
how long they sleep. How quickly a level reacts matters in races alone.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludotek import solve
from ludotek.bots.bot import Bot, Budget
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.human import HumanBot
from ludotek.bots.imagined import ImaginedBot
from ludotek.bots.mcts import MctsBot
from ludotek.bots.net import NetBot, NoNet
from ludotek.bots.policy import PolicyBot
from ludotek.bots.random import RandomBot
from ludotek.bots.search import CARDS, NOTHING, SEALED_CHOICES, SIMULATIONS
from ludotek.bots.searcher import Searcher
from ludotek.bots.sense import TO_THE_END, Sense
from ludotek.bots.simultaneous import SimultaneousBot
from ludotek.bots.solved import SolvedBot
from ludotek.bots.tempo import Tempo
from ludotek.bots.worlds import WorldsBot
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.learning import FromOutcomes
from ludotek.core.net_file import shipped
from ludotek.core.parts import Evaluate, Skill, package_of
from ludotek.core.playout import pick
from ludotek.core.position import OVER, RACE, SEALED, Position
from ludotek.core.rng import Rng

UNSKILLED = Skill()
GAMES_WATCHED = 3  # to see what is hidden in a game


class Level(NamedTuple):
    """A strength: how a bot of it thinks, errs and reacts."""

    name: str
    message: str  # its name in the language files
    tempo: Tempo  # of reactions in a race, drawn each time (nort N6)
    slips: float = 0.0  # how often it makes any move at all; only where it does not search
    simulations: int = 0  # how far it searches, unless the game says otherwise; 0 is one move ahead
    recall: float = 1.0  # how much of what is out of sight it remembers, in games that tell what forgetting is
    mistakes: float = 0.0  # how often it errs as people do, in games that tell how


LEVELS = (
    Level("Newcomer", "bot-level-1", Tempo(1600, 0.40), slips=0.85, recall=0.4, mistakes=0.3),
    Level("Casual", "bot-level-2", Tempo(1200, 0.35), slips=0.4, recall=0.6, mistakes=0.12),
    Level("Regular", "bot-level-3", Tempo(900, 0.30), simulations=40, recall=0.8, mistakes=0.04),
    Level("Expert", "bot-level-4", Tempo(700, 0.25), simulations=400, recall=0.95, mistakes=0.01),
    Level("Master", "bot-level-5", Tempo(500, 0.20), simulations=4000),  # where the game is not solved
)
METHODS = ("random", "policy", "greedy", "mcts", "simultaneous", "imagined", "worlds", "learned", "solved", "net")
BY_HIDDEN = {NOTHING: "mcts", SEALED_CHOICES: "simultaneous", CARDS: "imagined"}
SEARCHES = (*BY_HIDDEN.values(), "worlds", "learned")


class Opponent(NamedTuple):
    """Somebody to play against: what it thinks with, how much, how quickly it reacts, and its name."""

    bot: Bot
    budget: Budget
    tempo: Tempo
    name: str
    method: str  # by which `named` finds the same bot: `simultaneous:400`


class UnknownBot(LudotekError):
    """No bot of that name plays this game."""


def best(game: Game, level: int) -> Opponent:
    """The opponent of a level, by the method that suits the game. Level 5 is the best there is for it."""
    if not 1 <= level <= len(LEVELS):
        raise UnknownBot(
            "bots/unknown-level", f"Levels are numbered from 1 to {len(LEVELS)}; there is no level {level}."
        )
    strength = LEVELS[level - 1]
    policy = skill_of(game).play.get(level)
    if policy is not None:
        return Opponent(PolicyBot(Sense(policy=policy)), Budget(), strength.tempo, strength.name, f"level{level}")
    if strength.slips:
        bot = as_people_do(one_ahead(game, strength), game, strength)
        return Opponent(bot, Budget(), strength.tempo, strength.name, f"level{level}")
    if level == len(LEVELS) and solve.table(game) is not None:
        return named("solved", game)._replace(tempo=strength.tempo, name=strength.name)
    way = "learned" if level == len(LEVELS) and judgement(game) is not None else method(game)
    found = named(f"{way}:{simulations_of(game, level)}", game, strength.tempo)
    bot = as_people_do(found.bot, game, strength)
    is_plain = bot is found.bot
    return found._replace(bot=bot, name=strength.name, method=found.method if is_plain else f"level{level}")


def simulations_of(game: Game, level: int) -> int:
    """How far a level searches: as the game says, or as far as in other games."""
    return skill_of(game).simulations.get(level, LEVELS[level - 1].simulations)


def one_ahead(game: Game, strength: Level) -> Bot:
    """Where a game knows how people err, they do not make any move at all."""
    slips = strength.slips if skill_of(game).slip is None else 0.0
    return GreedyBot(sense(game, strength.tempo), slips)


def as_people_do(bot: Bot, game: Game, strength: Level) -> Bot:
    """The same bot, forgetting and erring as much as its level does, if the game tells how."""
    remembered, slip = skill_of(game).remembered, skill_of(game).slip
    if (remembered is None or strength.recall == 1.0) and (slip is None or strength.mistakes == 0.0):
        return bot
    return HumanBot(bot, remembered, slip, strength.recall, strength.mistakes)


def named(name: str, game: Game, tempo: Tempo | None = None) -> Opponent:
    """A bot as command lines name it: `random`, `greedy`, `mcts:400`, `solved`, `level3`, or just `3`."""
    level = name.removeprefix("level")
    if level.isdecimal():
        return best(game, int(level))
    kind, _, simulations = name.partition(":")
    if kind not in METHODS or not (simulations.isdecimal() or name == kind):
        raise UnknownBot("bots/unknown-bot", f"There is no bot called {name!r}; there is {there_is()}.")
    quick = LEVELS[-1].tempo if tempo is None else tempo
    budget = Budget(int(simulations or SIMULATIONS))
    return Opponent(make(kind, game, quick), budget, quick, name, name)


def there_is() -> str:
    """The names of bots, as a sentence lists them."""
    searches = [f"{name}:{SIMULATIONS}" if name in SEARCHES else name for name in METHODS]
    return f"{', '.join(searches)} and level1 to level{len(LEVELS)}"


def make(kind: str, game: Game, tempo: Tempo) -> Bot:
    """A bot by its method, with what the game itself knows."""
    match kind:
        case "random":
            return RandomBot()
        case "solved":
            return SolvedBot(game, make(method(game), game, tempo), Budget(simulations_of(game, len(LEVELS))))
        case "net":
            return NetBot(game, make(method(game), game, tempo), Budget(simulations_of(game, len(LEVELS))))
        case "policy":
            return PolicyBot(sense(game, tempo))
        case "greedy":
            return GreedyBot(sense(game, tempo))
        case "mcts":
            return MctsBot(sense(game, tempo))
        case "simultaneous":
            return SimultaneousBot(sense(game, tempo))
        case "worlds":
            return WorldsBot(sense(game, tempo))
        case "learned":
            return learned(make(method(game), game, tempo), game)
        case _:
            return ImaginedBot(sense(game, tempo))


def sense(game: Game, tempo: Tempo) -> Sense:
    """What a search makes of a game, with what the game itself teaches."""
    skill = skill_of(game)
    at_once = TO_THE_END if skill.evaluate is None else 0
    horizon = at_once if skill.horizon is None else skill.horizon
    return Sense(skill.evaluate, skill.policy, horizon, tempo, skill.plausible, skill.is_zero_sum, skill.boldness)


def learned(bot: Bot, game: Game) -> Bot:
    """A search that judges positions by the net that is shipped with the game."""
    evaluate = judgement(game)
    if evaluate is None or not isinstance(bot, Searcher):
        raise NoNet("bots/no-net", f"{game.title} comes with no net that a search could judge by.")
    bot.sense.evaluate = evaluate
    bot.sense.is_zero_sum = True  # what is learnt from outcomes is the result to one of two seats
    return bot


@cache
def judgement(game: Game) -> Evaluate | None:
    """What the net that is shipped with a game makes of positions; none, where none is, or it plays by itself."""
    lesson = game.learning
    found = shipped(package_of(type(game))) if isinstance(lesson, FromOutcomes) else None
    return lesson.evaluate(found[1]) if isinstance(lesson, FromOutcomes) and found is not None else None


def skill_of(game: Game) -> Skill:
    """What a game teaches bots; nothing, if it brings no such part."""
    return game.bot or UNSKILLED


@cache
def method(game: Game) -> str:
    """The search that suits a game: its own, or by what a few random games of it hide."""
    if skill_of(game).method:
        return skill_of(game).method
    rng, hidden = Rng(1), NOTHING
    for _ in range(GAMES_WATCHED):
        position = game.first(game.options())
        while position.kind() != OVER:
            hidden = max(hidden, hides(position, rng))
            position.play(*pick(position, rng))
    return BY_HIDDEN[hidden]


def hides(position: Position, rng: Rng) -> int:
    """What somebody cannot know at this moment. Sealed choices alone are not there yet when it begins."""
    kind = position.kind()
    if kind == SEALED and position.question(position.acting()[0]) != position.ply:
        return SEALED_CHOICES
    seats = position.acting()
    if any(position.imagine(seat, rng) != position for seat in seats):
        return CARDS
    return SEALED_CHOICES if kind in (SEALED, RACE) else NOTHING
