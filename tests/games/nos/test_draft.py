"""Setup, and selecting modifications (rulings P1 to P7)."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from ludotek.core.errors import BadOptions, BadSheet
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, CLOCK, DEAL, RACE, TURN
from ludotek.core.rng import Rng
from ludotek.core.sheet import read
from ludotek.games.nos import GAME
from ludotek.games.nos.components import Cards, cards_of, daily_track
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.moves import GIVE, TAKE
from ludotek.games.nos.steps.state import COUNTING_DOWN, DRAFTING
from tests.games.nos.scenario import do, game, names, offered, race, seen, told

ALL_PARTS = [f"take {part}" for part in ("v8", "nitrous", "turbocharger", "supercharger", "wide_tires", "spoiler")]


def drafting(drivers: int = 2, first: str = "flame") -> Nos:
    return do(game(drivers=drivers), f"chance {first} picks first")


def test_there_are_eighteen_track_cards_three_of_each_value() -> None:
    """§1."""
    assert Counter(cards_of("street").track) == dict.fromkeys(range(1, 7), 3)


def test_there_are_twelve_modification_cards_and_five_dice_of_each_of_three_colours() -> None:
    """§2 and §4."""
    sheet = cards_of("street")
    assert sum(part.cards for part in sheet.parts().values()) == 12
    assert list(sheet.dice.values()) == [5, 5, 5]
    assert sheet.parts()["wide_tires"].colour == sheet.parts()["spoiler"].colour == "grey"


def test_six_cards_are_dealt_one_at_a_time_by_how_many_are_left() -> None:
    position = GAME.start()
    assert (position.kind(), position.odds()) == (DEAL, [3] * 6)
    for _ in range(3):
        position.play(CHANCE, GAME.read("card 2"))
    assert "card 2" not in [GAME.words(move) for move in position.moves(CHANCE)]
    assert position.odds() == [3] * 5


def test_each_driver_has_three_common_dice() -> None:
    """§4 and §17."""
    assert [car.dice for car in seen(drafting(4)).cars] == [{"common": 3}] * 4


def test_in_the_first_race_chance_says_who_picks_first_and_the_others_follow_in_turn() -> None:
    """Ruling P3."""
    assert seen(drafting(3, "bolt")).order == (1, 2, 0)


def test_the_order_is_the_same_in_all_three_rounds() -> None:
    """§18, and ruling P3."""
    position, picking = drafting(2, "bolt"), []
    while position.phase == DRAFTING:
        picking.append(position.acting()[0])
        position.play(picking[-1], position.moves(picking[-1])[0])
    assert picking == [1, 0, 1, 0, 1, 0]


def test_a_new_card_comes_with_one_die_of_its_colour() -> None:
    """§19, and ruling P1."""
    position = do(drafting(), "flame take wide_tires")
    view = seen(position)
    assert view.cars[0].parts == ("wide_tires",)
    assert view.cars[0].dice == {"common": 3, "wide_tires": 1}
    assert (view.cards["wide_tires"], view.supply["wide_tires"], view.supply["spoiler"]) == (1, 4, 4)


def test_a_pick_is_a_must_and_the_first_is_a_card() -> None:
    """§19, and ruling P2."""
    position = drafting()
    assert position.kind() == TURN
    assert offered(position) == ALL_PARTS


def test_whoever_has_wide_tires_cannot_also_have_a_spoiler() -> None:
    """§19 and §20, and ruling P5."""
    position = do(drafting(), "flame take wide_tires", "bolt take v8")
    assert "take spoiler" not in offered(position)
    assert offered(position) == [*ALL_PARTS[:4], "add wide_tires"]


def test_nobody_has_more_than_two_cards() -> None:
    """§20."""
    position = do(drafting(), "flame take v8", "bolt take v8", "flame take spoiler", "bolt add v8")
    assert offered(position) == ["add v8", "add spoiler"]


def test_only_two_cars_can_have_the_same_part() -> None:
    """§2."""
    position = do(drafting(3), "flame take v8", "bolt take v8")
    assert "take v8" not in offered(position, 2)
    assert "take nitrous" in offered(position, 2)


def test_three_picks_make_six_dice_for_six_cards() -> None:
    """§18 and §19, and ruling P1."""
    position = do(
        drafting(),
        *(
            "flame take v8",
            "bolt take spoiler",
            "flame add v8",
            "bolt add spoiler",
            "flame add v8",
            "bolt take nitrous",
        ),
    )
    assert seen(position).cars[0].dice == {"common": 3, "v8": 3}
    assert seen(position).cars[1].dice == {"common": 3, "nitrous": 1, "spoiler": 2}
    assert position.phase == COUNTING_DOWN


def test_a_colour_without_dice_cannot_be_picked() -> None:
    """Ruling P4."""
    position = drafting(4)
    position.supply[0] = 0
    assert "take v8" not in offered(position)
    assert "take nitrous" not in offered(position)


def exhausted() -> Nos:
    """Flame has V8 and Turbocharger; no yellow and no blue die is left."""
    position = do(
        drafting(4),
        *("flame take v8", "bolt take v8", "comet take nitrous", "crown take nitrous"),
        *("flame take turbocharger", "bolt take turbocharger", "comet take supercharger", "crown take supercharger"),
    )
    position.supply[0] = position.supply[1] = 0
    return position


def test_without_a_legal_pick_a_part_is_exchanged_for_one_of_the_third_colour() -> None:
    """Ruling P4."""
    position = exhausted()
    assert offered(position) == ["give v8", "give turbocharger"]
    do(position, "flame give v8")
    assert offered(position) == ["take wide_tires", "take spoiler"]
    do(position, "flame take spoiler")
    assert seen(position).cars[0].dice == {"common": 3, "turbocharger": 1, "spoiler": 1}
    assert offered(position) == ["add spoiler"]
    assert position.acting() == [0]
    do(position, "flame add spoiler")
    assert position.acting() == [1]


def test_what_is_given_back_lies_in_the_store_again() -> None:
    """Ruling P4."""
    position = do(exhausted(), "flame give v8")
    assert seen(position).cards["v8"] == 1
    assert position.supply[0] == 1


def test_a_part_is_given_back_in_no_other_case() -> None:
    """Ruling P6."""
    position = drafting(4)
    while position.phase == DRAFTING:
        moves = position.moves(position.acting()[0])
        assert all(move < GIVE for move in moves) or all(move >= GIVE for move in moves)
        position.play(position.acting()[0], moves[0])


@pytest.mark.parametrize("seed", range(30))
def test_every_draft_of_four_ends_with_six_dice_each(seed: int) -> None:
    """§20, and rulings P1 and P4."""
    position, rng = GAME.start(drivers=4), Rng(seed)
    assert isinstance(position, Nos)
    while position.phase <= DRAFTING:
        position.play(*pick(position, rng))
    for seat in range(4):
        assert sum(seen(position).cars[seat].dice.values()) == 6
        assert len(seen(position).cars[seat].parts) <= 2
    assert min(position.supply) >= 0


def test_for_whoever_does_not_pick_in_time_chance_picks() -> None:
    """Ruling P2."""
    position = drafting()
    assert names(told(position, "clock flame late")) == ["was-late"]
    assert position.kind() == DEAL
    assert position.moves(CHANCE)[0] == TAKE
    do(position, "chance take spoiler")
    assert seen(position).cars[0].parts == ("spoiler",)
    assert position.acting() == [1]


def test_a_solo_driver_picks_three_times_freely() -> None:
    """§18."""
    position = do(game(drivers=1), "flame take v8", "flame add v8")
    assert position.kind() == TURN
    assert position.moves(CLOCK) == [GAME.read("flame late")]
    assert do(position, "flame add v8").kind() == RACE


def test_dead_ends_are_warned_of_while_cars_are_modified() -> None:
    """Ruling P19."""
    position = do(drafting(), "flame take turbocharger", "bolt take spoiler")
    assert [car.can_strand for car in seen(position).cars] == [True, False]


# Tracks and sheets of one's own.


def test_the_first_track_may_be_set_and_the_second_is_dealt() -> None:
    """§50."""
    position = game(drivers=1)
    assert seen(position).track == (3, 1, 6, 2, 5, 4)
    assert position.deck[1:] == [2] * 6


def test_a_day_has_one_track_for_everyone() -> None:
    """§14, §50 and §52."""
    sheet = cards_of("street")
    assert seen(game(drivers=1, track="2026-11-16")).track == daily_track(date(2026, 11, 16), sheet)
    days = {daily_track(date(2026, 11, day), sheet) for day in range(1, 29)}
    assert len(days) > 25
    assert all(max(Counter(track).values()) <= 3 for track in days)


@pytest.mark.parametrize("track", ["1,2,3", "7,1,2,3,4,5", "1,1,1,1,2,3", "2026-13-01", "today"])
def test_a_track_that_cannot_be_laid_is_refused(track: str) -> None:
    """§50."""
    with pytest.raises(BadOptions, match=r"track|month"):
        GAME.options({"track": track})


OWN = """track: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
dice: {yellow: 5, blue: 5, black: 6}
modifications:
  v8: {colour: yellow, cards: 4}
  turbocharger: {colour: blue, cards: 4, faces: [1, 1, 1, 1, 2, 2]}
  spoiler: {colour: black, cards: 4, free_over: 2}
