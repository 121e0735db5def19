"""Every game as an OpenSpiel game: importing this module registers them, as `python_ludotek_novem` and so on.

    import pyspiel, ludotek.adapters.openspiel
    game = pyspiel.load_game("python_ludotek_novem(layout=_492357816)")

The options of a game are its parameters; OpenSpiel would take a text of digits for a number, so such a
text has a low line before it. In a game with sealed choices or races every decision is a simultaneous
node, at which seats that are not asked wait; chance, and who of several racers was first, are chance nodes
with their true odds.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from ludotek.core.extras import extra

with extra("openspiel"):
    import pyspiel

from ludotek.adapters.lookup import NoEncoding, encoding_of
from ludotek.adapters.moment import Moment
from ludotek.adapters.observers import Observer
from ludotek.core.encoding import Encoding
from ludotek.core.game import Game
from ludotek.core.parts import BrokenPart
from ludotek.core.position import OVER, RACE, SEALED, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games import games

MARK = "_"
TOLD_AT_MOST = 4096  # a longer memory than this makes no useful tensor


class LudotekGame(pyspiel.Game):
    """A game with its options. Each game has a subclass of its own, which is what OpenSpiel registers."""

    rules: Game

    def __init__(self, parameters: Mapping[str, object]) -> None:
        game = self.rules
        self.encoding = encoding_of(game)
        self.options = game.options({name: unmarked(value) for name, value in parameters.items()})
        players = len(game.seats(self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves + is_simultaneous(self.encoding),  # one more: to wait
            max_chance_outcomes=game.moves + players if most_luck(self.encoding) else 0,
            num_players=players,
            min_utility=float(self.encoding.scores[0]),
            max_utility=float(self.encoding.scores[1]),
            utility_sum=0.0 if self.encoding.is_zero_sum else None,
            max_game_length=self.encoding.longest,
        )
        super().__init__(game_type(game), info, {name: marked(value) for name, value in parameters.items()})

    def new_initial_state(self) -> LudotekState:
        """The state before the first move."""
        return LudotekState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """An observer of the kind that is asked for; stories that are too long are left out of its tensor."""
        if parameters:
            raise ValueError(f"Observations have no parameters of their own; given: {parameters}.")
        recalls = self.encoding.told <= TOLD_AT_MOST
        return Observer(
            self.encoding, self.num_players(), kind or pyspiel.IIGObservationType(perfect_recall=False), recalls
        )

    def max_chance_nodes_in_history(self) -> int:
        """The most chance nodes that a game can have."""
        return most_luck(self.encoding)


class LudotekState(pyspiel.State):
    """A moment of a game. All that changes is in `moment`, which copies cheaply and can be pickled.

    OpenSpiel lets a game with simultaneous nodes have turns as well, but its `rl_environment` then still wants an
    action of everybody. So all are asked at each decision of such a game, and who has nothing to do waits.
    """

    def __init__(self, game: LudotekGame) -> None:
        super().__init__(game)
        self.asks_all = is_simultaneous(game.encoding)

    @cached_property
    def moment(self) -> Moment:
        """The game's beginning, where nothing has happened yet: a state that becomes a copy never needs one."""
        game = self.get_game()
        return Moment(game.rules, game.rules.first(game.options), ((),) * game.num_players())

    def current_player(self) -> int:
        """Who is asked: one seat, chance, all at once, or nobody any more."""
        position = self.moment.position
        if position.kind() == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.moment.is_luck():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.asks_all else position.acting()[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.position.kind() == OVER

    def _legal_actions(self, player: Seat) -> list[Move]:
        moves = sorted(self.moment.moves(player))
        return moves or ([self.moment.wait] if self.asks_all else [])

    def chance_outcomes(self) -> list[tuple[Move, float]]:
        """What chance may do, and how likely each is."""
        return self.moment.luck()

    def _apply_action(self, action: Move) -> None:
        if self.moment.is_luck():
            self.moment.play_luck(action)
        else:
            self.moment.play(self.moment.position.acting()[0], action)

    def _apply_actions(self, actions: list[Move]) -> None:
        self.moment.play_together(actions)

    def _action_to_string(self, player: int, action: Move) -> str:
        return self.moment.words(action)

    def returns(self) -> list[float]:
        """The scores by seat; nothing before the game is over."""
        if self.is_terminal():
            return [float(points) for points in self.moment.position.scores()]
        return [0.0] * self.num_players()

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Callable[[], float]) -> LudotekState:
        """A state this player cannot tell from this one. It has no history: that would tell."""
        state = self.get_game().new_initial_state()
        state.moment = self.moment.imagine(player_id, Rng(int(probability_sampler() * 2**32)))
        resampled: LudotekState = state
        return resampled

    def __str__(self) -> str:
        return str(self.moment)


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is played."""
    encoding = encoding_of(game)
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Ludotek {game.title}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if is_simultaneous(encoding) else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if most_luck(encoding) else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if game.has_secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if encoding.is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=encoding.seats[0],
        max_num_players=encoding.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=encoding.told <= TOLD_AT_MOST,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def is_simultaneous(encoding: Encoding) -> bool:
    """Whether seats of this game choose at the same time."""
    return SEALED in encoding.kinds or RACE in encoding.kinds


def most_luck(encoding: Encoding) -> int:
    """The most chance nodes in a game; in a race every decision may need one to say who was first."""
    return encoding.luck + (encoding.longest if RACE in encoding.kinds else 0)


def parameters(game: Game) -> dict[str, bool | int | float | str]:
    """The options of a game that OpenSpiel has a type for, with their defaults."""
    fields = msgspec.structs.fields(game.form)
    return {field.name: field.default for field in fields if isinstance(field.default, bool | int | float | str)}


def marked(value: object) -> object:
    """A parameter that still has its type after OpenSpiel has written it into a game's name and read it again."""
    return f"{MARK}{value}" if isinstance(value, str) and value.isdigit() else value


def unmarked(value: object) -> object:
    """A parameter as the game takes it."""
    return value.removeprefix(MARK) if isinstance(value, str) else value


def short_name(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"python_ludotek_{game.id.replace('-', '_')}"


def register(game: Game) -> str:
    """Let `pyspiel.load_game` find a game; the name it goes by."""
    if short_name(game) not in pyspiel.registered_names():
        about = {"rules": game, "__module__": __name__, "__doc__": f"{game.title}, as OpenSpiel loads it."}
        creator = type(short_name(game), (LudotekGame,), about)
        globals()[short_name(game)] = creator  # where pickle looks for it
        pyspiel.register_game(game_type(game), creator)
    return short_name(game)


def register_all(all_games: Iterable[Game]) -> None:
    """All of them that learners can see; of the others it is said why they are left out."""
    for game in all_games:
        try:
            register(game)
        except (NoEncoding, BrokenPart) as missing:
            warnings.warn(f"{missing} OpenSpiel does without it.", stacklevel=2)


register_all(games())
