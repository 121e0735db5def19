"""How the first game as it is taught may open: what bots do, and what a learner is advised to do and why.

An advice holds for one question at one height of Supply. Whoever does something else is soon beyond it, and plays
freely from then on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotek.core.position import Move, Position, Seat
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import BANDITS, CHANCELLOR
from ludotek.games.oath.questions import question_of
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import (
    CAMPAIGN,
    CARD,
    FACEUP,
    MUSTER,
    NUMBER,
    PLAY,
    REST,
    REVEAL,
    SEARCH_DECK,
    SLOT,
    TRAVEL,
    USE,
)

RED, BLUE, YELLOW = 1, 2, 3
PLAINS, COAST, MOUNTAIN, ROCKS = 0, 1, 2, 5  # slots
ALL_SEVEN: Final = 7
A_GARRISON: Final = 3


class Advice(NamedTuple):
    """What to answer to a question, at this Supply."""

    seat: Seat
    question: str
    supply: int
    move: Move
    id: str = ""  # of its reason, where a learner is told


OPENING: Final = (
    Advice(CHANCELLOR, "first-adviser", 7, CARD + card("forest_paths"), "keep-paths"),
    Advice(CHANCELLOR, "first-adviser", 7, CARD + card("wolves")),
    Advice(CHANCELLOR, "act", 7, SEARCH_DECK, "first-search"),
    Advice(CHANCELLOR, "keep", 5, CARD + card("garrison"), "keep-garrison"),
    Advice(CHANCELLOR, "shed", 5, CARD + card("faithful_friend")),
    Advice(CHANCELLOR, "place", 5, SLOT + PLAINS, "place-garrison"),
    Advice(CHANCELLOR, "act", 5, MUSTER + card("longbows"), "first-muster"),
    Advice(CHANCELLOR, "act", 4, MUSTER + card("garrison"), "second-muster"),
    Advice(CHANCELLOR, "act", 3, TRAVEL + COAST, "to-the-coast"),
    Advice(CHANCELLOR, "act", 2, CAMPAIGN + BANDITS, "bandits"),
    Advice(CHANCELLOR, "muster-dice", 0, NUMBER + ALL_SEVEN, "all-dice"),
    Advice(CHANCELLOR, "attacker-plans", 0, USE + card("longbows"), "longbows"),
    Advice(CHANCELLOR, "occupy", 0, NUMBER + A_GARRISON, "garrison-the-coast"),
    Advice(CHANCELLOR, "act", 0, REST, "first-rest"),
    Advice(RED, "first-hand", 7, SLOT + MOUNTAIN),
    Advice(RED, "first-adviser", 7, CARD + card("animal_playmates")),
    Advice(RED, "first-adviser", 7, CARD + card("key_to_the_city")),
    Advice(RED, "act", 7, SEARCH_DECK),
    Advice(RED, "keep", 5, CARD + card("the_old_oak")),
    Advice(RED, "shed", 5, CARD + card("errand_boy")),
    Advice(RED, "place", 5, SLOT + MOUNTAIN),
    Advice(RED, "act", 5, MUSTER + card("the_old_oak")),
    Advice(BLUE, "first-hand", 7, SLOT + MOUNTAIN),
    Advice(BLUE, "first-adviser", 7, CARD + card("naysayers")),
    Advice(BLUE, "first-adviser", 7, CARD + card("keep")),
    Advice(BLUE, "act", 7, SEARCH_DECK),
    Advice(BLUE, "keep", 5, CARD + card("vision_of_conquest")),
    Advice(BLUE, "place", 5, REVEAL),
    Advice(BLUE, "act", 5, MUSTER + card("taming_charm")),
    Advice(YELLOW, "first-hand", 7, SLOT + ROCKS),
    Advice(YELLOW, "first-adviser", 7, CARD + card("a_small_favor")),
    Advice(YELLOW, "first-adviser", 7, CARD + card("wrestlers")),
    Advice(YELLOW, "act", 7, PLAY + card("a_small_favor")),
    Advice(YELLOW, "place", 7, FACEUP),
    Advice(YELLOW, "act", 7, CAMPAIGN + CHANCELLOR),
)


def advised(position: Position, seat: Seat) -> Move | None:
    """What the opening has a seat do at this moment; nothing in other games, later, and where it cannot be done."""
    if not isinstance(position, Oath) or not position.is_scripted or position.round > 1:
        return None
    question, supply, moves = question_of(position), position.supply[seat], position.moves(seat)
    for one in OPENING:
        if (one.seat, one.question, one.supply) == (seat, question, supply) and one.move in moves:
            return one.move
    return None
