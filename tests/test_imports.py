"""Imports point one way, module by module, wherever they stand: lazy and type-only ones too."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "src" / "ludotek"

# By layer: what it may import besides itself. A part of a game belongs to the layer that it serves.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},  # the list of games, and of each its rules, view, words, bot and encoding
    "locale": {"core", "games"},
    "story": {"core"},  # between events and people
    "solve": {"core", "games"},
    "bots": {"core", "games", "solve"},
    "lab": {"core", "games", "bots", "solve", "locale"},
    "reference": {"core", "games", "solve", "locale"},
    "wire": {"core", "story"},  # what a table and its clients say to each other
    "terminal": {"core", "games", "bots", "solve", "locale", "story", "wire"},
    "table": {"core", "games", "bots", "solve", "locale", "story", "wire"},
    "adapters": {"core", "games", "bots", "solve", "locale", "terminal"},
    "cli": {"core", "games", "bots", "solve", "locale", "lab", "story", "table", "adapters", "terminal"},
}
PARTS = {"odds": "solve", "reference": "reference", "solve": "solve", "study": "lab", "terminal": "terminal"}
FREE = {"ludotek", "ludotek.hot", "ludotek.version"}  # what newcomers import, and what knows nothing
WEB = HOUSE.parents[1] / "web"
NAMES = re.compile(r"(?<![a-zA-Z])(novem|nort|nos|north|oath)(?![a-zA-Z])", re.IGNORECASE)
# What a board may have of the house: types, words, sounds and lessons. Nothing there asks a server about a game.
GIVEN = {  # none of these asks anybody: they say, draw or sort what they are given
    "boards/board",
    "boards/hyphens",
    "lib/boasts",
    "lib/events",
    "lib/language",
    "lib/late",
    "lib/lesson",
    "lib/lessons",
    "lib/phrase",
    "lib/reading",
    "lib/refused",
    "lib/seats",
    "lib/sound",
    "lib/types",
    "parts/Sure.svelte",
}
ASKS = re.compile(r"\b(fetch|WebSocket|EventSource|XMLHttpRequest|indexedDB|sessionStorage)\b\s*\(?")
IN_FOLDERS = {path.parent.name for path in HOUSE.glob("games/*/__init__.py")}


def name_of(path: Path) -> str:
    """A file of the house as its module is called."""
    parts = path.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    """Every module of the house."""
    return {name_of(path): path for path in sorted(HOUSE.rglob("*.py"))}


def imported(source: str) -> set[str]:
    """Every module of the house that some source imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, "imports are absolute"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in modules() else node.module for name in names}
    return {name for name in found if name.split(".")[0] == "ludotek"}


def layer_of(module: str) -> str:
    """`ludotek.games.novem.solve.table` serves the solvers."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3:
        return PARTS.get(parts[3], "games")
    return parts[1] if len(parts) > 1 else ""


def forbidden(module: str, source: str) -> set[str]:
    """What a module imports although it should not."""
    layer = layer_of(module)
    allowed = BELOW[layer] | {layer}
    return {name for name in imported(source) - FREE if layer_of(name) not in allowed}


def game_of(module: str) -> str | None:
    """The game in whose folder a module lies."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def misplaced(module: str, source: str) -> set[str]:
    """What a module imports from the folder of a game that is not its own."""
    return {name for name in imported(source) if game_of(name) in IN_FOLDERS - {game_of(module)}}


def test_every_module_has_its_layer() -> None:
    rooms = {layer_of(module) for module in modules() if module not in FREE and module.count(".") > 1}
    assert rooms <= BELOW.keys()
    assert {"core", "games", "bots", "lab", "cli"} <= rooms


def sources() -> list[tuple[str, str]]:
    return [(name, path.read_text(encoding="utf-8")) for name, path in modules().items()]


