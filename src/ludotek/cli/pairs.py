"""A round robin as a document for programs and as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.cli.paper import percent, print_line, print_table
from ludotek.cli.reports import header

if TYPE_CHECKING:
    from ludotek.lab.interval import Estimate
    from ludotek.lab.match import Played
    from ludotek.lab.round_robin import Pair, RoundRobin

NOT_MET = ""
ITSELF = "–"


def document(meeting: RoundRobin, found: dict[Pair, Played]) -> dict[str, object]:
    """For programs: the terms, and of each pair its answer and all that a match says."""
    from ludotek.cli.reports import match_document
    from ludotek.lab.standings import standings

    return {
        **header(meeting.game, meeting.options, meeting.seed),
        "error": meeting.terms.error,
        "margin": meeting.terms.margin,
        "pairs": [{"answer": answer(played), **match_document(played, standings(played))} for played in found.values()],
        "interrupted": any(played.interrupted for played in found.values()),
    }


def answer(played: Played) -> str:
    """Whether the first of a pair is better, worse or even; open, where the games did not suffice."""
    assert played.question is not None
    return played.question.answer


def print_pairs(meeting: RoundRobin, found: dict[Pair, Played]) -> None:
    """For people: everybody's score against everybody, and what is known of each pair."""
    from ludotek.lab.standings import names

    bots = names(meeting.bots)
    cells = {pair: scores(played) for pair, played in found.items()}
    rows = [(bot, *(cell(cells, (one, other)) for other in range(len(bots)))) for one, bot in enumerate(bots)]
    print_table(f"{meeting.game.title}: score (95 %) of the left against the top", ("bot", *bots), rows)
    known = [
        (f"{bots[one]} – {bots[other]}", answer(played), str(played.games)) for (one, other), played in found.items()
    ]
    print_table("What is known", ("pair", "the first is", "games"), known)
    print_line(
        f"The chance that any answer is wrong is at most {100 * meeting.terms.error:g} %; "
        f"differences within {100 * meeting.terms.margin:g} % of score count as even."
    )


def scores(played: Played) -> tuple[Estimate, Estimate]:
    """What both had against each other."""
    from ludotek.lab.standings import standings

    first, second = standings(played)
    return first.score, second.score


def cell(cells: dict[Pair, tuple[Estimate, Estimate]], pair: Pair) -> str:
    """One bot's score against another."""
    if pair[0] == pair[1]:
        return ITSELF
    ordered = (min(pair), max(pair))
    return percent(cells[ordered][pair[0] > pair[1]]) if ordered in cells else NOT_MET
