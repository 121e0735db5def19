"""What a house in a tab answers: the same requests as over HTTP, as far as one person alone has use for them."""

from __future__ import annotations

import logging
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from ludotek.bots.levels import skill_of
from ludotek.core.errors import BadOptions, LudotekError
from ludotek.core.phrase import phrase
from ludotek.core.rng import Rng
from ludotek.core.sheet import sheets_of, shipped_text
from ludotek.games import games
from ludotek.locale import LANGUAGES
from ludotek.table.answers import rulebook
from ludotek.table.answers.games import game_shape
from ludotek.table.answers.lobby import card_of, lobby_of
from ludotek.table.answers.moments import board, play_on
from ludotek.table.answers.opening import open_table, try_again
from ludotek.table.answers.tables import ahead, finished, since_turn, unsure, within_step
from ludotek.table.answers.worlds import world_shape
from ludotek.table.logs import note
from ludotek.table.storage.rows import NotKept, PlayerRow
from ludotek.table.tab.house import Alone, TabHouse
from ludotek.table.tables.marks import day_at
from ludotek.table.tables.records import record_of, world_left
from ludotek.table.thinking.chances import chances_text
from ludotek.table.thinking.foresight import foresee
from ludotek.table.thinking.hint import advise
from ludotek.table.thinking.past import past
from ludotek.table.thinking.replay import replay_table, replay_text
from ludotek.table.thinking.tales import tale_bytes
from ludotek.table.world import below
from ludotek.wire.best import Comparison
from ludotek.wire.boards import BoardIn, BoardShape, PlayOnIn
from ludotek.wire.shapes import (
    ForesightIn,
    GameShape,
    HintIn,
    LevelShape,
    Me,
    MomentIn,
    NameIn,
    Problem,
    RulesShape,
    TableIn,
    WorldLeft,
)

log = logging.getLogger("ludotek.table")
S = TypeVar("S")
HERE = "tab"  # the address of everybody here
Answer = Callable[["Asked"], Awaitable[object]]  # a struct, text, or bytes that are JSON already
ROUTES: list[tuple[str, re.Pattern[str], Answer]] = []


class Answered(msgspec.Struct, frozen=True):
    """An answer as HTTP would have it."""

    status: int
    body: str


class Asked:
    """A request: of whom, about what, in which words."""

    def __init__(self, house: TabHouse, body: str, query: str, gaps: dict[str, str]) -> None:
        self.house = house
        self.body = body
        self.gaps = gaps
        self.query = parse_qs(query)
        self.lang = self.word("lang") or LANGUAGES[0]

    def word(self, name: str) -> str:
        return self.query.get(name, [""])[0]

    def read(self, shape: type[S]) -> S:
        return msgspec.json.decode(self.body, type=shape)


