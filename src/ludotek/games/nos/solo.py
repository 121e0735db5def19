"""Solo: which runs may be compared, and the tracks on which everybody is invited to run."""

from __future__ import annotations

from datetime import date

from ludotek.core.options import Challenge, Mark
from ludotek.core.phrase import phrase
from ludotek.games.nos.components import NosOptions
from ludotek.games.nos.rules import BY_TIME, Nos
from ludotek.games.nos.steps.state import ENDED

RANDOM = "random"
STREET = "street"
ON_THE_BEAT = "beat"


def mark(position: Nos, options: NosOptions) -> Mark | None:
    """The time of a run that reached the end, §11, in tenths of a second."""
    if position.drivers > 1 or position.phase != ENDED or position.ending() != BY_TIME:
        return None
    course = course_of(options)
    return None if course is None else Mark(course=course, value=position.tenths, day=day_of(options))


def course_of(options: NosOptions) -> str | None:
    """Runs on the same track, at the same pace and under the same rules, §13; with cards of one's own, none."""
    if options.cards != STREET:
        return None
    pace = [ON_THE_BEAT] if options.pace == "beat" else []
    dead_end = [options.dead_end] if options.dead_end == "return" else []
    return " ".join([options.track, *pace, *dead_end])


def day_of(options: NosOptions) -> date | None:
    """The day whose track it is, §14."""
    try:
        return date.fromisoformat(options.track)
    except ValueError:
        return None


def challenges(day: date) -> tuple[Challenge, ...]:
    """The track of the day, §14, and any track; each also on the beat, for whom the clock is too fast."""
    return tuple(
        Challenge(
            course=" ".join([track, *beat]),
            name=phrase(f"nos-course-{name}"),
            options={"drivers": 1, "track": track, "pace": "beat" if beat else "live"},
            is_daily=track != RANDOM,
        )
        for name, track, beat in (
            ("daily", day.isoformat(), ()),
            ("random", RANDOM, ()),
            ("daily-beat", day.isoformat(), (ON_THE_BEAT,)),
            ("random-beat", RANDOM, (ON_THE_BEAT,)),
        )
    )
