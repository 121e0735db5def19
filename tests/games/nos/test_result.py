"""Finishing, races, trophies, the next draft (rulings P20 to P24)."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE
from ludotek.games.nos import GAME
from ludotek.games.nos.reckoning import winners
from ludotek.games.nos.rules import BY_WINS, Nos
from ludotek.games.nos.steps.moves import RACE_BEGINS, WON_RACE
from tests.games.nos.scenario import do, names, offered, race, seen, told

ONES = "1,1,1,2,2,2"


def near_the_end(*placed: int, track: str = "3,1,6,2,5,4", **options: object) -> Nos:
    """Cars with some cards covered, by common dice."""
    position = race(*["common=6"] * len(placed), track=track, **options)
    for seat, cards in enumerate(placed):
        position.placed[seat] = cards
        position.dice[seat] = 6 - cards
        for card in range(cards):
            position.laid[6 * seat + card] = position.track[card]
    for seat in range(len(placed)):
        position.hands[seat] = position.parts.rolls(position.dice[seat], 0)
    return position


WIN = ("flame roll common", "4", "flame place common 4")


def test_the_first_to_cover_every_card_wins_the_race() -> None:
    """§7, and ruling P21."""
    position = near_the_end(5, 3)
    assert names(told(position, *WIN))[-5:] == ["placed", "finished", "won-race", "trophy", "race-begins"]
    assert position.wins == [1, 0]


def test_the_winner_keeps_the_last_card_of_the_track_and_the_others_are_set_aside() -> None:
    """§44, and ruling P24."""
    position = do(near_the_end(5, 3), *WIN)
    assert seen(position).cars[0].trophies == (4,)
    assert position.aside[1:] == [1, 1, 1, 0, 1, 1]


def test_the_next_race_has_a_new_track_and_everything_is_reset() -> None:
    """§44, and ruling P7."""
    position = near_the_end(5, 3)
    position.redlines[1] = 2
    do(position, *WIN)
    view = seen(position)
    assert (position.kind(), view.race, view.track) == (DEAL, 2, ())
    assert all(car.dice == {"common": 3} and car.redlines == 0 and car.parts == () for car in view.cars)
    assert set(view.cards.values()) == {2}


def deal(position: Nos, cards: str) -> Nos:
    return do(position, *(f"chance card {card}" for card in cards))


def test_the_last_to_finish_picks_first_in_the_next_race() -> None:
    """§46, and ruling P3."""
    position = deal(do(near_the_end(5, 3, 4), *WIN, "clock flag"), "123456")
    assert seen(position).order == (1, 2, 0)


def test_two_race_wins_win_the_game() -> None:
    """§8."""
    position = near_the_end(5, 3)
    position.wins[0] = 1
    events = told(position, *WIN)
    assert names(events)[-1] == "won"
    assert (position.kind(), position.scores(), position.ending()) == (OVER, [1, -1], BY_WINS)


def test_one_win_each_is_not_enough() -> None:
    """§8."""
    position = near_the_end(5, 3)
    position.wins[1] = 1
    assert do(position, *WIN).kind() != OVER


def test_of_four_the_winner_takes_one_from_each() -> None:
    position = near_the_end(5, 3, 1, 0)
    position.wins[0] = 1
    do(position, *WIN, "clock flag")
    assert position.scores() == [3, -1, -1, -1]


def test_with_three_cars_the_race_goes_on_for_a_few_seconds_after_the_winner() -> None:
    """Ruling P21."""
    position = near_the_end(5, 4, 4)
    assert position.moves(CLOCK) == []
    assert position.deadline() == 0
    do(position, *WIN)
    assert (position.kind(), position.acting(), position.deadline()) == (RACE, [1, 2], 5000)
    assert [GAME.words(move) for move in position.moves(CLOCK)] == ["flag"]
    assert names(told(position, "clock flag"))[:2] == ["stopped", "won-race"]


def test_finishers_by_time_then_cards_then_time_of_the_last_placement_then_those_who_are_out() -> None:
    """Ruling P21."""
    position = near_the_end(5, 4, 3, 4)
    do(position, "bolt roll common+common", "5 1", "bolt place common 5")
    do(position, "crown roll common+common", "5 1", "crown place common 5")
    do(position, *WIN)
    position.redlines[1] = 2
    do(position, "bolt roll common", "5", "bolt blow the engine", "clock flag")
    assert seen(deal(position, "123456")).order == (1, 2, 3, 0)  # out, three cards, five cards, the winner


def test_a_car_that_is_out_stands_behind_one_on_the_road_however_far_it_came() -> None:
    """Ruling P21."""
    position = near_the_end(5, 4, 3)
    position.redlines[1] = 2
    do(position, "bolt roll common+common", "6 6", "bolt blow the engine", *WIN)
    assert seen(position).places == (0, 2, 1)
    assert seen(deal(position, "123456")).order == (1, 2, 0)


def test_when_the_game_is_over_the_places_are_those_of_its_last_race() -> None:
    position = near_the_end(5, 3)
    position.wins[0] = 1
    assert seen(do(position, *WIN)).places == (0, 1)


def test_equal_cards_are_told_apart_by_who_placed_the_last_one_first() -> None:
    """Ruling P21."""
    position = near_the_end(5, 4, 4)
    do(position, "comet roll common+common", "5 1", "comet place common 5")
    do(position, "bolt roll common+common", "5 1", "bolt place common 5")
    assert seen(deal(do(position, *WIN, "clock flag"), "123456")).order == (1, 2, 0)


def test_live_the_order_of_moves_is_the_order_of_finishing() -> None:
    """§7, and ruling P22."""
    position = near_the_end(5, 5, 1)
    do(position, "flame roll common", "4", "bolt roll common", "4", "bolt place common 4", "flame place common 4")
    assert position.wins == [0, 1, 0]


def test_when_everyone_is_out_nobody_scores_and_the_furthest_car_picks_last() -> None:
    """Ruling P20."""
    position = near_the_end(3, 1)
    position.redlines[0] = position.redlines[1] = 2
    do(position, "flame roll common+common", "6 6", "flame blow the engine")
    events = told(position, "bolt roll common+common", "6 6", "bolt blow the engine")
    assert "nobody-won" in names(events)
    assert (position.wins, position.trophies) == ([0, 0], [[], []])
    assert seen(deal(position, "123456")).order == (1, 0)


def test_three_races_use_all_cards_and_the_fourth_is_dealt_from_fifteen() -> None:
    """§45, and ruling P24."""
    position = near_the_end(5, 5, 5, 5, track="1,1,1,2,2,2")
    for winner, (cards, last) in enumerate((("333444", 2), ("555666", 4))):
        who = ("flame", "bolt")[winner]
        do(position, f"{who} roll common", str(last), f"{who} place common {last}", "clock flag")
        deal(position, cards)
        for seat in range(4):
            position.placed[seat], position.dice[seat] = 5, 1
            position.hands[seat] = position.parts.rolls(1, 0)
        position.phase = 3
    assert sum(position.deck) == 0
    events = told(position, "comet roll common", "6", "comet place common 6", "clock flag")
    assert [(a, b) for _, event, a, b in events if GAME.happenings[event].name == "shuffled"] == [(15, 0)]
    assert sum(position.deck) == 15
    assert sum(position.odds()) == 15
    assert len(position.moves(CHANCE)) == 6


def test_an_absent_driver_stands_and_nothing_is_rolled_for_it() -> None:
    """Ruling P28."""
    position = near_the_end(5, 3)
    assert position.moves(CLOCK) == []
    assert "roll common+common" in offered(position, 1)


def test_the_races_of_a_game_are_counted_from_one_though_the_first_is_not_announced() -> None:
    heard = [(-1, WON_RACE, 2, 1), (-1, RACE_BEGINS, 2, 0), (-1, WON_RACE, 0, 1)]
    assert winners(heard) == {1: 2, 2: 0}
