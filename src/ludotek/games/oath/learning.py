"""How a net learns Oath: from who won games of two to six, first by habit alone and then with a little thought."""

from __future__ import annotations

from typing import Final

from ludotek.core.learning import FromWinners
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.bot import WEIGHTY, Looker
from ludotek.games.oath.components import OATHS, OathOptions
from ludotek.games.oath.habits import habit
from ludotek.games.oath.learned import SIZE, Scene, features
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import facts, score
from ludotek.games.oath.steps.setup import set_up
from ludotek.games.oath.steps.turn import ACT

TABLES: Final = [2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 6]  # how many play, each as likely
ROUND: Final = 8  # moments of a round
MOST: Final = 6  # moves that a quick thinker looks at, once each


def sides(position: Position) -> list[list[int]]:
    """What the net sees of everybody."""
    assert isinstance(position, Oath)
    scene = Scene(position)
    return [features(position, scene, seat) for seat in range(position.players)]


def scores(position: Position) -> list[float]:
    """What the house's own weights say of everybody."""
    assert isinstance(position, Oath)
    scene = Scene(position)
    return [score(facts(position, scene.table, seat)) for seat in range(position.players)]


def begin(rng: Rng) -> Position:
    """Any table, mostly under the Oath of Supremacy and without Citizens."""
    players = rng.choice(TABLES)
    oath = 0 if rng.below(4) else rng.below(len(OATHS))
    citizens = 0 if rng.below(6) else 1
    options = OathOptions(players=players, deck="random", edifices=2, oath=OATHS[oath], citizens=citizens)
    position = Oath(options=options)
    set_up(position, options)
    return position


def moment(position: Position) -> int:
    """The beginning of somebody's Act Phase, where bots judge."""
    assert isinstance(position, Oath)
    is_act = position.step == ACT and position.deeds == 0
    return ROUND * position.round + position.turn if is_act else 0


def winner(position: Position) -> Seat:
    assert isinstance(position, Oath)
    return position.winner if position.chronicler == NOBODY else position.chronicler


def thinker(position: Position, seat: Seat, rng: Rng) -> Move:
    """Looks once at what habit likes most; at lesser questions mostly habit itself."""
    assert isinstance(position, Oath)
    is_lesser = position.step not in WEIGHTY and rng.below(3) > 0
    return habit(position, seat, rng) if is_lesser else Looker(seat, 1, most=MOST).choose(position, rng)


LEARNING: Final = FromWinners(
    size=SIZE,
    hidden=(24, 12),
    features=sides,
    scores=scores,
    begin=begin,
    moment=moment,
    winner=winner,
    quick=habit,
    better=thinker,
    slips=0.03,
)
