"""Worlds from the seeds that people paste."""

from __future__ import annotations

import random

from tests.games.oath.seeds import MID_GAME
from tests.table.guests import Guest
from tests.table.serving import serving


async def refusal(guest: Guest, game: str, body: bytes) -> tuple[int, str, str]:
    answer = await guest.http.post(f"/api/games/{game}/seed", content=body, headers={"Content-Type": "text/plain"})
    problem = answer.json()
    return answer.status_code, problem["code"], problem["sentence"]


async def test_a_seed_is_told_and_a_table_is_played_in_its_world(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        answer = await guest.http.post("/api/games/oath/seed", content=f"{MID_GAME}\n".encode())
        world = answer.json()
        assert world["seed"] == MID_GAME and world["upgraded"].startswith("030303")
        assert world["title"]["id"] == "oath-seed-title" and len(world["repairs"]) == 6
        line = world["lines"][2]
        assert line["about"]["id"] == "oath-slot-cradle-1"
        cards = ["the-hidden-place", "inquisitor", "broken-forge", "obsidian-cage"]
        assert [one["id"] for one in line["there"]] == [f"oath-card-{name}" for name in cards]
        assert world["document"]["map"][0]["site"] == "the_hidden_place"
        assert await guest.post("/api/games/oath/seats", world["options"]) == ["chancellor", "red", "blue", "yellow"]


async def test_what_is_no_seed_is_refused_with_its_column(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        sentence = "Column 81: the seed ends inside site 6."
        assert await refusal(guest, "oath", MID_GAME[:80].encode()) == (400, "seed/bad-text", sentence)
        assert (await refusal(guest, "oath", b"\xff"))[1] == "seed/not-text"
        assert (await refusal(guest, "novem", MID_GAME.encode()))[1] == "seed/no-worlds"


async def test_a_table_in_a_world_that_cannot_be_played_is_refused_beside_its_option(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        answer = await guest.http.post("/api/games/oath/seats", json={"world": MID_GAME, "players": 6})
        assert answer.status_code >= 400
        assert (answer.json()["code"], answer.json()["option"]) == ("seed/too-small", "world")


async def test_games_say_whether_their_worlds_go_on(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        games = {game["id"]: game["has_worlds"] for game in await Guest(address).get("/api/games")}
        assert games["oath"] is True and games["novem"] is False


async def test_a_finished_game_with_its_chronicle_leaves_a_seed_that_a_table_takes(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        made = await guest.open_table("me", "bot-1", game="oath", options={"players": 2, "chronicle": True})
        early = await guest.http.get(f"/api/tables/{made['id']}/world")
        assert early.json()["code"] == "table/not-over"
        async with guest.at(made["id"]) as line:
            await line.play_to_the_end(random.Random(3))
        left = (await guest.get(f"/api/tables/{made['id']}/world"))["seed"]
        assert left.startswith("030303000207Ludotek")
        other = (await guest.get(f"/api/tables/{made['id']}/world"))["seed"]
        assert other != left, "what lies facedown is mixed anew for whoever asks"
        assert await guest.post("/api/games/oath/seats", {"world": left, "players": 2}) == ["chancellor", "red"]


async def test_a_game_that_was_given_up_leaves_no_world(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        made = await guest.open_table("me", "bot-1", game="oath", options={"players": 2, "chronicle": True})
        async with guest.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
        assert (await guest.get(f"/api/tables/{made['id']}/world"))["seed"] == ""
