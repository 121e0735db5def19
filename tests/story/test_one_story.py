"""One story: boards draw what happens, and what is said of it comes from the story alone."""

from __future__ import annotations

import re
from pathlib import Path

from ludotek.games import games

SPEAKS = re.compile(r"""aria-live|role=["'](log|alert)["']""")
SAYS_EVENTS = re.compile(r"\.say\(\s*(beat|event|sentence)\b")


def told_by(text: str) -> list[str]:
    return [found.group() for pattern in (SPEAKS, SAYS_EVENTS) for found in pattern.finditer(text)]


def boards() -> list[Path]:
    return [path for game in games() for path in sorted((game.folder / "web").glob("*.svelte"))]


def test_no_board_tells_what_happened_by_itself() -> None:
    assert len(boards()) > len(games())
    assert {path.name: told for path in boards() if (told := told_by(path.read_text(encoding="utf-8")))} == {}


def test_a_board_that_did_would_be_found() -> None:
    assert told_by('<p aria-live="polite">{$language.say(event.say)}</p>') == ["aria-live", ".say(event"]
