"""Where a rule can be seen: the first moment of a golden playthrough at which a cited line is run."""

import sys
from collections.abc import Iterable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from tests.golden.playthrough import BREAK, Teller, golden_files
from tools.rule_trace.citations import Citation

from ludotek.core import record
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
    """A playthrough that counts its steps."""

    step = 0

    def moment(self) -> list[str]:
        lines = super().moment()
        self.step += 1
        return lines

    def now(self, name: str) -> Moment:
        """The step that is going on; what a moment shows belongs to the move before it."""
        if not self.step:
            return Moment(name, 0, "")
        step = min(self.step, len(self.source.entries))  # the result is asked for after the last
        entry = self.source.entries[step - 1]
        return Moment(name, step, f"{self.name(entry.seat)}: {self.source.game.words(entry.move)}")


class Watch:
    """Waits for lines to be run, and remembers the first moment of each."""

    def __init__(self, root: Path, lines: Iterable[Line]) -> None:
        self.left: dict[str, set[int]] = {}
        for path, line in lines:
            self.left.setdefault(str(root / path), set()).add(line)
        self.root = root
        self.seen: dict[Line, Moment] = {}
        self.steps: dict[CodeType, set[int]] = {}  # by function: its lines
        self.name = ""
        self.teller: Watched | None = None

    def replay(self, path: Path) -> None:
        """Go through a playthrough, and look at what it runs."""
        source = record.read(path.read_text(encoding="utf-8").partition(BREAK)[0], find_game)
        before = sys.gettrace()
        self.name, self.teller = path.stem, None
        sys.settrace(self.enter)
        try:
            self.teller = Watched(source)
            self.teller.story()
            self.teller.session.position.scores()
        finally:
            sys.settrace(before)

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Follow a function only while some of its lines have not been seen."""
        left = self.left.get(frame.f_code.co_filename)
        if not left:
            return None
        if frame.f_code not in self.steps:
            self.steps[frame.f_code] = {line for _, _, line in frame.f_code.co_lines() if line is not None}
        return None if left.isdisjoint(self.steps[frame.f_code]) else self.run

    def run(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A line is about to be run."""
        left = self.left[frame.f_code.co_filename]
        if event == "line" and frame.f_lineno in left:
            left.remove(frame.f_lineno)
            path = Path(frame.f_code.co_filename).relative_to(self.root).as_posix()
            self.seen[path, frame.f_lineno] = self.teller.now(self.name) if self.teller else Moment(self.name, 0, "")
        return self.run


def seen(root: Path, game: str, citations: list[Citation]) -> dict[str, Moment]:
    """By rule: where the code is first seen that cites it from nearest by."""
    lines = {line for citation in citations for line in citation.runs}
    watch = Watch(root, lines)
    found = golden_files(game)
    for path in found:
        watch.replay(path)
    order = {path.stem: place for place, path in enumerate(found)}
    candidates: dict[str, list[tuple[int, int, int, Moment]]] = {}
    for citation in citations:
        for line in citation.runs & watch.seen.keys():
            moment = watch.seen[line]
            rank = (citation.distance, order[moment.name], moment.step, moment)
            candidates.setdefault(citation.rule, []).append(rank)
    return {rule: min(ranked)[-1] for rule, ranked in candidates.items()}
