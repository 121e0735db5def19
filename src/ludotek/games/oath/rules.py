"""Oath: the agenda that carries its rules (rules.md, docs/explanation/oath-engine.md).

The paragraphs of the rules are steps (`steps/`), the cards are powers (`cards/`). A step does its
part and says what comes `then`; or it asks somebody, and goes on with the answer.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Move, Points, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.agenda import NONE, STEPS, TITLE
from ludotek.games.oath.catalogue import SLOTS, SUIT, VISION
from ludotek.games.oath.marks import (
    ARCHIVE,
    DENIZEN_BACK,
    DISCARDS,
    FACEDOWN_OF,
    GROUND,
    HAND,
    LOWER_LAYER,
    MAP,
    NOBODY,
    RELIC_DECK,
    RELIQUARY,
    UPPER_LAYER,
    VISION_BACK,
    WORLD,
)
from ludotek.games.oath.pile import Pile, bag_of, undecided
from ludotek.games.oath.state import OathState
from ludotek.games.oath.vocabulary import CARD, CHOSE, SLOT

NOTHING: Final = TITLE  # which no step asks for
ALIKE: Final = [0] * len(SUIT)  # cards, as though all were of one suit
EACH: Final[list[list[Seat]]] = [[seat] for seat in range(6)]


class Oath(OathState):
    """The table, and what happens at it."""

    def copy(self) -> Oath:
        return Oath(self)

    # The agenda.

    def then(self, step: int, seat: Seat, first: int = 0, second: int = 0) -> None:
        """What comes next; several in reading order, before everything that was there."""
        if self.next == NOTHING:
            self.next, self.next_seat, self.next_first, self.next_second = step, seat, first, second
            return
        coming = self.coming
        coming.append(second)
        coming.append(first)
        coming.append(seat)
        coming.append(step)

    def go_on(self) -> None:
        """Take step after step until somebody is asked, or the game is over."""
        while True:
            if self.winner != NOBODY:
                self.asked = NOBODY
                self.drop()
                return
            if self.stirred:  # §186
                self.file_next()
                self.stirred = False
                STEPS[TITLE].begin(self, NOBODY, 0, 0)
            elif self.take_next():
                return

    def drop(self) -> None:
        """Nothing of all that was still to come will be."""
        self.agenda.clear()
        self.coming.clear()
        self.next = NOTHING

    def file_coming(self) -> None:
        """All that comes after what is next goes onto the agenda."""
        if self.coming:
            self.coming.reverse()
            self.agenda += self.coming
            self.coming.clear()

    def file_next(self) -> None:
        """So does what is next, since something else comes before it."""
        self.file_coming()
        if self.next != NOTHING:
            self.agenda += [self.next, self.next_seat, self.next_first, self.next_second]
            self.next = NOTHING

    def take_next(self) -> bool:
        if self.next != NOTHING:
            self.file_coming()
            self.step, self.asked, self.first, self.second = (
                self.next,
                self.next_seat,
                self.next_first,
                self.next_second,
            )
            self.next = NOTHING
        else:
            agenda = self.agenda
            self.second = agenda.pop()
            self.first = agenda.pop()
            self.asked = agenda.pop()
            self.step = agenda.pop()
        return STEPS[self.step].begin(self, self.asked, self.first, self.second)

    # Who may do what.

    def kind(self) -> int:
        if self.winner != NOBODY:
            return OVER
        return DEAL if self.asked == CHANCE else TURN

    def acting(self) -> list[Seat]:
        return EACH[self.asked] if self.asked >= 0 else NONE

    def moves(self, seat: Seat) -> list[Move]:
        if seat != self.asked or self.winner != NOBODY:
            return NONE
        return STEPS[self.step].moves(self, seat, self.first, self.second)

    def odds(self) -> list[int]:
        return STEPS[self.step].odds(self, self.first, self.second) if self.kind() == DEAL else NONE

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if self.heard is not None and STEPS[self.step].is_open(self, move):
            slot = move - SLOT
            is_site = 0 <= slot < SLOTS and self.is_up[slot]  # which is told by its name
            self.tell(EVERYONE, CHOSE, seat, CARD + self.map[slot] if is_site else move)
        STEPS[self.step].answer(self, seat, move, self.first, self.second)
        self.go_on()

    def scores(self) -> list[Points]:
        """One to the winner, nothing to the others."""
        return [1 if seat == self.winner else 0 for seat in range(self.players)]

    def ending(self) -> int:
        return self.how

    # What lies where.

    def pile(self, number: int) -> Pile:
        if number >= FACEDOWN_OF:
            return self.facedown[number - FACEDOWN_OF]
        if number == WORLD:
            return self.world
        if number < RELIC_DECK:
            return self.discards[number - DISCARDS]
        if number == RELIC_DECK:
            return self.relic_deck
        if number == GROUND:
            return self.ground
        if number == RELIQUARY:
            return self.reliquary
        if number == MAP:
            return self.map
        return self.hand if number == HAND else self.dispossessed

    def hidden_piles(self) -> list[Pile]:
        return [self.pile(number) for number in range(FACEDOWN_OF + self.players)]

    def imagine(self, seat: Seat, rng: Rng) -> Oath:
        """Everything that this seat has not seen is drawn anew, back for back; of a random world, suit for suit."""
        imagined = self.copy()
        written = imagined.forget_layers()
        cards = imagined.cards
        hidden = cards.forget(imagined.hidden_piles(), seat)
        if imagined.is_mingled:
            hidden = imagined.forget_origins(hidden)
        if cards.bags[ARCHIVE]:
            if imagined.is_mingled:
                cards.mix(DENIZEN_BACK, ARCHIVE, ALIKE, rng)  # ruling O92
            elif not imagined.is_public:
                cards.mix(DENIZEN_BACK, ARCHIVE, SUIT, rng)  # ruling O90
        cards.draw_anew(hidden, rng)
        imagined.write_layers(written, rng)
        return imagined

    def forget_layers(self) -> list[int]:
        """Of a deck as it was written nobody knows more than how many Visions each layer has; the places of it."""
        cards, world = self.cards, self.world
        written: list[int] = []
        for place in range(len(world)):
            card = world[place]
            if card >= 0 and UPPER_LAYER <= cards.home[card] <= LOWER_LAYER:
                written.append(place)
                layer, is_vision = cards.home[card], card >= VISION
                cards.home[card] = VISION_BACK if is_vision else DENIZEN_BACK
                insort(cards.bags[cards.home[card]], card)
                world[place] = undecided(layer)
                if is_vision:
                    self.layer_visions[layer - UPPER_LAYER] += 1
        return written

    def write_layers(self, written: list[int], rng: Rng) -> None:
        """Those places hold other cards of their layers: every order of denizens and Visions is as likely."""
        for place in written:
            layer = bag_of(self.world[place])
            is_vision = rng.below(self.world.count(self.world[place])) < self.layer_visions[layer - UPPER_LAYER]
            bag = self.cards.bags[VISION_BACK if is_vision else DENIZEN_BACK]
            card = bag.pop(rng.below(len(bag)))
            self.cards.home[card] = layer
            self.world[place] = card
            if is_vision:
                self.layer_visions[layer - UPPER_LAYER] -= 1

    def forget_origins(self, hidden: list[tuple[Pile, int, int]]) -> list[tuple[Pile, int, int]]:
        """Which of the Dispossessed were cast out of this world, and which came to it, nobody can tell (ruling O92).

        Nor, until the Chronicle, whether chance has ever decided those that nobody knows: they are left undecided.
        """
        bags, pile = self.cards.bags, self.dispossessed
        for place in range(len(pile) if bags[ARCHIVE] else 0):
            if pile[place] == undecided(DENIZEN_BACK):
                pile[place] = undecided(ARCHIVE)
                bags[ARCHIVE].append(bags[DENIZEN_BACK].pop())
        if self.chronicler != NOBODY:
            return hidden
        return [slot for slot in hidden if slot[2] != 0 or slot[0] is not pile]
