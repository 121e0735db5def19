"""The HTTP API of the best marks: today's courses, and how a finished game compares."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated

from fastapi import Path, Query

from ludotek.core.game import Game
from ludotek.core.options import Challenge
from ludotek.table.house import House
from ludotek.table.http.dependencies import HouseHere, Whoever
from ludotek.table.http.routes import Routes
from ludotek.table.storage.rows import Placed, PlayerRow
from ludotek.table.tables.marks import day_at, mark_of
from ludotek.wire.best import BestMark, BestShape, ChallengeShape, Comparison

SHOWN = 10
router = Routes()
Id = Annotated[str, Path(max_length=64)]


@router.get("/api/games/{game}/best")
async def best(house: HouseHere, me: Whoever, game: Id, day: Annotated[date | None, Query()] = None) -> BestShape:
    """The courses on which marks are compared today, or were on another day, with the best of the house."""
    found, today = house.game(game), day_at(house.now())
    challenges = found.challenges(day or today)
    return BestShape(
        day=(day or today).isoformat(),
        is_today=day in (None, today),
        challenges=[await challenge_shape(house, found, me, challenge) for challenge in challenges],
    )


async def challenge_shape(house: House, game: Game, me: PlayerRow | None, challenge: Challenge) -> ChallengeShape:
    placed = await house.store.best_marks(game.id, challenge.course, SHOWN)
    return ChallengeShape(
        course=challenge.course,
        name=challenge.name,
        options=dict(challenge.options),
        is_daily=challenge.is_daily,
        best=shapes(game, placed, me),
        yours=await own(house, game, challenge.course, me),
        players=await house.store.marked_players(game.id, challenge.course),
    )


@router.get("/api/tables/{id}/best")
async def compare(house: HouseHere, me: Whoever, id: Id) -> Comparison:
    """How the game of a table compares with others of its kind; nothing, if it set no mark."""
    table = await house.table(id)
    row = mark_of(table)
    if row is None:
        return Comparison(course=None, mark=None, best=[], yours=None, players=0)
    await house.store.keep_mark(row)  # whoever asks at once may come before those who keep it
    return Comparison(
        course=row.course,
        mark=table.game.say_mark(row.value),
        best=shapes(table.game, await house.store.best_marks(row.game, row.course, SHOWN), me),
        yours=await own(house, table.game, row.course, me),
        players=await house.store.marked_players(row.game, row.course),
    )


async def own(house: House, game: Game, course: str, me: PlayerRow | None) -> BestMark | None:
    found = await house.store.best_mark_of(game.id, course, me.id) if me else None
    return shapes(game, [found], me)[0] if found else None


def shapes(game: Game, placed: Sequence[Placed], me: PlayerRow | None) -> list[BestMark]:
    return [
        BestMark(
            place=one.place,
            name=one.name,
            is_you=me is not None and one.mark.player == me.id,
            mark=game.say_mark(one.mark.value),
            value=one.mark.value,
            table=one.mark.table_id,
            at=one.mark.at,
        )
        for one in placed
    ]
