"""Two positions are alike to a seat: all that it can ask of them has the same answer."""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.position import Event, Move, Position, Seat
from ludotek.core.testing.report import Place, require


def require_alike(game: Game, pair: tuple[Position, Position], observer: Seat, place: Place, what: str) -> None:
    """Fail if an observer could tell the one position from the other."""
    one, two = pair
    who = f"seat {observer} can tell {what} from the truth by"
    require(one.kind() == two.kind(), place, f"{who} kind()")
    require(game.view(one, observer) == game.view(two, observer), place, f"{who} its view")
    if observer >= 0:
        require(list(one.moves(observer)) == list(two.moves(observer)), place, f"{who} its moves")
        require(game.refused(one, observer) == game.refused(two, observer), place, f"{who} what it is refused")
        moves = list(one.moves(observer))
        same = game.changes(one, observer, moves) == game.changes(two, observer, moves)
        require(same, place, f"{who} what its moves cost and bring")
        require(one.question(observer) == two.question(observer), place, f"{who} its question")
        require(one.pause(observer) == two.pause(observer), place, f"{who} its pause")
    require(one.deadline() == two.deadline(), place, f"{who} the deadline")
    require(game.deal(one) == game.deal(two), place, f"{who} what is being agreed on")


def after(position: Position, mover: Seat, move: Move) -> tuple[Position, list[Event]]:
    """The position that a move leads to, and what is told on the way."""
    later = position.copy()
    told: list[Event] = []
    later.heard = told
    later.play(mover, move)
    return later, told
