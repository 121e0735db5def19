"""The Nomad suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.settling import can_settle, can_take_in, driven_out, making_room, settle
from ludotek.games.oath.catalogue import NOMAD, SLOTS, SUIT, VISION
from ludotek.games.oath.marks import NOBODY, VISION_BACK, WORLD
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import DRAW, TOP_BACK, back
from ludotek.games.oath.steps.realm import region_of
from ludotek.games.oath.steps.search import KEEP, TAKEN_UP
from ludotek.games.oath.steps.toll import SEARCHING, can_pay_toll, pay_toll
from ludotek.games.oath.vocabulary import CARD, DONE, SEARCH_PILE, SLOT

PAIR: Final = 256  # more than there are cards


class Convoys(Power):
    """Another region's discards come to lie on those of one's own, in their order."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        here = region_of(game, seat)
        return [SEARCH_PILE + region for region in range(3) if region != here and game.discards[region]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        moved = game.discards[move - SEARCH_PILE]
        game.discards[region_of(game, seat)] += moved
        moved.clear()


class Resettle(Power):
    """Anybody's faceup Nomad adviser settles at a site.

    The note is that adviser, from 1; and while the site makes room, the site too, from 1.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0)) and bool(self.choices(game, seat, 1))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note >= PAIR:
            return driven_out(game, note // PAIR - 1)
        if note:
            return [SLOT + slot for slot in range(SLOTS) if can_take_in(game, slot)]
        found: list[Move] = []
        for advisers in game.advisers:
            found += [CARD + one for one in advisers if SUIT[one] == NOMAD and can_settle(one)]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0:
            ask(game, seat, self, move - CARD + 1)
        elif note >= PAIR:
            settle(game, seat, note % PAIR - 1, note // PAIR - 1, move)
        elif making_room(game, move - SLOT):
            ask(game, seat, self, note + PAIR * (move - SLOT + 1))
        else:
            settle(game, seat, note - 1, move - SLOT, DONE)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return note // PAIR - 1, NOBODY, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second < PAIR or move == DONE


class Oracle(Power):
    """The nearest Vision of the world deck is drawn as in a Search; what lies above it stays as it was."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        is_any = sum(game.layer_visions) > 0 or any(lies_deep(slot) for slot in game.world)
        return is_any and can_pay_toll(game, seat, SEARCHING, game.pawn[seat])

    def act(self, game: Oath, seat: Seat) -> None:
        pay_toll(game, seat, SEARCHING, game.pawn[seat])
        game.then(FORESEE, seat)


class Foresee(Step):
    """Backs turn to the light from the top down (ruling O7), until one is a Vision's; so many lie above."""

    def begin(self, game: Oath, seat: Seat, above: int, second: int) -> bool:
        if above and is_vision(game, game.world[-above]):
            game.world.append(game.world.pop(-above))
            game.then(DRAW, seat, WORLD, 1)
            game.then(TAKEN_UP, seat)
            game.then(KEEP, seat)
        else:
            game.then(TOP_BACK, CHANCE, above)
            game.then(FORESEE, seat, above + 1)
        return False


def lies_deep(slot: int) -> bool:
    """Whether a Vision lies there; how many are left in the deck everyone can count."""
    return slot == undecided(VISION_BACK) or slot >= VISION


def is_vision(game: Oath, slot: int) -> bool:
    """Whether a Vision's back is what everyone sees of a card."""
    return slot == undecided(VISION_BACK) or (slot >= 0 and back(game, slot) == VISION_BACK)


FORESEE: Final = step(Foresee())
add("convoys", Convoys())
add("resettle", Resettle())
add("oracle", Oracle())