def route(method: str, path: str) -> Callable[[Answer], Answer]:
    """Answer requests of this method and path, whose gaps are in braces."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def add(answer: Answer) -> Answer:
        ROUTES.append((method, pattern, answer))
        return answer

    return add


async def answer(house: TabHouse, method: str, address: str, body: str) -> Answered:
    """Answer a request; what is refused has a code and a sentence."""
    asked = urlsplit(address)
    try:
        for wanted, pattern, given in ROUTES:
            found = pattern.fullmatch(asked.path)
            if wanted == method and found:
                return Answered(200, written(await given(Asked(house, body, asked.query, found.groupdict()))))
        raise Alone("tab/alone", "This takes a house with other people in it.")
    except LudotekError as error:
        option = error.option if isinstance(error, BadOptions) else ""
        status = 404 if isinstance(error, NotKept) else 400
        return Answered(status, written(Problem(error.code, error.sentence, option)))
    except msgspec.DecodeError as error:
        return Answered(422, written(Problem("http/bad-request", f"What is asked cannot be read: {error}.")))
    except Exception as error:  # whatever went wrong is for the log; a page that heard nothing would wait for ever
        note(log, f"{method} {asked.path} failed", error)
        return Answered(500, written(Problem("http/broken", "Something went wrong here. It has been noted.")))


def written(given: object) -> str:
    if isinstance(given, str):
        return given
    return (given if isinstance(given, bytes) else msgspec.json.encode(given)).decode()


# Who one is.


def me_shape(me: PlayerRow) -> Me:
    return Me(id=me.id, name=me.name, account=False)


@route("GET", "/api/me")
async def me(asked: Asked) -> Me:
    return me_shape(asked.house.me)


@route("POST", "/api/me")
async def name_me(asked: Asked) -> Me:
    return me_shape(await asked.house.rename(asked.read(NameIn).name))


# Games.


@route("GET", "/api/games")
async def list_games(asked: Asked) -> list[GameShape]:
    """Best marks are compared among people, so here there are none; levels say where they are slow."""
    day = day_at(asked.house.now())
    shapes = [game_shape(game, day) for game in games()]
    return [msgspec.structs.replace(one, has_best=False, levels=levels(asked.house, one)) for one in shapes]


def levels(house: TabHouse, game: GameShape) -> list[LevelShape]:
    """Some are known to be slow in any browser, others have been in this one."""
    slow = {*skill_of(house.game(game.id)).slow, *(level for id, level in house.slow if id == game.id)}
    return [
        LevelShape(one.level, phrase("bot-level-slow", level=one.name)) if one.level in slow else one
        for one in game.levels
    ]


@route("POST", "/api/games/{game}/seats")
async def seats(asked: Asked) -> list[str]:
    game = asked.house.game(asked.gaps["game"])
    return list(game.seats(game.options(asked.read(dict[str, Any]))))


@route("GET", "/api/games/{game}/rules")
async def rules(asked: Asked) -> RulesShape:
    """The rules with their picture inside them: there is no server to ask for it."""
    game = asked.house.game(asked.gaps["game"])
    html = rulebook.rules_html(game, asked.lang if asked.lang in LANGUAGES else LANGUAGES[0])
    picture = game.folder / rulebook.PICTURE
    if picture.is_file():
        data = f"data:image/svg+xml;base64,{b64encode(picture.read_bytes()).decode()}"
        html = html.replace(f"/api/games/{game.id}/{rulebook.PICTURE}", data)
    return RulesShape(html=html, has_reference=game.reference is not None)


@route("GET", "/api/games/{game}/sheets/{name}")
async def sheet(asked: Asked) -> str:
    game, name = asked.house.game(asked.gaps["game"]), asked.gaps["name"]
    if not any(name in shipped for shipped in sheets_of(game.form).values()):
        raise NotKept("core/unknown-sheet", f"{game.title} has no sheet called {name!r}.")
    return shipped_text(name, type(game).__module__)


@route("POST", "/api/games/{game}/seed")
async def seed(asked: Asked) -> object:
    return world_shape(asked.house.game(asked.gaps["game"]), asked.body)


# Tables.


@route("GET", "/api/lobby")
async def lobby(asked: Asked) -> object:
    return await lobby_of(asked.house, asked.house.me)


@route("POST", "/api/tables")
async def create_table(asked: Asked) -> object:
    wanted = asked.read(TableIn)
    if any(seat.kind in ("friend", "anyone") for seat in wanted.seats):
        raise Alone("tab/alone", "Nobody else can come to a table in a tab.")
    return await open_table(asked.house, asked.house.me, wanted)


@route("GET", "/api/tables/{id}")
async def show_table(asked: Asked) -> object:
    table = await asked.house.table(asked.gaps["id"])
    return await card_of(asked.house, table.row, asked.house.me)


@route("POST", "/api/tables/{id}/again")
async def again(asked: Asked) -> object:
    table = await finished(asked.house, asked.gaps["id"])
    return await try_again(asked.house, asked.house.me, table, asked.read(MomentIn).ply)


@route("POST", "/api/tables/{id}/foresight")
async def look_ahead(asked: Asked) -> bytes:
    wanted, table = asked.read(ForesightIn), await asked.house.table(asked.gaps["id"])
    seat = table.seat_of(asked.house.me.id, wanted.seat)
    imagined = ahead(table, seat, wanted.question)
    return await asked.house.lookups.run(HERE, foresee, table.game, imagined, seat, wanted.line)


@route("POST", "/api/tables/{id}/hint")
async def ask_the_bot(asked: Asked) -> bytes:
    wanted, table = asked.read(HintIn), await asked.house.table(asked.gaps["id"])
    seat = table.seat_of(asked.house.me.id)
    imagined = unsure(table, seat, wanted.question)
    return await asked.house.lookups.run(HERE, advise, table.game, table.session.options, imagined, seat)


@route("GET", "/api/tables/{id}/since")
async def look_again(asked: Asked) -> bytes:
    table = await asked.house.table(asked.gaps["id"])
    seat = table.seat_of(asked.house.me.id, asked.word("seat"))
    return await asked.house.lookups.run(HERE, past, *since_turn(table, seat))


@route("GET", "/api/tables/{id}/within")
async def look_closer(asked: Asked) -> bytes:
    table = await asked.house.table(asked.gaps["id"])
    seat, step = table.seat_of(asked.house.me.id, asked.word("seat")), int(asked.word("step"))
    return await asked.house.lookups.run(HERE, past, *within_step(table, seat, step))


# Games that are over.


@route("GET", "/api/tables/{id}/record")
async def record(asked: Asked) -> str:
    return str(record_of(await finished(asked.house, asked.gaps["id"])))


@route("GET", "/api/tables/{id}/replay")
async def replay(asked: Asked) -> bytes:
    table = await finished(asked.house, asked.gaps["id"])
    return await asked.house.lookups.run(HERE, replay_table, str(record_of(table)), table.game)


@route("POST", "/api/replays")
async def show_record(asked: Asked) -> bytes:
    return await asked.house.lookups.run(HERE, replay_text, asked.body.removeprefix("\ufeff"))


@route("GET", "/api/tables/{id}/review")
async def look_back(asked: Asked) -> bytes:
    return asked.house.reviews.of(await finished(asked.house, asked.gaps["id"]), HERE)


@route("POST", "/api/tables/{id}/review")
async def look_back_again(asked: Asked) -> bytes:
    return asked.house.reviews.again(await finished(asked.house, asked.gaps["id"]), HERE)


@route("GET", "/api/tables/{id}/chances")
async def chances(asked: Asked) -> bytes:
    table = await finished(asked.house, asked.gaps["id"])
    return await asked.house.lookups.run(HERE, chances_text, str(record_of(table)), table.game)


@route("GET", "/api/tables/{id}/world")
async def world_after(asked: Asked) -> WorldLeft:
    rng = Rng(below(asked.house.world.luck, 1 << 62))
    return WorldLeft(world_left(await finished(asked.house, asked.gaps["id"]), rng))


@route("GET", "/api/tables/{id}/tale")
async def tale(asked: Asked) -> bytes:
    table = await finished(asked.house, asked.gaps["id"])
    return await asked.house.lookups.run(HERE, tale_bytes, str(record_of(table)), table.game, asked.lang)


@route("GET", "/api/tables/{id}/best")
async def compare(asked: Asked) -> Comparison:
    return Comparison(course=None, mark=None, best=[], yours=None, players=0)


# Boards in somebody's page. They are shown by this interpreter itself: another one would take seconds to start.


@route("POST", "/api/boards")
async def show_board(asked: Asked) -> BoardShape:
    return board(asked.house, asked.read(BoardIn))


@route("POST", "/api/boards/table")
async def play_from_board(asked: Asked) -> object:
    return await play_on(asked.house, asked.house.me, asked.read(PlayOnIn))
