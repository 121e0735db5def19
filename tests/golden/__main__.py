"""Write golden playthroughs again, or begin a new one."""

from __future__ import annotations

import argparse

from ludotek.core import record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game, games
from tests.golden.playthrough import FOLDER, golden_files, playthrough


def write_again() -> None:
    for each in games():
        for path in golden_files(each.id):
            path.write_text(playthrough(path.read_text(encoding="utf-8")), encoding="utf-8")


def begin(name: str, seed: int, options: dict[str, str]) -> None:
    """A random game under a new name: `novem/stall`."""
    played = game(name.partition("/")[0])
    session = Session(played, played.options(options))
    session.finish(Rng(seed))
    path = FOLDER / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(playthrough(str(record.of_session(session))), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("name", nargs="?", help="game/name of a new playthrough")
    parser.add_argument("options", nargs="*", help="option=value")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_intermixed_args()
    if given.name is None:
        write_again()
    else:
        begin(given.name, given.seed, dict(option.split("=", 1) for option in given.options))


if __name__ == "__main__":
    main()
