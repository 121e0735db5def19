"""The terminal adds its part of the luck by itself, keeps what was promised, and compares it in the end."""

from __future__ import annotations

import stat
from hashlib import sha256
from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import audit, read_promise
from ludotek.table.tables import salts
from ludotek.terminal.away import Guests
from ludotek.terminal.join import Ended
from ludotek.terminal.promise import Mixing, Promise, seal_of
from ludotek.wire.protocol import Salt, Seal
from tests.table.guests import Guest
from tests.table.mixing import Mixer, is_live
from tests.table.serving import serving
from tests.table.test_terminal import at_screen, opened, play_on, screen_of
from tests.terminal.evening import lines, until


@pytest.fixture
def guests(tmp_path: Path) -> Guests:
    return Guests(tmp_path / "data" / "guests.json")


async def played_out(pilot: Pilot[None]) -> str:
    """Play to the end; what the screen says then."""
    await play_on(pilot)
    await until(lambda: isinstance(pilot.app.screen, Ended))
    await pilot.pause()
    return " ".join(lines(pilot).split())  # type: ignore[arg-type]


async def test_a_terminal_adds_salt_by_itself_keeps_the_promise_and_finds_it_kept(
    sqlite_url: str, guests: Guests
) -> None:
    async with serving(sqlite_url) as served:
        host, table, _ = await opened(served, "anyone", "bot-1")
        async with at_screen(f"{served}/t/{table}?seat=rows", guests) as pilot:
            said = await played_out(pilot)
            assert "Dice checked: they are the ones promised before the game." in said
        text = (await host.http.get(f"/api/tables/{table}/record")).text
    kept = guests.file.with_name("promises") / f"{table}.txt"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600, "a salt that was not shown yet is nobody else's business"
    promise = read_promise(str(kept))
    assert promise.keys() == {"table", "commitment", "round", "salt-rows", "seal-rows"}
    assert audit(read(text, game), promise).problems == []


async def test_a_broken_promise_is_told_in_the_readers_language(sqlite_url: str, guests: Guests) -> None:
    async with serving(sqlite_url) as served:
        _, table, _ = await opened(served, "anyone", "bot-1")
        async with at_screen(f"{served}/t/{table}?seat=rows", guests, lang="uk") as pilot:
            await until(lambda: screen_of(pilot).choice is not None)
            promise = screen_of(pilot).away.promise
            assert promise is not None
            promise.notes["commitment"] = "00" * 32
            assert "Увага: кості не ті, які пообіцяно перед грою (commitment, seed)" in await played_out(pilot)


async def test_a_terminal_that_was_closed_comes_back_and_shows_what_it_had_sealed(
    sqlite_url: str, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salts, "PATIENCE", 100)
    async with serving(sqlite_url) as served:
        host = await Guest.named(served, "Taras")
        table = (await host.open_table("anyone", "me", waive=False))["id"]
        async with at_screen(f"{served}/t/{table}?seat=rows", guests):
            pass
        async with host.at(table) as line:
            other = Mixer(line)
            await other.until(lambda told: "rows" in told["seals"])
            sealed = line.table["seals"]["rows"]
            await other.seal()
            await other.show()
            await other.until(lambda told: told["late"] == ["rows"])
            async with at_screen(f"{served}/t/{table}", guests) as pilot:
                await other.until(is_live)
                assert line.table["seals"]["rows"] == sealed and line.table["round"] == 1
                await until(lambda: screen_of(pilot).choice is not None)


# One file a table.


def mixing(**changes: object) -> Mixing:
    told = {"table": "t4ble", "seat": "rows", "is_open": True, "people": ("rows", "columns"), "commitment": "c0"}
    return Mixing(**{**told, **changes})  # type: ignore[arg-type]


def types(promise: Promise, told: Mixing) -> list[type]:
    return [type(answer) for answer in promise.answers(told)]


