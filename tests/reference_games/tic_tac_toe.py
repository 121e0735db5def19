"""Tic-tac-toe: three in a line. Best play is a draw."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

EMPTY = -1
MARKED = 0
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe(Position):
    follows = ("winner",)  # from the board
    board: list[int]
    winner: int

    def __init__(self) -> None:
        super().__init__()
        self.board = [EMPTY] * 9
        self.winner = EMPTY

    def kind(self) -> int:
        return TURN if self.winner == EMPTY and EMPTY in self.board else OVER

    def acting(self) -> list[Seat]:
        return [self.ply % 2] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        return [square for square in range(9) if self.board[square] == EMPTY] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        self.board[move] = seat
        self.tell(EVERYONE, MARKED, seat, move)
        if any(all(self.board[square] == seat for square in line) for line in LINES if move in line):
            self.winner = seat

    def scores(self) -> list[Points]:
        return [0, 0] if self.winner == EMPTY else [1, -1] if self.winner == 0 else [-1, 1]


class TicTacToeGame(ReferenceGame):
    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    verbs = plain_verbs(*(f"{column}{row}" for row in "321" for column in "abc"))
    happenings = plain_happenings("marked")
    names = ("crosses", "noughts")

    def first(self, options: object) -> TicTacToe:
        return TicTacToe()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        return position.key()


GAME = TicTacToeGame()
