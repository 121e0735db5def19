"""On a phone that is 360 pixels wide."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.person import SHORT, play_along_row_a

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 44
STICKING_OUT = """[...document.querySelectorAll("button, a, select, input, svg, dialog, main, aside")]
    .filter(one => one.checkVisibility() && !one.closest("article, [data-fit~=pan]"))
    .filter(one => {
        const scrolls = one.matches("dialog, main, aside") && one.scrollWidth > one.clientWidth;
        return scrolls || one.getBoundingClientRect().right > 361;
    })
    .map(one => one.outerHTML.slice(0, 120))"""
SMALL_TARGETS = """finger => [...document.querySelectorAll("button, a, select, input, summary, [role=button]")]
    .filter(one => one.checkVisibility() && !one.closest("p, article, .unseen, [inert]"))
    .map(one => [one, (one.type === "checkbox" ? one.closest("label") : one).getBoundingClientRect()])
    .filter(([, box]) => Math.round(box.height) < finger || Math.round(box.width) < finger)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)"""


def fits(page: Page) -> None:
    """Nothing sticks out to the side, and whatever can be touched is as large as a fingertip."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate(SMALL_TARGETS, FINGER) == []


def test_the_lobby_and_its_form_fit_a_phone(meet: Meet) -> None:
    anna = meet(**PHONE)
    anna.page.goto("/")
    expect(anna.room().get_by_role("button", name="Play now")).to_be_visible()
    fits(anna.page)
    anna.room().get_by_role("button", name="Make a table").tap()
    anna.page.get_by_text("Rules of this table").tap()
    fits(anna.page)


def test_a_table_fits_a_phone_with_people_watching_in_either_language(meet: Meet) -> None:
    for locale in ("en-GB", "uk-UA"):
        anna, watcher = meet(locale=locale, **PHONE), meet()
        made = anna.sit_down("me", "bot-1")
        watcher.page.goto(f"/t/{made['id']}")
        expect(anna.page.locator(".watchers")).to_be_visible()
        expect(anna.offered).to_have_count(3)
        fits(anna.page)
        anna.page.locator("header .fold").tap()
        for tab in anna.page.get_by_role("tab").all():
            tab.tap()
            fits(anna.page)
        anna.page.keyboard.press("Escape")
        anna.page.locator("header button").last.tap()
        fits(anna.page)


def test_a_match_can_be_played_to_its_end_and_looked_back_on_with_a_thumb(meet: Meet) -> None:
    anna, boris = meet(**PHONE), meet(**PHONE)
    made = anna.sit_down("me", "friend", options=SHORT)
    fits(anna.page)
    boris.page.goto(made["invitations"]["columns"])
    play_along_row_a(anna, boris)
    fits(anna.page)
    anna.page.get_by_role("link", name="Look back").tap()
    expect(anna.page.get_by_label("Move", exact=True)).to_be_visible()
    fits(anna.page)
