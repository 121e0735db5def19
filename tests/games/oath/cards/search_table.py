"""Scenarios with cards of the archive: they are at the table besides those of the first game."""

from __future__ import annotations

from ludotek.core.position import EVERYONE
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import favor_fault, number_fault, site_fault, token_fault, warband_fault
from ludotek.games.oath.catalogue import NAMES, card
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import RED, hide, offered, out_of_the_deck


def go(game: Oath, *moves: str) -> Oath:
    """Whoever is asked answers; nothing but a card may come from outside, and no card lies in two places."""
    for words in moves:
        assert words.casefold() in [text.casefold() for text in offered(game)], f"{words!r} of {offered(game)}"
        game.play(game.asked, GAME.read(words))
        found = [favor_fault(game), warband_fault(game), site_fault(game), token_fault(game), number_fault(game)]
        assert found == [""] * 5
        known = [slot for pile in game.hidden_piles() for slot in pile if slot >= 0]
        known += [denizen for denizen in game.at if denizen >= 0]
        known += [adviser for advisers in game.advisers for adviser in advisers]
        assert len(known) == len(set(known))
    return game


def pile(game: Oath, region: int, *ids: str) -> list[int]:
    """The discards of a region are these cards, from the bottom to the top."""
    cards = [card(id) for id in ids]
    for number in cards:
        out_of_the_deck(game, number)
        game.cards.seen[number] = 0
    game.world[:0] = game.discards[region]
    game.discards[region][:] = cards
    return cards


def drawn(game: Oath, *ids: str) -> Oath:
    """Red searches the Cradle's discards, where these are all that lie; the first of them is kept."""
    pile(game, 0, *ids)
    go(game, "search the discards of the cradle")
    return go(game, f"card {NAMES[card(ids[0])]}") if len(ids) > 1 else game


def held(game: Oath, id: str, where: str = "adviser faceup") -> Oath:
    """Red plays a facedown adviser."""
    hide(game, RED, id)
    return go(game, f"play facedown {NAMES[card(id)]}", where)


def lies_faceup(game: Oath, number: int) -> bool:
    return game.cards.seen[number] == EVERYONE and (number in game.at or any(number in one for one in game.advisers))
