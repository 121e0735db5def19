"""Cards come out of their Decks: lines in which chance is asked for the card that somebody sees first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat, only
from ludotek.games.north.components import WASTES
from ludotek.games.north.deck import Line
from ludotek.games.north.rules import North
from ludotek.games.north.state import BACK, CLOSED, EMPTY, NONE
from ludotek.games.north.vocabulary import (
    DEALT,
    DREW,
    HELD_BACK,
    LAID,
    SAW,
    TOP_OF_DECK,
    TOP_OF_WASTES,
)


class Step(Line):
    """A line that asks nobody, unless it says otherwise."""

    def offer(self, game: North, argument: int) -> list[Move]:
        return NONE

    def answer(self, game: North, argument: int, move: Move) -> None:
        pass


class DealCard(Step):
    """A card for a seat's first Deck, §7; its owner may look at it, §8."""

    def run(self, game: North, seat: int) -> None:
        game.ask(CHANCE, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.wastes_bag

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.wastes_bag = without(game.wastes_bag, move)
        game.deck_bag[seat].append(move)
        game.deck_bag[seat].sort()
        game.tell(only(seat), DEALT, seat, move)


class JoinWastes(Step):
    """What is left of Value 0 goes in with all others, §9; of the Wastes Deck one sees the uppermost Facility."""

    def run(self, game: North, argument: int) -> None:
        game.wastes_bag += game.deck.others
        game.wastes_bag.sort()
        game.push(TURN_UP_WASTES.number, 0)


class TurnUpWastes(Step):
    """A new card lies on top of the Wastes Deck, Facility side up, §9 (ruling T15)."""

    def run(self, game: North, argument: int) -> None:
        if game.wastes_top == EMPTY and game.wastes_bag:
            game.ask(CHANCE, self.number, 0)

    def offer(self, game: North, argument: int) -> list[Move]:
        return game.wastes_bag

    def answer(self, game: North, argument: int, move: Move) -> None:
        game.wastes_bag = without(game.wastes_bag, move)
        game.wastes_top = move
        game.top_seen = 0
        game.tell(EVERYONE, TOP_OF_WASTES, game.deck.back[move], game.wastes_deck())


class DrawUnseen(Step):
    """One of the three cards that a turn begins with, §20; the other player sees none of their backs (ruling T30)."""

    def run(self, game: North, seat: int) -> None:
        if game.deck_bag[seat]:  # ruling T14
            game.ask(CHANCE, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.deck_bag[seat]

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.deck_bag[seat] = without(game.deck_bag[seat], move)
        game.put_in_hand(seat, move, BACK if game.shows_backs else CLOSED)  # §41
        tell_drawn(game, seat, move)
        if game.shows_backs:
            game.tell(EVERYONE, HELD_BACK, seat, game.deck.back[move])


class TurnUpDeck(Step):
    """A new card lies on top of a player's Deck, Facility side up, §19."""

    def run(self, game: North, seat: int) -> None:
        if game.deck_top[seat] == EMPTY and game.deck_bag[seat]:
            game.ask(CHANCE, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.deck_bag[seat]

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.deck_bag[seat] = without(game.deck_bag[seat], move)
        game.deck_top[seat] = move
        game.tell(EVERYONE, TOP_OF_DECK, seat, game.deck.back[move])


class DrawTop(Step):
    """A card drawn in the middle of a turn: everybody has seen its back. No shuffling now (ruling T14)."""

    def run(self, game: North, seat: int) -> None:
        card = game.deck_top[seat]
        if card == EMPTY or not game.has_room(seat):
            return
        game.deck_top[seat] = EMPTY
        game.put_in_hand(seat, card, BACK)
        game.done = True
        tell_drawn(game, seat, card)
        game.push(TURN_UP_DECK.number, seat)


class Refill(Step):
    """Back, §29: The Wastes is filled up to four again, card by card (ruling T13).

    The back of the card on top was open to all. Those that follow it are dealt with it, in one go, and
    nobody sees their far side (ruling T30).
    """

    def run(self, game: North, argument: int) -> None:
        game.push(TURN_UP_WASTES.number, 0)
        place = WASTES - 1
        while place >= 0:
            if game.wastes[place] == EMPTY:
                game.push(LAY_ANCIENT.number, place)
            place -= 1


class LayAncient(Step):
    """One Ancient for an empty place of The Wastes, §10."""

    def run(self, game: North, place: int) -> None:
        card = game.wastes_top
        if card != EMPTY:
            game.wastes_top = EMPTY
            game.top_seen = 0
            self.lay(game, place, card, EVERYONE)
        elif game.wastes_bag:
            game.ask(CHANCE, self.number, place)

    def offer(self, game: North, place: int) -> list[Move]:
        return game.wastes_bag

    def answer(self, game: North, place: int, move: Move) -> None:
        game.wastes_bag = without(game.wastes_bag, move)
        self.lay(game, place, move, 0)

    def lay(self, game: North, place: int, card: int, seen: int) -> None:
        game.wastes[place] = card
        game.far_seen[place] = seen
        game.done = True
        game.tell(EVERYONE, LAID, place, game.deck.kind[card])


def without(bag: list[int], card: int) -> list[int]:
    """A bag without a card. The old one was offered to chance as it is, so it must not change."""
    rest = bag.copy()
    rest.pop(place_in(rest, card))
    return rest


def place_in(bag: list[int], card: i64) -> int:
    """Where a card lies in a bag, which is sorted."""
    low: i64 = 0
    high: i64 = len(bag) - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        found: i64 = bag[middle]
        if found < card:
            low = middle + 1
        else:
            high = middle
    return low


def tell_drawn(game: North, seat: Seat, card: int) -> None:
    game.tell(EVERYONE, DREW, seat, len(game.hand[seat]))
    game.tell(only(seat), SAW, seat, card)


DEAL_CARD: Final = DealCard()
JOIN_WASTES: Final = JoinWastes()
TURN_UP_WASTES: Final = TurnUpWastes()
DRAW_UNSEEN: Final = DrawUnseen()
TURN_UP_DECK: Final = TurnUpDeck()
DRAW_TOP: Final = DrawTop()
REFILL: Final = Refill()
LAY_ANCIENT: Final = LayAncient()
