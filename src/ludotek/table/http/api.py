"""The HTTP API of games and tables; what it takes and gives is described at /api/openapi.json."""

from __future__ import annotations

import hmac
import os
from base64 import b64encode
from hashlib import sha256
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
import segno
from fastapi import Body, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from ludotek.core.errors import LudotekError
from ludotek.core.rng import Rng
from ludotek.core.sheet import YAML, sheets_of, shipped_text
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.locale import LANGUAGES
from ludotek.locale.reference import reference_html
from ludotek.table.answers import rulebook
from ludotek.table.answers.games import game_shape
from ludotek.table.answers.lobby import card_of, lobby_of
from ludotek.table.answers.opening import open_table, try_again
from ludotek.table.answers.tables import ahead, finished, since_turn, unsure, within_step
from ludotek.table.http.boards import art_address, board_address
from ludotek.table.http.dependencies import Anybody, HouseHere, Somebody, Whoever
from ludotek.table.http.routes import Routes
from ludotek.table.people.visitors import address_of, bearer
from ludotek.table.storage.rows import NotKept, ReportRow
from ludotek.table.tables import seating
from ludotek.table.tables.marks import day_at
from ludotek.table.tables.records import record_of, world_left
from ludotek.table.thinking.chances import chances_text
from ludotek.table.thinking.foresight import foresee
from ludotek.table.thinking.handing import brought, handed
from ludotek.table.thinking.hint import advise
from ludotek.table.thinking.past import past
from ludotek.table.thinking.replay import replay_table, replay_text
from ludotek.table.thinking.tales import tale_bytes
from ludotek.table.world import below
from ludotek.version import __version__
from ludotek.wire.shapes import (
    Card,
    Chances,
    CodeIn,
    CodeShape,
    Created,
    Foresight,
    ForesightIn,
    GameShape,
    Handed,
    Health,
    HintIn,
    HintShape,
    Lobby,
    MomentIn,
    Past,
    Replay,
    ReportIn,
    ReportShape,
    Review,
    RulesShape,
    SitIn,
    TableIn,
    TaleShape,
    WorldLeft,
)

PLAINLY = SitIn()
router = Routes()
Id = Annotated[str, Path(max_length=64)]


@router.get("/healthz")
async def healthz(house: HouseHere) -> Health:
    """Whether the house is open and its store can write; 503 while it cannot."""
    await house.probe.check()
    return Health(status="ok", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, house: HouseHere) -> Response:
    """For Prometheus on the same machine, or with the house's token: counters tell of moves that are still secret."""
    if not is_local(request) and not is_housekeeper(request):
        raise LudotekError("http/not-allowed", "Metrics are for those who run the house.")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def is_local(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def is_housekeeper(request: Request) -> bool:
    wanted, given = os.environ.get("LUDOTEK_ADMIN_TOKEN", ""), bearer(request.scope) or ""
    return bool(wanted) and hmac.compare_digest(wanted.encode(), given.encode())


@router.get("/api/games")
async def list_games(house: HouseHere) -> list[GameShape]:
    """The games of the house, the lightest first."""
    day = day_at(house.now())
    return [game_shape(game, day, board_address(game), art_address(game)) for game in games()]


@router.get("/api/games/{game}/rules")
async def rules(game: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]) -> RulesShape:
    """The rules of a game, with the numbered rulings."""
    found = find_game(game)
    html = rulebook.rules_html(found, lang if lang in LANGUAGES else LANGUAGES[0])
    return RulesShape(html=html, has_reference=found.reference is not None)


@router.get("/api/games/{game}/reference", response_class=HTMLResponse)
async def reference(game: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]) -> Response:
    """A game's reference page, to read or to print: one file, with no style but its own and no script."""
    html = reference_html(find_game(game), lang if lang in LANGUAGES else LANGUAGES[0])
    return HTMLResponse(html, headers={"Content-Security-Policy": style_policy(html)})


def style_policy(html: str) -> str:
    """The page's own style by its hash, and nothing else."""
    style = html.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; frame-ancestors 'none'"


class SheetResponse(PlainTextResponse):
    media_type = YAML


@router.get("/api/games/{game}/sheets/{name}", response_class=SheetResponse)
async def sheet(game: Id, name: Id) -> Response:
    """One of the sheets that a game comes with, as a file: a template for one's own."""
    found = find_game(game)
    if not any(name in shipped for shipped in sheets_of(found.form).values()):
        raise NotKept("core/unknown-sheet", f"{found.title} has no sheet called {name!r}.")
    headers = {"Content-Disposition": f'attachment; filename="{game}-{name}.yaml"'}
    return SheetResponse(shipped_text(name, type(found).__module__), headers=headers)


