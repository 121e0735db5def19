"""Every game as a PettingZoo environment, seat after seat (`env`) or all seats at once (`parallel_env`).

    env = ludotek.adapters.pettingzoo.env("novem", layout="492357816")

Actions are the game's own moves, numbered as everywhere in the house, and one more: to wait. Chance
is played by the environment, with the luck of its seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ludotek.core.extras import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger

from ludotek.adapters.lookup import encoding_of, game_of
from ludotek.adapters.races import referee_for
from ludotek.adapters.rendering import RENDER_MODES, Rendered, render
from ludotek.adapters.spaces import Observation, observation_space, observe
from ludotek.core.course import Course
from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game
from ludotek.core.position import Move, Seat
from ludotek.core.rng import Rng

Agent = str
Infos = dict[Agent, dict[str, Any]]
Rewards = dict[Agent, float]
Ends = dict[Agent, bool]


class Table:
    """What both forms of an environment share: the game, the spaces, and the game under way."""

    def __init__(self, game: Game | str, options: Mapping[str, object]) -> None:
        self.game = game_of(game)
        self.options = self.game.options(options)
        self.encoding = encoding_of(self.game)
        self.wait: Move = self.game.moves
        self.names = self.game.seats(self.options)
        self.agents = [f"player_{seat}" for seat in range(len(self.names))]
        actions = self.wait + 1
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {agent: observation_space(self.encoding, actions) for agent in self.agents}
        self.luck = Rng(int(np.random.SeedSequence().entropy or 0))  # type: ignore[arg-type]  # it is a number here
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }

    def start(self, seed: int | None) -> None:
        """Begin a game; with a seed, the same one every time."""
        if seed is not None:
            self.luck = Rng(seed)
        referee = referee_for(self.encoding, len(self.agents))
        self.course = Course(self.game.first(self.options), self.luck, self.wait, referee)

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows, and what it may do."""
        return observe(self.course, self.encoding, seat, self.wait + 1)

    def scores(self) -> dict[Agent, int]:
        """Nothing until the game is over."""
        if self.course.is_over:
            return dict(zip(self.agents, self.course.position.scores(), strict=True))
        return dict.fromkeys(self.agents, 0)

    def infos(self) -> Infos:
        """By agent: the name of its seat."""
        return {agent: {"seat": name} for agent, name in zip(self.agents, self.names, strict=True)}

    def offered(self, seat: Seat) -> list[Move]:
        """What a seat may do; who is not asked may only wait."""
        return self.course.moves(seat) if seat in self.course.asked else [self.wait]

    def check(self, seat: Seat, move: Move) -> None:
        """Refuse a move that this seat is not offered."""
        offered = self.offered(seat)
        if move not in offered:
            who, words = self.names[seat].capitalize(), [*self.game.vocabulary, "wait"]
            tried = words[move] if 0 <= move <= self.wait else move
            possible = ", ".join(words[move] for move in offered[:8])
            raise IllegalMove("adapters/illegal-move", f"{who} cannot play {tried!r} now; possible: {possible}.")


