"""One shape in one place: what goes over the wire is written once, and neither end has a copy made by hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "ludotek"
PROTOCOL = ROOT / "web/src/lib/protocol.ts"
OWN = list(HOUSE.glob("games/*/web/types.ts"))  # of each game
MOST = 2  # names that two shapes may have in common by chance

BLOCK = re.compile(r"\{([^{}]*)\}")
NAMED = re.compile(r"\binterface (\w+)[^{}=;]*$")
FIELD = re.compile(r"(?:^|;)\s*(?:readonly )?(\w+)\??:")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)

Shapes = dict[str, frozenset[str]]


# TypeScript.


def declared(source: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Types that list their fields, inner ones first: the name of an interface, else nothing, and the fields."""
    text = COMMENT.sub("", source)
    while block := BLOCK.search(text):
        name = NAMED.search(text[: block.start()])
        if name or ";" in block[1]:
            yield name[1] if name else "", frozenset(FIELD.findall(block[1]))
        text = f"{text[: block.start()]};{text[block.end() :]}"


def interfaces(path: Path) -> Shapes:
    return {name: fields for name, fields in declared(path.read_text(encoding="utf-8")) if name}


def mirrors(source: str, shapes: Shapes) -> list[str]:
    """Shapes that a source repeats, under their own name or another."""
    return [
        shape
        for name, fields in declared(source)
        for shape, known in shapes.items()
        if (name == shape and fields & known) or (len(fields) > MOST and fields <= known)
    ]


def by_hand() -> list[Path]:
    folders: Iterable[Path] = (ROOT / "web/src", *(path.parent for path in OWN))
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if path not in (PROTOCOL, *OWN)]


def test_the_client_repeats_no_shape_of_the_wire_and_no_board_its_view() -> None:
    house, found = interfaces(PROTOCOL), {}
    assert len(by_hand()) > 100 and len(house) > 60
    for path in by_hand():
        near = [types for types in OWN if path.is_relative_to(types.parent)]
        known = {name: fields for types in (PROTOCOL, *near) for name, fields in interfaces(types).items()}
        found[str(path.relative_to(ROOT))] = mirrors(path.read_text(encoding="utf-8"), known)
    assert {path: shapes for path, shapes in found.items() if shapes} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("export interface Me { name: string; }", ["Me"]),
        (
            "export interface Sitting {\n  id: string;\n  browser: string; // which\n  seen: number;\n}",
            ["SessionShape"],
        ),
        ("interface New {\n  game: string;\n  seats: { kind: string }[];\n  waive: boolean;\n}", ["TableIn"]),
        ("type New = { game: string; options: object; private: boolean };", ["TableOut", "TableIn"]),
        ("let told: { place: number; is_you: boolean; mark: Phrase }[];", ["BestMark"]),
        ("open({ game: game.id, options, clock, private: isPrivate, seats });", []),
        ("export type Table = TableOut;", []),
        ("export interface Props { view: View; close: () => void; }", []),
    ],
)
def test_a_mirror_made_by_hand_is_found(source: str, found: list[str]) -> None:
    assert mirrors(source, interfaces(PROTOCOL)) == found


# Python.


def classes(source: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Classes and the attributes that they declare."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            lines = [line.target for line in node.body if isinstance(line, ast.AnnAssign)]
            yield node.name, frozenset(target.id for target in lines if isinstance(target, ast.Name))


def wire() -> Shapes:
    files = (HOUSE / "wire").glob("*.py")
    return {name: fields for path in files for name, fields in classes(path.read_text(encoding="utf-8"))}


def copies(source: str, *, is_client: bool) -> list[str]:
    """Classes with all the fields of a shape of the wire; in a client, with no others than those."""
    return [
        name
        for name, fields in classes(source)
        if any(fields == known or (is_client and fields <= known) for known in wire().values() if len(fields) >= MOST)
    ]


def test_neither_the_table_nor_the_terminal_has_a_copy_of_a_shape() -> None:
    paths = [path for path in HOUSE.rglob("*.py") if not path.is_relative_to(HOUSE / "wire")]
    clients = (HOUSE / "terminal", HOUSE / "cli")
    found = {
        str(path.relative_to(HOUSE)): copies(
            path.read_text(encoding="utf-8"), is_client=any(path.is_relative_to(client) for client in clients)
        )
        for path in paths
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_a_copy_is_found() -> None:
    ping = "class Heard(msgspec.Struct):\n    id: int\n    now: int"
    assert copies(ping, is_client=True) == copies(ping, is_client=False) == ["Heard"]
    part = "class Moment(msgspec.Struct):\n    kind: str\n    view: msgspec.Raw\n    question: int"
    assert (copies(part, is_client=True), copies(part, is_client=False)) == (["Moment"], [])
