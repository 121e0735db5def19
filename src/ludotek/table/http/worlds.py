"""Worlds between two games, from the seeds that people paste."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Path, Request

from ludotek.core.errors import LudotekError
from ludotek.locale.worlds import worlds_of
from ludotek.table.http.dependencies import HouseHere
from ludotek.table.http.routes import Routes
from ludotek.wire.shapes import WorldLine, WorldShape

router = Routes()
Id = Annotated[str, Path(max_length=64)]


@router.post(
    "/api/games/{game}/seed",
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show_seed(house: HouseHere, request: Request, game: Id) -> WorldShape:
    """The world of a seed: map, decks, boards and history; what is no seed is refused with its column."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LudotekError("seed/not-text", "A seed is text in UTF-8.") from None
    world = worlds_of(house.game(game)).show(text)
    return WorldShape(
        seed=world.text,
        title=world.title,
        lines=[WorldLine(about, list(there)) for about, there in world.lines],
        document=msgspec.to_builtins(world.document),
        upgraded=world.upgraded,
        repairs=list(world.repairs),
        options=dict(world.options),
    )
