"""What a class declares says how its positions are copied, compared and pickled."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from ludotek.core.position import Position, Seat
from ludotek.core.state import Ply, Scratch, Shared, written

if TYPE_CHECKING:
    from decimal import Decimal


class Cloth(msgspec.Struct, frozen=True):
    colour: str = "green"


class Purse:
    """An object of the game's own, which knows how it is copied."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def copy(self) -> Purse:
        return Purse(self.coins)

    def key(self) -> tuple[object, ...]:
        return (self.coins,)


class Deck:
    """Printed once, and the same to everybody."""


class Table(Position):
    """Something of everything."""

    follows: ClassVar[tuple[str, ...]] = ("deck", "sum")

    cloth: Cloth
    phase: Literal["draw", "play"]
    turn: Seat
    large: i64
    corners: tuple[int, ...]
    hand: list[int]
    piles: list[list[int]]
    towers: list[list[list[int]]]
    out: set[int]
    names: dict[int, str]
    purse: Purse
    purses: list[Purse]
    guest: Purse | None
    drawn: list[int] | None
    order: Shared[list[Seat]]  # replaced, never changed
    rows: list[Shared[list[int]]]
    marks: vec[u8]
    lanes: list[vec[u8]]
    asked: Ply
    heard_at: list[Ply]
    offered: Scratch[list[int]]
    looking: Scratch[bool]
    kept: Scratch[list[int] | None]
    deck: Shared[Deck]
    sum: int

    def __init__(self) -> None:
        super().__init__()
        self.cloth = Cloth()
        self.phase = "draw"
        self.turn = 0
        self.large = 1
        self.corners = (1, 2)
        self.hand = [1, 2]
        self.piles = [[1], [2]]
        self.towers = [[[1], [2]], [[3]]]
        self.out = {1}
        self.names = {1: "one"}
        self.purse = Purse(1)
        self.purses = [Purse(1), Purse(2)]
        self.guest = None
        self.drawn = [1]
        self.order = [0, 1]
        self.rows = [[1], [2]]
        self.marks = vec[u8]([1, 2])
        self.lanes = [vec[u8]([1]), vec[u8]([2])]
        self.asked = 1
        self.heard_at = [1, 2]
        self.offered = [3]
        self.looking = True
        self.kept = [3]
        self.deck = DECK
        self.sum = 3


DECK = Deck()


def test_a_copy_has_everything_and_shares_nothing_that_can_change() -> None:
    table = Table()
    table.ply = 5
    copy = table.copy()
    assert (copy.ply, copy.heard) == (5, None)
    assert (copy.hand, copy.piles, copy.towers, copy.drawn) == (table.hand, table.piles, table.towers, table.drawn)
    table.hand.append(9)
    table.piles[0].append(9)
    table.towers[0][0].append(9)
    table.out.add(9)
    table.names[9] = "nine"
    table.marks[0] = table.lanes[0][0] = 9
    table.purse.coins = table.purses[0].coins = 9
    assert copy == Table() != table
    assert list(copy.marks) == [1, 2]


def test_what_is_shared_is_the_very_same_in_a_copy() -> None:
    table = Table()
    copy = table.copy()
    assert copy.order is table.order
    assert copy.rows is not table.rows and copy.rows[0] is table.rows[0]
    assert copy.deck is table.deck


def test_scratch_is_empty_in_a_copy() -> None:
    copy = Table().copy()
    assert (copy.offered, copy.looking, copy.kept) == ([], False, None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cloth", Cloth("red")),
        ("phase", "play"),
        ("turn", 1),
        ("large", 2),
        ("corners", (1,)),
        ("hand", [2, 1]),
        ("piles", [[1, 2], []]),
        ("towers", [[[1]], [[2], [3]]]),
        ("out", set()),
        ("names", {}),
        ("purse", Purse(2)),
        ("purses", [Purse(2), Purse(1)]),
        ("guest", Purse(1)),
        ("drawn", None),
        ("order", [1, 0]),
        ("rows", [[2], [1]]),
        ("marks", vec[u8]([2, 1])),
        ("lanes", [vec[u8]([1, 2])]),
    ],
)
def test_whatever_makes_another_moment_is_in_the_key(name: str, value: object) -> None:
    other = Table()
    setattr(other, name, value)
    assert other != Table()


