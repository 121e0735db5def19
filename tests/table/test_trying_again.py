"""A moment of a finished game, tried again: the same moves before it, bots in the other seats, and luck of its own."""

from __future__ import annotations

import random

import pytest

from ludotek.core import record as records
from ludotek.games import game as find_game
from ludotek.table.audit.record import audit
from tests.table.guests import Guest
from tests.table.serving import serving


async def play_a_game(guest: Guest, game: str, **options: object) -> str:
    made = await guest.open_table("me", "bot-1", game=game, options=options)
    async with guest.at(made["id"]) as line:
        await line.play_to_the_end(random.Random(1))
    table: str = made["id"]
    return table


@pytest.mark.parametrize(("game", "options"), [("novem", {"board": "small"}), ("north", {})])
async def test_the_game_goes_on_from_before_the_move(sqlite_url: str, game: str, options: dict[str, object]) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        id = await play_a_game(olena, game, **options)
        old = await address.house.table(id)
        ply = max(number for number, entry in enumerate(old.session.entries, 1) if entry.seat == 0)
        made = await olena.post(f"/api/tables/{id}/again", {"ply": ply})
        new = await address.house.table(made["id"])
        opening = [(entry.seat, entry.move) for entry in new.session.entries[: len(new.state.opening)]]
        assert 0 < len(opening) < ply
        assert opening == [(entry.seat, entry.move) for entry in old.session.entries[: len(opening)]]
        assert new.row.status == "live"
        assert [seat.kind for seat in new.row.seats] == ["anyone", "bot"]
        async with olena.at(made["id"]) as line:
            assert line.moment["moves"], "it is the same player's decision"
            await line.play_to_the_end(random.Random(2))
        answer = await olena.http.get(f"/api/tables/{made['id']}/record")
        found = audit(records.read(answer.text, find_game))
        assert found.problems == []
        assert any(f"The first {len(opening)} moves" in said for said in found.unchecked)


async def test_what_was_sealed_in_that_moment_is_chosen_again(sqlite_url: str) -> None:
    """Novem: nobody chooses knowing what the other chose."""
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        id = await play_a_game(olena, "novem", board="small")
        old = await address.house.table(id)
        second = [number for number, entry in enumerate(old.session.entries, 1) if entry.seat >= 0][1]
        made = await olena.post(f"/api/tables/{id}/again", {"ply": second})
        new = await address.house.table(made["id"])
        assert all(seat < 0 for seat, _ in new.state.opening)


async def test_only_those_who_sat_there_and_only_moves_that_were_made(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        id = await play_a_game(olena, "novem", board="small")
        for guest, ply, code in ((taras, 3, "table/not-seated"), (olena, 999, "table/no-such-move")):
            answer = await guest.http.post(f"/api/tables/{id}/again", json={"ply": ply})
            assert answer.json()["code"] == code
        running = await olena.open_table("me", "bot-1", game="novem")
        answer = await olena.http.post(f"/api/tables/{running['id']}/again", json={"ply": 1})
        assert answer.json()["code"] == "table/not-over"


async def test_a_wrong_option_is_named(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        answer = await olena.http.post(
            "/api/tables", json={"game": "novem", "seats": seats, "options": {"layout": "123456789"}}
        )
        assert answer.status_code == 400
        assert answer.json()["option"] == "layout"


async def test_a_link_is_drawn_as_a_code_that_says_the_same(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        rows = (await guest.post("/api/code", {"text": "https://example.org/t/abc?token=1"}))["rows"]
        assert {len(row) for row in rows} == {len(rows)}
        assert rows[0].startswith("11111110") and rows[6].startswith("11111110"), "the corner by which readers find it"
        assert rows != (await guest.post("/api/code", {"text": "https://example.org/t/abc?token=2"}))["rows"]
        assert (await guest.http.post("/api/code", json={"text": ""})).status_code >= 400
