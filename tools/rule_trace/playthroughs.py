"""Where a rule can be seen: the moment of a playthrough at which most of the lines are run that cite it nearest by."""

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from tests.golden.playthrough import BREAK, Teller, golden_files, shown_moments
from tools.rule_trace.citations import Citation

from ludotek.core import record
from ludotek.core.record import Record
from ludotek.games import game as find_game

Line = tuple[str, int]  # a file of the repository, and a line of it


class Moment(NamedTuple):
    """A step of a playthrough."""

    name: str  # of the playthrough
    step: int  # 0 is the set-up
    words: str  # the move, as the playthrough has it

    def __str__(self) -> str:
        return f"{self.name}: {self.step}. {self.words}" if self.step else f"{self.name}: at the start"


class Watched(Teller):
    """A playthrough that counts its steps; what a moment shows belongs to the move before it."""

    number = 0

    def step(self, number: int, before: list[str]) -> list[str]:
        lines = super().step(number, before)
        self.number = number + 1  # whatever comes next belongs to the next move
        return lines

    def going_on(self) -> int:
        """The step that is going on."""
        return min(self.number, len(self.source.entries))  # the result is asked for after the last


class Watch:
    """Notes at which steps lines are run."""

    def __init__(self, root: Path, lines: Iterable[Line]) -> None:
        self.root = root
        self.lines: dict[str, dict[int, set[int]]] = {}  # by file and line: the steps
        for path, line in lines:
            self.lines.setdefault(str(root / path), {})[line] = set()
        self.followed: dict[CodeType, bool] = {}  # by function: whether any of its lines is of interest
        self.now: Callable[[], int] = int

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at whatever is run meanwhile, at steps that `now` tells once somebody knows."""
        before = sys.gettrace()
        self.now = int
        sys.settrace(self.enter)
        try:
            yield
        finally:
            sys.settrace(before)

    def taken(self) -> dict[Line, set[int]]:
        """By line that was run: the steps; from here on nothing has been run."""
        found = {}
        for name, lines in self.lines.items():
            path = Path(name).relative_to(self.root).as_posix()
            found.update({(path, line): steps for line, steps in lines.items() if steps})
            lines.update({line: set() for line, steps in lines.items() if steps})
        return found

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Follow only functions of which some lines are of interest."""
        lines = self.lines.get(frame.f_code.co_filename)
        if lines is None:
            return None
        if frame.f_code not in self.followed:
            self.followed[frame.f_code] = any(line in lines for _, _, line in frame.f_code.co_lines())
        return self.run if self.followed[frame.f_code] else None

    def run(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A line is about to be run."""
        steps = self.lines[frame.f_code.co_filename].get(frame.f_lineno)
        if event == "line" and steps is not None:
            steps.add(self.now())
        return self.run


class Rank(NamedTuple):
    """How well a step shows a rule: the least is best."""

    distance: int  # of the citation from the lines that are run; see `far`
    lines: int  # of a function that cites it: how many of them were not run
    place: int  # of the playthrough
    step: int


def ranked(citation: Citation, run: dict[Line, set[int]], place: int, shown: Collection[int]) -> Iterator[Rank]:
    """The steps of a playthrough at which lines are run that cite a rule."""
    found = Counter(step for line in citation.runs & run.keys() for step in run[line] if step in shown)
    for step, lines in found.items():
        missing = len(citation.runs) - lines if citation.distance == 1 else 0
        yield Rank(far(citation.distance, step), missing, place, step)


def far(distance: int, step: int) -> int:
    """Much is prepared before the first move; what a function does with it in play shows more of a rule."""
    return 3 if step == 0 and distance < 2 else 2 * distance


NOT_YET = Rank(9, 0, 0, 0)


def seen(root: Path, game: str, citations: list[Citation]) -> dict[str, Moment]:
    """By rule: where it is seen best; among equals in a playthrough that is told whole."""
    watch = Watch(root, {line for citation in citations for line in citation.runs})
    best: dict[str, Rank] = {}
    told = sorted(map(read, golden_files(game)), key=lambda one: one.shown is not None)
    for place, (_, source, shown) in enumerate(told):
        with watch.watching():
            afresh(game)
            teller = Watched(source, shown)
            watch.now = teller.going_on
            teller.story()
            teller.session.position.scores()
        run = watch.taken()
        for citation in citations:
            ranks = ranked(citation, run, place, teller.shown)
            best[citation.rule] = min([*ranks, best.get(citation.rule, NOT_YET)])
    return {rule: told[rank.place].moment(rank.step) for rule, rank in best.items() if rank != NOT_YET}


def afresh(game: str) -> None:
    """What a game remembers of earlier games is worked out again, to be seen."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"ludotek.games.{game}."):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear") and getattr(kept, "__module__", "") == name:
                    kept.cache_clear()
            vars(module).get("KNOWN", {}).clear()


class Told(NamedTuple):
    """A playthrough as its file has it."""

    name: str
    source: Record
    shown: frozenset[int] | None  # the moments that it tells; None is all

    def moment(self, step: int) -> Moment:
        entry = self.source.entries[step - 1] if step else None
        if entry is None:
            return Moment(self.name, 0, "")
        game, seat = self.source.game, self.source.game.seat_name(entry.seat, self.source.options)
        return Moment(self.name, step, f"{seat}: {game.words(entry.move)}")


def read(path: Path) -> Told:
    """A playthrough, without what follows from it."""
    text = path.read_text(encoding="utf-8")
    return Told(path.stem, record.read(text.partition(BREAK)[0], find_game), shown_moments(text))
