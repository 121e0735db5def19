"""The how-to "add a game", followed from an empty folder: its files are written, its commands run, its game played."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from tests.docs.commands import commands, environment, run_command
from tests.docs.snippets import ROOT, Snippet, snippets
from tests.table.guests import Guest, part
from tests.table.serving import Process

PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"
LANGUAGES = ("console", "ftl", "javascript", "python", "toml")
BLOCKS = snippets(PAGE, *LANGUAGES)
FILES = [block for block in BLOCKS if block.remark and block.language != "console"]
SESSIONS = [block for block in BLOCKS if block.language == "python" and not block.remark]
OVER = "You win|You lose"
TARGET = 5


def typed(remark: str) -> list[tuple[str, str]]:
    """The commands of the blocks with a remark, in their order."""
    return [
        typed
        for block in BLOCKS
        if (block.language, block.remark) == ("console", remark)
        for typed in commands(block.text)
    ]


class Reader:
    """Somebody who follows the page in an empty folder; what they install goes into another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "fingers"
        self.installed = folder / "installed"
        path = os.pathsep.join([str(self.installed), str(ROOT / "src"), str(ROOT)])
        pip = {"PIP_TARGET": str(self.installed), "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_UPGRADE": "1"}
        self.environment = {"PYTHONPATH": path, **pip}

    def write(self, block: Snippet) -> None:
        path = self.folder / block.remark
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment(self.environment),
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Somebody who has written the files and run the commands, up to where people play."""
    reader = Reader(tmp_path_factory.mktemp("reader"))
    for block in FILES:
        reader.write(block)
    for command, expected in typed(""):
        run_command(command, expected, reader.folder, **reader.environment)
    return reader


def test_the_page_has_all_the_files_of_a_package() -> None:
    assert [block.remark for block in FILES] == [
        "pyproject.toml",
        *(f"src/fingers/{name}.py" for name in ("rules", "__init__")),
        *(f"src/fingers/locale/{code}/words.ftl" for code in ("en", "uk")),
        "src/fingers/encoding.py",
        "src/fingers/web/board.js",
    ]
    assert [command.split()[1] for command, _ in typed("")] == ["install", "check", "simulate", "match"]


def test_the_house_has_the_game(reader: Reader) -> None:
    listed = reader.python("-m", "ludotek", "games")
    assert "fingers: Fingers, version 1; seats odd, even; 2 moves; hidden information" in listed.stdout, listed.stderr


def test_check_game_finds_nothing_wrong(reader: Reader) -> None:
    done = reader.python("-c", "import ludotek; print(ludotek.check_game(ludotek.game('fingers'), games=5))")
    assert done.stdout.startswith("fingers: 5 games"), done.stderr


def test_it_is_played_in_the_terminal(reader: Reader) -> None:
    ((command, _),) = typed("interactive")
    child = pexpect.spawn(
        command,
        cwd=str(reader.folder),
        env=environment(reader.environment),
        dimensions=(40, 120),
        timeout=60,
        encoding="utf-8",
    )
    child.expect("Fingers")
    child.expect("show 1")
    for _ in range(60):
        child.send("1\r")
        if child.expect([OVER, pexpect.TIMEOUT], timeout=1) == 0:
            break
    else:
        raise AssertionError("the game never ended")
    child.close(force=True)


def test_it_is_played_at_a_table(reader: Reader, tmp_path: Path) -> None:
    ((command, _),) = typed("serve")
    assert command == "ludotek serve"
    process = Process("--store", f"sqlite:///{tmp_path}/house.db", **reader.environment).start()
    try:
        asyncio.run(evening(process.address, reader))
    finally:
        process.stop()


async def evening(address: str, reader: Reader) -> None:
    """A game against a bot, over the socket, and what a browser asks for besides."""
    olena = await Guest.named(address, "Olena")
    made = await olena.open_table("me", "bot-2", game="fingers", options={"target": TARGET})
    async with olena.at(made["id"]) as line:
        await line.play_to_the_end(random.Random(1))
        assert line.table["reason"]["id"] == "fingers-ending-target"
        assert max(line.moment["view"]["points"]) >= TARGET
    words = (await olena.http.get("/api/games/fingers/language?lang=uk")).text
    assert "fingers-title = Пальці" in words
    board = await olena.http.get("/api/games/fingers/board.js")
    assert board.text == (reader.folder / "src/fingers/web/board.js").read_text(encoding="utf-8")
    refused = await olena.http.post(
        "/api/tables", json={"game": "fingers", "options": {"target": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    )
    assert (refused.status_code, refused.json()["code"]) == (400, "fingers/bad-target")
    await part()


def test_learners_find_it(reader: Reader) -> None:
    (session,) = SESSIONS
    (reader.folder / "session.txt").write_text(session.text, encoding="utf-8")
    done = reader.python("-m", "doctest", "session.txt")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_message_that_is_forgotten_is_named(reader: Reader) -> None:
    words = reader.installed / "fingers/locale/uk/words.ftl"
    whole = words.read_text(encoding="utf-8")
    words.write_text(whole.replace("option-fingers-target", "option-fingers-traget"), encoding="utf-8")
    done = reader.python("-m", "ludotek", "check", "fingers", "--games", "1")
    words.write_text(whole, encoding="utf-8")
    assert done.returncode == 1
    assert "There is no message 'option-fingers-target' in 'uk'." in done.stderr
