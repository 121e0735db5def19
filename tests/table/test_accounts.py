"""Who is who: guests, accounts, tokens, and what becomes of a person's data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from ludotek.core.errors import LudotekError
from ludotek.table.house import system_world
from ludotek.table.people.accounts import Accounts, BadPassword, token_hash
from ludotek.table.people.naming import BadName, clean_name
from ludotek.table.storage.names import skeleton
from ludotek.table.storage.rows import FORMER_GUEST, ChatRow, Conflict, NotKept, PlayerRow, ReportRow, TokenRow
from ludotek.table.storage.store import Store
from tests.table.guests import Guest
from tests.table.keeping import kept_table, made, moves, running, seat
from tests.table.serving import serving

PASSWORD = "correct horse"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@asynccontextmanager
async def house(url: str) -> AsyncIterator[tuple[Store, Accounts]]:
    """A store and its accounts; passwords are hashed with little effort, for the tests' sake."""
    async with running(url) as store:
        yield store, Accounts(system_world(store), await store.house_secret("cookie"), QUICK)


# Names.


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Olena  ", "Olena"),
        ("Оленка\tК.", "Оленка К."),
        ("x" * 24, "x" * 24),
        ("e\u0301", "é"),
        ("🎲", "🎲"),
        ("7", "7"),
    ],
)
def test_a_name_is_trimmed(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\x1b[31m",
        "\u202eanelO",  # turns the rest of the line
        "a\u2066b",
        "a\u200bb",  # looks like ab
        "\ufeff",
        "\u3164",  # looks like nothing
        "\u2800",
        "\u0301",
        "\ud800",
        "\ue000",
    ],
)
def test_a_name_that_nobody_could_read_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "Olena",
        "oLENA",
        "ОІena",  # the first two are Cyrillic
        "Оlеnа",
        "0lena",
        "O1ena",
        "OIena",
        "O l e n a",
        "Olena.",
        "_Olena_",
        "Óleňa",
        "Ｏｌｅｎａ",
        "𝓞𝓵𝓮𝓷𝓪",
        "Ole\u0301na",
        "Οlena",  # the first is Greek
    ],
)
async def test_a_guest_cannot_be_taken_for_somebody_with_an_account(typed: str, sqlite_url: str) -> None:
    async with house(sqlite_url) as (_, accounts):
        guest = await accounts.new_guest(typed)
        await accounts.register(await accounts.new_guest("Guest"), "Olena", PASSWORD)
        for attempt in (accounts.new_guest(typed), accounts.rename(guest, typed)):
            with pytest.raises(Conflict) as caught:
                await attempt
            assert caught.value.code == "accounts/name-of-another"
        with pytest.raises(Conflict) as caught:
            await accounts.register(guest, typed, PASSWORD)
        assert caught.value.code == "accounts/name-taken"


async def test_names_that_look_different_are_free(url: str) -> None:
    async with house(url) as (_, accounts):
        for name in ("Olena", "Марія", "🎲", "Ivan"):
            await accounts.register(await accounts.new_guest("Guest"), name, PASSWORD)
        for name in ("Olenka", "Elena", "Mapi", "Маряна", "🎯", "Ivana", "Ян"):
            assert (await accounts.new_guest(name)).name == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Тарас", "Tapac"), ("Ivan", "lvan"), ("Ivan", "іvan"), ("Ведмідь", "ВЕДМІДЬ"), ("Mem", "Mern"), ("Wow", "VVow")],
)
def test_names_of_any_letters_are_seen_to_be_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


