"""Before a game everybody seals a salt and then shows it: in order, bound, and without anybody who could hold it up."""

from __future__ import annotations

import asyncio
import hashlib
import json

import pytest
from websockets.asyncio.client import connect

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import audit
from ludotek.table.house import House, system_world
from ludotek.table.storage.open import open_store
from ludotek.table.tables import salts
from tests.table.guests import Guest
from tests.table.mixing import Mixer, is_live, two_who_mix
from tests.table.serving import Served, serving


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    monkeypatch.setattr(salts, "PATIENCE", 200)


# In order.


async def test_the_house_is_bound_before_anybody_can_add_salt(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", waive=False)
        kept = await address.house.store.table(made["id"])
        assert kept is not None and kept.status == "open" and kept.salts == {}
        assert made["commitment"] == kept.commitment == hashlib.sha256(kept.seed).hexdigest()
        async with olena.at(made["id"]) as line:
            assert line.table["commitment"] == made["commitment"] and line.table["status"] == "open"


async def test_salts_are_shown_only_after_all_are_sealed_and_told_only_after_all_are_shown(url: str) -> None:
    async with serving(url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as one, taras.at(table) as other:
            rows, columns = Mixer(one), Mixer(other)
            await rows.show()
            assert await rows.refused() == "luck/too-early"
            await rows.seal()
            await rows.show()
            assert await rows.refused() == "luck/too-early", "the other could still choose, knowing it"
            await columns.until(lambda told: "rows" in told["seals"])
            await columns.seal()
            await rows.until(lambda told: len(told["seals"]) == 2)
            await rows.show()
            await columns.show()
            for mixer in (rows, columns):
                await mixer.until(is_live)
                open_ones = [told for told in mixer.line.heard if told["type"] == "table" and told["status"] == "open"]
                assert all(told["salts"] == {} for told in open_ones)
            assert one.table["salts"] == other.table["salts"] == {"rows": rows.salt(), "columns": columns.salt()}
            await one.say(type="resign")
            await one.until_over()
        record = read((await olena.http.get(f"/api/tables/{table}/record")).text, game)
        kept = {f"seal-{name}": text for name, text in one.table["seals"].items()}
        kept |= {"commitment": one.table["commitment"], "salt-rows": rows.salt()}
        assert audit(record, kept).problems == []


async def test_whoever_seals_last_may_show_in_the_same_breath_so_that_bots_keep_nobody_waiting(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", waive=False)
        async with olena.at(made["id"]) as line:
            alone = Mixer(line)
            await line.say(type="seal", round=1, seal=alone.sealed())
            await alone.show()
            await alone.until(is_live)
            assert line.table["salts"] == {"rows": alone.salt()}
            assert not [told for told in line.heard if told["type"] == "error"]


async def test_a_table_of_bots_alone_begins_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("bot-1", "bot-1", waive=False)
        assert (await olena.get(f"/api/tables/{made['id']}"))["status"] in ("live", "over")


# Bound.


async def test_another_salt_than_the_one_that_was_sealed_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", waive=False)
        async with olena.at(made["id"]) as line:
            alone = Mixer(line)
            await alone.seal()
            await line.say(type="salt", round=1, salt="00" * 32)
            assert await alone.refused() == "luck/other-salt"
            assert (await olena.get(f"/api/tables/{made['id']}"))["status"] == "open"


async def test_another_seal_begins_a_new_round_for_everybody(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as one, taras.at(table) as other:
            rows, columns = Mixer(one), Mixer(other)
            await rows.seal()
            await columns.until(lambda told: "rows" in told["seals"])
            await columns.seal()
            await rows.until(lambda told: len(told["seals"]) == 2)
            await rows.show()
            await other.say(type="seal", round=1, seal="00" * 32)
            await rows.until(lambda told: told["round"] == 2)
            assert one.table["seals"] == {}
            kept = await address.house.store.table(table)
            assert kept is not None and kept.salts == {}, "what was shown is of no use to whoever seals again"
            await one.say(type="salt", round=1, salt=rows.salts[1])
            assert await rows.refused() == "luck/past-round"


async def test_when_somebody_leaves_who_had_sealed_everybody_seals_anew(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as one, taras.at(table) as other:
            rows, columns = Mixer(one), Mixer(other)
            await rows.seal()
            await columns.until(lambda told: "rows" in told["seals"])
            await columns.seal()
            await other.say(type="stand")
            await rows.until(lambda told: told["seats"][1]["player"] is None)
            assert (one.table["round"], one.table["seals"]) == (2, {})


async def test_salt_is_of_no_use_once_the_game_has_begun_or_to_those_who_watch(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1")
        async with olena.at(made["id"]) as line, Guest(address).at(made["id"]) as watching:
            for someone, code in ((line, "table/begun"), (watching, "table/not-seated")):
                for message in ({"type": "seal", "seal": "00" * 32}, {"type": "salt", "salt": "00" * 32}):
                    await someone.say(round=1, **message)
                    assert (await someone.hear("error"))["code"] == code
            await watching.say(type="waive")
            assert (await watching.hear("error"))["code"] == "table/not-seated"


async def test_what_is_said_twice_is_taken_once(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", waive=False)
        async with olena.at(made["id"]) as line:
            alone = Mixer(line)
            seal = alone.sealed()
            for _ in range(2):
                await line.say(type="seal", round=1, seal=seal)
                await alone.show()
            await alone.until(is_live)
            await line.say(type="offer", what="draw")
            assert (await line.hear("error"))["code"] == "table/bots-play-on", "and nothing was refused before"


# Nobody holds it up.


async def test_who_shows_nothing_in_time_lets_the_game_not_begin_and_everybody_is_told(url: str, hurried: None) -> None:
    async with serving(url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as one, taras.at(table) as other, Guest(address).at(table) as watching:
            rows, columns = Mixer(one), Mixer(other)
            await rows.seal()
            await columns.until(lambda told: "rows" in told["seals"])
            await columns.seal()
            await rows.until(lambda told: len(told["seals"]) == 2)
            await rows.show()
            for line in (one, other, watching):
                told = await Mixer(line).until(lambda table: table["late"] == ["columns"])
                assert told["status"] == "open" and told["moment"]["sentence"]["id"] == "table-luck-late"
            await columns.show()
            await rows.until(is_live)
            assert one.table["salts"] == {"rows": rows.salt(), "columns": columns.salt()}, "late is not too late"


async def test_who_seals_nothing_in_time_is_named_too_and_is_awaited_in_the_lobby(
    sqlite_url: str, hurried: None
) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as line:
            rows = Mixer(line)
            await rows.seal()
            assert (await rows.until(lambda told: told["late"]))["late"] == ["columns"]
        cards = {name: (await guest.get("/api/lobby"))["mine"][0] for name, guest in (("O", olena), ("T", taras))}
        assert [cards[name]["awaits_you"] for name in "OT"] == [False, True]
        assert (await olena.get("/api/lobby"))["open"] == [], "nobody can sit down there"


async def test_a_seat_that_is_late_can_be_freed_by_those_who_wait_and_another_plays(
    sqlite_url: str, hurried: None
) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_who_mix(address)
        async with olena.at(table) as one:
            rows = Mixer(one)
            await one.say(type="free", seat=0)
            assert await rows.refused() == "luck/not-late"
            await rows.seal()
            await rows.until(lambda told: told["late"] == ["columns"])
            async with Guest(address).at(table) as watching:
                await watching.say(type="free", seat=1)
                assert (await watching.hear("error"))["code"] == "table/not-seated"
            await one.say(type="free", seat=1)
            await rows.until(lambda told: told["seats"][1]["player"] is None)
            assert one.table["late"] == []
            iryna = await Guest.named(address, "Iryna")
            await iryna.sit(table, "columns", waive=False)
            async with iryna.at(table) as other:
                columns = Mixer(other)
                await columns.seal()
                await columns.show()
                await rows.until(lambda told: len(told["seals"]) == 2)
                await rows.show()
                await rows.until(is_live)
                assert one.table["seats"][1]["player_name"] == "Iryna"


async def test_waiting_survives_the_end_of_the_process(url: str, hurried: None) -> None:
    async with serving(url) as address:
        olena, _, table = await two_who_mix(address)
        async with olena.at(table) as line:
            await Mixer(line).seal()
    house = House(system_world(open_store(url)))
    await house.start_up()
    try:
        while (await house.table(table)).state.luck.late != ("columns",):
            await asyncio.sleep(0.05)
    finally:
        await house.shut_down()


async def test_those_who_sit_at_different_workers_mix_one_luck(postgres_url: str, hurried: None) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        olena, taras = await Guest.named(here, "Olena"), await Guest.named(there, "Taras")
        table = (await olena.open_table("me", "anyone", waive=False))["id"]
        await taras.sit(table, "columns", waive=False)
        async with olena.at(table) as one, taras.at(table) as other:
            rows, columns = Mixer(one), Mixer(other)
            await asyncio.gather(rows.seal(), columns.seal())
            await asyncio.gather(*(mixer.until(lambda told: len(told["seals"]) == 2) for mixer in (rows, columns)))
            await columns.show()
            await rows.until(lambda told: told["late"] == ["rows"])
            await rows.show()
            for mixer in (rows, columns):
                told = await mixer.until(is_live)
                assert told["salts"] == {"rows": rows.salt(), "columns": columns.salt()}


# Waivers.


async def test_who_adds_nothing_says_so_and_everybody_sees_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_who_mix(address)
        async with olena.at(table) as one, taras.at(table) as other, Guest(address).at(table) as watching:
            await other.say(type="waive")
            rows = Mixer(one)
            await rows.until(lambda told: told["waived"] == ["columns"])
            await rows.seal()
            await rows.show()
            await rows.until(is_live)
            await Mixer(watching).until(lambda told: is_live(told) and told["waived"] == ["columns"])
            assert one.table["salts"] == {"rows": rows.salt()}
            await one.say(type="resign")
            await one.until_over()
        record = read((await olena.http.get(f"/api/tables/{table}/record")).text, game)
        assert record.notes["waived"] == "columns" and audit(record).problems == []


async def test_after_others_have_shown_their_salts_nobody_adds_one_who_had_waived(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        people = [await Guest.named(address, name) for name in ("Olena", "Taras", "Iryna")]
        made = await people[0].open_table("me", "anyone", "anyone", game="oath", options={"players": 3}, waive=False)
        seats = [seat["name"] for seat in (await people[0].get(f"/api/tables/{made['id']}"))["seats"]]
        await people[1].sit(made["id"], seats[1], waive=True)
        await people[2].sit(made["id"], seats[2], waive=False)
        async with people[0].at(made["id"]) as one, people[1].at(made["id"]) as two, people[2].at(made["id"]) as three:
            first, last = Mixer(one), Mixer(three)
            await first.seal()
            await last.seal()
            await first.until(lambda told: len(told["seals"]) == 2)
            await first.show()
            await two.say(type="seal", round=1, seal="00" * 32)
            assert (await two.hear("error"))["code"] == "luck/waived"
            await two.say(type="stand")
            await first.until(lambda told: told["round"] == 2)
            assert (one.table["seals"], one.table["waived"]) == ({}, []), "somebody else may sit down there"


async def test_a_waiver_holds_for_the_rematch(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1")
        async with olena.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
            await line.say(type="rematch")
            following = (await Mixer(line).until(lambda told: told["next_table"]))["next_table"]
        async with olena.at(following) as line:
            assert (line.table["status"], line.table["waived"]) == ("live", ["columns"])


async def test_a_rematch_mixes_its_luck_anew(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        table = (await olena.open_table("me", "bot-1", waive=False))["id"]
        commitments, salts = set(), set()
        for _ in range(2):
            async with olena.at(table) as line:
                mixer = Mixer(line)
                await mixer.seal()
                await mixer.show()
                await mixer.until(is_live)
                commitments.add(line.table["commitment"])
                salts.add(mixer.salt())
                await line.say(type="resign")
                await line.until_over()
                await line.say(type="rematch")
                table = (await mixer.until(lambda told: told["next_table"]))["next_table"]
        assert len(commitments) == len(salts) == 2


async def test_an_older_protocol_is_refused_by_name(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        _, _, table = await two_who_mix(address)
        assert await greeting(address, table, 1) == "live/other-protocol"


async def greeting(address: Served, table: str, protocol: int) -> str:
    where = address.replace("http", "ws", 1)
    async with connect(f"{where}/api/tables/{table}/live", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": protocol}))
        code: str = json.loads(await socket.recv())["code"]
        return code