class SeatAfterSeat(AECEnv[Agent, Observation, int]):
    """One seat is asked at a time. Those who choose in secret, or race, are asked one after the other,
    and none of them sees what the others chose before all have."""

    def __init__(self, game: Game | str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.table = Table(game, options)
        self.metadata = self.table.metadata
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents = list(self.possible_agents)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, the same one every time."""
        self.table.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.table.infos()
        self._ask()

    def step(self, action: int) -> None:
        """The seat that is asked has chosen; what it is not offered is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.table.check(self.possible_agents.index(agent), int(action))
        self.table.course.decide(int(action))
        self.rewards = {agent: float(points) for agent, points in self.table.scores().items()}
        if self.table.course.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        if not self.table.course.is_over:
            self.agent_selection = self.possible_agents[self.table.course.seat]

    def observe(self, agent: Agent) -> Observation:
        """What an agent knows, and what it may do."""
        return self.table.observe(self.possible_agents.index(agent))

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """What an agent's observations look like."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """How many actions an agent has: the game's moves, and waiting."""
        return self.table.action_spaces[agent]

    def render(self) -> Rendered:
        """The game as a spectator sees it, in the mode that was asked for."""
        return render(self.render_mode, self.table.game, self.table.options, self.table.course.position)

    def close(self) -> None:
        """Nothing is held open."""


class AllSeatsAtOnce(ParallelEnv[Agent, Observation, int]):
    """Every step takes an action of every seat; those who are not asked can only wait. An illegal action is refused
    with the reason, and nothing has changed."""

    def __init__(self, game: Game | str, render_mode: str | None = None, **options: object) -> None:
        self.table = Table(game, options)
        self.metadata = self.table.metadata
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[Agent] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], Infos]:
        """Begin a game; with a seed, the same one every time."""
        self.table.start(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self.table.infos()

    def step(self, actions: dict[Agent, int]) -> tuple[dict[Agent, Observation], Rewards, Ends, Ends, Infos]:
        """Everybody has chosen; if one of them is not offered what it chose, nothing is played."""
        course = self.table.course
        chosen = [int(actions[agent]) for agent in self.possible_agents]
        for seat, move in enumerate(chosen):
            self.table.check(seat, move)
        for seat in list(course.asked):
            course.decide(chosen[seat])
        over = course.is_over
        rewards = {agent: float(points) for agent, points in self.table.scores().items()}
        self.agents = [] if over else self.agents
        ended, cut_short = dict.fromkeys(self.possible_agents, over), dict.fromkeys(self.possible_agents, False)
        return self._observations(), rewards, ended, cut_short, self.table.infos()

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """What an agent's observations look like."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """How many actions an agent has: the game's moves, and waiting."""
        return self.table.action_spaces[agent]

    def render(self) -> Rendered:
        """The game as a spectator sees it, in the mode that was asked for."""
        return render(self.render_mode, self.table.game, self.table.options, self.table.course.position)

    def close(self) -> None:
        """Nothing is held open."""


class IllegalActionLoses(AllSeatsAtOnce):
    """As PettingZoo's classic games have it, an action that is not offered ends the game and loses it; the others get
    nothing. PettingZoo's own wrapper for that knows only environments that go seat after seat."""

    def step(self, actions: dict[Agent, int]) -> tuple[dict[Agent, Observation], Rewards, Ends, Ends, Infos]:
        offered = {agent: self.table.offered(seat) for seat, agent in enumerate(self.possible_agents)}
        losers = [agent for agent, action in actions.items() if action not in offered[agent]]
        if not losers or any(actions[agent] not in self.action_space(agent) for agent in losers):
            return super().step(actions)
        EnvLogger.warn_on_illegal_move()
        self.agents = []
        worst, everybody = float(self.table.encoding.scores[0]), self.possible_agents
        rewards = {agent: worst if agent in losers else 0.0 for agent in everybody}
        ended = dict.fromkeys(everybody, True)
        return self._observations(), rewards, ended, dict(ended), self.table.infos()


def env(game: Game | str, render_mode: str | None = None, **options: object) -> AECEnv[Agent, Observation, int]:
    """A game as PettingZoo's classic games are given: an illegal action loses the game for its seat."""
    bare = SeatAfterSeat(game, render_mode, **options)
    worst = bare.table.encoding.scores[0]
    judged = wrappers.TerminateIllegalWrapper(bare, illegal_reward=worst)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))
    return cast("AECEnv[Agent, Observation, int]", wrapped)


def parallel_env(game: Game | str, render_mode: str | None = None, **options: object) -> AllSeatsAtOnce:
    """A game in which all seats act at once, with the manners of PettingZoo's classic games: see `env`."""
    return IllegalActionLoses(game, render_mode, **options)
