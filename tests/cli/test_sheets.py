"""`ludotek north check FILE`: a sheet of one's own is checked, with the line and the reason."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from ludotek.cli import run

HOUSE = files("ludotek.games.north").joinpath("cards.yaml").read_text(encoding="utf-8")


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_good_sheet_can_be_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, HOUSE)
    assert run(["north", "check", file]) == 0
    assert "--cards" in capsys.readouterr().out


def test_a_bad_one_is_refused_with_its_line_and_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, HOUSE.replace("value: 2", "value: 7", 1))
    line = HOUSE[: HOUSE.index("value: 2")].count("\n") + 1
    assert run(["north", "check", file]) == 1
    assert f"Line {line}: ancients[11].value: Invalid enum value 7." in " ".join(capsys.readouterr().err.split())


def test_programs_are_told_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "node: []\n")
    assert run(["north", "check", file, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["line"]) == (False, 1)


def test_a_file_that_is_not_there_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["north", "check", "nowhere.yaml"]) == 2
    assert "nowhere.yaml" in capsys.readouterr().err


def test_a_game_without_sheets_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["novem", "check", written(tmp_path, HOUSE)]) == 2
    assert "Novem takes no sheets." in capsys.readouterr().err
