"""Play over the live line: two people, bots, spectators, and all that people do to each other at a table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import MutableMapping
from typing import Any

import pytest

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import verify
from ludotek.table.house import IDLE
from ludotek.table.live.connection import LONGEST_OUTBOX, Connection
from ludotek.table.people.limits import Limits
from ludotek.table.thinking.bots import study
from ludotek.table.world import SystemClock
from tests.table.guests import Guest, Line, two_at_a_table
from tests.table.serving import serving
from tests.table.test_api import refusal


async def test_two_people_play_novem_to_the_end(url: str) -> None:
    async with serving(url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            assert rows.table["your_seat"] == 0 and columns.table["your_seat"] == 1
            await asyncio.gather(rows.play_to_the_end(random.Random(1)), columns.play_to_the_end(random.Random(2)))
            assert rows.table["result"] == columns.table["result"]
        answer = await olena.http.get(f"/api/tables/{table}/record")
        record = read(answer.text, game)
        assert record.session().is_over
        assert record.players == {"rows": "Olena", "columns": "Taras"}
        assert verify(record) == []


async def test_a_person_plays_against_a_bot(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1")
        async with olena.at(made["id"]) as line:
            await line.play_to_the_end(random.Random(1))
            assert line.table["reason"]["id"].startswith("novem-ending-")


# Coming and going.


async def test_whoever_comes_back_finds_everything_as_it_was(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with taras.at(table) as columns:
            async with olena.at(table) as rows:
                await rows.play(rows.moment["moves"][0]["move"])
                chosen = await rows.hear("update")
            async with olena.at(table) as again:
                assert again.moment["view"] == chosen["moment"]["view"]
                assert again.moment["moves"] == []
                await columns.play(columns.moment["moves"][0]["move"])
                revealed = await again.hear("update")
                assert "revealed" in [event["told"]["event"] for event in revealed["events"]]


async def test_those_who_leave_are_seen_to_be_away(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            async with taras.at(table):
                await heard_presence(rows, 1, True)
            await heard_presence(rows, 1, False)


async def heard_presence(line: Line, seat: int, present: bool) -> dict[str, Any]:
    while (told := await line.hear("presence", "table"))["seats"][seat]["present"] is not present:
        pass
    return told


async def test_an_illegal_move_is_refused_and_changes_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            await rows.play(5, nonce="mine")
            refused = await rows.hear("error")
            assert (refused["code"], refused["nonce"]) == ("core/illegal-move", "mine")
            await rows.say(type="move", question=rows.moment["question"] + 7, move=0)
            assert (await rows.hear("error"))["code"] == "core/past-question"
            await rows.play(0)
            assert (await rows.hear("update"))["moment"]["moves"] == []


async def test_a_choice_is_final(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            await rows.play(0)
            await rows.hear("update")
            await rows.play(1)
            refused = await rows.hear("error")
            assert refused["code"] == "core/not-your-turn"
            assert "olumns" not in refused["sentence"]


async def test_spectators_cannot_move(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        _, _, table = await two_at_a_table(address)
        async with Guest(address).at(table) as watching:
            assert watching.table["your_seat"] == -3
            await watching.say(type="move", question=2, move=0)
            assert (await watching.hear("error"))["code"] == "table/not-seated"


# Ending a game without its rules.


# Seats.


async def test_somebody_may_stand_up_and_another_sit_in(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        iryna = await Guest.named(address, "Iryna")
        async with olena.at(table) as rows, taras.at(table) as columns:
            await columns.say(type="stand")
            while (await columns.hear("table"))["your_seat"] != -3:
                pass
            await iryna.sit(table, "columns")
            async with iryna.at(table) as back:
                assert back.table["your_seat"] == 1
                await rows.play(0)
                await back.play(back.moment["moves"][0]["move"])
                assert (await back.hear("update")) is not None


async def test_whoever_knows_the_secrets_of_one_seat_may_not_take_another(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="stand")
            await columns.say(type="stand")
            while any(seat["player"] for seat in (await rows.hear("table"))["seats"]):
                pass
        answer = await olena.http.post(f"/api/tables/{table}/seats/columns", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "table/knows-too-much")
        await olena.sit(table, "rows")


async def test_a_seat_that_is_empty_too_long_can_be_given_to_a_bot(sqlite_url: str) -> None:
    async with serving(sqlite_url, patience=0) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            async with taras.at(table):
                await rows.say(type="give_to_bot", seat=1, level=1)
                assert (await rows.hear("error"))["code"] == "table/not-away"
            await heard_presence(rows, 1, False)
            await rows.say(type="give_to_bot", seat=1, level=1)
            while (await rows.hear("table"))["seats"][1]["kind"] != "bot":
                pass
            await rows.play_to_the_end(random.Random(1))


async def test_everybody_hears_from_when_on_a_bot_may_play_for_somebody_away(sqlite_url: str) -> None:
    async with serving(sqlite_url, patience=5000) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            async with taras.at(table):
                assert (await heard_presence(rows, 1, True))["seats"][1]["bot_from"] is None
            told = await heard_presence(rows, 1, False)
            assert 0 < told["seats"][1]["bot_from"] - told["now"] <= 5000


async def test_a_master_of_a_solved_game_is_prepared_before_the_first_move(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        olena, studied = await Guest.named(address, "Olena"), []

        async def run(job: object, *given: object) -> None:
            studied.append((job, *given))

        monkeypatch.setattr(address.house.thinkers.slow, "run", run)
        await olena.open_table("me", "bot-4")
        await asyncio.sleep(0)
        assert studied == []
        await olena.open_table("me", "bot-5", options={"first": "rows"})
        await asyncio.sleep(0)
        assert studied == [(study, game("novem"), game("novem").options({"first": "rows"}))]


async def test_nobody_is_replaced_while_others_may_still_wait(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            await rows.say(type="give_to_bot", seat=1, level=1)
            assert (await rows.hear("error"))["code"] == "table/not-away"


# Talk, and the host's rights.


async def test_talk_reaches_everybody_and_stays(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="chat", text="  <b>Вітаю</b>\n\u202e ")
            assert (await columns.hear("chat"))["text"] == "<b>Вітаю</b>"
            await rows.say(type="canned", id="novem-say-a")
            assert (await columns.hear("chat"))["canned"] == "novem-say-a"
            await rows.say(type="canned", id="web-welcome")
            assert (await rows.hear("error"))["code"] == "table/no-announcement"
        async with taras.at(table) as again:
            assert [line["canned"] for line in again.table["chat"]] == [None, "novem-say-a"]


async def test_nobody_talks_without_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            for number in range(10):
                await rows.say(type="chat", text=f"and {number}")
            assert (await rows.hear("error"))["code"] == "limits/too-much-talk"


async def test_the_host_can_mute_unmute_and_remove(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        iryna = await Guest.named(address, "Iryna")
        who = (await iryna.get("/api/me"))["id"]
        async with olena.at(table) as rows, taras.at(table) as columns, iryna.at(table) as watching:
            await columns.say(type="mute", player=who)
            assert (await columns.hear("error"))["code"] == "table/not-host"
            await rows.say(type="mute", player=who)
            await watching.hear("table")
            await watching.say(type="chat", text="Hm!")
            assert (await watching.hear("error"))["code"] == "table/muted"
            while (await rows.hear("table"))["muted"] != [who]:
                pass
            assert watching.table["muted"] == columns.table["muted"] == []
            await rows.say(type="unmute", player=who)
            await watching.hear("table")
            await watching.say(type="chat", text="Thank you.")
            assert (await rows.hear("chat"))["text"] == "Thank you."
            await rows.say(type="remove", player=who)
            assert (await watching.hear("error"))["code"] == "table/removed"
        async with iryna.at(table) as again:
            assert again.heard[-1]["code"] == "table/removed"


async def test_the_seat_of_somebody_who_was_removed_goes_to_a_bot_and_to_nobody_else(sqlite_url: str) -> None:
    """Otherwise a host could give it, with all that it knows, to a friend."""
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        friend = await Guest.named(address, "Friend")
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="remove", player=columns.table["you"]["id"])
            while rows.table["seats"][1]["kind"] != "bot":
                await rows.hear("table")
            path = f"/api/tables/{table}/seats/columns"
            assert await refusal(friend, "POST", path, json={}) == (409, "table/seat-taken")
            assert (await refusal(taras, "POST", path, json={}))[0] == 403
            await rows.play_to_the_end(random.Random(1))


async def test_before_the_game_the_seat_of_somebody_who_was_removed_is_free_again(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        table = (await olena.open_table("anyone", "anyone"))["id"]
        card = await taras.sit(table, "columns")
        async with olena.at(table) as watching, taras.at(table) as columns:
            assert card["your_seat"] == 1
            await watching.say(type="remove", player=columns.table["you"]["id"])
            while watching.table["seats"][1]["kind"] != "anyone":
                await watching.hear("table")


# A line that is slow.


class SlowLine:
    """An ASGI server's `send` whose other side takes nothing until it is told to."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if "at_once" not in message:
            await self.writable.wait()
        self.sent.append(message.get("text", f"closed {message.get('code')}"))

    def take(self, text: str) -> bool:
        if self.writable.is_set():
            self.sent.append(f"{text}, at once")
        return self.writable.is_set()


