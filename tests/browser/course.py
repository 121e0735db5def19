"""How a game went, in digests: run here and, from its source, by the interpreter in a browser's worker."""

from __future__ import annotations

from hashlib import sha256
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from ludotek.bots.levels import judgement
from ludotek.core import record as records
from ludotek.core.position import SPECTATOR
from ludotek.core.session import Session
from ludotek.core.testing.walk import Walk
from ludotek.games import game as find_game
from ludotek.table.thinking.bots import think


def random_record(id: str, options: dict[str, Any], number: int, most: float = inf) -> str:
    """The text of a game that is played at random, to its end or for so many moves."""
    game = find_game(id)
    walk = Walk(game, game.options(options), 7, number)
    while not walk.is_over and len(walk.session.entries) < most:
        walk.step()
    return str(records.of_session(walk.session))


def summary(text: str, moments: int) -> str:
    """Of a record: every position's key, and at so many moments, evenly spread, all that `moment` tells."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    every = max(1, len(record.entries) // moments)
    digest = sha256()
    for number, entry in enumerate(record.entries):
        session.play(entry.seat, entry.move)
        digest.update(repr(session.position.key()).encode())
        if number % every == every - 1:
            digest.update(moment(session).encode())
    return digest.hexdigest()[:16]


def summaries(texts: list[str], moments: int) -> list[str]:
    """Of many records, in one answer."""
    return [summary(text, moments) for text in texts]


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


def thoughts(text: str, level: int, count: int) -> list[tuple[int, ...]]:
    """What a bot of a level plays at so many moments of a record at which somebody is asked, with the same luck."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    found: list[tuple[int, ...]] = []
    for number in asked_at(text, count):
        for entry in record.entries[len(session.entries) : number]:
            session.play(entry.seat, entry.move)
        seat = session.position.acting()[0]
        found.append(tuple(think(record.game, session.position, seat, level, number)))
    return found


def judgements(text: str, count: int) -> list[list[str]]:
    """What the net that comes with a game makes of so many moments of a record for each seat, to the last bit."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    judge = judgement(record.game)
    found: list[list[str]] = []
    for number in asked_at(text, count) if judge else []:
        for entry in record.entries[len(session.entries) : number]:
            session.play(entry.seat, entry.move)
        found.append([judge(session.position, seat).hex() for seat in range(len(session.seats))] if judge else [])
    return found


def asked_at(text: str, count: int) -> list[int]:
    """So many moments of a record, evenly spread over those at which somebody is asked."""
    record = records.read(text, find_game)
    session = Session(record.game, record.options)
    asked = []
    for number, entry in enumerate(record.entries):
        if session.position.acting():
            asked.append(number)
        session.play(entry.seat, entry.move)
    return asked[:: max(1, len(asked) // count)][:count]


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


def luck_of_hashes() -> int:
    """What an interpreter chooses when it begins from nothing, and never again."""
    return hash("ludotek")


def memory() -> int:
    """The bytes of an interpreter's memory in a browser."""
    import pyodide_js  # type: ignore[import-not-found]  # there is none here

    return int(pyodide_js._module.HEAP8.length)
