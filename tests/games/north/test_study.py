"""The study of The North: what it takes away, and how it weighs what then changes."""

from __future__ import annotations

import pytest

from ludotek.core.sheet import read
from ludotek.core.study import Measure, Notes
from ludotek.games.north.components import DAWN
from ludotek.games.north.sheet import Sheet
from ludotek.games.north.study import BASE, STUDY, WHOLE, NorthObserver, sureness, without
from ludotek.games.north.words import ANCIENTS
from tests.games.north.scenario import ONES, TWOS, ZEROS, c, clean, kind, listen, play, use


@pytest.mark.parametrize("kind", ANCIENTS[:16])
def test_one_kind_says_nothing_and_all_others_what_they_said(kind: str) -> None:
    bare = read(without(kind), Sheet)
    silent = [one.id for one in bare.ancients if not one.protocol and not one.spark]
    assert silent == [kind]


def test_a_change_is_as_sure_as_its_standard_error_is_small() -> None:
    half, third = Measure(400, 200.0, 200.0), Measure(400, 140.0, 140.0)
    assert sureness(half, half) == 0.0
    assert sureness(half, third) == pytest.approx(-4.35, abs=0.01)
    assert sureness(third, half) == -sureness(half, third)
    assert sureness(Measure(), Measure()) == 0.0


def test_what_was_not_played_is_not_reported() -> None:
    titles = [section.title for section in STUDY.report({BASE: Notes({})})]
    assert "No filler" not in titles
    assert "No filler" in [section.title for section in STUDY.report({WHOLE: Notes({})})]


def test_what_is_reprogrammed_or_taken_is_acquired_but_what_is_taken_is_not_reprogrammed() -> None:
    position = play(clean(hand=[c(ZEROS[0])], wastes=[c(ONES[0]), c(TWOS[0])]), "reprogram", c(ZEROS[0]))
    observer = NorthObserver()
    heard = listen(position)
    play(position, "wastes 1")
    play(use(position, "take"), "wastes 2")
    for event in heard:
        observer.hears(event)
    assert observer.acquired == {(DAWN, kind(ONES[0])), (DAWN, kind(TWOS[0]))}
    assert observer.reprogrammed == {kind(ONES[0])}
