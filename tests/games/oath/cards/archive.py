"""Scenarios with cards of the archive, which no deck of the first game holds."""

from __future__ import annotations

from ludotek.core.position import EVERYONE
from ludotek.games.oath import GAME, audit
from ludotek.games.oath.catalogue import RELIC
from ludotek.games.oath.marks import EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.locale import Language
from tests.games.oath.scenario import heard, offered

ENGLISH = Language("en")


def play(game: Oath, *moves: str) -> Oath:
    """Whoever is asked answers; nothing may be lost on the way, whatever cards were brought."""
    for words in moves:
        before = cards_of(game)
        move = GAME.read(words)
        assert move in game.moves(game.asked), f"{words!r} is not offered, but {offered(game)}"
        game.play(game.asked, move)
        assert cards_of(game) == before
        assert [find(game) for find in PROMISES] == [""] * len(PROMISES)
    return game


PROMISES = (audit.favor_fault, audit.warband_fault, audit.site_fault, audit.token_fault, audit.number_fault)


def cards_of(game: Oath) -> list[int]:
    """Every card that lies anywhere, or waits in a bag."""
    found = [card for pile in game.hidden_piles() for card in pile if card >= 0]
    found += [card for card in [*game.at, *game.vision] if card != EMPTY]
    found += [card for pile in [*game.advisers, *game.cards.bags] for card in pile]
    return sorted(found + [RELIC + relic for relic, seat in enumerate(game.holder) if seat != NOBODY])


def told_by(game: Oath, *moves: str) -> list[str]:
    """What everyone reads while these moves are made."""
    told = heard(game)
    play(game, *moves)
    game.heard = None
    return [ENGLISH.say(GAME.say_event(event)) for event in told if event[0] == EVERYONE]
