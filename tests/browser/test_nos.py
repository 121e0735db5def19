"""Project NOS in the browser: alone against the clock, against each other, and never a third redline by accident."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.driver import FAR, LOW_TRACK, Driver
from tests.browser.test_accessibility import axe

__all__ = ["axe"]  # a fixture

V8, WIDE_TIRES = "1", "5"  # the keys of parts that never strand a car
LOOK = 1000  # milliseconds for which a picture of the finish stays, whatever is pressed
RANKS = {"master", "pro", "amateur", "novice"}
SMALLEST_TARGET = 44
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TWO_MINUTES = 2400  # looks at two pages
ON_SCREEN = """() => [...document.querySelectorAll("button.throw, button.roll, button.other")].map(one => {
    const box = one.getBoundingClientRect();
    return [Math.min(box.width, box.height), box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight];
})"""


def test_a_solo_run_ends_with_a_time_and_a_rank(meet: Meet) -> None:
    anna = Driver(meet())
    anna.sit_down("me")
    anna.draft(V8)
    anna.await_green()
    anna.drive(".result")
    expect(anna.page.get_by_role("region", name="The run is over.")).to_contain_text(re.compile(r"\d s, "))
    expect(anna.laid).to_have_count(6)
    view = anna.view()
    assert view["rank"] in RANKS
    expect(anna.page.locator(".watch .rank")).to_have_text(view["rank"])
    expect(anna.page.get_by_role("timer")).to_have_text(anna.time())


def standings(photo: Locator) -> list[list[str]]:
    """Who came in where, after how long by the table's clock, why, and has won how often."""
    rows = [row.split("\n") for row in photo.locator("li").all_inner_texts()]
    assert any("after green" in part for row in rows for part in row)
    return rows


def test_two_browsers_race_and_agree_who_won(meet: Meet) -> None:
    anna, boris = Driver(meet()), Driver(meet())
    made = anna.sit_down("me", "friend")
    boris.page.goto(made["invitations"]["bolt"])
    draft_together(anna, boris)
    for driver in (anna, boris):
        driver.await_green()
    race_to_the_finish(anna, boris)
    photos = [driver.page.get_by_role("region", name="Photo finish of race 1") for driver in (anna, boris)]
    for photo in photos:
        expect(photo.get_by_role("heading")).to_contain_text("wins the race")
    assert standings(photos[0]) == standings(photos[1])
    assert any(part.endswith(" s") for row in standings(photos[0]) for part in row)
    assert [car["wins"] for car in anna.view()["cars"]] == [car["wins"] for car in boris.view()["cars"]]
    anna.page.wait_for_timeout(LOOK)
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("region", name="Parts to pick")).to_be_visible()
    expect(photos[1]).to_be_visible()
    seen = standings(photos[1])
    boris.page.reload()
    expect(photos[1].get_by_role("heading")).to_contain_text("wins the race")
    assert standings(photos[1]) == seen


def test_two_browsers_race_on_the_beat(meet: Meet) -> None:
    anna, boris = Driver(meet()), Driver(meet())
    made = anna.sit_down("me", "friend", pace="beat")
    boris.page.goto(made["invitations"]["bolt"])
    draft_together(anna, boris)
    expect(anna.page.locator(".lights")).to_have_count(0)
    for driver in (anna, boris):
        expect(driver.page.locator(".roll[data-move]")).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(anna.page.locator(".roll")).to_have_text("Chosen")
    assert boris.view()["cars"][0]["rolled"] == []
    boris.page.reload()
    expect(boris.page.locator(".roll[data-move]")).to_be_visible()
    boris.page.keyboard.press("Space")
    for driver in (anna, boris):
        expect(driver.page.locator(".beat")).to_have_text("Beat 1")
        assert all(len(car["rolled"]) >= 2 for car in driver.view()["cars"])
    race_to_the_finish(anna, boris)
    photos = [driver.page.get_by_role("region", name="Photo finish of race 1") for driver in (anna, boris)]
    assert photos[0].locator("li").all_inner_texts() == photos[1].locator("li").all_inner_texts()


def test_a_phone_a_browser_and_two_bots_race_to_one_photo_finish(meet: Meet) -> None:
    anna, boris = Driver(meet()), Driver(meet(**PHONE))
    made = anna.sit_down("me", "friend", "bot-2", "bot-2")
    boris.page.goto(made["invitations"]["bolt"])
    for _ in range(TWO_MINUTES):
        if anna.see(".finish") and boris.see(".finish"):
            break
        anna.take_what_is_offered()
        boris.take_what_is_offered()
    photos = [driver.page.get_by_role("region", name="Photo finish of race 1") for driver in (anna, boris)]
    for photo in photos:
        expect(photo.get_by_role("heading")).to_contain_text("wins the race")
        expect(photo.get_by_role("img", name="Track card won")).to_have_count(1)
        assert [one.is_visible() for one in photo.locator(".how").all()] == [True] * 4  # how far they came, or why not
    assert standings(photos[0]) == standings(photos[1])
    assert photos[0].locator("strong").all_inner_texts()[0] in photos[0].get_by_role("heading").inner_text()
    assert boris.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]


def draft_together(anna: Driver, boris: Driver) -> None:
    """Both pick, each in turn, parts that never strand a car."""
    parts = {0: (anna, V8), 1: (boris, WIDE_TIRES)}
    for driver in (anna, boris):
        expect(driver.page.locator(".part").first).to_be_visible()
    while anna.view()["phase"] == "drafting":
        driver, key = parts[anna.view()["picking"]]
        driver.until(lambda at=driver: at.see(".part[data-move]"))  # type: ignore[misc]
        driver.pick(key)
        anna.until(lambda: anna.view()["picks"] == boris.view()["picks"])


