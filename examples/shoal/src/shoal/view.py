"""What one seat may see of a game of Shoal."""

from __future__ import annotations

from ludotek import OVER, Points, Seat, View
from shoal.rules import NOTHING, Shoal


class ShoalView(View, frozen=True, kw_only=True):
    """The water, the banks, and of the stones only one's own."""

    depth: int
    hand: tuple[int, ...]  # this seat's own stones
    thrown: int | None  # the one that it has thrown in this round
    spent: tuple[tuple[int, ...], ...]  # by bank: the stones of earlier rounds
    taken: tuple[Points, ...]  # by bank: the weight
    left_over: int | None  # the stone that nobody has, when all is over


def view(position: Shoal, seat: Seat) -> ShoalView:
    thrown = position.thrown[seat] if seat >= 0 else NOTHING
    return ShoalView(
        depth=position.options.depth,
        hand=tuple(position.hands[seat]) if seat >= 0 else (),
        thrown=thrown if thrown != NOTHING else None,
        spent=tuple(tuple(stones) for stones in position.spent),
        taken=tuple(position.taken),
        left_over=position.rest[0] if position.kind() == OVER else None,
    )
