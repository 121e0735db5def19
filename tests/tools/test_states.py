"""What `make states` has written is what the classes declare."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotek.core.position import Position
from ludotek.core.state import attributes
from ludotek.games import folders, game

ROOT = Path(__file__).parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools/states.py"))
GAMES = ROOT / "src/ludotek/games"
NOVEM = GAMES / "novem/state.py"
HOUSE = [id for id, folder in folders().items() if folder.parent == GAMES]
MADE = re.compile(re.escape(TOOL["BEGIN"]) + ".*?" + re.escape(TOOL["END"]), re.DOTALL)
PICKLING = ("__getstate__", "__setstate__")


def test_positions_are_copied_and_compared_as_their_classes_declare() -> None:
    command = [sys.executable, "tools/states.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


@pytest.mark.parametrize(
    "line",
    ["        self.points = of.points.copy()\n", "            tuple(self.points),\n", "            self.is_over,\n"],
)
def test_a_line_that_is_missing_comes_back(line: str) -> None:
    text = NOVEM.read_text(encoding="utf-8")
    assert line in text
    assert TOOL["renewed"](text.replace(line, ""), NOVEM) == text


def test_two_comments_are_enough_to_begin_with() -> None:
    text = NOVEM.read_text(encoding="utf-8")
    before, _, rest = text.partition(TOOL["BEGIN"])
    after = rest.partition(TOOL["END"])[2]
    assert TOOL["renewed"](before + TOOL["BEGIN"] + TOOL["END"] + after, NOVEM) == text


def test_methods_without_an_end_are_refused() -> None:
    text = NOVEM.read_text(encoding="utf-8").replace(TOOL["END"], "")
    with pytest.raises(SystemExit, match="does not end anywhere"):
        TOOL["renewed"](text, NOVEM)


@pytest.mark.parametrize("id", HOUSE)
def test_a_game_of_the_house_has_its_methods_made(id: str) -> None:
    rules = type(game(id).start())
    [state] = [cls for cls in rules.__mro__ if "copy_from" in vars(cls)]
    made = [method for path in (GAMES / id).rglob("*.py") for method in MADE.findall(path.read_text(encoding="utf-8"))]
    assert any(f"def copy_from(self, of: {state.__name__}) -> None:" in methods for methods in made)
    assert attributes(rules, Position).keys() == attributes(state, Position).keys()


def test_no_game_copies_compares_or_pickles_by_hand() -> None:
    paths = sorted(GAMES.rglob("*.py"))
    assert len(HOUSE) == 5 and NOVEM in paths
    assert [found for path in paths for found in by_hand(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("method", "is_by_hand"),
    [
        ("def __init__(self, of: Rules | None): self.hand = of.hand.copy()", True),
        ("def take_from(self, other: Rules): self.first, self.second = other.first, other.second", True),
        ("def take_from(self, other: State): self.piles = [pile.copy() for pile in other.piles]", True),
        ("def key(self): return (self.hand, tuple(self.piles))", True),
        ("def __getstate__(self): return {'hand': self.hand}", True),
        ("def key(self): return (super().key(), self.ply % 3)", False),
        ("def copy(self): return Rules(self)", False),
        ("def deal(self, deck: Deck): self.hand = deck.hand.copy()", False),
    ],
)
def test_methods_by_hand_are_found(method: str, is_by_hand: bool) -> None:
    text = f"class Rules(State):\n    hand: list[int]\n    {method}\n"
    assert bool(by_hand(text)) == is_by_hand
    assert by_hand(text.replace("    def", f"{TOOL['BEGIN']}    def") + TOOL["END"]) == []


def by_hand(text: str) -> list[str]:
    """The methods in some text that copy, compare or pickle attributes, and that `make states` has not made."""
    classes = [one for one in ast.walk(ast.parse(MADE.sub("", text))) if isinstance(one, ast.ClassDef)]
    methods = [(cls, one) for cls in classes for one in cls.body if isinstance(one, ast.FunctionDef)]
    found = [(cls, one) for cls, one in methods if copies(cls, one) or compares(one) or one.name in PICKLING]
    return [f"{cls.name}.{one.name}" for cls, one in found]


def copies(cls: ast.ClassDef, method: ast.FunctionDef) -> bool:
    """Whether it sets attributes to what those of another of the same class are."""
    kinds = {cls.name, *(ast.unparse(base) for base in cls.bases)}
    others = {one.arg for one in method.args.args if kinds & words(ast.unparse(one))}
    assignments = [one for one in ast.walk(method) if isinstance(one, ast.Assign)]
    return any(names(one, ast.Store, {"self"}) & names(one, ast.Load, others) for one in assignments)


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def names(assignment: ast.Assign, context: type[ast.expr_context], owners: set[str]) -> set[str]:
    """The attributes of some owners that it sets or reads."""
    found = [one for one in ast.walk(assignment) if isinstance(one, ast.Attribute) and isinstance(one.ctx, context)]
    return {one.attr for one in found if isinstance(one.value, ast.Name) and one.value.id in owners}


def compares(method: ast.FunctionDef) -> bool:
    """Whether it is a key that does not only add to one that is made."""
    return method.name == "key" and "super().key()" not in ast.unparse(method)
