"""Sheets: pieces of a game in a file, and what is said of a bad one."""

from __future__ import annotations

import pickle
from typing import Annotated, Literal

import msgspec
import pytest

from ludotek.core.errors import BadSheet
from ludotek.core.sheet import LONGEST, chosen_sheet, is_own, read, sheets_of, takes_sheet


class Form(msgspec.Struct):
    arena: Annotated[str, takes_sheet("ring", "walls")] = "ring"
    laps: Annotated[int, msgspec.Meta(ge=1)] = 1
    name: str = ""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shape: str
    at: tuple[int, int]

    def __post_init__(self) -> None:
        if min(self.at) < 0:
            raise ValueError("a mine lies on the board")


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "green"]
    watts: Annotated[int, msgspec.Meta(ge=5, le=60)] = 5
    label: Annotated[str, msgspec.Meta(min_length=1, max_length=9)] | None = None
    on: bool = False
    ports: Annotated[tuple[int, ...], msgspec.Meta(max_length=3)] = ()
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "a"
    hours: Annotated[int, msgspec.Meta(ge=0)] = 0


class Arena(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    mines: tuple[Mine, ...] = ()
    colours: dict[str, int] = {}
    lights: dict[Literal["dim", "bright"], int] = {}


GOOD = """\
name: Ring
mines:
  - {shape: circle, at: [5, 5]}
  - shape: square
    at: [3, 4]
"""


def refusal(text: str) -> BadSheet:
    with pytest.raises(BadSheet) as caught:
        read(text, Arena)
    assert caught.value.code == "core/bad-sheet"
    return caught.value


def test_a_sheet_becomes_a_struct_of_its_form() -> None:
    assert read(GOOD, Arena) == Arena("Ring", (Mine("circle", (5, 5)), Mine("square", (3, 4))))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (GOOD.replace("[3, 4]", "[3, four]"), 5, "mines[1].at[1]"),
        (GOOD.replace("[3, 4]", "[3]"), 5, "length 2"),
        (GOOD.replace("[3, 4]", "[3, -4]"), 4, "a mine lies on the board"),
        (GOOD.replace("    at: [3, 4]", "    form: round\n    at: [3, 4]"), 5, "mines[1].form: there is no such key"),
        (
            GOOD + "title: Ring\n",
            6,
            "title: there is no such key here; it takes the keys name, mines, colours, lights.",
        ),
        (GOOD + "name: Ring again\n", 6, "a second time"),
        (GOOD + "colours:\n  red: 1\n  blue: no\n", 8, "colours.blue: Expected int, got bool"),
        (
            GOOD + "lights:\n  dim: 3\n  pink: 3\n",
            8,
            "lights.pink: there is no such key here; it takes one of dim, bright.",
        ),
        (GOOD + "mines: [\n", 7, ""),
        (GOOD + "\tx: 1\n", 6, "cannot start"),
        (GOOD.replace("- shape: square", "- &a\n    shape: square") + "  - *a\n", 7, "without aliases"),
        ("", 1, ""),
        ("- 1\n", 1, "Expected object, got array"),
        ("name: a\x00b\n", 0, "not YAML"),
        ("name: " + "[" * 49_000 + "\n", 0, "YAML"),
    ],
)
def test_a_bad_sheet_is_refused_with_its_line_and_the_reason(text: str, line: int, reason: str) -> None:
    error = refusal(text)
    assert error.line == line
    assert reason in error.sentence


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("colour: pink", "colour: Invalid enum value 'pink'; it takes one of red, green."),
        ("watts: 4", "watts: Expected int >= 5; it takes a whole number, 5 to 60."),
        ("watts: many", "watts: Expected int, got str; it takes a whole number, 5 to 60."),
        ("label: ''", "label: Expected str of length >= 1; it takes text of 1 to 9 characters."),
        ("on: maybe", "on: Expected bool, got str; it takes true or false."),
        (
            "ports: [1, 2, 3, 4]",
            "ports: Expected array of length <= 3; it takes a list of at most 3, each a whole number.",
        ),
        ("id: A", "id: Expected str matching regex '^[a-z]+$'; it takes text like ^[a-z]+$."),
        ("hours: -1", "hours: Expected int >= 0; it takes a whole number, at least 0."),
        ("ports: {a: 1}", "ports: Expected array, got object; it takes a list of at most 3, each a whole number."),
    ],
)
def test_what_does_not_fit_is_told_what_would(line: str, reason: str) -> None:
    text = f"# a lamp\n\n{line}\n" + ("" if line.startswith("colour") else "colour: red\n")
    with pytest.raises(BadSheet) as caught:
        read(text, Lamp)
    assert caught.value.sentence == f"Line 3: {reason}"


def test_what_is_missing_is_named_with_all_that_may_stand_there() -> None:
    with pytest.raises(BadSheet) as caught:
        read("watts: 5\n", Lamp)
    assert "missing required field colour; it takes the keys colour, watts, label" in caught.value.sentence


def test_what_looks_like_a_date_is_text() -> None:
    assert read("name: 9999-99-99\n", Arena).name == "9999-99-99"


def test_a_sheet_may_not_be_endless() -> None:
    assert "at most" in refusal("name: " + "x" * LONGEST).sentence


def test_the_error_keeps_its_line_between_processes() -> None:
    error = refusal("- 1\n")
    again = pickle.loads(pickle.dumps(error))
    assert (again.line, again.sentence) == (error.line, error.sentence)


def test_an_option_holds_the_name_of_a_shipped_sheet_or_the_text_of_ones_own() -> None:
    assert not is_own("ring")
    assert is_own(GOOD)
    assert chosen_sheet(GOOD, "ludotek.core", Arena).name == "Ring"
    for name in ("nowhere", "../errors", ""):
        with pytest.raises(BadSheet) as caught:
            chosen_sheet(name, "ludotek.core", Arena)
        assert caught.value.code == "core/unknown-sheet"


def test_a_form_tells_which_sheets_are_shipped() -> None:
    assert sheets_of(Form) == {"arena": ("ring", "walls")}
    field = msgspec.json.schema(Form)["$defs"]["Form"]["properties"]["arena"]
    assert field["examples"] == ["ring", "walls"]
    assert field["contentMediaType"] == "application/yaml"
