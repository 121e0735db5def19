"""What the code and the tests cite: the ids of rules in comments and docstrings.

Within a game's own folders `§12` and `V1` are enough; elsewhere its name goes before them: `novem §12`. `§14-§17` is
a range.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from tools.rule_trace.source import Remark, Scope, Source

SHEETS = {".yaml", ".ftl", ".ts", ".svelte", ".css"}
COMMENT = re.compile(r"(?:^|\s)(?:#|//|/?\*|<!--)\s(.*)$")
JOINED = r"(?:\s*(?:,|and|to|-|–)\s*)+"
TITLE = re.compile(r"\b(?:it|test)(?:\.each\(.*\))?\(\s*[\"'`](.*?)[\"'`]")  # of a test of the browser's
FOLDERS = ("src", "web/src", "tests")


@dataclass(frozen=True)
class Citation:
    """A rule is cited somewhere."""

    rule: str
    path: str  # within the repository
    line: int
    inside: str  # the function or class, or nothing
    code: str  # the line itself
    runs: frozenset[tuple[str, int]] = frozenset()  # by file: the lines that are run when the code is
    distance: int = 0  # from the lines that are run
    tests: tuple[str, ...] = ()  # if it is a test that cites

    @property
    def counts(self) -> bool:
        """A file's own docstring and what only helps tests show nothing."""
        return bool(self.tests) if is_test(self.path) else bool(self.inside or self.code)


def is_test(path: str) -> bool:
    """Whether a file holds tests, or what they need."""
    return path.startswith("tests/") or path.endswith(".test.ts")


class Cited:
    """Everything that a game's folders, and others that name it, cite."""

    def __init__(self, root: Path, game: str, letter: str) -> None:
        self.root = root
        self.game = game
        self.own = (f"src/ludotek/games/{game}/", f"tests/games/{game}/")
        item = rf"(?:§|\b{letter or '(?!)'})\d+"
        self.ids = re.compile(rf"({item})(?:\s*(?:-|–|to)\s*(?:{item}))?")
        self.range = re.compile(r"(\D+)(\d+)\s*(?:-|–|to)\s*\D*?(\d+)$")
        self.named = re.compile(rf"\b{game}\s+({item}(?:{JOINED}{item})*)", re.IGNORECASE)

    def citations(self) -> list[Citation]:
        """All of them, in the order of files and lines."""
        found = [sorted(self.of_file(path), key=lambda citation: citation.line) for path in files(self.root)]
        return [citation for of_file in found for citation in of_file]

    def of_file(self, path: str) -> Iterator[Citation]:
        text = read(self.root / path)
        if "§" not in text and not self.ids.search(text):
            return
        if not path.startswith(self.own) and not self.named.search(text):
            return
        yield from self.of_python(path, text) if path.endswith(".py") else self.of_sheet(path, text)

    def of_python(self, path: str, text: str) -> Iterator[Citation]:
        source = Source(self.root / path, text)
        for remark in source.remarks():
            for rule in self.cited(path, remark.text):
                is_file = remark.statement is None and not remark.scopes
                code = "" if is_file else source.code(remark.line)
                tests = tuple(self.tests(path, source, remark)) if is_test(path) else ()
                runs = self.runs(path, remark)
                yield Citation(rule, path, remark.line, remark.inside(), code, runs, remark.distance(), tests)

    def of_sheet(self, path: str, text: str) -> Iterator[Citation]:
        """Data, messages and boards: the line beside the comment, or below it."""
        lines = [*text.splitlines(), ""]
        for number, line in enumerate(lines, 1):
            found = COMMENT.search(line)
            for rule in self.cited(path, found[1]) if found else []:
                before = line[: found.start()].strip() if found else ""
                at = number if before else number + 1
                titles = TITLE.findall("\n".join(lines[:number])) if is_test(path) else []
                tests = tuple(f"{path}::{title}" for title in titles[-1:])
                yield Citation(rule, path, at, "", before or lines[number].strip(), tests=tests)

    def cited(self, path: str, text: str) -> list[str]:
        """The ids in a text."""
        if not path.startswith(self.own):
            text = " , ".join(found[1] for found in self.named.finditer(text))
        return [id for found in self.ids.finditer(text) for id in self.expanded(found)]

    def expanded(self, found: re.Match[str]) -> list[str]:
        """`§14-§17` is four ids."""
        ends = self.range.match(found[0])
        if ends is None:
            return [found[1]]
        return [f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1)]

    def runs(self, path: str, remark: Remark) -> frozenset[tuple[str, int]]:
        """Where it can be seen that the code is run; a constant is run where it is read."""
        if not path.startswith(self.own[0]):
            return frozenset()
        name = remark.name()
        if not name:
            return frozenset((path, line) for line in remark.runs())
        is_field = bool(remark.scopes)
        readers = (
            (other, found) for other, source in self.sources for found in source.readers(name, is_field=is_field)
        )
        return frozenset((other, line) for other, (lines, scopes) in readers if scopes for line in lines)

    @cached_property
    def sources(self) -> list[tuple[str, Source]]:
        """The game's own Python files."""
        return [
            (path, Source(self.root / path, read(self.root / path)))
            for path in files(self.root)
            if path.startswith(self.own[0]) and path.endswith(".py")
        ]

    def tests(self, path: str, source: Source, remark: Remark) -> Iterator[str]:
        """The test that a remark is in, or those that read the table it stands by."""
        if remark.scopes:
            scopes = [remark.scopes]
        else:
            name = remark.name()
            scopes = [scopes for _, scopes in source.readers(name, is_field=False)] if name else []
        names = {node(one) for one in scopes}
        yield from sorted(f"{path}::{name}" for name in names if name)


def node(scopes: tuple[Scope, ...]) -> str:
    """The name of the test that these classes and functions are, or nothing."""
    names = [scope.name for scope in scopes]
    last = next((place for place, name in enumerate(names) if name.startswith("test_")), None)
    return "" if last is None else "::".join(names[: last + 1])


@cache
def files(root: Path) -> list[str]:
    """Every file that may cite a rule."""
    found = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.is_file()]
    kept = [path for path in found if path.suffix == ".py" or path.suffix in SHEETS]
    return [path.relative_to(root).as_posix() for path in kept if "node_modules" not in path.parts]


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
