"""Chronicles in the house: their games in order, what nobody may know before its time, and the next game."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace
from sqlalchemy import text as sql

from ludotek.core.volume import read
from ludotek.games import game
from ludotek.games.oath.seed.form import numbers
from ludotek.games.oath.seed.text import read as read_seed
from ludotek.table.audit.volume import audit_volume
from tests.games.oath.seeds import MID_GAME
from tests.table.guests import Guest
from tests.table.heirs import CLAIM, LETTERS, YIELD, find_game
from tests.table.serving import Served, serving

LASTING = {"lasting": True}
SLOW = {"kind": "move", "seconds": 600, "increment": 0}


async def begin(guest: Guest, *kinds: str, name: str = "", **options: object) -> dict[str, Any]:
    return await guest.open_table(*kinds, game="heirs", options={**LASTING, **options}, chronicle=name)


async def play_out(table: str, *choices: tuple[Guest, int]) -> None:
    """Everybody makes one choice."""
    for guest, choice in choices:
        async with guest.at(table) as line:
            while not line.moment["moves"]:
                await line.next()
            await line.play(choice)
            await line.hear("table", "update")


async def two(address: str) -> tuple[Guest, Guest]:
    return await Guest.named(address, "Olena"), await Guest.named(address, "Taras")


async def first_game(address: str, name: str = "The Long Peace") -> tuple[Guest, Guest, str, str]:
    """Two people who have played the first game of a chronicle, which the second of them won."""
    olena, taras = await two(address)
    made = await olena.open_table("me", "anyone", game="heirs", options=LASTING, chronicle=name, clock=SLOW)
    await taras.sit(made["id"], "second")
    await play_out(made["id"], (olena, YIELD), (taras, CLAIM))
    return olena, taras, made["chronicle"], made["id"]


async def refused(guest: Guest, path: str, body: object) -> tuple[int, str]:
    answer = await guest.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


async def true_deck(address: Served, table: str) -> str:
    row = await address.house.store.table(table)
    assert row is not None
    return str(row.options["deck"])


async def test_a_game_that_leaves_something_begins_a_chronicle_which_its_table_names(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras = await two(address)
        plain = await olena.open_table("me", "bot-1", game="heirs")
        assert plain["chronicle"] == ""
        made = await begin(olena, "me", "anyone", name="  The  Long Peace ")
        async with olena.at(made["id"]) as line:
            assert line.table["chronicle"] == made["chronicle"]
        shown = await olena.get(f"/api/chronicles/{made['chronicle']}")
        assert (shown["name"], shown["game"], shown["is_yours"]) == ("The Long Peace", "heirs", True)
        (chapter,) = shown["chapters"]
        assert (chapter["status"], chapter["number"], chapter["left"], chapter["winner"]) == ("open", 1, "", None)
        assert [card["id"] for card in await olena.get("/api/chronicles")] == [made["chronicle"]]
        assert await taras.get("/api/chronicles") == []
        assert (await taras.get(f"/api/chronicles/{made['chronicle']}"))["is_yours"] is False


async def test_a_chronicle_that_begins_in_a_seed_has_the_name_of_that_world(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = await Guest.named(address, "Olena")
        for written, name in (("Empire  and\u202eExile", "Empire and Exile"), ("x" * 100, "x" * 60), (" ", "")):
            seed = str(replace(read_seed(MID_GAME), name=written))
            options = {"players": 2, "chronicle": True, "world": seed}
            made = await guest.open_table("me", "anyone", game="oath", options=options)
            shown = await guest.get(f"/api/chronicles/{made['chronicle']}")
            assert (shown["name"], shown["chapters"][0]["began"]) == (name, seed)


async def test_a_finished_game_is_told_in_its_chronicle(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        (chapter,) = (await taras.get(f"/api/chronicles/{chronicle}"))["chapters"]
        assert (chapter["table"], chapter["status"], chapter["winner"]) == (table, "over", 1)
        assert [seat["player_name"] for seat in chapter["seats"]] == ["Olena", "Taras"]
        assert chapter["seating"] == [1, 0], "whoever won is suggested for the first seat"
        assert sorted(chapter["left"]) == sorted(LETTERS)
        (card,) = await olena.get("/api/chronicles")
        assert (card["games"], card["is_played"], card["people"]) == (1, False, ["Olena", "Taras"])


async def test_the_next_game_keeps_seats_for_the_same_people_as_the_game_suggests(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        mykola = await Guest.named(address, "Mykola")
        made = await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "waive": True})
        assert made["chronicle"] == chronicle and made["invitations"] == {}
        assert (await olena.get(f"/api/tables/{made['id']}"))["clock"] == SLOW, "by the clock of the game before"
        assert await refused(mykola, f"/api/tables/{made['id']}/seats/first", {}) == (403, "table/kept")
        await taras.sit(made["id"], "first")
        card = await olena.get(f"/api/tables/{made['id']}")
        assert [seat["player_name"] for seat in card["seats"]] == ["Taras", "Olena"]
        async with taras.at(table) as line:
            assert line.table["next_table"] == made["id"], "who still sits at the first table is told"


async def test_or_others_take_their_seats_with_other_options(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, chronicle, table = await first_game(address)
        seats = [{"kind": "same", "was": 0}, {"kind": "bot", "level": 1}, {"kind": "friend"}]
        asked = {"after": table, "seats": seats, "options": {"players": 3}, "private": True}
        made = await olena.post(f"/api/chronicles/{chronicle}/games", {**asked, "clock": SLOW})
        card = await olena.get(f"/api/tables/{made['id']}")
        assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "friend"]
        assert (card["private"], card["clock"]) == (True, SLOW)
        assert list(made["invitations"]) == ["third"]
        no_seat = {**asked, "seats": [{"kind": "same", "was": 7}, *seats[1:]]}
        assert (await refused(olena, f"/api/chronicles/{chronicle}/games", no_seat))[1] == "table/no-seat"
        too_few = {**asked, "seats": seats[:2]}
        assert (await refused(olena, f"/api/chronicles/{chronicle}/games", too_few))[1] == "table/other-seats"


async def test_nobody_can_read_the_order_of_the_decks_before_the_game_is_over(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        made = await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "waive": True})
        true, raw = await true_deck(address, made["id"]), []
        addresses = [
            *(f"/api/chronicles/{chronicle}{rest}" for rest in ("", "/records")),
            *(
                f"/api/tables/{one}{rest}"
                for one in (table, made["id"])
                for rest in ("", "/world", "/record", "/replay")
            ),
            *("/api/chronicles", "/api/lobby", "/api/account/export", "/api/account"),
        ]

        async def look() -> None:
            for path in addresses:
                raw.append((await olena.http.get(path)).text)

        await look()
        await taras.sit(made["id"], "first")
        async with Guest(address).at(made["id"]) as spectator, olena.at(made["id"]) as seated:
            assert spectator.table["status"] == "live"
            await look()
            raw += [*spectator.raw, *seated.raw]
            told = seated.table["options"]
        assert sorted(told["deck"]) == sorted(true) and told["as_written"] is False
        assert not [answer for answer in raw if true in answer]
        await play_out(made["id"], (taras, CLAIM), (olena, YIELD))
        async with olena.at(made["id"]) as line:
            assert line.table["options"]["deck"] == true, "once the game is over everybody may know"
        chapters = (await olena.get(f"/api/chronicles/{chronicle}"))["chapters"]
        assert [chapter["began"] for chapter in chapters] == [LETTERS, true]
        assert chapters[1]["left"] != true and await true_deck(address, made["id"]) == true


async def test_what_is_exported_is_not_the_order_of_any_game(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, chronicle, table = await first_game(address)
        ids = [
            (await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "waive": True}))["id"]
            for _ in range(3)
        ]
        decks = [await true_deck(address, id) for id in ids]
        (first, *_) = (await olena.get(f"/api/chronicles/{chronicle}"))["chapters"]
        exported = (await olena.get(f"/api/tables/{table}/world"))["seed"]
        assert len({*decks, first["left"], exported}) == 5


async def test_a_world_that_is_continued_twice_branches(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, chronicle, table = await first_game(address)
        alone = [{"kind": "me"}, {"kind": "anyone"}]
        for _ in range(2):
            await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "seats": alone})
        chapters = (await olena.get(f"/api/chronicles/{chronicle}"))["chapters"]
        assert [(one["number"], one["after"]) for one in chapters] == [(1, None), (2, table), (2, table)]


async def test_a_rematch_of_a_game_in_a_chronicle_begins_in_no_order_that_was_played(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        made = await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "waive": True})
        await taras.sit(made["id"], "first")
        await play_out(made["id"], (taras, CLAIM), (olena, YIELD))
        async with olena.at(made["id"]) as line:
            await line.say(type="rematch")
            while not line.table["next_table"]:
                await line.next()
        again = await address.house.store.table(line.table["next_table"])
        assert again is not None and again.options["as_written"] is False
        assert again.options["deck"] != await true_deck(address, made["id"])


async def test_a_house_that_ends_before_a_game_is_told_tells_it_later_and_the_same(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, chronicle, _ = await first_game(address)
        told = (await olena.get(f"/api/chronicles/{chronicle}"))["chapters"]
        store = address.house.store
        await store._write(None, lambda connection: connection.execute(sql("UPDATE chapters SET told = NULL")))
    async with serving(sqlite_url, find_game=find_game) as address:
        nobody = Guest(address)
        assert (await nobody.get(f"/api/chronicles/{chronicle}"))["chapters"] == told
        kept = await address.house.store.chapters(chronicle)
        assert kept[0][0].told is not None, "and keeps it"


async def test_only_those_who_belong_to_a_chronicle_go_on_with_it(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        mykola = await Guest.named(address, "Mykola")
        games = f"/api/chronicles/{chronicle}/games"
        assert await refused(mykola, games, {"after": table}) == (403, "chronicle/not-yours")
        assert await refused(olena, games, {"after": "elsewhere"}) == (404, "chronicle/no-game")
        made = await taras.post(games, {"after": table})
        assert await refused(olena, games, {"after": made["id"]}) == (409, "table/not-over")
        assert (await mykola.http.get("/api/chronicles/nothing")).status_code == 404


async def test_whoever_founded_a_chronicle_may_name_it(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, _ = await first_game(address)
        path = f"/api/chronicles/{chronicle}"
        assert (await olena.post(path, {"name": "Мир"}))["name"] == "Мир"
        assert await refused(taras, path, {"name": "War"}) == (403, "chronicle/not-yours")
        for name in ("x" * 61, "in\u202evisible"):
            assert (await refused(olena, path, {"name": name}))[1] == "chronicle/bad-name"


async def test_a_game_that_was_given_up_leaves_nothing_to_go_on_from(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras = await two(address)
        made = await begin(olena, "me", "anyone")
        await taras.sit(made["id"], "second")
        async with olena.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
        (chapter,) = (await olena.get(f"/api/chronicles/{made['chronicle']}"))["chapters"]
        assert (chapter["left"], chapter["winner"], chapter["reason"]["id"]) == ("", None, "ending-resigned")
        games = f"/api/chronicles/{made['chronicle']}/games"
        assert await refused(olena, games, {"after": made["id"]}) == (409, "chronicle/no-world")


async def test_its_records_are_one_file_that_can_be_checked(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, chronicle, table = await first_game(address)
        made = await olena.post(f"/api/chronicles/{chronicle}/games", {"after": table, "waive": True})
        await taras.sit(made["id"], "first")
        before = (await olena.http.get(f"/api/chronicles/{chronicle}/records")).text
        assert len(read(before, find_game).games) == 1, "a game that is not over has secrets"
        await play_out(made["id"], (taras, CLAIM), (olena, YIELD))
        answer = await olena.http.get(f"/api/chronicles/{chronicle}/records")
        assert f"heirs-chronicle-{chronicle}.txt" in answer.headers["content-disposition"]
        text, true = answer.text, await true_deck(address, made["id"])
    volume = read(text, find_game)
    assert (volume.name, [game.after for game in volume.games], str(volume)) == ("The Long Peace", [None, 1], text)
    assert [audit.problems for audit in audit_volume(volume)] == [[], []]
    forged = text.replace(f"option deck: {true}", f"option deck: {true[::-1]}")
    _, second = audit_volume(read(forged, find_game))
    assert [problem.code for problem in second.problems] == ["fairness/other-world"]


async def test_two_games_of_oath_are_a_chronicle_from_the_first_table_to_the_file(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = await Guest.named(address, "Olena")
        options = {"players": 2, "chronicle": True}
        made = await guest.open_table("me", "bot-1", game="oath", options=options, chronicle="The Long Peace")
        chronicle, raw = made["chronicle"], list[str]()
        async with guest.at(made["id"]) as line:
            await line.play_to_the_end(random.Random(3))
        (first,) = (await guest.get(f"/api/chronicles/{chronicle}"))["chapters"]
        assert first["rule"]["id"].startswith("oath-") and first["left"].startswith("03030300020EThe Long Peace")
        changed = {line["about"]["id"]: line["there"] for line in first["changes"]}
        assert len(changed["oath-line-came"]) == 6 == len(changed["oath-line-went"])
        winner = first["seats"][first["winner"]]
        after = await guest.post(f"/api/chronicles/{chronicle}/games", {"after": made["id"], "waive": True})
        card = await guest.get(f"/api/tables/{after['id']}")
        assert card["seats"][0]["kind"] == winner["kind"], "the winner sits down as Chancellor"
        row = await address.house.store.table(after["id"])
        assert row is not None
        decks = deck_digits(str(row.options["world"]))
        async with guest.at(after["id"]) as line:
            async with Guest(address).at(after["id"]) as spectator:
                raw += spectator.raw
            for path in (f"/api/chronicles/{chronicle}", f"/api/tables/{made['id']}/world", "/api/account/export"):
                raw.append((await guest.http.get(path)).text)
            rng = random.Random(5)
            while line.table["status"] == "live":
                await line.play_to_the_end(rng)
            raw += [one for one in line.raw if '"status":"over"' not in one]
        assert not [answer for answer in raw for deck in decks if deck in answer]
        _, second = (await guest.get(f"/api/chronicles/{chronicle}"))["chapters"]
        assert second["began"] == row.options["world"] and second["left"].startswith("030303000")
        text = (await guest.http.get(f"/api/chronicles/{chronicle}/records")).text
    for audit in audit_volume(read(text, game), with_bots=False):
        assert audit.problems == [] and audit.draws > 50


def deck_digits(seed: str) -> list[str]:
    """The order of the world deck and of the relics as a seed writes them."""
    written = read_seed(seed)
    return [numbers(written.world), numbers(written.relics)]
