"""Search (Major actions: Search)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import AFTER_DRAW
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.marks import DARKEST_SECRET, DISCARDS, WORLD
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import spend_supply
from ludotek.games.oath.steps.outcome import FRESH, HELD
from ludotek.games.oath.steps.piles import DRAW, FROM_BELOW, USUAL, discard_from_hand, lift_facedown, tell_kept
from ludotek.games.oath.steps.play import ANOTHER, LAST, PLACE
from ludotek.games.oath.steps.realm import accessible, region_of
from ludotek.games.oath.steps.toll import SEARCHING, can_pay_toll, pay_toll
from ludotek.games.oath.steps.way import is_traded_away
from ludotek.games.oath.vocabulary import CARD, DONE, SEARCH_DECK, SEARCH_PILE

TRACK: Final[list[int]] = [2, 3, 3, 4, 4, 4]  # by Visions drawn: the Supply that the world deck costs; §43
PILE_COST: Final = 2  # §43
CARDS_DRAWN: Final = 3  # §44
GREEDY: Final = 3


def search_cost(game: Oath, seat: Seat, move: Move) -> int:
    """§43: two Supply for a pile, for the world deck what the track says, or two with the Darkest Secret, §94."""
    is_cheap = move != SEARCH_DECK or game.banner[DARKEST_SECRET] == seat
    supply = PILE_COST if is_cheap else TRACK[game.visions_drawn]
    for modifier in game.modifiers:
        supply = POWERS[modifier].search_supply(game, seat, move, supply)
    return supply


def searches(game: Oath, seat: Seat) -> list[Move]:
    """What a player may search now; it may not be empty (ruling O5)."""
    found: list[Move] = []
    if not can_pay_toll(game, seat, SEARCHING, game.pawn[seat]):
        return found
    supply = game.supply[seat]
    dearest = min(supply, PILE_COST) if is_traded_away(game, seat, GREEDY) else supply  # §105
    if game.world and reaches(game, seat, SEARCH_DECK) and search_cost(game, seat, SEARCH_DECK) <= dearest:
        found.append(SEARCH_DECK)
    for pile in range(SEARCH_PILE, SEARCH_PILE + 3):
        is_there = game.discards[pile - SEARCH_PILE] and reaches(game, seat, pile)
        if is_there and search_cost(game, seat, pile) <= supply:
            found.append(pile)
    return found


def reaches(game: Oath, seat: Seat, move: Move) -> bool:
    """The world deck and one's region's discard pile are near; declared modifiers have their say."""
    is_near = move == SEARCH_DECK or move - SEARCH_PILE == region_of(game, seat)
    for modifier in game.modifiers:
        is_near = POWERS[modifier].reaches(game, seat, move, is_near)
    return is_near


def search(game: Oath, seat: Seat, move: Move) -> None:
    """Draw three, §44, more or fewer as powers say; keep one, discard the others, then play it or discard it, §45."""
    source = WORLD if move == SEARCH_DECK else DISCARDS + move - SEARCH_PILE
    spend_supply(game, seat, search_cost(game, seat, move))
    pay_toll(game, seat, SEARCHING, game.pawn[seat])
    cards = CARDS_DRAWN
    if is_traded_away(game, seat, GREEDY):
        cards += 2  # §105
    for power in [game.map[game.pawn[seat]], *game.modifiers]:
        cards = POWERS[power].draws(game, seat, cards)
    if any(POWERS[modifier].draws_below(game) for modifier in game.modifiers):
        source += FROM_BELOW
    game.then(DRAW, seat, source, max(0, cards))
    game.then(TAKEN_UP, seat)
    game.then(KEEP, seat)


def play_held(game: Oath, seat: Seat, held: int) -> None:
    """A facedown adviser is played or discarded as if it had just been searched for; §177."""
    pay_toll(game, seat, SEARCHING, game.pawn[seat])
    lift_facedown(game, seat, held)
    tell_kept(game, seat, held)
    game.hand.append(held)
    game.then(TAKEN_UP, seat)
    game.then(PLACE, seat, HELD)
    game.then(PUT_AWAY, seat)


class TakenUp(Step):
    """Powers that follow when cards have come into the hand."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        for power in accessible(game, seat):
            if HOOKS[power] & AFTER_DRAW:
                POWERS[power].after_draw(game, seat)
        return False


def most_kept(game: Oath, seat: Seat) -> int:
    """How many drawn cards may be played: one, §45, unless declared modifiers say otherwise."""
    cards = 1
    for modifier in game.modifiers:
        cards = POWERS[modifier].keeps(game, seat, cards)
    return cards


class Keep(Step):
    """All cards but one are discarded, §45, in the order that the player likes; those that are kept come first."""

    def begin(self, game: Oath, seat: Seat, kept: int, second: int) -> bool:
        if len(game.hand) > 1 and kept < most_kept(game, seat):
            return True
        self.finish(game, seat, max(1, kept))
        return False

    def moves(self, game: Oath, seat: Seat, kept: int, second: int) -> list[Move]:
        found: list[Move] = [CARD + held for held in game.hand[kept:]]
        return [*found, DONE] if kept else found

    def answer(self, game: Oath, seat: Seat, move: Move, kept: int, second: int) -> None:
        if move == DONE:
            self.finish(game, seat, kept)
            return
        game.hand.remove(move - CARD)
        game.hand.insert(kept, move - CARD)
        for modifier in game.modifiers:
            POWERS[modifier].kept(game, seat, move - CARD)
        tell_kept(game, seat, move - CARD)
        game.then(KEEP, seat, kept + 1)

    def finish(self, game: Oath, seat: Seat, kept: int) -> None:
        game.then(SHED, seat, kept)
        game.then(PLACE, seat, FRESH, ANOTHER if kept > 1 else LAST)
        game.then(PUT_AWAY, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


class Shed(Step):
    """The rest of the hand goes, card by card, in the order that the player likes; §141."""

    def begin(self, game: Oath, seat: Seat, kept: int, second: int) -> bool:
        if len(game.hand) == kept + 1:
            discard_from_hand(game, seat, game.hand[kept])
        return len(game.hand) > kept

    def moves(self, game: Oath, seat: Seat, kept: int, second: int) -> list[Move]:
        return [CARD + held for held in game.hand[kept:]]

    def answer(self, game: Oath, seat: Seat, move: Move, kept: int, second: int) -> None:
        discard_from_hand(game, seat, move - CARD)
        game.then(SHED, seat, kept)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class PutAway(Step):
    """The Search is over."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.discarding = USUAL
        declared = game.modifiers.copy()
        game.modifiers.clear()
        for modifier in declared:
            POWERS[modifier].after_search(game, seat)
        return False


TAKEN_UP: Final = step(TakenUp())
KEEP: Final = step(Keep())
SHED: Final = step(Shed())
PUT_AWAY: Final = step(PutAway())
