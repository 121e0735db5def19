"""The modules of the table and what each imports: at its top, lazily or for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "ludotek.table"
Graph: TypeAlias = Mapping[str, frozenset[str]]


def sources(package: str = PACKAGE) -> dict[str, str]:
    """The modules of a package and their texts; a package's own page goes by the package's name."""
    folder = SOURCES / package.replace(".", "/")
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def named(source: str) -> Iterator[str]:
    """Every name that a source imports, anywhere in it; `from a import b` may mean the module a.b or a name in a."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph(texts: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """What each module imports, of the modules given; of others, their full names."""
    return {name: frozenset(_modules(texts, text)) - {name} for name, text in texts.items()}


def _modules(texts: Mapping[str, str], source: str) -> Iterator[str]:
    for name in named(source):
        parent = name.rpartition(".")[0]
        yield parent if name not in texts and parent in texts else name


def cycle(imports: Graph) -> list[str]:
    """Modules that import each other in a circle, the first again at the end; nothing if there are none."""
    left = {name: set(found) & imports.keys() for name, found in imports.items()}
    while free := [name for name, found in left.items() if not found]:
        for name in free:
            del left[name]
        for found in left.values():
            found.difference_update(free)
    return _round(left)


def _round(left: Mapping[str, set[str]]) -> list[str]:
    """From anywhere among modules that all import one another, sooner or later one comes back."""
    path = sorted(left)[:1]
    while path and path[-1] not in path[:-1]:
        path.append(min(left[path[-1]]))
    return path[path.index(path[-1]) :] if path else []


def reached(imports: Graph, start: str) -> set[str]:
    """Everything that is imported with a module, itself included; of packages, their own pages too."""
    found, todo = set[str](), [start]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += imports.get(name, ())
            todo += [name.rpartition(".")[0]] if name.rpartition(".")[0] in imports else []
    return found
