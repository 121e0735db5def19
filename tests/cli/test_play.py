"""`ludotek play` and `replay`: what they hand to the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotek.core.record import of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from tests.cli.commands import Said, ludotek, ludotek_apart

FIRST = "tests.lab.odd_bots:FirstMove"


class Stage:
    """Stands in for the screen, and remembers what it was to show."""

    def __init__(self) -> None:
        self.game: Any = None
        self.shown: dict[str, Any] = {}

    def play(self, game: object, **shown: object) -> None:
        self.game = game
        self.shown = shown


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage()
    monkeypatch.setattr("ludotek.terminal.play", stage.play)
    return stage


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    said = ludotek(capsys, "play", "novem", *arguments)
    assert (said.status, said.err) == (0, "")
    return said


def test_you_play_the_first_seat_against_a_bot(capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    play(capsys)
    assert stage.game is game("novem")
    assert list(stage.shown["bots"]) == list(stage.shown["names"]) == [1]


def test_you_may_choose_your_seat_and_your_opponent(capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    play(capsys, "--seat", "columns", "--bot", FIRST)
    assert stage.shown["names"] == {0: FIRST}
    bot, _ = stage.shown["bots"][0]
    assert type(bot).__name__ == "FirstMove"


def test_in_a_hot_seat_there_are_no_bots(capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    play(capsys, "--hot-seat")
    assert stage.shown["bots"] == {}


def test_everything_else_reaches_the_screen(capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    play(capsys, "--option", "first=rows", "--lang", "uk", "--seed", "5", "--save", "match.txt")
    assert stage.shown["options"]["first"] == "rows"
    assert stage.shown["language"] == "uk"
    assert stage.shown["seed"] == 5
    assert stage.shown["save"] == Path("match.txt")


def test_without_a_terminal_there_is_no_playing() -> None:
    said = ludotek_apart("play", "novem")
    assert said.status == 2
    assert said.err.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    session = Session(game("novem"))
    session.finish(Rng(1))
    file = tmp_path / "match.txt"
    file.write_text(str(of_session(session)), encoding="utf-8")
    return file


def test_a_record_is_told_in_words(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    english, ukrainian = (ludotek(capsys, "replay", str(record), "--lang", code) for code in ("en", "uk"))
    assert english.status == ukrainian.status == 0
    assert len(english.out.splitlines()) == len(ukrainian.out.splitlines()) > 20
    assert english.out != ukrainian.out


def test_a_record_is_written_as_a_board_in_a_page_shows_it(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    everybody, rows = (ludotek(capsys, "replay", str(record), "--json", *seat) for seat in ((), ("--seat", "rows")))
    open_steps, seen = (json.loads(said.out)["steps"] for said in (everybody, rows))
    assert len(open_steps) == len(seen) > 20
    assert all(step["move"] for step in open_steps[1:]) and not all(step["move"] for step in seen[1:])
    said = ludotek(capsys, "replay", str(record), "--json", "--seat", "north")
    assert said.status == 2 and "it has rows, columns" in said.err


def test_a_damaged_record_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("game: novem", "game: chess"), encoding="utf-8")
    said = ludotek(capsys, "replay", str(record))
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("Line 2: ")
