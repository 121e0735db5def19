"""No step names a card: what a paragraph of the rules asks, a hook answers, and the card has it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludotek.games.oath.catalogue import CARDS, IDS, NAMES, SCEPTER

HOUSE = Path(__file__).parents[3] / "src" / "ludotek" / "games" / "oath"
STEPS = sorted((HOUSE / "steps").glob("*.py"))
OTHERS = [HOUSE / f"{name}.py" for name in ("agenda", "audit", "campaign", "costs", "questions", "rules", "standing")]
# Keep is also what a player does in a Search, Map also a pile; the rules of the Empire are about the Grand Scepter.
NUMBERS = [card for card in range(CARDS) if IDS[card] not in ("keep", "map") and card != SCEPTER]
FINDERS = {"card", "IDS", "NAMES"}  # of the catalogue: with these a card is found by its name


def cards_named(source: str) -> list[str]:
    """The ids of cards that are named: as a constant, as a string, or as they are printed."""
    words = set(re.findall(r"\w+", source))
    strings = set(re.findall(r"""["'](\w+)["']""", source))
    return [
        IDS[card]
        for card in NUMBERS
        if IDS[card].upper() in words or IDS[card] in strings or (" " in NAMES[card] and NAMES[card] in source)
    ]


def ways_to_cards(source: str) -> list[str]:
    """Imports by which a particular card could be reached: modules of cards, and what finds one by name."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    rooms = [node.module or "" for node in nodes if "oath.cards" in (node.module or "")]
    found = [name.name for node in nodes if (node.module or "").endswith("oath.catalogue") for name in node.names]
    return [room for room in rooms if not room.endswith(("cards.power", "cards.hooks"))] + sorted(FINDERS & set(found))


@pytest.mark.parametrize("path", STEPS + OTHERS, ids=lambda path: str(path.stem))
def test_no_step_names_a_card(path: Path) -> None:
    assert cards_named(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", STEPS, ids=lambda path: str(path.stem))
def test_a_step_knows_cards_by_their_hooks_alone(path: Path) -> None:
    assert ways_to_cards(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "id"),
    [
        ("CROWN = card('bandit_crown') - RELIC", "bandit_crown"),
        ("from ludotek.games.oath.catalogue import CONSPIRACY", "conspiracy"),
        ('"""The Errand Boy goes elsewhere."""', "errand_boy"),
        ("if site(game, slot) == NARROW_PASS:", "narrow_pass"),
    ],
)
def test_a_name_would_be_found(source: str, id: str) -> None:
    assert cards_named(source) == [id]


@pytest.mark.parametrize(
    ("source", "way"),
    [
        ("from ludotek.games.oath.cards.relics import WHISTLE", "ludotek.games.oath.cards.relics"),
        ("from ludotek.games.oath.cards import relics", "ludotek.games.oath.cards"),
        ("from ludotek.games.oath.catalogue import SLOTS, card", "card"),
    ],
)
def test_a_way_to_a_card_would_be_found(source: str, way: str) -> None:
    assert ways_to_cards(source) == [way]
