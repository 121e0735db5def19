"""How a game went, in digests: run here and, from its source, by the interpreter in a browser's worker."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec

from ludotek.core import record as records
from ludotek.core.position import SPECTATOR
from ludotek.core.session import Session
from ludotek.core.testing.walk import Walk
from ludotek.games import game as find_game
from ludotek.table.thinking.bots import think


def random_record(id: str, options: dict[str, Any], number: int) -> str:
    """The text of a game that is played at random."""
    game = find_game(id)
    walk = Walk(game, game.options(options), 7, number)
    walk.finish()
    return str(records.of_session(walk.session))


def course(text: str) -> list[str]:
    """Of each moment of a record: its key, what every seat and a spectator see, and what each may do."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    found = [moment(session)]
    for entry in record.entries:
        session.play(entry.seat, entry.move)
        found.append(moment(session))
    return found


def moment(session: Session) -> str:
    game, position = session.game, session.position
    seats = [SPECTATOR, *range(len(session.seats))]
    views = [msgspec.json.encode(game.view(position, seat)) for seat in seats]
    moves = [position.moves(seat) for seat in seats[1:]]
    return sha256(repr((position.key(), views, moves, session.events[-1:])).encode()).hexdigest()[:16]


def thoughts(text: str, level: int, every: int) -> list[tuple[int, ...]]:
    """What a bot of a level plays at some moments of a record, with the same luck."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    found: list[tuple[int, ...]] = []
    for number, entry in enumerate(record.entries):
        position = session.position
        if number % every == 0:
            found += [tuple(think(record.game, position, seat, level, number)) for seat in position.acting()]
        session.play(entry.seat, entry.move)
    return found


def seconds(text: str, level: int, count: int) -> list[float]:
    """How long a bot of a level thinks at some moments of a record, evenly spread, at which it has a choice."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    moments = []
    for entry in record.entries:
        position = session.position
        moments += [(position.copy(), seat) for seat in position.acting()[:1] if len(position.moves(seat)) > 1]
        session.play(entry.seat, entry.move)
    took = []
    for position, seat in moments[:: max(1, len(moments) // count)][:count]:
        began = perf_counter()
        think(record.game, position, seat, level, 1)
        took.append(perf_counter() - began)
    return took


def memory() -> int:
    """The bytes of an interpreter's memory in a browser."""
    import pyodide_js  # type: ignore[import-not-found]  # there is none here

    return int(pyodide_js._module.HEAP8.length)
