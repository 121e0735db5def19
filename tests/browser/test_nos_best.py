"""Project NOS's solo runs in the browser: the track of the day in one click, and the best of the house to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.driver import Driver
from tests.browser.test_accessibility import axe

__all__ = ["axe"]  # a fixture

V8 = "1"


@pytest.fixture
def anna(meet: Meet) -> Driver:
    return Driver(meet())


def test_the_track_of_the_day_is_one_click_away_and_has_a_list_of_its_own(anna: Driver, meet: Meet, axe: str) -> None:
    anna.page.goto("/")
    anna.person.room("nos").get_by_role("button", name="Today’s track").click()
    anna.draft(V8)
    anna.await_green()
    anna.drive(".result")
    result = anna.page.get_by_role("region", name="The run is over.")
    expect(result).to_contain_text("The best of the house!")
    time = f"{anna.time(' s')}, {anna.view()['rank']}"
    result.locator("summary").click()
    expect(result.get_by_role("row").last).to_contain_text(time)

    boris = meet()
    boris.page.goto("/")
    boris.room("nos").get_by_role("link", name="Best times").click()
    today = boris.page.get_by_role("region", name="Today’s track", exact=True)
    expect(today.get_by_role("row").last).to_contain_text(time)
    assert violations(boris.page, axe) == []
    today.get_by_role("link", name="Watch the record").click()
    expect(boris.page.locator(".laid")).to_have_count(6)
    boris.page.get_by_role("button", name="Play").click()
    expect(boris.page.locator(".laid")).to_have_count(0)


def test_a_second_tab_knows_how_long_the_run_has_taken(anna: Driver) -> None:
    anna.sit_down("me")
    anna.draft(V8)
    anna.await_green()
    anna.roll()
    tab = anna.page.context.new_page()
    tab.goto(anna.page.url)
    clock = tab.get_by_role("timer")
    expect(clock).not_to_have_text("–")
    expect(clock).not_to_have_text("0.0")
    shown = [float(page.get_by_role("timer").inner_text()) for page in (anna.page, tab)]
    assert abs(shown[0] - shown[1]) < 2, shown  # two looks, one after the other
    tab.close()


def test_whoever_reloads_in_the_countdown_sees_the_lights_as_far_as_they_are(anna: Driver) -> None:
    anna.sit_down("me")
    anna.draft(V8)
    expect(anna.page.locator(".lights")).to_be_visible()
    anna.page.wait_for_timeout(1200)
    anna.page.reload()
    delays = anna.page.locator(".lamp").first.evaluate("lamp => parseFloat(lamp.style.animationDelay)")
    assert delays <= -1200 or anna.see(".lights.green")
    anna.await_green()
    anna.drive(".result")
