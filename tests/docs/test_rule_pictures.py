"""Every page of rules opens with how to play in a minute, and a picture of a real position."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tools.rule_pictures import PICTURES, path_of
from tools.rule_trace.pages import read

from ludotek.games import games

SMALL = 8_000  # bytes
OPENINGS = {"rules.md": "## In one minute", "rules.uk.md": "## За одну хвилину"}


def test_every_game_has_one() -> None:
    assert {game.id for game in games()} == set(PICTURES)


@pytest.mark.parametrize("game", PICTURES)
def test_it_is_what_the_game_shows_now(game: str) -> None:
    assert path_of(game).read_text(encoding="utf-8") == PICTURES[game]()


@pytest.mark.parametrize("game", PICTURES)
def test_it_is_small_and_holds_nothing_but_shapes_and_numbers(game: str) -> None:
    text = path_of(game).read_text(encoding="utf-8")
    assert len(text) < SMALL
    names = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
    assert names <= {"svg", "rect", "path", "circle", "text"}


@pytest.mark.parametrize("name", OPENINGS)
@pytest.mark.parametrize("game", PICTURES)
def test_the_first_section_is_a_minute_long_and_tells_no_numbered_rule(game: str, name: str) -> None:
    page = path_of(game).with_name(name)
    first, _, rest = page.read_text(encoding="utf-8").partition("\n## ")[2].partition("\n## ")
    assert f"## {first}".startswith(OPENINGS[name])
    assert "](rules.svg)" in first and "1. " in first
    assert "[§" not in first
    assert len(first.split()) < 300
    assert "[§1]" in rest
    assert read(page).unnumbered == []
