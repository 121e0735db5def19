"""What people read of the cards that bear on Muster, Trade, Travel, Recover and Rest, or persist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.cards.power import works
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.effects import say_effect
from ludotek.locale import LANGUAGES, language
from tests.games.oath.test_effects import timing_message

LOCALE = Path(__file__).parents[4] / "src/ludotek/games/oath/locale"
ROWS = {row.id: row for row in ARCHIVE}


def described(code: str) -> list[str]:
    """The ids of the cards that the file of effects is about."""
    text = (LOCALE / code / "effects-modifiers.ftl").read_text(encoding="utf-8")
    return [id.replace("-", "_") for id in re.findall(r"^oath-effect-([\w-]+) =", text, flags=re.M)]


def test_both_languages_are_about_the_same_cards_and_all_of_them_work() -> None:
    english, ukrainian = (described(code) for code in LANGUAGES)
    assert english == ukrainian
    assert len(set(english)) == 34
    assert all(works(card(id)) for id in english)


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_effect_begins_with_when_it_happens(code: str) -> None:
    spoken = language(code)
    for id in described(code):
        effect = spoken.say(say_effect(card(id)))
        assert effect.startswith(spoken.text(timing_message(ROWS[id].timing)) + ":"), id
