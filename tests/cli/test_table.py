"""Serving, copying and verifying from the command line."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotek.cli.table import usual_store
from ludotek.core.position import CHANCE, DEAL
from ludotek.core.record import load, of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.volume import Bound, Volume
from ludotek.games import game
from ludotek.table.fairness import draw, new_seed, notes
from ludotek.table.server import serve
from ludotek.table.world import SystemLuck
from tests.cli.commands import ludotek
from tests.table.keeping import kept_table, running


def fair_record(path: Path) -> Path:
    """A finished game whose luck came from a seed."""
    session, seed, rng = Session(game("novem")), new_seed(SystemLuck()), Rng(1)
    while not session.is_over:
        position = session.position
        if position.kind() == DEAL:
            moves = position.moves(CHANCE)
            session.play(CHANCE, moves[draw(seed, {}, position.ply, position.odds(), len(moves))])
        else:
            seat = position.acting()[0]
            session.play(seat, rng.choice(position.moves(seat)))
    record = of_session(session)
    record.notes = notes(seed, {})
    path.write_text(str(record))
    return path


def test_a_fair_record_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = ludotek(capsys, "verify", str(fair_record(tmp_path / "game.txt")))
    fair, unchecked = said.out.splitlines()
    assert (said.status, fair) == (0, "All is fair: 2 draws follow from the seed and the salts.")
    assert unchecked.startswith("Salts were not sealed")


def test_the_commitment_that_somebody_kept_is_compared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = fair_record(tmp_path / "game.txt")
    kept = next(line for line in path.read_text().splitlines() if line.startswith("note commitment"))
    promise = tmp_path / "promise.txt"
    promise.write_text(kept)
    for given in (kept.split()[-1], str(promise)):
        said = ludotek(capsys, "verify", str(path), "--commitment", given)
        assert said.status == 0 and "which is the one that was promised" in said.out
    said = ludotek(capsys, "verify", str(path), "--commitment", "00" * 32)
    assert said.status == 1 and "Before the game the commitment was 0000" in said.out
    said = ludotek(capsys, "verify", str(path), "--commitment", "none.txt")
    assert said.status == 2 and "neither a commitment" in said.err


def test_a_record_whose_luck_was_changed_is_found_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = fair_record(tmp_path / "game.txt")
    seed = next(line for line in path.read_text().splitlines() if line.startswith("note seed"))
    path.write_text(path.read_text().replace(seed, f"note seed: {'00' * 32}"))
    said = ludotek(capsys, "verify", str(path))
    assert said.status == 1
    assert "not the one the server committed to" in said.out
    document = ludotek(capsys, "verify", str(path), "--json").document
    assert document["fair"] is False and document["problems"]


def test_a_chronicle_is_verified_game_by_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "chronicle.txt"
    records = [load(fair_record(tmp_path / f"{number}.txt"), game) for number in (1, 2)]
    path.write_text(str(Volume(name="Peace", games=[Bound(record=record) for record in records])))
    said = ludotek(capsys, "verify", str(path))
    fair = "All is fair: 2 draws follow from the seed and the salts."
    assert said.status == 0 and said.out.splitlines()[::3] == ["Game 1:", "Game 2:"]
    assert said.out.splitlines()[1::3] == [fair, fair]
    path.write_text(path.read_text().replace("=== game 2", "=== game 2 after 1"))
    document = ludotek(capsys, "verify", str(path), "--json").document
    assert document["fair"] is False, "a game of Novem leaves nothing to another"
    assert [[problem["code"] for problem in game["problems"]] for game in document["games"]] == [
        [],
        ["fairness/no-world"],
    ]


def test_a_store_is_copied_while_it_is_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"

    async def use() -> str:
        async with running(url) as store:
            row = await kept_table(store)
            assert await asyncio.to_thread(ludotek, capsys, "backup", str(tmp_path / "copy.db"), "--store", url)
            return row.id

    id = asyncio.run(use())
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [(id,)]
    copy.close()


def test_nothing_to_copy_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = ludotek(capsys, "backup", str(tmp_path / "copy.db"), "--store", f"sqlite:///{tmp_path}/none.db")
    assert said.status == 2 and "There is no store at" in said.err


def test_several_workers_need_a_store_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "serve", "--workers", "2")
    assert said.status == 2 and "--store postgresql://" in said.err


def test_a_port_that_is_taken_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    taken = serve.listen("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    store = f"sqlite:///{tmp_path}/house.db"
    said = ludotek(capsys, "serve", "--host", "127.0.0.1", "--port", port, "--store", store)
    taken.close()
    assert said.status == 2 and said.err.count("\n") == 1 and port in said.err


def test_phones_in_the_room_get_a_picture_of_the_address(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    serve.greet("0.0.0.0", 8000, "postgresql://x", serve.near_address("0.0.0.0", 8000))
    said = capsys.readouterr().out
    assert "http://localhost:8000/" in said and "http://192.0.2.7:8000/" in said
    assert "▄" in said or "█" in said


def test_a_house_for_this_machine_alone_names_no_other_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.near_address("127.0.0.1", 8000) is None
    serve.greet("127.0.0.1", 8000, "sqlite:////somewhere/house.db", None)
    assert capsys.readouterr().out == (
        "Ludotek is open at http://127.0.0.1:8000/\nKept in:           /somewhere/house.db\n"
    )


def test_every_worker_knows_the_address_for_the_phones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(serve.STORE, f"sqlite:///{tmp_path}/house.db")
    for told, known in (("http://192.0.2.7:8000/", "http://192.0.2.7:8000/"), ("", None)):
        monkeypatch.setenv(serve.NEAR, told)
        assert serve.worker().state.house.near == known


def test_without_a_store_everything_is_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_store().startswith("sqlite:///")
    kept = Path(usual_store().removeprefix("sqlite:///"))
    assert kept.is_absolute() and kept.parent.is_dir()
    monkeypatch.chdir(tmp_path)
    assert Path(usual_store().removeprefix("sqlite:///")) == kept, "wherever one starts it"
