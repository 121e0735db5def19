"""A sheet of one's own: what each field may be, and what it is if it is left out."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.errors import BadSheet
from ludotek.core.sheet import read
from ludotek.games.nos.components import Cards, Modification
from tests.games.nos.scenario import car, do, race
from tests.games.nos.test_draft import OWN

SPOILER = "spoiler: {colour: black, cards: 4, free_over: 2}"


def written(field: str, value: object) -> str:
    """The sheet of the tests with another value of one field, of the spoiler's if it is a part's."""
    if field == "track":
        return OWN.replace("[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]", str(value))
    if field == "dice":
        return OWN.replace("black: 6", f"black: {value}")
    part = {"colour": "black", "cards": 4, field: value}
    return OWN.replace(SPOILER, f"spoiler: {msgspec.json.encode(part).decode()}")


@pytest.mark.parametrize(
    ("field", "taken", "refused"),
    [
        ("track", [[6] * 12, [1] * 60], [[6] * 11, [1] * 61, [0] * 12, [7] * 12]),  # §55
        ("dice", [5, 12], [4, 13]),  # §56
        ("cards", [4, 8], [0, 9]),  # §59
        ("faces", [[1] * 6, [6] * 6], [[1] * 5, [1] * 7, [0] * 6, [7] * 6]),  # §60
        ("hand", [2], [1, 3, 4]),  # §61
        ("saved", [False], [True]),  # §62
        ("free_under", [0, 5], [-1, 6]),  # §63
        ("free_over", [0, 5], [-1, 6]),  # §64
    ],
)
def test_a_field_is_within_its_limits(field: str, taken: list[object], refused: list[object]) -> None:
    for value in taken:
        read(written(field, value), Cards)
    for value in refused:
        with pytest.raises(BadSheet, match=field):
            read(written(field, value), Cards)


@pytest.mark.parametrize("colour", ["yellow", "blue", "grey", "black", "white", "orange"])
def test_dice_are_of_three_out_of_six_colours(colour: str) -> None:
    """§56."""
    others = [other for other in ("yellow", "blue", "black", "white") if other != colour][:2]
    sheet = OWN
    for old, new in zip(("yellow", "blue", "black"), ("first", "second", "third"), strict=True):
        sheet = sheet.replace(old, new)
    for old, new in zip(("first", "second", "third"), (*others, colour), strict=True):
        sheet = sheet.replace(old, new)
    assert list(read(sheet, Cards).dice) == [*others, colour]
    with pytest.raises(BadSheet):
        read(sheet.replace(colour, "pink"), Cards)


def test_what_is_left_out_is_as_usual() -> None:
    """§59 to §64."""
    assert Modification(colour="blue") == Modification(
        colour="blue", cards=2, faces=(1, 2, 3, 4, 5, 6), hand=2, saved=False, free_under=0, free_over=0
    )


def test_a_part_may_free_two_under() -> None:
    """§63."""
    position = race("common=4,spoiler=2", cards=OWN.replace("free_over: 2", "free_under: 2"))
    do(position, "flame roll spoiler+spoiler", "1 4")
    assert [die.fit for die in car(position).rolled] == ["match", "redline"]


def test_a_part_has_as_many_cards_as_the_sheet_says() -> None:
    """§59."""
    position = race(cards=OWN.replace("cards: 4, faces", "cards: 6, faces"))
    assert position.cards[1:] == [4, 0, 6, 0, 0, 4]
