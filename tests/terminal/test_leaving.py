"""Leaving the table: the record is offered, kept as asked, and the terminal is left as it was."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.core.errors import LudotekError
from ludotek.core.record import load
from ludotek.games import game as find_game
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal import play
from ludotek.terminal.leave import Leave
from ludotek.terminal.play import table
from ludotek.terminal.summary import Summary
from ludotek.terminal.table import TableScreen
from tests.terminal.evening import asked, lines, play_to_the_end, press, spend, table_of

RANDOM = {1: (RandomBot(), Budget())}
SOURCES = Path(__file__).parents[2] / "src"


async def two_rounds(pilot: Pilot[object]) -> None:
    for key in "ab":
        await asked(pilot)
        await press(pilot, key)
    await asked(pilot)


@pytest.mark.parametrize("key", ["q", "й", "ctrl+c"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_asks_once_and_staying_changes_nothing(key: str, language: str) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        await press(pilot, key)
        assert isinstance(pilot.app.screen, Leave)
        assert Language(language).text("terminal-save-and-leave") in lines(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "a")
        await asked(pilot)
        assert table_of(pilot).match.position.ply >= 2

    spend(table("novem", language=language, bots=RANDOM, seed=1), evening)


def test_a_saved_record_replays_to_the_same_position(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"

    async def evening(pilot: Pilot[object]) -> None:
        await two_rounds(pilot)
        match = table_of(pilot).match
        await press(pilot, "ctrl+c", "enter")
        assert pilot.app.return_value == path
        record = load(path, find_game)
        assert record.session().position == match.position
        assert record.players == {"rows": "Olena", "columns": "bot RandomBot"}
        assert record.reason == "unfinished"

    spend(table("novem", bots=RANDOM, names={0: "Olena"}, seed=1, save=path), evening)


def test_a_record_is_dated_by_the_reveal_of_each_round(tmp_path: Path) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await two_rounds(pilot)
        entries = [entry for entry in table_of(pilot).match.record().entries if entry.seat >= 0]
        assert len(entries) == 4
        assert entries[0].time == entries[1].time is not None

    spend(table("novem", bots=RANDOM, seed=1), evening)


def test_another_name_can_be_typed_and_an_old_file_is_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    old = Path("old.txt")
    old.write_text("precious", encoding="utf-8")

    async def evening(pilot: Pilot[object]) -> None:
        await two_rounds(pilot)
        await press(pilot, "q", "enter")
        assert isinstance(pilot.app.screen, Leave)
        assert "already exists" in lines(pilot)
        name = pilot.app.screen.query_one("#path", Input)
        name.focus()
        name.value = "nowhere/new.txt"
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Leave)
        assert "cannot be written" in lines(pilot)
        name.value = "new.txt"
        await press(pilot, "enter")

    spend(table("novem", language="en", bots=RANDOM, seed=1, save=old), evening)
    assert old.read_text(encoding="utf-8") == "precious"
    assert load(Path("new.txt"), find_game).entries


@pytest.mark.parametrize("keys", [("tab", "enter"), ("ctrl+c",)])
def test_leaving_unsaved_writes_nothing(keys: tuple[str, ...], tmp_path: Path) -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await two_rounds(pilot)
        await press(pilot, "ctrl+c", *keys)
        assert pilot.app.return_value is None
        assert not pilot.app.is_running or pilot.app._exit

    spend(table("novem", bots=RANDOM, seed=1, save=tmp_path / "unwanted.txt"), evening)
    assert not list(tmp_path.iterdir())


def test_a_finished_match_is_saved_from_its_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("match.txt")

    async def evening(pilot: Pilot[object]) -> None:
        await play_to_the_end(pilot, lambda choice: "111213"[choice % 6])
        assert isinstance(pilot.app.screen, Summary)
        await press(pilot, "s")
        assert "match.txt" in lines(pilot)
        await press(pilot, "s", "q")
        assert pilot.app.return_value == path

    spend(table("novem", language="en", seed=1, save=path), evening)
    record = load(path, find_game)
    assert record.session().is_over
    assert record.reason == "tie"


def test_without_a_terminal_play_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        monkeypatch.setattr(sys, "__stdin__", nothing)
        for language in LANGUAGES:
            with pytest.raises(LudotekError) as refused:
                play("novem", language=language)
            assert refused.value.code == "terminal/no-terminal"
            assert refused.value.sentence == Language(language).text("terminal-no-terminal")


def test_a_wrong_option_is_refused_before_anything_is_drawn() -> None:
    with pytest.raises(LudotekError) as refused:
        play("novem", options={"layout": "123456789"})
    assert refused.value.code == "core/bad-options"


def test_a_real_terminal_is_left_clean(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    program = f"from pathlib import Path; from ludotek.terminal import play; play('novem', save=Path({str(path)!r}))"
    environment = os.environ | {"PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", "LANG": "uk_UA.UTF-8"}
    environment |= {"LC_ALL": "", "LC_MESSAGES": "", "PYTHONUTF8": "1"}
    child = pexpect.spawn(
        sys.executable, ["-c", program], env=environment, dimensions=(24, 80), timeout=60, encoding="utf-8"
    )
    child.expect("Novem")
    child.expect("готово")
    child.sendcontrol("c")
    child.expect("Зберегти")
    child.send("\r")
    child.expect_exact("\x1b[?1049l")
    child.expect("Збережено")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert load(path, find_game).entries
