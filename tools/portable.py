"""Show that bots of every level play the same here and in the interpreter that browsers run: in Node, without a page.

    python tools/portable.py --games 2 --levels 1,2,3,4,5 --moments 6

Random games are played here and there; positions, views, moves and what bots choose must be the same. With an installed
wheel on the path, "here" is the compiled house. Wheels for the browser come from the package index, once.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path += [str(ROOT / "tools"), str(ROOT)]

import client  # noqa: E402  # a tool beside this one
from tests.browser import course  # noqa: E402  # the tests' own tools lie at the top
from tests.tables import small  # noqa: E402

from ludotek.games import games  # noqa: E402

Job = tuple[Any, ...]  # the name of a function of `course`, and what it is given


def main() -> int:
    """Compare, and name what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    parser.add_argument("--levels", default="1,2,3,4,5")
    parser.add_argument("--moments", type=int, default=6, help="of each game at which bots are asked")
    parser.add_argument("--only", default="", help="one kind of game")
    asked = parser.parse_args()
    levels = [int(level) for level in asked.levels.split(",")]
    kinds = [game.id for game in games() if asked.only in ("", game.id)]
    jobs = {
        f"{id} {number}": jobs_of(id, number, levels, asked.moments) for id in kinds for number in range(asked.games)
    }
    with TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder  # a tab has no solved tables, so nobody has
        found = differences(jobs)
    print("\n".join(found) or f"{len(jobs)} games and their bots are the same in the browser's interpreter.")
    return min(1, len(found))


def jobs_of(id: str, number: int, levels: Sequence[int], moments: int) -> list[Job]:
    """A game, and bots asked at some of its moments."""
    game = next(one for one in games() if one.id == id)
    text = course.random_record(id, small(game), number)
    return [("course", text), *(("thoughts", text, level, moments) for level in levels)]


def differences(jobs: dict[str, list[Job]]) -> list[str]:
    """What is not the same there as here."""
    there = elsewhere([job for some in jobs.values() for job in some])
    found: list[str] = []
    for name, some in jobs.items():
        for job in some:
            if answer(job) != judged(job, there.pop(0)):
                found.append(f"{name}: {'positions and views' if job[0] == 'course' else f'bots of level {job[2]}'}")
    return found


def answer(job: Job) -> Any:
    """What this Python says."""
    name, *given = job
    return judged(job, json.loads(json.dumps(getattr(course, name)(*given))))


def judged(job: Job, answer: list[Any]) -> list[Any]:
    """Of a bot's thought the move and its time: whether a table should be solved is another matter."""
    return [thought[:2] for thought in answer] if job[0] == "thoughts" else answer


def elsewhere(jobs: list[Job]) -> list[Any]:
    """What the browser's interpreter says to each."""
    path = client.node_path()
    assert path is not None, "this takes Node"
    with TemporaryDirectory() as folder:
        modules, listed = Path(folder) / "modules", Path(folder) / "jobs.json"
        modules.mkdir()
        runpy.run_path(str(ROOT / "tools" / "site.py"))["gather"](modules)
        shutil.copyfile(course.__file__, modules / "course.py")
        listed.write_text(json.dumps(jobs), encoding="utf-8")
        command = [shutil.which("node", path=path) or "node", str(ROOT / "tools" / "portable.mjs"), modules, listed]
        answered = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    answers: list[Any] = json.loads(answered.stdout)
    return answers


if __name__ == "__main__":
    sys.exit(main())
