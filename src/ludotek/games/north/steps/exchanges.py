"""Exchanges: two answers, of which the first goes back on the agenda as part of the question."""

from __future__ import annotations

from abc import abstractmethod

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.north.rules import North
from ludotek.games.north.state import OPEN
from ludotek.games.north.steps.effects import Question
from ludotek.games.north.steps.turn import places
from ludotek.games.north.vocabulary import (
    CAME,
    GAVE,
    PLACE,
    SHOWED,
    TOOK,
    UNABLE,
)


class Exchange(Question):
    """Choose a card of your own, then one of another name to exchange it for, §17 (rulings T19 and T20)."""

    def offer(self, game: North, argument: int) -> list[Move]:
        seat, chosen = argument & 1, (argument >> 1) - 1
        if chosen >= 0:
            return self.others(game, seat, chosen)
        return [card for card in self.own(game, seat) if self.others(game, seat, card)]

    def answer(self, game: North, argument: int, move: Move) -> None:
        seat, chosen = argument & 1, (argument >> 1) - 1
        if chosen >= 0:
            game.done = True
            self.exchange(game, seat, chosen, move)
        elif move != UNABLE:
            self.choose(game, seat, move)

    def show(self, game: North, seat: Seat, card: int) -> None:
        """What is offered is shown; a card in a hand is laid open (ruling T30)."""
        if card in game.hand[seat]:
            game.recognise(seat, card)
            game.publish(card)
        game.tell(EVERYONE, SHOWED, seat, card)

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        """The first answer; `answer` leads to the second."""
        self.show(game, seat, move)
        game.ask(seat, self.number, seat | move + 1 << 1)

    def may_offer_hand(self, game: North, seat: Seat) -> bool:
        """Whether some card of the hand may be exchanged, as far as those can tell who do not see all of it."""
        return not game.lies_open(seat) or len(self.offer(game, seat)) > 0

    @abstractmethod
    def own(self, game: North, seat: Seat) -> list[int]:
        """What may be given."""

    @abstractmethod
    def others(self, game: North, seat: Seat, chosen: int) -> list[Move]:
        """What a card may be exchanged for."""

    @abstractmethod
    def exchange(self, game: North, seat: Seat, chosen: int, move: Move) -> None:
        """Both change places."""


class ExchangeHandAndWastes(Exchange):
    """A card in your hand for an Ancient in The Wastes; both are shown on both sides (ruling T30)."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return game.wastes_left() > 0 and self.may_offer_hand(game, seat)

    def own(self, game: North, seat: Seat) -> list[int]:
        return game.hand[seat]

    def others(self, game: North, seat: Seat, chosen: int) -> list[Move]:
        kind = game.deck.kind
        return [move for move in places(game) if kind[game.wastes[move - PLACE]] != kind[chosen]]

    def exchange(self, game: North, seat: Seat, chosen: int, move: Move) -> None:
        place = move - PLACE
        card = game.take_from_wastes(place)
        game.publish(card)
        game.take_from_hand(seat, chosen)
        game.wastes[place] = chosen
        game.far_seen[place] = EVERYONE
        game.put_in_hand(seat, card, OPEN)
        game.tell(EVERYONE, GAVE, seat, chosen)
        game.tell(EVERYONE, TOOK, seat, card)


class ExchangeHandAndZone(Exchange):
    """A card in your hand for a card in your Zone: the one from your hand is played as an Ancient."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(game.zone[seat]) > 0 and self.may_offer_hand(game, seat)

    def own(self, game: North, seat: Seat) -> list[int]:
        return game.hand[seat]

    def others(self, game: North, seat: Seat, chosen: int) -> list[Move]:
        return [card for card in game.zone[seat] if game.name_of(card) != game.deck.kind[chosen]]

    def exchange(self, game: North, seat: Seat, chosen: int, move: Move) -> None:
        game.take_from_zone(seat, move)
        game.take_from_hand(seat, chosen)
        game.put_in_hand(seat, move, OPEN)
        game.tell(EVERYONE, TOOK, seat, move)
        game.play_to_zone(seat, chosen, False)  # ruling T26


class ExchangeZones(Exchange):
    """A card in your Zone for one in the other's; both are played as they lie, §14, at the same moment (ruling T16)."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(self.offer(game, seat)) > 0

    def own(self, game: North, seat: Seat) -> list[int]:
        return game.zone[seat]

    def others(self, game: North, seat: Seat, chosen: int) -> list[Move]:
        return [card for card in game.zone[1 - seat] if game.name_of(card) != game.name_of(chosen)]

    def exchange(self, game: North, seat: Seat, chosen: int, move: Move) -> None:
        game.zone[seat].remove(chosen)
        game.zone[1 - seat].remove(move)
        game.zone[seat].append(move)
        game.zone[1 - seat].append(chosen)
        game.tell(EVERYONE, CAME, seat, move)
        game.tell(EVERYONE, CAME, 1 - seat, chosen)
        game.trigger(seat, move, False)
        game.trigger(1 - seat, chosen, True)
