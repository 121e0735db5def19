"""How far the rules of each game are traced: `python -m tools.rule_trace [GAME ...]`.

With `--number` sentences without an id get the next free ones, in every language; with `--out FOLDER` the pages of the
site are written there.
"""

import argparse
import sys
from pathlib import Path

from tools.rule_trace.faults import faults
from tools.rule_trace.numbering import Uneven, number
from tools.rule_trace.pages import traced_games
from tools.rule_trace.report import trace

from ludotek.games import game as find_game

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Print faults and counts; the answer is 1 if there is a fault."""
    parser = argparse.ArgumentParser(prog="rule_trace", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--number", action="store_true")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    games = chosen.games or traced_games(ROOT)
    if chosen.number:
        return give_numbers(games)
    found = [fault for game in games for fault in faults(ROOT, game)]
    print("\n".join(found), end="\n" if found else "")
    for game in games:
        traced = trace(ROOT, game)
        print(f"{game}: {traced.counts()}")
        if chosen.out:
            chosen.out.mkdir(parents=True, exist_ok=True)
            (chosen.out / f"{game}.md").write_text(traced.page(find_game(game).title), encoding="utf-8")
    return 1 if found else 0


def give_numbers(games: list[str]) -> int:
    """Number the pages of some games."""
    for game in games:
        try:
            print(f"{game}: {number(ROOT, game)} sentences have got a number.")
        except Uneven as problem:
            print(f"{game}: the pages differ in {problem}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