def test_imports_point_one_way() -> None:
    placed = [(name, source) for name, source in sources() if name not in FREE and layer_of(name) in BELOW]
    wrong = {name: forbidden(name, source) for name, source in placed}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_nobody_imports_a_game_but_its_own_folder() -> None:
    wrong = {name: misplaced(name, source) for name, source in sources()}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """But within one game's rules: a position and the steps that change it know each other's types."""
    graph = {name: imported(source) & modules().keys() for name, source in sources()}
    outside = {name for name in graph if game_of(name) is None}
    around = {name: (found & outside) - {name, "ludotek"} for name, found in graph.items() if name in outside}
    list(TopologicalSorter(around).static_order())


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("ludotek.core.rng", "from ludotek.games import game", {"ludotek.games"}),
        ("ludotek.games.novem.rules", "def f():\n    import ludotek.lab.match", {"ludotek.lab.match"}),
        ("ludotek.games.novem.rules", "from ludotek.games.novem import solve", {"ludotek.games.novem.solve"}),
        ("ludotek.games.novem.solve.table", "from ludotek.solve import matrix", set()),
        ("ludotek.games.nort.terminal.board", "import ludotek.terminal.board", set()),
        ("ludotek.lab.match", "from ludotek import cli", {"ludotek.cli"}),
        ("ludotek.terminal.away", "from ludotek.table import house\nimport ludotek.wire", {"ludotek.table.house"}),
        ("ludotek.wire.protocol", "from ludotek.table import house", {"ludotek.table.house"}),
        ("ludotek.cli.house", "from ludotek.lab import match\nfrom ludotek.version import __version__", set()),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(module: str, source: str, found: set[str]) -> None:
    assert forbidden(module, source) == found


def test_an_import_of_another_game_is_found() -> None:
    assert misplaced("ludotek.games.novem.rules", "from ludotek.games.oath.rules import Oath")
    assert misplaced("ludotek.terminal.screen", "from ludotek.games.nos.view import NosView")
    assert not misplaced("ludotek.games.nos.bot", "from ludotek.games.nos.view import NosView")


def naming(path: Path) -> list[str]:
    """Lines outside a game's folder that name one, comments, docstrings and examples in them apart."""
    return [line for line in code_of(path).splitlines() if NAMES.search(line)]


def code_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return ast.unparse(Undocumented().visit(ast.parse(text)))
    return re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*|^#[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)


class Undocumented(ast.NodeTransformer):
    """Takes docstrings out."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        is_text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return ast.Pass() if is_text else node


def outside() -> list[Path]:
    """What is shipped and does not lie in the folder of a game."""
    kinds = {".py", ".ts", ".svelte", ".css", ".html", ".ftl"}
    found = [path for room in (HOUSE, WEB) for path in room.rglob("*") if path.suffix in kinds]
    built = HOUSE / "table" / "client"
    ours = [path for path in found if path.is_relative_to(HOUSE / "games") and path.parent != HOUSE / "games"]
    return [path for path in found if path not in ours and built not in path.parents and ".test." not in path.name]


def test_nothing_outside_its_folder_names_a_game() -> None:
    assert {str(path): lines for path in outside() if (lines := naming(path))} == {}


def test_a_file_that_names_a_game_is_found(tmp_path: Path) -> None:
    for name, text in {
        "a.py": '"""Of Oath."""\nx = "oath"',
        "b.css": '[data-room="nort"] {}',
        "c.ts": 'f("nos"); // nos',
    }.items():
        (tmp_path / name).write_text(text)
        assert len(naming(tmp_path / name)) == 1
    (tmp_path / "d.ts").write_text("// Oath's board")
    assert naming(tmp_path / "d.ts") == []


def asked(source: str) -> list[str]:
    """Where a board has something from that it was not given."""
    taken = re.findall(r"""["']\$house/([^"']+)["']""", source)
    return [name for name in taken if name not in GIVEN] + [match.group(1) for match in ASKS.finditer(source)]


def test_a_board_knows_only_what_it_is_given() -> None:
    """So whatever it shows or reads out is as free of secrets as messages are (`tests/table/test_texts.py`)."""
    drawn = [path for kind in ("ts", "svelte") for path in HOUSE.glob(f"games/*/web/**/*.{kind}")]
    boards = [path for path in drawn if ".test." not in path.name]
    assert {path.parts[-3] for path in boards if path.name == "Board.svelte"} == IN_FOLDERS
    assert {str(path): found for path in boards if (found := asked(code_of(path)))} == {}


def test_a_board_that_asks_for_more_is_found() -> None:
    assert asked('import { api } from "$house/lib/api";') == ["lib/api"]
    assert asked('await fetch("/api/tables")') == ["fetch"]
    assert asked('import type { BoardProps } from "$house/boards/board"; fetchWords(game)') == []


def test_a_circle_is_found() -> None:
    with pytest.raises(CycleError):
        list(TopologicalSorter({"a": {"b"}, "b": {"a"}}).static_order())
