"""Snap with an encoding: a game of races for the adapters, since the house may have none yet."""

from __future__ import annotations

from ludotek.core.verbs import plain_happenings
from tests.reference_games.snap import SnapGame


class RaceGame(SnapGame):
    id = "race"
    happenings = plain_happenings("turned-up", "slapped")


GAME = RaceGame()
