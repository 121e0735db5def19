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
        *(248, 40, 35, 2, 1398, 1436, 48, 46, 50, 1643, 1442, 1446),  # cards, pawns and advisers
        *(262, 262, 1115, 1712, 262, 262, 262, 262, 666),  # resting, and a trade
        *(883, 1713, 1665, 1708, 253, 252, 250, 249, 250, 1707),  # a campaign against pawn and favor
        *(262, 262, 262, 262, 258, 262, 870, 262, 259, 262, 262, 257, 262, 262),
    ],
}


def main() -> None:
    flags.FLAGS(["playthroughs"])
    for name, seed in SEEDS.items():
        text = generate_playthrough.playthrough(name, BEGINNINGS.get(name), seed=seed)
        (Path(__file__).parent / f"{name}.txt").write_text(readable(text), encoding="utf-8")


if __name__ == "__main__":
    main()
