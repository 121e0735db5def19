"""The same moves give the same game: from its record, and in processes that hash differently."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys

from ludotek.core import record
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import SPECTATOR
from ludotek.core.testing.report import require
from ludotek.core.testing.walk import Walk

WALKS = 2
CHILD = (
    "import pickle, sys; from ludotek.core.testing.replay import digest; print(digest(*pickle.load(sys.stdin.buffer)))"
)


def check_record(walk: Walk) -> None:
    """A record reads back as itself, and replays to the same end by the same events."""
    written = str(record.of_session(walk.session))
    try:
        back = record.read(written, lambda _: walk.game)
    except LudotekError as error:
        require(False, walk, f"its record cannot be read back: {error}")
    require(str(back) == written, walk, "its record does not read back as it was written")
    again = back.session()
    require(again.position == walk.position, walk, "its record replays to another position")
    require(again.events == walk.session.events, walk, "its record replays with other events")


def check_processes(game: Game, options: Options | None, seed: int) -> bool:
    """Whether processes with other hash seeds play the same games; False where they cannot import the game."""
    module = type(game).__module__
    if module == "__main__" or module not in sys.modules:
        return False
    here = digest(game, options, seed)
    for hash_seed in ("1", "2"):
        there = _digest_elsewhere(game, options, seed, hash_seed)
        require(there == here, game, f"a process with PYTHONHASHSEED={hash_seed} plays the same moves differently")
    return True


def _digest_elsewhere(game: Game, options: Options | None, seed: int, hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    task = pickle.dumps((game, options, seed))
    child = subprocess.run([sys.executable, "-c", CHILD], input=task, env=environment, capture_output=True, check=False)
    require(child.returncode == 0, game, f"another process could not play it: {child.stderr.decode()[-300:]}")
    return child.stdout.decode().strip()


def digest(game: Game, options: Options | None, seed: int) -> str:
    """A fingerprint of a few random games: every move, event, view and score."""
    print_of = hashlib.sha256()
    for number in range(WALKS):
        walk = Walk(game, options, seed, number)
        while not walk.is_over:
            walk.step()
            shown = [game.view(walk.position, seat) for seat in (*walk.seats, SPECTATOR)]
            print_of.update(repr((walk.session.entries[-1], walk.session.events[-1], shown)).encode())
        print_of.update(repr(walk.position.scores()).encode())
    return print_of.hexdigest()
