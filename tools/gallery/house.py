"""A house in which any moment of any game can be sat down at: `python -m tools.gallery.house URL`.

It is the house itself, with the door that the pages in a browser's tab have: a record goes in, and a table comes out at
which somebody plays on from one of its moments.
"""

from __future__ import annotations

import sys

import uvicorn

from ludotek.table.answers.moments import play_on
from ludotek.table.house import House, system_world
from ludotek.table.http.app import create_app
from ludotek.table.http.dependencies import HouseHere, Somebody
from ludotek.table.http.routes import Routes
from ludotek.table.people.limits import Limits
from ludotek.table.server.serve import LINES, address, listen
from ludotek.table.storage.open import open_store
from ludotek.wire.boards import PlayOnIn
from ludotek.wire.shapes import Created

MANY = (1e6, 1e6)
GENEROUS = Limits(messages=MANY, requests=MANY, changes=MANY, passwords=MANY, connections=1000)
router = Routes()


@router.post("/gallery/table")
async def sit_down(house: HouseHere, me: Somebody, asked: PlayOnIn) -> Created:
    return await play_on(house, me, asked)


def main(url: str) -> None:
    house = House(system_world(open_store(url)), limits=GENEROUS)
    app = create_app(house)
    app.router.routes[:0] = router.routes  # before the pages, which answer to every other address
    line = listen("127.0.0.1", 0)
    print(address("127.0.0.1", line.getsockname()[1]), flush=True)
    uvicorn.Server(uvicorn.Config(app, log_config=None, loop="uvloop", **LINES)).run(sockets=[line])


if __name__ == "__main__":
    main(sys.argv[1])
