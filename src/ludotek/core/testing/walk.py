"""A random walk through one game, with every move kept."""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.playout import pick
from ludotek.core.position import CLOCK, DEAL, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session

LATE_ONE_IN = 25  # how often time runs out in a walk, where it can


class Walk:
    """One game as it is being played at random."""

    def __init__(self, game: Game, options: Options | None, seed: int, number: int) -> None:
        self.game = game
        self.session = Session(game, options)
        self.rng = Rng(seed).fork(number)
        self.number = number

    @property
    def id(self) -> str:
        """Where a broken promise was found."""
        return f"{self.game.id}, game {self.number}, move {self.position.ply}"

    @property
    def position(self) -> Position:
        """Where the walk is now."""
        return self.session.position

    @property
    def seats(self) -> range:
        """The seats of people."""
        return range(len(self.session.seats))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.is_over

    def next(self) -> tuple[Seat, Move]:
        """Somebody's random move, or now and then that time has run out."""
        return pick_or_be_late(self.position, self.rng, LATE_ONE_IN)

    def step(self) -> None:
        """Make a random move."""
        self.session.play(*self.next())

    def finish(self) -> None:
        """Walk on to the end."""
        while not self.is_over:
            self.step()


def pick_or_be_late(position: Position, rng: Rng, late_one_in: int) -> tuple[Seat, Move]:
    """Somebody's random move; or, where time may run out, that it has."""
    if position.kind() != DEAL:
        late = position.moves(CLOCK)
        if late and rng.below(late_one_in) == 0:
            return CLOCK, rng.choice(late)
    return pick(position, rng)
