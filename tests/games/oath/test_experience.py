"""Experience: what kind of deed a move is, how a player stands, and that both together change what is done."""

from __future__ import annotations

import pytest

from ludotek.core.playout import settle
from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath import experience as deeds
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.experience import KINDS, STANDINGS, kind, practised, standings, worth
from ludotek.games.oath.habits import habit
from ludotek.games.oath.odds.practice import Deeds, Fit, text, watch
from ludotek.games.oath.practice import WEIGHTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.turn import ACT
from tests.games.oath.scenario import CHANCELLOR, MOUNTAIN, PLAINS, RED, arm, reds, station


def sort(game: Oath, words: str) -> int:
    return kind(game, RED, GAME.read(words))


def test_deeds_are_told_apart() -> None:
    game = reds()
    assert sort(game, "rest") == deeds.RESTS
    assert sort(game, "search the world deck") == deeds.SEARCHES
    assert sort(game, "search the discards of the cradle") == deeds.SEARCHES + 1
    assert (
        len({sort(game, words) for words in ("rest", "search the world deck", "search the discards of the cradle")})
        == 3
    )


def test_a_campaign_is_told_by_whose_the_site_is_and_by_how_strong_one_is() -> None:
    game = reds()
    station(game, PLAINS, CHANCELLOR, 1)
    arm(game, RED, 14)
    strong = sort(game, "campaign against chancellor")
    arm(game, RED, 0)
    weak = sort(game, "campaign against chancellor")
    assert deeds.CAMPAIGNS <= weak < strong < deeds.ELSEWHERE
    game.keeper = RED
    assert sort(game, "campaign against chancellor") == weak + 5


def test_a_player_stands_in_one_way_of_each_run() -> None:
    game = reds()
    own = standings(game, RED)
    runs = [deeds.ALWAYS, deeds.TITLE, deeds.SUPPLY, deeds.BOARD, deeds.ROUND, deeds.VISIONS, deeds.FAVOR]
    runs += [deeds.SECRETS, deeds.TABLE, STANDINGS]
    assert all(first <= place < after for first, place, after in zip(runs, own, runs[1:], strict=False))
    game.vision[RED] = card("vision_of_faith")
    changed = standings(game, RED)
    assert [place for place in range(len(own)) if own[place] != changed[place]] == [runs.index(deeds.VISIONS)]


def test_every_move_of_every_act_phase_has_its_kind_and_standing() -> None:
    rng, seen = Rng(3), set()
    for players in (2, 4, 6):
        game = GAME.start(players=players, deck="random", edifices=2)
        assert isinstance(game, Oath)
        settle(game, rng)
        while game.kind() != OVER:
            seat = game.asked
            if game.step == ACT:
                for move in game.moves(seat):
                    seen.add(kind(game, seat, move))
                    assert 0 <= kind(game, seat, move) < KINDS
                assert all(0 <= place < STANDINGS for place in standings(game, seat))
            game.play(seat, habit(game, seat, rng))
            settle(game, rng)
    assert len(seen) > KINDS // 2
    assert len(WEIGHTS) == KINDS * STANDINGS


def test_experience_decides_in_an_act_phase_and_habit_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reds()
    arm(game, RED, 8)
    station(game, MOUNTAIN, RED, 2)
    best = max(game.moves(RED), key=lambda move: worth(game, RED, move, standings(game, RED)))
    answers = [practised(game, RED, Rng(luck)) for luck in range(30)]
    near = worth(game, RED, best, standings(game, RED)) - deeds.WHIM
    assert all(worth(game, RED, move, standings(game, RED)) >= near for move in answers)
    assert set(answers) != {habit(game, RED, Rng(luck)) for luck in range(30)}


def test_whoever_has_experience_beats_habit_at_a_table_of_four() -> None:
    """It wins three in eight of more games; so much luck and no more would make it fail without experience."""
    won = 0
    for number in range(120):
        seat, rng = number % 4, Rng(900 + number // 4)
        game = GAME.start(players=4, deck="random", edifices=2)
        assert isinstance(game, Oath)
        while game.kind() != OVER:
            if game.kind() == DEAL:
                game.play(CHANCE, rng.weighted(game.moves(CHANCE), game.odds()))
                continue
            one = game.asked
            game.play(one, practised(game, one, rng) if one == seat else habit(game, one, rng))
        won += game.scores()[seat]
    assert won > 32  # 30 would be fair


def test_weights_are_what_deeds_were_worth_against_others_of_their_position() -> None:
    found = Deeds()
    found.features = [[0], [1], [0], [1], [0], [2]] * 4000
    found.likings = [0.0] * 24000
    found.worths = [0.9, 0.5, 0.6, 0.2, 0.3, 0.3] * 4000
    found.position = [number // 2 for number in range(24000)]
    fit = Fit(found)
    weights = fit.weights(fit.position >= 0)
    assert weights[0] - weights[1] == pytest.approx(0.4, abs=0.05)
    assert weights[0] - weights[2] == pytest.approx(0.0, abs=0.05)
    assert f"{round(10000 * weights[0])}, {round(10000 * weights[1])}, " in text(weights, "a command")


def test_deeds_are_looked_at_in_games_by_habit() -> None:
    found = Deeds()
    watch(found, Rng(6))
    assert found.positions == len(set(found.position)) > 0
    assert len(found.features) == len(found.worths) == len(found.likings) > 2 * found.positions
    assert all(0.0 <= one <= 1.0 for one in found.worths)
