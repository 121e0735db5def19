"""Check on many random games that a digest names every change to what is a seat's own.

python tools/digests.py oath north --games 1000
"""

from __future__ import annotations

import sys

from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.story.check import faults

SHOWN = 10  # faults of a game


def main(arguments: list[str]) -> int:
    """Check many games of those that are named; of all, if none is."""
    many = int(arguments.pop(arguments.index("--games") + 1)) if "--games" in arguments else 1000
    names = [name for name in arguments if name != "--games"] or [game.id for game in games()]
    found = 0
    for name in names:
        missing = [f"{name} {seed}: {fault}" for seed in range(many) for fault in faults(find_game(name), seed)]
        print(f"{name}: {many} games, {len(missing)} changes that no digest names", *missing[:SHOWN], sep="\n")
        found += len(missing)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
