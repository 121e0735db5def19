"""Write how positions are copied and what their keys are, from what their classes declare, for rules that are compiled.

    python tools/states.py [--check]

The methods stand between two comments in the class, which whoever writes a new one puts there. With `--check` it
writes nothing and says which files are stale.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import indent

from ludotek.core.position import Position
from ludotek.core.state import attributes, written

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BEGIN = "    # Made by `make states` from what the class declares.  # pragma: no mutate start\n"
END = "    # Made until here.  # pragma: no mutate end\n"


def main() -> int:
    stale = [path for path, text in files() if path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: make states")
        return 1 if stale else 0
    for path, text in files():
        path.write_text(text, encoding="utf-8")
    return 0


def files() -> Iterator[tuple[Path, str]]:
    """Every file with something to be made in it, and what it should say."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if BEGIN in text:
            yield path, renewed(text, path)


def renewed(text: str, path: Path) -> str:
    """A file with its methods made anew."""
    before, *rest = text.split(BEGIN)
    done = before
    for part in rest:
        _, end, after = part.partition(END)
        if not end:
            raise SystemExit(f"{path.relative_to(ROOT)}: what `make states` makes does not end anywhere.")
        done += f"{BEGIN}\n{indent(methods_of(class_above(done), path), '    ')}\n{END}{after}"
    return done


def class_above(text: str) -> str:
    """The name of the last class that begins in some text."""
    return [statement.name for statement in ast.parse(text).body if isinstance(statement, ast.ClassDef)][-1]


def methods_of(name: str, path: Path) -> str:
    module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    cls: type = getattr(import_module(module), name)
    if not attributes(cls, Position):
        raise SystemExit(f"{module}.{name} declares nothing; or it is compiled here, and does not know what.")
    return written(cls, Position)


if __name__ == "__main__":
    sys.exit(main())
