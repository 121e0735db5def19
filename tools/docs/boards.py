"""Boards on the pages of rules: the position of each picture, on the game's own board, to be played on.

What a board shows at first is made here, so that a page starts nothing by itself; the element comes from the site that
the documentation lies beside (`make site`). Where that is not so, or a page is read from a disk, the picture stays.
"""

import gzip
import re
import sys
from pathlib import Path, PurePosixPath

sys.path.append(str(Path(__file__).parents[2]))  # where the tools for pictures are

from tools.rule_pictures import SHOWN

from ludotek.core.record import of_session
from ludotek.table.thinking.replay import replay

LEVEL = 2  # of the bots: whoever reads the rules is new to the game
PICTURE = re.compile(r"^!\[[^\]]*\]\((\w+)\.svg\)$", re.MULTILINE)


def write(folder: Path) -> None:
    """The records of all pictures, and what boards show of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for id, shown in SHOWN.items():
        record = of_session(shown().session)
        (folder / f"{id}.record.txt").write_text(str(record), encoding="utf-8")
        (folder / f"{id}.replay.json.gz").write_bytes(gzip.compress(replay(record), 9, mtime=0))


def around_picture(text: str, page: str) -> str:
    """A page of rules with a board around its picture, which is seen until the board is there."""
    language = "uk" if PurePosixPath(page).name.endswith(".uk.md") else "en"
    return PICTURE.sub(lambda picture: f"{board(picture[1], language)}\n\n{picture[0]}\n\n</ludotek-board>", text)


def board(id: str, language: str) -> str:
    """The element's first tag."""
    step, files = SHOWN[id]().step, f'record="{id}.record.txt" replay="{id}.replay.json.gz"'
    return f'<ludotek-board game="{id}" {files} step="{step}" play="{LEVEL}" lang="{language}">'
