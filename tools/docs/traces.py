"""The pages of the rule trace: for each game, where the code, the tests and the playthroughs have each rule."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # the playthroughs are beside the tests

from tools.rule_trace import pages as rules  # noqa: E402  (found by the line above)
from tools.rule_trace.report import trace  # noqa: E402

from ludotek.games import game as find_game  # noqa: E402


def pages() -> dict[str, str]:
    """By path in the site: the trace of every game whose rules are numbered."""
    return {f"trace/{game}.md": trace(ROOT, game).page(find_game(game).title) for game in rules.traced_games(ROOT)}
