"""What a game brings along for browsers whose client was not built with it: its board, and all that it says.

A board is an ES module, `web/board.js` in the game's folder; what it loads besides lies in `web/board/`.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from fastapi import Path as InPath
from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.locale import LANGUAGES
from ludotek.locale.language import words_of
from ludotek.table.answers.rulebook import PICTURE
from ludotek.table.http.dependencies import HouseHere
from ludotek.table.http.routes import Routes

SCRIPT = "text/javascript; charset=utf-8"
KINDS = {  # what the house's pages may load, by the end of its name
    ".css": "text/css; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": SCRIPT,
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ART = "art.svg"
BOARD: dict[int | str, dict[str, Any]] = {200: {"content": {SCRIPT.partition(";")[0]: {}}}}
BESIDE: dict[int | str, dict[str, Any]] = {200: {"content": {kind.partition(";")[0]: {} for kind in KINDS.values()}}}
router = Routes()
Id = Annotated[str, InPath(max_length=64)]


class NotBrought(LudotekError):
    """Something that a game's folder does not hold."""


# Files are read in threads of their own and each time anew: whoever writes a board has only to load the page again.


@router.get("/api/games/{game}/language", response_class=PlainTextResponse)
def language(
    request: Request, house: HouseHere, game: Id, lang: Annotated[str, Query(max_length=16)] = LANGUAGES[0]
) -> Response:
    """All that a game and its board say, as Fluent text; in English, where nobody has translated it."""
    text = text_of(house.game(game), lang if lang in LANGUAGES else LANGUAGES[0])
    if not text:
        raise NotBrought("boards/no-words", "This game has no words of its own.")
    return fresh(request, text.encode(), "text/plain; charset=utf-8")


@router.get("/api/games/{game}/board.js", response_class=Response, responses=BOARD)
def board(request: Request, house: HouseHere, game: Id) -> Response:
    """A game's board as an ES module."""
    return fresh(request, content(board_file(house.game(game))), SCRIPT)


@router.get("/api/games/{game}/board/{file}", response_class=Response, responses=BESIDE)
def beside_board(request: Request, house: HouseHere, game: Id, file: Id) -> Response:
    """A style, a picture or another file that a board loads."""
    found = beside(house.game(game)).get(file)
    return fresh(request, content(found), KINDS[found.suffix] if found else "")


def board_address(game: Game) -> str | None:
    """Where browsers find the board that a game brings; nothing, if it brings none."""
    return f"/api/games/{game.id}/board.js" if board_file(game) else None


def art_address(game: Game) -> str | None:
    """Where browsers find the drawing for the lobby, `web/board/art.svg`, that a game brings."""
    return f"/api/games/{game.id}/board/{ART}" if ART in beside(game) else None


def text_of(game: Game, code: str) -> str:
    """The words of a game, and those of its board where these have a file of their own."""
    spoken = game.folder / "web" / "locale" / f"{code}.ftl"
    own = spoken.read_text(encoding="utf-8", errors="replace") if spoken.is_file() else ""
    return "\n".join(filter(None, (words_of(game.folder, code), own)))


def board_file(game: Game) -> Path | None:
    module = game.folder / "web" / "board.js"
    return module if module.is_file() else None


def beside(game: Game) -> dict[str, Path]:
    """By name: the files that lie beside a board. Whatever is asked for is looked up here, so no path leads out."""
    folder = game.folder / "web" / "board"
    files = [path for path in folder.iterdir() if path.suffix in KINDS] if folder.is_dir() else []
    return {path.name: path for path in files if path.is_file() and not path.is_symlink()}


@router.get("/api/games/{game}/rules.svg", response_class=Response, responses=BESIDE)
def picture(request: Request, house: HouseHere, game: Id) -> Response:
    """The picture with which a game's rules open."""
    file = house.game(game).folder / PICTURE
    return fresh(request, content(file if file.is_file() else None), KINDS[".svg"])


def content(file: Path | None) -> bytes:
    if file is None:
        raise NotBrought("boards/no-file", "This game brings no such file.")
    return file.read_bytes()


def fresh(request: Request, body: bytes, kind: str) -> Response:
    """An answer that browsers keep, and ask about before they use it again."""
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if tag in (one.strip().removeprefix("W/") for one in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
