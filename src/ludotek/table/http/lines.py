"""Live lines over WebSockets: who comes, from which page, and how often."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import cast

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from ludotek.table.house import House
from ludotek.table.live.connection import AT_ONCE, Connection
from ludotek.table.live.connection import Send as LineSend
from ludotek.table.live.line import Line
from ludotek.table.people.visitors import address_of, is_same_origin, visitor
from ludotek.table.storage.rows import StoreLost
from ludotek.wire.protocol import CLOSE_AGAIN, CLOSE_POLICY

log = logging.getLogger("ludotek.live")
PATH = re.compile(r"/api/tables/([^/]+)/live")


class Lines(FastAPI):
    """FastAPI for requests; live lines go past all of it, since every layer would be passed at every message."""

    house: House

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._connect(scope, receive, cast(LineSend, send))
        else:
            await super().__call__(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: LineSend) -> None:
        """`/api/tables/{id}/live`, from a page of this house."""
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

    async def _serve(self, id: str, scope: Scope, receive: Receive, send: LineSend) -> None:
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
