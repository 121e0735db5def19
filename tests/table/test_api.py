"""The HTTP API: people, tables, records, and what is refused."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludotek.core.phrase import phrase
from ludotek.core.sheet import sheets_of
from ludotek.games import games as games_of_the_house
from ludotek.locale import LANGUAGES, Language
from ludotek.table.http import api
from ludotek.table.storage.rows import TableRow
from tests.table.guests import Guest, two_at_a_table, vault_table
from tests.table.serving import ROOT, serving
from tests.table.toys import STOP, find_game


async def finished_table(address: str) -> tuple[Guest, Guest, str]:
    olena, taras, table = await two_at_a_table(address)
    async with olena.at(table) as rows, taras.at(table) as columns:
        await asyncio.gather(rows.play_to_the_end(random.Random(1)), columns.play_to_the_end(random.Random(2)))
    return olena, taras, table


async def refusal(guest: Guest, method: str, path: str, **request: object) -> tuple[int, str]:
    answer = await guest.http.request(method, path, **request)  # type: ignore[arg-type]
    return answer.status_code, answer.json()["code"]


# People.


async def test_a_guest_picks_a_name_and_keeps_it(url: str) -> None:
    async with serving(url) as address:
        olena = Guest(address)
        assert (await olena.get("/api/me")) == {"id": None, "name": None, "account": False, "tab": ""}
        await olena.post("/api/me", {"name": "  Олена "})
        me = await olena.get("/api/me")
        assert me["name"] == "Олена"
        await olena.post("/api/me", {"name": "Olena"})
        assert (await olena.get("/api/me")) == {**me, "name": "Olena"}
        assert (await refusal(olena, "POST", "/api/me", json={"name": "\u200b"}))[1] == "accounts/name-characters"


async def test_whoever_has_no_name_gets_one_in_their_language(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        guest.http.headers["Accept-Language"] = "fr;q=0.9, uk-UA"
        await guest.open_table("me", "bot-1")
        assert (await guest.get("/api/me"))["name"].startswith("Гість ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_browsers_know_what_the_house_calls_guests_in_every_language(code: str) -> None:
    words = [Language(one).text("table-guest", number="").strip() for one in LANGUAGES]
    texts = (ROOT / "web" / "src" / "locale" / code / "house.ftl").read_text()
    assert f"\nweb-guests = {', '.join(words)}\n" in texts


async def test_an_account_keeps_ratings_and_history_and_can_be_forgotten(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        for guest, name in ((olena, "Olena"), (taras, "Taras")):
            assert (await guest.post("/api/accounts", {"name": name, "password": "long enough"}))["account"] is True
        assert await refusal(Guest(address), "POST", "/api/accounts", json={"name": "OLENA", "password": "x" * 9}) == (
            409,
            "accounts/name-taken",
        )
        table = (await olena.open_table("me", "anyone"))["id"]
        await taras.sit(table, "columns")
        async with olena.at(table) as rows, taras.at(table) as columns:
            await columns.say(type="resign")
            await rows.until_over()
        while not (account := await olena.get("/api/account"))["ratings"]:
            await asyncio.sleep(0.01)
        assert account["ratings"][0]["game"] == "novem"
        assert [card["id"] for card in account["history"]] == [table]
        assert (await olena.get("/api/account/export"))["player"]["account"] == "Olena"
        assert (await olena.http.delete("/api/account")).status_code == 204
        assert (await olena.get("/api/me"))["id"] is None
        assert await refusal(olena, "POST", "/api/login", json={"name": "Olena", "password": "long enough"}) == (
            401,
            "accounts/wrong-password",
        )


async def test_logging_in_from_elsewhere_finds_the_same_person(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        await olena.post("/api/accounts", {"name": "Olena", "password": "long enough"})
        phone = Guest(address)
        assert await phone.post("/api/login", {"name": "olena", "password": "long enough"}) == await olena.get(
            "/api/me"
        )
        await phone.post("/api/logout")
        assert (await phone.get("/api/me"))["id"] is None


async def test_guests_have_no_account_page(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        assert await refusal(Guest(address), "GET", "/api/account") == (401, "http/no-name")
        olena = await Guest.named(address, "Olena")
        assert await refusal(olena, "GET", "/api/account") == (400, "accounts/no-account")


async def test_a_program_plays_with_a_token(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        token = (await olena.post("/api/tokens"))["token"]
        program = Guest(address)
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert (await program.get("/api/me"))["name"] == "Olena"
        program.http.headers["Authorization"] = "Bearer wrong"
        assert (await program.get("/api/me"))["id"] is None


# Games and their rules.


async def test_the_games_are_listed_the_lightest_first(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        games = {card["id"]: card for card in await Guest(address).get("/api/games")}
        assert list(games) == [game.id for game in games_of_the_house()]
        assert games["novem"]["seats"] == ["rows", "columns"]
        assert len(games["novem"]["levels"]) == 5


async def test_options_say_how_many_sit_at_a_table(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert await guest.post("/api/games/nos/seats", {"drivers": 1}) == ["flame"]
        assert await guest.post("/api/games/nos/seats", {"drivers": 3}) == ["flame", "bolt", "comet"]
        assert await guest.post("/api/games/novem/seats", {}) == ["rows", "columns"]
        assert await refusal(guest, "POST", "/api/games/nos/seats", json={"drivers": 9}) == (400, "core/bad-options")


@pytest.mark.parametrize("game", [game.id for game in games_of_the_house() if sheets_of(game.form)])
async def test_the_sheets_of_a_game_are_templates_to_download_that_a_table_takes(sqlite_url: str, game: str) -> None:
    """Nort §5 and §50, NOS §54."""
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for option, shipped in sheets_of(find_game(game).form).items():
            for name in shipped:
                answer = await guest.http.get(f"/api/games/{game}/sheets/{name}")
                assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{name}.yaml"'
                assert answer.headers["content-type"] == "application/yaml"
                assert answer.text.startswith("# ")
                assert await guest.post(f"/api/games/{game}/seats", {option: answer.text})


async def test_a_sheet_that_is_not_there_is_not_there(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        for path in ("nos/sheets/default", "novem/sheets/street", "nos/sheets/..%2fnort%2fdefault"):
            status, _ = await refusal(guest, "GET", f"/api/games/{path}")
            assert status == 404
        assert await refusal(guest, "GET", "/api/games/nos/sheets/default") == (404, "core/unknown-sheet")


async def test_the_rules_have_their_rulings(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        html = (await guest.get("/api/games/novem/rules?lang=en"))["html"]
        assert "<h2>" in html and "V12" in html and "<script" not in html
        assert '<a class="rule" id="s12" href="#s12">§12</a>' in html
        assert '<strong><a class="rule" id="v1" href="#v1">V1</a>. A stall' in html
        assert await refusal(guest, "GET", "/api/games/chess/rules") == (404, "core/unknown-game")


async def test_rules_are_read_in_ukrainian_where_somebody_has_written_them(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert 'src="/api/games/novem/rules.svg"' in (await guest.get("/api/games/novem/rules?lang=en"))["html"]
        picture = await guest.http.get("/api/games/novem/rules.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert (await guest.http.get("/api/games/nowhere/rules.svg")).status_code == 404
        ukrainian = (await guest.get("/api/games/novem/rules?lang=uk"))["html"]
        assert "Як грати" in ukrainian and "V12" in ukrainian
        assert "How to play" in (await guest.get("/api/games/novem/rules?lang=fr"))["html"]
        games = {card["id"]: card for card in await guest.get("/api/games")}
        assert games["novem"]["languages"] == ["en", "uk"]


# Tables.


async def test_the_lobby_shows_what_there_is_to_join_to_watch_and_to_return_to(url: str) -> None:
    async with serving(url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        table = (await olena.open_table("me", "anyone"))["id"]
        await olena.open_table("me", "anyone", private=True)
        lobby = await taras.get("/api/lobby")
        assert [card["id"] for card in lobby["open"]] == [table]
        assert lobby["open"][0]["seats"][0] == {"name": "rows", "kind": "person", "player_name": "Olena", "level": None}
        await taras.sit(table, "columns")
        lobby = await taras.get("/api/lobby")
        assert ([card["id"] for card in lobby["live"]], lobby["open"]) == ([table], [])
        assert [(card["id"], card["your_seat"], card["awaits_you"]) for card in lobby["mine"]] == [(table, 1, True)]


async def test_whoever_finds_a_table_while_it_is_being_opened_is_at_the_same_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(url) as address:
        house, found = address.house, []
        create = house.store.create_table

        async def create_and_be_seen(row: TableRow, chapter: None) -> None:
            await create(row, chapter)
            found.append(await house.table(row.id))

        monkeypatch.setattr(house.store, "create_table", create_and_be_seen)
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "anyone")
        assert [house.tables[made["id"]]] == found
        taras = await Guest.named(address, "Taras")
        await taras.sit(made["id"], "columns")
        assert found[0].row.status == "live"


async def test_a_friend_sits_down_by_a_link(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        made = await olena.open_table("friend", "me")
        link = made["invitations"]["rows"]
        token = link.rpartition("=")[2]
        path = f"/api/tables/{made['id']}/seats/rows"
        assert link == f"/t/{made['id']}?seat=rows&token={token}"
        assert await refusal(taras, "POST", path, json={}) == (403, "table/not-invited")
        assert await refusal(taras, "POST", path, json={"token": token[:-1]}) == (403, "table/not-invited")
        assert (await taras.sit(made["id"], "rows", token))["status"] == "live"
        assert await refusal(await Guest.named(address, "Iryna"), "POST", path, json={"token": token}) == (
            409,
            "table/seat-taken",
        )


@pytest.mark.parametrize(("game", "pace"), [("nort", "sealed"), ("nos", "beat")])
async def test_nobody_races_by_a_clock_of_days(sqlite_url: str, game: str, pace: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        shape = next(shape for shape in await olena.get("/api/games") if shape["id"] == game)
        assert shape["slow"] == {"pace": pace}
        table = {
            "game": game,
            "seats": [{"kind": "me"}, {"kind": "friend"}],
            "clock": {"kind": "move", "seconds": 86_400},
        }
        assert await refusal(olena, "POST", "/api/tables", json=table) == (400, "table/too-slow")
        assert (await olena.open_table("me", "friend", **{**table, "options": {"pace": pace}}))["id"]
        quick = {"kind": "game", "seconds": 7_200}
        assert (await olena.open_table("me", "friend", **{**table, "clock": quick}))["id"]


async def test_at_the_house_s_own_machine_one_learns_its_address_on_the_network(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        assert (await olena.open_table("me", "friend"))["near"] is None
        address.house.near = "http://192.0.2.7:8000/"
        assert (await olena.open_table("me", "friend"))["near"] == "http://192.0.2.7:8000/"
        monkeypatch.setattr(api, "is_local", lambda request: False)
        assert (await olena.open_table("me", "friend"))["near"] is None


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"game": "chess", "seats": []}, "core/unknown-game"),
        ({"game": "novem", "seats": [{"kind": "me"}]}, "table/other-seats"),
        ({"game": "novem", "seats": [{"kind": "me"}, {"kind": "me"}]}, "table/one-seat"),
        ({"game": "novem", "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}, "http/bad-request"),
        ({"game": "novem", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"layout": "1"}}, "core/bad-options"),
        ({"game": "novem", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "move"}}, "table/bad-clock"),
        ({"game": "novem", "seats": [{"kind": "me"}, {"kind": "bot"}], "colour": "red"}, "http/bad-request"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused(sqlite_url: str, table: object, code: str) -> None:
    async with serving(sqlite_url) as address:
        status, said = await refusal(await Guest.named(address, "Olena"), "POST", "/api/tables", json=table)
        assert (status // 100, said) == (4, code)


async def test_what_is_not_there_is_not_there(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/api/tables/%00/replay"):
            assert await refusal(olena, "GET", path) == (404, "table/no-table")
        assert await refusal(olena, "GET", "/api/nothing") == (404, "http/404")
        assert await refusal(olena, "DELETE", "/api/lobby") == (405, "http/405")


async def test_a_bare_request_sits_down_too(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        table = (await olena.open_table("me", "anyone"))["id"]
        answer = await Guest(address).http.post(f"/api/tables/{table}/seats/columns")
        assert answer.json()["your_seat"] == 1


# Looking back.


async def test_a_finished_game_can_be_replayed_downloaded_and_uploaded(url: str) -> None:
    async with serving(url) as address:
        olena, _, table = await finished_table(address)
        replay = await olena.get(f"/api/tables/{table}/replay")
        record = (await olena.http.get(f"/api/tables/{table}/record")).text
        assert len(replay["steps"]) == len([line for line in record.splitlines() if line[:1].isdigit()]) + 1
        assert replay["steps"][-1]["events"][-1]["told"]["event"] in ("won", "tied")
        uploaded = await olena.http.post("/api/replays", content=record, headers={"Content-Type": "text/plain"})
        assert uploaded.json() == replay
        for text in ("nonsense", record.replace("1. chance", "2. chance"), record[:200]):
            status, code = await refusal(olena, "POST", "/api/replays", content=text)
            assert status == 400 and code.startswith("record/")
        assert await refusal(olena, "POST", "/api/replays", content=b"\xff\xfe") == (400, "record/not-text")


async def test_a_game_that_is_not_solved_is_reviewed_by_search(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await vault_table(address)
        async with olena.at(table) as first, taras.at(table) as second:
            for line, other in ((first, second), (second, first)) * 2:
                await line.play(STOP)
                await line.hear("update")
                await other.hear("update")
            await first.until_over()
        while (review := await olena.get(f"/api/tables/{table}/review"))["status"] == "thinking":
            await asyncio.sleep(0.1)
        assert not review["exact"] and not review["raced"]
        budget = phrase(review["budget"]["id"], **review["budget"]["gaps"])
        assert Language("en").say(budget) == "400 simulations and 200 playouts for each move"
        assert Language("uk").say(budget) == "400 симуляцій і 200 догравань на кожен хід"
        assert [move["seat"] for move in review["moves"]] == [0, 1, 0, 1]
        assert all(move["interval"] >= 0 and move["best"] for move in review["moves"])


async def test_reports_are_for_those_who_run_the_house(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEK_ADMIN_TOKEN", "the house's own")
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        who = (await taras.get("/api/me"))["id"]
        answer = await olena.http.post("/api/reports", json={"table": table, "player": who, "text": "Rude."})
        assert answer.status_code == 204
        assert await refusal(olena, "GET", "/api/reports") == (403, "http/not-allowed")
        reports = await olena.http.get("/api/reports", headers={"Authorization": "Bearer the house's own"})
        assert [(row["player"], row["reporter"], row["text"]) for row in reports.json()] == [
            ("Taras", "Olena", "Rude.")
        ]


# The client's pages.


async def test_every_address_that_is_not_the_apis_is_a_page_of_the_client(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, client=client_in(tmp_path)) as address:
        guest = Guest(address)
        for path in ("/", "/t/abc?seat=rows&token=x", "/replay", "/account"):
            assert (await guest.http.get(path)).text == "the page"
        script = await guest.http.get("/assets/main.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("the script", True)
        assert (await guest.http.get("/assets/none.js")).status_code == 404
        assert (await guest.http.get("/assets/%2e%2e/%2e%2e/secret")).status_code == 404


def client_in(folder: Path) -> Path:
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("the page")
    (client / "assets" / "main.js").write_text("the script")
    (folder / "secret").write_text("secret")
    return client


async def test_a_review_that_fails_says_so_once_and_can_be_asked_for_again(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await vault_table(address)
        async with olena.at(table) as first, taras.at(table):
            await first.say(type="resign")
            await first.until_over()
        begun = 0

        class Broken:
            async def run(self, *asked: object) -> bytes:
                nonlocal begun
                begun += 1
                raise OSError("the process died")

        reviews = address.house.reviews
        whole, reviews.queue.pool = reviews.queue.pool, Broken()  # type: ignore[assignment]
        while (answer := await olena.http.get(f"/api/tables/{table}/review")).is_success:
            assert answer.json()["status"] == "thinking"
        assert (answer.status_code, answer.json()["code"]) == (500, "review/failed")
        assert (await olena.http.get(f"/api/tables/{table}/review")).status_code == 500 and begun == 1
        reviews.queue.pool = whole
        assert (await olena.post(f"/api/tables/{table}/review"))["status"] == "thinking"
        while (review := await olena.get(f"/api/tables/{table}/review"))["status"] == "thinking":
            await asyncio.sleep(0.1)
        assert review["status"] == "done"
