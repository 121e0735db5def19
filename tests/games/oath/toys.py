"""Tables with cards of our own, for hooks that only cards of the archive will have."""

from __future__ import annotations

import pytest

from ludotek.core.position import Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.rules import Oath
from ludotek.lab.compiled import is_compiled
from tests.games.oath.scenario import offered, reds

INTERPRETED = pytest.mark.skipif(
    is_compiled("ludotek.games.oath.cards.power"), reason="a compiled class has compiled heirs alone"
)
ID = "vow_of_peace"
PLAN = "outriders"  # a battle plan of attackers
TIDINGS = "news_from_afar"  # a modifier of Searches


def seat_with(power: Power, seat: Seat, id: str = ID) -> Oath:
    """Red acts on Plains, and somebody has a card of ours as an adviser."""
    add(id, power)
    p = reds()
    p.advisers[seat].append(card(id))
    return p


def act(p: Oath, *moves: str) -> Oath:
    """Whoever is asked answers, at a table with one card too many."""
    for words in moves:
        assert words.casefold() in [text.casefold() for text in offered(p)], offered(p)
        p.play(p.asked, GAME.read(words))
    return p


def roll(p: Oath, defense: list[str], attack: list[str]) -> Oath:
    act(p, *(f"defense die {face}" for face in defense))
    return act(p, *(f"attack die {face}" for face in attack))


def at_blue(p: Oath, dice: int = 3) -> Oath:
    """Red attacks Blue, who stands beside it, with as many dice and one of Plains."""
    return act(p, "campaign against blue", "pawn and favor", f"number {dice}")
