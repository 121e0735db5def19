"""Light, dark, and without motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN

GROUND = "getComputedStyle(document.body).backgroundColor"
BRIGHTNESS = f"{GROUND}.match(/[0-9]+/g).map(Number).reduce((sum, part) => sum + part, 0) / 3"


def test_the_page_is_as_light_or_dark_as_the_system_asks(meet: Meet) -> None:
    for scheme in ("light", "dark"):
        anna = meet(color_scheme=scheme)
        anna.page.goto("/")
        expect(anna.page.locator("html")).to_have_attribute("data-theme", scheme)
        assert (anna.page.evaluate(BRIGHTNESS) > 128) == (scheme == "light")


def test_a_visitor_can_choose_the_dark_and_keeps_it(meet: Meet) -> None:
    anna = meet(color_scheme="light")
    anna.page.goto("/")
    anna.page.get_by_role("combobox", name="Light or dark").select_option(label="Dark")
    anna.page.wait_for_function(f"{BRIGHTNESS} < 128")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_reveal_is_shown_as_motion(meet: Meet) -> None:
    anna = meet(reduced_motion="no-preference")
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.choose("A")
    expect(anna.page.locator(".crossing rect")).to_have_count(2)
    assert "cross-row" in anna.page.locator(".crossing .row").evaluate("one => getComputedStyle(one).animationName")


def test_nothing_moves_for_those_who_asked_for_that(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.choose("A")
    expect(anna.log).to_contain_text("Row A crosses column")
    moving = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    assert anna.page.evaluate(moving) == 0
    expect(anna.page.locator(".square.hit")).to_have_count(1)


OVERLAID = """one => ["header button", ".sentence", "[data-outlook]"].filter(other => {
    const [its, box] = [document.querySelector(other)?.getBoundingClientRect(), one.getBoundingClientRect()];
    return its && its.left < box.right && box.left < its.right && its.top < box.bottom && box.top < its.bottom;
})"""


def test_what_a_bot_says_lies_over_nothing_that_is_asked(meet: Meet) -> None:
    anna = meet(viewport={"width": 1280, "height": 720}, locale="uk-UA")
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.offered.first.wait_for()
    anna.send_raw(type="resign")
    saying = anna.page.locator(".saying")
    saying.wait_for()
    assert saying.evaluate(OVERLAID) == []


SEATED_BESIDE = """one => [...document.querySelectorAll(".seats > li")].filter(seat => {
    const [its, box] = [seat.getBoundingClientRect(), one.getBoundingClientRect()];
    const [across, down] = [its.left < box.right && box.left < its.right, its.top < box.bottom && box.top < its.bottom];
    return !seat.contains(one) && across && down;
}).length"""


@pytest.mark.parametrize("width", [1440, 1920])
def test_what_a_bot_says_in_a_crowd_stays_on_its_own_seat(meet: Meet, width: int) -> None:
    anna = meet(viewport={"width": width, "height": 900}, locale="uk-UA")
    anna.sit_down("me", "bot-2", "bot-1", "bot-1", game="nos", options={"drivers": 4, "pace": "beat"})
    anna.offered.first.wait_for()
    anna.send_raw(type="resign")
    saying = anna.page.locator(".saying")
    saying.wait_for()
    saying.evaluate("one => { one.textContent = 'Цього разу пощастило мені. Але ви молодець.'; }")  # the longest of all
    assert saying.evaluate(SEATED_BESIDE) == 0


def test_a_table_has_the_ground_of_its_room_by_day_and_by_night(meet: Meet) -> None:
    for scheme in ("light", "dark"):
        anna = meet(color_scheme=scheme)
        anna.page.goto("/")
        lobby = anna.page.evaluate(GROUND)
        anna.sit_down("me", "bot-1", options=KNOWN)
        expect(anna.page.locator("html")).to_have_attribute("data-room", "novem")
        assert anna.page.evaluate(GROUND) != lobby
