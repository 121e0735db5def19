"""Cards that chance decides and nobody sees (Chronicle: what lies facedown in the next game)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, Move, Seat
from ludotek.games.oath.agenda import NONE, Step, step
from ludotek.games.oath.catalogue import VISION
from ludotek.games.oath.marks import (
    ARCHIVE,
    DENIZEN_BACK,
    EMPTY,
    LOWER_LAYER,
    UPPER_LAYER,
    VISION_BACK,
)
from ludotek.games.oath.pile import bag_of
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import DRAWN


class Uncover(Step):
    """Chance says which cards lie in a pile, from its top down, and nobody looks."""

    def begin(self, game: Oath, seat: Seat, source: int, second: int) -> bool:
        game.asked = CHANCE
        return self.place(game, source) >= 0

    def place(self, game: Oath, source: int) -> int:
        """The topmost place that is undecided; less than none if there is none."""
        pile = game.pile(source)
        for place in range(len(pile) - 1, -1, -1):
            if pile[place] < 0 and pile[place] != EMPTY:
                return place
        return -1

    def layer(self, game: Oath, source: int) -> int:
        """The layer of the world deck in which that place is, or the bag."""
        return bag_of(game.pile(source)[self.place(game, source)])

    def split(self, game: Oath, source: int) -> tuple[int, int]:
        """Of the places of a layer: how many are a denizen's, how many a Vision's."""
        place = game.pile(source)[self.place(game, source)]
        visions = game.layer_visions[bag_of(place) - UPPER_LAYER]
        return game.pile(source).count(place) - visions, visions

    def moves(self, game: Oath, seat: Seat, source: int, second: int) -> list[Move]:
        bags, layer = game.cards.bags, self.layer(game, source)
        if not UPPER_LAYER <= layer <= LOWER_LAYER:
            return [DRAWN + card for card in bags[layer]]
        denizens, visions = self.split(game, source)
        found = [DRAWN + card for card in bags[DENIZEN_BACK]] if denizens > 0 else []
        return found + ([DRAWN + card for card in bags[VISION_BACK]] if visions > 0 else [])

    def odds(self, game: Oath, source: int, second: int) -> list[int]:
        """Each place of a layer is as likely as any other; and so is, for a place, each card of its kind."""
        layer = self.layer(game, source)
        if not UPPER_LAYER <= layer <= LOWER_LAYER:
            return NONE
        of_denizens, of_visions = self.split(game, source)
        denizens, visions = len(game.cards.bags[DENIZEN_BACK]), len(game.cards.bags[VISION_BACK])
        if of_denizens == 0 or of_visions == 0:
            return NONE
        return [of_denizens * visions] * denizens + [of_visions * denizens] * visions

    def answer(self, game: Oath, seat: Seat, move: Move, source: int, second: int) -> None:
        pile, place, layer, card = game.pile(source), self.place(game, source), self.layer(game, source), move - DRAWN
        bag = layer
        if UPPER_LAYER <= layer <= LOWER_LAYER:
            bag = VISION_BACK if card >= VISION else DENIZEN_BACK
            game.layer_visions[layer - UPPER_LAYER] -= 1 if card >= VISION else 0
        game.cards.bags[bag].remove(card)
        game.cards.home[card] = layer
        game.cards.seen[card] = 0
        pile[place] = card
        game.then(UNCOVER, CHANCE, source)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class UncoverDispossessed(Step):
    """Each of the Dispossessed that nobody knows becomes definite, one that chance had decided too: none can tell."""

    def begin(self, game: Oath, seat: Seat, place: int, second: int) -> bool:
        cards, pile = game.cards, game.dispossessed
        while place < len(pile) and pile[place] >= 0 and cards.seen[pile[place]] != 0:
            cards.home[pile[place]] = ARCHIVE
            place += 1
        game.asked, game.first = CHANCE, place
        return place < len(pile)

    def moves(self, game: Oath, seat: Seat, place: int, second: int) -> list[Move]:
        card = game.dispossessed[place]
        return (
            [DRAWN + card]
            if card >= 0
            else [DRAWN + other for other in game.cards.candidates(game.dispossessed, place)]
        )

    def answer(self, game: Oath, seat: Seat, move: Move, place: int, second: int) -> None:
        if game.dispossessed[place] < 0:
            game.cards.decide(game.dispossessed, place, move - DRAWN)
        game.cards.home[move - DRAWN] = ARCHIVE
        game.cards.seen[move - DRAWN] = 0
        game.then(UNCOVER_DISPOSSESSED, CHANCE, place + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


UNCOVER: Final = step(Uncover())
UNCOVER_DISPOSSESSED: Final = step(UncoverDispossessed())
