"""`ludotek simulate`, `match` and `bench`."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.games import game, games
from ludotek.lab.bench import Speed
from tests.cli.commands import ludotek, ludotek_apart

FIRST = "tests.lab.odd_bots:FirstMove"
CLUMSY = "tests.lab.odd_bots:Clumsy"
CHEAT = "tests.lab.odd_bots:Cheat"
KILLER = "tests.lab.odd_bots:Killer"
INTERRUPTER = "tests.lab.odd_bots:Interrupter"


def test_simulate_counts_wins_draws_and_endings(capsys: pytest.CaptureFixture[str]) -> None:
    result = ludotek(capsys, "simulate", "novem", "--games", "300", "--seed", "4", "--json").document
    assert result["games"] == 300
    assert sum(result["wins"].values()) + result["draws"] == 300
    assert sum(result["endings"].values()) == 300
    assert result["wins"].keys() == {"rows", "columns"}
    assert 20 < result["mean_decisions"] < 200
    assert result["win_shares"]["rows"]["low"] < result["wins"]["rows"] / 300 < result["win_shares"]["rows"]["high"]
    assert result["options"]["first"] == "random"


def test_simulate_prints_the_same_document_for_any_number_of_workers() -> None:
    command = ("simulate", "novem", "--games", "2200", "--seed", "9", "--json")
    assert ludotek_apart(*command, "--workers", "2").out == ludotek_apart(*command).out


def test_simulate_takes_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(
        capsys, "simulate", "novem", "--games", "5", "--bots", f"{FIRST},random", "-o", "first=rows", "--json"
    )
    assert said.document["bots"] == {"rows": FIRST, "columns": "random"}
    assert said.document["options"]["first"] == "rows"


def test_simulate_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--games", "20")
    for words in ("rows", "columns", "draws", "Mean decisions", "points"):
        assert words in said.out


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_simulate_counts_events_where_it_is_asked_to(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--games", "10", "--events", *options)
    assert "revealed" in said.out
    assert not options or said.document["mean_events"]["set"] == 2


def test_games_that_fail_are_told_beside_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--games", "20", "--bots", CLUMSY, "--json")
    assert said.status == 0
    assert "games were lost. ZeroDivisionError: the clumsy bot fell over" in said.err
    assert said.document["games"] + sum(said.document["lost"].values()) == 20


def test_a_run_of_which_nothing_is_left_fails(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "simulate", "novem", "--games", "2", "--bots", CHEAT, "--json")
    assert said.status == 1
    assert said.document["games"] == 0


def test_match_gives_scores_intervals_and_ratings() -> None:
    said = ludotek_apart("match", "novem", "--bots", f"random,{FIRST}", "--games", "40", "--workers", "2", "--json")
    assert (said.status, said.err) == (0, "")
    result = said.document
    assert result["games"] == 40
    assert result["games_per_deal"] == 2
    first, second = result["bots"]
    assert (first["bot"], second["bot"]) == ("random", FIRST)
    assert first["score"]["mean"] + second["score"]["mean"] == pytest.approx(1)
    assert first["score"]["low"] < first["score"]["mean"] < first["score"]["high"]
    assert first["rating"]["sigma"] < 25 / 3
    assert not result["interrupted"]


def test_match_prints_the_same_document_for_any_number_of_workers() -> None:
    command = ("match", "novem", "--bots", "random,random,random", "--games", "30", "--seed", "2", "--json")
    assert ludotek_apart(*command, "--workers", "1").out == ludotek_apart(*command, "--workers", "2").out


def test_pairs_are_matched_until_it_is_known_who_is_better(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["match", "novem", "--bots", f"greedy,{FIRST},random", "--games", "40", "--sure", "0.1", "--workers", "1"]
    command += ["--keep", str(tmp_path / "kept"), "--csv", str(tmp_path / "games.csv")]
    said = ludotek(capsys, *command, "--json").document
    assert [pair["answer"] for pair in said["pairs"]][:2] == ["better", "better"]
    assert sum(pair["games"] for pair in said["pairs"]) * 2 + 1 == len(
        (tmp_path / "games.csv").read_text().splitlines()
    )
    again = ludotek(capsys, *command)
    assert "What is known" in again.out
    assert "at most 10 %" in again.out


def test_another_run_is_not_kept_in_the_same_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = (
        "simulate",
        "novem",
        "--games",
        "3",
        "--keep",
        str(tmp_path / "kept"),
        "--records",
        str(tmp_path / "texts"),
    )
    assert ludotek(capsys, *command).status == 0
    assert len([*(tmp_path / "texts").iterdir()]) == 3
    refused = ludotek(capsys, *command, "--seed", "2")
    assert refused.status != 0
    assert "keeps another run, with another seed" in refused.err


def test_match_can_be_read_by_people() -> None:
    said = ludotek_apart("match", "novem", "--bots", "random,random", "--games", "4")
    assert "random #1" in said.out
    assert "±" in said.out
    assert "Score by seat" in said.out


def test_the_table_by_seat_says_what_the_rows_say(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    command = ["match", "novem", "--bots", f"random,{FIRST}", "--games", "20", "--seed", "3", "--workers", "1"]
    command += ["--csv", str(tmp_path / "games.csv"), "--parquet", str(tmp_path / "games.parquet")]
    _, by_seat = ludotek(capsys, *command).out.split("Score by seat")
    bots = ludotek(capsys, *command, "--json").document["bots"]
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == parquet.read_table(tmp_path / "games.parquet").num_rows == 40
    for bot, name in zip([*bots, None], ["random", FIRST, "all"], strict=True):
        (line,) = (line for line in by_seat.splitlines() if line.strip().startswith(name))
        for seat, printed in zip(("rows", "columns"), re.findall(r"([\d.]+) %", line), strict=True):
            shares = [float(row["share"]) for row in rows if row["seat"] == seat and name in (row["bot"], "all")]
            assert float(printed) == pytest.approx(100 * sum(shares) / len(shares), abs=0.05)
            assert bot is None or bot["by_seat"][seat]["mean"] == pytest.approx(sum(shares) / len(shares))


def test_a_worker_that_dies_does_not_end_the_match() -> None:
    said = ludotek_apart("match", "novem", "--bots", f"{KILLER},random", "--games", "12", "--json")
    assert said.status == 0
    assert "A worker process ended with exit code 9." in said.err
    assert 0 < said.document["games"] < 12


def test_ctrl_c_gives_the_result_of_what_has_been_played() -> None:
    command = ("match", "novem", "--bots", f"{INTERRUPTER},random", "--games", "1000", "--workers", "1", "--json")
    said = ludotek_apart(*command)
    assert said.status == 130
    assert said.document["interrupted"]
    assert 0 < said.document["games"] < 1000
    assert said.err == f"Interrupted after {said.document['games']} of 1000 games.\n"


def test_bench_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    benched = ludotek(capsys, "bench", "--seconds", "0.05", "--json").document
    assert [one["game"] for one in benched["games"]] == [one.id for one in games()]
    for one in benched["games"]:
        assert one.keys() == {"game", "decisions_per_second", "games_per_second", "compiled"}
        assert one["decisions_per_second"] > one["games_per_second"] > 0


def test_bench_measures_a_game_with_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Options] = []

    def measured(one: Game, options: Options, seconds: float) -> Speed:
        begun.append(options)
        return Speed(one.id, 2.0, 1.0, False)

    monkeypatch.setattr("ludotek.lab.bench.measure", measured)
    ludotek(capsys, "bench", "novem", "-o", "first=columns", "--json")
    assert begun == [game("novem").options({"first": "columns"})]


def test_bench_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "bench", "novem", "--seconds", "0.05")
    assert "decisions/s" in said.out
    assert "novem" in said.out
