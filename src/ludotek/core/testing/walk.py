"""A random walk through one game, with every move kept."""

from __future__ import annotations

from ludotek.core.game import Game, Options
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
        if self.position.kind() != DEAL:
            late = self.position.moves(CLOCK)
            if late and self.rng.below(LATE_ONE_IN) == 0:
                return CLOCK, self.rng.choice(late)
        return pick(self.position, self.rng)

    def step(self) -> None:
        """Make a random move."""
        self.session.play(*self.next())

    def finish(self) -> None:
        """Walk on to the end."""
        while not self.is_over:
            self.step()
