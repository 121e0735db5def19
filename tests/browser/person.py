"""Somebody at a browser, for tests: what they do, what they see, and every frame their page was sent."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from tests.memory import Memory

LAYOUT = "276951438"
KNOWN = {"layout": LAYOUT, "first": "rows"}
SHORT = {"board": "small", "layout": "1234", "first": "rows"}  # over after two rounds a game, if played along row A
GLANCE = 25  # milliseconds between two looks at what was heard
NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0}
KEEP_LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(address); window.lines.push(this); }
    };
"""


class Person:
    """A page, with what went wrong on it and what came over its live lines."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.problems: list[str] = []
        page.add_init_script(KEEP_LINES)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._read)

    def _listen(self, line: WebSocket) -> None:
        memory = Memory()
        line.on("framereceived", lambda payload: self._take(str(payload), memory))

    def _take(self, frame: str, memory: Memory) -> None:
        self.frames.append(frame)
        self.messages.append(memory.complete(json.loads(frame)))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            self.problems.append(message.text)

    # Coming and going.

    def open_table(self, *kinds: str, options: dict[str, object] | None = None, **fields: object) -> dict[str, Any]:
        """A table by the API, for tests that are about something else than the form; `bot-1` is a bot of level 1."""
        seats = [{"kind": "bot", "level": int(kind[4:])} if kind[:4] == "bot-" else {"kind": kind} for kind in kinds]
        table = {"game": "novem", "options": options or {}, "seats": seats, "clock": NO_CLOCK, "private": False}
        answer = self.page.request.post("/api/tables", data={**table, **fields})
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def sit_down(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """Open a table and go there."""
        made = self.open_table(*kinds, **fields)
        self.page.goto(f"/t/{made['id']}")
        return made

    def sit_here(self) -> None:
        """Take the first free seat of the table that one looks at, and wait until the line of whoever sits is there."""
        lines = self.page.evaluate("window.lines.length")
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.wait_for_function("lines => window.lines.length > lines", arg=lines)
        expect(self.offered.first).to_be_visible()

    def invite(self, board: str = "the whole board", layout: str = LAYOUT) -> str:
        """Make a table for a friend with the form of the lobby; the friend's link."""
        self.page.goto("/")
        self.room().get_by_role("button", name="Make a table").click()
        form = self.page.get_by_role("dialog", name="A table of Novem")
        form.get_by_role("combobox", name="Columns").select_option(label="a friend, by link")
        form.get_by_label("Private").check()
        form.get_by_text("Rules of this table").click()
        form.get_by_role("combobox", name="First attacker").select_option(label="Rows")
        form.get_by_role("combobox", name="Board").select_option(label=board)
        form.get_by_role("textbox", name="Set-up", exact=True).fill(layout)
        form.get_by_role("button", name="Open the table").click()
        return self.page.get_by_label("The link for your friend").input_value()

    def room(self, game: str = "novem") -> Locator:
        """Where the lobby tells of a game, with its buttons."""
        return self.page.locator(f".game[data-room={game}]")

    # At the table.

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence")

    @property
    def offered(self) -> Locator:
        return self.page.locator("[data-move]")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    def choose(self, name: str) -> None:
        line = "row" if name in "ABC" else "column"
        self.page.get_by_role("button", name=f"Choose {line} {name}").click()

    def seal(self, name: str) -> None:
        """Choose, and wait until the table has it."""
        self.choose(name)
        expect(self.sentence).to_have_text("Your choice is sealed. The others choose.")

    def chat(self, text: str) -> None:
        self.page.get_by_role("tab", name="Chat").click()
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Send").click()

    def send_raw(self, **message: object) -> None:
        """Say something on the live line that the page itself would not."""
        self.page.evaluate("text => window.lines.at(-1).send(text)", json.dumps(message))

    def drop_line(self) -> None:
        self.page.evaluate("window.lines.at(-1).close()")

    # What was heard.

    def heard(self, since: int = 0) -> list[dict[str, Any]]:
        """Everything the table said, but for its asking how far away one is."""
        return [message for message in self.messages[since:] if message["type"] != "ping"]

    def news(self, since: int = 0) -> list[dict[str, Any]]:
        """What was heard, but for who is there and how far away, which may be told at any time."""
        return [message for message in self.heard(since) if message["type"] != "presence"]

    def until_heard(self, kind: str, since: int = 0) -> None:
        """Wait for a message of some kind, from a frame on."""
        while not any(message["type"] == kind for message in self.messages[since:]):
            self.page.wait_for_timeout(GLANCE)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard()) if message["type"] == kind)


def play_along_row_a(rows: Person, columns: Person) -> None:
    """Two people play a whole match in which every tile of row A is taken, and no other; columns win it."""
    expect(rows.offered.first).to_be_visible()
    board = rows.last("table")["options"]["board"]
    for column in {"full": "123123213213", "small": "1221"}[board]:
        rows.seal("A")
        before = len(columns.frames)
        columns.choose(column)
        columns.until_heard("update", before)
        expect(rows.sentence).not_to_contain_text("sealed")
    expect(rows.sentence).to_have_text("The game is over.")
