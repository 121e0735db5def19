"""The beat pace: the same rules in simultaneous, sealed steps (rulings P22, P23, P28)."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, DEAL, SEALED
from ludotek.core.rng import Rng
from ludotek.games.nos import GAME
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.result import standings
from tests.games.nos.scenario import car, do, game, happened, names, offered, race, seen, told
from tests.games.nos.test_result import deal, near_the_end


def beat(*pools: str) -> Nos:
    return race(*(pools or ("common=6", "common=6")), pace="beat")


BOTH_ROLL = ("flame roll common+common", "bolt roll common+common")


def test_there_is_no_countdown_on_the_beat() -> None:
    position = do(game(drivers=1, pace="beat"), "flame take v8", "flame add v8", "flame add v8")
    assert (position.kind(), seen(position).phase) == (SEALED, "racing")


def test_choices_are_sealed_until_everybody_has_made_one() -> None:
    """§48, and ruling P23."""
    position = beat()
    assert told(position, BOTH_ROLL[0]) == []
    assert (position.acting(), offered(position, 0)) == ([1], [])
    assert seen(position, 0).sealed == GAME.read("roll common+common")
    assert seen(position, 1).sealed is None
    assert position.imagine(1, Rng(1)).acting() == [0, 1]


def test_all_roll_on_the_beat() -> None:
    """§48, and ruling P23."""
    position = do(beat(), BOTH_ROLL[0])
    assert names(told(position, BOTH_ROLL[1])) == ["picked-up", "picked-up", "beat-begins"]
    assert (position.kind(), position.beat) == (DEAL, 1)
    do(position, "3 1 2 5")
    assert [[die.value for die in car(position, seat).rolled] for seat in (0, 1)] == [[3, 1], [2, 5]]
    assert position.acting() == [0, 1]


def test_placing_takes_a_step_and_whoever_is_ready_waits() -> None:
    """Ruling P23."""
    position = do(beat(), *BOTH_ROLL, "3 1 2 2", "flame place common 3", "bolt roll common+common")
    assert (position.acting(), car(position, 1).is_ready) == ([0], True)
    assert car(position).placed[0].value == 3
    do(position, "flame roll common+common")
    assert position.beat == 2


def test_a_late_driver_stands_for_a_beat_and_nothing_is_rolled_for_it() -> None:
    """Ruling P28."""
    position = do(beat(), BOTH_ROLL[0])
    assert position.moves(CLOCK) == [GAME.read("bolt late")]
    do(position, "clock bolt late", "3 1")
    assert position.acting() == [0, 1]
    assert car(position, 1).rolled == ()


def test_when_all_stand_the_beat_passes() -> None:
    position = do(beat(), "clock flame late", "clock bolt late")
    assert (position.kind(), position.beat, position.acting()) == (SEALED, 1, [0, 1])


def test_the_race_is_over_at_the_end_of_the_beat_on_which_somebody_finishes() -> None:
    """Ruling P21."""
    position = near_the_end(5, 3, pace="beat")
    do(position, "flame roll common", "bolt roll common+common", "4 2 2", "flame place common 4", "bolt place common 2")
    assert position.acting() == [1]
    do(position, "bolt roll common+common")
    assert position.wins == [1, 0]


LAST_BEAT = ("flame place common 4", "bolt place common 4", "comet roll common+common")


def before_the_photo(redlines: tuple[int, int]) -> Nos:
    """Flame and Bolt can place their last die on this beat."""
    position = near_the_end(5, 5, 1, pace="beat")
    position.redlines[0], position.redlines[1] = redlines
    return do(position, "flame roll common", "bolt roll common", "comet roll common+common", "4 4 1 1")


def photo(redlines: tuple[int, int]) -> Nos:
    return do(before_the_photo(redlines), *LAST_BEAT)


def test_of_two_who_finish_on_one_beat_fewer_redlines_win() -> None:
    """Ruling P22."""
    assert photo((1, 0)).wins == [0, 1, 0]


def crossings(position: Nos) -> list[tuple[int, int]]:
    """Who crosses the line, and as which, as everybody is told."""
    return [(a, b) for _, event, a, b in told(position, *LAST_BEAT) if GAME.happenings[event].name == "finished"]


def test_the_car_with_fewer_redlines_is_told_to_be_first_over_the_line() -> None:
    assert crossings(before_the_photo((1, 0))) == [(1, 1), (0, 2)]


def test_cars_that_are_level_are_both_told_to_be_first() -> None:
    assert crossings(before_the_photo((1, 1))) == [(0, 1), (1, 1)]


def test_on_the_beat_a_place_is_certain_only_at_its_end() -> None:
    """Ruling P22."""
    position = do(near_the_end(5, 3, pace="beat"), "flame roll common", "bolt roll common+common", "4 2 2")
    position.wins[0] = 1
    do(position, "flame place common 4", "bolt place common 2")
    assert (car(position).status, car(position).place) == ("finished", 0)
    assert car(do(position, "bolt roll common+common")).place == 1


def test_the_places_of_a_race_are_seen_after_it() -> None:
    assert seen(photo((1, 0))).places == (1, 0, 2)
    assert seen(photo((1, 1))).places == (0, 1, 2)
    assert seen(beat()).places == ()


def test_whoever_is_still_level_runs_an_extra_race() -> None:
    """Ruling P22."""
    position = photo((1, 1))
    assert (position.wins, position.is_extra, position.field) == ([0, 0, 0], True, [0, 1])
    deal(position, "123456")
    assert position.acting() == [0]
    assert [car.status for car in seen(position).cars] == ["driving", "driving", "absent"]
    assert [car.dice for car in seen(position).cars] == [{"common": 3}, {"common": 3}, {}]


def test_a_race_is_told_by_its_number_and_an_extra_race_as_one() -> None:
    assert happened("race-begins", 1, 1) in told(before_the_photo((1, 1)), *LAST_BEAT)
    assert happened("race-begins", 2, 0) in told(before_the_photo((1, 0)), *LAST_BEAT)


def test_the_extra_race_decides_the_race_and_the_places_behind_it_stay() -> None:
    """Ruling P22."""
    position = deal(photo((1, 1)), "123456")
    while position.picks < 6:
        seat = position.acting()[0]
        position.play(seat, position.moves(seat)[0])
    for seat in (0, 1):
        position.placed[seat], position.dice[seat] = 5, 1
        position.hands[seat] = position.parts.rolls(1, 0)
    do(position, "flame roll common", "bolt roll common", "1 6", "bolt place common 6", "flame roll common")
    assert (position.wins, position.race, position.is_extra) == ([0, 1, 0], 2, False)
    assert seen(deal(position, "123456")).order == (2, 0, 1)


def test_chance_rolls_for_the_cars_in_the_order_of_their_seats() -> None:
    position = do(beat("common=6", "common=6"), *BOTH_ROLL)
    assert position.rolling == 0
    do(position, "1 1")
    assert (position.rolling, len(position.moves(CHANCE))) == (1, 6)


def test_whoever_took_its_only_die_back_stands_behind_a_car_that_has_placed_none() -> None:
    """It placed one later than never (rulings P19 and P21)."""
    position = race("common=6", "supercharger=6", track="3,2,1,5,6,4", pace="beat", dead_end="return")
    position.order = [1, 0]
    position.last[1] = 1  # on the first beat
    assert standings(position) == [0, 1]
