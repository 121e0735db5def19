"""Every card, relic, site, banner and trait has a name and an effect in both languages."""

from __future__ import annotations

import re

import pytest

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.cards.hooks import (
    ACTS,
    AFTER_DEED,
    AFTER_DRAW,
    AFTER_PLAY,
    BARS,
    COMMANDS,
    DEFENDS,
    IGNORES,
    LENDS,
    MUSTERS,
    PLANS,
    PLAYS,
    RECOVERS,
    REPLACES,
    RESTS,
    SEARCHES,
    SHIELDS,
    STAYS,
    TAKEN,
    TRADES,
    TRAVELS,
)
from ludotek.games.oath.cards.power import HOOKS, works
from ludotek.games.oath.catalogue import CARDS, EDIFICE, IDS, RELIC, SCEPTER, SITE, VISION, card
from ludotek.games.oath.components import BANNERS, TRAITS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.effects import (
    say_banner_effect,
    say_cost,
    say_effect,
    say_power,
    say_trait_effect,
    say_where,
)
from ludotek.games.oath.places import RELICS
from ludotek.games.oath.words import say_banner, say_card, say_trait
from ludotek.locale import LANGUAGES, Language

SPOKEN = [Language(code) for code in LANGUAGES]
ENGLISH, UKRAINIAN = SPOKEN
in_every_language = pytest.mark.parametrize("spoken", SPOKEN, ids=LANGUAGES)
LATIN = re.compile("[A-Za-z]")
# By timing: the hooks of which a power has at least one; a card has no others than its timings allow.
HOOKS_OF = {
    "plan": PLANS,
    "action": ACTS,
    "played": PLAYS,
    "rest": RESTS,
    "modifier search": SEARCHES | AFTER_PLAY | AFTER_DRAW,
    "modifier search always": REPLACES,
    "modifier muster": MUSTERS,
    "modifier trade": TRADES,
    "modifier travel": TRAVELS | AFTER_DEED | IGNORES,
    "modifier recover": RECOVERS,
    "persistent": COMMANDS | LENDS | SHIELDS | DEFENDS,
    "persistent campaign": BARS,
    "continuous": MUSTERS | STAYS,
}


def timing_message(timing: str) -> str:
    """`modifier travel` and `plan either, action` by the message with which their effect begins."""
    words = timing.split(",")[0].split()
    if words[0] == "plan":
        return f"oath-timing-plan-{words[1]}"
    if words[0] in ("modifier", "persistent") and len(words) == 2:
        return f"oath-timing-{words[1]}"
    return f"oath-timing-{words[0] if words[0] in ('action', 'played', 'rest') else 'always'}"


@in_every_language
def test_every_card_relic_and_site_has_a_name_of_its_own(spoken: Language) -> None:
    names = [spoken.say(say_card(number)) for number in range(CARDS)]
    assert all(name.strip() for name in names)
    assert len(set(names)) == CARDS


@in_every_language
def test_every_card_relic_and_site_has_an_effect(spoken: Language) -> None:
    """§10."""
    for number in range(CARDS):
        effect = spoken.say(say_effect(number))
        assert effect.endswith("."), IDS[number]
        assert len(effect) < 300, IDS[number]


@in_every_language
def test_banners_and_traits_have_names_and_effects(spoken: Language) -> None:
    """§10."""
    for banner in range(len(BANNERS)):
        assert spoken.say(say_banner(banner)) and spoken.say(say_banner_effect(banner)).endswith(".")
    for space in range(len(TRAITS)):
        assert spoken.say(say_trait(space)) and spoken.say(say_trait_effect(space)).endswith(".")


def test_ukrainian_names_and_effects_are_ukrainian() -> None:
    for number in range(CARDS):
        assert not LATIN.search(UKRAINIAN.say(say_card(number)) + UKRAINIAN.say(say_effect(number))), IDS[number]


@in_every_language
def test_an_effect_begins_with_when_it_happens(spoken: Language) -> None:
    timings = [(row.id, row.timing) for row in (*DENIZENS, *RELICS)]
    timings += [(row.id, row.timing) for row in ARCHIVE]
    for id, timing in timings:
        assert spoken.say(say_effect(card(id))).startswith(spoken.text(timing_message(timing)) + ":"), id


@in_every_language
def test_every_denizen_edifice_and_relic_works_and_says_how(spoken: Language) -> None:
    """§2 to §4: all 198 denizens, both faces of six edifices, 21 relics."""
    kinds = [range(EDIFICE), range(EDIFICE, VISION), range(RELIC, SITE)]
    assert [len(kind) for kind in kinds] == [198, 12, 21]
    cards = [number for kind in kinds for number in kind]
    assert [IDS[number] for number in cards if not works(number)] == []
    assert [IDS[number] for number in cards if not spoken.say(say_effect(number)).endswith(".")] == []


CHANGES_HANDS = {
    "the_grand_scepter",
    "obsidian_cage",
}  # what happens when they are taken or buried is no timing of theirs


def test_every_card_and_relic_acts_at_its_timing_and_at_no_other() -> None:
    for row in (*DENIZENS, *RELICS):
        parts = [part.removesuffix(" either").removesuffix(" attacker") for part in row.timing.split(", ")]
        masks = [HOOKS_OF[part.removesuffix(" defender")] for part in parts if card(row.id) != SCEPTER]
        assert all(HOOKS[card(row.id)] & mask for mask in masks), row.id
        assert HOOKS[card(row.id)] & ~sum(masks) & ~(TAKEN if row.id in CHANGES_HANDS else 0) == 0, row.id
    assert HOOKS[SCEPTER] == TAKEN  # its actions are those of the Empire


def test_costs_are_those_of_the_card() -> None:
    assert ENGLISH.say(say_cost(card("alchemist"))) == "place 1 secret, burn 1 secret"
    assert ENGLISH.say(say_cost(card("disgraced_captain"))) == "place 1 favor, burn 1 favor"
    assert ENGLISH.say(say_cost(card("longbows"))) == "costs nothing"
    assert UKRAINIAN.say(say_cost(card("oracle"))) == "покласти 2 секрети"
    assert ENGLISH.say(say_power(card("elders"))) == "Action: you gain a secret. (place 2 favor)"
    assert say_power(card("longbows")) == say_effect(card("longbows"))
    assert all(say_power(number) == say_effect(number) for number in range(SITE, CARDS))


def test_where_a_card_may_be_played_is_said_with_its_lock() -> None:
    assert ENGLISH.say(say_where(card("keep"))) == "only at a site, locked"
    assert UKRAINIAN.say(say_where(card("naysayers"))) == "лише як радник"
