"""Every card, relic, site, banner and trait has a name and an effect in both languages."""

from __future__ import annotations

import re

import pytest

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.cards.power import (
    ACTS,
    AFTER_PLAY,
    AFTER_TRAVEL,
    BARS,
    HOOKS,
    MUSTERS,
    PLANS,
    PLAYS,
    RECOVERS,
    RESTS,
    ROLLS,
    SEARCHES,
    TRADES,
    TRAVELS,
    works,
)
from ludotek.games.oath.catalogue import CARDS, FIRST_GAME, IDS, SITE, VISION, card
from ludotek.games.oath.components import BANNERS, TRAITS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.effects import (
    is_inert,
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
    "plan": PLANS | ROLLS,
    "action": ACTS,
    "played": PLAYS,
    "rest": RESTS,
    "modifier search": SEARCHES | AFTER_PLAY,
    "modifier muster": MUSTERS,
    "modifier trade": TRADES,
    "modifier travel": TRAVELS | AFTER_TRAVEL,
    "modifier recover": RECOVERS,
    "persistent campaign": BARS,
    "continuous": MUSTERS,
}
# Relics that are in the rules themselves: who rules what, the Search, the edicts.
WITHOUT_HOOKS = {
    "grand_mask",
    "cracked_horn",
    "bandit_crown",
    "circlet_of_command",
    "book_of_records",
    "the_grand_scepter",
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
    for number in range(CARDS):
        effect = spoken.say(say_effect(number))
        assert effect.endswith("."), IDS[number]
        assert len(effect) < 300, IDS[number]


@in_every_language
def test_banners_and_traits_have_names_and_effects(spoken: Language) -> None:
    for banner in range(len(BANNERS)):
        assert spoken.say(say_banner(banner)) and spoken.say(say_banner_effect(banner)).endswith(".")
    for space in range(len(TRAITS)):
        assert spoken.say(say_trait(space)) and spoken.say(say_trait_effect(space)).endswith(".")


def test_ukrainian_names_and_effects_are_ukrainian() -> None:
    for number in range(CARDS):
        assert not LATIN.search(UKRAINIAN.say(say_card(number)) + UKRAINIAN.say(say_effect(number))), IDS[number]


@in_every_language
def test_an_effect_begins_with_when_it_happens(spoken: Language) -> None:
    for row in (*DENIZENS, *RELICS):
        when = spoken.text(timing_message(row.timing))
        assert spoken.say(say_effect(card(row.id))).startswith(when + ":"), row.id


@in_every_language
def test_exactly_the_archive_is_marked_inert_and_does_nothing(spoken: Language) -> None:
    inert = {number for number in range(CARDS) if spoken.say(say_effect(number)) == spoken.text("oath-effect-inert")}
    assert inert == {card(row.id) for row in ARCHIVE} == {number for number in range(VISION) if is_inert(number)}
    assert not any(HOOKS[number] for number in inert)
    assert all(works(number) for number in range(FIRST_GAME))


def test_every_card_and_relic_acts_at_its_timing_and_at_no_other() -> None:
    for row in (*DENIZENS, *RELICS):
        if row.id not in WITHOUT_HOOKS:
            parts = [part.removesuffix(" either").removesuffix(" attacker") for part in row.timing.split(", ")]
            masks = [HOOKS_OF[part.removesuffix(" defender")] for part in parts]
            assert all(HOOKS[card(row.id)] & mask for mask in masks), row.id
            assert HOOKS[card(row.id)] & ~sum(masks) == 0, row.id
    assert not any(works(card(id)) for id in WITHOUT_HOOKS)


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
