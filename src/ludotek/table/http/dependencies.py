"""What every endpoint begins with: the house, and who is asking."""

from __future__ import annotations

import asyncio
import contextlib
from functools import cache
from typing import Annotated

from fastapi import Depends, Request, Response

from ludotek.core.errors import LudotekError
from ludotek.locale import LANGUAGES, Language, language
from ludotek.table.house import House
from ludotek.table.people.visitors import COOKIE, visitor
from ludotek.table.storage.rows import Conflict, PlayerRow
from ludotek.table.world import below

YEAR = 365 * 86_400  # seconds


@cache
def known_language(code: str | None) -> Language:
    """A language, learnt once: that takes far longer than the event loop may be kept."""
    return language(code)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


HouseHere = Annotated[House, Depends(_house)]


async def _whoever(request: Request, house: HouseHere) -> PlayerRow | None:
    return await visitor(house.accounts, request.scope)


async def _somebody(who: Annotated[PlayerRow | None, Depends(_whoever)]) -> PlayerRow:
    if who is None:
        raise LudotekError("http/no-name", "The house does not know you yet.")
    return who


async def _anybody(
    request: Request, response: Response, house: HouseHere, who: Annotated[PlayerRow | None, Depends(_whoever)]
) -> PlayerRow:
    """Whoever asks; a guest is made of somebody who has not been here before."""
    if who is not None:
        return who
    spoken = await asyncio.to_thread(known_language, spoken_by(request))
    guest = await _new_guest(house, spoken)
    remember(request, response, COOKIE, house.accounts.cookie(guest))
    return guest


async def _new_guest(house: House, spoken: Language) -> PlayerRow:
    """A guest under a number; where somebody has made that an account's name, under another."""
    for most in (10_000, 1_000_000, 100_000_000):
        with contextlib.suppress(Conflict):
            number = most // 10 + below(house.world.luck, 9 * most // 10)
            return await house.accounts.new_guest(spoken.text("table-guest", number=str(number)))
    raise LudotekError("http/no-name", "The house does not know you yet.")


Whoever = Annotated[PlayerRow | None, Depends(_whoever)]  # perhaps nobody the house knows
Somebody = Annotated[PlayerRow, Depends(_somebody)]
Anybody = Annotated[PlayerRow, Depends(_anybody)]


def remember(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Give a browser a cookie by which it is known again."""
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def spoken_by(request: Request) -> str:
    """The first language of a browser that the house speaks."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
