"""Lines of games between bots, each game beginning in what the one before has left."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.parts import Chronicle
from ludotek.core.playout import playout
from ludotek.core.position import Position, Seat
from ludotek.core.rng import Rng
from ludotek.lab.contest import Contest
from ludotek.lab.contestants import contestants, tempos_of
from ludotek.lab.simulation import RANDOM


class NoChronicle(LudotekError):
    """A game that leaves nothing to the next one, or leaves something that is wrong."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A chronicle to be played; line number n of a seed is the same whoever plays it, and whenever."""

    game: Game
    options: Options
    bots: tuple[str, ...]  # by person, in the order of the first game's seats
    games: int
    seed: int = 0
    number: int = 0


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a line: who sat where, which person won, and what the game itself tells."""

    game: int  # from 1
    people: list[int]  # by seat
    winner: int  # a person
    told: msgspec.Struct


def part_of(game: Game) -> Chronicle:
    """How one game follows another; an error that names the game, if none does."""
    if game.chronicle is None:
        raise NoChronicle("lab/no-chronicle", f"A game of {game.title} leaves nothing to the next one.")
    return game.chronicle


def play_line(line: Line) -> Iterator[Chapter]:
    """Game after game, in order."""
    chronicle = part_of(line.game)
    people = list(range(len(line.bots)))
    position = chronicle.begin(line.options)
    luck = Rng(line.seed).fork(line.number)
    for game in range(1, line.games + 1):
        first = position.copy()
        play_out(line, position, people, luck.fork(game))
        fault = chronicle.fault(position)
        if fault:
            raise NoChronicle("lab/broken-world", f"Game {game} of line {line.number} leaves a broken world: {fault}.")
        yield Chapter(
            game=game,
            people=people.copy(),
            winner=people[best(position)],
            told=chronicle.tell(first, position),
        )
        if game < line.games:
            people = [people[seat] for seat in chronicle.seating(position)]
            position = chronicle.follow(position, line.options)


def play_out(line: Line, position: Position, people: list[int], rng: Rng) -> None:
    """Everybody's bot sits where its person does."""
    names = tuple(line.bots[person] for person in people)
    if all(name == RANDOM for name in names):
        playout(position, rng)
        return
    bots, budgets = contestants(names, line.game)
    Contest(position, bots, budgets, rng, tempos_of(names, line.game)).finish()


def best(position: Position) -> Seat:
    """The seat with the best score of a game that is over."""
    scores = position.scores()
    return scores.index(max(scores))
