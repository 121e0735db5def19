"""One's best at this terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from ludotek.core.options import Mark
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.locale import Language
from ludotek.terminal.best import BestMarks, told_best
from ludotek.terminal.match import Match

NOS = game("nos")
ENGLISH = Language("en")
DAY = "2026-11-16"


def driven(track: str = "random", speed: float = 1.0, drivers: int = 1) -> Match:
    """A run on the beat that somebody has finished by luck alone."""
    seed = 1
    while True:
        options = NOS.options({"drivers": drivers, "pace": "beat", "track": track})
        match = Match(NOS, options, bots={}, names={}, rng=Rng(seed), speed=speed)
        match.session.finish(Rng(seed))
        if drivers > 1 or NOS.mark(match.position, options):
            return match
        seed += 1


def test_the_first_run_is_the_best_and_later_ones_are_told_of_it(tmp_path: Path) -> None:
    """NOS §15."""
    marks, match = BestMarks(tmp_path / "deep" / "best.json"), driven()
    mark = NOS.mark(match.position, match.options)
    assert mark is not None and mark.course == "random beat"
    assert told_best(match, ENGLISH, marks) == ["Your best at this terminal!"]
    best = ENGLISH.say(NOS.say_mark(mark.value))
    assert told_best(match, ENGLISH, marks) == [f"Your best at this terminal: {best}"]
    assert marks.set(NOS, Mark(course=mark.course, value=mark.value - 1)) == mark.value
    assert marks.set(NOS, Mark(course="another", value=1)) is None


def test_a_track_of_a_day_counts_on_that_day(tmp_path: Path) -> None:
    """NOS §14."""
    marks, match = BestMarks(tmp_path / "best.json"), driven(DAY)
    assert told_best(match, ENGLISH, marks, date(2026, 11, 17)) == []
    assert told_best(match, ENGLISH, marks, date(2026, 11, 16)) == ["Your best at this terminal!"]


@pytest.mark.parametrize(("speed", "drivers"), [(0.5, 1), (1.0, 2)], ids=["slow motion", "two drivers"])
def test_what_cannot_be_compared_is_not_remembered(speed: float, drivers: int, tmp_path: Path) -> None:
    marks = BestMarks(tmp_path / "best.json")
    assert told_best(driven(speed=speed, drivers=drivers), ENGLISH, marks) == []
    assert not marks.file.exists()


def test_a_damaged_or_forbidden_file_costs_only_the_memory(tmp_path: Path) -> None:
    file = tmp_path / "best.json"
    file.write_text("{", encoding="utf-8")
    assert told_best(driven(), ENGLISH, BestMarks(file)) == ["Your best at this terminal!"]
    assert told_best(driven(), ENGLISH, BestMarks(file / "below")) == ["Your best at this terminal!"]
