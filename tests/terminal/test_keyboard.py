"""Which key means which move."""

from __future__ import annotations

import pytest

from ludotek.terminal.keyboard import keys_of, pressed


def test_single_letters_and_numbers_both_choose() -> None:
    assert keys_of([0, 1, 2], ["A", "B", "C"]) == {"a": 0, "b": 1, "c": 2, "1": 0, "2": 1, "3": 2}


def test_a_word_that_is_a_digit_means_itself() -> None:
    assert keys_of([7, 8], ["2", "1"]) == {"2": 7, "1": 8}


def test_longer_words_are_chosen_by_number() -> None:
    assert keys_of([4, 5], ["name card 1", "name card 2"]) == {"1": 4, "2": 5}


@pytest.mark.parametrize(
    ("character", "move"), [("a", 0), ("A", 0), ("а", 0), ("Ф", 0), ("и", 1), ("в", 1), ("с", 2), ("3", 2)]
)
def test_a_key_is_known_by_its_letter_its_look_or_its_place(character: str, move: int) -> None:
    assert pressed(character, keys_of([0, 1, 2], ["A", "B", "C"])) == move


@pytest.mark.parametrize("character", ["", "x", "4", "0", "\r", " "])
def test_other_keys_mean_nothing(character: str) -> None:
    assert pressed(character, keys_of([0, 1, 2], ["A", "B", "C"])) is None
