"""What workers tell each other of moves that one of them has kept, in few letters."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.table.storage.rows import MOVES, StoredMove

LONGEST_NOTICE = 7_000  # characters; PostgreSQL passes on somewhat more


def notice(version: int | None, moves: Sequence[StoredMove]) -> str:
    """The moves, where there is room for them, and the version at which they were made; else that there are some."""
    told = ";".join(f"{move.seat},{move.move},{move.time_ms},{move.question}" for move in moves)
    word = f"{MOVES}:{version}:{moves[0].ply}:{told}"
    return word if len(word) <= LONGEST_NOTICE else MOVES


def noticed(version: str, first_ply: str, moves: str) -> tuple[int, list[StoredMove]]:
    """The version of a table and its moves, from a notice."""
    told = [move.split(",") for move in moves.split(";")]
    return int(version), [
        StoredMove(ply, int(seat), int(move), None if time == "None" else int(time), int(question))
        for ply, (seat, move, time, question) in enumerate(told, int(first_ply))
    ]
