"""What a move or an event is, everybody reads from its meaning, nobody from the words that people are told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READS_WORDS = re.compile(
    r"""\b(words|say|said|change)\??\.(id|gaps)\b               # offer.words.id
    | \b(id|gaps)\b[^=\n]*\}\s*=\s*[\w.]*\b(words|say)\b      # const { id, gaps } = offer.words
    | \["(words|say)"\]\["(id|gaps)"\]                        # offer["words"]["id"]
    """,
    re.VERBOSE,
)
READERS = (
    *(ROOT / "web/src/boards").rglob("*.*"),
    *(path for path in ROOT.glob("src/ludotek/games/*/web/**/*") if path.suffix in (".ts", ".svelte")),
    *ROOT.glob("src/ludotek/games/*/terminal*.py"),
    *ROOT.glob("src/ludotek/games/*/terminal/*.py"),
    *(ROOT / "src/ludotek/terminal").rglob("*.py"),
    *(ROOT / "src/ludotek/adapters").rglob("*.py"),
    *(ROOT / "tests/browser").rglob("*.py"),
    *(ROOT / "tests/table").rglob("*.py"),
    *(ROOT / "examples").glob("*.*"),
)


def test_no_reader_learns_from_words_what_a_move_or_event_is() -> None:
    assert len([path for path in READERS if path.name in ("Board.svelte", "terminal.py", "board.py")]) > 9
    found = [path for path in READERS if READS_WORDS.search(path.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in found] == []


@pytest.mark.parametrize(
    "line",
    [
        'offers.find(({ words }) => words.id === "nort-zero")',
        "const { id, gaps } = offer.words;",
        'deeds = [offer for offer in offers if offer["words"]["id"] == name]',
        "by: Number(change.gaps[good] ?? 0)",
    ],
)
def test_a_line_that_did_so_would_be_found(line: str) -> None:
    assert READS_WORDS.search(line)


def test_only_the_language_opens_what_the_house_says_in_the_browser() -> None:
    """To everybody else a phrase is closed, by its type: `web/src/lib/phrase.test.ts` shows what does not compile."""
    shown = (path for root in (ROOT / "web/src", *ROOT.glob("src/ludotek/games/*/web")) for path in root.rglob("*.*"))
    opening = [path.name for path in shown if path.suffix in (".ts", ".svelte") and "Worded" in path.read_text("utf-8")]
    assert sorted(opening) == ["brought.ts", "language.ts", "phrase.ts"]  # the first takes words from guests


def test_the_types_of_the_browser_are_those_of_the_house() -> None:
    command = [sys.executable, "tools/typescript.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
