"""What levels of Oath's bots choose is worth: `python -m tools.oath_picks [OLDER] [--players 4]`.

Games are played by experience alone, and stopped at some Act Phases. There every level chooses, with an older checkout
also its level 5; then everything that was chosen is played out to the end of the game by experience, so many times and
with the same luck. The command tells by how many thousandths each level's choices win more often than those of the
first, with one standard error, and how long they took. Where all choose alike nothing is played out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev

from tools.oath_duel import policy_of

from ludotek.core.parts import Policy
from ludotek.core.playout import settle
from ludotek.core.position import OVER, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import SKILL
from ludotek.games.oath.experience import practised
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.turn import ACT

ONE_IN = 40  # Act moments that are stopped
FEWEST = 5  # moves
TOLD = 25  # positions between two lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path, nargs="?")
    parser.add_argument("--levels", default="4,5")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--endings", type=int, default=60, help="of each choice")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    bots = {f"level {level}": SKILL.play[int(level)] for level in chosen.levels.split(",")}
    if chosen.older:
        bots["older level 5"] = policy_of(chosen.older, 5)
    gains: dict[str, list[float]] = {name: [] for name in bots}
    seconds = dict.fromkeys(bots, 0.0)
    for number, game in enumerate(moments(chosen.players, chosen.positions, chosen.seed), 1):
        compare(game, bots, chosen.endings, gains, seconds)
        if number % TOLD == 0:
            tell(gains, seconds)


def moments(players: int, positions: int, seed: int) -> Iterator[Oath]:
    """Act Phases of games by experience."""
    found = number = 0
    while found < positions:
        rng, number = Rng(seed).fork(number), number + 1
        game = GAME.start(players=players, deck="random", edifices=2)
        assert isinstance(game, Oath)
        settle(game, rng)
        while game.kind() != OVER and found < positions:
            is_one = game.step == ACT and len(game.moves(game.asked)) >= FEWEST
            if is_one and not rng.below(ONE_IN):
                found += 1
                yield game
            game.play(game.asked, practised(game, game.asked, rng))
            settle(game, rng)


def compare(
    game: Oath, bots: dict[str, Policy], endings: int, gains: dict[str, list[float]], seconds: dict[str, float]
) -> None:
    """What each bot chooses in one position, and what that is worth beside the first one's choice."""
    seat, picks = game.asked, {}
    for name, policy in bots.items():
        begun = time.process_time()
        picks[name] = policy(game, seat, Rng(game.ply))
        seconds[name] += time.process_time() - begun
    different = set(picks.values())
    worth = {move: ended(game, seat, move, endings) if len(different) > 1 else 0.0 for move in different}
    first = worth[next(iter(picks.values()))]
    for name, move in picks.items():
        gains[name].append(worth[move] - first)


def ended(game: Oath, seat: Seat, move: Move, endings: int) -> float:
    """How often a seat wins after a move, everybody going on by experience."""
    won = 0
    for luck in range(endings):
        rng = Rng(game.ply).fork(luck)
        world = game.imagine(seat, rng)
        assert isinstance(world, Oath)
        world.play(seat, move)
        settle(world, rng)
        while world.kind() != OVER:
            world.play(world.asked, practised(world, world.asked, rng))
            settle(world, rng)
        won += world.scores()[seat]
    return won / endings


def tell(gains: dict[str, list[float]], seconds: dict[str, float]) -> None:
    positions = len(next(iter(gains.values())))
    parts = []
    for name, found in gains.items():
        error = 1000 * stdev(found) / positions**0.5
        parts.append(f"{name} {1000 * mean(found):+.1f} ± {error:.1f} ({1000 * seconds[name] / positions:.0f} ms)")
    print(f"{positions} positions: {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main()
