"""Solved tables on disk: kept whole or not at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludotek.games import game
from ludotek.games.novem.components import NovemOptions
from ludotek.games.novem.solve import NovemTable, Tables, solve, tables
from ludotek.games.novem.solve.tables import Plan
from ludotek.solve import store
from ludotek.solve import table as find_table


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTEK_CACHE", str(tmp_path / "shelf"))
    return tmp_path / "shelf"


@pytest.fixture
def nothing_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SHIPPED", tmp_path / "nowhere")


def test_arrays_come_back_as_they_were_kept(shelf: Path) -> None:
    store.save("some", {"value": np.arange(5.0), "number": np.arange(3, dtype=np.int8)})
    kept = store.load("some")
    assert kept is not None
    assert kept["value"].tolist() == [0, 1, 2, 3, 4]
    assert kept["number"].dtype == np.int8
    assert [file.name for file in shelf.iterdir()] == ["some.npz"]


def test_nothing_comes_back_where_nothing_was_kept(shelf: Path) -> None:
    assert store.load("some") is None


@pytest.mark.parametrize("length", [0, 10, 300, -1])
def test_a_file_cut_short_counts_as_lost(shelf: Path, length: int) -> None:
    store.save("some", {"value": np.random.default_rng(1).random(200)})
    whole = store.path("some").read_bytes()
    store.path("some").write_bytes(whole[:length])
    assert store.load("some") is None


def test_a_file_with_a_changed_byte_counts_as_lost(shelf: Path) -> None:
    store.save("some", {"value": np.random.default_rng(1).random(200)})
    damaged = bytearray(store.path("some").read_bytes())
    damaged[len(damaged) // 2] ^= 0xFF
    store.path("some").write_bytes(damaged)
    assert store.load("some") is None


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("LUDOTEK_CACHE", str(tmp_path / "file"))
    store.save("some", {"value": np.zeros(1)})
    assert store.load("some") is None


def test_caches_lie_where_the_user_wants_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LUDOTEK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert store.directory() == tmp_path / "ludotek"
    monkeypatch.setenv("LUDOTEK_CACHE", str(tmp_path / "chosen"))
    assert store.directory() == tmp_path / "chosen"


def test_solved_games_are_read_from_disk(shelf: Path, nothing_shipped: None) -> None:
    solved = Tables().points()
    told: list[float] = []
    assert (Tables().points(told.append).value == solved.value).all()
    assert not told
    Tables(fresh=True).points(told.append)
    assert told


def test_a_damaged_table_is_solved_again(shelf: Path, nothing_shipped: None) -> None:
    solved = Tables().points()
    for file in shelf.iterdir():
        file.write_bytes(file.read_bytes()[:-40])
    told: list[float] = []
    assert (Tables().points(told.append).value == solved.value).all()
    assert told
    assert (Tables().points().value == solved.value).all()


def test_a_table_of_the_wrong_size_is_solved_again(shelf: Path, nothing_shipped: None) -> None:
    Tables().points()
    (file,) = shelf.glob("*-points.npz")
    store.save(file.stem, {"value": np.zeros((2, 7))})
    assert Tables().points().value.shape == (2, 16064)


def test_what_is_shipped_is_what_the_solver_finds(shelf: Path) -> None:
    shipped, anew = Tables(), Tables(fresh=True)
    brought = [shipped.points(), shipped.last(), *(shipped.first(attacker, Plan()) for attacker in range(2))]
    found = [anew.points(), anew.last(), *(anew.first(attacker, Plan()) for attacker in range(2))]
    for kept, solved, precision in zip(brought, found, (1e-12, 1e-6, 1e-6, 1e-6), strict=True):
        assert kept.value.shape == solved.value.shape
        assert np.abs(kept.value - solved.value).max() <= precision
    boards, same = shipped.graph()._asdict(), anew.graph()._asdict()
    assert all(np.array_equal(boards[name], same[name]) for name in same)


def test_a_fresh_machine_solves_nothing(shelf: Path) -> None:
    told: list[float] = []
    solution = solve(progress=told.append)
    assert solution.positions == 32128 and not told
    assert Tables().has_match(Plan())  # what was shipped is kept, so that other processes know


def test_nothing_needs_to_be_compiled_to_say_what_novem_is_worth(shelf: Path) -> None:
    command = "from ludotek.games.novem.solve import solve; from ludotek.games.novem.solve.induction import look_up"
    command += "; solve(); assert not look_up.signatures, look_up.signatures"
    subprocess.run([sys.executable, "-c", command], check=True)


def test_what_is_shipped_is_read_anew_where_it_was_damaged(shelf: Path) -> None:
    value = Tables().last().value
    (file,) = shelf.glob("*-last-drawn.npz")
    file.write_bytes(file.read_bytes()[:-400])
    assert (Tables().last().value == value).all()
    assert store.load(file.stem) is not None


@pytest.mark.parametrize("length", [0, 10, 300, -1])
def test_packed_arrays_come_back_or_count_as_lost(tmp_path: Path, length: int) -> None:
    file = tmp_path / "some.npz"
    store.pack(file, {"value": np.arange(500.0)})
    packed = file.read_bytes()
    arrays = store.read(file)
    assert arrays is not None and arrays["value"].tolist() == [*range(500)]
    damaged = bytearray(packed)
    damaged[len(packed) // 2] ^= 0xFF
    for broken in (packed[:length], damaged):
        file.write_bytes(broken)
        assert store.read(file) is None


def test_a_prepared_table_is_ready(table: NovemTable) -> None:
    table.prepare()
    assert table.tables.has_match(Plan())
    assert not NovemTable().tables.has_match(Plan(tie="never"))
    table.prepare(NovemOptions())


def test_tables_are_found_by_their_game() -> None:
    assert isinstance(find_table(game("novem")), NovemTable)
    assert find_table(game("novem")) is find_table(game("novem"))
    assert find_table(game("oath")) is None