@router.post("/api/games/{game}/seats")
async def seats(game: Id, options: Annotated[dict[str, Any], Body()]) -> list[str]:
    """The seats of a table that is played with these options."""
    found = find_game(game)
    return list(found.seats(found.options(options)))


@router.get("/api/lobby")
async def lobby(house: HouseHere, me: Whoever) -> Lobby:
    """Tables to join, to watch, and to return to."""
    return await lobby_of(house, me)


@router.post("/api/tables", status_code=201)
async def create_table(request: Request, house: HouseHere, me: Anybody, asked: TableIn) -> Created:
    """Open a table; the game begins when every seat is taken."""
    made = await open_table(house, me, asked)
    return msgspec.structs.replace(made, near=house.near if is_local(request) else None)


@router.post("/api/tables/{id}/again", status_code=201)
async def try_moment_again(house: HouseHere, me: Somebody, id: Id, asked: MomentIn) -> Created:
    """Go on from a moment of a finished game, against bots: to see what another move would have come to."""
    return await try_again(house, me, await finished(house, id), asked.ply)


@router.post("/api/code")
async def code(asked: CodeIn) -> CodeShape:
    """A link as a QR code. It is asked for in a body, since an invitation has no place in anybody's log."""
    rows = segno.make(asked.text, error="m", micro=False).matrix
    return CodeShape(rows=["".join(map(str, row)) for row in rows])


@router.get("/api/tables/{id}")
async def show_table(house: HouseHere, me: Whoever, id: Id) -> Card:
    table = await house.table(id)
    return await card_of(house, table.row, me)


@router.post("/api/tables/{id}/seats/{seat}")
async def sit(house: HouseHere, me: Anybody, id: Id, seat: Id, asked: SitIn = PLAINLY) -> Card:
    """Sit down: in a seat for anyone, or with an invitation in a friend's."""
    table = await house.table(id)
    number = seating.seat_named(table, seat)
    is_invited = asked.token is not None and await house.accounts.is_invited(asked.token, id, seat)
    table.names[me.id] = me.name
    await table.attempt(lambda: seating.sit(table, me, number, is_invited, asked.waive))
    return await card_of(house, table.row, me)


@router.post("/api/tables/{id}/foresight")
async def look_ahead(
    request: Request, house: HouseHere, me: Whoever, id: Id, asked: ForesightIn
) -> Annotated[msgspec.Raw, Foresight]:
    """What would follow some moves of one's own, and the odds there; nothing that the asker cannot know is in it."""
    table = await house.table(id)
    seat = table.seat_of(me.id if me else "", asked.seat)
    imagined = ahead(table, seat, asked.question)
    return msgspec.Raw(
        await house.lookups.run(address_of(request.scope), foresee, table.game, imagined, seat, asked.line)
    )


@router.post("/api/tables/{id}/hint")
async def ask_the_bot(
    request: Request, house: HouseHere, me: Somebody, id: Id, asked: HintIn
) -> Annotated[msgspec.Raw, HintShape]:
    """What the bot would play in one's place, and why; only against bots, and from what one may know oneself."""
    table = await house.table(id)
    seat, options = table.seat_of(me.id), table.session.options
    imagined = unsure(table, seat, asked.question)
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), advise, table.game, options, imagined, seat))


@router.get("/api/tables/{id}/since")
async def look_again(
    request: Request, house: HouseHere, me: Whoever, id: Id, seat: Annotated[str, Query(max_length=32)] = ""
) -> Annotated[msgspec.Raw, Past]:
    """The boards of what happened since one's turn, as one saw them then; for whoever is asked, and has come back."""
    table = await house.table(id)
    wanted = since_turn(table, table.seat_of(me.id if me else "", seat))
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), past, *wanted))


@router.get("/api/tables/{id}/within")
async def look_closer(
    request: Request, house: HouseHere, me: Whoever, id: Id, step: int, seat: Annotated[str, Query(max_length=32)] = ""
) -> Annotated[msgspec.Raw, Past]:
    """The boards between the moves of a step, as one saw them then: for whoever is told of them one by one."""
    table = await house.table(id)
    wanted = within_step(table, table.seat_of(me.id if me else "", seat), step)
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), past, *wanted))