def race_to_the_finish(anna: Driver, boris: Driver) -> None:
    for _ in range(FAR):
        if anna.see(".finish") and boris.see(".finish"):
            return
        drivers = [driver for driver in (anna, boris) if not driver.see(".finish")]
        begun = [driver.begin() for driver in drivers]
        for driver, before in zip(drivers, begun, strict=True):
            driver.end(before)
    raise AssertionError("nobody came to the end")


def test_the_lobby_makes_a_table_for_as_many_as_drive(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.page.locator("[data-room=nos]").get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog", name="A table of Project NOS")
    form.get_by_text("Rules of this table").click()
    drivers = form.get_by_role("spinbutton", name="Drivers")
    drivers.fill("4")
    drivers.press("Tab")
    expect(form.get_by_role("combobox", name="Crown")).to_be_visible()
    drivers.fill("1")
    drivers.press("Tab")
    expect(form.get_by_role("combobox", name="Bolt")).to_have_count(0)
    form.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_role("region", name="Parts to pick")).to_be_visible()
    assert [seat["name"] for seat in anna.last("table")["seats"]] == ["flame"]


def to_the_limit(anna: Driver) -> None:
    """Two redlines, and only dice on the table that would take the third."""
    anna.sit_down("me", track=LOW_TRACK)
    anna.draft(V8)
    anna.await_green()
    for _ in range(FAR):
        if anna.view()["cars"][0]["redlines"] == 2 and not anna.usable.count() and anna.see(".fit-third_redline"):
            return
        if anna.view()["cars"][0]["redlines"] < 2 and anna.usable.count():
            anna.place()
        else:
            anna.roll()
    raise AssertionError("the engine stayed cool")


def test_a_third_redline_cannot_be_taken_by_accident(meet: Meet) -> None:
    anna = Driver(meet())
    to_the_limit(anna)
    before = len(anna.person.frames)
    for key in ("1", "2", "3", "4", "5", "a", "s", "d", "b", "Enter", "Escape"):
        anna.page.keyboard.press(key)
    for index in range(anna.dice.count()):
        anna.dice.nth(index).click(force=True)  # it says that it is disabled
    expect(anna.page.locator(".why")).not_to_be_empty()
    anna.page.get_by_role("button", name="Third redline…").click()
    dialog = anna.page.get_by_role("dialog", name="Blow your engine?")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.page.get_by_role("button", name="Third redline…").click()
    anna.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert anna.person.news(before) == []
    assert anna.view()["cars"][0]["status"] == "driving"
    anna.page.get_by_role("button", name="Third redline…").click()
    dialog.get_by_role("button", name="blow the engine").click()
    expect(anna.page.get_by_role("region", name="The run is over.")).to_contain_text("so there is no time")
    expect(anna.page.locator(".watch .rank")).to_have_text("unranked")


def test_whoever_comes_back_in_the_middle_of_a_race_drives_on(meet: Meet) -> None:
    anna = Driver(meet())
    anna.sit_down("me")
    anna.draft(V8)
    anna.await_green()
    while anna.laid.count() < 2:
        anna.act()
    car = anna.view()["cars"][0]
    before = len(anna.person.frames)
    anna.person.drop_line()
    anna.until(lambda: any(message["type"] == "table" for message in anna.person.heard(before)))
    assert anna.view()["cars"][0] == car
    anna.page.reload()
    expect(anna.laid).to_have_count(2)
    assert anna.view()["cars"][0] == car
    expect(anna.page.get_by_role("timer")).not_to_have_text("–")
    anna.settle()
    anna.drive(".result")
    expect(anna.laid).to_have_count(6)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_from_the_draft_to_the_end(meet: Meet, axe: str, scheme: str) -> None:
    anna = Driver(meet(color_scheme=scheme))
    to_the_limit(anna)
    assert violations(anna.page, axe) == []
    anna.page.get_by_role("button", name="Third redline…").click()
    assert violations(anna.page, axe) == []
    anna.page.get_by_role("button", name="blow the engine").click()
    expect(anna.page.locator(".result")).to_be_visible()
    assert violations(anna.page, axe) == []
    anna.sit_down("me", "bot-1", pace="beat")
    expect(anna.page.locator(".part").first).to_be_visible()
    assert violations(anna.page, axe) == []


def test_a_phone_held_upright_has_everything_under_the_thumbs(meet: Meet) -> None:
    anna = Driver(meet(**PHONE))
    anna.sit_down("me")
    for _ in range(3):
        picks = anna.view()["picks"] if anna.person.heard() else 0
        anna.page.locator(".part[data-move]").first.tap()
        anna.page.locator("[data-confirm]").tap()
        anna.until(lambda before=picks: anna.view()["picks"] > before)  # type: ignore[misc]
    anna.await_green()
    anna.page.locator(".roll[data-move]").tap()
    expect(anna.dice.first).to_be_visible()
    anna.settle()
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 360
    targets = anna.page.evaluate(ON_SCREEN)
    assert targets
    assert all(size >= SMALLEST_TARGET and is_seen for size, is_seen in targets), targets
    before = anna.laid.count()
    for _ in range(FAR):
        if anna.usable.count():
            break
        anna.page.locator(".roll[data-move]").tap()
        anna.settle()
    anna.usable.first.tap()
    expect(anna.laid).to_have_count(before + 1)
