"""Shoal as learners see it: forty bytes, from the seat's own point of view."""

from __future__ import annotations

from ludotek import DEAL, SEALED, Encoding, Field, Position, Row, Seat
from shoal.rules import COUNTS, STONES, Shoal

HEAVIEST = STONES * (STONES + 1) // 2  # all the stones there are
ROUNDS = STONES // 2
TOLD_A_ROUND = 4  # a stone that was dealt, one's own throw, both throws, and who took them
TOLD_AT_THE_END = 2

FIELDS = [
    Field("hand", STONES, 1, "this seat's stones, the lightest first"),
    Field("thrown", STONES, 1, "the stone that it has thrown in this round"),
    Field("spent", STONES, 1, "its stones of earlier rounds"),
    Field("others_spent", STONES, 1, "those of the other seat"),
    Field("taken", 1, HEAVIEST, "the weight that this seat has taken"),
    Field("others_taken", 1, HEAVIEST, "the weight that the other has taken"),
    Field("depth", 1, 2 * STONES, "from which weight on the lighter stone takes both"),
    Field("stones", 1, STONES, "how many stones there are"),
]


class ShoalEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: int) -> None:
        assert isinstance(position, Shoal)
        options = position.options
        heaps = (position.hands[seat], [position.thrown[seat]], position.spent[seat], position.spent[1 - seat])
        bytes = [int(stone in heap) for heap in heaps for stone in range(1, STONES + 1)]
        bytes += [position.taken[seat], position.taken[1 - seat], options.depth, COUNTS[options.stones]]
        for place, byte in enumerate(bytes, at):
            row[place] = byte


ENCODING = ShoalEncoding(
    FIELDS,
    kinds=(DEAL, SEALED),
    longest=2 * ROUNDS,
    luck=2 * ROUNDS,
    told=ROUNDS * TOLD_A_ROUND + TOLD_AT_THE_END,
)
