"""What cards say: one stateless object for each line of card text. The sheet's texts are lists of these.

A line does all of what it says that can be done, and nothing of the rest (rulings T2 and T19). It asks
whoever uses the ability; whether it asks at all depends only on what everybody can see.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import pop

from ludotek.core.position import EVERYONE, Move, Seat, only
from ludotek.games.north.components import WASTES
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.state import EMPTY, OPEN
from ludotek.games.north.steps.dealing import DRAW_TOP, REFILL, Step
from ludotek.games.north.steps.turn import END_OF_TEXT, move_to_discard, places
from ludotek.games.north.vocabulary import (
    ECHOED,
    FACE,
    FAR_SIDE,
    LEFT,
    PLACE,
    RESET,
    SCANNED,
    TOOK,
    UNABLE,
)

PER_FACILITY: Final = 0
PER_ANCIENT: Final = 1
PER_CARD_IN_HAND: Final = 2
PER_NODE_LEVEL: Final = 3
PER_LEAD: Final = 4  # cards in your Zone beyond as many as in theirs


class Counted(Step):
    """A line with a number in it."""

    amount: int

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Draw(Counted):
    """Draw cards from your Deck."""

    def run(self, game: North, seat: int) -> None:
        game.done = False
        for _ in range(self.amount):
            game.push(DRAW_TOP.number, seat)


class Strike(Counted):
    """The other player loses points."""

    def run(self, game: North, seat: int) -> None:
        game.done = game.points[1 - seat] > 0
        game.lose(1 - seat, self.amount)


class StrikePer(Counted):
    """A loss for the other player that grows with what is there."""

    def run(self, game: North, seat: int) -> None:
        points = self.count(game, seat)
        game.done = points > 0 and game.points[1 - seat] > 0
        game.lose(1 - seat, points)

    def count(self, game: North, seat: Seat) -> int:
        if self.amount == PER_CARD_IN_HAND:
            return len(game.hand[seat])
        if self.amount == PER_NODE_LEVEL:
            return game.node[seat]
        if self.amount == PER_LEAD:
            return max(0, len(game.zone[seat]) - len(game.zone[1 - seat]))
        built = 0
        for card in game.zone[seat]:
            if game.lies_built(card):
                built += 1
        return built if self.amount == PER_FACILITY else len(game.zone[seat]) - built


class Mend(Counted):
    """Regain points, up to 40 (ruling T11)."""

    def run(self, game: North, seat: int) -> None:
        before = game.points[seat]
        game.mend(seat, self.amount)
        game.done = game.points[seat] > before


class Charge(Counted):
    """Charge your Node; a Discharged one has no level to rise from."""

    def run(self, game: North, seat: int) -> None:
        game.done = False
        for _ in range(self.amount):
            if game.charge(seat):
                game.done = True


class ResetNode(Step):
    """A Discharged Node stands at level 1 again, and may be Discharged again (ruling T3)."""

    def run(self, game: North, seat: int) -> None:
        game.done = game.node[seat] == 0
        if game.done:
            game.node[seat] = 1  # ruling T28
            game.tell(EVERYONE, RESET, seat, 0)


class RefillNow(Step):
    """Refill The Wastes in the middle of a turn."""

    def run(self, game: North, seat: int) -> None:
        game.done = False
        game.push(REFILL.number, 0)


class Scan(Step):
    """See every far side in The Wastes, and the hidden face of the card to be dealt next."""

    def run(self, game: North, seat: int) -> None:
        game.done = True
        game.tell(EVERYONE, SCANNED, seat, 0)
        for place in range(WASTES):
            card = game.wastes[place]
            if card != EMPTY:
                if game.far_seen[place] >= 0:
                    game.far_seen[place] |= only(seat)
                game.tell(only(seat), FAR_SIDE, place, game.deck.back[card])
        if game.wastes_top != EMPTY:
            game.top_seen |= only(seat)
            game.tell(only(seat), FACE, game.wastes_top, 0)


class BuildMore(Counted):
    """The uppermost Facility of the Wastes Deck is built."""

    def run(self, game: North, seat: int) -> None:
        game.done = game.wastes_top != EMPTY
        if game.done:
            if self.amount > 1:
                repeat(game, self.number, seat)
            game.play_to_zone(seat, game.take_wastes_top(), True)


class StillDone(Step):
    """After a repeat: the line as a whole did something, even if the repeat did not."""

    def run(self, game: North, seat: int) -> None:
        game.done = True


STILL_DONE: Final = StillDone()


def repeat(game: North, line: int, seat: Seat) -> None:
    """The same line, once less."""
    game.push(STILL_DONE.number, seat)
    game.push(line - 1, seat)


class IfDone(Step):
    """Read on only if the line before did something."""

    def run(self, game: North, seat: int) -> None:
        if not game.done:
            game.agenda, item = pop(game.agenda)
            while item & LINE_MASK != END_OF_TEXT.number:
                game.agenda, item = pop(game.agenda)


# Lines that ask.


class Question(Step):
    """A line that asks whoever uses the ability (ruling T19), if all can see that there may be a choice."""

    def run(self, game: North, seat: int) -> None:
        game.done = False
        if self.is_open(game, seat):
            game.ask(seat, self.number, seat)  # §16

    def answer(self, game: North, seat: int, move: Move) -> None:
        if move != UNABLE:
            game.done = True
            self.choose(game, seat, move)

    @abstractmethod
    def is_open(self, game: North, seat: Seat) -> bool:
        """Whether there may be something to choose, as far as everybody can see."""

    @abstractmethod
    def choose(self, game: North, seat: Seat, move: Move) -> None:
        """Do what was chosen."""


class FromHand(Question):
    """Choose a card in your hand."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(game.hand[seat]) > 0

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.hand[seat].copy()


