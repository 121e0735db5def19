"""Options of a game on the command line, among them sheets of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import asdict

from ludotek.cli.arguments import BadArgument, read_options
from ludotek.games import game
from tests.cli.commands import ludotek
from tests.core.sheeted import OWN, SHEETED


def test_an_option_may_be_given_by_its_own_name(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--games", "2", "--first", "rows", "--swap-sides", "--json")
    assert said.status == 0
    assert said.document["options"]["first"] == "rows"
    assert said.document["options"]["swap_sides"] is True


@pytest.mark.parametrize("words", [["--first", "rows"], ["--first=rows"], ["--first", "columns", "--first", "rows"]])
def test_the_last_value_counts(words: list[str]) -> None:
    assert asdict(read_options(game("novem"), None, words))["first"] == "rows"


def test_an_option_the_game_does_not_have_is_refused_with_those_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--frist", "rows")
    assert said.status == 2
    assert "no option called 'frist'" in said.err


def test_a_word_without_an_option_is_refused() -> None:
    with pytest.raises(BadArgument, match="without an option"):
        read_options(game("novem"), None, ["rows"])


def test_a_sheet_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    assert read_options(SHEETED, None, ["--deck", str(file)]) == SHEETED.options({"deck": OWN})
    assert read_options(SHEETED, [f"deck={file}"]) == SHEETED.options({"deck": OWN})
    assert read_options(SHEETED, None, ["--deck", "plain"]) == SHEETED.options()


def test_a_bad_sheet_is_refused_with_its_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(OWN.replace("queen", "queen, jack"), encoding="utf-8")
    with pytest.raises(BadArgument, match=r"own\.yaml: Line 3: cards: "):
        read_options(SHEETED, None, ["--deck", str(file)])


def test_a_sheet_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadArgument, match="cannot be read"):
        read_options(SHEETED, None, ["--deck", str(tmp_path / "nowhere.yaml")])
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadArgument, match="not a text file"):
        read_options(SHEETED, None, ["--deck", str(tmp_path / "binary.yaml")])
