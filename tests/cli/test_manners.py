"""Manners: one sentence for what is wrong, one document for programs, and no colours for files."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludotek.cli.paper import progress
from ludotek.version import __version__
from tests.cli.commands import ludotek, ludotek_apart

WRONG = {
    "no-such-command": "No such command 'no-such-command'.",
    "games --no-such-option": "No such option: --no-such-option.",
    "games novem": "Got unexpected extra argument(s) (novem).",
    "simulate": "Missing argument 'GAME'.",
    "simulate chess": "There is no game called 'chess' here",
    "simulate novem --games many": "'--games'",
    "simulate novem --games 0": "'--games'",
    "simulate novem --games": "--games",
    "simulate novem --seed now": "'--seed'",
    "simulate novem --workers 0": "'--workers'",
    "simulate novem --option first": "An option is given as name=value, not as 'first'.",
    "simulate novem --option first=nobody": "Novem's option first is one of random, rows, columns, not 'nobody'.",
    "simulate novem --option colour=red": "Novem has no option called 'colour'; it has first,",
    "simulate novem --option layout=123": "'123' is not a set-up",
    "simulate novem --option decider=perhaps": "Novem's option decider is one of false, true, not 'perhaps'.",
    "simulate novem --bots nobody": "'nobody'",
    "simulate novem --bots random,random,random": "Novem has 2 seats (rows, columns)",
    "simulate novem --bots ,": "Name at least one bot",
    "match novem": "Missing option '--bots'.",
    "match novem --bots random": "A match takes at least two bots",
    "match novem --bots no_such_module:Bot,random": "'no_such_module:Bot' cannot be made",
    "bench chess": "There is no game called 'chess' here",
    "bench --seconds 0": "'--seconds'",
    "bench -o first=rows": "Options belong to one game: name the game, and no other.",
    "bench novem nort -o first=rows": "Options belong to one game: name the game, and no other.",
    "bench novem -o colour=red": "Novem has no option called 'colour'; it has first,",
    "check chess": "There is no game called 'chess' here",
    "play chess": "There is no game called 'chess' here",
    "play novem --seat diagonals": "Novem has no seat called 'diagonals'; it has rows, columns.",
    "play novem --hot-seat --bot random": "In a hot seat people sit everywhere",
    "play novem --lang xx": "'xx'",
    "replay": "Missing argument 'FILE'.",
    "replay no-such-file.txt": "no-such-file.txt cannot be read",
    "solve chess": "There is no game called 'chess' here",
}


@pytest.mark.parametrize("arguments", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    said = ludotek(capsys, *arguments.split())
    assert said.status == 2
    assert said.out == ""
    assert WRONG[arguments] in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")


def test_a_wrong_argument_leaves_no_traceback_in_a_process_of_its_own() -> None:
    said = ludotek_apart("simulate", "chess")
    assert (said.status, said.out) == (2, "")
    assert said.err == "There is no game called 'chess' here; there is novem, nort, nos, north, oath.\n"


def test_without_a_command_the_house_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys)
    assert said.status == 0
    for command in ("play", "replay", "games", "simulate", "match", "bench", "check", "doctor", "solve"):
        assert command in said.out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert ludotek(capsys, "--version").out == f"ludotek {__version__}\n"


def test_progress_is_drawn_beside_the_document(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as if somebody watched
    said = ludotek(capsys, "simulate", "novem", "--games", "50", "--json")
    assert said.document["games"] == 50
    assert "50 games" in said.err


def test_nobody_watching_sees_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    assert ludotek(capsys, "simulate", "novem", "--games", "50", "--json").err == ""


def test_progress_says_how_much_time_is_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress("Novem", 10) as advance:
        advance(4)
    drawn = capsys.readouterr().err
    assert "Novem" in drawn
    assert ":" in drawn


def test_tables_have_no_colours_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\x1b" not in ludotek(capsys, "games").out


def test_an_interruption_is_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotek.lab.simulation.simulate", interrupt)
    said = ludotek(capsys, "simulate", "novem")
    assert (said.status, said.out, said.err) == (130, "", "")


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_who_has_left_is_told_nothing(unbuffered: str) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "ludotek", "games", "--json"],
        stdout=write,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


def test_heavy_libraries_are_not_loaded_before_they_are_needed() -> None:
    heavy = ("textual", "numba", "numpy", "ray", "openskill", "scipy")
    code = f"import sys, json, ludotek.cli; print(json.dumps([name for name in {heavy} if name in sys.modules]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []
