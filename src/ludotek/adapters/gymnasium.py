"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    env = gymnasium.make("ludotek/novem-v1", seat=1, opponents=["level3"], layout="492357816")

Importing this module registers every game of the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ludotek.core.extras import extra

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

from ludotek.adapters.lookup import encoding_of, game_of
from ludotek.adapters.races import referee_for
from ludotek.adapters.rendering import RENDER_MODES, Rendered, render
from ludotek.adapters.spaces import Observation, observation_space, observe
from ludotek.bots import WAIT, Bot, Budget, ask, named
from ludotek.core.course import Course
from ludotek.core.game import Game
from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.games import games

SEED_BITS = 63


class OneSeat(gymnasium.Env[Observation, int]):
    """A game from one seat's chair. The reward is its score, when the game is over.

    An action that is not offered gives the game up: it ends with the lowest score, and
    `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        *,
        seat: Seat = 0,
        opponents: Sequence[Bot | str] = ("random",),
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`opponents`, bots or their names, sit in the other seats from the next one on; too few sit down again.

        `budget` is how long bots may think that do not bring a budget with their name.
        """
        self.game = game_of(game)
        self.options = self.game.options(options)
        self.encoding = encoding_of(self.game)
        self.seat = seat
        self.players = len(self.game.seats(self.options))
        self.opponents = [self._seated(each, budget or Budget()) for each in opponents]
        self.render_mode = render_mode
        actions = self.game.moves + 1
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(actions))
        self.observation_space = cast("spaces.Space[Observation]", observation_space(self.encoding, actions))

    def _seated(self, opponent: Bot | str, budget: Budget) -> tuple[Bot, Budget]:
        if isinstance(opponent, Bot):
            return opponent, budget
        found = named(opponent, self.game)
        return found.bot, found.budget

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let the others decide until this seat is asked."""
        super().reset(seed=seed)
        self.luck = Rng(int(self.np_random.integers(2**SEED_BITS)))
        self.thought = self.luck.fork(1)  # so that a bot that draws more does not change the dice
        referee = referee_for(self.encoding, self.players)
        self.course = Course(self.game.first(self.options), self.luck, self.game.moves, referee)
        self._let_others_decide()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move; one that is not offered ends the game with the lowest score there is."""
        if self.course.is_over or int(action) not in self.course.moves(self.seat):
            return self._observe(), float(self.encoding.scores[0]), True, False, {"illegal": int(action)}
        self.course.decide(int(action))
        self._let_others_decide()
        over = self.course.is_over
        reward = float(self.course.position.scores()[self.seat]) if over else 0.0
        return self._observe(), reward, over, False, {}

    def _let_others_decide(self) -> None:
        course = self.course
        while not course.is_over and course.seat != self.seat:
            chair = (course.seat - self.seat) % self.players - 1
            bot, budget = self.opponents[chair % len(self.opponents)]
            move = ask(bot, course.position, course.seat, budget, self.thought)
            course.decide(course.wait if move == WAIT else move)

    def _observe(self) -> Observation:
        return observe(self.course, self.encoding, self.seat, self.game.moves + 1)

    def render(self) -> Rendered:
        """The game as a spectator sees it, in the mode that was asked for."""
        return render(self.render_mode, self.game, self.options, self.course.position)


def environment_id(game: Game) -> str:
    """What `gymnasium.make` knows a game by."""
    return f"ludotek/{game.id}-v{game.version}"


def register() -> None:
    """Let `gymnasium.make` find every game of the house."""
    for game in games():
        if environment_id(game) not in gymnasium.registry:
            where = f"{OneSeat.__module__}:{OneSeat.__name__}"
            gymnasium.register(environment_id(game), entry_point=where, kwargs={"game": game.id})


register()
