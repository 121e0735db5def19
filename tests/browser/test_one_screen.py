"""Several people at one screen, in a served house: a curtain between them, and nothing on the page for other eyes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.one_screen import is_bare, make_table, play_to_the_end


def hand(page: Page) -> list[str]:
    """The cards of whoever has the screen, by their places on the page; others of their names lie openly."""
    cards = page.locator(".north .mine .hand [data-place]")
    expect(cards.first).to_be_visible()
    return [f'"{place}"' for place in cards.evaluate_all("all => all.map((one) => one.dataset.place)")]


def test_two_play_novem_at_one_screen_and_each_chooses_behind_a_curtain(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    make_table(anna.page)
    chose = play_to_the_end(anna.page)
    assert set(zip(chose[::2], chose[1::2], strict=True)) == {("row", "column")}
    expect(anna.page.locator(".result h2")).to_have_text("A draw.")  # not that one of them, "you", had won or lost


def test_a_hand_of_the_north_is_on_the_page_only_while_it_is_ones_own(meet: Meet) -> None:
    anna = meet()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Taras"}]
    anna.sit_down(game="north", seats=seats, options={"first": "dawn"})
    page = anna.page
    is_bare(page)
    page.get_by_role("button", name="Hand over to").click()
    own = hand(page)
    assert all(place in page.content() for place in own)
    page.get_by_role("button", name="Draw the curtain").click()
    is_bare(page)
    assert not any(place in page.content() for place in own)
    page.get_by_role("button", name="Taras (Dusk) only wants to look").click()
    expect(page.get_by_role("group", name="Dawn's hand: 3 cards")).to_be_visible()
    assert not any(place in page.content() for place in own)
    expect(page.locator("[data-move]")).to_have_count(0)
