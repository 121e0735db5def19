"""The house in a tab: one person, bots, and tables that last as long as the browser keeps them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.position import Position, Seat
from ludotek.games import game as game_of_the_house
from ludotek.table.hall import Hall
from ludotek.table.people.limits import Limits
from ludotek.table.people.naming import clean_name
from ludotek.table.storage.rows import PlayerId, PlayerRow, TableId
from ludotek.table.tab.storage import TabStore
from ludotek.table.tables.records import record_of
from ludotek.table.tables.seating import PATIENCE
from ludotek.table.tables.surroundings import Thought
from ludotek.table.world import World, new_id

PATIENT = 3.0  # seconds that somebody waits for a bot without being told beforehand
LOOK, REVIEW = 300.0, 3600.0  # seconds: nobody else waits for them, and rules run slower here


class Alone(LudotekError):
    """Something that takes other people."""


class Uncounted:
    """Nobody looks at the metrics of a tab."""

    def heard(self) -> None: ...

    def refused(self, code: str) -> None: ...

    def answered(self, seconds: float) -> None: ...


class TabHouse(Hall[TabStore]):
    """A house for one, which a browser runs by itself."""

    me: PlayerRow

    def __init__(self, world: World[TabStore], find_game: Callable[[str], Game] = game_of_the_house) -> None:
        super().__init__(world, find_game, Limits(), PATIENCE, thinkers=1, look=LOOK, review=REVIEW)
        self.metrics = Uncounted()
        self.slow: set[tuple[str, int]] = set()  # games, and levels of their bots that took long in this browser

    async def start_up(self, name: str) -> None:
        """Know again who plays here; whoever is new gets this name, until they choose another."""
        me = await self.store.me()
        if me is None:
            me = PlayerRow(id=new_id(self.world.luck), name=clean_name(name), created=self.now())
            await self.store.keep_me(me)
        self.me = me
        self.slow = await self.store.slow_levels()
        self.start(self._keep_records())

    async def _keep_records(self) -> None:
        """Games that were over when the tab was closed."""
        for row in await self.store.all_tables():
            if row.status == "over" and not await self.store.has_record(row.id):
                await self._keep_record(row.id)

    async def _keep_record(self, id: TableId) -> None:
        """Keep a record as text, which also a page without an interpreter can hand in to a house."""
        await self.store.keep_record(id, str(record_of(await self.table(id))))

    def game_over(self, id: TableId) -> None:
        super().game_over(id)
        self.start(self._keep_record(id))

    async def _think(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        """Have a bot think, and remember whether that takes long here."""
        began = self.world.clock.precise()
        thought = await super()._think(game, position, seat, level, seed)
        if self.world.clock.precise() - began > PATIENT and (game.id, level) not in self.slow:
            self.slow.add((game.id, level))
            await self.store.keep_slow_levels(self.slow)
        return thought

    async def rename(self, name: str) -> PlayerRow:
        self.me = msgspec.structs.replace(self.me, name=clean_name(name))
        await self.store.keep_me(self.me)
        for table in self.tables.values():
            table.names[self.me.id] = self.me.name
            table.broadcast.presence()
        return self.me

    async def knows(self, player: PlayerId) -> bool:
        return player == self.me.id

    async def invite(self, id: TableId, seat: str) -> str:
        raise Alone("tab/alone", "Nobody else can come to a table in a tab.")

    def elsewhere(self, id: TableId) -> None:
        """Another tab of the same browser has changed a table."""
        if id in self.tables:
            self.start(self.tables[id].read_again())
