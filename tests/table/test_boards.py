"""What a game from another package brings to browsers: its words and its board, from its own folder and no other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ludotek.core.game import Game
from ludotek.games import BrokenGame
from ludotek.games import game as game_of_the_house
from ludotek.table.http.boards import KINDS
from tests.reference_games.matching_pennies import MatchingPenniesGame
from tests.table.guests import Guest, two_at_a_table
from tests.table.serving import serving

MODULE = "export const mount = () => ({ update() {}, destroy() {} });\n"


class Pennies(MatchingPenniesGame):
    """A game whose folder is where a test says."""

    id = "pennies"

    def __init__(self, place: Path) -> None:
        self.place = place

    @property
    def folder(self) -> Path:
        return self.place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "pennies"
    for path, text in {
        "locale/en/words.ftl": "pennies-title = Pennies\n",
        "locale/uk/words.ftl": "pennies-title = Монетки\n",
        "web/locale/uk.ftl": "web-pennies-coin = Монета\n",
        "web/board.js": MODULE,
        "web/board/art.svg": "<svg/>",
        "web/board/coin.svg": "<svg/>",
        "web/board/board.css": "p { color: red }",
        "web/board/notes.py": "SECRET = 1",
        "web/secret.svg": "<svg/>",
        "words.css": "SECRET",
    }.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text(text, encoding="utf-8")
    (place / "web/board/link.css").symlink_to(place / "words.css")
    return place


def with_pennies(folder: Path) -> Callable[[str], Game]:
    pennies = Pennies(folder)
    return lambda asked: pennies if asked == pennies.id else game_of_the_house(asked)


async def answers(address: str, *paths: str) -> list[httpx.Response]:
    async with httpx.AsyncClient(base_url=f"{address}/api/games/") as client:
        return [await client.get(path) for path in paths]


async def test_a_game_says_all_that_it_and_its_board_say(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url, find_game=with_pennies(folder)) as address:
        en, uk, fr = await answers(address, "pennies/language", "pennies/language?lang=uk", "pennies/language?lang=fr")
    assert en.text == fr.text == "pennies-title = Pennies\n"
    assert uk.text.split("\n") == ["pennies-title = Монетки", "", "web-pennies-coin = Монета", ""]
    assert uk.headers["content-type"] == "text/plain; charset=utf-8"


async def test_what_nobody_has_translated_is_said_in_english(sqlite_url: str, folder: Path) -> None:
    (folder / "locale/uk/words.ftl").unlink()
    async with serving(sqlite_url, find_game=with_pennies(folder)) as address:
        (uk,) = await answers(address, "pennies/language?lang=uk")
    assert uk.text.startswith("pennies-title = Pennies\n")


async def test_the_words_of_the_houses_own_games_can_be_had_too(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        (uk,) = await answers(address, "novem/language?lang=uk")
    assert "novem-title =" in uk.text and "web-novem-" in uk.text and "oath-title" not in uk.text


async def test_a_board_is_a_module_with_files_beside_it(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url, find_game=with_pennies(folder)) as address:
        board, coin, style = await answers(
            address, "pennies/board.js", "pennies/board/coin.svg", "pennies/board/board.css"
        )
    assert board.text == MODULE
    kinds = [one.headers["content-type"] for one in (board, coin, style)]
    assert kinds == ["text/javascript; charset=utf-8", "image/svg+xml", "text/css; charset=utf-8"]
    assert "script-src 'self'" in coin.headers["content-security-policy"]
    assert all(one.headers["x-content-type-options"] == "nosniff" for one in (board, coin, style))


async def test_a_browser_asks_again_and_is_told_whether_something_changed(sqlite_url: str, folder: Path) -> None:
    async with serving(sqlite_url, find_game=with_pennies(folder)) as address, httpx.AsyncClient() as client:
        where = f"{address}/api/games/pennies/board.js"
        first = await client.get(where)
        assert first.headers["cache-control"] == "no-cache"
        known = {"If-None-Match": f'W/{first.headers["etag"]}, "another"'}
        again = await client.get(where, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        (folder / "web/board.js").write_text(f"{MODULE}// better\n")
        assert (await client.get(where, headers=known)).text.endswith("// better\n")


@pytest.mark.parametrize(
    "path",
    [
        *("board/notes.py", "board/link.css", "board/secret.svg", "board/", "board", "board/board.js"),
        *("board/..%2Fsecret.svg", "board/../secret.svg", "board/%2E%2E/secret.svg", "board/..", "board/%2e%2e"),
        *("board/..%5csecret.svg", "board/%00", "board/.", "board/coin.svg%00.js", "board//etc/passwd", "words.css"),
    ],
)
async def test_no_path_leads_out_of_the_folder_of_a_board(sqlite_url: str, folder: Path, path: str) -> None:
    async with serving(sqlite_url, find_game=with_pennies(folder)) as address:
        (answer,) = await answers(address, f"pennies/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("boards/no-file", "http/404")
    assert "SECRET" not in answer.text


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("pennies/board.js", "boards/no-file"),
        ("pennies/board/coin.svg", "boards/no-file"),
        ("pennies/language", "boards/no-words"),
        ("chess/board.js", "core/unknown-game"),
        ("chess/language", "core/unknown-game"),
        ("novem/board.js", "boards/no-file"),
    ],
)
async def test_what_a_game_does_not_bring_is_not_there(sqlite_url: str, tmp_path: Path, path: str, code: str) -> None:
    async with serving(sqlite_url, find_game=with_pennies(tmp_path)) as address:
        (answer,) = await answers(address, path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


async def test_why_a_package_is_broken_is_not_told_to_visitors(sqlite_url: str) -> None:
    def find(id: str) -> Game:
        raise BrokenGame("core/broken-game", "chess cannot be loaded: FileNotFoundError('/home/olena/chess.txt').")

    async with serving(sqlite_url, find_game=find) as address:
        (answer,) = await answers(address, "chess/board.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "core/broken-game")
    assert "olena" not in answer.text


async def test_the_list_says_what_a_game_brings(sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = (game_of_the_house("north"), Pennies(folder))
    monkeypatch.setattr("ludotek.table.http.api.games", lambda: found)
    async with serving(sqlite_url) as address:
        north, pennies = await Guest(address).get("/api/games")
    assert (north["board"], north["words"], north["has_lesson"]) == (None, ["en", "uk"], True)
    assert (pennies["board"], pennies["words"]) == ("/api/games/pennies/board.js", ["en", "uk"])
    assert (north["art"], pennies["art"]) == (None, "/api/games/pennies/board/art.svg")
    assert pennies["has_lesson"] is False


async def test_whoever_played_a_game_that_was_taken_away_still_sees_the_lobby(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)

        def gone(id: str) -> Game:
            raise BrokenGame("core/broken-game", "It was uninstalled.")

        address.house.tables.clear()
        monkeypatch.setattr(address.house, "game", gone)
        (card,) = (await olena.get("/api/lobby"))["mine"]
    assert (card["id"], card["title"], card["awaits_you"]) == (table, "novem", False)


def test_every_kind_of_file_is_one_that_the_pages_may_load() -> None:
    assert all(end.startswith(".") and "/" in kind for end, kind in KINDS.items())
    assert not {".html", ".py", ".svelte", ".ts"} & KINDS.keys()
