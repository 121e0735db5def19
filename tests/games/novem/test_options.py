"""What a table chooses before a match."""

from __future__ import annotations

import pytest

from ludotek.core.errors import BadOptions
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS, SET_UP_NAMES, NovemOptions, digits
from tests.games.novem.scenario import EMPTY_ROW_A, match, rounds


def test_everything_is_left_to_chance_and_to_the_rule_sheet_by_default() -> None:
    """§34."""
    assert GAME.options() == NovemOptions(
        first="random",
        layout="random",
        second_layout="same",
        swap_sides=False,
        totals="own",
        decider=False,
        board="full",
    )


@pytest.mark.parametrize("name", SET_UP_NAMES)
def test_any_legal_set_up_may_be_given(name: str) -> None:
    """§28."""
    assert digits(match(layout=name).top) == name


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("first", ["random", "rows", "columns"]),
        ("second_layout", ["same", "transposed", "random"]),
        ("swap_sides", [True, False]),
        ("totals", ["own", "open"]),
        ("decider", [True, False]),
        ("board", ["full"]),
    ],
)
def test_every_value_of_every_option_is_taken(name: str, values: list[object]) -> None:
    """§27, and §29 to §33."""
    for value in values:
        assert getattr(match(**{name: value}).options, name) == value


@pytest.mark.parametrize(("text", "value"), [("true", True), ("false", False), ("1", True), ("0", False)])
def test_yes_and_no_may_come_as_text(text: str, value: bool) -> None:
    assert match(decider=text, swap_sides=text).options == match(decider=value, swap_sides=value).options


@pytest.mark.parametrize(
    "layout",
    [
        "",
        "Random",
        "27695143",  # eight digits
        "2769514388",  # ten
        "123456789",  # rows do not make 15
        "159159159",  # columns do not
        "555555555",  # lines make 15, with tiles that do not exist
        "276951 438",
        "27695143x",
    ],
)
def test_what_is_not_a_set_up_is_refused_with_what_is_needed(layout: str) -> None:
    """§7 and §28."""
    with pytest.raises(BadOptions) as refusal:
        match(layout=layout)
    assert refusal.value.code == "core/bad-options"
    assert refusal.value.sentence.startswith("Novem: ")
    assert (
        f"layout {layout!r} is not a set-up: nine digits are needed, row by row, "
        "each of 1 to 9 once, with every row and column making 15"
    ) in refusal.value.sentence


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", "green"),
        ("first", 0),
        ("first", None),
        ("layout", 276951438),
        ("second_layout", "mirrored"),
        ("swap_sides", "perhaps"),
        ("swap_sides", 2),
        ("totals", "hidden"),
        ("decider", "three"),
        ("board", "large"),
        ("colour", "green"),
    ],
)
def test_a_wrong_value_or_an_unknown_option_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOptions) as refusal:
        match(**{name: value})
    assert refusal.value.code == "core/bad-options"
    assert refusal.value.option == name
    assert refusal.value.sentence.startswith("Novem")
    assert name in refusal.value.sentence


@pytest.mark.parametrize("swap_sides", [False, True])
def test_seats_keep_the_names_of_the_side_they_play_in_the_first_game(swap_sides: bool) -> None:
    """§35."""
    position = rounds(match(swap_sides=swap_sides), EMPTY_ROW_A)
    assert [GAME.seat_name(seat, position.options) for seat in (ROWS, COLUMNS)] == ["rows", "columns"]
    assert (position.rows == COLUMNS) == swap_sides


def test_options_are_part_of_what_makes_two_positions_the_same() -> None:
    assert match() == match()
    assert match() != match(decider=True)
    assert match(totals="open") != match()


def test_a_seat_announces_only_what_it_could_play() -> None:
    """Ruling V15."""
    said = [[phrase.id for phrase in GAME.announcements_of(seat, GAME.options())] for seat in (0, 1)]
    assert "novem-say-a" in said[0] and "novem-say-1" not in said[0]
    assert "novem-say-1" in said[1] and "novem-say-a" not in said[1]
    assert len(GAME.announcements_of(0, GAME.options({"swap_sides": True}))) == len(GAME.announcements)
