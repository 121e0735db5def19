"""The North in the browser: turns against a bot by tapping what is offered, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotek.games.north.words import CODES
from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.north import await_offers, moment_of, tap
from tests.browser.person import Person
from tests.browser.test_accessibility import axe
from tests.browser.test_phone import PHONE, fits
from tests.games.north.sheets import house_in_another_order

__all__ = ["axe"]  # a fixture

TURNS = 3  # of both players together, before the game is far enough
STEPS = 60
LAYOUT = """(() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [table, hand, aid] = [box(".north .table"), box(".north .mine .hand"), box(".north .aid")];
    return [hand.top - table.top, hand.width, hand.height, aid.top >= hand.bottom];
})()"""


def play_some_turns(person: Person) -> None:
    for step in range(STEPS):
        if moment_of(person)["view"]["turns"] > TURNS:
            return
        tap(person, step)
    raise AssertionError("the turns do not end")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_turns_against_a_bot_are_played_by_tapping_what_is_offered(meet: Meet, axe: str, scheme: str) -> None:
    anna = meet(color_scheme=scheme)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    await_offers(anna)
    assert violations(anna.page, axe) == []
    play_some_turns(anna)
    await_offers(anna)
    view = moment_of(anna)["view"]
    expect(anna.page.get_by_role("region", name="Dawn")).to_contain_text(
        f"Score now {view['sides'][0]['forecast']['total']} "
    )
    anna.page.locator(".wastes .card").first.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Ancient, Value")
    assert violations(anna.page, axe) == []


def test_a_card_is_dragged_to_the_zone_and_the_log_names_it_as_the_sheet_does(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn", "cards": house_in_another_order()})
    await_offers(anna)
    card = anna.page.get_by_role("group", name="Dawn's hand").locator(".movable").first
    name, code = card.locator(".name").inner_text(), CODES[int((card.get_attribute("data-place") or "").split("-")[1])]
    card.drag_to(anna.page.get_by_role("group", name="Dawn's Zone"))
    expect(anna.log).to_contain_text(f"{name} ({code}) stands in Dawn's Zone as an Ancient.")


def test_a_phone_shows_it_all_without_scrolling_sideways(meet: Meet) -> None:
    anna = meet(locale="uk-UA", **PHONE)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    for step in range(6):
        tap(anna, step, by_thumb=True)
        fits(anna.page)


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 900), (1280, 720), (1024, 600)])
def test_how_a_turn_ends_stands_beside_the_hand_and_never_over_it(meet: Meet, axe: str, size: tuple[int, int]) -> None:
    """Open where there is room, folded where there is not; the keyboard opens it there."""
    anna = meet(viewport={"width": size[0], "height": size[1]})
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    await_offers(anna)
    aid = anna.page.get_by_text("How turns and games end")
    last_step = anna.page.get_by_text("The most points win; of equals")
    expect(aid).to_be_visible()
    whole = anna.page.evaluate(LAYOUT)
    expect(last_step).to_be_visible(visible=size[1] > 1000)
    if size[1] <= 1000:
        aid.focus()
        anna.page.keyboard.press("Enter")
    expect(last_step).to_be_visible()
    assert anna.page.evaluate(LAYOUT) == whole, "the hand lies where it lay, and nothing over it"
    assert violations(anna.page, axe) == []


def test_on_a_phone_how_a_turn_ends_is_folded_below_the_hand(meet: Meet) -> None:
    anna = meet(**PHONE)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    await_offers(anna)
    aid, hand = anna.page.get_by_text("How turns and games end"), anna.page.get_by_role("group", name="Dawn's hand")
    expect(aid).to_be_visible()
    expect(anna.page.get_by_text("The most points win; of equals")).to_be_hidden()
    below, above = aid.bounding_box(), hand.bounding_box()
    assert below is not None
    assert above is not None
    assert below["y"] >= above["y"] + above["height"]
    aid.tap()
    expect(anna.page.get_by_text("The most points win; of equals")).to_be_visible()
    fits(anna.page)
