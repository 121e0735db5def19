"""Live lines over WebSockets: who comes, from which page, and how often."""

from __future__ import annotations

import asyncio
import logging
import re

from ludotek.table.house import House
from ludotek.table.live.connection import AT_ONCE, Connection, Send
from ludotek.table.live.line import Line, Receive, Scope
from ludotek.table.people.visitors import address_of, is_same_origin, visitor
from ludotek.table.storage.rows import StoreLost
from ludotek.wire.protocol import CLOSE_AGAIN, CLOSE_POLICY

log = logging.getLogger("ludotek.live")
PATH = re.compile(r"/api/tables/([^/]+)/live")


class Live:
    """The ASGI application behind `/api/tables/{id}/live`."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        found = PATH.fullmatch(scope["path"])
        address = address_of(scope)
        if found is None or not is_same_origin(scope) or not self.house.addresses.connect(address):
            await send({"type": "websocket.close", "code": CLOSE_POLICY})
            return
        self.house.metrics.connections.inc()
        try:
            await self._serve(found[1], scope, receive, send)
        finally:
            self.house.metrics.connections.dec()
            self.house.addresses.disconnect(address)

    async def _serve(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            player = await visitor(self.house.accounts, scope)
        except StoreLost:
            await send({"type": "websocket.close", "code": CLOSE_AGAIN})
            return
        house = self.house
        take = scope.get("extensions", {}).get(AT_ONCE, {}).get("take")
        viewer = Connection(
            player, send, house.addresses.limits, house.world.clock, lambda: visitor(house.accounts, scope), take
        )
        await send({"type": "websocket.accept"})
        # A task of its own: every message would wake all that waits for this line to end, layer by layer.
        await asyncio.create_task(Line(house, viewer, receive).serve(id))
