"""Oath's cards for whoever looks one up: names, facts, and rulings (`locale/*/rulings.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.parts import Library
from ludotek.core.phrase import Phrase, phrase
from ludotek.games.oath.catalogue import CARDS, NO_SUIT, RELIC, RELIC_DICE, SITE, SUIT, VISION
from ludotek.games.oath.effects import say_cost, say_effect, say_where
from ludotek.games.oath.words import say_card, say_suit, slug


def facts(card: int) -> Sequence[tuple[Phrase, Phrase]]:
    """What a card does; of a denizen its suit and its place too, of a relic its dice, of both the cost."""
    found = [(phrase("oath-fact-effect"), say_effect(card))]
    if SUIT[card] != NO_SUIT:
        found.append((phrase("oath-fact-suit"), say_suit(SUIT[card])))
    if card < VISION:
        found.append((phrase("oath-fact-where"), say_where(card)))
    if RELIC <= card < SITE:
        found.append((phrase("oath-fact-dice"), phrase("oath-fact-number", number=RELIC_DICE[card - RELIC])))
    if card < VISION or RELIC <= card < SITE:
        found.append((phrase("oath-fact-cost"), say_cost(card)))
    return found


def rulings(card: int) -> Phrase:
    """What was ruled about a card, one a line, if anything was."""
    return ruling_of(slug(card))


def ruling_of(id: str) -> Phrase:
    return phrase(f"oath-ruling-{id.replace('_', '-')}")


LIBRARY = Library([say_card(card) for card in range(CARDS)], facts, rulings)
