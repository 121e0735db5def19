"""Manners towards strangers: origins, cookies, headers, sizes, rates, and no word too many in an error."""

from __future__ import annotations

import asyncio
import re
from time import monotonic

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotek.table.people.limits import Addresses, Bucket, Limits, TooMuch, household
from ludotek.table.storage.rows import TokenRow
from ludotek.table.tables import seating
from tests.table.guests import Guest, Line, two_at_a_table
from tests.table.serving import GENEROUS, Served, serving

FEW_GUESSES = Limits(guesses=(0.0001, 2.0), passwords=GENEROUS.passwords, changes=GENEROUS.changes)


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
            await socket.send('{"type":"hello","protocol":2}')
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
            monkeypatch.setattr("ludotek.table.tables.chat.chat", broken)
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


def wrong(number: int, name: str = "Olena") -> dict[str, str]:
    return {"name": name, "password": f"guess {number}"}


async def test_an_account_hears_so_many_wrong_passwords_wherever_they_come_from(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=FEW_GUESSES) as address:
        owner = await account(address)
        for name in ("Olena", "OLENA", "Nobody"):  # nor does it tell whether there is such an account
            tried = [
                (await Guest(address).http.post("/api/login", json=wrong(n, name), headers=behind(n))).status_code
                for n in range(3)
            ]
            assert tried == ([429, 429, 429] if name == "OLENA" else [401, 401, 429])
        right = {"name": "Olena", "password": "correct horse"}
        answer = await Guest(address).http.post("/api/login", json=right, headers=behind(9))
        assert answer.json()["code"] == "limits/too-many-guesses"
        await owner.post("/api/logout")
        answer = await owner.http.post("/api/login", json=right, headers=behind(10))
        assert answer.status_code == 200, "the owner's own browser is not locked out by strangers"


async def test_right_passwords_are_not_counted(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=FEW_GUESSES) as address:
        await account(address)
        for _ in range(4):
            await Guest(address).post("/api/login", {"name": "Olena", "password": "correct horse"})


async def test_a_browser_that_is_known_guesses_no_more_often_than_strangers_do(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=FEW_GUESSES) as address:
        owner = await account(address)
        tried = [(await owner.http.post("/api/login", json=wrong(n))).status_code for n in range(3)]
        assert tried == [401, 401, 429]
        other = await account(address, "Taras")
        asked = [(await other.http.post("/api/login", json=wrong(n))).status_code for n in range(3)]
        assert asked == [401, 401, 429], "being known to one account counts for no other"
        body = {"old": "wrong horse", "new": "battery staple"}
        changes = [(await other.http.post("/api/account/password", json=body)).status_code for _ in range(3)]
        assert changes == [401, 401, 429]


async def test_a_household_with_many_addresses_has_one_share(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=Limits(passwords=(0.01, 3.0), connections=2)) as address:
        tried = [
            (await Guest(address).http.post("/api/login", json=wrong(n, f"N{n}"), headers=behind(n))).status_code
            for n in range(5)
        ]
        assert tried == [401, 401, 401, 429, 429]
        elsewhere = {"X-Forwarded-For": "2001:db8:0:1::1"}
        assert (await Guest(address).http.post("/api/login", json=wrong(6), headers=elsewhere)).status_code == 401


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("somewhere", "elsewhere", False),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, is_one: bool) -> None:
    assert (household(one) == household(other)) is is_one
    addresses = Addresses(Limits(connections=1), monotonic)
    assert addresses.connect(one)
    assert addresses.connect(other) is not is_one
    addresses.disconnect(other if is_one else one)
    assert addresses.connect(one)


def behind(number: int) -> dict[str, str]:
    """Another address of one household."""
    return {"X-Forwarded-For": f"2001:db8::{number + 1:x}"}


async def account(address: str, name: str = "Olena") -> Guest:
    guest = await Guest.named(address, name)
    await guest.post("/api/accounts", {"name": name, "password": "correct horse"})
    return guest


async def test_a_player_speaks_as_often_on_many_lines_as_on_one(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=Limits(words=(0.001, 2.0))) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as one, olena.at(table) as other, taras.at(table) as his:
            for line in (one, other):
                await line.say(type="chat", text="Hello")
                await line.hear("chat")
            for line in (one, other):
                await line.say(type="chat", text="Hello?")
                assert (await line.hear("error"))["code"] == "limits/too-much-talk"
            await his.say(type="chat", text="Hello!")
            while (await his.hear("chat"))["text"] != "Hello!":
                pass


async def test_a_host_mutes_people_and_only_so_many(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_KEPT_AWAY", 2)
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        others = [(await (await Guest.named(address, name)).get("/api/me"))["id"] for name in ("A", "B", "C")]
        async with olena.at(table) as rows:
            for kind in ("mute", "remove"):
                await rows.say(type=kind, player="nobody")
                assert (await rows.hear("error"))["code"] == "table/no-player"
                for id in others[:2] * 2:
                    await rows.say(type=kind, player=id)
                    await rows.hear("table")
                await rows.say(type=kind, player=others[2])
                assert (await rows.hear("error"))["code"] == "table/too-many-muted"
            await rows.say(type="unmute", player=others[0])
            await rows.hear("table")
            await rows.say(type="mute", player=others[2])
            assert (await rows.hear("table"))["muted"] == others[1:]


# Files.


@pytest.mark.parametrize("path", ["%00", "a%00.js", "x" * 300, "x" * 5000, "%ff%fe", "..%2f..%2fapp.py", "%2e%2e/", ""])
async def test_a_name_that_no_file_can_have_is_not_found(sqlite_url: str, path: str) -> None:
    async with serving(sqlite_url) as address:
        answer = await Guest(address).http.get(f"/assets/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "http/404")


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
    addresses = Addresses(Limits(changes=(0.0, 1.0)), monotonic)
    addresses.check("a", "changes")
    with pytest.raises(TooMuch):
        addresses.check("a", "changes")
    addresses.check("b", "changes")


def test_addresses_are_forgotten_in_time() -> None:
    addresses = Addresses(Limits(), monotonic)
    for number in range(Addresses.MOST + 5):
        addresses.check(str(number), "requests")
    assert len(addresses.buckets) == Addresses.MOST


async def test_no_error_code_is_without_a_room(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        assert re.fullmatch(r"[a-z]+/[a-z0-9-]+", await code_of(address))


async def code_of(address: Served) -> str:
    return str((await Guest(address).http.get("/api/tables/none")).json()["code"])
