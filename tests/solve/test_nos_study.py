"""The study of Project NOS: its values are the solver's, its wins add up, and what it says follows from what it saw."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, DEAL
from ludotek.core.rng import Rng
from ludotek.core.study import Notes
from ludotek.games import game
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.solve import duel, solve
from ludotek.games.nos.solve.builds import BUILDS
from ludotek.games.nos.solve.solution import distribution, packed_dice, read_dice, road_of, shares
from ludotek.games.nos.steps import moves
from ludotek.games.nos.steps.state import DRAFTING
from ludotek.games.nos.study import STUDY, DraftObserver, DriveObserver, sort_of
from ludotek.lab.balance import play_series, subject_of

NOS = game("nos")
TRACK = [3, 1, 6, 2, 5, 4]


def rolls_of(dice: str) -> list[float]:
    return distribution(road_of(TRACK), packed_dice(read_dice(dice)))


def test_of_two_cars_each_has_its_wins_and_half_of_the_ties() -> None:
    own, other = rolls_of("common=3,v8=3"), rolls_of("common=3,spoiler=3")
    win, tie, lose = duel(own, other)
    assert shares([own, other]) == pytest.approx([win + tie / 2, lose + tie / 2], abs=1e-7)


def test_of_several_cars_somebody_is_first_and_equals_are_equal() -> None:
    cars = [
        rolls_of(dice) for dice in ("common=3,v8=3", "common=3,spoiler=3", "common=3,v8=3", "common=3,wide_tires=3")
    ]
    first = shares(cars)
    assert sum(first) == pytest.approx(1, abs=1e-7)
    assert first[0] == pytest.approx(first[2])


def test_a_car_that_never_finishes_is_never_first() -> None:
    assert shares([[], rolls_of("common=3,v8=3")]) == pytest.approx([0, 1], abs=1e-7)


@pytest.mark.parametrize(
    ("cars", "first"),
    [
        ([[0.0, 1.0], [0.0, 1.0], [0.0, 0.0, 1.0]], [1 / 2, 1 / 2, 0]),
        ([[0.0, 0.5, 0.5], [0.0, 0.5, 0.5], [0.0, 0.5, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.0, 0.5, 0.5], [0.0, 0.0, 1.0]], [3 / 4, 1 / 4]),
    ],
)
def test_shares_are_as_counted_by_hand(cars: list[list[float]], first: list[float]) -> None:
    assert shares(cars) == pytest.approx(first)


def test_a_pair_is_worth_its_better_split() -> None:
    road, by_name = road_of(TRACK), {build.name: build for build in BUILDS}
    splits = [solve("3,1,6,2,5,4", f"common=3,v8={n},wide_tires={3 - n}").expected_rolls for n in (1, 2)]
    assert by_name["v8 + wide_tires"].rolls(road) == min(splits)  # type: ignore[type-var]
    assert by_name["spoiler"].rolls(road) == solve("3,1,6,2,5,4", "common=3,spoiler=3").expected_rolls


def test_parts_of_one_colour_are_no_pair() -> None:
    names = [build.name for build in BUILDS]
    assert len(names) == 6 + 12
    assert "v8 + nitrous" not in names and "v8 + spoiler" in names


def test_tracks_are_sorted_by_the_sum_of_their_cards() -> None:
    assert [sort_of(track) for track in ([1, 2, 3, 4, 5, 3], [3, 1, 6, 2, 5, 4], [6, 5, 4, 3, 2, 4])] == [
        "low",
        "mixed",
        "high",
    ]


def drafting() -> Nos:
    position = NOS.start(track="3,1,6,2,5,4")
    assert isinstance(position, Nos)
    while position.kind() == DEAL:
        position.play(CHANCE, position.moves(CHANCE)[0])
    assert position.phase == DRAFTING
    return position


def test_a_pick_costs_what_it_keeps_a_car_from() -> None:
    position, observer = drafting(), DraftObserver()
    observer.decides(position, position.order[0], moves.TAKE)
    costs = {name: measure.mean for name, measure in observer.notes.measures.items() if name.count(",") == 2}
    assert min(costs.values()) == 0 and max(costs.values()) > 0.5
    assert costs["mixed, pick 1, nitrous"] == 0
    assert observer.notes.of("mixed, pick 1, v8, taken").mean == 1
    assert observer.notes.of("mixed, pick 1, spoiler, taken").mean == 0


def test_what_breaks_is_counted_by_car_and_race() -> None:
    position, observer, notes = drafting(), DriveObserver(), Notes({})
    for event in ((0, moves.WENT_GREEN, 1, 0), (0, moves.EXPLODED, 0, 3), (0, moves.STALLED, 1, 2)):
        observer.hears(event)
    observer.hears((0, moves.NOBODY_WON, 1, 0))
    observer.ends(position, notes)
    assert [notes.of(name).mean for name in ("exploded", "stalled", "hot", "nobody")] == [0.5, 0.5, 0, 1]


def test_the_places_of_a_draft_share_every_race() -> None:
    position, observer = drafting(), DraftObserver()
    luck = Rng(3)
    while position.phase == DRAFTING:
        seat = position.acting()[0]
        position.play(seat, luck.choice(position.moves(seat)))
    position.play(-2, moves.GREEN)
    observer.decides(position, 0, position.moves(0)[0])
    places = [observer.notes.of(f"place {place}").mean for place in (1, 2)]
    assert sum(places) == pytest.approx(1, abs=1e-7)


def test_the_report_answers_every_question_from_what_was_played() -> None:
    subject = subject_of(NOS, bots="random", games=1, arms="tracks")
    titles = [section.title for section in STUDY.report(play_series(subject).notes)]
    assert any(title.startswith("Rolls to the end of") for title in titles)
    seen = DraftObserver()
    position = drafting()
    seen.decides(position, position.order[0], moves.TAKE)
    seen.hears((0, moves.WON_RACE, 0, 1))
    notes = Notes({})
    seen.ends(position, notes)
    told = STUDY.report({"drafts, 2 drivers": notes})
    assert [section.title for section in told][:2] == [
        "What a pick costs on mixed tracks",
        "What the best drafters pick",
    ]
