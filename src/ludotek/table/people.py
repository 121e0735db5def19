"""The HTTP API of people: guests, accounts and the tokens of their programs."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ludotek.core.errors import LudotekError
from ludotek.table import cards
from ludotek.table.asking import REFUSALS, Anybody, HouseHere, Somebody, Whoever, remember
from ludotek.table.rows import PlayerRow
from ludotek.table.shapes import AccountShape, CredentialsIn, Me, NameIn, RatingShape, TokenShape
from ludotek.table.visitors import COOKIE

router = APIRouter(responses=REFUSALS)


def me_shape(player: PlayerRow | None) -> Me:
    if player is None:
        return Me(id=None, name=None, account=False)
    return Me(id=player.id, name=player.name, account=player.account is not None)


@router.get("/api/me")
async def me(who: Whoever) -> Me:
    """Who is asking, as far as the house knows."""
    return me_shape(who)


@router.post("/api/me")
async def name_me(request: Request, response: Response, house: HouseHere, who: Whoever, asked: NameIn) -> Me:
    """Choose or change a name; whoever is new becomes a guest."""
    if who is None:
        guest = await house.accounts.new_guest(asked.name)
        remember(request, response, house, guest)
        return me_shape(guest)
    renamed = await house.accounts.rename(who, asked.name)
    house.renamed(renamed.id, renamed.name)
    return me_shape(renamed)


@router.post("/api/accounts", status_code=201)
async def register(house: HouseHere, who: Anybody, asked: CredentialsIn) -> Me:
    """Give a guest an account; what was played as a guest stays with it."""
    if who.account is not None:
        raise LudotekError("accounts/has-account", "You have an account already.")
    player = await house.accounts.register(who, asked.name, asked.password)
    house.renamed(player.id, player.name)
    return me_shape(player)


@router.post("/api/login")
async def log_in(request: Request, response: Response, house: HouseHere, asked: CredentialsIn) -> Me:
    player = await house.accounts.log_in(asked.name, asked.password)
    remember(request, response, house, player)
    return me_shape(player)


@router.post("/api/logout")
async def log_out(response: Response) -> Me:
    """Forget who uses this browser."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return me_shape(None)


@router.get("/api/account")
async def account(house: HouseHere, who: Somebody) -> AccountShape:
    """One's ratings and games."""
    check_account(who)
    ratings = await house.store.ratings(who.id)
    return AccountShape(
        name=who.name,
        ratings=[RatingShape(game=row.game, rating=row.ordinal, games=row.games) for row in ratings],
        history=await cards.cards_of(house, await house.store.tables_of(who.id), who),
    )


@router.get("/api/account/export")
async def export(response: Response, house: HouseHere, who: Somebody) -> dict[str, Any]:
    """All that the house keeps about whoever asks."""
    response.headers["Content-Disposition"] = 'attachment; filename="ludotek.json"'
    return await house.store.export(who.id)


@router.delete("/api/account", status_code=204)
async def forget(response: Response, house: HouseHere, who: Somebody) -> None:
    """Be forgotten; other people's games stay whole."""
    await house.accounts.delete(who)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/api/tokens", status_code=201)
async def issue_token(house: HouseHere, who: Anybody) -> TokenShape:
    """A token for a program that plays under one's name; it is shown once."""
    return TokenShape(token=await house.accounts.issue_api_token(who))


def check_account(who: PlayerRow) -> None:
    if who.account is None:
        raise LudotekError("accounts/no-account", "You play as a guest; make an account first.")
