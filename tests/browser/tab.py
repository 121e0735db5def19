"""The house in a tab, for tests: its site behind a file server, and the interpreter of its workers.

`python -m tests.browser.tab --games 200` compares so many games of each kind, move by move, with this Python.
"""

from __future__ import annotations

import argparse
import pickle
import subprocess
import sys
import threading
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

from ludotek.bots import LEVELS
from ludotek.games import games
from tests.browser.chromium import chromium
from tests.browser.course import random_record, summaries, thoughts
from tests.tables import small

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
DEEP = "some/where"  # no file server need have it at its top
LONG = 60  # moves after which most games that are compared are left
WHOLE = 40  # one game in so many is played to its end
MOMENTS = 3  # of each game at which views and moves are compared, besides every position
ELSEWHERE: set[tuple[str, int]] = set()  # games, and levels of their bots that play something else in a browser

# A worker as the page starts them, which does what it is sent.
HELPER = """
    address => {
        const worker = new Worker(address, { type: "module", name: "helper" });
        const waiting = new Map();
        let number = 0;
        worker.onmessage = ({ data }) => waiting.get(data.number)(data.came);
        window.work = (job) => new Promise((done) => {
            waiting.set(++number, done);
            worker.postMessage({ number, job });
        });
    }
"""


def build() -> None:
    """The site, from what is there now; tests that come at the same time wait for whoever builds it."""
    tools = ROOT / "tools"
    command = [
        sys.executable,
        str(tools / "alone.py"),
        str(ROOT / "build" / ".site"),
        sys.executable,
        str(tools / "site.py"),
    ]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server, which counts what it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Quiet.sent += len(content)
        outputfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""


class Open(Quiet):
    """A file server that lets pages from elsewhere load its modules."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def serving() -> Iterator[str]:
    """The site's address at a plain file server, not at its top."""
    with TemporaryDirectory() as folder:
        (Path(folder) / DEEP).parent.mkdir()
        (Path(folder) / DEEP).symlink_to(SITE)
        with serving_folder(Path(folder)) as address:
            yield f"{address}{DEEP}/"


@contextmanager
def serving_folder(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """A folder's address at a plain file server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Interpreter:
    """The Python of a worker on a page of the site."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(f"{address}icon.svg")
        (script,) = SITE.glob("assets/worker-*.js")
        page.evaluate(HELPER, f"{address}assets/{script.name}")

    def run(self, function: str, *args: object) -> Any:
        """What a function of `course` returns there, by its source."""
        source = f"{Path(__file__).parent.joinpath('course.py').read_text(encoding='utf-8')}\n"
        text = f"(lambda there: exec({source!r}, there) or there[{function!r}](*{args!r}))({{'__name__': 'course'}})"
        job = b64encode(pickle.dumps((eval, (text,)), protocol=4)).decode()
        return pickle.loads(b64decode(self.page.evaluate("job => window.work(job)", job)))


def differences(interpreter: Interpreter, count: int) -> list[str]:
    """Of so many games of each kind, which go another way in the browser."""
    found = []
    for game in games():
        texts = [random_record(game.id, small(game), number, length(number)) for number in range(count)]
        there, here = interpreter.run("summaries", texts, MOMENTS), summaries(texts, MOMENTS)
        found += [f"{game.id} {number}" for number in range(count) if there[number] != here[number]]
    return found


def length(number: int) -> float:
    """Most games are left early, since some kinds take thousands of moves."""
    return inf if number % WHOLE == 0 else LONG


def other_bots(interpreter: Interpreter, levels: Collection[int]) -> list[str]:
    """Which bots play something else in the browser, at some moments of a game; or were asked nothing."""
    found = []
    for game in games():
        text = random_record(game.id, small(game), 1, LONG)
        for level in levels:
            if (game.id, level) not in ELSEWHERE:
                here, there = thoughts(text, level, MOMENTS), interpreter.run("thoughts", text, level, MOMENTS)
                found += [] if here and here == there else [f"{game.id}, level {level}"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    build()
    with serving() as address, chromium() as browser:
        interpreter = Interpreter(browser.new_page(), address)
        found = differences(interpreter, asked.games) + other_bots(interpreter, range(1, len(LEVELS) + 1))
    print("\n".join(found) or f"{asked.games} games of each kind and all bots are the same in the browser.")
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
