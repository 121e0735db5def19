"""The end in words: by which rule a game was won, and where every point came from."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotek.core.phrase import Phrase, phrase

UNDECIDED: Final = phrase("ending-unfinished")  # by no rule of the game: people have ended it


class Source(msgspec.Struct, frozen=True):
    """What one thing brought everybody."""

    name: Phrase
    points: list[int | None]  # by seat; nothing where it does not apply


class Reckoning(msgspec.Struct, frozen=True):
    """Why whoever won has won."""

    rule: Phrase  # a whole sentence: "Stable Regime: the end die showed 5, and 5 or 6 end round 6."
    sources: list[Source] = []
    is_summed: bool = False  # whether the sources add up to what decided, so that a total belongs under them
