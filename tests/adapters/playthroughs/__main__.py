"""Write the playthroughs again: `python -m tests.adapters.playthroughs`, then read the diff."""

from __future__ import annotations

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import ludotek.adapters.openspiel  # noqa: F401  # registers the games
from tests.adapters.playthroughs import readable

SEEDS = {
    "python_ludotek_nort(mode=race)": 3,
    "python_ludotek_novem(board=small,totals=open)": 2,
    "python_ludotek_novem(layout=_492357816)": 5,
    "python_ludotek_north(first=dawn)": 1,
    "python_ludotek_nos(drivers=1)": 4,
    "python_ludotek_oath(players=2)": 1,
}
# How a game begins that would be long otherwise; the rest of it is drawn by lot.
BEGINNINGS = {
    "python_ludotek_oath(players=2)": [
        *(260, 40, 35, 2, 1470, 1508, 48, 46, 50, 1727, 1514, 1518),  # cards, pawns and advisers
        *(274, 274, 1175, 1796, 274, 274, 274, 274, 702),  # resting, and a trade
        *(931, 1797, 1749, 1792, 265, 264, 262, 261, 262, 1791),  # a campaign against pawn and favor
        *(274, 274, 274, 274, 270, 274, 918, 274, 271, 274, 274, 269, 274, 274),
    ],
}


def main() -> None:
    flags.FLAGS(["playthroughs"])
    for name, seed in SEEDS.items():
        text = generate_playthrough.playthrough(name, BEGINNINGS.get(name), seed=seed)
        (Path(__file__).parent / f"{name}.txt").write_text(readable(text), encoding="utf-8")


if __name__ == "__main__":
    main()
