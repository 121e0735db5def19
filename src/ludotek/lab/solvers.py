"""Solvers by game, and what they say about bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from ludotek.bots.bot import Bot, Budget, ask
from ludotek.bots.random import RandomBot
from ludotek.core.errors import BadOptions, LudotekError
from ludotek.core.game import Game
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng

Progress = Callable[[float], None]


class NotSolvable(LudotekError):
    """There is no solver for this game, or none that says what was asked."""


def solver(game: Game) -> Any:
    """The package that solves a game: solvers are found by the id of their game."""
    if find_spec(f"ludotek.solve.{game.id}") is None:
        raise NotSolvable("solve/no-solver", f"There is no solver for {game.title}.")
    return import_module(f"ludotek.solve.{game.id}")


def understood(game: Game, room: Any, given: Mapping[str, object]) -> dict[str, object]:
    """What was asked for, if the game's solver knows all of it."""
    known = signature(room.solve).parameters
    for name, value in given.items():
        if value and name not in known:
            others = ", ".join(f"--{other}" for other in known if other in given)
            raise BadOptions("solve/unknown-option", f"{game.title} is not solved by --{name}, but by {others}.", name)
    return {name: value for name, value in given.items() if name in known}


def exploit(game: Game, bot: Bot, budget: Budget, matches: int, seed: int, progress: Progress | None = None) -> object:
    """What best play against a bot gains: exactly where its mixes can be written down, else from a sample."""
    room = solver(game)
    if not hasattr(room, "exploit"):
        raise NotSolvable("solve/not-exploitable", f"Nobody can say exactly what best play gains in {game.title}.")
    mixes = mixes_of(bot)
    exact = None if mixes is None else room.exploit(mixes, progress)
    return exact or room.estimate(chooser(bot, budget), matches, Rng(seed), progress)


def mixes_of(bot: Bot) -> object | None:
    """How likely a bot plays each move, where that can be said without asking it again and again."""
    if type(bot) is RandomBot:
        return uniform
    return getattr(bot, "table", None)


def uniform(position: Position, seat: Seat) -> list[float]:
    """Every move as likely."""
    moves = position.moves(seat)
    return [1 / len(moves)] * len(moves)


def chooser(bot: Bot, budget: Budget) -> Callable[[Position, Seat, Rng], Move]:
    """A bot as a function from positions to moves."""

    def choose(position: Position, seat: Seat, rng: Rng) -> Move:
        return ask(bot, position, seat, budget, rng)

    return choose
