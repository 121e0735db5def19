"""One's best marks at this terminal, in a file of one's own. Those of a house are kept by its server."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ludotek.core.game import Game
from ludotek.core.options import Mark
from ludotek.locale import Language
from ludotek.terminal.match import Match

Marks = dict[str, dict[str, int]]  # by game and course


class BestMarks:
    """The least value on every course (nos §15); a file that cannot be read or written costs only the memory."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("ludotek") / "best.json"

    def set(self, game: Game, mark: Mark) -> int | None:
        """Remember a mark; the best before it, if there was one."""
        marks = self._read()
        before = marks.get(game.id, {}).get(mark.course)
        if before is None or mark.value < before:
            self._write({**marks, game.id: {**marks.get(game.id, {}), mark.course: mark.value}})
        return before

    def _read(self) -> Marks:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Marks)
        except (OSError, msgspec.DecodeError):
            return {}

    def _write(self, marks: Marks) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = self.file.with_suffix(".part")
            unfinished.write_bytes(msgspec.json.encode(marks))
            unfinished.replace(self.file)
        except OSError:
            return


def told_best(match: Match, language: Language, marks: BestMarks | None = None, today: date | None = None) -> list[str]:
    """What a match that one person played alone, at full speed, means for their best; nothing, if nothing counts."""
    is_alone = len(match.people) == 1 == len(match.session.seats) and match.speed == 1
    mark = match.game.mark(match.position, match.options) if is_alone and match.is_over else None
    if mark is None or mark.day not in (None, today or datetime.now(UTC).date()):
        return []
    before = (marks or BestMarks()).set(match.game, mark)
    if before is None or mark.value < before:
        return [language.text("terminal-best-new")]
    return [language.text("terminal-best-before", mark=language.say(match.game.say_mark(before)))]