@pytest.mark.parametrize(
    ("name", "value"),
    [("asked", 2), ("heard_at", []), ("offered", []), ("looking", False), ("kept", None), ("deck", Deck()), ("sum", 9)],
)
def test_what_counts_plies_or_follows_or_is_scratch_is_not(name: str, value: object) -> None:
    other = Table()
    setattr(other, name, value)
    assert other == Table() and hash(other) == hash(Table())


def test_a_pickled_position_has_all_that_is_declared() -> None:
    again = pickle.loads(pickle.dumps(Table()))
    assert again == Table()
    assert (again.asked, again.sum, again.rows) == (1, 3, [[1], [2]])


@pytest.mark.parametrize("kind", [vec[i64], vec[i32], vec[i16], vec[u8], vec[float], vec[bool]])
def test_a_vec_can_be_pickled(kind: type) -> None:
    again = pickle.loads(pickle.dumps(kind([False, True])))
    assert type(again) is kind
    assert again == kind([False, True])


class LongTable(Table):
    """An heir that adds something of its own."""

    leaves: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.leaves = [1]


def test_an_heir_has_what_both_declare() -> None:
    longer = LongTable()
    copy = longer.copy()
    longer.leaves.append(2)
    assert isinstance(copy, LongTable)
    assert (copy.leaves, copy.hand) == ([1], [1, 2])
    assert copy != longer


class Bare(Position):
    """A position that consists of nothing."""


def test_a_position_may_declare_nothing() -> None:
    assert Bare().copy() == Bare()
    assert Bare().key() == ()


class Undeclared(Position):
    shown: int

    def __init__(self) -> None:
        super().__init__()
        self.shown = 0
        self.points = [0, 0]


def test_an_attribute_that_is_not_declared_is_missed() -> None:
    with pytest.raises(TypeError, match=r"Undeclared\.points is not declared in the body of the class"):
        Undeclared().copy()


class Unknown(Position):
    deck: Deck


class Loose(Position):
    hand: list  # type: ignore[type-arg]


class Mixed(Position):
    names: dict[int, list[int]]


class Tied(Position):
    both: tuple[list[int], int]


class Nowhere(Position):
    price: Decimal


class Wrong(Position):
    follows: ClassVar[tuple[str, ...]] = ("rows",)
    row: int


@pytest.mark.parametrize(
    ("cls", "complaint"),
    [
        (Unknown, r"Unknown\.deck is of type Deck, which cannot be copied or be in a key: say what is in it, give"),
        (Loose, r"Loose\.hand is of type list, which cannot"),
        (Mixed, r"Mixed\.names is of type dict, which cannot"),
        (Tied, r"Tied\.both is of type tuple, which cannot"),
        (Nowhere, r"Nowhere declares an attribute of a type that cannot be found: name 'Decimal' is not defined"),
        (Wrong, r"Wrong says that rows follows, and declares no such attribute"),
    ],
)
def test_what_cannot_be_derived_is_refused_with_a_reason(cls: type[Position], complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        written(cls, Position)


class Plain(Position):
    """Two attributes, to be read in full."""

    hands: list[list[int]]
    asked: Ply


def test_the_methods_are_plain_code() -> None:
    assert (
        written(Plain, Position)
        == '''\
def copy_from(self, of: Plain) -> None:
    """Become what another is, with nothing in common that could change."""
    self.hands = [item.copy() for item in of.hands]
    self.asked = of.asked

def key(self) -> tuple[object, ...]:
    """Everything that makes two of them the same, hashable."""
    return (
        tuple([tuple(item) for item in self.hands]),
    )
'''
    )
