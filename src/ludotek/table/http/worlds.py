"""Worlds between two games, from the seeds that people paste."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from ludotek.core.errors import LudotekError
from ludotek.table.answers.worlds import world_shape
from ludotek.table.http.dependencies import HouseHere
from ludotek.table.http.routes import Routes
from ludotek.wire.shapes import WorldShape

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
    return world_shape(house.game(game), text)
