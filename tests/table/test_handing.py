"""Games played elsewhere are handed in once, as tables that are over, and are neither rated nor compared."""

from __future__ import annotations

from pathlib import Path

import httpx

from ludotek.core import record as records
from ludotek.games import game
from tests.browser.course import random_record
from tests.table.serving import serving

PATIENCE = 120.0  # seconds: a process starts in which records are read


def visitor(house: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house, timeout=PATIENCE)


async def hand_in(client: httpx.AsyncClient, text: str) -> httpx.Response:
    return await client.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})


async def test_a_record_is_kept_once_whoever_brings_it_how_often(tmp_path: Path) -> None:
    text = random_record("novem", {}, 1)
    async with serving(f"sqlite:///{tmp_path}/house.db") as house, visitor(house) as anna:
        first, second = (await hand_in(anna, text)).json(), (await hand_in(anna, text.replace("\n", "\r\n"))).json()
        assert first["is_new"] and second == {**first, "is_new": False}
        async with visitor(house) as bela:
            assert (await hand_in(bela, text)).json() == second
        mine = (await anna.get("/api/lobby")).json()["mine"]
        assert [(card["id"], card["status"], card["elsewhere"]) for card in mine] == [(first["id"], "over", True)]


async def test_what_is_kept_is_the_game_that_was_played(tmp_path: Path) -> None:
    text = random_record("north", {}, 2)
    async with serving(f"sqlite:///{tmp_path}/house.db") as house, visitor(house) as anna:
        id = (await hand_in(anna, text)).json()["id"]
        kept = records.read((await anna.get(f"/api/tables/{id}/record")).text, game)
        given = records.read(text, game)
        assert [(entry.seat, entry.move) for entry in kept.entries] == [(one.seat, one.move) for one in given.entries]
        assert (kept.result, kept.reason, kept.notes) == (given.result, given.reason, given.notes)
        assert (await anna.get(f"/api/tables/{id}/replay")).json()["game"] == "north"


async def test_it_is_no_rated_game_and_sets_no_mark(tmp_path: Path) -> None:
    text = random_record("nos", {"drivers": 1}, 1)
    async with serving(f"sqlite:///{tmp_path}/house.db") as house, visitor(house) as anna:
        await anna.post("/api/accounts", json={"name": "Anna", "password": "a long password"})
        id = (await hand_in(anna, text)).json()["id"]
        assert (await anna.get(f"/api/tables/{id}/best")).json()["yours"] is None
        assert (await anna.get("/api/account")).json()["ratings"] == []


async def test_what_is_no_finished_game_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    text = random_record("novem", {}, 1)
    lines = text.split("\n")
    unfinished = "\n".join(line for line in lines[:-3] if not line.startswith(("result", "reason")))
    head, _, moves = unfinished.partition("\n\n")
    unfinished = f"{head}\nresult: none\nreason: unfinished\n\n{moves}\n"
    async with serving(f"sqlite:///{tmp_path}/house.db") as house, visitor(house) as anna:
        for body, code, status in (
            ("", "record/", 400),
            (text.replace("result: ", "result: 1"), "record/wrong-result", 400),
            (unfinished, "record/unfinished", 400),
            ("x" * 300_000, "http/too-big", 413),
        ):
            answer = await hand_in(anna, body)
            assert answer.json()["code"].startswith(code) and answer.status_code == status
        assert (await anna.get("/api/lobby")).json()["mine"] == []
