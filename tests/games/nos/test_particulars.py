"""What is told, returned, exchanged and put aside, to the last number."""

from __future__ import annotations

from datetime import date

import pytest

from ludotek.core.errors import BadOptions
from ludotek.games.nos import GAME
from ludotek.games.nos.components import MOST_REDLINES, SPOILER, TRACK, cards_of, daily_track
from ludotek.games.nos.steps.parts import keep, let_go
from ludotek.games.nos.steps.state import STUCK
from tests.games.nos.scenario import car, do, happened, offered, packed, places, race, seen, told
from tests.games.nos.test_beat import BOTH_ROLL, LAST_BEAT, beat, before_the_photo
from tests.games.nos.test_draft import exhausted
from tests.games.nos.test_result import near_the_end
from tests.games.nos.test_time import finished

# Dice that come back (ruling P19).


def test_the_die_that_comes_back_is_of_the_kind_that_was_placed_last_by_that_car() -> None:
    position = race("common=6", "v8=1,spoiler=1,turbocharger=4", track="3,2,5,1,5,4", dead_end="return")
    do(position, "flame roll common+common", "3 1", "flame place common 3")
    do(position, "bolt roll v8+turbocharger+spoiler", "3 1 1", "bolt place v8 3")
    do(position, "bolt roll turbocharger+spoiler", "1 2", "bolt place spoiler 2")
    assert position.status[1] == STUCK
    assert told(position, "bolt return the last die") == [happened("returned", 1, 2)]
    assert car(position, 1).dice == {"spoiler": 1, "turbocharger": 4}
    assert [(die.kind, die.value) for die in car(position, 1).placed] == [("v8", 3)]
    assert [die.value for die in car(position, 0).placed] == [3]
    assert position.laid[TRACK : 2 * TRACK].count(0) == 5


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_comes_back_as_what_it_is_whatever_it_showed(face: int) -> None:
    position = race("v8=1,spoiler=1,turbocharger=4", track=f"{face},1,5,2,5,4", dead_end="return")
    position.placed[0], position.dice[0], position.status[0] = 1, packed("v8=1,turbocharger=4"), STUCK
    position.laid[0] = 6 * SPOILER + face
    assert car(do(position, "flame return the last die")).dice == {"v8": 1, "turbocharger": 4, "spoiler": 1}


# Saved dice (ruling P17).


def test_a_saved_die_that_does_not_fit_at_all_cannot_blow_the_car() -> None:
    position = race("common=3,nitrous=2", track="6,1,5,2,5,4")
    position.saved[0], position.redlines[0] = 1, MOST_REDLINES
    do(position, "flame roll common+common", "6 6")
    assert places(position) == ["place common 6"]


# Photo finishes (ruling P22).


def test_everybody_is_told_who_is_level() -> None:
    position = near_the_end(1, 5, 5, pace="beat")
    do(position, "flame roll common+common", "bolt roll common", "comet roll common", "1 1 4 4")
    last = ("bolt place common 4", "comet place common 4", "flame roll common+common")
    assert happened("photo-finish", 0b110, 0) in told(position, *last)


def test_after_a_photo_finish_all_six_cards_are_set_aside_and_nobody_keeps_one() -> None:
    position = before_the_photo((1, 1))
    track = seen(position).track
    do(position, *LAST_BEAT)
    assert [position.aside[value] for value in range(1, 7)] == [track.count(value) for value in range(1, 7)]


def test_a_trophy_is_not_set_aside_whatever_its_value() -> None:
    position = near_the_end(5, 1, track="3,2,6,2,5,1")
    do(position, "flame roll common", "1", "flame place common 1")
    assert position.trophies[0] == [1]
    assert position.aside[1:] == [0, 2, 1, 0, 1, 1]


def test_the_lowest_common_die_is_placed_at_once_on_the_beat_too() -> None:
    position = race("common=6", "common=6", pace="beat", track="1,3,6,2,5,4")
    do(position, *BOTH_ROLL, "1 1 2 2", "flame place common 1", "bolt roll common+common")
    assert (len(car(position).placed), car(position).is_ready) == (1, False)


def test_a_beat_is_told_with_its_number_alone() -> None:
    position = do(beat(), BOTH_ROLL[0])
    assert told(position, BOTH_ROLL[1])[-1] == happened("beat-begins", 1, 0)


# Exchanges in the draft (ruling P4).


def test_a_part_is_exchanged_for_a_colour_one_has_not_had_not_even_in_the_part_given_back() -> None:
    position = do(exhausted(), "flame give turbocharger")
    position.supply[0] = position.supply[1] = 5
    assert offered(position) == ["take wide_tires", "take spoiler"]


def test_a_part_can_be_exchanged_for_the_very_first_of_the_store() -> None:
    position = exhausted()
    position.owned[0] = 1 << 3 | 1 << 5  # turbocharger and wide tires instead, so that yellow is the third colour
    position.dice[0] = 3 | 1 << 9 | 1 << 15
    position.supply[2] = 0
    do(position, "flame give wide_tires")
    position.supply[0], position.cards[1], position.cards[2] = 1, 1, 0
    assert offered(position) == ["take v8"]
    position.cards[1] = 0
    assert offered(position) == []


def test_a_part_with_two_dice_is_exchanged_only_where_two_are_left() -> None:
    position = exhausted()
    position.dice[0] += 1 << 3
    do(position, "flame give v8")
    position.supply[2] = 1
    assert offered(position) == []
    position.supply[2] = 2
    assert offered(position) == ["take wide_tires", "take spoiler"]


def test_a_card_given_back_joins_those_in_the_store() -> None:
    position = exhausted()
    position.cards[1] = 1
    assert told(position, "flame give v8") == [happened("gave", 0, 1)]
    assert seen(position).cards["v8"] == 2


# Tracks and time.


def test_the_track_of_a_day_stays_what_it_was() -> None:
    assert daily_track(date(2026, 11, 16), cards_of("street")) == (1, 3, 6, 5, 4, 3)


def test_a_track_that_lacks_cards_is_refused_with_the_value_and_how_many_there_are() -> None:
    with pytest.raises(BadOptions, match="needs more cards with a 1 than the 3 there are"):
        GAME.options({"track": "1,1,1,1,2,3"})


def test_the_clock_is_read_at_the_end_of_a_solo_run_alone() -> None:
    assert finished().reading(100) >= 0
    assert race().reading(100) == -1


@pytest.mark.parametrize(("first", "second"), [(2, 5), (5, 2), (1, 6), (6, 1)])
def test_two_saved_dice_are_the_same_whichever_was_saved_first(first: int, second: int) -> None:
    low, high = sorted((first, second))
    assert keep(keep(0, first), second) == low + 8 * high
    assert let_go(keep(first, second), first) == second
    assert let_go(keep(first, second), second) == first


def test_a_third_die_cannot_be_saved() -> None:
    with pytest.raises(ValueError, match=r"^No more than two dice can be saved\.$"):
        keep(keep(1, 2), 3)
