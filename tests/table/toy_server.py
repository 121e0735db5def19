"""A server process that has the toys too: `python -m tests.table.toy_server URL`."""

from __future__ import annotations

import sys

import uvicorn

from ludotek.table.house import House, system_world
from ludotek.table.http.app import create_app
from ludotek.table.server.serve import LINES, address, listen
from ludotek.table.storage.open import open_store
from tests.table.serving import GENEROUS
from tests.table.toys import find_game


def main(url: str) -> None:
    house = House(system_world(open_store(url)), find_game=find_game, limits=GENEROUS)
    line = listen("127.0.0.1", 0)
    print(address("127.0.0.1", line.getsockname()[1]), flush=True)
    config = uvicorn.Config(create_app(house), log_config=None, loop="uvloop", **LINES)
    uvicorn.Server(config).run(sockets=[line])


if __name__ == "__main__":
    main(sys.argv[1])
