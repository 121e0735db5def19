"""The generator: uniform, repeatable, and the same everywhere."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations

import pytest

from ludotek.core.rng import Rng


def chi_square(drawn: Counter[int], expected: dict[int, float]) -> float:
    assert set(drawn) <= set(expected)
    return sum((drawn[value] - mean) ** 2 / mean for value, mean in expected.items())


# The 99.9 % quantiles of the chi-square distribution, by degrees of freedom. The seeds are fixed,
# so these tests either always pass or always fail.
QUANTILE = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 8: 26.12, 9: 27.88, 71: 113.58}

FIRST_WORDS = {
    0: [1363572419, 145230303, 808754475, 4216505632],
    1: [441792574, 614447336, 1644328534, 3387734806],
    2**64 + 7: [46412736, 3620445133, 2439915088, 2883427409],
}
FIRST_DICE = [0, 0, 2, 4, 2, 0, 3, 1, 4, 0, 1, 0]
FIRST_SHUFFLE = [7, 2, 4, 1, 8, 5, 3, 9, 0, 6]


def test_the_first_words_of_a_seed_never_change() -> None:
    for seed, words in FIRST_WORDS.items():
        rng = Rng(seed)
        assert [int(rng.word()) for _ in words] == words


def test_the_first_draws_of_a_seed_never_change() -> None:
    rng = Rng(2024)
    assert [int(rng.below(6)) for _ in range(12)] == FIRST_DICE
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == FIRST_SHUFFLE


def test_words_fit_into_32_bits_and_use_all_of_them() -> None:
    rng = Rng(1)
    words = [int(rng.word()) for _ in range(2_000)]
    assert all(0 <= word < 2**32 for word in words)
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in words)
        assert 850 < ones < 1_150


def test_seeds_differ_in_every_one_of_their_96_bits() -> None:
    first = {int(Rng(1 << bit).word()) for bit in range(96)} | {int(Rng(0).word())}
    assert len(first) == 97


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 72])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    rng = Rng(n)
    drawn = Counter(int(rng.below(n)) for _ in range(200 * n))
    assert chi_square(drawn, dict.fromkeys(range(n), 200.0)) < QUANTILE[n - 1]


@pytest.mark.parametrize("n", [1, 2, 3, 1000, 2**31 - 1, 2**31])
def test_a_number_below_n_is_never_out_of_range(n: int) -> None:
    rng = Rng(99)
    assert all(0 <= rng.below(n) < n for _ in range(2_000))


def test_uneven_draws_are_rejected() -> None:
    """Three quarters of 2**31 leave a remainder of a quarter: without rejection the thirds would be 3 : 3 : 2."""
    n = 3 * 2**29
    rng = Rng(5)
    thirds = Counter(int(rng.below(n)) % 3 for _ in range(6_000))
    assert chi_square(thirds, dict.fromkeys(range(3), 2000.0)) < QUANTILE[2]


def test_weights_are_the_odds() -> None:
    rng = Rng(11)
    drawn = Counter(rng.weighted([10, 20, 30], [1, 2, 5]) for _ in range(4_000))
    assert chi_square(drawn, {10: 500.0, 20: 1_000.0, 30: 2_500.0}) < QUANTILE[2]


def test_what_weighs_nothing_is_never_drawn() -> None:
    rng = Rng(12)
    assert {rng.weighted([1, 2, 3], [0, 1, 0]) for _ in range(200)} == {2}


def test_no_weights_mean_that_all_are_alike() -> None:
    one, other = Rng(13), Rng(13)
    assert [one.weighted([4, 5, 6], []) for _ in range(50)] == [other.choice([4, 5, 6]) for _ in range(50)]


def test_weights_that_add_up_to_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="more than nothing"):
        Rng(1).weighted([1, 2], [0, 0])


def test_fractions_lie_between_nought_and_one() -> None:
    rng = Rng(14)
    drawn = [rng.fraction() for _ in range(4_000)]
    assert all(0 <= fraction < 1 for fraction in drawn)
    tenths = Counter(int(10 * fraction) for fraction in drawn)
    assert chi_square(tenths, dict.fromkeys(range(10), 400.0)) < QUANTILE[9]


def test_every_order_of_three_cards_is_as_likely() -> None:
    rng = Rng(15)
    orders = {order: number for number, order in enumerate(permutations(range(3)))}
    drawn: Counter[int] = Counter()
    for _ in range(6_000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        drawn[orders[tuple(cards)]] += 1
    assert chi_square(drawn, dict.fromkeys(range(6), 1000.0)) < QUANTILE[5]


@pytest.mark.parametrize("size", [0, 1, 2, 9, 100])
def test_a_shuffle_keeps_all_cards(size: int) -> None:
    cards = list(range(size))
    Rng(16).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_a_fork_leaves_its_parent_alone() -> None:
    rng, untouched = Rng(17), Rng(17)
    rng.fork(1)
    assert [rng.word() for _ in range(5)] == [untouched.word() for _ in range(5)]


def test_forks_are_repeatable_and_differ_by_label() -> None:
    parent = Rng(18)
    labels = [0, 1, 2, 3, 2**31, 2**32, 2**32 + 1, 2**40, -1]
    firsts = [int(parent.fork(label).word()) for label in labels]
    assert firsts == [int(parent.fork(label).word()) for label in labels]
    assert len(set(firsts)) == len(labels)
    assert int(Rng(18).word()) not in firsts


def test_forks_are_independent_of_each_other_and_of_their_parent() -> None:
    """If two streams were related, some pair of draws would be too common."""
    parent = Rng(19)
    streams = [Rng(19), parent.fork(0), parent.fork(1), parent.fork(2)]
    dice = [[int(stream.below(3)) for _ in range(3_600)] for stream in streams]
    for one in range(4):
        for other in range(one):
            pairs = Counter(3 * a + b for a, b in zip(dice[one], dice[other], strict=True))
            assert chi_square(pairs, dict.fromkeys(range(9), 400.0)) < QUANTILE[8]


def test_a_generator_can_be_pickled_in_the_middle_of_its_stream() -> None:
    rng = Rng(20)
    rng.word()
    copy = pickle.loads(pickle.dumps(rng))
    assert [copy.word() for _ in range(5)] == [rng.word() for _ in range(5)]
