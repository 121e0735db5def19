"""The HTTP API of people: guests, and the tokens of their programs. Accounts have a page of their own."""

from __future__ import annotations

import msgspec
from fastapi import Request, Response

from ludotek.table.http.dependencies import Anybody, HouseHere, Whoever, remember
from ludotek.table.http.routes import Routes
from ludotek.table.people.visitors import COOKIE
from ludotek.table.storage.rows import PlayerRow
from ludotek.wire.shapes import Me, NameIn, TokenShape

router = Routes()


def me_shape(player: PlayerRow | None) -> Me:
    if player is None:
        return Me(id=None, name=None, account=False)
    return Me(id=player.id, name=player.name, account=player.account is not None)


@router.get("/api/me")
async def me(request: Request, who: Whoever) -> Me:
    """Who is asking, as far as the house knows; and where a page plays on if the house cannot be reached."""
    return msgspec.structs.replace(me_shape(who), tab=request.app.state.tab)


@router.post("/api/me")
async def name_me(request: Request, response: Response, house: HouseHere, who: Whoever, asked: NameIn) -> Me:
    """Choose or change a name; whoever is new becomes a guest."""
    if who is None:
        guest = await house.accounts.new_guest(asked.name)
        remember(request, response, COOKIE, house.accounts.cookie(guest))
        return me_shape(guest)
    renamed = await house.accounts.rename(who, asked.name)
    house.renamed(renamed.id, renamed.name)
    return me_shape(renamed)


@router.post("/api/tokens", status_code=201)
async def issue_token(house: HouseHere, who: Anybody) -> TokenShape:
    """A token for a program that plays under one's name; it is shown once."""
    return TokenShape(token=await house.accounts.issue_api_token(who))
