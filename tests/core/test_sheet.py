"""Sheets: pieces of a game in a file, and what is said of a bad one."""

from __future__ import annotations

import pickle
from typing import Annotated

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


class Arena(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    mines: tuple[Mine, ...] = ()
    colours: dict[str, int] = {}


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
        (GOOD.replace("shape: square", "form: square"), 4, "form"),
        (GOOD.replace("name: Ring", "title: Ring"), 1, "title"),
        (GOOD + "name: Ring again\n", 6, "a second time"),
        (GOOD + "colours: {red: 1, blue: no}\n", 6, "colours"),
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
