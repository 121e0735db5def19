"""`ludotek tale`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.core.playout import pick
from ludotek.core.record import of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game as find_game
from tests.cli.commands import ludotek


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a game that was played to its end."""
    session, rng = Session(find_game("oath"), find_game("oath").options({"players": 2})), Rng(2)
    while not session.is_over:
        session.play(*pick(session.position, rng))
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(str(of_session(session)), encoding="utf-8")
    return file


def test_a_game_is_told_in_either_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = {lang: ludotek(capsys, "tale", str(record), "--lang", lang).out for lang in ("en", "uk")}
    assert "\nHow it began\n" in told["en"] and "\nThe end\n" in told["en"]
    assert "\nЯк усе почалося\n" in told["uk"] and "\nКінець\n" in told["uk"]


def test_a_tale_is_there_for_programs_too(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "tale", str(record), "--lang", "en", "--json").document
    assert said["title"] and said["paragraphs"][0]["heading"] == "How it began"


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "begun.txt"
    file.write_text(str(of_session(Session(find_game("oath")))), encoding="utf-8")
    said = ludotek(capsys, "tale", str(file), "--lang", "en")
    assert said.status != 0 and "played to its end" in said.err
