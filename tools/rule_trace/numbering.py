"""Give numbers to the sentences of a game's pages that have none: the next free ones, the same in every language."""

import re
import textwrap
from pathlib import Path

from tools.rule_trace.pages import LANGUAGES, NUMBER, RETIRED, Block, blocks, page_path

WIDTH = 120
BULLET = re.compile(r"\s*(?:[-*]\s+|\d+\.\s+)?")
GLUE = "\u00a0"  # keeps a number on the line of the sentence that it ends


class Uneven(Exception):
    """The pages do not say the same in as many sentences."""


def number(root: Path, game: str) -> int:
    """Number what has no number on any page of a game; how many sentences got one."""
    paths = [page_path(root, game, language) for language in LANGUAGES]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    compare(*texts)
    begin = next_free(paths[0], game)
    for path, text in zip(paths, texts, strict=True):
        path.write_text(numbered(text, begin), encoding="utf-8")
    return next_free(paths[0], game) - begin


def next_free(page: Path, game: str) -> int:
    """The number that the next new sentence gets."""
    used = [int(found) for found in NUMBER.findall(page.read_text(encoding="utf-8"))]
    return 1 + max([0, *used, *RETIRED.get(game, set())])


def compare(original: str, translation: str) -> None:
    """Complain where one language has another number of sentences, since they could not share their ids."""
    for one, other in zip(blocks(original), blocks(translation), strict=True):
        if missing(one) != missing(other):
            raise Uneven(f"{missing(one)} and {missing(other)} sentences:\n  {one.text}\n  {other.text}")


def missing(block: Block) -> int:
    """How many sentences of a block have no number."""
    return 0 if block.ruling() else sum(sentence.number is None for sentence in block.sentences())


def numbered(text: str, free: int) -> str:
    """A page whose sentences all have numbers."""
    lines = text.splitlines()
    found = [block for block in blocks(text) if missing(block)]
    firsts = [free + sum(map(missing, found[:place])) for place in range(len(found))]
    for block, first in reversed(list(zip(found, firsts, strict=True))):
        lines[block.first : block.last] = rewritten(block, lines[block.first : block.last], first)
    return "\n".join(lines) + "\n"


def rewritten(block: Block, lines: list[str], free: int) -> list[str]:
    """The lines of a block, with numbers."""
    if block.is_row:
        return [f"{lines[0].rstrip().removesuffix('|').rstrip()} [§{free}] |"]
    said: list[str] = []
    for text, given in block.sentences():
        said.append(f"{text}{GLUE}[§{free if given is None else given}]")
        free += given is None
    begin = BULLET.match(lines[0])
    indent = begin[0] if begin else ""
    text = textwrap.fill(
        block.label() + " ".join(said),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=" " * len(indent),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return text.replace(GLUE, " ").splitlines()
