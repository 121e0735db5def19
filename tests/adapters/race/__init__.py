"""Snap with an encoding: a game of races for the adapters, since the house may have none yet."""

from __future__ import annotations

from ludotek.core.encoding import Encoding
from ludotek.core.parts import Part
from ludotek.core.verbs import plain_happenings
from tests.reference_games.snap import SnapGame


class RaceGame(SnapGame):
    id = "race"
    encoding = Part[Encoding]("encoding:ENCODING")
    happenings = plain_happenings("turned-up", "slapped")


GAME = RaceGame()
