"""Which board draws which game: its own, or the one that draws any."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import Seat
from ludotek.locale import Language
from ludotek.terminal.board import Board


def board_for(language: Language, game: Game, options: Options, labels: Mapping[Seat, str]) -> Board:
    """A board for a table of this game."""
    kind = game.terminal or Board
    assert issubclass(kind, Board), f"the terminal's board of {game.title} is no Board"
    return kind(language, game, options, labels)
