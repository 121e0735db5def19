"""Tables with cards on them that the first game's deck lacks; everything else must add up all the same."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.audit import favor_fault, number_fault, site_fault, token_fault, warband_fault
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.travel import SEND
from tests.games.oath.scenario import act, offered


def do(game: Oath, *moves: str) -> Oath:
    """Whoever is asked answers; no favor, no warband and no token may be lost on the way."""
    for words in moves:
        act(game, words)
        found = (favor_fault, warband_fault, site_fault, token_fault, number_fault)
        assert [fault(game) for fault in found if fault(game)] == []
    return game


def aside(game: Oath) -> Oath:
    """What a test has put on the agenda comes first, then whoever was asked before is asked again."""
    game.agenda += [game.step, game.asked, game.first, game.second]
    game.go_on()
    return game


def sent(game: Oath, traveller: Seat, by: Seat, to: str) -> Oath:
    """A player is made to travel by another."""
    game.then(SEND, by, traveller)
    return do(aside(game), f"site {to}")


def drain(game: Oath, bank: int, left: int) -> None:
    """A bank has but so much favor."""
    game.pool += game.banks[bank] - left
    game.banks[bank] = left


def offers(game: Oath, *words: str) -> list[bool]:
    """Which of these moves may be made."""
    return [text in offered(game) for text in words]
