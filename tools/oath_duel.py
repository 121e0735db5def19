"""Oath's bots of today against those of an older checkout: `python tools/oath_duel.py OLDER [--level 3] [--players 4]`.

In each of so many random worlds of all cards every seat in turn is today's bot, and all others think as in the older
checkout: its `bot`, `habits`, `standing` and `bargains`, with the rules of today. The command tells how often that one
seat won.
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
    parser.add_argument("older", type=Path)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    older, today = policy_of(chosen.older, chosen.level), SKILL.play[chosen.level]
    won = games = 0
    for seed in range(chosen.first, chosen.first + chosen.worlds):
        for seat in range(chosen.players):
            won += winner([today if other == seat else older for other in range(chosen.players)], seed) == seat
            games += 1
        print(f"{won} of {games} won, {games / chosen.players:.1f} would be fair", flush=True)


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
