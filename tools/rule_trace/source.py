"""A Python file, so far as it cites rules: its comments and docstrings, and the code that each of them speaks of."""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Remark(NamedTuple):
    """A comment or a docstring, and what it stands by."""

    text: str
    line: int  # of the code that it speaks of
    scopes: tuple[Scope, ...]  # the classes and functions around that code, from the outermost
    statement: ast.stmt | None  # None: of the whole of the innermost scope, or of the file

    def inside(self) -> str:
        """`Novem.reveal`"""
        return ".".join(scope.name for scope in self.scopes)

    def runs(self) -> range:
        """The lines that are run when the code is; none outside of functions."""
        if self.statement is None:
            return body(self.scopes[-1]) if self.scopes else range(0)
        return header(self.statement) if self.scopes and isinstance(self.scopes[-1], FUNCTIONS) else range(0)

    def distance(self) -> int:
        """How far it stands from what is run: beside the line, above the function, or by a constant that is read."""
        return 2 if self.name() else 1 if self.statement is None else 0

    def name(self) -> str:
        """The constant or field that the code declares, outside of functions."""
        if self.statement is None or (self.scopes and isinstance(self.scopes[-1], FUNCTIONS)):
            return ""
        targets = self.statement.targets if isinstance(self.statement, ast.Assign) else []
        if isinstance(self.statement, ast.AnnAssign):
            targets = [self.statement.target]
        return next((target.id for target in targets if isinstance(target, ast.Name)), "")


def header(statement: ast.stmt) -> range:
    """The lines of a statement without those of the statements in it."""
    first = min([statement.lineno, *(mark.lineno for mark in getattr(statement, "decorator_list", []))])
    inner: list[ast.stmt] = getattr(statement, "body", [])
    last = max(first, inner[0].lineno - 1) if inner else statement.end_lineno or first
    return range(first, last + 1)


def body(scope: Scope) -> range:
    """The lines of a class or function below its docstring."""
    inner = scope.body[1:] if ast.get_docstring(scope) is not None else scope.body
    return range(inner[0].lineno, (scope.end_lineno or 0) + 1) if inner else range(0)


@dataclass(frozen=True)
class Source:
    """A file that was read."""

    path: Path
    text: str = field(repr=False)

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def statements(self) -> list[tuple[ast.stmt, tuple[Scope, ...]]]:
        """Every statement with the scopes around it, in reading order."""
        return list(inner_statements(self.tree, ()))

    def code(self, line: int) -> str:
        """A line without its comment."""
        return self.text.splitlines()[line - 1].partition("  #")[0].strip()

    def remarks(self) -> Iterator[Remark]:
        """All comments and docstrings, and the strings of decorators: the ids of a parametrised test."""
        yield from self.docstrings()
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type == tokenize.COMMENT and not token.string.startswith("# noqa"):
                yield self.comment(token)
        for statement, scopes in self.statements:
            for mark in getattr(statement, "decorator_list", []):
                for node in ast.walk(mark):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        assert isinstance(statement, Scope)
                        yield Remark(node.value, node.lineno, (*scopes, statement), None)

    def docstrings(self) -> Iterator[Remark]:
        """What the file, its classes and its functions say of themselves."""
        yield Remark(ast.get_docstring(self.tree) or "", 1, (), None)
        for statement, scopes in self.statements:
            if isinstance(statement, Scope):
                yield Remark(ast.get_docstring(statement) or "", statement.lineno, (*scopes, statement), None)

    def comment(self, token: tokenize.TokenInfo) -> Remark:
        """A comment speaks of the code before it on its line, else of the code that follows."""
        line = token.start[0]
        is_alone = not token.line[: token.start[1]].strip()
        found = None if is_alone else self.around(line)
        statement, scopes = found or self.after(line)
        line = header(statement)[0] if found is None and statement else line
        if isinstance(statement, Scope):
            return Remark(token.string, line, (*scopes, statement), None)
        return Remark(token.string, line, scopes, statement)

    def around(self, line: int) -> tuple[ast.stmt | None, tuple[Scope, ...]] | None:
        """The statement that a line is part of; `else:` is part of none."""
        found = [(statement, scopes) for statement, scopes in self.statements if line in header(statement)]
        return found[-1] if found else None

    def after(self, line: int) -> tuple[ast.stmt | None, tuple[Scope, ...]]:
        """The first statement below a line, or that which the line stands in the middle of."""
        inside = self.around(line)
        later = (found for found in self.statements if header(found[0])[0] > line)
        return inside or next(later, (None, ()))

    def readers(self, name: str, *, is_field: bool) -> Iterator[tuple[range, tuple[Scope, ...]]]:
        """The statements that read a constant, or a field of what is called `options`, and the scopes around them."""
        for statement, scopes in self.statements if name in self.text else ():
            nodes = (node for part in own_parts(statement) for node in ast.walk(part))
            if any(reads_field(node, name) if is_field else reads(node, name) for node in nodes):
                yield header(statement), (*scopes, statement) if isinstance(statement, Scope) else scopes


def inner_statements(node: ast.AST, scopes: tuple[Scope, ...]) -> Iterator[tuple[ast.stmt, tuple[Scope, ...]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child, scopes
        yield from inner_statements(child, (*scopes, child) if isinstance(child, Scope) else scopes)


def own_parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """The parts of a statement that are no statements."""
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt | ast.match_case | ast.ExceptHandler):
            yield child


def reads(node: ast.AST, name: str) -> bool:
    """Whether a constant is read here, by itself or as `components.NAME`."""
    called = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return called == name and isinstance(getattr(node, "ctx", None), ast.Load)


def reads_field(node: ast.AST, name: str) -> bool:
    """Whether `options.name` is read here."""
    if not isinstance(node, ast.Attribute) or node.attr != name:
        return False
    owner = node.value
    called = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
    return called == "options"
