"""Nets in whole numbers: what they answer, how they are kept, and that real numbers would say the same."""

from __future__ import annotations

import pytest

from ludotek.core.net import ONE, Layer, Net
from ludotek.core.net_file import BadNet, Head, Shape, read, written

SHAPES = [Shape(3, 2, 0, [10, -20]), Shape(2, 1, 1, [1])]
WEIGHTS = [[1, 2, 30, 40, -500, 600], [5, -6]]
HEAD = Head(game="any", seed=7, command="train any", commit="abc", steps=3, layers=SHAPES)


def net() -> Net:
    return read(written(HEAD, WEIGHTS))[1]


def test_the_weights_of_the_features_that_are_there_are_added_up() -> None:
    # 10 + 1 + 30 = 41 and -20 + 2 + 40 = 22; (1 + 5 * 41 - 6 * 22) / 2 = 37
    assert net().answer([0, 1]) == [37]


def test_a_feature_that_is_named_twice_counts_twice() -> None:
    # 10 + 2 * 30 = 70 and -20 + 2 * 40 = 60; (1 + 350 - 360) / 2, downwards
    assert net().answer([1, 1]) == [-5]


def test_what_is_below_nought_goes_no_further() -> None:
    # 10 - 500 is cut off; -20 + 600 = 580; (1 - 3480) / 2, downwards
    assert net().answer([2]) == [-1740]


def test_large_sums_do_not_overflow() -> None:
    wide = Net([Layer(1, 64, 0, [32767] * 64, [0] * 64), Layer(64, 1, 0, [32767] * 64, [0])])
    assert wide.answer([0] * 100) == [64 * 32767 * 32767 * 100]


def test_a_net_says_what_made_it() -> None:
    assert read(written(HEAD, WEIGHTS))[0] == HEAD


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"something else\n", "A net begins with"),
        (b"ludotek net 1\n{}\n", "The head of the net cannot be read"),
        (written(HEAD, WEIGHTS)[:-1], "should take 16 bytes, and take 15"),
    ],
)
def test_a_file_that_holds_no_net_is_told_in_a_sentence(data: bytes, reason: str) -> None:
    with pytest.raises(BadNet, match=reason):
        read(data)


def test_answers_have_sixteen_binary_places() -> None:
    assert ONE == 65536
