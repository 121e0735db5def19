"""Whether bots of Oath act with sense: `python tools/oath_sense.py [--level 3] [--players 4] [--citizens 2]`.

Bots of one level play each other in random worlds of all cards. The command tells who won as what, beside the fair
share; how often the Grand Scepter changed hands in an exchange; how many offers were made, accepted, and left somebody
with a lower chance to win by its own reckoning; and in how many turns somebody did nothing but rest.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from ludotek.bots import ask, named
from ludotek.core.position import CHANCE, DEAL, OVER, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import RELIC, SCEPTER
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chance
from ludotek.games.oath.steps.exchange import ADD_LINE, CONSIDER
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import PROPOSE, REST, YES

ROLES = ("Chancellor", "Citizen", "Exile")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--citizens", type=int, default=0, help="at the start")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    wanted = [(chosen.level, chosen.players, chosen.citizens, seed) for seed in range(chosen.games)]
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for counts in pool.map(play, wanted):
            found.update(counts)
    tell(found, chosen.games, chosen.players)


def play(wanted: tuple[int, int, int, int]) -> Counter[str]:
    """One game of equals, and what was done in it."""
    level, players, citizens, seed = wanted
    rng, bot = Rng(seed), named(f"level{level}", GAME)
    game = GAME.start(players=players, deck="random", edifices=2, citizens=citizens)
    assert isinstance(game, Oath)
    found: Counter[str] = Counter()
    deeds = 0
    while game.kind() != OVER:
        if game.kind() == DEAL:
            game.play(CHANCE, rng.weighted(game.moves(CHANCE), game.odds()))
            continue
        seat, step = game.asked, game.step
        move = ask(bot.bot, game, seat, bot.budget, rng)
        if step == ACT:
            if move == REST:
                found[f"{role(game, seat)} turns"] += 1
                found[f"{role(game, seat)} only rests"] += deeds == 0
            deeds = 0 if move == REST else deeds + 1
        scepter, before = game.holder[SCEPTER - RELIC], chance(game, seat)
        if step == ADD_LINE and move == PROPOSE:
            found["offers"] += 1
            found["offers at a loss"] += at_a_loss(game, seat)
        game.play(seat, move)
        if step == CONSIDER and move == YES:
            found["accepted"] += 1
            settle(game, rng)
            found["scepter handed over"] += game.holder[SCEPTER - RELIC] != scepter
            found["accepted at a loss"] += game.kind() != OVER and chance(game, seat) < before
    winner = game.scores().index(max(game.scores()))
    found[f"{role(game, winner)} wins"] += 1
    found["rounds"] += game.round
    for seat in range(players):
        found[f"{role(game, seat)}s at the end"] += 1
    return found


def settle(game: Oath, rng: Rng) -> None:
    """Let chance turn up what an exchange waits for."""
    while game.kind() == DEAL:
        game.play(CHANCE, rng.weighted(game.moves(CHANCE), game.odds()))


def at_a_loss(game: Oath, seat: Seat) -> bool:
    """Whether an offer that is accepted leaves its proposer worse off than before."""
    after = game.copy()
    after.play(seat, PROPOSE)
    after.play(after.asked, YES)
    settle(after, Rng(1))
    return after.kind() != OVER and chance(after, seat) < chance(game, seat)


def role(game: Oath, seat: Seat) -> str:
    return ROLES[0] if seat == CHANCELLOR else ROLES[1] if game.citizens >> seat & 1 else ROLES[2]


def tell(found: Counter[str], games: int, players: int) -> None:
    print(f"{games} games of {players}, {found['rounds'] / games:.2f} rounds")
    for one in ROLES:
        seats, wins = found[f"{one}s at the end"], found[f"{one} wins"]
        turns, rests = found[f"{one} turns"], found[f"{one} only rests"]
        fair = players * wins / seats if seats else 0.0
        print(
            f"{one}: {seats} at the end, {wins} won, {fair:.2f} of the fair share; {rests} of {turns} turns only rest"
        )
    for what in ("offers", "offers at a loss", "accepted", "accepted at a loss", "scepter handed over"):
        print(f"{what}: {found[what]}")


if __name__ == "__main__":
    main()
