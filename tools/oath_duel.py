"""One of Oath's bots among others: `python tools/oath_duel.py [OLDER] [--level 3] [--against 3] [--players 4]`.

In each of so many random worlds of all cards every seat in turn is today's bot of one level, and all others are of the
level that it is against, the same if none is named. With an older checkout they think as they did there: its `bot`,
`habits`, `standing` and `bargains`, with the rules of today. The command tells how often that one seat won, by seat.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from ludotek.core.parts import Policy
from ludotek.core.position import CHANCE, DEAL, OVER, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import SKILL

MODULES = ("bot", "habits", "standing", "bargains")
PACKAGE = "older_oath"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path, nargs="?")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--against", type=int)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    against = chosen.against or chosen.level
    others = policy_of(chosen.older, against) if chosen.older else SKILL.play[against]
    today = SKILL.play[chosen.level]
    won, games = [0] * chosen.players, 0
    for seed in range(chosen.first, chosen.first + chosen.worlds):
        for seat in range(chosen.players):
            won[seat] += winner([today if other == seat else others for other in range(chosen.players)], seed) == seat
            games += 1
        by_seat = ", ".join(str(one) for one in won)
        print(f"{sum(won)} of {games} won ({by_seat}), {games / chosen.players:.1f} would be fair", flush=True)


def policy_of(checkout: Path, level: int) -> Policy:
    """What a level did in another checkout: its modules under another name, so that both can be there at once."""
    folder = Path(tempfile.mkdtemp())
    (folder / PACKAGE).mkdir()
    (folder / PACKAGE / "__init__.py").touch()
    for module in MODULES:
        text = (checkout / f"src/ludotek/games/oath/{module}.py").read_text()
        renamed = re.sub(rf"ludotek\.games\.oath\.({'|'.join(MODULES)}) import", rf"{PACKAGE}.\1 import", text)
        (folder / PACKAGE / f"{module}.py").write_text(renamed)
    sys.path.insert(0, str(folder))
    found: Policy = import_module(f"{PACKAGE}.bot").SKILL.play[level]
    return found


def winner(policies: list[Policy], seed: int) -> Seat:
    """Who wins a world if these play it."""
    rng = Rng(seed)
    game = GAME.start(players=len(policies), deck="random", edifices=2)
    while game.kind() != OVER:
        if game.kind() == DEAL:
            game.play(CHANCE, rng.weighted(game.moves(CHANCE), game.odds()))
        else:
            seat = game.acting()[0]
            game.play(seat, policies[seat](game, seat, rng))
    scores = game.scores()
    return scores.index(max(scores))


if __name__ == "__main__":
    main()