class FromWastes(Question):
    """Choose an Ancient in The Wastes."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return game.wastes_left() > 0

    def offer(self, game: North, seat: int) -> list[Move]:
        return places(game)


class FromZone(Question):
    """Choose a card in your Zone."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(game.zone[seat]) > 0

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.zone[seat].copy()


class FromTheirZone(Question):
    """Choose a card in the other player's Zone."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(game.zone[1 - seat]) > 0

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.zone[1 - seat].copy()


class FlipYours(FromZone):
    """Flip one of your cards; its other side is played (ruling T17)."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.flip(seat, move)


class FlipTheirs(FromTheirZone):
    """Flip one of the other player's cards; they use what comes up."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.flip(1 - seat, move)


class Salvage(Question):
    """Take a card from your Discard into your hand, if there is room (ruling T31)."""

    amount: int

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(game.discard[seat]) > 0 and game.has_room(seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.discard[seat].copy()

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.discard[seat].remove(move)
        game.put_in_hand(seat, move, OPEN)
        game.tell(EVERYONE, TOOK, seat, move)
        if self.amount > 1:
            repeat(game, self.number, seat)


class Scrap(FromHand):
    """Discard a card."""

    amount: int

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.discard_card(seat, move)
        if self.amount > 1:
            repeat(game, self.number, seat)


class Raise(FromWastes):
    """A card of The Wastes is turned over into your Zone, whatever its far side is."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.play_to_zone(seat, game.take_from_wastes(move - PLACE), True)


class Take(FromWastes):
    """Move an Ancient from The Wastes to your Discard; that is not Reprogramming, so there is no Spark."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        move_to_discard(game, seat, move - PLACE)


class Found(FromHand):
    """A card of your hand is built, far side up (ruling T26)."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.take_from_hand(seat, move)
        game.play_to_zone(seat, move, True)


class Activate(FromHand):
    """A card of your hand is activated."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.take_from_hand(seat, move)
        game.play_to_zone(seat, move, False)


class Recall(FromZone):
    """Move a card from your Zone to your Discard."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        leave_zone(game, seat, move)


class Oust(FromTheirZone):
    """Move a card from the other player's Zone to their Discard."""

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        leave_zone(game, 1 - seat, move)


def leave_zone(game: North, owner: Seat, card: int) -> None:
    game.take_from_zone(owner, card)
    game.gain(owner, card)
    game.tell(EVERYONE, LEFT, owner, card)


class Echo(FromZone):
    """Use the Protocol of an Ancient of another name in your Zone (ruling T32)."""

    def is_open(self, game: North, seat: Seat) -> bool:
        return len(self.offer(game, seat)) > 0

    def offer(self, game: North, seat: int) -> list[Move]:
        own = game.source
        return [card for card in game.zone[seat] if not game.lies_built(card) and game.deck.kind[card] != own]

    def choose(self, game: North, seat: Seat, move: Move) -> None:
        game.tell(EVERYONE, ECHOED, seat, move)
        game.trigger(seat, move, False)
