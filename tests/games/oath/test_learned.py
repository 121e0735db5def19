"""What a net sees of Oath, and what it changes: chances stay chances, and an untrained net judges as the house."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotek.core.net import Layer, Net
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath import learned as net_of
from ludotek.games.oath.bot import Looker
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.learned import SIZE, Judge, Scene, features
from ludotek.games.oath.learning import LEARNING
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chances
from ludotek.lab.train import winners
from ludotek.lab.train.courses import WinnersSchooling
from ludotek.lab.train.mlp import Mlp
from tests.games.oath.scenario import BLUE, CHANCELLOR, PLAINS, RED, arm, reds, station, table


def judge(weights: dict[int, int]) -> Judge:
    """A net of one layer that weighs few features."""
    return Judge(Net([Layer(SIZE, 1, 0, [weights.get(feature, 0) for feature in range(SIZE)], [0])]))


def seen(game: Oath, seat: int) -> list[int]:
    return features(game, Scene(game), seat)


def test_a_net_that_knows_nothing_judges_as_the_house() -> None:
    for players in (2, 6):
        game = table(players=players)
        assert judge({}).chances(game) == pytest.approx(chances(game))


def test_what_a_net_likes_makes_its_player_likelier_to_win() -> None:
    game = reds()
    arm(game, RED, 7)
    likes = judge({net_of.BOARD + 7: 30000})
    assert likes.chance(game, RED) > chances(game)[RED]
    assert likes.chance(game, BLUE) < chances(game)[BLUE]
    assert sum(likes.chances(game)) == pytest.approx(1.0)


def test_a_look_ahead_asks_the_net_if_it_has_one() -> None:
    game = reds()
    assert Looker(RED, 1).judged(game) == chances(game)[RED]
    liking = judge({net_of.ROLE + game.players: 30000})  # of Exiles
    assert Looker(RED, 1, judge=liking).judged(game) == liking.chance(game, RED) != chances(game)[RED]


def test_whoever_could_be_beaten_at_once_is_seen() -> None:
    game = reds()
    station(game, PLAINS, CHANCELLOR, 2)
    arm(game, CHANCELLOR, 0)
    sieges = range(net_of.SIEGE, net_of.SIEGE + net_of.SPARES)
    arm(game, RED, 9)
    strong = [feature for feature in seen(game, CHANCELLOR) if feature in sieges]
    arm(game, RED, 1)
    weak = [feature for feature in seen(game, CHANCELLOR) if feature in sieges]
    assert len(strong) == len(weak) == 1
    assert strong[0] > weak[0]


def test_a_hidden_vision_is_seen_by_its_goal_and_by_who_is_ahead() -> None:
    game = reds()
    before = set(seen(game, RED))
    game.facedown[RED] = [card("vision_of_faith")]
    new = set(seen(game, RED)) - before
    assert any(net_of.HIDDEN <= feature < net_of.RIVAL_VISION for feature in new)
    assert any(net_of.HIDDEN_DRAWN <= feature < net_of.SIEGE for feature in new)


def test_everything_that_is_seen_fits_into_the_net() -> None:
    stories = [winners.play(LEARNING, LEARNING.quick, 1, Rng(seed)) for seed in range(12)]
    sides = [side for story in stories for moment in story.sides for side in moment]
    assert len(sides) > 200
    assert all(0 <= feature < SIZE for side in sides for feature in side)
    assert max(len(side) for side in sides) <= winners.WIDTH
    assert all(0 <= story.winner < len(story.scores[0]) for story in stories)
    assert {len(story.scores[0]) for story in stories} >= {2, 4}


def test_a_net_learns_to_be_less_surprised_by_who_wins() -> None:
    moments = winners.Moments([winners.play(LEARNING, LEARNING.quick, 1, Rng(seed)) for seed in range(30)])
    net = Mlp((SIZE, 8, 1), np.random.default_rng(1))
    before = moments.surprise(net)
    for step in range(5):
        winners.study(net, moments, 3e-3, 0.5, np.random.default_rng(step))
    assert moments.surprise(net) < before - 0.05


def test_a_run_of_training_is_kept_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotek.lab.train.run import NET, Plan, train
    from ludotek.lab.workers import Here

    monkeypatch.setattr(WinnersSchooling, "quick_games", 4)
    monkeypatch.setattr(WinnersSchooling, "quick_steps", 1)
    monkeypatch.setattr(WinnersSchooling, "better_games", 1)

    def run(steps: int, folder: Path) -> bytes:
        train(GAME, 3, Plan(steps, 0.0), folder, Here(), "ludotek train", lambda state, part: None)
        return (folder / NET).read_bytes()

    whole = run(3, tmp_path / "whole")
    run(2, tmp_path / "halves")
    assert run(3, tmp_path / "halves") == whole
    assert "surprise without" in (tmp_path / "whole" / "curve.csv").read_text()
