"""Imports point one way: core <- games <- bots, solve <- lab, reference, table, adapters, terminal <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "src" / "ludotek"

BELOW = {
    "core": set[str](),
    "games": {"core"},
    "locale": {"core", "games"},
    "bots": {"core", "games", "solve"},
    "solve": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "solve", "locale"},
    "reference": {"core", "games", "solve", "locale"},
    "table": {"core", "games", "bots", "solve", "locale", "reference"},
    "adapters": {"core", "games", "bots", "solve", "locale", "terminal"},
    "terminal": {"core", "games", "bots", "solve", "locale"},
    "cli": {"core", "games", "bots", "solve", "locale", "reference", "lab", "table", "adapters", "terminal"},
}
FREE = {"version"}  # knows nothing, and everybody may know it
FOR_EVERY_GAME = {"core", "lab", "cli"}  # rooms that know no game in particular
IN_FOLDERS = {path.parent.name for path in HOUSE.glob("games/*/__init__.py")}


def imported(source: str) -> set[str]:
    """Every module of the house that some source imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "ludotek"}


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def forbidden(room: str, source: str) -> set[str]:
    """What a source in a room imports although it should not."""
    allowed = BELOW[room] | {room} | FREE
    return {name for name in imported(source) if room_of(name) in BELOW and room_of(name) not in allowed}


def sources(room: str) -> list[Path]:
    return sorted((HOUSE / room).rglob("*.py"))


def test_every_room_has_its_place() -> None:
    rooms = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert rooms <= BELOW.keys()
    assert {"core", "games", "bots", "lab", "cli"} <= rooms


@pytest.mark.parametrize("room", BELOW)
def test_imports_point_one_way(room: str) -> None:
    wrong = {str(path.relative_to(HOUSE)): forbidden(room, path.read_text(encoding="utf-8")) for path in sources(room)}
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize("room", sorted(FOR_EVERY_GAME))
def test_rooms_for_every_game_name_none(room: str) -> None:
    for path in sources(room):
        named = {name.split(".")[2] for name in imported(path.read_text(encoding="utf-8")) if name.count(".") >= 2}
        assert not named & IN_FOLDERS, path


@pytest.mark.parametrize("game", sorted(IN_FOLDERS))
def test_games_do_not_know_each_other(game: str) -> None:
    for path in sources(f"games/{game}"):
        for name in imported(path.read_text(encoding="utf-8")):
            parts = name.split(".")
            assert parts[1] != "games" or parts[2] == game, path


def test_an_import_that_points_the_wrong_way_is_found() -> None:
    assert forbidden("core", "from ludotek.games import game") == {"ludotek.games.game"}
    assert forbidden("games", "def f():\n    import ludotek.lab.match") == {"ludotek.lab.match"}
    assert forbidden("lab", "from ludotek import cli") == {"ludotek.cli"}
    assert forbidden("lab", "from ludotek.terminal.play import play") == {"ludotek.terminal.play.play"}
    assert forbidden("cli", "from ludotek.lab import match\nfrom ludotek.version import __version__") == set()
