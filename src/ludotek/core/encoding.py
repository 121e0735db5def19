"""How learners see a game: what a seat knows, as a row of bytes, and the few facts they size their arrays by."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotek.core.position import Points, Position, Seat

Row: TypeAlias = "vec[u8]"  # the bytes of observations, one after the other


class Field:
    """A run of bytes in an observation: its name, how many there are, the most one can be, and what they say."""

    name: str
    size: int
    most: int
    meaning: str

    def __init__(self, name: str, size: int, most: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a game remembers of a lane's last observations, so as to write only what has changed since."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """One game's observations. A subclass says in `fields` what they hold, and writes them.

    The other facts are limits that hold under all options: a bound may be generous, never too small.
    """

    fields: list[Field]
    kinds: tuple[int, ...]  # the kinds of moment that occur, OVER aside
    seats: tuple[int, int]  # the fewest and the most
    scores: tuple[Points, Points]  # the lowest and the highest
    is_zero_sum: bool
    longest: int  # the most decisions in a game
    luck: int  # the most moves of chance in a game
    told: int  # the most that a seat is told in a game, events and its own moves together
    size: int

    def __init__(
        self,
        fields: list[Field],
        *,
        kinds: tuple[int, ...],
        seats: tuple[int, int] = (2, 2),
        scores: tuple[Points, Points] = (-1, 1),
        is_zero_sum: bool = True,
        longest: int,
        luck: int,
        told: int,
    ) -> None:
        self.fields = fields
        self.kinds = kinds
        self.seats = seats
        self.scores = scores
        self.is_zero_sum = is_zero_sum
        self.longest = longest
        self.luck = luck
        self.told = told
        self.size = sum([field.size for field in fields])

    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        """Write what a seat knows into a row, from a place on: every byte of every field, in their order."""
        raise NotImplementedError  # heirs may be interpreted, and nothing else would tell one that it forgot this

    def sight(self) -> Sight:
        """The memory of one lane, of which nothing was written yet."""
        return NOTHING_SEEN

    def refresh(self, position: Position, seats: list[Seat], row: Row, at: i64, sight: Sight) -> None:
        """Write the same for several seats of a lane, one after the other, where it was written for that lane before.

        A game may write only what differs, if its sight remembers enough; `write` is what it must come to.
        """
        for seat in seats:
            self.write(position, seat, row, at)
            at += self.size


NOTHING_SEEN: Final = Sight()


def blank(size: int) -> Row:
    """Room for observations; numpy reads it without a copy (`numpy.frombuffer`)."""
    return vec[u8]([0] * size)