def test_a_salt_is_sealed_at_once_and_shown_when_all_others_are_sealed(tmp_path: Path) -> None:
    promise = Promise(tmp_path, "t4ble")
    (seal,) = promise.answers(mixing())
    assert isinstance(seal, Seal)
    mine = {"rows": seal.seal}
    assert types(promise, mixing(seals=mine)) == []
    assert types(promise, mixing(seals=mine, people=())) == [], "somebody has not sat down yet"
    again = Promise(tmp_path, "t4ble")
    (salt,) = again.answers(mixing(seals=mine | {"columns": "c1"}))
    assert isinstance(salt, Salt)
    assert seal_of("t4ble", "1", "rows", "c0", salt.salt) == mine["rows"]
    list(again.answers(mixing(seals=mine | {"columns": "c9"})))
    assert Promise(tmp_path, "t4ble").notes["seal-columns"] == "c1", "as it was when the salt was shown"


def test_nobody_waits_for_bots_and_for_those_who_add_nothing(tmp_path: Path) -> None:
    assert types(Promise(tmp_path, "one"), mixing(people=("rows",))) == [Seal, Salt]
    assert types(Promise(tmp_path, "two"), mixing(waived=("columns",))) == [Seal, Salt]


def test_a_new_round_has_a_new_salt(tmp_path: Path) -> None:
    promise = Promise(tmp_path, "t4ble")
    first, second = (next(iter(promise.answers(mixing(round=round)))) for round in (1, 2))
    assert isinstance(first, Seal) and isinstance(second, Seal) and first.seal != second.seal


def test_another_devices_seal_is_left_alone_until_the_table_has_waited_in_vain(tmp_path: Path) -> None:
    foreign = {"rows": "f0", "columns": "c1"}
    promise = Promise(tmp_path, "t4ble")
    assert types(promise, mixing(seals=foreign)) == []
    assert types(promise, mixing(seals=foreign, late=("rows",))) == [Seal]


@pytest.mark.parametrize("change", [{"seat": ""}, {"is_open": False}, {"waived": ("rows",)}])
def test_nothing_is_said_by_those_who_watch_who_play_or_who_add_nothing(
    tmp_path: Path, change: dict[str, object]
) -> None:
    assert types(Promise(tmp_path, "t4ble"), mixing(**change)) == []


def test_a_house_that_shows_another_commitment_than_at_first_gets_no_salt(tmp_path: Path) -> None:
    promise = Promise(tmp_path, "t4ble")
    list(promise.answers(mixing()))
    assert types(promise, mixing(commitment="c9")) == [] and promise.is_broken
    assert promise.notes["commitment"] == "c0"


def test_what_a_record_says_otherwise_than_was_promised_is_named(tmp_path: Path) -> None:
    seed = bytes(range(32))
    promise, promised = Promise(tmp_path, "t4ble"), sha256(seed).hexdigest()
    list(promise.answers(mixing(commitment=promised, people=("rows",))))
    other = {"seal-columns": seal_of("t4ble", "1", "columns", promised, "ab" * 32), "salt-columns": "ab" * 32}
    for change, wrong in (
        ({}, []),
        ({"seed": "00" * 32}, ["seed"]),
        ({"seed": "?"}, ["seed"]),
        ({"salt-rows": "00" * 32}, ["salt-rows"]),
        ({"commitment": "00" * 32}, ["commitment", "salt-rows"]),
        ({"salt-columns": "00" * 32}, ["salt-columns"]),
        (other, ["seal-columns"]),
    ):
        notes = {**promise.notes, "seed": seed.hex(), **change}
        text = "".join(f"note {name}: {told}\n" for name, told in notes.items())
        assert promise.problems(f"ludotek: 1\n{text}\n1. chance: set-up 1\n") == wrong


def test_only_the_latest_tables_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.terminal.promise.MOST", 2)
    for table in ("one", "two", "three"):
        list(Promise(tmp_path, table).answers(mixing(table=table, is_open=False)))
    assert len(list(tmp_path.iterdir())) == 2
