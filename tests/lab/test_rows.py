"""Games as rows, for whoever goes on counting."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from ludotek.games import game
from ludotek.lab.match import match_of, play_match
from ludotek.lab.rows import COLUMNS, match_rows, simulation_rows, write_csv, write_parquet
from ludotek.lab.simulation import Simulation, simulate
from ludotek.lab.standings import standings

NOVEM = game("novem")
FIRST = "tests.lab.odd_bots:FirstMove"


def test_standings_can_be_counted_again_from_the_rows(tmp_path: Path) -> None:
    played = play_match(match_of(NOVEM, NOVEM.options(), ("random", FIRST), 20, 1))
    write_csv(tmp_path / "games.csv", match_rows(played))
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 40
    for standing in standings(played):
        own = [float(row["share"]) for row in rows if row["bot"] == standing.bot]
        assert sum(own) / len(own) == pytest.approx(standing.score.mean)
        for seat, estimate in standing.by_seat.items():
            there = [float(row["share"]) for row in rows if (row["bot"], row["seat"]) == (standing.bot, seat)]
            assert sum(there) / len(there) == pytest.approx(estimate.mean)


def test_a_simulation_gives_its_games_in_their_order() -> None:
    plan = Simulation(game=NOVEM, options=NOVEM.options(), bots=("random", "random"), games=30, outcomes=True)
    tally = simulate(plan)
    rows = simulation_rows(plan, tally)
    assert [row.deal for row in rows] == [number for number in range(1, 31) for _ in range(2)]
    assert sum(row.share == 1 for row in rows if row.seat == "rows") == tally.wins[0]
    assert sum(row.decisions for row in rows) == 2 * tally.decisions


def test_parquet_says_what_csv_says(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    played = play_match(match_of(NOVEM, NOVEM.options(), ("random", FIRST), 4, 1))
    write_parquet(tmp_path / "games.parquet", match_rows(played))
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert read == [{name: getattr(row, name) for name in COLUMNS} for row in match_rows(played)]
