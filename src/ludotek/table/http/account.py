"""The HTTP API of an account: signing in and out, its sessions, its password, and what the house keeps about it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response

from ludotek.core.errors import LudotekError
from ludotek.table.answers import lobby
from ludotek.table.house import House
from ludotek.table.http.dependencies import Anybody, HouseHere, Somebody, remember
from ludotek.table.http.people import me_shape
from ludotek.table.http.routes import Routes
from ludotek.table.people.password_guesses import KNOWN
from ludotek.table.people.visitors import COOKIE, bearer, browser, cookie
from ludotek.table.storage.rows import LONGEST_ID, NotKept, PlayerRow
from ludotek.wire.shapes import AccountShape, CredentialsIn, Me, PasswordsIn, RatingShape, SessionShape

router = Routes()
LOGIN = "/api/login"
Session = Annotated[str, Path(max_length=LONGEST_ID)]


# Signing in and out.


@router.post("/api/accounts", status_code=201)
async def register(request: Request, response: Response, house: HouseHere, who: Anybody, asked: CredentialsIn) -> Me:
    """Give a guest an account; what was played as a guest stays with it, and its old cookies are void."""
    if who.account is not None:
        raise LudotekError("accounts/has-account", "You have an account already.")
    player = await house.accounts.register(who, asked.name, asked.password)
    house.renamed(player.id, player.name)
    await sign_in(request, response, house, player)
    await house.signed_out(player.id)
    return me_shape(player)


@router.post(LOGIN)
async def log_in(request: Request, response: Response, house: HouseHere, asked: CredentialsIn) -> Me:
    """Sign a browser in, under a new cookie; whoever it stood for before is signed out."""
    guesser = house.password_guesses.guesser(asked.name, cookie(request.scope, KNOWN))
    house.password_guesses.take(guesser)
    player = await house.accounts.log_in(asked.name, asked.password)
    house.password_guesses.forgive(guesser)
    await leave(request, house)
    await sign_in(request, response, house, player)
    return me_shape(player)


@router.post("/api/logout")
async def log_out(request: Request, response: Response, house: HouseHere) -> Me:
    """Forget who uses this browser; its cookie is void from now on, wherever else it may be."""
    await leave(request, house)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return me_shape(None)


async def sign_in(request: Request, response: Response, house: House, player: PlayerRow) -> None:
    value = await house.accounts.begin_session(player, browser(request.scope))
    remember(request, response, COOKIE, value)
    remember(request, response, KNOWN, house.password_guesses.mark(player.account or ""), LOGIN)


async def leave(request: Request, house: House) -> None:
    """Make the cookie by which somebody comes void."""
    ended = await house.accounts.end_session(cookie(request.scope) or "")
    if ended is not None:
        await house.signed_out(ended)


# Sessions and the password.


@router.get("/api/account/sessions")
async def sessions(request: Request, house: HouseHere, who: Somebody) -> list[SessionShape]:
    """Where an account is signed in, the last seen first."""
    check_account(who)
    here = session_of(request, house)
    return [
        SessionShape(id=row.id, browser=row.browser, created=row.created, seen=row.seen, is_this=row.id == here)
        for row in await house.store.sessions_of(who.id)
    ]


@router.delete("/api/account/sessions/{id}", status_code=204)
async def end_session(house: HouseHere, who: Somebody, id: Session) -> None:
    """Sign one browser out."""
    if not await house.store.end_session(who.id, id):
        raise NotKept("accounts/no-session", "This browser is signed out already.")
    await house.signed_out(who.id)


@router.delete("/api/account/sessions", status_code=204)
async def end_other_sessions(request: Request, house: HouseHere, who: Somebody) -> None:
    """Sign every other browser out."""
    check_account(who)
    await house.store.end_other_sessions(who.id, session_of(request, house))
    await house.signed_out(who.id)


@router.post("/api/account/password")
async def change_password(
    request: Request, response: Response, house: HouseHere, who: Somebody, asked: PasswordsIn
) -> Me:
    """A new password; every other browser and every program is signed out, and this browser has a new cookie."""
    check_account(who)
    guesser = house.password_guesses.owner(who.id)
    house.password_guesses.take(guesser)
    player = await house.accounts.change_password(who, asked.old, asked.new)
    house.password_guesses.forgive(guesser)
    await sign_in(request, response, house, player)
    await house.signed_out(who.id)
    return me_shape(player)


def session_of(request: Request, house: House) -> str:
    """The session by which somebody comes; a program comes by none."""
    said = house.accounts.said_by(cookie(request.scope) or "") if bearer(request.scope) is None else None
    return said.session if said is not None else ""


# What is kept.


@router.get("/api/account")
async def account(house: HouseHere, who: Somebody) -> AccountShape:
    """One's ratings and games."""
    check_account(who)
    ratings = await house.store.ratings(who.id)
    return AccountShape(
        name=who.name,
        ratings=[RatingShape(game=row.game, rating=row.ordinal, games=row.games) for row in ratings],
        history=await lobby.cards_of(house, await house.store.tables_of(who.id), who),
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
    await house.signed_out(who.id)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(KNOWN, path=LOGIN, httponly=True, samesite="lax")


def check_account(who: PlayerRow) -> None:
    if who.account is None:
        raise LudotekError("accounts/no-account", "You play as a guest; make an account first.")
