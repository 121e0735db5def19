"""Count what a stranger must open: for a click at a table, for everything that knows a game, and to add one.

    python tools/strangers_path.py [--tree FOLDER]

A click is followed through a real house: a marker of Novem is laid over a live line, and every file of the house that
runs until the other seat hears of it is noted, in the order in which it is entered. Two counts are made of that: the
*way* are the files through which the click itself is handed on, those on the stack when the rules play it, when the
store is asked to keep it, when the game says what a seat sees, and when that is sent; *all* are those and whatever they
ask on the way. In the browser, where nothing is traced, the way is the shortest one through imports from the page of a
table to the board, and to the wire. With `--tree` the same is counted in another checkout of the repository.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

HERE = Path(__file__).parents[1]
GAME = "novem"
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")
GLOB = re.compile(r"""glob(?:<[^(]*>)?\(\s*["']([^"']+)["']""")
SUFFIXES = ("", ".ts", ".svelte", ".svelte.ts")
MILESTONES = (
    (f"games/{GAME}/rules.py", "play"),
    (f"games/{GAME}/view.py", "view"),
    ("sqlite.py", "append"),
    ("server/websocket.py", "take"),
    ("server/websocket.py", "send"),  # what cannot be taken at once, and everything before that was possible
    ("table/wire.py", "send"),  # its place in 0.1
)
FILE_IN_PAGE = re.compile(r"^```\w+ (\S+\.\w+)$", re.MULTILINE)


def main() -> int:
    wanted = argparse.ArgumentParser(description="Count what a stranger must open.")
    wanted.add_argument("--tree", type=Path, default=HERE, help="another checkout of the repository")
    tree = wanted.parse_args().tree.resolve()
    sys.path[:0] = [str(tree / "src"), str(tree)]
    browser, (way, everything) = in_the_browser(tree), in_the_house(tree)
    show(f"A click in {GAME} is handed on by {len(browser)} + {len(way)} files:", browser + way)
    beside = [file for file in everything if file not in way]
    show(f"Of the house {len(everything)} files run in all, these beside its way:", beside)
    trees = trees_of(tree, GAME)
    show(f"What knows {GAME}, its tests and its figures apart, lies in {len(trees)} tree(s):", trees)
    added = to_add(tree)
    show(f"To add a game takes {len(added)} files and one line:", added)
    return 0


def show(heading: str, lines: list[str]) -> None:
    print(heading, *(f"  {line}" for line in lines), "", sep="\n")


# The way of a click.


def in_the_house(tree: Path) -> tuple[list[str], list[str]]:
    """Files of the house between a message on a live line and what the other seat hears: on its way, and all."""
    way: dict[str, None] = {}
    entered: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            entered.setdefault(frame.f_code.co_filename)
            if is_milestone(frame):
                for name in reversed(list(stack(frame))):
                    way.setdefault(name)

    asyncio.run(lay_a_marker(note))
    ours = str(tree / "src" / "ludotek")
    here = [[str(Path(name).relative_to(tree)) for name in found if name.startswith(ours)] for found in (way, entered)]
    return here[0], here[1]


def is_milestone(frame: FrameType) -> bool:
    """Whether a click arrives somewhere: the rules, the store, the game's view, the line of another."""
    return any(frame.f_code.co_filename.endswith(file) and frame.f_code.co_name == name for file, name in MILESTONES)


def stack(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield frame.f_code.co_filename
        frame = frame.f_back


async def lay_a_marker(note: object) -> None:
    """Both seats of a match lay a marker; the second is followed until both have heard of it."""
    from tests.table.guests import two_at_a_table
    from tests.table.serving import serving

    with TemporaryDirectory() as folder:
        async with serving(f"sqlite:///{folder}/house.db") as address:
            anna, boris, table = await two_at_a_table(address)
            async with anna.at(table) as rows, boris.at(table) as columns:
                await lay(rows)
                threading.setprofile(note)  # type: ignore[arg-type]
                sys.setprofile(note)  # type: ignore[arg-type]
                await lay(columns)
                await asyncio.gather(rows.hear("update"), columns.hear("update"))
                sys.setprofile(None)
                threading.setprofile(None)  # type: ignore[arg-type]


async def lay(line: object) -> None:
    moment = line.table["moment"]  # type: ignore[attr-defined]
    await line.say(type="move", question=moment["question"], move=moment["moves"][0]["move"])  # type: ignore[attr-defined]


def in_the_browser(tree: Path) -> list[str]:
    """The board, up to the page of a table, and down to the wire."""
    page = tree / "web/src/pages/Table.svelte"
    board = next(path for path in (tree / place for place in BOARDS) if path.exists())
    up = shortest(tree, page, board)
    down = shortest(tree, page, tree / "web/src/lib/socket.ts")
    return [str(path.relative_to(tree)) for path in [*reversed(up), *down[1:]]]


BOARDS = (f"src/ludotek/games/{GAME}/web/Board.svelte", f"web/src/boards/{GAME}/Board.svelte")


def shortest(tree: Path, start: Path, goal: Path) -> list[Path]:
    """The shortest way from one file to another through imports."""
    came: dict[Path, Path | None] = {start: None}
    queue = deque([start])
    while queue and goal not in came:
        here = queue.popleft()
        for there in imported(tree, here):
            if there not in came:
                came[there] = here
                queue.append(there)
    way: list[Path] = []
    step: Path | None = goal
    while step is not None:
        way.append(step)
        step = came[step]
    return way[::-1]


def imported(tree: Path, file: Path) -> list[Path]:
    text = file.read_text(encoding="utf-8")
    named = [name.replace("$house", str(tree / "web/src")) for name in IMPORT.findall(text)]
    found = [Path(f"{(file.parent / name).resolve()}{suffix}") for name in named for suffix in SUFFIXES]
    patterns = [(file.parent / pattern.split("*")[0]).resolve() for pattern in GLOB.findall(text)]
    found += [path for folder in patterns for path in folder.glob("*/web/Board.svelte")]
    found += [path for folder in patterns for path in folder.glob("*/Board.svelte")]
    return [path for path in found if path.is_file() and path.suffix in (".ts", ".svelte")]


# Where a game lies, and what a new one takes.


def trees_of(tree: Path, game: str) -> list[str]:
    """The folders that hold something called after a game."""
    listed = subprocess.run(
        ["git", "ls-files", "src", "web", "docs/rules"], cwd=tree, capture_output=True, text=True, check=True
    )
    found: dict[str, None] = {}
    for file in map(Path, listed.stdout.split()):
        for depth, part in enumerate(file.parts):
            if re.fullmatch(rf"{game}([.-].*)?", part):
                found.setdefault("/".join(file.parts[:depth]))
                break
    return list(found)


def to_add(tree: Path) -> list[str]:
    """The files that the how-to makes, for a game that everything in the house can play."""
    return FILE_IN_PAGE.findall((tree / "docs/how-to/add-a-game.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
