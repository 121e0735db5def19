"""The North, in the order and the words of its rule cards (rules.md).

`state.py` holds the table, this file what may happen on it; `steps/turn.py` the Turn Sequence card, line by
line; `steps/effects.py` what the cards say; `knowledge.py` what a seat cannot know. All of them are
lines on the agenda: a stack of numbers, the next line last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Move, Points, Seat
from ludotek.core.rng import Rng
from ludotek.games.north import knowledge
from ludotek.games.north.components import (
    CARDS,
    DAWN,
    DUSK,
    HAND_LIMIT,
    HIGHEST_LEVEL,
    POINTS,
    RESOLVED_AT_MOST,
    TWICE,
    NorthOptions,
)
from ludotek.games.north.deck import Deck
from ludotek.games.north.state import BACK, CLOSED, EMPTY, NOBODY, NONE, NOTHING_ASKED, OPEN, NorthState
from ludotek.games.north.steps.triggers import (
    pack,
)
from ludotek.games.north.vocabulary import (
    BUILT,
    CAPPED,
    CHARGED,
    COULD_NOT,
    DISCARDED,
    FLIPPED,
    LOST,
    MENDED,
    OVERLOADED,
    PLAYED,
    SHUFFLED,
    TAKEN,
    UNABLE,
    USED,
)

SEAT_BITS: Final = 8  # in an item of the agenda, the argument stands above the number of its line
LINE_MASK: Final = 255

EACH: Final[list[list[Seat]]] = [[DAWN], [DUSK]]
UNABLE_ALONE: Final[list[Move]] = [UNABLE]
BITS: Final[list[int]] = [1 << card for card in range(CARDS)]


class North(NorthState):
    """Two players, their Decks, hands, Discards, Zones and Nodes, and The Wastes between them."""

    def __init__(self, of: North | None = None, options: NorthOptions | None = None, deck: Deck | None = None) -> None:
        if of is None and deck is None:  # so is a compiled position made that is unpickled, and filled afterwards
            from ludotek.games.north.printing import deck_for

            options = NorthOptions()
            deck = deck_for(options)
        super().__init__(of, options, deck)
        if of is None:
            self.proceed()

    def copy(self) -> North:
        return North(self)

    # Who may do what.

    def kind(self) -> int:
        if self.is_over:
            return OVER
        return DEAL if self.asked == CHANCE else TURN

    def acting(self) -> list[Seat]:
        return NONE if self.is_over or self.asked < 0 else EACH[self.asked]

    def moves(self, seat: Seat) -> list[Move]:
        """What the line that is being read offers to whoever is asked; UNABLE only where it offers nothing, §16."""
        if seat != self.asked or self.is_over or seat < CHANCE:
            return NONE
        if not self.offered:
            line = self.deck.lines[self.asking & LINE_MASK]
            self.offered = line.offer(self, self.asking >> SEAT_BITS) or UNABLE_ALONE
        return self.offered

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        item = self.asking
        self.asking = NOTHING_ASKED
        self.offered = NONE
        self.asked = NOBODY
        if move == UNABLE:
            self.done = False
            self.tell(EVERYONE, COULD_NOT, seat, item & LINE_MASK)
        self.deck.lines[item & LINE_MASK].answer(self, item >> SEAT_BITS, move)
        self.proceed()

    # The agenda.

    def proceed(self) -> None:
        """Read on until somebody is asked or the game is over."""
        while self.asking == NOTHING_ASKED and not self.is_over:
            self.agenda, item = pop(self.agenda)
            self.deck.lines[item & LINE_MASK].run(self, item >> SEAT_BITS)

    def push(self, line: i64, argument: i64) -> None:
        """This line is to be read next."""
        self.agenda = append(self.agenda, line | argument << SEAT_BITS)

    def ask(self, seat: Seat, line: int, argument: int) -> None:
        self.asked = seat
        self.asking = line | argument << SEAT_BITS

    def read(self, text: list[int], seat: Seat, source: int) -> None:
        """Read a text from its first line to its last before anything else."""
        self.source = source
        self.resolved += 1
        self.done = False
        self.push(self.deck.end_of_text, seat)
        place = len(text) - 1
        while place >= 0:
            self.push(text[place], seat)
            place -= 1

    # Cards and Facilities.

    def name_of(self, card: int) -> int:
        """The name on the side of a Zone's card that lies up, §2 (ruling T20)."""
        return self.deck.back[card] if self.lies_built(card) else self.deck.kind[card]

    def lies_built(self, card: int) -> bool:
        return self.built & BITS[card] != 0

    def is_public(self, card: int) -> bool:
        return self.public & BITS[card] != 0

    def publish(self, card: int) -> None:
        """Everybody has seen both sides of this card; whose it is can be followed from now on."""
        self.public = self.public | BITS[card]

    def play_to_zone(self, seat: Seat, card: int, as_facility: bool) -> None:
        """Rules cards 3 and 4, §14: a card that comes to a Zone, by any means, uses its Protocol."""
        self.publish(card)
        self.zone[seat].append(card)
        if as_facility:
            self.built = self.built | BITS[card]
        self.tell(EVERYONE, BUILT if as_facility else PLAYED, seat, card)
        self.trigger(seat, card, False)

    def take_from_zone(self, seat: Seat, card: int) -> None:
        """A card leaves only where some text moves it, §18, and triggers nothing by that (ruling T17)."""
        self.zone[seat].remove(card)
        self.built = self.built & ~BITS[card]

    def flip(self, seat: Seat, card: int) -> None:
        """Rules card 4, §15: the revealed side of a flipped card is treated as being played."""
        self.built = self.built ^ BITS[card]
        self.tell(EVERYONE, FLIPPED, seat, card)
        self.trigger(seat, card, False)

    def trigger(self, seat: Seat, card: int, together: bool) -> None:
        """A Protocol waits until the text that is being read has ended (ruling T16)."""
        self.triggered.append(pack(card, self.name_of(card), seat, together))  # as it lies, and whose it is: ruling T17

    def use_protocol(self, seat: Seat, name: int) -> None:
        """Rules card 8, Overloaded, §35-§37: the third time in a turn it is ignored, copies counted together."""
        self.uses[name] += 1  # §36; whoever uses it, and no Spark or Node: ruling T18
        if self.overloaded and self.uses[name] > TWICE:
            self.tell(EVERYONE, OVERLOADED, seat, name)  # §35
        elif not self.overloaded and self.resolved >= RESOLVED_AT_MOST:
            self.tell(EVERYONE, CAPPED, seat, name)  # ruling T29
        else:
            self.tell(EVERYONE, USED, seat, name)
            self.read(self.deck.protocol[name], seat, name)

    def gain(self, seat: Seat, card: int) -> None:
        """A card comes to a Discard, where everybody sees both its sides."""
        self.publish(card)
        self.discard[seat].append(card)

    def take_from_wastes(self, place: int) -> int:
        """Which of two Ancients of one kind it was, their far sides do not tell those who have not seen them."""
        card = self.wastes[place]
        self.wastes[place] = EMPTY
        self.far_seen[place] = 0
        self.tell(EVERYONE, TAKEN, place, self.deck.kind[card])
        return card

    def take_wastes_top(self) -> int:
        """Take a card off the Wastes Deck; the next one then shows its Facility (ruling T15)."""
        card = self.wastes_top
        self.wastes_top = EMPTY
        self.top_seen = 0
        self.push(self.deck.turn_up_wastes, 0)
        return card

    def wastes_deck(self) -> int:
        """How many cards the Wastes Deck has."""
        return len(self.wastes_bag) + (1 if self.wastes_top != EMPTY else 0)

    def wastes_left(self) -> int:
        """How many Ancients lie in The Wastes."""
        left = 0
        for card in self.wastes:
            if card != EMPTY:
                left += 1
        return left

    # Hands and Decks.

    def put_in_hand(self, seat: Seat, card: int, how_open: int) -> None:
        """A hand has an order that tells nothing: it is sorted by card."""
        hand = self.hand[seat]
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)
        self.open[seat].insert(place, how_open)

    def take_from_hand(self, seat: Seat, card: int) -> None:
        self.recognise(seat, card)
        place = self.place_in_hand(seat, card)
        self.hand[seat].pop(place)
        self.open[seat].pop(place)

    def place_in_hand(self, seat: Seat, card: int) -> int:
        for place, held in enumerate(self.hand[seat]):
            if held == card:
                return place
        raise ValueError(f"Seat {seat} does not hold card {card}.")

    def recognise(self, seat: Seat, card: int) -> None:
        """A card of a hand is laid open: to others it is the one whose back they saw, if one had that back (T30)."""
        hand, known = self.hand[seat], self.open[seat]
        here = self.place_in_hand(seat, card)
        if known[here] == CLOSED:
            for place in range(len(hand)):
                if known[place] == BACK and self.deck.back[hand[place]] == self.deck.back[card]:
                    known[place] = CLOSED
                    break
        known[here] = OPEN

    def lies_open(self, seat: Seat) -> bool:
        """Whether everybody knows every card of this hand; so it is with an empty one."""
        return all(how_open == OPEN for how_open in self.open[seat])

    def discard_card(self, seat: Seat, card: int) -> None:
        """Rules card 8: only a hand is discarded from."""
        self.take_from_hand(seat, card)
        self.gain(seat, card)
        self.tell(EVERYONE, DISCARDED, seat, card)

    def deck_size(self, seat: Seat) -> int:
        return len(self.deck_bag[seat]) + (1 if self.deck_top[seat] != EMPTY else 0)

    def has_room(self, seat: Seat) -> bool:
        return len(self.hand[seat]) < HAND_LIMIT  # ruling T31

    def shuffle(self, seat: Seat) -> None:
        """Turn sequence, §19: hand, Discard and Deck become the Deck, of which nobody knows the top (ruling T30)."""
        bag = self.deck_bag[seat]
        bag += self.hand[seat]
        bag += self.discard[seat]
        if self.deck_top[seat] != EMPTY:
            bag.append(self.deck_top[seat])
        bag.sort()
        self.hand[seat] = []
        self.open[seat] = []
        self.discard[seat] = []
        self.deck_top[seat] = EMPTY
        self.tell(EVERYONE, SHUFFLED, seat, len(bag))

    # Points and Nodes.

    def lose(self, seat: Seat, points: Points) -> None:
        """Points stop at 0; what is more is lost (ruling T10)."""
        lost = points if points < self.points[seat] else self.points[seat]
        if lost > 0:
            self.points[seat] -= lost
            self.tell(EVERYONE, LOST, seat, lost)

    def mend(self, seat: Seat, points: Points) -> None:
        """The track ends at 40 (ruling T11)."""
        missing = POINTS - self.points[seat]
        gained = points if points < missing else missing
        if gained > 0:
            self.points[seat] += gained
            self.tell(EVERYONE, MENDED, seat, gained)

    def charge(self, seat: Seat) -> bool:
        """Rules card 5, §26: to the next level; there is none after the fourth, nor while Discharged."""
        if not 0 < self.node[seat] < HIGHEST_LEVEL:
            return False  # ruling T4
        self.node[seat] += 1
        self.tell(EVERYONE, CHARGED, seat, self.node[seat])
        return True

    # The end.

    def worth(self, seat: Seat) -> Points:
        """Scoring, §32: points left, 1 for each card in the Zone, and the Values in Deck, hand and Discard."""
        value = self.deck.value
        total = self.points[seat] + len(self.zone[seat])  # rulings T21 and T22
        for card in self.hand[seat]:
            total += value[card]
        for card in self.discard[seat]:
            total += value[card]
        for card in self.deck_bag[seat]:
            total += value[card]
        if self.deck_top[seat] != EMPTY:
            total += value[self.deck_top[seat]]
        return total + self.array(seat)

    def array(self, seat: Seat) -> Points:
        """Tower Array: different Towers that stand in a Zone as Ancients score 1, 3, 6 or 10 (ruling T27)."""
        if not self.deck.has_towers:
            return 0
        standing = 0
        for card in self.zone[seat]:
            if self.deck.is_tower[card] and not self.lies_built(card):
                standing |= 1 << self.deck.kind[card]
        different = 0
        while standing != 0:
            standing &= standing - 1
            different += 1
        return different * (different + 1) // 2

    def cards_of(self, seat: Seat) -> int:
        """Scoring, §34: the cards in Deck and Zone, when hand and Discard have joined the Deck (ruling T23)."""
        own = len(self.hand[seat]) + len(self.discard[seat]) + self.deck_size(seat)
        return own + len(self.zone[seat])

    def scores(self) -> list[Points]:
        """Scoring, §33-§34: 1 to the winner and -1 to the other; nothing to either where even the cards are equal."""
        margin = self.worth(DAWN) - self.worth(DUSK)
        if margin == 0:
            margin = self.cards_of(DAWN) - self.cards_of(DUSK)
        return [0, 0] if margin == 0 else [1, -1] if margin > 0 else [-1, 1]

    def ending(self) -> int:
        return self.how

    # What a seat cannot know.

    def imagine(self, seat: Seat, rng: Rng) -> North:
        imagined = North(self)
        knowledge.redraw(imagined, seat, rng)
        while imagined.owes_what_it_lacks():
            knowledge.redraw(imagined, seat, rng)
        return imagined

    def owes_what_it_lacks(self) -> bool:
        """Whoever chose to Reprogram can pay for it (ruling T6), so a world in which that hand cannot is none."""
        is_paying = self.asking != NOTHING_ASKED and self.asking & LINE_MASK == self.deck.pay_for_target
        self.offered = NONE
        return is_paying and self.moves(self.asked) == UNABLE_ALONE