"""


def test_a_table_plays_its_own_cards() -> None:
    """§51, §57 and §60."""
    position = race("common=3,turbocharger=3", track="2,1,1,4,5,6", cards=OWN)
    do(position, "flame roll turbocharger+turbocharger", "4 6")
    assert [die.value for die in seen(position).cars[0].rolled] == [1, 2]
    assert list(seen(position).cards) == ["v8", "turbocharger", "spoiler"]


def test_what_the_parts_of_ones_own_sheet_do_is_seen_and_of_the_houses_it_is_known() -> None:
    """§6."""
    view = seen(game(cards=OWN))
    assert view.colours == {"v8": "yellow", "turbocharger": "blue", "spoiler": "black"}
    assert view.own_parts["turbocharger"].faces == (1, 1, 1, 1, 2, 2)
    assert [part.free_over for part in view.own_parts.values()] == [0, 0, 2]
    assert (view.own_parts["v8"].hand, view.own_parts["v8"].saved) == (2, False)
    house = seen(game())
    assert (house.own_parts, house.colours["spoiler"]) == ({}, "grey")


def test_a_sheet_of_ones_own_may_free_a_spoiler_by_two() -> None:
    """§64."""
    position = do(race("common=5,spoiler=1", cards=OWN), "flame roll common+spoiler", "1 5")
    assert [die.fit for die in seen(position).cars[0].rolled] == ["no", "match"]


@pytest.mark.parametrize(
    ("old", "new", "line", "place"),
    [
        ("black: 6", "black: 4", 2, "dice.black"),
        (", black: 6", "", 2, "dice"),
        ("black: 6", "grey: 6", 6, "modifications.spoiler.colour"),
        ("colour: blue", "colour: grey", 5, "modifications.turbocharger.colour"),
        ("colour: blue", "colour: black", 2, "dice.blue"),
        ("cards: 4, free_over", "cards: 3, free_over", 6, "modifications.spoiler.cards"),
        ("cards: 4, free_over", "free_over", 6, "modifications.spoiler.cards"),
        ("free_over: 2", "hand: 3", 6, "modifications.spoiler.hand"),
        ("free_over: 2", "saved: true", 6, "modifications.spoiler.saved"),
        ("[1, 1, 1, 1, 2, 2]", "[1, 1, 1, 1, 2, 7]", 5, "modifications.turbocharger.faces[5]"),
    ],
)
def test_a_bad_sheet_is_refused_with_its_line(old: str, new: str, line: int, place: str) -> None:
    """§56-§58, and §60 to §62."""
    with pytest.raises(BadSheet) as refused:
        read(OWN.replace(old, new), Cards)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"Line {line}: {place}: ")
