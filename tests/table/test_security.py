"""Manners towards strangers: origins, cookies, headers, sizes, rates, and no word too many in an error."""

from __future__ import annotations

import asyncio
import re

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotek.table.limits import Addresses, Bucket, Limits, TooMuch
from ludotek.table.rows import TokenRow
from tests.table.guests import Guest, Line, two_at_a_table
from tests.table.serving import GENEROUS, Served, serving


def live(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"


# Origins.


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", ""])
async def test_pages_of_other_sites_can_change_nothing(sqlite_url: str, origin: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        for path in ("/api/me", "/api/tables", "/api/logout"):
            answer = await olena.http.post(path, json={"name": "Robbed"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "http/other-origin")
        assert (await olena.get("/api/me"))["name"] == "Olena"


async def test_a_browser_that_says_cross_site_is_believed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        answer = await olena.http.post("/api/me", json={"name": "R"}, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403


async def test_pages_of_other_sites_get_no_live_line(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        _, _, table = await two_at_a_table(address)
        with pytest.raises(InvalidStatus) as refused:
            async with connect(live(address, table), origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        async with connect(live(address, table), origin=str(address)) as socket:  # type: ignore[arg-type]
            await socket.send('{"type":"hello","protocol":1}')
            assert '"type":"table"' in str(await socket.recv())


# Cookies, headers, tokens.


async def test_the_cookie_is_kept_from_scripts_and_other_sites(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        answer = await Guest(address).http.post("/api/me", json={"name": "Olena"})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("ludotek=") and "httponly" in cookie and "samesite=lax" in cookie
        secure = await Guest(address).http.post("/api/me", json={"name": "O"}, headers={"X-Forwarded-Proto": "https"})
        assert "secure" in secure.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["ludotek=forged", 'ludotek="; ludotek=x', "=;=", "ludotek=" + "a" * 4000])
async def test_a_forged_cookie_is_nobodys(sqlite_url: str, cookie: str) -> None:
    async with serving(sqlite_url) as address:
        answer = await Guest(address).http.get("/api/me", headers={"Cookie": cookie})
        assert answer.json()["id"] is None


async def test_every_answer_has_the_headers_that_keep_browsers_safe(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for path in ("/", "/t/x", "/api/games", "/api/nothing", "/healthz"):
            headers = (await guest.http.get(path)).headers
            policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
            assert policy["script-src"] == "'self'"
            assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


async def test_invitations_are_kept_as_hashes_only(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "friend")
        token = made["invitations"]["columns"].rpartition("=")[2]
        assert len(token) >= 43
        kept = await asyncio.to_thread(everything_in, sqlite_url)
        assert token.encode() not in kept
        assert TokenRow.__struct_fields__[0] == "hash"


def everything_in(url: str) -> bytes:
    from pathlib import Path

    path = Path(url.removeprefix("sqlite:///"))
    return b"".join(file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name))


async def test_names_and_words_are_never_markup(sqlite_url: str) -> None:
    """They leave the server as JSON strings, and the rules are the only HTML there is."""
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "<script>x</script>")
        table = (await olena.open_table("me", "anyone"))["id"]
        for path in ("/api/lobby", f"/api/tables/{table}"):
            answer = await olena.http.get(path)
            assert answer.headers["content-type"].startswith("application/json")


# Errors.


async def test_a_broken_house_tells_no_secrets(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as address:

        async def broken(*_: object) -> None:
            raise RuntimeError("/home/somebody/house.db is gone")

        monkeypatch.setattr(address.house.store, "open_tables", broken)
        answer = await Guest(address).http.get("/api/lobby")
        assert answer.status_code == 500
        assert answer.json() == {"code": "http/broken", "sentence": "Something went wrong here. It has been noted."}
        _, _, table = await two_at_a_table(address)
        async with Guest(address).at(table) as line:
            monkeypatch.setattr("ludotek.table.talk.chat", broken)
            await line.say(type="chat", text="Hello?")
            refused = await line.hear("error")
            assert refused["code"] == "live/broken" and "somebody" not in refused["sentence"]


async def test_metrics_are_for_the_house_alone(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They count moves, sealed ones too."""
    monkeypatch.setenv("LUDOTEK_ADMIN_TOKEN", "ours")
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert "ludotek_moves_total" in (await guest.http.get("/metrics")).text
        far = {"X-Forwarded-For": "203.0.113.9"}
        assert (await guest.http.get("/metrics", headers=far)).status_code == 403
        assert (await guest.http.get("/metrics", headers=far | {"Authorization": "Bearer ours"})).status_code == 200


# Sizes and rates.


async def test_a_request_that_is_too_big_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for content in (b"x" * 70_000, chunks(70_000)):
            answer = await guest.http.post("/api/me", content=content)
            assert (answer.status_code, answer.json()["code"]) == (413, "http/too-big")
        answer = await guest.http.post("/api/replays", content=b"x" * 300_000)
        assert answer.status_code == 413


async def chunks(size: int):  # type: ignore[no-untyped-def]  # an async generator, for httpx
    for _ in range(size // 1000):
        yield b"x" * 1000


async def test_passwords_cannot_be_guessed_quickly(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=Limits(passwords=(0.01, 3.0))) as address:
        guest = Guest(address)
        tried = [
            (await guest.http.post("/api/login", json={"name": "Olena", "password": f"guess {n}"})).status_code
            for n in range(5)
        ]
        assert tried == [401, 401, 401, 429, 429]


async def test_an_address_has_its_share_of_lines(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=Limits(connections=2)) as address:
        _, _, table = await two_at_a_table(address)
        async with Guest(address).at(table), Guest(address).at(table):
            with pytest.raises(InvalidStatus):
                async with Guest(address).at(table):
                    pass
        async with Guest(address).at(table) as line:
            assert line.table


async def test_a_flood_of_messages_closes_that_line_alone(sqlite_url: str) -> None:
    slow = Limits(messages=(1.0, 10.0), changes=GENEROUS.changes)
    async with serving(sqlite_url, limits=slow) as address:
        olena, taras, table = await two_at_a_table(address)
        async with taras.at(table) as columns:
            async with olena.at(table) as rows:
                with pytest.raises(ConnectionClosed):
                    await flood(rows)
            assert "limits/too-many-messages" in [message.get("code") for message in rows.heard]
            await columns.play(columns.moment["moves"][0]["move"])
            assert await columns.hear("update")


async def flood(line: Line) -> None:
    for _ in range(50):
        await line.say(type="answer", what="draw", accept=True)
    while True:
        await line.next()


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_one_address_does_not_use_up_anothers_share() -> None:
    addresses = Addresses(Limits(changes=(0.0, 1.0)))
    addresses.check("a", "changes")
    with pytest.raises(TooMuch):
        addresses.check("a", "changes")
    addresses.check("b", "changes")


def test_addresses_are_forgotten_in_time() -> None:
    addresses = Addresses(Limits())
    for number in range(Addresses.MOST + 5):
        addresses.check(str(number), "requests")
    assert len(addresses.buckets) == Addresses.MOST


async def test_no_error_code_is_without_a_room(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        assert re.fullmatch(r"[a-z]+/[a-z0-9-]+", await code_of(address))


async def code_of(address: Served) -> str:
    return str((await Guest(address).http.get("/api/tables/none")).json()["code"])
