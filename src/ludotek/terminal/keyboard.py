"""Which key means which move, on a Latin or a Ukrainian keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.position import Move
from ludotek.locale.language import fold

# The same physical keys under the Ukrainian and the Latin layout.
UKRAINIAN = str.maketrans("йцукенгшщзфівапролджячсмитьбю", "qwertyuiopasdfghjkl;zxcvbnm,.")
MOST_KEYS = 9


def keys_of(moves: Sequence[Move], words: Sequence[str]) -> dict[str, Move]:
    """A key for each move: its own word where all words are one character, and its number in the list."""
    spelled = [fold(word) for word in words]
    keys = dict(zip(spelled, moves, strict=True)) if all(len(word) == 1 for word in spelled) else {}
    if not any(key.isdigit() for key in keys):
        keys |= {str(number): move for number, move in enumerate(moves[:MOST_KEYS], 1)}
    return keys


def place(character: str) -> str:
    """Where a key lies, named as on a Latin keyboard (nos §39)."""
    return character.casefold().translate(UKRAINIAN)


def readings(character: str) -> tuple[str, ...]:
    """How a key may be meant: by its letter, by how it looks, or by where it lies."""
    return character.casefold(), fold(character), place(character)


def pressed(character: str, keys: dict[str, Move]) -> Move | None:
    """The move a key means, if any."""
    for candidate in readings(character):
        if candidate in keys:
            return keys[candidate]
    return None
