"""What Oath's bots know: who is ahead, what is worth a thought, and what habit answers."""

from __future__ import annotations

import pytest

from ludotek.core.playout import settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import SKILL, Looker, best_half, evaluate, plausible
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.habits import habit
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import FACTS, NAMES, WEIGHTS, chances
from ludotek.games.oath.steps.campaign import MUSTER_DICE
from ludotek.games.oath.steps.turn import WAKE_SITE
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    luck,
    play,
    reds,
    station,
    swear_in,
    table,
)


def test_chances_are_shared_out_among_the_players() -> None:
    assert len(NAMES) == len(WEIGHTS) == FACTS
    for players in (2, 6):
        game = table(players=players)
        assert sum(chances(game)) == pytest.approx(1.0)
        assert [evaluate(game, seat) for seat in range(players)] == pytest.approx(chances(game))


def test_a_game_that_is_over_is_worth_its_score() -> None:
    game = GAME.start(players=2)
    rng = Rng(2)
    settle(game, rng)
    while game.kind() != OVER:
        game.play(game.acting()[0], habit(game, game.acting()[0], rng))
        settle(game, rng)
    assert [evaluate(game, seat) for seat in range(2)] == game.scores()


def test_a_usurper_is_thought_likelier_to_win() -> None:
    game = table()
    before = chances(game)[RED]
    game.keeper, game.is_usurper = RED, True
    assert chances(game)[RED] > before


def test_a_vision_that_has_come_true_is_worth_more_than_one_that_has_not() -> None:
    game = table()
    game.vision[BLUE] = card("vision_of_rebellion")
    before = chances(game)[BLUE]
    game.visions_drawn, game.banner[0] = 3, BLUE
    assert chances(game)[BLUE] > 2 * before


def test_what_is_plausible_is_legal_and_less() -> None:
    game = reds()
    station(game, PLAINS, RED, 5)
    arm(game, RED, 8)
    some = plausible(game, RED)
    assert set(some) < set(game.moves(RED))
    assert len([move for move in some if GAME.words(move).startswith("station")]) == 3


def test_whoever_is_strong_enough_campaigns_by_habit_and_whoever_is_not_does_not() -> None:
    game = reds()
    arm(game, RED, 12)
    strong = [GAME.words(habit(game, RED, Rng(luck))) for luck in range(20)]
    assert "campaign against chancellor" in strong
    arm(game, RED, 0)
    weak = [GAME.words(habit(game, RED, Rng(luck))) for luck in range(20)]
    assert "campaign against chancellor" not in weak


def test_a_look_ahead_sees_that_a_strong_attack_is_better_than_rest() -> None:
    game = reds(favor=0, secrets=0)
    station(game, PLAINS, CHANCELLOR, 1)
    arm(game, RED, 14)
    game.supply[RED] = 2  # enough for that alone
    attack, rest = (GAME.read(words) for words in ("campaign against chancellor", "rest"))
    worths = Looker(RED, 1).weigh(game, [attack, rest], 6, False, 1)
    assert worths[0] > worths[1]


def test_the_better_half_is_kept_best_first() -> None:
    assert best_half([10, 11, 12], [0.1, 0.5, 0.3]) == [11, 12]


@pytest.mark.parametrize("level", sorted(SKILL.play))
def test_every_level_answers_whatever_it_is_asked(level: int) -> None:
    game = GAME.start(players=3)
    assert isinstance(game, Oath)
    rng = Rng(level)
    for _ in range(12):
        settle(game, rng)
        move = SKILL.play[level](game, game.asked, rng)
        assert move in game.moves(game.asked)
        game.play(game.asked, move)


def test_a_look_ahead_changes_nothing() -> None:
    game = reds()
    before = game.key()
    Looker(RED, 1, 1).choose(game, Rng(5))
    assert game.key() == before
    assert play(game, "rest")


def empire() -> Oath:
    """Red is a Citizen and acts beside the Chancellor."""
    game = reds()
    swear_in(game, RED)
    station(game, PLAINS, CHANCELLOR, 6)
    return game


def habit_of(game: Oath) -> str:
    return GAME.words(habit(game, game.asked, Rng(1)))


def test_by_habit_warbands_are_taken_and_not_given_away() -> None:
    game = play(empire(), "ask chancellor for warbands", "number 3")
    assert (game.asked, habit_of(game)) == (CHANCELLOR, "no")
    game = play(empire(), "hand warbands to chancellor", "number 3")
    assert (game.asked, habit_of(game)) == (CHANCELLOR, "yes")


