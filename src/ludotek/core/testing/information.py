"""Equal information states have equal views and equal moves, in games played in step and inside searches."""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.testing.recall import Recall
from ludotek.core.testing.report import Report
from ludotek.core.testing.tree import SIMULATIONS, Tree, open_game
from ludotek.core.testing.walk import Walk

HOPELESS = 200  # games without a single pair, after which none is looked for
SEARCHED_ONE_IN = 10
APART = 1 << 32  # so that openings of searches are other games than those played in step


def check_recall(game: Game, *, pairs: int = 2_000, seed: int = 1, options: Options | None = None) -> Report:
    """Compare so many pairs of moments that a seat cannot tell apart and that came about in two ways, some of them
    inside searches. Where nothing is hidden there are none."""
    report = Report(game=game.id)
    searched = pairs // SEARCHED_ONE_IN
    while report.pairs < pairs - searched and (report.pairs or report.games < HOPELESS):
        play_in_step(Walk(game, options, seed, report.games), report, pairs - searched)
        report.games += 1
    tried = 0
    while report.met < searched and (report.met or tried < HOPELESS):
        Tree(open_game(game, options, seed, APART + tried), report).search(SIMULATIONS)
        tried += 1
    return report


def play_in_step(walk: Walk, report: Report, pairs: int) -> None:
    """Play a game, and beside it what a seat cannot tell from it, until there are enough pairs."""
    recall = Recall(walk, report)
    while not walk.is_over and report.pairs < pairs:
        recall.begin()
        walk.step()
        recall.follow()
        report.positions += 1
