"""A bot thinks beside the screen, never in its way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread

from ludotek.bots.bot import Bot, Budget, ask
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


def think(bot: Bot, position: Position, seat: Seat, budget: Budget, rng: Rng) -> asyncio.Future[Move]:
    """Start a thought about a copy of the position; its thread does not keep anybody from leaving."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[Move] = loop.create_future()
    known = position.copy()

    def decide(move: Move | None, error: BaseException | None) -> None:
        if thought.done():
            return
        if move is None:
            thought.set_exception(error or RuntimeError("The bot chose nothing."))
        else:
            thought.set_result(move)

    def run() -> None:
        move: Move | None = None
        error: BaseException | None = None
        try:
            move = ask(bot, known, seat, budget, rng)
        except Exception as raised:  # whatever a bot does wrong is told where its move is awaited
            error = raised
        with suppress(RuntimeError):  # the screen is gone, and nobody waits for the answer
            loop.call_soon_threadsafe(decide, move, error)

    Thread(target=run, name=f"bot in seat {seat}", daemon=True).start()
    return thought
