"""Turns: the beats of a game in the order in which people remember them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ludotek.core.position import CHANCE, Seat
from ludotek.story.beat import Beat


class Turn(msgspec.Struct, frozen=True):
    """What begins a turn, and what happened in it. Before the first there is what was set up, which begins nothing."""

    beats: list[Beat]

    @property
    def title(self) -> Beat | None:
        return self.beats[0] if self.beats[0].begins else None

    @property
    def seat(self) -> Seat:
        """Whose turn it is; nobody's, where all play at once."""
        return self.beats[0].seat if self.beats[0].begins else CHANCE

    @property
    def happened(self) -> list[Beat]:
        return self.beats[1:] if self.beats[0].begins else self.beats


def turns(beats: Iterable[Beat]) -> list[Turn]:
    """A game, turn by turn."""
    found: list[Turn] = []
    for beat in beats:
        if beat.begins or not found:
            found.append(Turn([]))
        found[-1].beats.append(beat)
    return found
