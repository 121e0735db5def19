"""Bots think beside the screen, about what they may know."""

from __future__ import annotations

import asyncio
from threading import Event, current_thread, main_thread

import pytest

from ludotek.bots.bot import Bot, Budget
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.state import HIDDEN
from ludotek.terminal.thought import think


class Witness(Bot):
    """Remembers where it thought, and about what."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.known = known
        self.thread = current_thread()
        return known.moves(seat)[-1]


class Fumbler(Bot):
    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        raise ValueError("dropped the marker")


class Sleeper(Bot):
    def __init__(self, wake: Event) -> None:
        self.wake = wake

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.wake.wait()
        return 0


def sealed() -> Position:
    position = NOVEM.start(first="rows", layout="159672834")
    position.play(ROWS, 1)
    return position


def thought_of(bot: Bot) -> Move:
    async def run() -> Move:
        return await think(bot, sealed(), COLUMNS, Budget(), Rng(1))

    return asyncio.run(run())


def test_a_bot_thinks_in_a_thread_of_its_own_and_cannot_see_a_sealed_marker() -> None:
    witness = Witness()
    assert thought_of(witness) == 5
    assert witness.thread is not main_thread()
    assert witness.thread.daemon
    assert isinstance(witness.known, Novem)
    assert witness.known.marker[ROWS] == HIDDEN


def test_what_a_bot_does_wrong_is_told_where_its_move_is_awaited() -> None:
    with pytest.raises(ValueError, match="dropped the marker"):
        thought_of(Fumbler())


def test_nobody_waits_for_a_thought_when_the_screen_is_gone() -> None:
    wake = Event()

    async def leave() -> None:
        think(Sleeper(wake), sealed(), COLUMNS, Budget(), Rng(1))

    asyncio.run(leave())
    wake.set()
