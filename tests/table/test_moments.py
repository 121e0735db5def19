"""Deadlines of races in which every seat has a question of its own: they count from the moment, not from a move."""

from __future__ import annotations

from ludotek.core.position import RACE, Seat
from ludotek.games.nos.rules import Nos
from ludotek.table.tables.clocks import Ledger, rule_deadline
from tests.games.nos.scenario import do
from tests.games.nos.test_result import WIN, near_the_end


def noted(ledger: Ledger, position: Nos, seat: Seat, time: int, *lines: str) -> Nos:
    """Let a seat move at some time, with what chance adds to it."""
    asked = list(position.acting())
    do(position, *lines)
    ledger.note(RACE, asked, seat, position, time)
    return position


def test_the_race_is_stopped_some_seconds_after_the_winner_however_the_others_drive() -> None:
    ledger, position = Ledger(3), near_the_end(5, 3, 2)
    noted(ledger, position, 2, 1000, "comet roll common+common", "1 1")
    assert rule_deadline(ledger, position) is None
    noted(ledger, position, 0, 9000, *WIN)
    assert rule_deadline(ledger, position) == 14_000
    noted(ledger, position, 1, 12_500, "bolt roll common+common", "1 1")
    assert rule_deadline(ledger, position) == 14_000


def test_where_nobody_can_move_any_more_time_speaks_at_once() -> None:
    ledger, position = Ledger(1), near_the_end(5)
    noted(ledger, position, 0, 4000, "flame roll common", "1")
    noted(ledger, position, 0, 9000, *WIN)
    assert rule_deadline(ledger, position) == 9000
    assert ledger.since_moment == 4000  # the first move that this table saw


def test_a_copy_of_a_ledger_remembers_when_the_moment_began() -> None:
    ledger = Ledger(3)
    noted(ledger, near_the_end(5, 3, 2), 0, 9000, *WIN)
    assert (ledger.copy().moment, ledger.copy().since_moment) == (ledger.moment, 9000)
