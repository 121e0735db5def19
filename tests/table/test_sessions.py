"""Sessions: every change of who somebody is makes a new cookie, and the old ones are void everywhere at once."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotek.table.people.visitors import COOKIE, browser
from ludotek.table.storage.queries import sessions as kept
from ludotek.table.storage.rows import SessionRow
from tests.table.guests import Guest, Line
from tests.table.keeping import now_ms, running
from tests.table.serving import serving
from tests.table.test_accounts import house
from tests.table.test_api import refusal

PASSWORD, NEW = "correct horse", "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def value(guest: Guest) -> str:
    return next(cookie.value or "" for cookie in guest.http.cookies.jar if cookie.name == COOKIE)


async def whom(address: str, cookie: str) -> Any:
    """Whom the house takes the bearer of a cookie for."""
    answer = await Guest(address).http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    return answer.json()["name"]


async def registered(address: str, name: str = "Olena") -> Guest:
    guest = await Guest.named(address, name)
    await guest.post("/api/accounts", {"name": name, "password": PASSWORD})
    return guest


async def logged_in(address: str, agent: str = "") -> Guest:
    guest = Guest(address)
    guest.http.headers["User-Agent"] = agent
    await guest.post("/api/login", {"name": "Olena", "password": PASSWORD})
    return guest


async def test_registering_makes_the_guests_cookie_void(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        before = value(olena)
        await olena.post("/api/accounts", {"name": "Olena", "password": PASSWORD})
        assert await whom(address, before) is None
        me = await olena.get("/api/me")
        assert (me["name"], me["account"]) == ("Olena", True)


async def test_logging_in_gives_a_new_cookie_and_ends_whatever_the_browser_was_before(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        await registered(address)
        other = await Guest.named(address, "Somebody")
        before = value(other)
        await other.post("/api/login", {"name": "Olena", "password": PASSWORD})
        first = value(other)
        assert await whom(address, before) is None and await whom(address, first) == "Olena"
        await other.post("/api/login", {"name": "Olena", "password": PASSWORD})
        assert await whom(address, first) is None and await whom(address, value(other)) == "Olena"


async def test_logging_out_makes_the_cookie_void_and_no_other(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        here, there = await registered(address), await logged_in(address)
        cookie = value(here)
        await here.post("/api/logout")
        assert await whom(address, cookie) is None
        assert await whom(address, value(there)) == "Olena"
        guest = await Guest.named(address, "Taras")
        token = (await guest.post("/api/tokens"))["token"]
        cookie = value(guest)
        await guest.post("/api/logout")
        assert await whom(address, cookie) is None, "a guest's, too"
        answer = await Guest(address).http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["name"] == "Taras", "a program that was given a token plays on"


async def test_a_new_password_signs_out_everything_else(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        here, there = await registered(address), await logged_in(address)
        token = (await here.post("/api/tokens"))["token"]
        cookie = value(here)
        wrong = {"old": "wrong horse", "new": NEW}
        assert await refusal(here, "POST", "/api/account/password", json=wrong) == (401, "accounts/wrong-old-password")
        short = {"old": PASSWORD, "new": "short"}
        assert await refusal(here, "POST", "/api/account/password", json=short) == (401, "accounts/password-length")
        assert await whom(address, cookie) == await whom(address, value(there)) == "Olena"
        await here.post("/api/account/password", {"old": PASSWORD, "new": NEW})
        assert (await here.get("/api/me"))["account"]
        for void in (cookie, value(there)):
            assert await whom(address, void) is None
        answer = await Guest(address).http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["id"] is None
        await Guest(address).post("/api/login", {"name": "Olena", "password": NEW})


async def test_sessions_are_listed_and_ended(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        here, phone = await registered(address), await logged_in(address, FIREFOX)
        await logged_in(address, "curl/8")
        listed = await here.get("/api/account/sessions")
        assert sorted((one["browser"], one["is_this"]) for one in listed) == [
            ("", False),
            ("", True),
            ("Firefox, Linux", False),
        ]
        id = next(one["id"] for one in listed if one["browser"])
        assert (await here.http.delete(f"/api/account/sessions/{id}")).status_code == 204
        assert (await phone.get("/api/me"))["id"] is None
        assert await refusal(here, "DELETE", f"/api/account/sessions/{id}") == (404, "accounts/no-session")
        assert (await here.http.delete("/api/account/sessions")).status_code == 204
        assert [one["is_this"] for one in await here.get("/api/account/sessions")] == [True]


async def test_nobody_ends_or_sees_the_sessions_of_others(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await registered(address), await registered(address, "Taras")
        guest = await Guest.named(address, "Iryna")
        (one,) = await olena.get("/api/account/sessions")
        for other in (taras, guest):
            assert (await refusal(other, "DELETE", f"/api/account/sessions/{one['id']}"))[0] == 404
        await taras.http.delete("/api/account/sessions")
        assert await refusal(guest, "GET", "/api/account/sessions") == (400, "accounts/no-account")
        assert (await olena.get("/api/account/sessions"))[0]["id"] == one["id"]
        assert one["id"] not in str(await taras.get("/api/account/sessions"))


async def heard_goodbye(line: Line) -> bool:
    """Whether a line was closed because whoever held it was signed out."""
    try:
        while True:
            await line.next()
    except ConnectionClosed:
        return "live/signed-out" in [message.get("code") for message in line.heard]


async def test_a_live_line_ends_with_the_session_it_came_by(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        here, there = await registered(address), await logged_in(address)
        table = (await here.open_table("me", "anyone"))["id"]
        async with here.at(table) as stays, there.at(table) as ends:
            assert ends.table["your_seat"] == 0
            await here.http.delete("/api/account/sessions")
            assert await heard_goodbye(ends)
            await stays.say(type="chat", text="Still here")
            await stays.hear("chat")


async def test_a_session_that_one_worker_ends_is_over_at_the_other(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        olena = await registered(here)
        table = (await olena.open_table("me", "anyone"))["id"]
        async with olena.at(table, there) as line:
            cookie = value(olena)
            assert await whom(there, cookie) == "Olena"
            await olena.post("/api/logout")
            assert await whom(there, cookie) is None
            assert await heard_goodbye(line)


async def test_an_account_is_not_entered_by_a_cookie_without_a_session(url: str) -> None:
    """As the first version made them: nobody could have ended them one by one."""
    async with house(url) as (_, accounts):
        guest = await accounts.new_guest("Olena")
        assert await accounts.by_cookie(accounts.cookie(guest)) == guest
        player = await accounts.register(guest, "Olena", PASSWORD)
        assert await accounts.by_cookie(accounts.cookie(player)) is None
        assert await accounts.by_cookie(accounts.cookie(player, "another")) is None


async def test_an_account_has_so_many_sessions_and_none_that_slept_for_a_year(url: str) -> None:
    async with running(url) as store:
        player = await store.create_player("Olena")
        now = now_ms()
        for number in range(kept.MOST + 2):
            row = SessionRow(id=f"s{number}", player=player.id, browser="", created=now, seen=now + number)
            await store.begin_session(row)
        held = await store.sessions_of(player.id)
        assert [row.id for row in held] == [f"s{number}" for number in range(kept.MOST + 1, 1, -1)]
        later = now + kept.LONGEST_SILENCE + kept.MOST
        await store.begin_session(SessionRow(id="new", player=player.id, browser="", created=later, seen=later))
        assert [row.id for row in await store.sessions_of(player.id)] == ["new", f"s{kept.MOST + 1}", f"s{kept.MOST}"]


async def test_when_a_session_was_seen_is_noted_within_the_hour(url: str) -> None:
    async with house(url) as (store, accounts):
        player = await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        cookie = await accounts.begin_session(player, "")
        (row,) = await store.sessions_of(player.id)
        await store.see_session(row.id, 0)
        await accounts.by_cookie(cookie)
        (seen,) = await store.sessions_of(player.id)
        assert seen.seen >= row.seen and seen.created == row.created


async def test_an_export_tells_of_ones_sessions(url: str) -> None:
    async with house(url) as (store, accounts):
        player = await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        await accounts.begin_session(player, "Firefox, Linux")
        sessions: Any = (await store.export(player.id))["sessions"]
        assert [session["browser"] for session in sessions] == ["Firefox, Linux"]


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36", "Chrome, Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari, macOS"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28 <b>" + "x" * 1000, ""),
    ],
)
def test_a_browser_is_named_in_a_few_words_and_never_in_its_own(agent: str, told: str) -> None:
    assert browser({"headers": [(b"user-agent", agent.encode())]}) == told
