"""Every card of the reference page, with what was ruled about it: denizens and edifices by suit, then all others."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase
from ludotek.games.oath.catalogue import CARDS, EDIFICE, IDS, LOCKED, NO_SUIT, RELIC, RELIC_DICE, SITE, SUIT, VISION
from ludotek.games.oath.components import BANNERS, SUITS, TRAITS
from ludotek.games.oath.effects import costs_of, effect_of, say_cost, say_effect, say_where
from ludotek.games.oath.library import LIBRARY, ruling_of
from ludotek.games.oath.reference.speech import Speech
from ludotek.games.oath.words import say_banner, say_card, say_trait


def cards(speech: Speech) -> str:
    """All of them, §10."""
    suits = [group(speech, f"icon-{id}", of_suit(speech, suit), id) for suit, id in enumerate(SUITS)]
    others = (
        ("visions", [entry(speech, card) for card in range(VISION, RELIC)]),
        ("relics", [entry(speech, card) for card in range(RELIC, SITE)]),
        ("banners", [told(speech, say_banner(number), id) for number, id in enumerate(BANNERS)]),
        ("traits", [told(speech, say_trait(number), id) for number, id in enumerate(TRAITS)]),
        ("sites", [entry(speech, card) for card in range(SITE, CARDS)]),
    )
    return "".join(suits) + "".join(group(speech, title, entries) for title, entries in others)


def group(speech: Speech, title: str, entries: Sequence[str], sign: str = "") -> str:
    head = f"{speech.sign(sign)} {speech.text(title)}" if sign else speech.text(title)
    return f'<h2>{head}</h2><div class="cards">{"".join(entries)}</div>'


def of_suit(speech: Speech, suit: int) -> list[str]:
    """Denizens by name, then the edifice, intact and ruined."""
    denizens = [card for card in range(EDIFICE) if SUIT[card] == suit]
    faces = [face for card in range(EDIFICE, VISION) if SUIT[card] == suit for face in (card, card + 1)]
    return [entry(speech, card) for card in sorted(denizens, key=lambda card: speech.say(say_card(card))) + faces]


def entry(speech: Speech, card: int) -> str:
    """A card: its name, what it takes, what it does, and rulings."""
    rulings = LIBRARY.rulings(card)
    return article(speech, IDS[card], speech.say(say_card(card)), facts(speech, card), say_effect(card), rulings)


def told(speech: Speech, name: Phrase, id: str) -> str:
    """A banner or a trait."""
    return article(speech, id, speech.say(name), [], effect_of(id), ruling_of(id))


def article(speech: Speech, id: str, name: str, facts: Sequence[str], effect: Phrase, rulings: Phrase) -> str:
    small = f"<p><small>{'; '.join(facts)}</small></p>" if facts else ""
    ruled = speech.spoken.say(rulings).splitlines() if speech.spoken.has(rulings.id) else []
    lines = "".join(f"<li>{speech.drawn(line)}</li>" for line in ruled)
    listed = f"<ul>{lines}</ul>" if lines else ""
    return f'<article id="{id.replace("_", "-")}"><h3>{name}</h3>{small}<p>{speech.say(effect)}</p>{listed}</article>'


def facts(speech: Speech, card: int) -> list[str]:
    """Of a denizen or an edifice where it may lie, of a relic its dice; and what its power costs."""
    found: list[str] = []
    if card < VISION:
        ruin = f"{speech.text('ruin')}, " if card >= EDIFICE and SUIT[card] == NO_SUIT else ""
        found.append(ruin + speech.say(say_where(card)) + (f" {speech.sign('lock')}" if LOCKED[card] else ""))
    if RELIC <= card < SITE:
        found.append(speech.signs("defense", RELIC_DICE[card - RELIC]))
    if costs_of(card):
        found.append(speech.say(say_cost(card)))
    return found
