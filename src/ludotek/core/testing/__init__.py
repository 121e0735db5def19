"""The suite that every game of the house passes, and that anyone can run on a game of their own.

    from ludotek.core.testing import check_game
    print(check_game(game, games=20))

It plays random games, time running out now and then, and at every position asks what a careful
reviewer would ask. The first broken promise raises `Failed` with a sentence that says which one.
"""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.testing.door import check_door
from ludotek.core.testing.information import check_recall
from ludotek.core.testing.keys import Keys
from ludotek.core.testing.openings import Openings
from ludotek.core.testing.recall import Recall
from ludotek.core.testing.replay import check_processes, check_record
from ludotek.core.testing.report import Failed, Report, require
from ludotek.core.testing.secrets import Prober
from ludotek.core.testing.structure import (
    can_go_on,
    check_audit,
    check_copy,
    check_moment,
    check_step,
    check_vocabulary,
)
from ludotek.core.testing.tree import Tree, open_game
from ludotek.core.testing.walk import Walk

__all__ = ["Failed", "Report", "audit_game", "check_game", "check_recall"]

LONGEST = 20_000
SIMULATIONS = 8  # of a search in each game


def check_game(
    game: Game, *, games: int = 5, seed: int = 1, options: Options | None = None, longest: int = LONGEST
) -> Report:
    """Play random games and check all that the house promises about a game.

    `longest` is the number of moves after which a game counts as one that never ends.
    """
    report = Report(game=game.id)
    check_vocabulary(game)
    keys, openings = Keys(game, report, seed), Openings(game, options, seed, report)
    for number in range(games):
        _check_one(Walk(game, options, seed, number), report, longest)
        keys.follow(Walk(game, options, seed, number), longest)
        Tree(open_game(game, options, seed, number), report).search(SIMULATIONS)
    keys.graft()
    for number in range(games):  # last, since a leak that has a sentence of its own also skews what is imagined
        openings.compare(number)
    report.processes = check_processes(game, options, seed)
    _check_that_secrets_were_tried(game, game.hides(options or game.options()), report)
    return report


def audit_game(
    game: Game, *, games: int = 100, seed: int = 1, options: Options | None = None, longest: int = LONGEST
) -> Report:
    """Play many random games, quickly: of every moment check only that it can go on and what the game itself audits."""
    report = Report(game=game.id)
    for number in range(games):
        walk = Walk(game, options, seed, number)
        while not walk.is_over:
            require(can_go_on(walk.position), walk, "nobody can move and the game is not over")
            require(walk.position.ply < longest, walk, f"the game did not end within {longest} moves")
            walk.position.play(*walk.next())
            check_audit(walk)
            report.positions += 1
        report.games += 1
    return report


def _check_one(walk: Walk, report: Report, longest: int) -> None:
    prober = Prober(walk.game, walk.seats, walk.rng, report)
    recall = Recall(walk, report)
    while True:
        check_moment(walk)
        check_copy(walk)
        check_door(walk)
        prober.probe(walk.position)
        report.positions += 1
        if walk.is_over:
            break
        require(walk.position.ply < longest, walk, f"the game did not end within {longest} moves")
        recall.begin()
        check_step(walk)
        recall.follow()
    check_record(walk)
    report.games += 1


def _check_that_secrets_were_tried(game: Game, hides: bool, report: Report) -> None:
    """A probe that never varied a hidden fact has shown nothing."""
    varied = report.hidden_moves + report.imagined
    if hides and report.games:
        require(varied > 0, game, "it says that it has secrets, but no hidden fact was ever varied")
        require(report.imagined > 0, game, "`imagine` never returned anything but the truth")
    elif not hides:
        require(varied == 0, game, "it says that it has no secrets, but something was hidden from a seat")
