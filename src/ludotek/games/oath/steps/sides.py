"""What the sides of a campaign have, as battle plans ask: players, cards, advisers, warbands."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import NO_SUIT, SUIT
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import attacking_force, defending, enemies, force_at_sites, force_on_boards
from ludotek.games.oath.steps.plans import cards_of_bandits
from ludotek.games.oath.steps.realm import has_adviser_of, matching_advisers, ruled_cards
from ludotek.games.oath.steps.treasures import holds


def players_of(game: Oath, side: int) -> list[Seat]:
    """Who is "you" in a battle plan: the attacker, or the defender with its allies (ruling O30); nobody for bandits."""
    return defending(game) if side == DEFENDER else [game.campaign.attacker]


def cards_of(game: Oath, side: int) -> list[int]:
    """The cards that a side rules, each once."""
    if game.campaign.leader(side) == BANDITS:
        return cards_of_bandits(game)
    found: list[int] = []
    for seat in players_of(game, side):
        for card in ruled_cards(game, seat):
            if card not in found:
                found.append(card)
    return found


def cards_of_suit(game: Oath, side: int, suit: int) -> int:
    """How many cards of a suit a side rules."""
    return len([card for card in cards_of(game, side) if SUIT[card] == suit])


def suits_but(game: Oath, side: int, suit: int) -> int:
    """How many suits there are among the cards that a side rules, one aside."""
    suits = 0
    for card in cards_of(game, side):
        if SUIT[card] not in (NO_SUIT, suit):
            suits |= 1 << SUIT[card]
    return suits.bit_count()


def advisers_of_suit(game: Oath, side: int, suit: int) -> int:
    return sum([matching_advisers(game, seat, suit) for seat in players_of(game, side)])


def enemies_have(game: Oath, side: int, suit: int) -> bool:
    """Whether an enemy of a side has an adviser of a suit."""
    return any(has_adviser_of(game, enemy, suit) for enemy in enemies(game, side))


def enemies_hold(game: Oath, side: int, banner: int) -> bool:
    return any(holds(game, enemy, banner) for enemy in enemies(game, side))


def force_of(game: Oath, side: int) -> int:
    """All the warbands, and bandits, that fight for a side."""
    return attacking_force(game) if side == ATTACKER else force_at_sites(game) + force_on_boards(game)


def is_outnumbered(game: Oath, side: int) -> bool:
    return force_of(game, side) < force_of(game, DEFENDER if side == ATTACKER else ATTACKER)
