"""How far the rules of each game are traced: `python -m tools.rule_trace [GAME ...]`.

With `--number` sentences without an id get the next free ones, in every language; with `--out FOLDER` the pages of the
site are written there; with `--find SECONDS` playthroughs are written that show what none shows yet.
"""

import argparse
import sys
from pathlib import Path

from tools.rule_trace.faults import faults
from tools.rule_trace.find import find
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
    parser.add_argument("--find", type=float, metavar="SECONDS", help="of a core, to search in for each game")
    parser.add_argument("--seed", type=int, default=0, help="of the first game of a search")
    parser.add_argument(
        "--choose", action="append", default=[], metavar="OPTION=VALUE", help="for a search; many times"
    )
    parser.add_argument("--rule", action="append", default=[], help="to search for, though it is seen already")
    chosen = parser.parse_args()
    games = chosen.games or traced_games(ROOT)
    if chosen.number:
        return give_numbers(games)
    if chosen.find:
        return find_playthroughs(games, chosen)
    found = 0
    for game in games:
        traced = trace(ROOT, game)
        for fault in [*faults(ROOT, game), *traced.faults()]:
            found += 1
            print(f"{game}: {fault}")
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


def find_playthroughs(games: list[str], chosen: argparse.Namespace) -> int:
    """Search in each game for what none of its playthroughs shows."""
    choices: dict[str, list[str]] = {}
    for choice in chosen.choose:
        name, _, value = choice.partition("=")
        choices.setdefault(name, []).append(value)
    for game in games:
        for line in find(ROOT, find_game(game), chosen.find, choices, chosen.seed, chosen.rule):
            print(f"{game}: {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
