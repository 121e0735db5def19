"""The rules pages: every sentence and every ruling, with its id.

A sentence ends with its number, `[§12]`; so does the last cell of a table's row. A ruling begins with its own:
`**V1. ...**`. Numbers are of one page, and never used again.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

ENGLISH = "en"
LANGUAGES = (ENGLISH, "uk")
TELLS_NO_RULE = {  # and neither does what stands above the first heading
    *("In one minute", "In one paragraph", "About this page", "A worked example", "Credits"),
    *("За одну хвилину", "Одним абзацом", "Про цю сторінку", "Приклад", "Подяки"),
}
RETIRED: dict[str, set[int]] = {}  # by game: numbers whose sentence is gone

NUMBER = re.compile(r"\s*\[§(\d+)\]")
PART = re.compile(r"(?:\*\*)?(\d+(?:\.\d+)?)\.? ")  # of a heading, `10. Campaign`, or a label, `**10.1 Defender.**`
RULING = re.compile(r"\*\*([A-Z])(\d+)\. ")
LABEL = re.compile(r"\*\*[^*]+[.!]\*\* ")  # `**Wake.** In this order: ...`
LINKED = re.compile(r"\[([^\]]*)\]\([^)]*\)")
SENTENCE_END = re.compile(r"(?<=[.!?])([\"»”)*`]*)\s+(?=[\"«“(*`\[A-Z0-9А-ЯІЇЄҐ])")


def page_path(root: Path, game: str, language: str) -> Path:
    """Where the rules of a game are: the one place that knows it."""
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    return root / "src" / "ludotek" / "games" / game / name


def traced_games(root: Path) -> list[str]:
    """The games whose pages have begun to number their sentences."""
    folders = sorted(path.name for path in (root / "src" / "ludotek" / "games").iterdir() if path.is_dir())
    return [game for game in folders if is_numbered(page_path(root, game, ENGLISH))]


def is_numbered(page: Path) -> bool:
    """Whether any sentence of a page has a number."""
    return page.is_file() and NUMBER.search(page.read_text(encoding="utf-8")) is not None


class Rule(NamedTuple):
    """A sentence, a row of a table or a ruling."""

    id: str  # `§12` or `V1`
    text: str
    section: str
    part: str  # the subsection, `10.1`, on a page that numbers them


class Sentence(NamedTuple):
    """A sentence with its number, if it has one."""

    text: str
    number: int | None


class Block(NamedTuple):
    """A paragraph, an item of a list or a row of a table, within a section that tells rules."""

    text: str
    section: str
    is_row: bool
    first: int  # its lines in the page, from 0; the last is not of it
    last: int

    def ruling(self) -> str:
        """The number of the ruling that this is, or nothing."""
        found = RULING.match(self.text)
        return f"{found[1]}{found[2]}" if found else ""

    def part(self, before: str) -> str:
        """The number of the subsection that this is in, where a page has any: its own, or that of the block before."""
        own, section = PART.match(self.text), PART.match(self.section)
        if section is None or self.ruling():
            return ""
        if own and own[1].startswith(f"{section[1]}."):
            return own[1]
        return before if before.split(".")[0] == section[1] else section[1]

    def label(self) -> str:
        """The bold words that some paragraphs begin with."""
        found = LABEL.match(self.text)
        return found[0] if found else ""

    def sentences(self) -> list[Sentence]:
        """What it says; a row of a table says one thing."""
        parts = NUMBER.split(self.text.removeprefix(self.label()))
        numbers = [*map(int, parts[1::2]), None]
        said = [(part.strip(), number) for part, number in zip(parts[::2], numbers, strict=True)]
        return [one for part, number in said if part or number for one in self.cut(part, number)]

    def cut(self, text: str, number: int | None) -> Iterator[Sentence]:
        """A number belongs to the sentence before it, and to none before that."""
        ends = [] if self.is_row else [found.end() for found in SENTENCE_END.finditer(text)]
        for begin, end in zip([0, *ends], [*ends, len(text)], strict=True):
            yield Sentence(text[begin:end].strip(), number if end == len(text) else None)


@dataclass(frozen=True)
class Page:
    """A page of rules in one language."""

    path: Path
    rules: list[Rule]
    unnumbered: list[str]

    @property
    def name(self) -> str:
        """The page as messages call it: `novem/rules.md`."""
        return f"{self.path.parent.name}/{self.path.name}"

    def ids(self) -> list[str]:
        """All ids, in reading order."""
        return [rule.id for rule in self.rules]

    def parts(self) -> list[str]:
        """The numbered sections and subsections that tell a rule, in reading order."""
        return list(dict.fromkeys(rule.part for rule in self.rules if rule.part))

    def letter(self) -> str:
        """The letter of the game's rulings."""
        return next((rule.id[0] for rule in self.rules if rule.id[0] != "§"), "")


@cache
def read(path: Path) -> Page:
    """A page, taken apart."""
    rules: list[Rule] = []
    unnumbered: list[str] = []
    part = ""
    for block in blocks(path.read_text(encoding="utf-8")):
        part = block.part(part)
        if ruling := block.ruling():
            rules.append(Rule(ruling, block.text, block.section, part))
            continue
        for text, number in block.sentences():
            if number is None or not text:
                unnumbered.append(text)
            else:
                rules.append(Rule(f"§{number}", text, block.section, part))
    return Page(path, rules, unnumbered)


def blocks(text: str) -> Iterator[Block]:
    """The parts of a page that tell rules."""
    headings: dict[str, str] = {}
    row: list[str] = []
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    opening = Token("", "", 0)  # of the row
    for before, token in zip([opening, *tokens], tokens, strict=False):
        is_rule = "h2" in headings and TELLS_NO_RULE.isdisjoint(headings.values())
        if before.type == "heading_open":
            headings = {tag: title for tag, title in headings.items() if tag < before.tag} | {before.tag: token.content}
        elif before.type == "paragraph_open" and is_rule:
            yield block(token, " ".join(token.content.split()), headings, is_row=False)
        elif before.type == "td_open":
            row.append(token.content)
        elif token.type == "tr_close" and row:
            if is_rule:
                yield block(opening, " | ".join(row), headings, is_row=True)
            row = []
        if token.type == "tr_open":
            opening = token


def block(token: Token, text: str, headings: dict[str, str], *, is_row: bool) -> Block:
    """A block where a token of the page is."""
    first, last = token.map or (0, 0)
    return Block(text, headings["h2"], is_row, first, last)
