"""The Order suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.deployment import Deployment
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.sortie import Sortie
from ludotek.games.oath.catalogue import REGION, SLOTS
from ludotek.games.oath.marks import MAP, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import kill_at_site
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import region_of, rules, seats_at, told_place
from ludotek.games.oath.steps.travel import MUST_PAY, SEND, TURN_UP, free_places, ride
from ludotek.games.oath.steps.way import guide
from ludotek.games.oath.vocabulary import SEAT, SLOT, WENT


class Messenger(Deployment):
    """Nobody's permission is needed, not even by a Citizen."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return any(self.choices(game, seat, slot) for slot in self.sites_from(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        self.deploy(game, seat)


class Palanquin(Power):
    """A player here is carried to where it can travel, whatever that takes (ruling O81); one's own pawn goes along.

    The note is the carried player, from 1. Out of an enemy's Wood that player is led by the Wood's ruler.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return [SLOT + to for to in free_places(game, note - 1)]
        return [SEAT + other for other in seats_at(game, game.pawn[seat], seat) if free_places(game, other)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0:
            ask(game, seat, self, move - SEAT + 1)
            return
        if guide(game, note - 1) == NOBODY:
            ride(game, note - 1, move - SLOT)
        else:
            game.then(SEND, seat, note - 1, MUST_PAY)
        game.then(BE_CARRIED, seat, move - SLOT)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, note - 1, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class BeCarried(Step):
    """A pawn is put into a slot; that is no journey, but a facedown site turns up."""

    def begin(self, game: Oath, seat: Seat, to: int, second: int) -> bool:
        game.pawn[seat] = to
        game.tell(EVERYONE, WENT, seat, told_place(game, to))
        if not game.is_up[to]:
            game.then(LOOK, EVERYBODY_SEES, MAP, to)
            game.then(TURN_UP, seat, to)
        return False


class Captains(Sortie):
    def can_start(self, game: Oath, seat: Seat, slot: int) -> bool:
        return rules(game, seat, slot)


class SiegeEngines(Power):
    """Two warbands at one site of the region, or the only one there."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        region = region_of(game, seat)
        return [SLOT + slot for slot in range(SLOTS) if REGION[slot] == region and game.garrison[slot]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        kill_at_site(game, move - SLOT, min(2, game.garrison[move - SLOT]))

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


BE_CARRIED: Final = step(BeCarried())
add("messenger", Messenger())
add("palanquin", Palanquin())
add("captains", Captains())
add("siege_engines", SiegeEngines())
