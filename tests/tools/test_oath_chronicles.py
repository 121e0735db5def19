"""The tables of what happens to worlds over many games of Oath."""

from __future__ import annotations

import pytest
from tools.oath_chronicles import line_of, main, reigns

from ludotek.games.oath.components import OATHS


def test_the_tables_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lines", "2", "--games", "3", "--players", "2", "--seed", "4"])
    said = capsys.readouterr().out
    assert "Who wins, as what and how (6 games)" in said
    assert "| different worlds | 6 |" in said
    played = [
        int(line.split("|")[-2]) for line in said.splitlines() if line.startswith(tuple(f"| {o} |" for o in OATHS))
    ]
    assert sum(played) == 6


def test_a_reign_lasts_from_one_exiles_victory_to_the_next() -> None:
    line = line_of(0, 4, 2, "random", 4)
    exiles = [annal.role == "Exile" for annal in line]
    assert len(list(reigns(line))) == exiles.count(True)
    assert sum(reigns(line)) <= exiles.count(False)
