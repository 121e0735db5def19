"""Oath's map: answers beside the verbs that ask for them, two fingers on a phone, and words beside a contract."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Meet
from tests.browser.oath import (
    GLANCE,
    GLANCES,
    TRIBUNAL,
    answer,
    await_offers,
    declare,
    fight,
    moment_of,
    offered,
    promise,
    sit_down,
    take_first,
    view_of,
)
from tests.browser.person import Person
from tests.browser.test_phone import PHONE


def seated(meet: Meet, **settings: object) -> Person:
    anna = meet(**settings)
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    take_first(anna, 2)
    await_offers(anna)
    return anna


def test_a_campaign_is_declared_with_its_dice_by_one_click(meet: Meet) -> None:
    anna, _, _, _ = sit_down(meet)
    before = await_offers(anna)
    chip = anna.page.locator(f'.verb[data-choice="{before["campaign against red"]}"]').first
    chip.hover()
    fan = anna.page.get_by_role("group", name="Campaign against Red", exact=True)
    expect(fan.get_by_role("button").first).to_contain_text("%")  # the odds of each number of dice
    assert view_of(anna)["war"] == []
    assert offered(anna) == before  # looking costs nothing
    fan.get_by_role("button").last.click()
    expect(anna.log).to_contain_text("Chancellor campaigns against Red.")
    for _ in range(GLANCES):
        if moment_of(anna)["view"]["question"] not in ("act", "targets", "muster-dice"):
            break
        anna.page.wait_for_timeout(GLANCE)
    told = [event["told"] for message in anna.heard() for event in message.get("events", ())]
    assert {"event": "told-number", "seat": 0, "number": 3} in told  # all three warbands, and nothing was asked between


def test_the_aftermath_of_a_campaign_shows_both_hosts_and_who_fell(meet: Meet) -> None:
    anna, boris, vera, address = sit_down(meet)
    watcher = meet()
    watcher.page.goto(address)
    expect(watcher.page.locator(".player")).to_have_count(3)
    declare(anna)
    fight(anna, boris, vera)
    for person in (boris, watcher):
        sheet = person.page.get_by_role("region", name="The last campaign")
        expect(sheet).to_contain_text(re.compile("Chancellor is (victorious against|beaten by) Red"))
        hosts = sheet.locator(".host")
        expect(hosts).to_contain_text([re.compile("Chancellor.* of 3 fell", re.S), re.compile("Red.* of 3 fell", re.S)])
        lost = [3 - player["warbands"] for player in view_of(anna)["players"][:2]]
        expect(hosts.nth(1).locator(".fallen")).to_have_count(lost[1])


def test_who_fell_is_told_beside_the_map_of_a_small_desktop(meet: Meet) -> None:
    anna, boris, vera, address = sit_down(meet)
    reader = meet(locale="uk-UA", viewport={"width": 1280, "height": 720})
    reader.page.context.add_cookies(anna.page.context.cookies())  # type: ignore[arg-type]
    reader.page.goto(address)
    expect(reader.page.locator(".player")).to_have_count(3)
    declare(anna)
    fight(anna, boris, vera)
    while "rest" not in await_offers(anna):
        take_first(anna, 1)
    expect(reader.page.locator(".past .host").filter(visible=True)).to_contain_text(["Канцлер", "Червоний"])


def test_answers_beside_a_verb_are_opened_and_chosen_by_keyboard(meet: Meet) -> None:
    anna = seated(meet)
    row = anna.page.locator('.verb[data-row="station"]')
    row.focus()
    anna.page.keyboard.press("ArrowDown")
    fan = anna.page.get_by_role("group", name="From your board to this site", exact=True)
    expect(fan.get_by_role("button").first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(fan).to_have_count(0)
    expect(row).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(fan.get_by_role("button").first).to_be_focused()
    warbands = view_of(anna)["players"][0]["warbands"]
    question = moment_of(anna)["question"]
    anna.page.keyboard.press("Enter")
    while moment_of(anna)["question"] == question:
        anna.page.wait_for_timeout(25)
    assert view_of(anna)["players"][0]["warbands"] == warbands - 1


def touch(line: CDPSession, kind: str, *spots: tuple[float, float]) -> None:
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in spots]})


def pinch(person: Person, start: float, end: float) -> None:
    """Two fingers on the land, so far apart, and then so far."""
    box = person.page.locator(".land").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = person.page.context.new_cdp_session(person.page)
    touch(line, "touchStart", (x - start / 2, y), (x + start / 2, y))
    for step in range(1, 6):
        apart = start + (end - start) * step / 5
        touch(line, "touchMove", (x - apart / 2, y), (x + apart / 2, y))
    touch(line, "touchEnd")


def width_of_the_map(person: Person) -> float:
    box = person.page.locator(".map").bounding_box()
    assert box
    return box["width"]


def test_two_fingers_bring_the_map_nearer_and_send_it_away(meet: Meet) -> None:
    anna = seated(meet, **PHONE)
    question = anna.page.locator(".sentence").inner_text()
    usual = width_of_the_map(anna)
    pinch(anna, 100, 150)
    expect(anna.page.locator(".sheet")).to_have_attribute("style", re.compile("1\\.[45]"))
    assert width_of_the_map(anna) > 1.4 * usual
    pinch(anna, 250, 60)
    expect(anna.page.locator(".map")).to_have_class(re.compile("far"))
    assert width_of_the_map(anna) <= 360
    for part in (".sentence", ".purse", ".actions"):
        expect(anna.page.locator(part)).to_be_in_viewport()
    assert anna.page.locator(".sentence").inner_text() == question
    assert anna.page.evaluate("visualViewport.scale") == 1  # the map came nearer, not the page


def test_two_taps_buttons_and_keys_do_the_same(meet: Meet) -> None:
    anna = seated(meet, **PHONE)
    chart = anna.page.locator(".map")
    line = anna.page.context.new_cdp_session(anna.page)
    spot = anna.page.evaluate(
        """() => {
            const { left, top, width, height } = document.querySelector(".land").getBoundingClientRect();
            const at = (x, y) => document.elementFromPoint(x, y);
            const isLand = (x, y) => at(x, y)?.closest(".map") && !at(x, y).closest("button, summary");
            for (let x = left + 8; x < left + width - 60; x += 6)
                for (let y = top + 8; y < top + height - 8; y += 6) if (isLand(x, y)) return [x, y];
        }"""
    )
    for _ in range(2):
        touch(line, "touchStart", (spot[0], spot[1]))
        touch(line, "touchEnd")
    expect(chart).to_have_class(re.compile("far"))
    anna.page.get_by_role("button", name="See the whole map").tap()
    expect(chart).not_to_have_class(re.compile("far"))
    usual = width_of_the_map(anna)
    anna.page.get_by_role("button", name="Look closer").tap()
    assert width_of_the_map(anna) > usual
    anna.page.keyboard.press("-")
    anna.page.keyboard.press("0")
    expect(chart).to_have_class(re.compile("far"))


def test_free_words_are_written_beside_a_contract_read_with_it_and_bind_nobody(meet: Meet) -> None:
    # oath O10; that they are kept in the record is tested at the table (tests/table/test_words.py)
    anna, boris, vera, _ = sit_down(meet, world=TRIBUNAL)
    promise(anna)
    vera_has_no_say = vera.page.get_by_label("Beside the deal, binding nobody")
    anna.page.get_by_label("Beside the deal, binding nobody").fill("And I leave your sites alone.")
    anna.page.get_by_role("button", name="Write").click()
    expect(anna.page.locator(".deal blockquote")).to_have_text("Chancellor And I leave your sites alone.")
    expect(vera_has_no_say).to_have_count(0)
    answer(anna, "propose")
    expect(boris.page.locator(".deal blockquote")).to_contain_text("I leave your sites alone.")
    boris.page.get_by_label("Beside the deal, binding nobody").fill("Thank you.")
    boris.page.get_by_role("button", name="Write").click()
    answer(boris, "yes")
    vera.page.locator(".contracts summary").click()
    letter = vera.page.get_by_role("list", name="Contracts")
    expect(letter).to_contain_text("Chancellor owes Red: Favor 2. Due after 2 more turns. Forfeit: favor 1")
    expect(letter.locator("blockquote")).to_have_text(["Chancellor And I leave your sites alone.", "Red Thank you."])
    assert "campaign against red" in await_offers(anna)  # what was only said keeps nobody from it
