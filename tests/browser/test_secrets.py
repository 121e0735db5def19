"""Sealed choices: every frame that others' pages receive meanwhile is searched."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN, Person


def sit_with_a_watcher(meet: Meet) -> tuple[Person, Person, Person]:
    """Rows, columns and a spectator, all at the first choice of a match."""
    rows, columns, watcher = meet(), meet(), meet()
    made = rows.sit_down("me", "friend", options=KNOWN)
    columns.page.goto(made["invitations"]["columns"])
    watcher.page.goto(f"/t/{made['id']}")
    expect(rows.offered).to_have_count(3)
    expect(columns.offered).to_have_count(3)
    expect(watcher.sentence).to_have_text("The players choose in secret.")
    return rows, columns, watcher


def markers(message: object) -> list[object]:
    """Every marker that is shown anywhere in a message."""
    if isinstance(message, list):
        return [found for part in message for found in markers(part)]
    if not isinstance(message, dict):
        return []
    own = [message["marker"]] if message.get("marker") is not None else []
    return own + markers(list(message.values()))


def lasting(table: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without what changes from one look to the next: the time, how far people are, what is said."""
    passing = {"now", "seats", "chat", "spectators", "you"}
    return {
        **{name: value for name, value in table.items() if name not in passing},
        "seats": unmeasured(table["seats"]),
    }


def unmeasured(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**seat, "latency": None, "present": None, "bot_from": None} for seat in seats]


def test_nothing_at_all_is_sent_to_others_when_a_choice_is_sealed(meet: Meet) -> None:
    rows, columns, watcher = sit_with_a_watcher(meet)
    before = [len(columns.frames), len(watcher.frames)]
    rows.seal("B")
    rows.chat("The seal is on.")  # by the same line, so whatever the choice set off has come before it
    for other, start in zip((columns, watcher), before, strict=True):
        other.page.get_by_role("tab", name="Chat").click()
        expect(other.page.get_by_text("The seal is on.")).to_be_visible()
        heard = other.heard(start)
        assert [message["type"] for message in heard if message["type"] != "presence"] == ["chat"]
        for message in heard:  # comings and round trips may be told at any time, nothing else
            if message["type"] == "presence":
                assert unmeasured(message["seats"]) == unmeasured(other.last("table")["seats"])


def test_a_spectator_who_comes_after_a_choice_sees_what_one_before_it_saw(meet: Meet) -> None:
    _, columns, watcher = sit_with_a_watcher(meet)
    before = watcher.last("table")
    columns.seal("2")
    late = meet()
    late.page.goto(watcher.page.url)
    expect(late.sentence).to_have_text("The players choose in secret.")
    assert lasting(late.last("table")) == lasting(before)


def test_no_frame_of_a_spectator_or_an_opponent_holds_a_marker(meet: Meet) -> None:
    rows, columns, watcher = sit_with_a_watcher(meet)
    rows.seal("C")
    assert markers(rows.heard()) == [2]
    assert markers(columns.heard()) == []
    watcher.page.reload()
    expect(watcher.sentence).to_have_text("The players choose in secret.")
    columns.choose("3")
    expect(watcher.log).to_contain_text("Row C crosses column 3.")
    assert markers(watcher.heard()) == []
    assert markers(columns.heard()) == []
    sealed = [json.dumps(message) for message in watcher.heard() if "revealed" not in json.dumps(message)]
    assert sealed
    assert not any('"does"' in text for text in sealed)


def test_the_points_of_the_opponent_are_not_in_the_page(meet: Meet) -> None:
    rows, columns, watcher = sit_with_a_watcher(meet)
    rows.seal("A")
    columns.choose("3")
    for person in (rows, columns, watcher):
        expect(person.log).to_contain_text("Rows take the 6.")
    expect(rows.page.locator(".points .of-rows dd").first).to_have_text("6")
    expect(columns.page.locator(".points .of-rows dd").first).to_have_text("?")
    assert columns.last("update")["moment"]["view"]["points"] == [None, 0]
    assert watcher.last("update")["moment"]["view"]["points"] == [None, None]
