"""A run of training: step by step, kept after each, measured now and then, with a page of curves."""

from __future__ import annotations

import csv
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.lab.train.courses import Measures, Schooling, course_of
from ludotek.lab.train.page import page
from ludotek.lab.workers import Crew

MEASURED = 3  # times in a run, the end among them
STATE = "state.json"
CURVE = "curve.csv"
PAGE = "curves.html"
NET = "net.bin"


class OtherRun(LudotekError):
    """A folder that keeps another game's training, or another seed's."""


class State(msgspec.Struct):
    """Where a run stands."""

    game: str
    seed: int
    step: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = []


class Plan(msgspec.Struct, frozen=True):
    """How long to learn: so many steps, or so long. One of the two is nought."""

    steps: int
    hours: float

    def part(self, state: State) -> float:
        """How much of it is done."""
        return state.step / self.steps if self.steps else state.seconds / (3600.0 * self.hours)


def train(
    game: Game, seed: int, plan: Plan, folder: Path, crew: Crew, command: str, tell: Callable[[State, float], None]
) -> State:
    """Learn until the plan is fulfilled, from where the folder left off; what was kept there says how it went."""
    folder.mkdir(parents=True, exist_ok=True)
    course, state = resumed(game, seed, folder)
    while (before := plan.part(state)) < 1.0:
        begun = time.monotonic()
        measures = course.advance(state.step, before, crew)
        state.step += 1
        state.seconds += time.monotonic() - begun
        after = plan.part(state)
        if after >= 1.0 or int(MEASURED * after) > int(MEASURED * before):
            measures |= course.measure(crew)
        note(state, measures)
        keep(course, state, folder, command)
        tell(state, min(1.0, after))
    return state


def resumed(game: Game, seed: int, folder: Path) -> tuple[Schooling, State]:
    """A course from its beginning, or from where it was left."""
    course = course_of(game, seed)
    place = folder / STATE
    if not place.exists():
        return course, State(game.id, seed)
    state = msgspec.json.decode(place.read_bytes(), type=State)
    if (state.game, state.seed) != (game.id, seed):
        whose = f"{state.game} with seed {state.seed}"
        raise OtherRun("train/other-run", f"{folder} keeps the training of {whose}, not of {game.id} with seed {seed}.")
    course.resume(folder, state.step)
    return course, state


def note(state: State, measures: Measures) -> None:
    """One more row of the curve."""
    state.curve.append({"step": float(state.step), "seconds": round(state.seconds, 1), **measures})


def keep(course: Schooling, state: State, folder: Path, command: str) -> None:
    """Write everything down; the state last, so that it never speaks of what is not there."""
    course.keep(folder)
    (folder / NET).write_bytes(course.whole(command, commit(), state.step))
    write_curve(state, folder / CURVE)
    (folder / PAGE).write_text(page(course.game.title, command, state.curve), encoding="utf-8")
    (folder / STATE).write_bytes(msgspec.json.encode(state))


def write_curve(state: State, path: Path) -> None:
    """All measurements, a row for each step."""
    names = list(dict.fromkeys(name for row in state.curve for name in row))
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(state.curve)


def commit() -> str:
    """The commit of the checkout that trains, with a plus where it has been changed; nothing outside of one."""
    here = Path(__file__).parent
    try:
        name = _git(here, "rev-parse", "--short=12", "HEAD")
        return name + ("+" if _git(here, "status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()
