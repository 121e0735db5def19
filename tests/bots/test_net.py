"""The net bot: what it plays is pinned, near to exact play, and no option of the game stops it."""

from __future__ import annotations

import pytest

from ludotek.bots.bot import ask
from ludotek.bots.levels import named
from ludotek.bots.net import NetBot, NoNet, mixes_of
from ludotek.bots.rounds import Rounds
from ludotek.bots.searcher import Searcher
from ludotek.core.game import Game
from ludotek.core.learning import FromOutcomes, FromRounds
from ludotek.core.net import Layer, Net
from ludotek.core.net_file import LARGEST, place_of, shipped
from ludotek.core.parts import package_of
from ludotek.core.playout import pick, settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games import game, games
from ludotek.lab.train.outcomes import WIDTH

NOVEM = game("novem")
PINNED_ANSWER = [54737]  # a sixty-five-thousandth of three points each
PINNED_ROW = [0.358350054, 0.339543578, 0.302106368]
FROM_OUTCOMES = [one for one in games() if isinstance(one.learning, FromOutcomes)]
MOMENTS = 20  # of three random games that look different to a net, at least
NEAR = 1e-9  # as near as sums of real numbers in another order are
SHIPPED = [one for one in games() if place_of(package_of(type(one))).is_file()]


@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: one.id)
def test_a_shipped_net_is_small_and_says_what_made_it(one: object) -> None:
    place = place_of(package_of(type(one)))
    assert len(place.read_bytes()) <= LARGEST
    found = shipped(package_of(type(one)))
    assert found is not None
    head, _ = found
    assert head.command.startswith(f"ludotek train {head.game} --steps {head.steps}")
    assert head.commit and not head.commit.endswith("+")


def test_a_game_without_a_net_is_told_in_a_sentence() -> None:
    with pytest.raises(NoNet, match="Nort comes with no net that plays by itself"):
        named("net", game("nort"))


def test_the_best_level_of_the_north_judges_by_its_net_and_others_do_not() -> None:
    north = game("north")
    master, expert = named("level5", north), named("level4", north)
    assert master.method == "learned:24000" and expert.method == "worlds:400"
    assert isinstance(master.bot, Searcher) and isinstance(expert.bot, Searcher)
    position = north.first(north.options())
    settle(position, Rng(3))
    assert master.bot.sense.evaluate is not None and expert.bot.sense.evaluate is not None
    assert master.bot.sense.evaluate(position, 0) == -master.bot.sense.evaluate(position, 1)
    assert master.bot.sense.evaluate(position, 0) != expert.bot.sense.evaluate(position, 0)


def test_a_search_without_a_net_to_judge_by_is_refused_in_a_sentence() -> None:
    with pytest.raises(NoNet, match="Novem comes with no net that a search could judge by"):
        named("learned:10", NOVEM)


def test_rounds_that_are_looked_into_to_the_end_need_no_judgement() -> None:
    """Depth enough to see every ending: the exact table agrees."""
    from ludotek.games.novem.solve import NovemTable

    def never(position: object) -> float:
        raise AssertionError("nothing is to be judged")

    position = NOVEM.start(first="rows", layout="159672834")
    position.tiles = 0b01_00_00_00_01_00_00_01_01  # type: ignore[attr-defined]
    lesson = NOVEM.learning
    assert isinstance(lesson, FromRounds)
    solved = Rounds(lesson, never).solve(position, 9)
    assert solved.value == pytest.approx(NovemTable().margin(position, 0), abs=1e-6)


@pytest.mark.parametrize("options", [{}, {"board": "small"}, {"second_layout": "random", "swap_sides": True}])
def test_the_net_bot_plays_any_game_to_its_end(options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixes_of(NOVEM), "lesson", mixes_of(NOVEM).lesson._replace(depth=1))
    opponent, rng = named("net", NOVEM), Rng(1)
    opponent.bot.budget.simulations = 4  # type: ignore[attr-defined]
    position = NOVEM.first(NOVEM.options(options))
    while position.kind() != OVER:
        seats = position.acting() or [-1]
        move = (
            ask(opponent.bot, position, seats[0], opponent.budget, rng)
            if seats[0] >= 0
            else rng.choice(position.moves(-1))
        )
        position.play(seats[0], move)
    assert isinstance(opponent.bot, NetBot)


def test_the_first_choices_are_pinned() -> None:
    """The net in whole numbers, two rounds and their mixes: the same here, compiled, and on any machine."""
    found = shipped(package_of(type(NOVEM)))
    assert found is not None and isinstance(NOVEM.learning, FromRounds)
    position = NOVEM.start(first="rows", layout="159672834")
    assert found[1].answer(NOVEM.learning.features(position)) == PINNED_ANSWER
    solved = Rounds(NOVEM.learning, NOVEM.learning.judge(found[1])).solve(position, 1)
    assert [round(share, 9) for share in solved.row] == PINNED_ROW


def test_another_set_up_is_not_taken_for_one_that_was_met() -> None:
    found, lesson = shipped(package_of(type(NOVEM))), NOVEM.learning
    assert found is not None and isinstance(lesson, FromRounds)
    one, other = (NOVEM.start(first="rows", layout=layout) for layout in ("159672834", "276951438"))
    both = Rounds(lesson, lesson.judge(found[1]))
    both.solve(one, 1)
    assert both.solve(other, 1).row == Rounds(lesson, lesson.judge(found[1])).solve(other, 1).row


@pytest.mark.parametrize("one", FROM_OUTCOMES, ids=lambda one: one.id)
def test_what_a_net_learns_of_outcomes_fits_into_it(one: Game) -> None:
    """Any net will do: one of as many features as the game says, which weighs each of them differently."""
    lesson = one.learning
    assert isinstance(lesson, FromOutcomes)
    answer = Layer(lesson.size, 1, 0, [feature % 251 for feature in range(lesson.size)], [0])
    evaluate, rng, seen = lesson.evaluate(Net([answer])), Rng(4), set()
    for _ in range(3):
        position = one.first(one.options())
        while position.kind() != OVER:
            found = lesson.features(position)
            assert len(found) <= WIDTH
            assert all(0 <= feature < lesson.size for feature in found)
            assert abs(evaluate(position, 0) + evaluate(position, 1)) < NEAR
            assert abs(lesson.guess(position, 0) + lesson.guess(position, 1)) < NEAR
            seen.add(tuple(found))
            position.play(*pick(position, rng))
    assert len(seen) > MOMENTS
