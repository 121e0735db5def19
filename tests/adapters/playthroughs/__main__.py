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
}


def main() -> None:
    flags.FLAGS(["playthroughs"])
    for name, seed in SEEDS.items():
        text = generate_playthrough.playthrough(name, None, seed=seed)
        (Path(__file__).parent / f"{name}.txt").write_text(readable(text), encoding="utf-8")


if __name__ == "__main__":
    main()
