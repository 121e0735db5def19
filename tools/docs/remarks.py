"""What stands beside a constant or a field in its source: `OVER: Final = 4  # the game has ended`."""

import ast
import io
import tokenize
from functools import cache
from importlib.util import find_spec
from pathlib import Path

DIRECTIVES = ("type:", "noqa", "ruff:")  # for programs, not for readers


@cache
def of_module(name: str) -> dict[str, str]:
    """By name, `OVER` or `Game.version`: the comment on the same line."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return {}
    source = Path(spec.origin).with_suffix(".py").read_text(encoding="utf-8")
    beside = comments(source)
    return {path: beside[line] for path, line in assignments(ast.parse(source).body, "") if line in beside}


def comments(source: str) -> dict[int, str]:
    """By line: its comment."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    return {line: text for line, text in found.items() if not text.startswith(DIRECTIVES)}


def assignments(body: list[ast.stmt], prefix: str) -> list[tuple[str, int]]:
    """The names that are given a value or a type, and the lines on which that ends."""
    found: list[tuple[str, int]] = []
    for node in body:
        if isinstance(node, ast.ClassDef):
            found += assignments(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            found += [(f"{prefix}{name}", node.end_lineno or node.lineno) for name in names]
    return found
