"""The HTTP API of chronicles: their games in order, what each has changed, and the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from fastapi import Path, Response
from fastapi.responses import PlainTextResponse

from ludotek.core.errors import LudotekError
from ludotek.core.volume import Bound, Volume
from ludotek.table.answers.lobby import card_seat, names_of
from ludotek.table.answers.opening import clean_title
from ludotek.table.house import House
from ludotek.table.http.dependencies import HouseHere, Somebody, Whoever
from ludotek.table.http.next_game import open_next
from ludotek.table.http.routes import Routes
from ludotek.table.storage.rows import ChapterRow, ChronicleRow, NotKept, PlayerRow, TableRow
from ludotek.table.storage.state import state_of
from ludotek.table.tables.chapters import Told, keep_chapter
from ludotek.table.tables.records import record_of
from ludotek.table.tables.views import reason_out
from ludotek.wire.chronicles import ChapterShape, ChronicleCard, ChronicleIn, ChronicleShape, NextGameIn
from ludotek.wire.shapes import Created, WorldLine

Games = list[tuple[ChapterRow, TableRow]]
NOTHING = Told(winner=None, rule=None)
router = Routes()
Id = Annotated[str, Path(max_length=64)]


@router.get("/api/chronicles")
async def list_chronicles(house: HouseHere, me: Whoever) -> list[ChronicleCard]:
    """The chronicles that you began or have sat in."""
    rows = await house.store.chronicles_of(me.id) if me else []
    return [await card_shape(house, row) for row in rows]


@router.get("/api/chronicles/{id}")
async def show_chronicle(house: HouseHere, me: Whoever, id: Id) -> ChronicleShape:
    """A chronicle game by game. Decks lie in no order that a game has before that is over."""
    row, games = await told_chronicle(house, id)
    names = await names_of(house, [table for _, table in games])
    numbers = numbers_of(games)
    return ChronicleShape(
        id=row.id,
        game=row.game,
        title=house.game(row.game).title,
        name=row.name,
        created=row.created,
        is_yours=me is not None and may_go_on(row, games, me),
        is_founder=me is not None and row.founder == me.id,
        chapters=[
            chapter_shape(house, chapter, table, names, numbers[chapter.table_id])
            for chapter, table in games
            if table.status != "closed"
        ],
    )


@router.post("/api/chronicles/{id}")
async def rename_chronicle(house: HouseHere, me: Somebody, id: Id, asked: ChronicleIn) -> ChronicleShape:
    """Give a chronicle another name; whoever founded it may."""
    row = await find(house, id)
    if row.founder != me.id:
        raise LudotekError("chronicle/not-yours", "Only whoever began a chronicle can name it.")
    await house.store.rename_chronicle(id, clean_title(asked.name))
    return await show_chronicle(house, me, id)


@router.post("/api/chronicles/{id}/games", status_code=201)
async def play_next(house: HouseHere, me: Somebody, id: Id, asked: NextGameIn) -> Created:
    """Open a table in the world that a game has left: for the same people, as the game suggests, or for others."""
    row, games = await told_chronicle(house, id)
    if not may_go_on(row, games, me):
        raise LudotekError("chronicle/not-yours", "Only those who have played in a chronicle can go on with it.")
    if asked.after not in [chapter.table_id for chapter, _ in games]:
        raise NotKept("chronicle/no-game", "There is no such game in this chronicle.")
    before = await house.table(asked.after)
    if before.row.status != "over":
        raise LudotekError("table/not-over", "The game is not over yet.")
    return await open_next(house, me, row, before, asked)


@router.get("/api/chronicles/{id}/records", response_class=PlainTextResponse)
async def records(house: HouseHere, id: Id) -> Response:
    """The records of all its finished games in order, as one file that `ludotek verify` checks."""
    row, games = await told_chronicle(house, id)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-chronicle-{id}.txt"'}
    return PlainTextResponse(str(await volume_of(house, row, games)), headers=headers)


async def volume_of(house: House, row: ChronicleRow, games: Games) -> Volume:
    over = [chapter for chapter, table in games if table.status == "over"]
    numbers = {chapter.table_id: number for number, chapter in enumerate(over, 1)}
    volume = Volume(name=row.name, games=[])
    for chapter in over:
        record = record_of(await house.table(chapter.table_id))
        volume.games.append(Bound(record=record, after=numbers.get(chapter.after or "")))
    return volume


async def find(house: House, id: str) -> ChronicleRow:
    row = await house.store.chronicle(id)
    if row is None:
        raise NotKept("chronicle/none", "There is no such chronicle.")
    return row


async def told_chronicle(house: House, id: str) -> tuple[ChronicleRow, Games]:
    """A chronicle and its games; where the process that saw one end did not come to telling it, it is told now."""
    row = await find(house, id)
    games = await house.store.chapters(id)
    untold = [table.id for chapter, table in games if table.status == "over" and chapter.told is None]
    for table in untold:
        await keep_chapter(await house.table(table))
    return row, await house.store.chapters(id) if untold else games


def may_go_on(row: ChronicleRow, games: Games, me: PlayerRow) -> bool:
    """Whether somebody belongs to a chronicle: who began it, and whoever has sat in one of its games."""
    return row.founder == me.id or any(me.id in state_of(table.state).sat for _, table in games)


def numbers_of(games: Games) -> dict[str, int]:
    """By table: which game from the first one on it is; games that branch off have the same numbers."""
    numbers: dict[str, int] = {}
    for chapter, _ in games:
        numbers[chapter.table_id] = numbers.get(chapter.after or "", 0) + 1
    return numbers


def chapter_shape(
    house: House, chapter: ChapterRow, table: TableRow, names: dict[str, str], number: int
) -> ChapterShape:
    told = msgspec.convert(chapter.told, Told) if chapter.told is not None else NOTHING
    return ChapterShape(
        table=table.id,
        number=number,
        after=chapter.after,
        status=table.status,
        seats=[card_seat(seat, names) for seat in table.seats],
        ended=table.ended,
        winner=told.winner,
        rule=told.rule,
        reason=reason_out(house.game(table.game), table.reason),
        changes=[WorldLine(about, list(there)) for about, there in told.changes],
        began=seed_told(house, table),
        left=told.seed,
        seating=list(told.seating),
    )


def seed_told(house: House, table: TableRow) -> str:
    """In what a game began; until it is over, in the words that its table is told."""
    game = house.game(table.game)
    covered: Mapping[str, object] = {} if table.status == "over" else state_of(table.state).told
    options = game.options({**table.options, **covered})
    return game.chronicle.seed(options) if game.chronicle else ""


async def card_shape(house: House, row: ChronicleRow) -> ChronicleCard:
    games = await house.store.chapters(row.id)
    names = await names_of(house, [table for _, table in games])
    statuses = [table.status for _, table in games]
    return ChronicleCard(
        id=row.id,
        game=row.game,
        title=house.game(row.game).title,
        name=row.name,
        games=statuses.count("over"),
        is_played="live" in statuses or "open" in statuses,
        people=sorted(set(names.values())),
        created=row.created,
    )
