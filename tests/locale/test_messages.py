"""The Fluent files: the same messages in every language, none broken, none forgotten."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from ludotek.core.game import Game
from ludotek.core.verbs import COUNT, Happening, Thing
from ludotek.games import games
from ludotek.locale import LANGUAGES
from ludotek.locale.language import shipped

SOURCES = Path(__file__).parents[2] / "src" / "ludotek"
ANYTHING = "[a-z0-9-]+"
WEB = SOURCES.parents[1] / "web" / "src"
BROWSER = (".ts", ".svelte")
GAP_THERE = re.compile(r"\$\{[^}]*\}")  # what a template of the browser fills in
SAID_THERE = re.compile(r"[`\"]((?:[a-z]|\$\{[^}]*\}-)[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)[`\"]")
SHORTEST_HINT = 4  # letters that a pattern must spell out before it counts as the use of a message


class Gaps(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


@cache
def messages(code: str) -> dict[str, Message]:
    body = FluentParser().parse(shipped(code)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def gaps(node: Message) -> Gaps:
    found = Gaps()
    found.visit(node)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_of_moves_and_events_speak_only_of_what_these_name(code: str) -> None:
    known = messages(code)
    for game in games():
        for message, things in declared(game).items():
            given = {gap for name, thing in things.items() for gap in thing.gaps(name, 1)}
            assert gaps(known[message]).variables <= given, message


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_can_be_parsed_and_stands_there_once(code: str) -> None:
    body = FluentParser().parse(shipped(code)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, Message | Term)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_browser_can_read_the_same_file(code: str) -> None:
    assert not {name for message in messages(code).values() for name in gaps(message).functions}


CASE = re.compile(r"_(top|gen|dat|ins)$")  # one name, as a sentence needs it: languages need different ones


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_both_languages_have_the_same_messages_with_the_same_gaps(code: str) -> None:
    def shape(of: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
        return {
            name: (
                frozenset(CASE.sub("", gap) for gap in gaps(message).variables),
                frozenset(part.id.name for part in message.attributes),
            )
            for name, message in messages(of).items()
        }

    assert shape(code) == shape(LANGUAGES[0])


def test_no_message_is_left_unused() -> None:
    uses = [re.compile(pattern) for pattern in sorted(patterns())]
    unused = [name for name in messages("en") if not any(use.fullmatch(name) for use in uses)]
    assert unused == []


def declared(game: Game) -> dict[str, dict[str, Thing]]:
    """By message: what the moves and events that it tells of name."""
    moves = {f"{game.id}-move-{verb.name}": verb.things for verb in game.verbs}
    events = {f"{game.id}-{happening.name}": happening for happening in game.happenings}
    joined = {f"{id}-one": one.things for id, one in events.items() if one.telling.joins}
    joined |= {f"{id}-all": one.things | {"all": COUNT} for id, one in events.items() if one.telling.joins}
    told = {id: one.things for id, one in events.items()} | joined
    own = {id: {"mine": COUNT} for id in told for one in game.happenings if one.telling.is_own and is_of(one, id)}
    return moves | {id: things | own.get(id, {}) for id, things in told.items()}


def is_of(happening: Happening, id: str) -> bool:
    """Whether a message tells of an event, of one of several, or of all of them."""
    return id.partition("-")[2].removesuffix("-one").removesuffix("-all") == happening.name


def patterns() -> set[str]:
    """Every text in the sources, as a pattern: what an f-string fills in may be anything."""
    found = {re.escape(message) for game in games() for message in declared(game)}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            pattern = as_pattern(node)
            found.add(pattern)
    for path in (path for room in (WEB, SOURCES / "games") for path in room.rglob("*") if path.suffix in BROWSER):
        if ".test." not in path.name:
            found |= {as_pattern_of_the_browser(text) for text in SAID_THERE.findall(path.read_text(encoding="utf-8"))}
    return {pattern for pattern in found if len(re.sub(r"[^a-z]", "", pattern.replace(ANYTHING, ""))) >= SHORTEST_HINT}


def as_pattern_of_the_browser(text: str) -> str:
    return ANYTHING.join(re.escape(part) for part in GAP_THERE.split(text))


def as_pattern(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(as_pattern(part) or ANYTHING for part in node.values)
    return ""


def test_a_message_nobody_says_would_be_found() -> None:
    uses = [re.compile(pattern) for pattern in patterns()]
    assert not any(use.fullmatch("terminal-nobody-says-this") for use in uses)
    assert not any(use.fullmatch("novem-nobody-says-this") for use in uses)
