"""Who is told what, to the last number; and from when time is counted (rulings P21, P25, P29)."""

from __future__ import annotations

import pytest

from ludotek.core.rng import Rng
from ludotek.games.nos import GAME, words
from ludotek.games.nos.steps.moves import REROLL
from ludotek.games.nos.steps.parts import parts_of
from tests.games.nos.scenario import do, game, happened, race, told
from tests.games.nos.test_result import WIN, near_the_end
from tests.games.nos.test_time import on_the_grid


def test_a_race_has_a_line_for_each_card_and_none_for_rolls_saved_dice_and_redlines() -> None:
    weights = {one.name: one.telling.weight for one in words.HAPPENINGS}
    lines = {name for name, weight in weights.items() if weight == "deed"}
    assert {"placed", "finished", "won-race", "photo-finish"} <= lines
    assert lines.isdisjoint({"rolled", "saved", "redlined", "lined-up", "dealt", "shuffled", "stopped", "trophy"})


def test_who_picks_first_is_told_by_its_seat_alone() -> None:
    assert told(game(drivers=3), "chance comet picks first") == [happened("picks-first", 2, 0)]


def test_a_false_start_and_lining_up_again_are_told_by_their_seat_alone() -> None:
    position = on_the_grid(2)
    assert told(position, "bolt jump the start") == [happened("jumped", 1, 0)]
    do(position, "clock green")
    assert told(position, "bolt line up") == [happened("lined-up", 1, 0)]


def test_lights_and_green_are_told_with_the_number_of_the_race_alone() -> None:
    position = do(game(drivers=1), "flame take v8", "flame add v8")
    assert told(position, "flame add v8")[-1] == happened("lights", 1, 0)
    assert told(position, "clock green") == [happened("went-green", 1, 0)]


def test_a_race_that_is_stopped_is_told_by_its_number_alone() -> None:
    assert told(do(near_the_end(5, 3, 3), *WIN), "clock flag")[0] == happened("stopped", 1, 0)


def test_whoever_is_late_is_told_by_its_seat_alone() -> None:
    position = do(game(drivers=2), "chance bolt picks first")
    assert told(position, "clock bolt late") == [happened("was-late", 1, 0)]
    position = race("common=6", "common=6", pace="beat")
    assert told(position, "clock bolt late") == [happened("was-late", 1, 0)]


def test_everybody_is_told_which_dice_are_picked_up() -> None:
    position = race("common=3,spoiler=3")
    move = position.moves(0)[1]
    assert told(position, "flame roll common+spoiler")[0] == happened("picked-up", 0, move)


def test_a_saved_die_that_is_rolled_again_is_told_by_its_value() -> None:
    position = race("nitrous=1", track="6,1,5,2,5,4")
    do(position, "flame roll nitrous", "2", "flame save nitrous 2")
    assert told(position, "flame roll saved 2")[0] == happened("picked-up-saved", 0, 2)


def test_the_winner_of_the_game_is_told_by_its_seat_alone() -> None:
    position = near_the_end(5, 3)
    position.wins[0] = 1
    assert told(position, *WIN)[-1] == happened("won", 0, 0)


def test_a_race_that_nobody_won_is_told_by_its_number_and_all_its_cards_are_set_aside() -> None:
    position = near_the_end(3, 1)
    position.redlines[0] = position.redlines[1] = 2
    do(position, "flame roll common+common", "6 6", "flame blow the engine")
    events = told(position, "bolt roll common+common", "6 6", "bolt blow the engine")
    assert happened("nobody-won", 1, 0) in events
    assert position.aside[1:] == [1, 1, 1, 1, 1, 1]


# Which roll matches a card most often.


@pytest.mark.parametrize(("words", "chance"), [("roll common+common", 11 / 36), ("roll common", 1 / 6)])
def test_dice_match_a_card_as_often_as_their_faces_do(words: str, chance: float) -> None:
    assert parts_of("street").chance_of_match(GAME.read(words), 3) == pytest.approx(chance)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_saved_die_rolled_again_matches_like_any_die_of_its_kind(value: int) -> None:
    assert parts_of("street").chance_of_match(REROLL + value - 1, 3) == pytest.approx(1 / 6)


def test_whoever_has_no_dice_has_no_likeliest_roll() -> None:
    assert parts_of("street").likeliest(0, 0, 3) == -1


# Time.


def test_the_time_of_a_solo_run_counts_from_green() -> None:
    position = do(on_the_grid(1), "clock green")
    green = position.moment()
    position.placed[0], position.dice[0] = 5, 1
    position.hands[0] = position.parts.rolls(1, 0)
    last = position.track[5]
    do(position, "flame roll common", str(last), f"flame place common {last}")
    assert position.moment() == green


def test_a_second_car_that_finishes_gives_the_others_no_more_time() -> None:
    position = do(near_the_end(5, 5, 3, 3), *WIN)
    since = position.moment()
    do(position, "bolt roll common", "4", "bolt place common 4")
    assert position.moment() == since


# Sealed choices.


def test_to_the_others_sealed_choices_are_not_made_yet() -> None:
    before = race("common=6", "common=6", "common=6", pace="beat")
    position = do(before.copy(), "flame roll common+common", "comet roll common+common")
    imagined = position.imagine(1, Rng(1))
    assert imagined == before
    assert imagined.ply == before.ply
    assert position.imagine(0, Rng(1)).ply == before.ply + 1
