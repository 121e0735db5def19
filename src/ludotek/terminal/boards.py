"""Which board draws which game: its own, or the one that draws any."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.core.game import Game, Options
from ludotek.core.position import Seat
from ludotek.locale import Language
from ludotek.terminal.board import Board, BoardMaker
from ludotek.terminal.nort import NortBoard
from ludotek.terminal.north import NorthBoard
from ludotek.terminal.nos import NosBoard
from ludotek.terminal.novem import NovemBoard
from ludotek.terminal.oath import OathBoard

BOARDS: dict[str, BoardMaker] = {
    "novem": NovemBoard,
    "nort": NortBoard,
    "nos": NosBoard,
    "north": NorthBoard,
    "oath": OathBoard,
}


def board_for(language: Language, game: Game, options: Options, labels: Mapping[Seat, str]) -> Board:
    return BOARDS.get(game.id, Board)(language, game, options, labels)
