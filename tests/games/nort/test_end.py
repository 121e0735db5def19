"""End of the game."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED, ROUNDS, chosen_arena
from ludotek.games.nort.rules import Nort
from tests.games.nort.scenario import EVERY_SEAT, ending, game, listen, names, rounds, seen, told

OPENING = "6-2: B8 R6"


def last_round(**facts: list[int]) -> Nort:
    """A game before its last round; facts are set by hand."""
    position = rounds(game(), OPENING)
    position.round = ROUNDS
    for name, value in facts.items():
        setattr(position, name, value)
    return position


def test_the_opponent_of_whoever_disintegrates_wins_at_once() -> None:
    """§6 and §36."""
    position = game()
    heard = told(position, f"{OPENING}; 6-6: B12 R6")
    assert position.kind() == OVER
    assert position.scores() == [-1, 1]
    assert names(heard)[-4:] == ["hit-grey", "vehicle-shown", "vehicle-shown", "won"]


def test_every_crash_is_told_with_what_and_where() -> None:
    position = game(circles=False)
    heard = told(position, f"{OPENING}; 6-6: B12 R6")
    crash = next(event for event in heard if GAME.happenings[event[1]].name == "hit-the-edge")
    said = GAME.say_event(crash)
    assert (said.gaps["x"], said.gaps["y"]) == (5, 20)
    assert said.id == "nort-hit-the-edge"


def test_the_vehicles_are_shown_when_the_game_is_over() -> None:
    """Ruling N32."""
    position = rounds(game("14"), f"{OPENING}; 6-6: B12 R6")
    assert {seen(position, seat).vehicle for seat in EVERY_SEAT} == {(0, 3)}


def test_at_the_end_the_vehicles_are_told_by_their_names() -> None:
    position = game("14")
    heard = told(position, f"{OPENING}; 6-6: B12 R6")
    shown = [GAME.tell(event, position.options) for event in heard if GAME.happenings[event[1]].name == "vehicle-shown"]
    names = [vehicle.name for vehicle in chosen_arena(position.options).vehicles]
    assert [said.gaps["vehicle"] for said in shown] == [names[0], names[3]]


def test_after_the_eighteenth_move_the_higher_speed_wins() -> None:
    """§37."""
    position = last_round(speed=[50, 47])
    heard = listen(position)
    rounds(position, "2-1: B2 R3")
    assert (position.kind(), ending(position)) == (OVER, "speed")
    assert position.scores() == [1, -1]
    assert [(a, b) for _, event, a, b in heard if GAME.happenings[event].name == "speed-counted"] == [(52, 50)]


def test_before_the_eighteenth_move_the_game_goes_on() -> None:
    """§37."""
    position = rounds(game(), OPENING)
    position.round = ROUNDS - 1
    assert rounds(position, "2-1: B2 R3").kind() != OVER


def test_speed_points_are_all_straight_values_and_no_others() -> None:
    """§37, and ruling N34: the opening, dotted and forced straights too; turning moves count nothing."""
    position = rounds(game(), "6-2: B8 R6; 2-1: B2 R3; 2-1: B2L R3")
    assert list(position.speed) == [8 + 2, 6 + 3 + 3]


def test_a_call_that_was_corrected_to_straight_counts() -> None:
    """§37, and rulings N10 and N34."""
    assert rounds(game("14"), f"{OPENING}; 5-2: B7L R5").speed[BLUE] == 8 + 7


@pytest.mark.parametrize(
    ("crossings", "spent", "result", "scores"),
    [
        ([1, 0], [0, 2], "fewer-crossings", [-1, 1]),
        ([1, 1], [0, 2], "fewer-powers", [1, -1]),
        ([1, 1], [2, 2], "draw", [0, 0]),
    ],
)
def test_a_tie_goes_to_fewer_crossings_then_to_fewer_powers_and_is_then_a_draw(
    crossings: list[int], spent: list[int], result: str, scores: list[int]
) -> None:
    """Ruling N33."""
    position = last_round(speed=[51, 50], crossings=crossings, spent=spent)
    rounds(position, "2-1: B2 R3")
    assert (ending(position), position.scores()) == (result, scores)


def test_each_player_makes_eighteen_moves() -> None:
    """§37."""
    assert ROUNDS == 18
    assert seen(game()).rounds == 18


def test_a_crash_in_the_last_round_decides_whatever_the_speed() -> None:
    """§36."""
    position = last_round(speed=[90, 10])
    rounds(position, "6-6: B12 R6")
    assert position.loser == BLUE
    assert position.scores()[RED] == 1
