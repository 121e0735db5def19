"""A blind round with Oath's emblems: can a card be told from its picture alone?

    python -m tools.oath_round ask FOLDER [--seed N] [--count N]
    python -m tools.oath_round score FOLDER

`ask` draws cards at random and writes sheets of questions: an emblem at 96 pixels, its suit, and ten names, one of them
right. Names come from the same suit; where it has too few, as Visions and banners have, from the others. The answers
lie in a file apart, `answers.json`. Whoever answers writes a letter for each question into `picks.txt`, and `score`
counts.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from tools.oath_emblems import Emblem, colours, emblems

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHOICES = 10
LETTERS = "abcdefghij"
PER_SHEET = 10
STYLE = """
body { margin: 0; padding: 12px; background: var(--ground); color: var(--ink); font: 14px/1.3 system-ui, sans-serif; }
.sheet { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.sheet > div { display: flex; gap: 14px; align-items: start; border-top: 1px solid var(--line); padding-top: 8px; }
ol { list-style: lower-alpha; margin: 0; columns: 2; }
"""


class Question(NamedTuple):
    """An emblem and the names to choose from."""

    emblem: Emblem
    names: list[str]

    @property
    def answer(self) -> str:
        """The letter of the right name."""
        return LETTERS[self.names.index(self.emblem.names[0])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("ask", "score"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=60)
    chosen = parser.parse_args()
    if chosen.what == "ask":
        ask(chosen.folder, questions(emblems(), random.Random(chosen.seed), chosen.count))
    else:
        tell(chosen.folder)


def questions(shown: list[Emblem], luck: random.Random, count: int) -> list[Question]:
    return [Question(one, names_for(one, shown, luck)) for one in luck.sample(shown, count)]


def names_for(one: Emblem, shown: list[Emblem], luck: random.Random) -> list[str]:
    near = [other.names[0] for other in shown if other.frame == one.frame and other != one]
    far = [other.names[0] for other in shown if other.frame != one.frame]
    wrong = luck.sample(near, min(CHOICES - 1, len(near)))
    names = [one.names[0], *wrong, *luck.sample(far, CHOICES - 1 - len(wrong))]
    luck.shuffle(names)
    return names


def ask(folder: Path, asked: list[Question]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "answers.json").write_text(json.dumps([[one.answer, one.emblem.names[0]] for one in asked]), "utf-8")
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1000, "height": 200})
        for first in range(0, len(asked), PER_SHEET):
            page.set_content(sheet(first, asked[first : first + PER_SHEET]))
            page.screenshot(path=folder / f"sheet-{first // PER_SHEET + 1:02}.png", full_page=True)
        browser.close()


def sheet(first: int, asked: list[Question]) -> str:
    parts = "".join(question(first + at, one) for at, one in enumerate(asked, 1))
    return f'<body data-room="oath"><style>{colours()}{STYLE}</style><div class="sheet">{parts}</div></body>'


def question(number: int, one: Question) -> str:
    names = "".join(f"<li>{escape(name)}</li>" for name in one.names)
    drawn = one.emblem.svg.replace('width="48" height="48"', 'width="96" height="96"')
    return f"<div>{drawn}<div><b>{number}. {one.emblem.frame}</b><ol>{names}</ol></div></div>"


def tell(folder: Path) -> None:
    answers = json.loads((folder / "answers.json").read_text("utf-8"))
    picks = (folder / "picks.txt").read_text("utf-8").split()
    right = score([letter for letter, _ in answers], picks)
    print(f"{sum(right)} of {len(right)} right")
    for number, (is_right, pick, (letter, name)) in enumerate(zip(right, picks, answers, strict=True), 1):
        if not is_right:
            print(f"  {number}: {name} was {letter}, picked {pick}")


def score(answers: list[str], picks: list[str]) -> list[bool]:
    """Which picks were right; there must be one for each question."""
    return [answer == pick for answer, pick in zip(answers, picks, strict=True)]


if __name__ == "__main__":
    main()
