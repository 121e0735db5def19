"""What people read of the cards that bear on Search and on being played, and when these do anything."""

from __future__ import annotations

import pytest

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.cards import arcane, beast, discord, hearth, nomad, order
from ludotek.games.oath.cards.hooks import (
    ACTS,
    AFAR,
    AFTER_DRAW,
    AFTER_PLAY,
    FORBIDS,
    HEARS,
    LIMITS,
    MAKES_ROOM,
    MORE_BANDITS,
    PLAYS,
    RESTS,
    SEARCHES,
    STAYS_CITIZEN,
    SWEEPS,
    TWICE,
    UNLIMITED,
)
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.effects import say_effect
from ludotek.games.oath.pieces import Denizen
from ludotek.locale import LANGUAGES, Language
from tests.games.oath.test_effects import timing_message

FILES = [suit.search.__name__ for suit in (arcane, beast, discord, hearth, nomad, order)]
ROWS = [row for row in ARCHIVE if type(POWERS[card(row.id)]).__module__ in FILES]
HOOKS_OF = {
    "played": PLAYS | SWEEPS | SWEEPS,
    "action": ACTS,
    "rest": RESTS,
    "modifier search": SEARCHES | AFTER_DRAW | AFTER_PLAY | AFAR | MAKES_ROOM,
    "persistent search": HEARS | FORBIDS,
    "persistent": FORBIDS | FORBIDS | FORBIDS | STAYS_CITIZEN | MORE_BANDITS | TWICE,
    "continuous": LIMITS | UNLIMITED,
}


def test_all_forty_one_cards_work() -> None:
    assert len(ROWS) == 41
    assert all(HOOKS[card(row.id)] for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.id))
def test_a_card_acts_at_its_timing_and_at_no_other(row: Denizen) -> None:
    masks = [HOOKS_OF[part] for part in row.timing.split(", ")]
    hooks = HOOKS[card(row.id)]
    assert all(hooks & mask for mask in masks)
    assert hooks & ~sum(masks) == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_effect_begins_with_when_it_happens(code: str) -> None:
    spoken = Language(code)
    for row in ROWS:
        when = spoken.text(timing_message(row.timing))
        assert spoken.say(say_effect(card(row.id))).startswith(when + ":"), row.id
