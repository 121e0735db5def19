"""Special Powers: two uses in a game, of any that the vehicle has."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.nort.components import ADJUST, OVER, THROUGH, USES
from ludotek.games.nort.state import POWERS_UP
from ludotek.games.nort.trace import Traces
from ludotek.games.nort.vocabulary import GO_OVER, GO_THROUGH, LONGER, POWER_USED, SHORTER, TRACE, VALUE, ZERO

# How a power is used, as the rules narrate it.
USED_LONGER: Final = 0
USED_SHORTER: Final = 1
USED_REVERSE: Final = 2
USED_OVER: Final = 3
USED_THROUGH: Final = 4
USAGES: Final = ("longer", "shorter", "reverse", "over", "through")


class Powers(Traces):
    @abstractmethod
    def trace_move(self, seat: Seat) -> None:
        """All powers for this move are declared."""

    def uses_left(self, seat: Seat) -> int:
        return USES - self.spent[seat]

    def may_have(self, seat: Seat, power: int) -> bool:
        """As far as everyone knows."""
        return self.uses_left(seat) > 0 and self.could_be[seat] & self.lattice.having[power] != 0

    def can_use(self, seat: Seat, power: int) -> bool:
        return self.uses_left(seat) > 0 and self.lattice.powers[self.vehicle[seat]] >> power & 1 == 1

    def use(self, seat: Seat, power: int, usage: int) -> None:
        """At most two in a game, even of the same kind; using one tells something of the vehicle."""
        self.used[4 * seat + power] += 1
        self.spent[seat] += 1
        self.could_be[seat] &= self.lattice.having[power]
        self.tell(EVERYONE, POWER_USED, seat, usage)

    def prepare(self, seat: Seat) -> None:
        """With the arena in sight and the pencil still lifted; only the reversal has its time earlier (ruling N26)."""
        self.mover = seat
        self.longer = self.over = self.through = self.declared = 0
        self.stage = POWERS_UP
        may = self.may_have(seat, ADJUST) or self.may_have(seat, OVER) or self.may_have(seat, THROUGH)
        if self.call[seat] == ZERO or not may:
            self.trace_move(seat)

    def declarations(self, seat: Seat) -> list[Move]:
        """Several in one move are allowed (ruling N31); they are declared in one order, and a distance is never
        made both longer and shorter."""
        moves = [TRACE]
        last = self.declared
        if self.can_use(seat, ADJUST):
            if last <= LONGER:
                moves.append(LONGER)
            if last in (0, SHORTER) and VALUE[self.call[seat]] + self.longer > 1:  # ruling N28
                moves.append(SHORTER)
        if last <= GO_OVER and self.can_use(seat, OVER):
            moves.append(GO_OVER)
        if self.can_use(seat, THROUGH):
            moves.append(GO_THROUGH)
        return moves

    def declare(self, seat: Seat, move: Move) -> None:
        """A declared power is spent even if it was not needed (ruling N31)."""
        self.declared = move
        if move in (LONGER, SHORTER):
            self.longer += 1 if move == LONGER else -1
            self.use(seat, ADJUST, USED_LONGER if move == LONGER else USED_SHORTER)
        elif move == GO_OVER:
            self.over += 1
            self.use(seat, OVER, USED_OVER)
        elif move == GO_THROUGH:
            self.through += 1
            self.use(seat, THROUGH, USED_THROUGH)
        if move == TRACE or self.uses_left(seat) == 0:
            self.trace_move(seat)
