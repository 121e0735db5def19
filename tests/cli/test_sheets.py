"""`ludotek sheet GAME` prints a template, `ludotek check-sheet GAME FILE` says what is wrong, and on which line."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from ludotek.cli import run
from ludotek.core.sheet import sheets_of
from ludotek.games import games

HOUSE = files("ludotek.games.north").joinpath("cards.yaml").read_text(encoding="utf-8")
SHEETED = [game.id for game in games() if sheets_of(game.form)]


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_both_commands_stand_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    told = capsys.readouterr().out
    assert "check-sheet" in told
    assert "│ sheet " in told


@pytest.mark.parametrize("id", SHEETED)
def test_the_template_of_a_game_passes_its_own_check(
    id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nort §5 and §50, NOS §54."""
    assert run(["sheet", id]) == 0
    template = capsys.readouterr().out
    assert template.startswith("# ")
    assert run(["check-sheet", id, written(tmp_path, template)]) == 0
    assert f"ludotek play {id} --" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("id", SHEETED)
def test_the_docs_give_the_same_template(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs/how-to/write-a-sheet.md"
    (link,) = re.findall(rf"\]\(([^)]*/games/{id}/[^)]*\.yaml)\)", page.read_text(encoding="utf-8"))
    run(["sheet", id])
    assert (page.parent / link).read_text(encoding="utf-8") == capsys.readouterr().out


def test_a_bad_one_is_refused_with_its_line_and_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nort §50, NOS §54."""
    file = written(tmp_path, HOUSE.replace("value: 2", "value: 7", 1))
    line = HOUSE[: HOUSE.index("value: 2")].count("\n") + 1
    assert run(["check-sheet", "north", file]) == 1
    told = " ".join(capsys.readouterr().err.split())
    assert f"Line {line}: ancients[11].value: Invalid enum value 7; it takes one of 0, 1, 2." in told


def test_an_unknown_key_is_refused_on_its_own_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, HOUSE.replace("    spark:", "    sparkle:", 1))
    line = HOUSE[: HOUSE.index("    spark:")].count("\n") + 1
    assert run(["check-sheet", "north", file]) == 1
    assert f"Line {line}: ancients[0].sparkle: there is no such key here" in " ".join(capsys.readouterr().err.split())


def test_programs_are_told_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "node: []\n")
    assert run(["check-sheet", "north", file, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["line"]) == (False, 1)


def test_a_file_that_is_not_there_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-sheet", "north", "nowhere.yaml"]) == 2
    assert "nowhere.yaml" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["sheet", "novem"], ["check-sheet", "novem", "mine.yaml"]])
def test_a_game_without_sheets_says_so(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command) == 2
    assert "Novem takes no sheets." in capsys.readouterr().err
