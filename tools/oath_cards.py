"""How bots of Oath play its cards: `python tools/oath_cards.py [--games N] [--jobs N]`.

Two arms are played in turns, the first game's deck and a random world of all cards with two edifices: first by bots of
level 3 against each other, then by players who choose at random. The command tells how long games last, and of every
card how often it was played faceup, used, or a battle plan, and how often that was to its owner's harm: for level 3 and
for chance. A card that is played or used does harm if the chance to win, as `standing` guesses it, is lower once all is
done than before. A battle plan does if its campaign, fought to the end some times by habit with this plan and no
other, leaves its owner less of a chance than without any: a hard fight is not the plan's fault.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from ludotek.core.position import CHANCE, DEAL, OVER, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import regular
from ludotek.games.oath.catalogue import NAMES, VISION
from ludotek.games.oath.habits import habit
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chance
from ludotek.games.oath.steps.act import MODIFIED
from ludotek.games.oath.steps.plans import ATTACKER_PLANS, DEFENDER_PLANS
from ludotek.games.oath.steps.play import PLACE
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import DONE, FACEUP, PLAY, SLOT, USE

ARMS: dict[str, dict[str, object]] = {"first deck": {}, "all cards": {"deck": "random", "edifices": 2}}
PLAYERS = ("level 3", "random")
RANDOM_PER_GAME = 8  # games by chance beside one of level 3: they are short work
CLEARLY = 2.0  # standard errors
FEWEST = 8  # uses of a card before anything is said of it
FIGHTS = 8  # of a campaign with a plan, and as many without it


class Game(NamedTuple):
    """What one game came to."""

    arm: str
    player: str
    rounds: int
    decisions: int
    used: Counter[tuple[str, int]]  # by what was done, and the card
    harmed: Counter[tuple[str, int]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    seeds = range(chosen.first, chosen.first + chosen.games)
    wanted = [(arm, player, seed) for seed in seeds for arm in ARMS for player, seed in shares(seed)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tell(list(pool.map(play, wanted)))


def shares(seed: int) -> list[tuple[str, int]]:
    """Which games belong to a seed."""
    return [("level 3", seed), *(("random", RANDOM_PER_GAME * seed + more) for more in range(RANDOM_PER_GAME))]


def play(wanted: tuple[str, str, int]) -> Game:
    """One game, and what became of every card in it."""
    arm, player, seed = wanted
    rng = Rng(seed)
    game = GAME.start(**ARMS[arm])
    assert isinstance(game, Oath)
    decisions = 0
    used: Counter[tuple[str, int]] = Counter()
    harmed: Counter[tuple[str, int]] = Counter()
    pending: list[tuple[str, int, Seat, float]] = []
    while game.kind() != OVER:
        if game.kind() == DEAL:
            game.play(CHANCE, rng.weighted(game.moves(CHANCE), game.odds()))
            continue
        seat = game.asked
        if game.step == ACT:
            settle(game, pending, harmed)
        move = regular(game, seat, rng) if player == "level 3" else rng.choice(game.moves(seat))
        decisions += 1
        what = deed(game, move)
        if what:
            card = game.hand[0] if what == "played" else move - USE
            used[what, card] += 1
            if what == "plan":
                harmed[what, card] += is_harmful(game, move, rng.below(1 << 30))
            else:
                pending.append((what, card, seat, chance(game, seat)))
        game.play(seat, move)
    settle(game, pending, harmed)
    return Game(arm, player, game.round, decisions, used, harmed)


def deed(game: Oath, move: Move) -> str:
    """What is done with a card, if anything is."""
    if game.step == PLACE and game.hand[0] < VISION and (move == FACEUP or SLOT <= move < SLOT + 8):
        return "played"
    if not USE <= move < PLAY:
        return ""
    if game.step in (ACT, MODIFIED):
        return "used"
    return "plan" if game.step in (ATTACKER_PLANS, DEFENDER_PLANS) else ""


def is_harmful(game: Oath, plan: Move, seed: int) -> bool:
    """Whether a campaign with this plan leaves its owner less than without any."""
    fights = range(seed, seed + FIGHTS)
    return sum(fought(game, plan, fight) for fight in fights) < sum(fought(game, DONE, fight) for fight in fights)


def fought(game: Oath, first: Move, seed: int) -> float:
    """The chance to win that a seat has at the end of a campaign, if it makes this move and uses no further plan."""
    seat, rng, fight = game.asked, Rng(seed), game.copy()
    fight.play(seat, first)
    while fight.kind() != OVER and fight.step != ACT:
        if fight.kind() == DEAL:
            fight.play(CHANCE, rng.weighted(fight.moves(CHANCE), fight.odds()))
        elif fight.asked == seat and fight.step in (ATTACKER_PLANS, DEFENDER_PLANS):
            fight.play(seat, DONE)
        else:
            fight.play(fight.asked, habit(fight, fight.asked, rng))
    return float(fight.scores()[seat]) if fight.kind() == OVER else chance(fight, seat)


def settle(game: Oath, pending: list[tuple[str, int, Seat, float]], harmed: Counter[tuple[str, int]]) -> None:
    """All that a card set in motion is done: who is worse off than before?"""
    for what, card, seat, before in pending:
        after = game.scores()[seat] if game.kind() == OVER else chance(game, seat)
        harmed[what, card] += after < before
    pending.clear()


# What came out.


def tell(games: list[Game]) -> None:
    for arm in ARMS:
        for player in PLAYERS:
            found = [one for one in games if (one.arm, one.player) == (arm, player)]
            rounds, decisions = mean([one.rounds for one in found]), mean([one.decisions for one in found])
            print(f"{arm}, {player}: {len(found)} games, {rounds} rounds, {decisions} decisions")
    for arm in ARMS:
        tell_cards(arm, [one for one in games if one.arm == arm])


def mean(values: list[int]) -> str:
    """With its standard error."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{middle:.2f} ± {spread:.2f}"


