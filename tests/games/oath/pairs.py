"""Every two cards that the same rule may ask, dealt into one player's reach and played with: nothing may be lost.

python -m tests.games.oath.pairs [--pairs 2300] [--games 100] [--seed 1] [--shard 1/4] [--notes FILE]

With notes, every pair that is done has a line in the file; started again, the command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path

from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.cards.power import HOOKS
from ludotek.games.oath.catalogue import AS_ADVISER, EDIFICE, IDS, SLOTS, WHERE
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import room_at
from ludotek.games.oath.vocabulary import REST
from tests.games.oath.scenario import RED, advise, lay, station, turn_of

LONGEST = 5000  # moves, of a game that is thought to end


def meetings() -> list[tuple[int, int]]:
    """The pairs of denizens of which some rule asks both."""
    return [pair for pair in combinations(range(EDIFICE), 2) if HOOKS[pair[0]] & HOOKS[pair[1]]]


def deal(game: Oath, card: int) -> None:
    """Beside Red if it is an adviser, else at a site that Red rules."""
    if WHERE[card] == AS_ADVISER:
        advise(game, RED, IDS[card])
        return
    slot = next(slot for slot in range(SLOTS) if game.is_up[slot] and room_at(game, slot) > 0)
    lay(game, slot, IDS[card])
    station(game, slot, RED, 1)


def dealt(pair: tuple[int, int], rng: Rng) -> Oath:
    """Red's first turn in a random world, with both of them in its reach."""
    game = GAME.start(players=3, deck="random")
    assert isinstance(game, Oath)
    while game.kind() == DEAL or REST not in game.moves(game.asked):
        game.play(*pick(game, rng))
    for card in pair:
        deal(game, card)
    return turn_of(game, RED)


def played_with(pair: tuple[int, int], seed: int) -> str:
    """A random game with both of them; what went wrong, if anything did."""
    rng = Rng(seed)
    game = dealt(pair, rng)
    for _ in range(LONGEST):
        if game.kind() == OVER:
            return ""
        game.play(*pick(game, rng))
        found = faults(game)
        if found:
            return found
    return "the game does not end"


def fault_of(pair: tuple[int, int], games: int, seed: int) -> str:
    """What goes wrong first in so many games with a pair; the same games, whichever pairs were played before."""
    first = (seed * EDIFICE + pair[0]) * EDIFICE + pair[1]
    found = (played_with(pair, first * games + one) for one in range(games))
    return next((fault for fault in found if fault), "")


def broken(pairs: list[tuple[int, int]], games: int, seed: int, notes: Path | None = None) -> list[str]:
    """The pairs with which something went wrong, in words; those that have a line in the notes are not played again."""
    done = noted(notes)
    for pair in pairs:
        name = f"{IDS[pair[0]]} and {IDS[pair[1]]}, {games} games of seed {seed}"
        if name not in done:
            done[name] = fault_of(pair, games, seed)
            if notes:
                with notes.open("a") as file:
                    print(f"{name}: {done[name]}", file=file)
    return [f"{name}: {fault}" for name, fault in done.items() if fault]


def noted(notes: Path | None) -> dict[str, str]:
    """By pair: what went wrong with it, or nothing."""
    lines = notes.read_text().splitlines() if notes and notes.exists() else []
    return {name: fault.strip() for name, _, fault in (line.partition(":") for line in lines)}


def sample(size: int, seed: int) -> list[tuple[int, int]]:
    """Some of the pairs, each at most once."""
    pairs, rng = meetings(), Rng(seed)
    return pairs if size >= len(pairs) else [pairs.pop(rng.below(len(pairs))) for _ in range(size)]


def shard(pairs: list[tuple[int, int]], words: str) -> list[tuple[int, int]]:
    """The first of four parts is 1/4: every fourth pair."""
    part, parts = (int(number) for number in words.split("/"))
    return pairs[part - 1 :: parts]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=len(meetings()))
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--shard", default="1/1")
    asked.add_argument("--notes", type=Path)
    given = asked.parse_args()
    pairs = shard(sample(given.pairs, given.seed), given.shard)
    found = broken(pairs, given.games, given.seed, given.notes)
    print("\n".join(found) or f"{len(pairs)} pairs, {given.games} games each: nothing went wrong.")


if __name__ == "__main__":
    main()