@pytest.mark.parametrize(("lifted", "answer"), [(3, "yes"), (4, "no")])
def test_by_habit_the_chancellor_lets_warbands_go_while_enough_of_them_stay(lifted: int, answer: str) -> None:
    game = play(empire(), f"lift {lifted} warbands")
    assert (game.asked, habit_of(game)) == (CHANCELLOR, answer)


def habits(game: Oath, seat: int) -> set[str]:
    """What habit answers, whatever its whims."""
    return {GAME.words(habit(game, seat, Rng(luck))) for luck in range(20)}


def test_by_habit_warbands_that_an_adviser_calls_from_sites_count_for_an_attack() -> None:
    game = reds()
    station(game, PLAINS, CHANCELLOR, 4)
    station(game, MOUNTAIN, RED, 11)
    arm(game, RED, 2)
    assert "campaign against chancellor" not in habits(game, RED)
    advise(game, RED, "vow_of_union")
    assert "campaign against chancellor" in habits(game, RED)


@pytest.mark.parametrize(("face", "answer"), [("hollow", "use Jinx"), ("skull", "done")])
def test_by_habit_an_attack_is_rolled_again_only_if_it_does_not_win(face: str, answer: str) -> None:
    game = reds("jinx")
    arm(game, RED, 3)
    arm(game, BLUE, 0)
    play(game, "campaign against blue", "pawn and favor", "number 3")
    while game.campaign.defense < 0 or "defense die blank" in map(GAME.words, game.moves(game.asked)):
        luck(game, "defense die blank")
    luck(game, *[f"attack die {face}"] * game.campaign.attack_dice)
    game.campaign.defense = 4 if face == "skull" else 3
    assert habits(game, RED) == {answer}


@pytest.mark.parametrize(("warbands", "plans"), [(4, {"use Second Wind"}), (14, {"done"}), (0, {"done"})])
def test_by_habit_a_plan_is_paid_for_only_while_its_campaign_is_in_doubt(warbands: int, plans: set[str]) -> None:
    game = reds("second_wind")
    station(game, PLAINS, BLUE, 1)
    arm(game, BLUE, 0 if warbands else 8)
    arm(game, RED, warbands)
    play(game, "campaign against blue", "done", f"number {warbands}")
    assert habits(game, RED) == plans


def test_by_habit_a_token_of_a_site_is_taken() -> None:
    game = reds()
    game.site_secrets[game.pawn[RED]] = 2
    game.step, game.asked = WAKE_SITE, RED
    game.agenda[-4:] = [WAKE_SITE, RED, 0, 0]
    assert habits(game, RED) == {"take a secret"}


def test_warbands_that_were_just_put_down_are_not_taken_up_again() -> None:
    game = reds()
    station(game, PLAINS, RED, 5)
    arm(game, RED, 8)
    assert any(GAME.words(move).startswith("lift") for move in plausible(game, RED))
    play(game, "station 1 warbands")
    assert not any(GAME.words(move).startswith("lift") for move in plausible(game, RED))
    assert any(GAME.words(move).startswith("lift") for move in game.moves(RED))


def test_a_deed_is_worth_no_less_than_a_rest_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reds()
    station(game, PLAINS, RED, 1)
    arm(game, RED, 3)
    looker, muster = Looker(RED, 4), next(move for move in game.moves(RED) if GAME.words(move).startswith("muster"))
    looks = [looker.look(game, muster, False, Rng(luck)) for luck in range(6)]
    assert any(now != later for now, later in looks), "going on is something else than resting"
    monkeypatch.setattr(looker, "likings", lambda *_: [0.0])
    looks = [looker.look(game, muster, False, Rng(1).fork(look)) for look in range(6)]
    better = max(sum(now for now, _ in looks), sum(later for _, later in looks))
    assert looker.weigh(game, [muster], 6, False, 1) == [pytest.approx(better)]


def test_where_habit_has_reasons_its_answer_is_liked() -> None:
    game = reds()
    arm(game, RED, 5)
    station(game, PLAINS, CHANCELLOR, 1)
    play(game, "campaign against chancellor")
    while game.step != MUSTER_DICE:
        play(game, "done")
    moves = game.moves(RED)
    liked = Looker(RED, 1).likings(game, moves, 1.0, 1)
    assert [GAME.words(move) for move, liking in zip(moves, liked, strict=True) if liking > 0] == ["number 5"]


def test_a_fulfilled_vision_weighs_more_the_sooner_its_player_wakes() -> None:
    game = table()
    game.vision[BLUE], game.visions_drawn, game.banner[0] = card("vision_of_rebellion"), 3, BLUE
    by_turn = []
    for turn in (BLUE, CHANCELLOR, RED):  # all others act before, Red does, nobody does
        game.turn = turn
        by_turn.append(chances(game)[BLUE])
    assert by_turn == sorted(by_turn) and len(set(by_turn)) == 3
