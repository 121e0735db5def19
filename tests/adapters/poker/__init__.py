"""Kuhn poker with an encoding: turns, and cards that only their owner sees."""

from __future__ import annotations

from ludotek.core.encoding import Encoding
from ludotek.core.parts import Part
from ludotek.core.verbs import plain_happenings
from tests.reference_games.kuhn_poker import KuhnPokerGame


class PokerGame(KuhnPokerGame):
    id = "poker"
    encoding = Part[Encoding]("encoding:ENCODING")
    happenings = plain_happenings("dealt", "spoke", "showed")


GAME = PokerGame()
