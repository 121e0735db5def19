"""What solvers say, on command and about bots."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature

from ludotek.bots.bot import Bot, Budget, ask
from ludotek.bots.net import NetBot
from ludotek.bots.random import RandomBot
from ludotek.core.errors import BadOptions
from ludotek.core.game import Game
from ludotek.core.parts import Mixes, Policy, Progress, SolvedTable
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.solve import NotSolvable, solver


def solution(game: Game, given: Mapping[str, str | bool], progress: Progress | None = None) -> object:
    """What the game's solver finds, if it knows all that it was given."""
    solve = solver(game).solve
    known = [name for name in signature(solve).parameters if name != "progress"]
    for name in given:
        if name not in known:
            others = ", ".join(f"--{other.replace('_', '-')}" for other in known)
            raise BadOptions("solve/unknown-option", f"{game.title} is not solved by --{name}, but by {others}.", name)
    return solve(**given, progress=progress)


def exploit(game: Game, bot: Bot, budget: Budget, matches: int, seed: int, progress: Progress | None = None) -> object:
    """What best play against a bot gains: exactly where its mixes can be written down, else from a sample."""
    found = solver(game)
    if found.exploit is None or found.estimate is None:
        raise NotSolvable("solve/not-exploitable", f"Nobody can say exactly what best play gains in {game.title}.")
    mixes = mixes_of(bot)
    exact = None if mixes is None else found.exploit(mixes, progress)
    return exact or found.estimate(chooser(bot, budget), matches, Rng(seed), progress)


def mixes_of(bot: Bot) -> Mixes | SolvedTable | None:
    """How likely a bot plays each move, where that can be said without asking it again and again."""
    if type(bot) is RandomBot:
        return uniform
    return bot.mixes.mix if isinstance(bot, NetBot) else getattr(bot, "table", None)


def uniform(position: Position, seat: Seat) -> list[float]:
    """Every move as likely."""
    moves = position.moves(seat)
    return [1 / len(moves)] * len(moves)


def chooser(bot: Bot, budget: Budget) -> Policy:
    """A bot as a function from positions to moves."""

    def choose(position: Position, seat: Seat, rng: Rng) -> Move:
        return ask(bot, position, seat, budget, rng)

    return choose
