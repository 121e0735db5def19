"""A bot of the house against OpenSpiel's ISMCTS, which plays through the adapter.

    python benchmarks/ismcts.py north [--bot 5] [--simulations 1000] [--games 40] [--seed 0] [--option players=2]
                                      [--plain] [--keep FILE] [--json]

Every deal is played twice, from either seat, with the same luck. OpenSpiel's searcher is its own `ismcts.ISMCTSBot`
(in Python; the one in C++ ends the process, see docs/how-to/openspiel.md) with `uct_c=2.0`; its rollouts are random
play to the end, by the house's compiled loop, and its nodes are named without texts (`ludotek/adapters/ismcts.py`: the
same search, move for move). With --plain OpenSpiel does that itself. With --keep each game is a line of
a file, and those that are there are not played again. Times are the processor's.

Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotek import Rng, game
from ludotek.adapters.ismcts import Ismcts
from ludotek.adapters.openspiel import short_name
from ludotek.adapters.rollouts import Rollouts
from ludotek.bots import ask, named
from ludotek.lab.compiled import is_fast
from ludotek.lab.interval import of_shares

BOLDNESS = 2.0  # of ISMCTS, on the scale of scores from -1 to 1


class Terms(NamedTuple):
    """Who plays what."""

    id: str
    bot: str
    simulations: int
    seed: int
    options: dict[str, Any]
    is_plain: bool

    def beginning(self) -> Any:
        """OpenSpiel's state before the first move."""
        return pyspiel.load_game(short_name(game(self.id)), self.options).new_initial_state()

    def searcher(self, state: Any, seed: int) -> Any:
        """OpenSpiel's side."""
        luck = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, luck) if self.is_plain else Rollouts(seed=seed)
        kind = ismcts.ISMCTSBot if self.is_plain else Ismcts
        return kind(state.get_game(), rollouts, uct_c=BOLDNESS, max_simulations=self.simulations, random_state=luck)


def play(terms: Terms, number: int) -> dict[str, Any]:
    """One game: of each deal the first with the house in the first seat, the other with it in the second."""
    deal, own = divmod(number, 2)
    rng = Rng(terms.seed).fork(deal)
    luck, mind = rng.fork(2), rng.fork(own)
    state, opponent = terms.beginning(), named(terms.bot, game(terms.id))
    searcher = terms.searcher(state, terms.seed + number)
    seconds, decisions = [0.0, 0.0], [0, 0]  # the house's, and OpenSpiel's
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), luck))
            continue
        seat, actions = state.current_player(), state.legal_actions()
        is_theirs, begun = int(seat != own), process_time()
        if len(actions) == 1:
            action = actions[0]
        elif is_theirs:
            action = int(searcher.step(state))
        else:
            action = ask(opponent.bot, state.moment.position, seat, opponent.budget, mind)
        seconds[is_theirs] += process_time() - begun
        decisions[is_theirs] += len(actions) > 1
        state.apply_action(action)
    scores = state.returns()
    best = max(scores)
    share = (scores[own] == best) / scores.count(best)
    return {"game": number, "share": share, "seconds": seconds, "decisions": decisions}


def drawn(outcomes: list[tuple[int, float]], luck: Rng) -> int:
    """What chance does, by its odds."""
    left = luck.fraction()
    for action, odds in outcomes:
        left -= odds
        if left < 0.0:
            return action
    return outcomes[-1][0]


def played(terms: Terms, games: int, keep: Path | None) -> list[dict[str, Any]]:
    """All games, those that were kept among them."""
    found = [json.loads(line) for line in keep.read_text().splitlines()] if keep is not None and keep.exists() else []
    for number in range(len(found), games):
        found.append(play(terms, number))
        if keep is not None:
            with keep.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
    return found


def report(terms: Terms, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The house's share with its bounds, and how long each side thinks about a decision."""
    shares = [one["share"] for one in games]
    estimate = of_shares(sum(shares), sum(share * share for share in shares), len(shares))
    seconds, decisions = ([sum(one[key][side] for one in games) for side in (0, 1)] for key in ("seconds", "decisions"))
    return {
        "game": terms.id,
        "bot": terms.bot,
        "simulations": terms.simulations,
        "compiled": is_fast(terms.id),
        "games": len(games),
        "share": estimate.mean,
        "low": estimate.low,
        "high": estimate.high,
        "seconds_per_decision": {"house": seconds[0] / decisions[0], "openspiel": seconds[1] / decisions[1]},
        "simulations_per_second": terms.simulations * decisions[1] / seconds[1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="5")
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--plain", action="store_true", help="let OpenSpiel's own evaluator play the rollouts, and name nodes by texts"
    )
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    options = {name: int(value) if value.isdecimal() else value for name, value in
               (one.split("=", 1) for one in given.option)}  # fmt: skip
    terms = Terms(given.game, given.bot, given.simulations, given.seed, options, given.plain)
    found = report(terms, played(terms, given.games, given.keep))
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
