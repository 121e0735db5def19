"""`if done` leads on only where the line before did something, and what counts as that."""

from __future__ import annotations

import pytest

from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY
from tests.games.north.scenario import c, clean, play, put, use

A, B, X = c("drift-walker"), c("pale-sentry"), c("siege-colossus")


def leads_on(position: North, line: str, *moves: str | int) -> bool:
    """Whether the Node is Charged by what stands behind `if done`."""
    level = position.node[DAWN]
    play(use(position, line, "if done", "charge 1"), *moves)
    return position.node[DAWN] == level + 1


@pytest.mark.parametrize(("points", "is_done"), [(0, False), (1, True), (40, True)])
def test_a_strike_is_done_if_there_is_a_point_to_lose(points: int, is_done: bool) -> None:
    position = clean()
    position.points[DUSK] = points
    assert leads_on(position, "strike 2") == is_done


@pytest.mark.parametrize(
    ("facilities", "points", "is_done"), [(0, 40, False), (1, 40, True), (1, 1, True), (1, 0, False), (0, 0, False)]
)
def test_a_strike_for_each_is_done_if_there_is_one_and_a_point_to_lose(
    facilities: int, points: int, is_done: bool
) -> None:
    position = clean(built=[A][:facilities])
    position.points[DUSK] = points
    assert leads_on(position, "strike per facility") == is_done


@pytest.mark.parametrize(("points", "is_done"), [(39, True), (40, False)])
def test_mending_is_done_if_points_were_missing(points: int, is_done: bool) -> None:
    position = clean()
    position.points[DAWN] = points
    assert leads_on(position, "mend 2") == is_done


@pytest.mark.parametrize(("wastes", "is_done"), [([A, B, X], True), ([A, B, X, c("ice-plough")], False)])
def test_a_refill_is_done_if_a_place_was_empty(wastes: list[int], is_done: bool) -> None:
    assert leads_on(clean(wastes=wastes), "refill") == is_done


def test_a_scan_is_always_done() -> None:
    assert leads_on(clean(), "scan")


def test_an_exchange_is_done() -> None:
    assert leads_on(clean(hand=[A], wastes=[X]), "exchange hand and wastes", A, "wastes 1")


def test_what_nobody_was_able_to_do_is_not_done() -> None:
    position = clean(hand=[A], wastes=[c("drift-walker", 2)])
    assert not leads_on(position, "exchange hand and wastes", "unable")


def test_where_nothing_was_done_nothing_of_the_rest_is_read() -> None:
    position = put(clean(), zone=[], seat=DUSK)
    position.points = [30, 0]
    use(position, "strike 1", "if done", "charge 1", "mend 3")
    assert (position.node[DAWN], position.points[DAWN]) == (1, 30)


@pytest.mark.parametrize(("line", "moves"), [("build 1", []), ("salvage 1", [A]), ("scrap 1", [B])])
def test_a_line_with_a_one_in_it_is_read_once_and_no_other_with_it(line: str, moves: list[int]) -> None:
    position = clean(hand=[B], discard=[A], wastes=[X])
    position.wastes_top, position.top_seen = c("pale-sentry", 2), 0  # a Forge
    play(use(position, line), *moves)
    assert position.top_seen == 0
    assert position.wastes[0] == X
    assert position.wastes.count(EMPTY) == 3
