"""Solo: which runs are compared, and where everybody is invited to run."""

from __future__ import annotations

from datetime import date
from importlib.resources import files

import pytest

from ludotek.core.options import Mark
from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps import moves

NOS = game("nos")
DAY = date(2026, 11, 16)
OWN_CARDS = (files("ludotek.games.nos") / "street.yaml").read_text(encoding="utf-8")


def run(seed: int = 1, **options: object) -> Nos:
    """A run to its end, by luck; the clock says 12.3 seconds."""
    position, luck = NOS.start(**{"drivers": 1, **options}), Rng(seed)
    assert isinstance(position, Nos)
    while position.kind() != OVER:
        seat = CHANCE if position.kind() == DEAL else position.acting()[0] if position.acting() else -2
        offered = position.moves(seat)
        if moves.GREEN in position.moves(-2):
            position.play(-2, moves.GREEN)
        else:
            calm = [move for move in offered if move not in (moves.BLOW, moves.JUMP)]
            position.play(seat, moves.TIME + 123 if offered[0] == moves.TIME else luck.choice(calm))
    return position


def finished(**options: object) -> Nos:
    return next(position for seed in range(1, 200) if (position := run(seed, **options)).finish)


def mark(position: Nos) -> Mark | None:
    return NOS.mark(position, position.options)


def test_a_run_is_marked_with_its_time_in_tenths() -> None:
    """§11."""
    assert mark(finished()) == Mark(course="random", value=123)


@pytest.mark.parametrize(
    ("options", "course", "day"),
    [
        ({"track": "3,1,6,2,5,4"}, "3,1,6,2,5,4", None),
        ({"track": "2026-11-16"}, "2026-11-16", DAY),
        ({"track": "2026-11-16", "pace": "beat"}, "2026-11-16 beat", DAY),
        ({"pace": "beat"}, "random beat", None),
        ({"dead_end": "return"}, "random return", None),
    ],
)
def test_runs_are_compared_on_one_track_at_one_pace_under_one_rule(
    options: dict[str, object], course: str, day: date | None
) -> None:
    """§13 and §14."""
    found = mark(finished(**options))
    assert found is not None and (found.course, found.day) == (course, day)


def test_a_run_that_breaks_down_sets_no_mark() -> None:
    """§10."""
    stalled = next(
        position for seed in range(1, 500) if not (position := run(seed, track="6,6,6,5,5,5", pace="beat")).finish
    )
    assert mark(stalled) is None


def test_a_run_with_cards_of_ones_own_is_compared_with_none() -> None:
    """§13."""
    assert mark(finished(cards=OWN_CARDS)) is None


def test_a_race_against_others_sets_no_mark() -> None:
    assert mark(run(drivers=2, pace="beat")) is None


def test_everybody_is_invited_to_the_track_of_the_day_first() -> None:
    """§14."""
    challenges = NOS.challenges(DAY)
    assert [challenge.course for challenge in challenges] == [
        "2026-11-16",
        "random",
        "2026-11-16 beat",
        "random beat",
    ]
    assert [challenge.is_daily for challenge in challenges] == [True, False, True, False]
    for challenge in challenges:
        found = mark(finished(**challenge.options))
        assert found is not None and found.course == challenge.course


def test_a_mark_is_told_with_its_rank() -> None:
    """§9, and ruling P25."""
    said = [NOS.say_mark(value) for value in (149, 150, 349, 350)]
    ranks = [said.gaps["rank"].id for said in said]  # type: ignore[union-attr]
    assert ranks == ["nos-rank-master", "nos-rank-pro", "nos-rank-amateur", "nos-rank-novice"]
    assert said[0].gaps["seconds"] == "14" and said[0].gaps["tenths"] == "9"
