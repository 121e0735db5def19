"""Nothing is acknowledged before it is kept: whatever a killed process has said is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.table.keeping import kept_table, running

ROOT = Path(__file__).parents[2]
TABLES, ROUNDS = 12, 4


async def test_every_move_a_killed_process_acknowledged_is_there(url: str) -> None:
    async with running(url) as store:
        tables = [(await kept_table(store)).id for _ in range(TABLES)]
    plies = dict.fromkeys(tables, 0)
    for killed_after in range(50, 50 + 100 * ROUNDS, 100):
        said = acknowledged(url, tables, killed_after)
        assert len(said) >= killed_after
        async with running(url) as store:
            for table in tables:
                kept = await store.moves(table)
                assert [move.ply for move in kept] == list(range(len(kept)))
                assert [move.move for move in kept] == [move.ply % 3 for move in kept]
                own = [ply for name, ply in said if name == table]
                assert own == list(range(plies[table], plies[table] + len(own)))
                assert len(kept) >= plies[table] + len(own)
                plies[table] = len(kept)


def acknowledged(url: str, tables: list[str], killed_after: int) -> list[tuple[str, int]]:
    """What a process said it had kept before it was killed in the middle of its work."""
    command = [sys.executable, "-m", "tests.table.appending", url, *tables]
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(killed_after)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(ply)) for table, ply in whole]
