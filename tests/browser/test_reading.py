"""Everything can be read before it is chosen, and what cannot be done says why."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.oath import answer, await_offers, offered, sit_down
from tests.browser.person import KNOWN
from tests.browser.test_accessibility import axe as axe  # where it is declared
from tests.browser.test_phone import PHONE

BOX = "one => JSON.stringify(one.getBoundingClientRect())"


def test_drawn_cards_are_read_with_their_rulings_where_they_are_chosen_and_named_once(meet: Meet, axe: str) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    await_offers(anna)
    dealt = anna.page.locator(".dealt")
    cards = dealt.locator(".face[data-move]")
    expect(cards).to_have_count(len(offered(anna)))
    name = cards.first.locator("b").inner_text()
    before = dealt.evaluate(BOX)
    cards.first.hover()
    reading = anna.page.get_by_role("tooltip")
    expect(reading.locator(".title")).to_have_text(name)
    assert dealt.evaluate(BOX) == before, "nothing moved"
    expect(dealt.get_by_text(name, exact=True)).to_have_count(1)
    assert violations(anna.page, axe) == []
    anna.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    anna.page.locator("[data-read=word-favor]:visible:not([data-move] *)").first.hover()
    expect(reading).to_contain_text("What you pay people with.")
    anna.page.keyboard.press("Escape")
    assert offered(anna), "to look has played nothing"


def test_an_action_without_its_means_stays_and_says_why(meet: Meet) -> None:
    anna, boris, *_ = sit_down(meet)
    answer(anna, "rest")
    assert "rest" in await_offers(boris)
    recover = boris.page.locator("[data-refused=recover]")
    expect(recover).to_have_attribute("aria-disabled", "true")
    recover.focus()
    boris.page.keyboard.press("Shift+Tab")
    boris.page.keyboard.press("Tab")
    expect(boris.page.get_by_role("tooltip").locator(".why")).to_contain_text("No relic lies at your site.")


def test_a_tap_selects_and_another_place_confirms(meet: Meet) -> None:
    anna = meet(**PHONE)
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.page.get_by_role("button", name="Choose row A").tap()
    sheet = anna.page.get_by_role("dialog", name="Row A")
    expect(sheet).to_contain_text("You attack")
    expect(anna.offered).to_have_count(3)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    anna.page.get_by_role("button", name="Choose column 1").tap(force=True)
    expect(anna.page.get_by_role("dialog")).to_contain_text("the columns are the other player’s")
    anna.page.get_by_role("button", name="Choose row A").tap()
    sheet.get_by_role("button", name="Choose row A").tap()
    expect(sheet).to_have_count(0)
    anna.until_heard("update")
