"""The North in the browser: turns against a bot by tapping what is offered, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotek.games.north.words import CODES
from tests.browser.conftest import Meet
from tests.browser.north import await_offers, moment_of, tap
from tests.browser.person import Person
from tests.browser.test_accessibility import axe, violations
from tests.browser.test_phone import PHONE, fits
from tests.games.north.sheets import house_in_another_order

__all__ = ["axe"]  # a fixture

TURNS = 3  # of both players together, before the game is far enough
STEPS = 60


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
    expect(anna.page.get_by_role("complementary", name="Both sides of a card")).to_contain_text("Ancient, Value")
    assert violations(anna.page, axe) == []


def test_the_log_names_the_card_that_was_played_from_a_sheet_of_ones_own(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn", "cards": house_in_another_order()})
    await_offers(anna)
    anna.page.get_by_role("button", name="Activate").click()
    card = anna.page.get_by_role("group", name="Dawn's hand").locator("[data-move]").first
    name, code = card.locator(".name").inner_text(), CODES[int(card.get_attribute("data-move") or -1)]
    card.click()
    expect(anna.log).to_contain_text(f"{name} ({code}) stands in Dawn's Zone as an Ancient.")


def test_a_phone_shows_it_all_without_scrolling_sideways(meet: Meet) -> None:
    anna = meet(locale="uk-UA", **PHONE)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    for step in range(6):
        tap(anna, step, by_thumb=True)
        fits(anna.page)
