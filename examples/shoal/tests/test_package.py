"""What the package of Shoal brings: words for everything in both languages, pages of rules, a board."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludotek import game
from shoal import GAME


def test_the_house_finds_it() -> None:
    assert game("shoal") is GAME


def test_the_suite_of_the_house_finds_nothing_wrong_and_no_word_missing() -> None:
    check = [sys.executable, "-m", "ludotek", "check", "shoal", "--games", "2"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "name",
    ["rules.md", "rules.uk.md", "locale/en/words.ftl", "locale/uk/board.ftl", "web/board.js", "web/board/board.css"],
)
def test_every_file_is_in_its_folder(name: str) -> None:
    assert (GAME.folder / name).is_file()


def test_learners_see_it() -> None:
    assert GAME.encoding is not None
    assert GAME.encoding.size == sum(field.size for field in GAME.encoding.fields) == 40