async def test_a_slow_line_gets_everything_in_order_when_it_wakes() -> None:
    line = SlowLine()
    viewer = Connection(None, line.send, Limits(), SystemClock())
    line.writable.set()
    viewer.send("first")
    assert line.sent == ["first"], "what can be sent is sent at once"
    line.writable.clear()
    for text in ("second", "third"):
        viewer.send(text)
    viewer.close(1000)
    await asyncio.sleep(0)
    assert line.sent == ["first"]
    line.writable.set()
    await viewer.finish()
    assert line.sent == ["first", "second", "third", "closed 1000"]


async def test_what_can_be_taken_at_once_never_overtakes_what_waits() -> None:
    line = SlowLine()
    viewer = Connection(None, line.send, Limits(), SystemClock(), take=line.take)
    line.writable.set()
    viewer.send("first")
    line.writable.clear()
    viewer.send("second")
    line.writable.set()
    viewer.send("third")
    assert line.sent == ["first, at once"]
    await viewer.finish()
    viewer.send("fourth")
    assert line.sent == ["first, at once", "second", "third", "fourth, at once"]


async def test_a_line_that_never_wakes_is_cut_off() -> None:
    line = SlowLine()
    viewer = Connection(None, line.send, Limits(), SystemClock())
    for number in range(2 * LONGEST_OUTBOX):
        viewer.send(str(number))
    assert viewer.is_closed and not viewer.outbox
    assert line.sent == ["closed 1013"]
    line.writable.set()
    await viewer.finish()


async def test_a_flood_of_long_messages_is_answered_to_the_last(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, id = await two_at_a_table(address)
        async with olena.at(id) as line:
            for _ in range(50):  # too long for the short way, and more than may wait for the table
                await line.socket.send('{"type":"hello","protocol":2}' + " " * 300)
            assert {(await line.hear("error"))["code"] for _ in range(50)} == {"live/hello-again"}


async def test_a_message_wakes_nothing_above_its_line(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, id = await two_at_a_table(address)
        async with olena.at(id):
            roots = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
            assert "Line.serve" in roots


async def test_a_table_that_is_forgotten_while_all_are_looked_after_stops_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.table.house.TIDY_EVERY", 1)  # what nobody uses any more is collected each time
    async with serving(sqlite_url) as address:
        olena, house = await Guest.named(address, "Olena"), address.house
        made = [await olena.open_table("me", "bot-1") for _ in range(2)]
        held = [await house.table(one["id"]) for one in made]
        held[0].used -= IDLE + 1000
        await house._tick()
        assert held[0].row.id not in house.tables and held[1].row.id in house.tables
