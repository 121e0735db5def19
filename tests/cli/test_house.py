"""`ludotek games`, `check` and `doctor`."""

from __future__ import annotations

import pytest

from ludotek.core.testing import Failed
from ludotek.games import games
from ludotek.lab.compiled import hot_modules
from tests.cli.commands import ludotek


def test_games_lists_every_game_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    listed = ludotek(capsys, "games", "--json").document
    assert [game["id"] for game in listed["games"]] == [game.id for game in games()]


def test_games_says_what_novem_is(capsys: pytest.CaptureFixture[str]) -> None:
    novem = next(game for game in ludotek(capsys, "games", "--json").document["games"] if game["id"] == "novem")
    assert novem["seats"] == ["rows", "columns"]
    assert novem["has_secrets"] is True
    options = {option["name"]: option for option in novem["options"]}
    assert options["first"] == {"name": "first", "default": "random", "values": ["columns", "random", "rows"]}


def test_games_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "games")
    assert said.status == 0
    assert "Novem" in said.out
    assert "second_layout" in said.out


def test_check_reports_what_it_tried(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "check", "novem", "--games", "2")
    assert said.status == 0
    assert said.out.startswith("novem: 2 games")


def test_check_compares_as_many_pairs_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    report = ludotek(capsys, "check", "novem", "--pairs", "400", "--json").document["report"]
    assert report["pairs"] >= 360
    assert report["met"] >= 40


def test_check_can_report_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    report = ludotek(capsys, "check", "novem", "--games", "1", "--json").document
    assert report["passed"] is True
    assert report["report"]["games"] == 1


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_broken_promise_is_told_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, options: list[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Failed("novem: it leaks.")

    monkeypatch.setattr("ludotek.core.testing.check_game", fail)
    said = ludotek(capsys, "check", "novem", *options)
    assert said.status == 1
    assert said.err == "novem: it leaks.\n"
    assert not options or said.document == {"game": "novem", "passed": False, "failure": "novem: it leaks."}


def test_the_doctor_names_hot_modules_and_extras(capsys: pytest.CaptureFixture[str]) -> None:
    checkup = ludotek(capsys, "doctor", "--json").document
    assert list(checkup["compiled"]) == hot_modules()
    assert {"solve", "peers"} <= {extra["name"] for extra in checkup["extras"]}
    assert checkup["terminal"]["language"] in ("en", "uk")
    assert {"version", "python", "compiler", "libraries"} <= checkup.keys()


def test_the_doctor_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "doctor")
    assert said.status == 0
    assert "ludotek.core.position" in said.out
    assert "Extra solve" in said.out
    assert "C compiler" in said.out
