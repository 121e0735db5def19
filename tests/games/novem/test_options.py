"""What a table chooses before a match."""

from __future__ import annotations

import pytest

from ludotek.core.errors import BadOptions
from ludotek.games.novem import GAME
from ludotek.games.novem.components import SET_UP_NAMES, NovemOptions, digits
from tests.games.novem.scenario import match


def test_everything_is_left_to_chance_and_to_the_rule_sheet_by_default() -> None:
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


def test_options_are_part_of_what_makes_two_positions_the_same() -> None:
    assert match() == match()
    assert match() != match(decider=True)
    assert match(totals="open") != match()
