"""What a board lies on, in the colours that the board wishes for."""

from __future__ import annotations

from textual.containers import Container

from ludotek.terminal.board import Board


class Felt(Container):
    """The board's part of the screen; a board that draws fields has no wishes and is given a sheet of paper."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, id="felt")
        self.board = board
        self.set_class(type(board) is Board, "fields")

    def on_mount(self) -> None:
        if self.board.felt:
            self.styles.background = self.board.felt
            self.board.styles.color = self.board.ink
        if self.board.in_corner:
            self.styles.align = ("left", "top")