@router.get("/api/tables/{id}/record", response_class=PlainTextResponse)
async def record(house: HouseHere, id: Id) -> Response:
    """The record of a game that is over, with the seed of its dice."""
    table = await finished(house, id)
    name = f"{table.row.game}-{id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(record_of(table)), headers=headers)


@router.get("/api/tables/{id}/replay")
async def replay(request: Request, house: HouseHere, id: Id) -> Annotated[msgspec.Raw, Replay]:
    """A game that is over, as its spectators saw it."""
    table = await finished(house, id)
    text = str(record_of(table))
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), replay_table, text, table.game))


@router.post(
    "/api/replays",
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show_record(house: HouseHere, request: Request) -> Annotated[msgspec.Raw, Replay]:
    """Anybody's record, step by step."""
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), replay_text, await text_of(request)))


@router.post(
    "/api/records",
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def hand_in(house: HouseHere, me: Anybody, request: Request) -> Handed:
    """Keep the record of a game that was played elsewhere, unrated; the same record again is kept once."""
    row, moves = await house.lookups.run(address_of(request.scope), handed, await text_of(request))
    is_new = await house.store.bring_table(brought(row, me.id, house.now()), moves)
    return Handed(id=row.id, url=f"/t/{row.id}", is_new=is_new)


async def text_of(request: Request) -> str:
    try:
        return (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LudotekError("record/not-text", "A record is text in UTF-8.") from None


@router.get("/api/tables/{id}/review")
async def look_back(request: Request, house: HouseHere, id: Id) -> Annotated[msgspec.Raw, Review]:
    """What would have been better, move by move; ask again while the bot thinks."""
    table = await finished(house, id)
    return msgspec.Raw(house.reviews.of(table, address_of(request.scope)))


@router.post("/api/tables/{id}/review")
async def look_back_again(request: Request, house: HouseHere, id: Id) -> Annotated[msgspec.Raw, Review]:
    """Have a review begun again that failed."""
    table = await finished(house, id)
    return msgspec.Raw(house.reviews.again(table, address_of(request.scope)))


@router.get("/api/tables/{id}/chances")
async def chances_over_time(request: Request, house: HouseHere, id: Id) -> Annotated[msgspec.Raw, Chances]:
    """Everybody's chances over a finished game, and its turning point; answered when they are worked out."""
    table = await finished(house, id)
    text = str(record_of(table))
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), chances_text, text, table.game))


@router.get("/api/tables/{id}/tale")
async def tale_after(
    request: Request, house: HouseHere, id: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]
) -> Annotated[msgspec.Raw, TaleShape]:
    """A finished game as prose, in a language of the house; only what everybody saw is told."""
    table = await finished(house, id)
    code = lang if lang in LANGUAGES else LANGUAGES[0]
    text = str(record_of(table))
    return msgspec.Raw(await house.lookups.run(address_of(request.scope), tale_bytes, text, table.game, code))


@router.get("/api/tables/{id}/world")
async def world_after(house: HouseHere, id: Id) -> WorldLeft:
    """The seed of the world that a finished game leaves to the next; empty, where it leaves none."""
    rng = Rng(below(house.world.luck, 1 << 62))
    return WorldLeft(world_left(await finished(house, id), rng))


@router.post("/api/reports", status_code=204)
async def report(house: HouseHere, me: Somebody, asked: ReportIn) -> None:
    """Tell those who run the house about somebody."""
    table = await house.table(asked.table)
    if await house.store.player(asked.player) is None:
        raise NotKept("table/no-player", "There is no such player.")
    row = ReportRow(table_id=table.row.id, player=asked.player, reporter=me.id, text=asked.text, at=house.now())
    await house.store.add_report(row)


@router.get("/api/reports")
async def reports(house: HouseHere, request: Request) -> list[ReportShape]:
    """The house's page of reports, for whoever knows its token."""
    if not is_housekeeper(request):
        raise LudotekError("http/not-allowed", "Reports are for those who run the house.")
    rows = await house.store.reports()
    people = await house.store.players({id for row in rows for id in (row.player, row.reporter) if id})
    names = {id: player.name for id, player in people.items()}
    return [
        ReportShape(
            id=row.id,
            table=row.table_id,
            player=names.get(row.player, row.player),
            reporter=names.get(row.reporter or "", ""),
            text=row.text,
            at=row.at,
        )
        for row in rows
    ]
