"""Whether the house can write: asked of the store itself, at most once a second, however many want to know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludotek.table.storage.errors import not_written
from ludotek.table.storage.rows import StoreLost

FRESH = 1.0  # seconds for which an answer stands
PATIENCE = 3.0  # seconds after which a store that says nothing counts as lost


class Probe:
    """The last attempt to write, shared by all who ask."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self.write = write
        self.attempt: asyncio.Task[StoreLost | None] | None = None
        self.since = 0.0

    async def check(self) -> None:
        """Return if the store has written just now; StoreLost if it could not."""
        loop = asyncio.get_running_loop()
        if self.attempt is None or (self.attempt.done() and loop.time() - self.since >= FRESH):
            self.attempt, self.since = loop.create_task(self._attempt()), loop.time()
        attempt, left = self.attempt, self.since + PATIENCE - loop.time()
        done, _ = await asyncio.wait([attempt], timeout=max(0.0, left))
        if not done:
            raise StoreLost("store/no-answer", "The database does not answer.")
        lost = attempt.result()
        if lost is not None:
            raise StoreLost(lost.code, lost.sentence)

    async def _attempt(self) -> StoreLost | None:
        try:
            await self.write()
        except StoreLost as lost:
            return lost
        except Exception as error:
            return not_written(error)
        return None