def tell_cards(arm: str, games: list[Game]) -> None:
    used = {player: total([one.used for one in games if one.player == player]) for player in PLAYERS}
    harmed = {player: total([one.harmed for one in games if one.player == player]) for player in PLAYERS}
    for what in ("played", "used", "plan"):
        ours, theirs = (share(used[player], harmed[player], what) for player in PLAYERS)
        print(f"{arm}, {what}: worse off after {ours} at level 3, {theirs} by chance")
    bad = [key for key, count in sorted(used["level 3"].items()) if count >= FEWEST and is_harm(key, used, harmed)]
    asked = sum(count >= FEWEST for count in used["level 3"].values())
    print(f"{arm}: {len(bad)} of {asked} cards clearly more often to their owner's harm than by chance")
    for what, card in bad:
        shares = [f"{harmed[one][what, card]}/{used[one][what, card]}" for one in PLAYERS]
        print(f"  {NAMES[card]}, {what}: {shares[0]} at level 3, {shares[1]} by chance")


def total(counts: list[Counter[tuple[str, int]]]) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for one in counts:
        found.update(one)
    return found


def share(used: Counter[tuple[str, int]], harmed: Counter[tuple[str, int]], what: str) -> str:
    uses = sum(count for (kind, _), count in used.items() if kind == what)
    harms = sum(count for (kind, _), count in harmed.items() if kind == what)
    return f"{harms / uses:.0%} of {uses}" if uses else "none"


def is_harm(
    key: tuple[str, int], used: dict[str, Counter[tuple[str, int]]], harmed: dict[str, Counter[tuple[str, int]]]
) -> bool:
    """Whether level 3 loses by a card clearly more often than chance does."""
    (n, x), (m, y) = ((used[player][key], harmed[player][key]) for player in PLAYERS)
    if m == 0:
        return False
    both = (x + y) / (n + m)
    error = sqrt(both * (1 - both) * (1 / n + 1 / m))
    return error > 0 and (x / n - y / m) / error > CLEARLY


if __name__ == "__main__":
    main()
