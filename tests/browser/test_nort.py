"""Nort in the browser: whole games, races to call, a cover that hides, and a pad for thumbs and keyboards."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, violations
from tests.browser.conftest import Meet
from tests.browser.nort import LIVE, SLOW, answer, moment_of, play_to, sit_at_nort, stage_of
from tests.browser.person import Person
from tests.browser.test_phone import PHONE, fits

ARENA = ".trace, .mine, .vehicle, .crash"
SVG = "{http://www.w3.org/2000/svg}"
PLACE = re.compile(r"\b\d+,\d+\b")
PLACED = {"at", "start", "end", "heading", "mines", "drivers", "traces"}
MOVING = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"


def kept(person: Person, button: str) -> tuple[str, bool]:
    """What a button lets somebody take home: a drawing, and whether it moves by itself."""
    with person.page.expect_download() as coming:
        person.page.get_by_role("button", name=button).click()
    sheet = ElementTree.parse(coming.value.path())
    assert sheet.getroot().tag == f"{SVG}svg"
    assert len(list(sheet.iter(f"{SVG}path"))) > 1
    return coming.value.suggested_filename, any(True for _ in sheet.iter(f"{SVG}animate"))


def test_two_people_play_a_live_game_to_its_end_and_look_back(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, LIVE)
    play_to({"over"}, blue, red)
    expect(blue.sentence).to_have_text("The game is over.")
    assert kept(blue, "Keep the sheet") == ("nort.svg", False)
    assert kept(blue, "Keep it as a clip") == ("nort-clip.svg", True)
    end = moment_of(blue)["view"]["end"]
    expect(blue.page.locator(".ending")).to_contain_text(f"{end['at'][0]},{end['at'][1]}")
    expect(blue.page.locator(".crash")).to_have_count(1)
    assert moment_of(red)["view"]["end"] == end
    traces = blue.page.locator(".trace")
    drawn = traces.count()
    blue.page.get_by_label("Traces drawn").fill("1")
    expect(traces).to_have_count(1)
    blue.page.get_by_role("link", name="Look back").click()
    expect(blue.page.get_by_label("Move", exact=True)).to_be_visible()
    expect(traces).to_have_count(drawn)
    blue.page.get_by_label("Move", exact=True).fill("4")
    expect(blue.page.locator(ARENA)).not_to_have_count(0)
    blue.page.locator(".suspense input").check()
    expect(blue.page.locator(ARENA)).to_have_count(0)
    expect(blue.page.locator(".cover.down")).to_be_visible()


def test_two_people_play_a_slow_game_to_its_end(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, SLOW)
    blue.page.locator(".nort").evaluate("one => { one.dataset.kept = 'yes' }")
    play_to({"over"}, blue, red)
    expect(blue.page.locator(".nort[data-kept]")).to_have_count(1)  # else nothing could move on it
    expect(red.page.locator(".ending")).to_have_text(re.compile(r"\d+,\d+\.$"))


@pytest.mark.parametrize("faster", [0, 1], ids=["blue", "red"])
def test_a_race_to_call_is_won_by_the_faster(meet: Meet, faster: int) -> None:
    people = sit_at_nort(meet, LIVE)
    play_to({"race"}, *people)
    quick, slow = people[faster], people[1 - faster]
    dice = moment_of(quick)["view"]["dice"]
    question = moment_of(slow)["question"]
    quick.page.get_by_role("button", name=f"{sum(dice)} straight", exact=True).click()
    slow.send_raw(type="move", question=question, move=3 * max(dice) - 1, nonce="late")
    colour = ("Blue", "Red")[faster]
    for person in people:
        expect(person.log).to_contain_text(f"{colour} calls {sum(dice)} straight.")
        assert moment_of(person)["view"]["first"] == faster
    expect(slow.alert).to_be_visible()
    refused = [message for message in slow.heard() if message["type"] == "error" and message["nonce"]]
    assert [message["nonce"] for message in refused] == ["late"]
    expect(slow.sentence).to_have_text("Call one of the values that are left.")
    taken = slow.page.get_by_role("button", name=f"{sum(dice)} straight", exact=True)
    expect(taken).to_be_disabled()


def test_a_number_that_the_dice_do_not_give_is_a_move_that_loses_the_call(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, LIVE)
    play_to({"race"}, blue, red)
    dice = moment_of(blue)["view"]["dice"]
    wrong = next(value for value in range(12, 0, -1) if value not in (*dice, sum(dice), abs(dice[0] - dice[1])))
    expect(blue.page.locator(".pad button:enabled")).to_have_count(36)
    blue.page.get_by_role("button", name=f"{wrong} straight", exact=True).click()
    expect(blue.log).to_contain_text("Red has the first call.")
    expect(red.sentence).to_have_text("You have the first call.")


def test_a_call_is_a_number_and_an_arrow_on_the_keyboard(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, SLOW)
    play_to({"sealed"}, blue, red)
    red.page.keyboard.press("7")
    expect(red.page.locator(".value.typed")).to_have_count(1)
    blue.send_raw(type="chat", text="Take your time.")
    red.until_heard("chat")
    expect(red.page.locator(".value.typed")).to_have_count(1)  # talk is no news to a board
    red.page.keyboard.press("ArrowUp")
    expect(red.sentence).to_have_text("Your choice is sealed. The others choose.")
    blue.page.keyboard.type("12")
    blue.page.keyboard.press("ArrowUp")
    expect(blue.log).to_contain_text(re.compile(r"(calls|answers|says) (12|7) straight"))
    opened = [event["told"] for event in blue.last("update")["events"] if event["told"]["event"] == "opened"]
    assert {one["seat"]: one["call"]["value"] for one in opened} == {0: 12, 1: 7}


def places(message: object) -> list[object]:
    """Everything in a message that tells where something is."""
    if isinstance(message, list):
        return [found for part in message for found in places(part)]
    if not isinstance(message, dict):
        return []
    own = [(name, value) for name, value in message.items() if name in PLACED and value is not None]
    return own + places(list(message.values()))


def covered(person: Person, since: int) -> list[dict[str, Any]]:
    """What a page was told while the arena was covered."""
    told = [message for message in person.heard(since) if "moment" in message]
    return [message for message in told if message["moment"]["view"]["covered"]]


def test_nothing_of_a_covered_arena_is_in_any_page_or_on_any_line(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, LIVE)
    watcher = meet()
    watcher.page.goto(blue.page.url)
    expect(watcher.page.locator(".vehicle")).to_have_count(2)
    play_to({"race"}, blue, red, after=2)
    late = meet()
    late.page.goto(blue.page.url)
    everyone = (blue, red, watcher, late)
    for person in everyone:
        expect(person.page.locator(".cover.down")).to_be_visible()
        expect(person.page.locator(ARENA)).to_have_count(0)
        assert not PLACE.search(person.page.locator("main").inner_text())
        assert not PLACE.search(person.log.inner_text())
        assert not PLACE.search(person.page.locator("[aria-live]").first.inner_text())
    play_to({"powers", "look", "over"}, blue, red)
    for person in everyone:
        person.page.wait_for_timeout(0)
        told = covered(person, 0)
        assert told
        assert places(told) == []
        assert not PLACE.search(json.dumps([message.get("history", message.get("events")) for message in told]))
    assert places([message for message in watcher.heard() if "moment" in message]), "the probe finds an open arena"


def test_where_a_table_lets_them_spectators_see_the_arena_unless_they_ask_for_suspense(meet: Meet) -> None:
    # nort §51, ruling N36
    blue, red = sit_at_nort(meet, {**LIVE, "watched": True})
    watcher = meet()
    watcher.page.goto(blue.page.url)
    play_to({"race"}, blue, red, after=2)
    for person in (blue, red):
        expect(person.page.locator(".cover.down")).to_be_visible()
        assert places(covered(person, 0)) == []
    expect(watcher.page.locator(".vehicle")).to_have_count(2)
    expect(watcher.page.locator(".cover.down")).to_have_count(0)
    watcher.page.locator(".suspense input").check()
    expect(watcher.page.locator(".cover.down")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_any_moment_of_a_game(meet: Meet, scheme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `npm ci` brings it")
    axe = AXE.read_text()
    blue, red = sit_at_nort(meet, SLOW, color_scheme=scheme)
    seen: set[str] = set()
    while stage_of(blue) != "over":
        if stage_of(blue) not in seen and moment_of(blue)["moves"]:
            seen.add(stage_of(blue))
            assert violations(blue.page, axe) == [], stage_of(blue)
        for person in (blue, red):
            answer(person)
            person.page.wait_for_timeout(20)
    assert {"vehicles", "sealed", "powers", "look"} <= seen
    expect(blue.page.locator(".ending")).to_be_visible()
    assert violations(blue.page, axe) == []
    blue.page.get_by_role("link", name="Look back").click()
    expect(blue.page.get_by_label("Traces drawn")).to_be_visible()
    assert violations(blue.page, axe) == []


@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
def test_the_pad_and_all_else_fit_a_phone_and_its_thumbs(meet: Meet, locale: str) -> None:
    blue = meet(locale=locale, **PHONE)
    made = blue.sit_down("me", "friend", game="nort", options=SLOW)
    red = meet(**PHONE)
    red.page.goto(made["invitations"]["red"])
    for person in (blue, red):
        expect(person.page.locator(".garage")).to_be_visible()
    fitted: set[str] = set()
    while stage_of(blue) != "over":
        if stage_of(blue) not in fitted and moment_of(blue)["moves"]:
            fitted.add(stage_of(blue))
            fits(blue.page)
        for person in (blue, red):
            answer(person)
            person.page.wait_for_timeout(20)
    expect(blue.page.locator(".ending")).to_be_visible()
    fits(blue.page)
    blue.page.goto(f"/replay/{made['id']}")
    expect(blue.page.locator(".redraw")).to_be_visible()
    fits(blue.page)


def test_traces_are_drawn_and_the_cover_slides_unless_somebody_asked_for_rest(meet: Meet) -> None:
    blue, red = sit_at_nort(meet, SLOW, reduced_motion="reduce")
    play_to({"look"}, blue, red)
    expect(blue.page.locator(".pen")).not_to_have_count(0)
    assert blue.page.evaluate(MOVING) == 0
    moves = meet(reduced_motion="no-preference")
    moves.page.goto(blue.page.url)
    slides = moves.page.locator(".cover").evaluate("one => getComputedStyle(one).transitionDuration")
    assert slides.startswith("0.4s")
