"""The axe check finds nothing to complain about, on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe_source, violations
from tests.browser.conftest import Meet
from tests.browser.person import KNOWN, Person, play_along_row_a


@pytest.fixture(scope="module")
def axe() -> str:
    return axe_source()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_and_its_form(meet: Meet, axe: str, scheme: str) -> None:
    anna = meet(color_scheme=scheme)
    anna.open_table("me", "anyone")
    anna.open_table("me", "bot-1")
    anna.page.goto("/")
    expect(anna.page.locator(".card").first).to_be_visible()
    assert violations(anna.page, axe) == []
    anna.room().get_by_role("button", name="Make a table").click()
    anna.page.get_by_text("Rules of this table").click()
    assert violations(anna.page, axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_from_waiting_to_the_result_and_the_replay(meet: Meet, axe: str, scheme: str) -> None:
    anna, boris = meet(color_scheme=scheme), meet(color_scheme=scheme)
    link = anna.invite("the small board", "1234")
    expect(anna.page.locator(".waiting .novem .tile").first).to_be_visible()  # the board rests beside the link
    assert violations(anna.page, axe) == []
    boris.page.goto(link)
    expect(anna.offered.first).to_be_visible()
    assert violations(anna.page, axe) == []
    play_along_row_a(anna, boris)
    assert violations(anna.page, axe) == []
    anna.page.get_by_role("link", name="Look back").click()
    expect(anna.page.get_by_label("Move", exact=True)).to_be_visible()
    assert violations(anna.page, axe) == []


def test_every_tab_of_the_panel_and_the_menu(meet: Meet, axe: str) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    for name in ("Chat", "Rules", "Luck"):
        anna.page.get_by_role("tab", name=name).click()
        expect(anna.page.get_by_role("tabpanel", name=name)).not_to_be_empty()
        assert violations(anna.page, axe) == []
    anna.page.get_by_role("button", name="Menu").click()
    assert violations(anna.page, axe) == []


@pytest.mark.parametrize("path", ["/account", "/reports", "/replay"])
def test_the_other_pages(meet: Meet, axe: str, path: str) -> None:
    anna: Person = meet()
    anna.page.goto(path)
    expect(anna.page.get_by_role("heading").first).to_be_visible()
    assert violations(anna.page, axe) == []


def test_each_event_is_spoken_by_a_live_region(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.choose("A")
    expect(anna.page.locator("[aria-live=polite]")).to_contain_text("Row A crosses column")
