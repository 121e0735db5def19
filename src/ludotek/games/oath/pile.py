"""Hidden cards: piles whose slots hold a card somebody has seen, or one that is still undecided.

A pile is a list of slots. A slot holds a card (a number from 0), or `undecided(bag)`: a card that
nobody has seen yet and that chance will choose from that bag when somebody looks. There is a bag
per card back, or per layer of a deck. Who has seen a card goes with the card wherever it lies.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final, TypeAlias

from ludotek.core.position import Seat, hears
from ludotek.core.rng import Rng

Card: TypeAlias = int
Pile: TypeAlias = list[int]


def undecided(bag: int) -> int:
    """What a slot holds while nobody has seen its card, which is one of this bag's."""
    return -1 - bag


def bag_of(slot: int) -> int:
    """The bag from which an undecided slot will be filled."""
    return -1 - slot


NOTHING: Final[list[list[Card]]] = []  # which is all that compiled cards are given when they are unpickled


class Cards:
    """All cards of a game: the bags of undecided ones, and who has seen which of the others."""

    bags: list[list[Card]]
    home: list[int]  # by card: the bag it came out of, and goes back to in a seat's imagination
    seen: list[int]  # by card: the audience that knows where it lies

    def __init__(self, bags: list[list[Card]] = NOTHING, of: Cards | None = None) -> None:
        if of is None:
            self.bags = [sorted(bag) for bag in bags]
            self.home = [0] * sum(len(bag) for bag in bags)
            self.seen = [0] * len(self.home)
            for number, bag in enumerate(bags):
                for card in bag:
                    self.home[card] = number
        else:
            self.copy_from(of)

    def copy(self) -> Cards:
        """Independent cards that lie and are known alike."""
        return Cards(NOTHING, self)

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: Cards) -> None:
        """Become what another is, with nothing in common that could change."""
        self.bags = [item.copy() for item in of.bags]
        self.home = of.home.copy()
        self.seen = of.seen.copy()

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            tuple([tuple(item) for item in self.bags]),
            tuple(self.home),
            tuple(self.seen),
        )

    # Made until here.  # pragma: no mutate end

    def is_decided(self, pile: Pile, slot: int) -> bool:
        """Whether it is known which card lies in a slot."""
        return pile[slot] >= 0

    def candidates(self, pile: Pile, slot: int) -> list[Card]:
        """What chance may put into an undecided slot, each card as likely."""
        return self.bags[bag_of(pile[slot])]

    def decide(self, pile: Pile, slot: int, card: Card) -> None:
        """Chance's answer: this is the card that lay in the slot all along."""
        bag = self.bags[bag_of(pile[slot])]
        del bag[bisect_left(bag, card)]
        pile[slot] = card

    def show(self, card: Card, audience: int) -> None:
        """Let more seats know where a card lies."""
        self.seen[card] |= audience

    def knows(self, seat: Seat, card: Card) -> bool:
        """Whether a seat knows where a card lies."""
        return hears(seat, self.seen[card])

    def shown(self, pile: Pile, seat: Seat) -> list[int]:
        """A pile as a seat knows it: cards it has seen, and of the others only their bag."""
        return [slot if slot < 0 or self.knows(seat, slot) else undecided(self.home[slot]) for slot in pile]

    def shuffle(self, pile: Pile, bag: int) -> None:
        """Mix a pile: its cards become undecided again, out of one bag of their own.

        A slot of another bag must be decided before it can be mixed in, or that bag would be wrong
        about what it holds; a bag that others still draw from would mix their cards with these.
        """
        for slot in range(len(pile)):
            card = pile[slot]
            if card >= 0:
                insort(self.bags[bag], card)
                self.home[card] = bag
                self.seen[card] = 0
                pile[slot] = undecided(bag)
            elif bag_of(card) != bag:
                raise ValueError("A card of another bag must be decided before it is shuffled in.")

    def imagine(self, piles: list[Pile], seat: Seat, rng: Rng) -> None:
        """Draw anew every card in these piles that a seat has not seen but somebody else has.

        The piles must be all that hold decided cards. What others know of a slot stays: they will
        know the new card as they knew the old one.
        """
        self.draw_anew(self.forget(piles, seat), rng)

    def forget(self, piles: list[Pile], seat: Seat) -> list[tuple[Pile, int, int]]:
        """Put what a seat has not seen back into the bags; where it lay, and who knew it there."""
        hidden: list[tuple[Pile, int, int]] = []
        for pile in piles:
            for slot in range(len(pile)):
                card = pile[slot]
                if card >= 0 and not self.knows(seat, card):
                    hidden.append((pile, slot, self.seen[card]))
                    self.seen[card] = 0
                    insort(self.bags[self.home[card]], card)
                    pile[slot] = undecided(self.home[card])
        return hidden

    def draw_anew(self, hidden: list[tuple[Pile, int, int]], rng: Rng) -> None:
        for pile, slot, audience in hidden:
            card = rng.choice(self.candidates(pile, slot))
            self.decide(pile, slot, card)
            self.seen[card] = audience

    def mix(self, one: int, other: int, kinds: list[int], rng: Rng) -> None:
        """Deal the cards of two bags anew, to each as many of a kind as it has."""
        both = sorted(self.bags[one] + self.bags[other])  # in an order that says nothing of where they lay
        rng.shuffle(both)
        places: list[int] = [0] * (max(kinds) + 1)
        for card in self.bags[one]:
            places[kinds[card]] += 1
        for bag in (one, other):
            self.bags[bag].clear()
        for card in both:
            bag = one if places[kinds[card]] > 0 else other
            places[kinds[card]] -= 1
            self.home[card] = bag
            self.bags[bag].append(card)
        for bag in (one, other):
            self.bags[bag].sort()