async def test_a_visitor_is_given_a_name_that_nobody_has_made_an_accounts(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        monkeypatch.setattr("ludotek.table.http.dependencies.below", lambda luck, most: 0)
        await address.house.accounts.register(await address.house.accounts.new_guest("x"), "Guest 1000", PASSWORD)
        guest = Guest(address)
        await guest.open_table("me", "bot-1")
        assert (await guest.get("/api/me"))["name"] == "Guest 100000"


# Guests.


async def test_a_guest_is_known_again_by_the_cookie_after_a_restart(url: str) -> None:
    async with house(url) as (_, accounts):
        guest = await accounts.new_guest(" Olena ")
        cookie = accounts.cookie(guest)
        assert guest.name == "Olena" and guest.account is None
    async with house(url) as (_, accounts):
        assert await accounts.by_cookie(cookie) == guest
        renamed = await accounts.rename(guest, "Оленка")
        assert await accounts.by_cookie(cookie) == renamed and renamed.name == "Оленка"


async def test_a_forged_cookie_is_nobodys(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url) as (_, accounts), house(f"sqlite:///{tmp_path}/other.db") as (_, others):
        guest = await accounts.new_guest("Olena")
        cookie = accounts.cookie(guest)
        other = await accounts.new_guest("Taras")
        swapped = accounts.cookie(other).split(".")[0] + "." + cookie.split(".")[1]
        for forged in ("", "x", cookie[:-1], cookie + "x", swapped, others.cookie(guest), "\ud800", "é.é"):
            assert await accounts.by_cookie(forged) is None
        for said in ([], [guest.id], {"player": guest.id}, [guest.id, "0"], None):
            assert await accounts.by_cookie(str(accounts.signer.dumps(said))) is None


async def test_signing_out_everywhere_makes_cookies_and_tokens_void(url: str) -> None:
    async with house(url) as (_, accounts):
        guest = await accounts.new_guest("Olena")
        cookie, token = accounts.cookie(guest), await accounts.issue_api_token(guest)
        assert await accounts.by_api_token(token) == guest
        await accounts.log_out_everywhere(guest)
        assert await accounts.by_cookie(cookie) is None
        assert await accounts.by_api_token(token) is None


# Accounts.


async def test_an_account_keeps_the_guest_it_was_made_from(url: str) -> None:
    async with house(url) as (store, accounts):
        guest = await accounts.new_guest("Olena")
        registered = await accounts.register(guest, "Olena K", PASSWORD)
        assert (registered.id, registered.name, registered.account) == (guest.id, "Olena K", "Olena K")
        assert await accounts.log_in("olena k", PASSWORD) == registered == await store.player(guest.id)
        with pytest.raises(BadName):
            await accounts.rename(registered, "Somebody else")


async def test_a_wrong_password_and_a_wrong_name_are_refused_in_the_same_words(url: str) -> None:
    async with house(url) as (_, accounts):
        await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        told = set()
        for name, password in [
            ("Olena", "wrong horse"),
            ("Taras", PASSWORD),
            ("Olena", ""),
            ("Olena", "x" * 10_000),
            ("Olena", "\ud800"),
            ("\x00", PASSWORD),
            ("\ud800", PASSWORD),
            ("x" * 10_000, PASSWORD),
        ]:
            with pytest.raises(BadPassword) as caught:
                await accounts.log_in(name, password)
            told.add((caught.value.code, caught.value.sentence))
        assert len(told) == 1


async def test_a_password_is_kept_only_as_an_argon2_hash(sqlite_url: str) -> None:
    async with running(sqlite_url) as store:
        accounts = await Accounts.open(system_world(store))
        await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        account = await store.account_by_name("Olena")
        assert account is not None and account.password.startswith("$argon2id$")
        assert (await accounts.log_in("Olena", PASSWORD)).id == account.player
    assert not anywhere(sqlite_url, PASSWORD)


async def test_a_hash_of_less_effort_is_replaced_at_the_next_login(sqlite_url: str) -> None:
    async with house(sqlite_url) as (store, accounts):
        await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        stronger = Accounts(system_world(store), b"key", PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        await stronger.log_in("Olena", PASSWORD)
        account = await store.account_by_name("Olena")
        assert account is not None and "m=16,t=2" in account.password
        await stronger.log_in("Olena", PASSWORD)


@pytest.mark.parametrize("password", ["", "1234567", "x" * 257])
async def test_a_password_that_is_too_short_or_too_long_is_refused(password: str, sqlite_url: str) -> None:
    async with house(sqlite_url) as (_, accounts):
        with pytest.raises(BadPassword):
            await accounts.register(await accounts.new_guest("Olena"), "Olena", password)


async def test_of_two_who_want_a_name_at_once_in_any_letters_one_gets_it(url: str) -> None:
    async with house(url) as (_, accounts):
        guests = [await accounts.new_guest("Guest") for _ in range(4)]
        names = ["Straße", "STRASSE", "strasse", "\uff33trasse"]
        told = await asyncio.gather(
            *(accounts.register(guest, name, PASSWORD) for guest, name in zip(guests, names, strict=True)),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in told) == ["Conflict", "Conflict", "Conflict", "PlayerRow"]
        lost = next(answer for answer in told if isinstance(answer, Conflict))
        assert lost.code == "accounts/name-taken"
        loser = guests[[isinstance(answer, Conflict) for answer in told].index(True)]
        again = await accounts.store.player(loser.id)
        assert again == loser  # refused, and nothing half done


async def test_a_player_has_one_account(url: str) -> None:
    async with house(url) as (_, accounts):
        guest = await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        with pytest.raises(Conflict):
            await accounts.register(guest, "Second", PASSWORD)


async def test_a_changed_password_signs_other_browsers_out(url: str) -> None:
    async with house(url) as (_, accounts):
        player = await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
        cookie = await accounts.begin_session(player, "Firefox, Linux")
        with pytest.raises(BadPassword):
            await accounts.change_password(player, "wrong horse", "battery staple")
        assert await accounts.by_cookie(cookie) == player
        await accounts.change_password(player, PASSWORD, "battery staple")
        assert await accounts.by_cookie(cookie) is None
        again = await accounts.log_in("Olena", "battery staple")
        assert await accounts.by_cookie(await accounts.begin_session(again, "")) == again


# Tokens.


async def test_tokens_are_long_random_and_kept_only_as_hashes(sqlite_url: str) -> None:
    async with house(sqlite_url) as (store, accounts):
        row, guest = await kept_table(store), await accounts.new_guest("Olena")
        tokens = [await accounts.issue_api_token(guest), await accounts.invite(row.id, "rows")]
        tokens += [await accounts.invite(row.id, "rows")]
        assert len(set(tokens)) == 3 and all(len(token) >= 43 for token in tokens)
        assert isinstance(await store.token(token_hash(tokens[0])), TokenRow)
    assert not any(anywhere(sqlite_url, token) for token in tokens)


async def test_an_invitation_is_to_one_seat_of_one_table(url: str) -> None:
    async with house(url) as (store, accounts):
        row, other, guest = await kept_table(store), await kept_table(store), await accounts.new_guest("Olena")
        token = await accounts.invite(row.id, "rows")
        assert await accounts.is_invited(token, row.id, "rows")
        assert not await accounts.is_invited(token, row.id, "columns")
        assert not await accounts.is_invited(token, other.id, "rows")
        assert not await accounts.is_invited("", row.id, "rows")
        assert await accounts.by_api_token(token) is None
        assert not await accounts.is_invited(await accounts.issue_api_token(guest), row.id, "rows")


def anywhere(url: str, text: str) -> bool:
    """Whether the files of a store hold a text."""
    path = Path(url.removeprefix("sqlite:///"))
    return any(text.encode() in file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


# One's own data.


async def with_a_history(store: Store, accounts: Accounts) -> tuple[PlayerRow, PlayerRow, str]:
    olena = await accounts.register(await accounts.new_guest("Olena"), "Olena", PASSWORD)
    taras = await accounts.register(await accounts.new_guest("Taras"), "Taras", PASSWORD)
    seats = [seat("rows", olena.id), seat("columns", taras.id)]
    row = await kept_table(
        store, seats=seats, status="live", host=olena.id, salts={"rows": "pepper", "columns": "basil"}
    )
    await store.append(row.id, 0, [*moves(0, 1), *moves(1, 4, seat=1)], {"status": "over", "result": [1, -1]})
    for player, text in ((olena, "my words"), (taras, "his words")):
        await store.add_chat(ChatRow(table_id=row.id, player=player.id, text=text, at=1))
    report = ReportRow(table_id=row.id, player=taras.id, reporter=olena.id, text="too slow", at=1)
    await store.add_report(report)
    await store.rate_table(row.id)
    return olena, taras, row.id


async def test_an_export_holds_all_of_ones_own_and_nothing_of_others(url: str) -> None:
    async with house(url) as (store, accounts):
        olena, _, table = await with_a_history(store, accounts)
        await accounts.issue_api_token(olena)
        kept = json.loads(json.dumps(await store.export(olena.id)))
        assert kept["player"]["account"] == "Olena"
        assert [(game["id"], game["seat"], game["salt"], game["result"]) for game in kept["games"]] == [
            (table, "rows", "pepper", [1, -1])
        ]
        assert kept["games"][0]["moves"] == [{"ply": 0, "move": 1, "time_ms": 0}]
        assert [rating["game"] for rating in kept["ratings"]] == ["novem"]
        assert [said["text"] for said in kept["chat"]] == ["my words"]
        assert [report["text"] for report in kept["reports"]] == ["too slow"]
        assert len(kept["api_tokens"]) == 1
        assert not any(word in json.dumps(kept) for word in ("his words", "basil", "argon2"))
        with pytest.raises(NotKept):
            await store.export("nobody")


async def test_a_deleted_person_is_forgotten_and_the_games_of_others_stay_whole(url: str) -> None:
    async with house(url) as (store, accounts):
        olena, taras, table = await with_a_history(store, accounts)
        cookie, token = await accounts.begin_session(olena, ""), await accounts.issue_api_token(olena)
        assert await accounts.by_cookie(cookie) == olena
        before, his = await store.table(table), await store.ratings(taras.id)
        await accounts.delete(olena)
        forgotten = await store.player(olena.id)
        assert forgotten is not None and forgotten.name == FORMER_GUEST and forgotten.deleted is not None
        assert await accounts.by_cookie(cookie) is None and await accounts.by_api_token(token) is None
        with pytest.raises(BadPassword):
            await accounts.log_in("Olena", PASSWORD)
        assert await store.ratings(olena.id) == []
        assert [said.text for said in await store.chat(table)] == ["his words"]
        assert [(report.text, report.reporter) for report in await store.reports()] == [("too slow", None)]
        assert await store.table(table) == before and await store.ratings(taras.id) == his
        assert made(await store.moves(table)) == [1, 4]
        await accounts.register(await accounts.new_guest("New"), "Olena", PASSWORD)  # the name is free again


async def test_whoever_is_forgotten_cannot_be_changed(url: str) -> None:
    async with house(url) as (store, accounts):
        guest = await accounts.new_guest("Olena")
        await accounts.delete(guest)
        for change in (store.rename(guest.id, "Back"), store.sign_out("nobody"), store.delete_account(guest.id)):
            with pytest.raises(NotKept):
                await change
        with pytest.raises(LudotekError):
            await accounts.register(guest, "Back", PASSWORD)
        with pytest.raises(NotKept):
            await store.set_password(guest.id, "hash")
