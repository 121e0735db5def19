"""Bots: they think in processes of their own; solving the games of masters, which takes longer, has another."""

from __future__ import annotations

from ludotek import solve
from ludotek.bots import LEVELS, WAIT, Opponent, ask, best, named
from ludotek.bots.levels import method, simulations_of
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import RACE, Milliseconds, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.table.tables.surroundings import Thought
from ludotek.table.world import Processes

MODEST = 10  # how far thinking stands back behind the server for a core that they share


class Thinkers:
    """The processes in which bots think, and one in which their games are solved."""

    def __init__(self, processes: Processes, count: int = 1) -> None:
        self.quick = processes.hire(count, MODEST)
        self.slow = processes.hire(1, MODEST)

    async def move(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        """What a bot of some level plays here."""
        return await self.quick.run(think, game, position, seat, level, seed)

    async def study(self, game: Game, options: Options) -> None:
        """Have a game solved for the bots to come."""
        await self.slow.run(study, game, options)

    def stop(self) -> None:
        self.quick.stop()
        self.slow.stop()


# In those processes.


def think(game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
    """Ask the bot of a level for its move."""
    opponent, wants_study = opponent_now(game, position, level)
    return Thought(*answer(opponent, position, seat, seed), wants_study)


def answer(opponent: Opponent, position: Position, seat: Seat, seed: int) -> tuple[Move, Milliseconds]:
    """What an opponent plays with this luck, and in a race after how long."""
    rng = Rng(seed)
    move = ask(opponent.bot, position, seat, opponent.budget, rng)
    return move, opponent.tempo.sample(rng) if position.kind() == RACE and move != WAIT else 0


def opponent_now(game: Game, position: Position, level: int) -> tuple[Opponent, bool]:
    """The opponent of a level. While a game is not solved yet, its master searches: nobody waits for minutes."""
    table = solve.table(game) if level == len(LEVELS) else None
    if table is None or table.is_ready(position):
        return best(game, level), False
    return searching_master(game), True


def searching_master(game: Game) -> Opponent:
    """The master of a solved game, for as long as nobody has solved it here."""
    return named(f"{method(game)}:{simulations_of(game, len(LEVELS))}", game, LEVELS[-1].tempo)


def study(game: Game, options: Options) -> None:
    """Solve what the best bot needs for games with these options; it is kept on disk."""
    table = solve.table(game)
    if table is not None:
        table.prepare(options)
