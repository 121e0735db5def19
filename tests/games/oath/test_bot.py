"""What Oath's bots know: who is ahead, what is worth a thought, and what habit answers."""

from __future__ import annotations

import pytest

from ludotek.core.playout import settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import PLAY, Looker, best_half, evaluate, plausible
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.habits import habit
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import FACTS, NAMES, WEIGHTS, chances
from tests.games.oath.scenario import BLUE, CHANCELLOR, PLAINS, RED, arm, play, reds, station, swear_in, table


def test_chances_are_shared_out_among_the_players() -> None:
    assert len(NAMES) == len(WEIGHTS) == FACTS
    for players in (2, 6):
        p = table(players=players)
        assert sum(chances(p)) == pytest.approx(1.0)
        assert [evaluate(p, seat) for seat in range(players)] == pytest.approx(chances(p))


def test_a_game_that_is_over_is_worth_its_score() -> None:
    p = GAME.start(players=2)
    rng = Rng(2)
    settle(p, rng)
    while p.kind() != OVER:
        p.play(p.acting()[0], habit(p, p.acting()[0], rng))
        settle(p, rng)
    assert [evaluate(p, seat) for seat in range(2)] == p.scores()


def test_a_usurper_is_thought_likelier_to_win() -> None:
    p = table()
    before = chances(p)[RED]
    p.keeper, p.is_usurper = RED, True
    assert chances(p)[RED] > before


def test_a_vision_that_has_come_true_is_worth_more_than_one_that_has_not() -> None:
    p = table()
    p.vision[BLUE] = card("vision_of_rebellion")
    before = chances(p)[BLUE]
    p.visions_drawn, p.banner[0] = 3, BLUE
    assert chances(p)[BLUE] > 2 * before


def test_what_is_plausible_is_legal_and_less() -> None:
    p = reds()
    station(p, PLAINS, RED, 5)
    arm(p, RED, 8)
    some = plausible(p, RED)
    assert set(some) < set(p.moves(RED))
    assert len([move for move in some if GAME.words(move).startswith("station")]) == 3


def test_whoever_is_strong_enough_campaigns_by_habit_and_whoever_is_not_does_not() -> None:
    p = reds()
    arm(p, RED, 12)
    strong = [GAME.words(habit(p, RED, Rng(luck))) for luck in range(20)]
    assert "campaign against chancellor" in strong
    arm(p, RED, 0)
    weak = [GAME.words(habit(p, RED, Rng(luck))) for luck in range(20)]
    assert "campaign against chancellor" not in weak


def test_a_look_ahead_sees_that_a_strong_attack_is_better_than_rest() -> None:
    p = reds(favor=0, secrets=0)
    station(p, PLAINS, CHANCELLOR, 1)
    arm(p, RED, 14)
    p.supply[RED] = 2  # enough for that alone
    attack, rest = (GAME.read(words) for words in ("campaign against chancellor", "rest"))
    worths = Looker(RED, 1).weigh(p, [attack, rest], 6, False, 1)
    assert worths[0] > worths[1]


def test_the_better_half_is_kept_best_first() -> None:
    assert best_half([10, 11, 12], [0.1, 0.5, 0.3]) == [11, 12]


@pytest.mark.parametrize("level", sorted(PLAY))
def test_every_level_answers_whatever_it_is_asked(level: int) -> None:
    p = GAME.start(players=3)
    assert isinstance(p, Oath)
    rng = Rng(level)
    for _ in range(12):
        settle(p, rng)
        move = PLAY[level](p, p.asked, rng)
        assert move in p.moves(p.asked)
        p.play(p.asked, move)


def test_a_look_ahead_changes_nothing() -> None:
    p = reds()
    before = p.key()
    Looker(RED, 1, 1).choose(p, Rng(5))
    assert p.key() == before
    assert play(p, "rest")


def empire() -> Oath:
    """Red is a Citizen and acts beside the Chancellor."""
    p = reds()
    swear_in(p, RED)
    station(p, PLAINS, CHANCELLOR, 6)
    return p


def habit_of(p: Oath) -> str:
    return GAME.words(habit(p, p.asked, Rng(1)))


def test_by_habit_warbands_are_taken_and_not_given_away() -> None:
    p = play(empire(), "ask chancellor for warbands", "number 3")
    assert (p.asked, habit_of(p)) == (CHANCELLOR, "no")
    p = play(empire(), "hand warbands to chancellor", "number 3")
    assert (p.asked, habit_of(p)) == (CHANCELLOR, "yes")


@pytest.mark.parametrize(("lifted", "answer"), [(3, "yes"), (4, "no")])
def test_by_habit_the_chancellor_lets_warbands_go_while_enough_of_them_stay(lifted: int, answer: str) -> None:
    p = play(empire(), f"lift {lifted} warbands")
    assert (p.asked, habit_of(p)) == (CHANCELLOR, answer)
