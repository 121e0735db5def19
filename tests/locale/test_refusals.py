"""Whatever the house refuses is said in the reader's language: every code has a message, or no person meets it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.locale import LANGUAGES, Language
from ludotek.locale.language import shipped
from ludotek.table.people import accounts
from ludotek.wire import shapes

SOURCES = Path(__file__).parents[2] / "src" / "ludotek"
CODE = re.compile(r"(?!(?:application|font|image|text)/)[a-z]+/[a-z0-9-]+")  # those are kinds of files
ROOM = re.compile(r"^[a-z]+/$")  # where what follows is filled in
OF_THE_BROWSER = {"web/no-answer", "web/no-record", "web/bad-replay"}  # web/src/lib/api.ts, web/src/element
OF_THE_GAMES = {"core/broken-game", "core/unknown-game"}  # games/__init__.py
UNMET = {
    "batch/illegal-move": "for programs that play many games at once",
    "batch/wrong-size": "for programs that play many games at once",
    "core/bad-net": "nets come with their games; told to whoever trains one",
    "core/missing-extra": "told to whoever runs a command or imports an adapter",
    "core/malformed-move": "for programs: no page and no line of the table lets it through",
    "core/unknown-words": "what people type is read in their own language, with a message of its own",
    "fairness/bad-note": "found by `ludotek verify`",
    "fairness/bad-seed": "found by `ludotek verify`",
    "fairness/no-note": "found by `ludotek verify`",
    "fairness/": "found by `ludotek verify`",
    "fairness/no-promise": "told to whoever runs `ludotek verify`",
    "fairness/no-salt": "found by `ludotek verify`",
    "fairness/other-commitment": "found by `ludotek verify`",
    "fairness/other-promise": "found by `ludotek verify`",
    "fairness/other-salt": "found by `ludotek verify`",
    "fairness/other-salts": "found by `ludotek verify`",
    "fairness/other-seed": "found by `ludotek verify`",
    "fairness/no-world": "found by `ludotek verify`",
    "fairness/other-world": "found by `ludotek verify`",
    "fairness/unknown-seat": "found by `ludotek verify`",
    "serve/no-address": "told to whoever starts the house",
}

in_every_language = pytest.mark.parametrize("spoken", [Language(code) for code in LANGUAGES], ids=LANGUAGES)


def codes() -> set[str]:
    """The codes in the sources of the table, of what it stands on, and of the terminal's way to it."""
    pages = [*(SOURCES / "table").rglob("*.py"), *(SOURCES / "core").rglob("*.py"), SOURCES / "terminal" / "away.py"]
    found = {code for page in pages for code in codes_in(page.read_text(encoding="utf-8"))}
    return found | OF_THE_BROWSER | OF_THE_GAMES


def codes_in(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
            yield node.value
        if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            yield from ROOM.findall(str(first.value))


def ids(code: str) -> list[str]:
    """Where the message of a code may stand."""
    room = code.partition("/")[0]
    return [f"error-{room}"] if code.endswith("/") else [f"error-{code.replace('/', '-')}", f"error-{room}"]


@in_every_language
def test_every_code_has_a_message_or_a_reason_why_nobody_meets_it(spoken: Language) -> None:
    silent = {code for code in codes() if not any(spoken.has(id) for id in ids(code))}
    assert silent == set(UNMET)


def test_no_message_is_there_for_a_code_that_nothing_raises() -> None:
    said = set(re.findall(r"^(error-[a-z0-9-]+) =", shipped("en"), re.MULTILINE))
    pages = (SOURCES / "games").rglob("*.py")
    of_the_rules = {code for page in pages for code in codes_in(page.read_text(encoding="utf-8"))}
    assert said - {id for code in codes() | of_the_rules for id in ids(code)} - {"error-http-404"} == set()


def test_codes_are_found_where_they_are_raised() -> None:
    text = 'raise Refused("table/kept", f"{x}/y") or Bad(f"record/{code}") or Response("", media_type="text/plain")'
    assert set(codes_in(text)) == {"table/kept", "record/"}


@in_every_language
def test_a_message_that_names_a_limit_names_the_houses(spoken: Language) -> None:
    name = spoken.refusal("accounts/name-length", "")
    assert re.findall(r"\d+", name) == ["1", str(shapes.LONGEST_NAME)]
    password = spoken.refusal("accounts/password-length", "")
    assert re.findall(r"\d+", password) == [str(accounts.SHORTEST_PASSWORD), str(shapes.LONGEST_PASSWORD)]


def test_a_refusal_is_said_by_its_code_by_the_room_of_its_code_or_as_it_is() -> None:
    spoken = Language("uk")
    assert spoken.refusal("table/too-late", "The game has gone on.") == "Гра пішла далі; хід не повернено."
    assert spoken.refusal("record/bad-move", "Line 9: what?").endswith("Дім каже: Line 9: what?")
    assert spoken.refusal("chess/in-check", "The king is in check.") == "The king is in check."
