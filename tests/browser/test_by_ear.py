"""Games are played to their end by what a screen reader is told; all five by `python -m tests.browser.by_ear`."""

from __future__ import annotations

import pytest

from tests.browser.by_ear import play_by_ear
from tests.browser.conftest import Meet
from tests.browser.fits import SETTINGS, Setting
from tests.browser.person import KNOWN, NO_CLOCK, SHORT

SHORTLY = {
    "novem": Setting("novem", ("me", "bot-1"), dict(SHORT), NO_CLOCK),
    "nos": Setting("nos", ("me",), {"drivers": 1, "track": "3,3,3,4,4,4"}, NO_CLOCK),
}


@pytest.mark.parametrize("game", SHORTLY)
def test_a_game_is_played_to_its_end_by_roles_names_and_keys(meet: Meet, game: str) -> None:
    assert play_by_ear(meet, SHORTLY[game], every=40) == []


def test_a_game_that_tells_nothing_is_not_called_played(meet: Meet) -> None:
    with pytest.raises(AssertionError, match="did not end"):
        play_by_ear(meet, SETTINGS["novem"], most=2)


def test_nothing_is_read_out_to_others_when_a_choice_is_sealed(meet: Meet) -> None:
    rows, columns, watcher = meet(), meet(), meet()
    made = rows.sit_down("me", "friend", options=KNOWN)
    columns.page.goto(made["invitations"]["columns"])
    watcher.page.goto(f"/t/{made['id']}")
    for person in (rows, columns):
        person.offered.first.wait_for()
    watcher.log.wait_for()
    others = [columns.page.get_by_role("main"), watcher.page.get_by_role("main")]
    before = [other.aria_snapshot() for other in others]
    rows.seal("B")
    rows.chat("The seal is on.")  # by the same line, so whatever the choice set off has come before it
    for person in (columns, watcher):
        person.until_heard("chat")
    assert [other.aria_snapshot() for other in others] == before
