"""The story in the browser: what others do is told beat by beat, and the log has it by turns."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.chromium import Meet
from tests.browser.fits import WHOLE, Player

# By the name of a seat, the colour of its mark in the log, and of its dot at the top.
MARKS = """() => Object.fromEntries([...document.querySelectorAll("ol.log strong.seat")].map(one => [
    one.textContent, getComputedStyle(one, "::before").backgroundColor]))"""
DOTS = """() => Object.fromEntries([...document.querySelectorAll(".seats li")].map(one => [
    one.title.split(" · ")[0], getComputedStyle(one.querySelector(".dot")).borderTopColor]))"""
# How far below the beginning of its line the button lies that shows a deed again.
BELOW = """() => {
    for (const turn of document.querySelectorAll("ol.log > li > details")) turn.open = true;
    return [...document.querySelectorAll("ol.log .look")].map(one =>
        one.getBoundingClientRect().top - one.parentElement.getBoundingClientRect().top);
}"""
MOVING = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
PICTURES = 4
BOTS_FIRST = {"game": "north", "options": {"first": "dusk"}}


def test_what_a_bot_does_is_told_beat_by_beat_and_can_be_skipped(meet: Meet) -> None:
    anna = meet(is_told=True)
    anna.sit_down("me", "bot-1", **BOTS_FIRST)
    controls = anna.page.get_by_role("toolbar", name="Pace")
    expect(controls).to_be_visible()
    anna.page.keyboard.press("/")
    caption = anna.page.locator(".sentence").inner_text()
    assert caption.endswith(".") and any(name in caption for name in ("Dusk", "Dawn", "Wastes"))
    assert anna.page.locator("[data-move]:not([data-move=''])").count() == 0  # nothing is offered in the past
    anna.page.get_by_role("button", name="Skip to the present").click()
    expect(controls).to_have_count(0)
    expect(anna.offered.first).to_be_visible()  # whoever skips may move at once
    anna.page.keyboard.press(",")
    expect(controls).to_be_visible()


def test_a_ring_shows_where_it_happens_and_the_pace_is_remembered(meet: Meet) -> None:
    anna = meet(is_told=True, reduced_motion="reduce")
    anna.sit_down("me", "bot-1", **BOTS_FIRST)
    expect(anna.page.get_by_role("toolbar", name="Pace")).to_be_visible()
    expect(anna.page.locator(".ring")).to_be_visible()
    anna.page.get_by_role("combobox", name="Pace").select_option("still")
    expect(anna.page.get_by_role("toolbar", name="Pace")).to_have_count(0)
    assert '"still"' in anna.page.evaluate("localStorage.getItem('ludotek-pace')")


def test_without_motion_it_is_the_same_as_still_pictures_with_captions(meet: Meet) -> None:
    anna = meet(is_told=True, reduced_motion="reduce")
    anna.page.add_init_script("""localStorage.setItem("ludotek-pace", '{"speed":"slow"}')""")
    anna.sit_down("me", "bot-1", **BOTS_FIRST)
    expect(anna.page.get_by_role("toolbar", name="Pace")).to_be_visible()
    captions: list[str] = []
    while anna.page.get_by_role("toolbar", name="Pace").count() and len(captions) < PICTURES:
        anna.page.keyboard.press("/")  # the picture stands
        captions.append(anna.page.locator(".sentence").inner_text())
        assert anna.page.evaluate(MOVING) == 0
        spoken = anna.page.locator("[aria-live=polite]").filter(has_text=captions[-1])
        expect(spoken).to_have_count(1)
        anna.page.keyboard.press("/")
    assert len(captions) == PICTURES and len(set(captions)) > 1


def test_the_log_is_told_by_turns_with_seats_in_colour_and_cards_as_links(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", **BOTS_FIRST)
    log = anna.page.locator("ol.log")
    expect(log.locator("> li").nth(1)).to_contain_text("Turn 1")
    assert log.locator("> li > details[open]").count() == 1
    marks = anna.page.evaluate(MARKS)
    assert marks and marks.items() <= anna.page.evaluate(DOTS).items()
    assert log.locator("button[data-card]").count() > 0
    below = anna.page.evaluate(BELOW)
    assert below and max(below) < 8, "what shows a deed again stands beside it, and makes no empty row"


def test_whoever_comes_back_is_told_what_happened_since_their_turn_also_where_the_panel_is_folded(meet: Meet) -> None:
    anna = meet(viewport={"width": 390, "height": 844}, has_touch=True)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    player = Player(anna)
    assert any(one.get("since") for _ in player.moments(WHOLE) for one in anna.heard())
    anna.page.reload()
    fold = anna.page.get_by_role("button", name="Panel")
    expect(fold).to_have_accessible_name(re.compile(r"^Panel \d+ Since your turn: \d$|^Panel Since your turn: \d$"))
    fold.click()
    told = anna.page.locator(".since li")
    assert 1 <= told.count() <= 8
    expect(told.first).to_be_in_viewport()
    for number in range(told.count()):  # each of them can be seen to happen
        told.nth(number).get_by_role("button").click()
        expect(anna.page.get_by_role("toolbar", name="Pace")).to_be_visible()
        expect(anna.alert).to_have_count(0)
        anna.page.keyboard.press(".")
        expect(anna.page.get_by_role("toolbar", name="Pace")).to_have_count(0)
