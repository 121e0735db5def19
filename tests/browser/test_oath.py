"""Oath in the browser: a campaign with a plan and an ally, Citizenship, what is hidden, and every size of screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludotek.games.oath.catalogue import IDS
from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.fitting import Size, Window
from tests.browser.oath import (
    GLANCE,
    GLANCES,
    answer,
    await_offers,
    make_citizen,
    offered,
    sit_down,
    take_first,
    view_of,
)
from tests.browser.person import Person
from tests.browser.test_accessibility import axe
from tests.browser.test_phone import PHONE, fits

__all__ = ["axe"]  # a fixture

PEEK = "peek at the brutal relic"


def panel(person: Person, name: str) -> str:
    found = person.page.get_by_role("region", name=name, exact=True)
    expect(found).to_be_visible()
    return found.inner_text()


def is_decided(person: Person) -> bool:
    names = {event["told"]["event"] for message in person.heard() for event in message.get("events", ())}
    return bool(names & {"campaign-won", "campaign-lost"})


def finish_plans(attacker: Person, *defenders: Person) -> None:
    """No more plans, whatever relic came with Citizenship; and no sacrifice."""
    for _ in range(GLANCES):
        if is_decided(attacker):
            return
        for person in defenders:
            if "done" in offered(person):
                answer(person, "done")
        if {"yes", "no"} == set(offered(attacker)):
            answer(attacker, "no")
        attacker.page.wait_for_timeout(GLANCE)
    raise AssertionError("the campaign does not end")


def test_a_campaign_with_a_battle_plan_and_an_allys_consent(meet: Meet) -> None:
    anna, boris, vera, _ = sit_down(meet)
    make_citizen(anna, vera, "blue")
    answer(anna, "rest")
    answer(boris, "campaign against chancellor")
    assert "Chancellor" in panel(boris, "Campaign")
    answer(boris, "done")
    await_offers(boris)
    expect(boris.page.get_by_text("The attacker wins:")).to_be_visible()  # the odds, before any die
    answer(boris, "number 3")
    expect(vera.page).to_have_title(re.compile("^Your move"))  # asked out of turn
    expect(boris.page.get_by_text("Blue decides.")).to_be_visible()
    answer(vera, "yes")
    answer(anna, "yes", "use Longbows")
    finish_plans(boris, anna, vera)
    expect(boris.log).to_contain_text("Blue joins Chancellor.")
    expect(boris.log).to_contain_text("Chancellor uses Longbows.")
    for person in (anna, boris, vera):
        expect(person.log).to_contain_text(re.compile("Red is (victorious against|beaten by) Chancellor"))
    assert view_of(anna)["turn"] == 1


def test_a_campaign_is_thought_through_before_it_is_declared(meet: Meet) -> None:
    anna, _, _, _ = sit_down(meet)
    page = anna.page
    page.locator("summary", has_text="Campaign").click()
    before = await_offers(anna)
    page.locator(".campaign", has_text="Campaign against Red").get_by_role("button", name="Odds …").click()
    expect(page.get_by_text("If you campaigned:")).to_be_visible()
    page.locator("[data-try]", has_text="Pawn and favor").click()
    expect(page.get_by_text("The attacker wins:")).to_be_visible()
    assert await_offers(anna) == before
    assert view_of(anna)["war"] == []
    page.get_by_role("button", name="Declare the campaign").click()
    expect(page.get_by_role("region", name="Campaign", exact=True)).to_be_visible()
    expect(anna.log).to_contain_text("Chancellor campaigns against Red.")


def test_citizenship_is_offered_and_accepted(meet: Meet) -> None:
    anna, boris, vera, _ = sit_down(meet)
    answer(anna, "offer citizenship to red", "the brutal space", "give 1 favor", "propose")
    offer = panel(boris, "The offer")
    assert "Chancellor offers Citizenship to Red" in offer
    assert "Favor 1" in offer
    assert "the relic of the Brutal space" in offer
    answer(boris, "yes")
    expect(vera.log).to_contain_text("Red becomes a Citizen.")
    expect(anna.page.get_by_role("region", name="Red", exact=True)).to_contain_text("Citizen")
    assert view_of(vera)["players"][1]["is_citizen"] is True
    assert view_of(vera)["players"][1]["favor"] == 2


def hidden_numbers(view: dict[str, object], seat: int) -> list[int]:
    """Cards in a view that lie facedown before somebody else."""
    players, sites, reliquary = view["players"], view["sites"], view["reliquary"]
    assert isinstance(players, list)
    assert isinstance(sites, list)
    assert isinstance(reliquary, list)
    cards = [card for other, player in enumerate(players) if other != seat for card in player["facedown"]]
    cards += [relic for site in sites for relic in site["relics"]] + reliquary
    return [card for card in cards if card is not None and card >= 0]


def slug(card: int) -> str:
    return f'"oath-card-{IDS[card].replace("_", "-")}"'


def test_facedown_advisers_and_relics_are_nowhere_on_the_wire(meet: Meet) -> None:
    anna, boris, vera, address = sit_down(meet)
    watcher = meet()
    watcher.page.goto(address)
    expect(watcher.page.locator(".player")).to_have_count(3)
    answer(anna, PEEK)
    seen = view_of(anna)["reliquary"][0]
    assert seen >= 0
    held = [view_of(person)["players"][seat]["facedown"][0] for seat, person in enumerate((anna, boris, vera))]
    assert min(held) >= 0
    expect(watcher.log).to_contain_text("Chancellor peeks at the relic of the Brutal space.")
    vera.page.reload()
    expect(vera.page.locator(".player")).to_have_count(3)
    for seat, person in ((1, boris), (2, vera), (-3, watcher)):
        for message in person.heard():
            if "moment" in message:
                assert hidden_numbers(message["moment"]["view"], seat) == []
        frames = "".join(person.frames)
        others = [card for owner, card in enumerate(held) if owner != seat]
        assert [card for card in [*others, seen] if slug(card) in frames] == []
        assert seat < 0 or slug(held[seat]) in frames  # what one holds oneself is said


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible_by_day_and_by_night(meet: Meet, axe: str, scheme: str) -> None:
    anna = meet(color_scheme=scheme)
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    take_first(anna, 2)
    await_offers(anna)
    anna.page.locator("summary", has_text="Travel").click()
    assert violations(anna.page, axe) == []
    anna.page.locator(".site .head").first.click()
    expect(anna.page.get_by_role("complementary", name="What you look at")).to_be_visible()
    assert violations(anna.page, axe) == []


def test_a_phone_has_the_map_above_and_what_may_be_done_in_a_sheet(meet: Meet) -> None:
    anna = meet(locale="uk-UA", **PHONE)
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    take_first(anna, 2)
    await_offers(anna)
    fits(anna.page)
    land, sheet = (anna.page.locator(part).bounding_box() for part in (".land", ".aside"))
    assert land and sheet and land["y"] + land["height"] <= sheet["y"]
    anna.page.locator(".site .head.lit").first.tap()
    expect(anna.page.locator(".detail")).to_be_visible()
    fits(anna.page)


FILLED = """names => {
    const kinds = document.querySelector(".kinds");
    const group = kinds.querySelector("details");
    for (const name of names.slice(kinds.children.length)) {
        const more = kinds.appendChild(group.cloneNode(true));
        more.querySelector("span").textContent = name;
    }
}"""
KINDS = ["Пошук", "Наймання", "Торгівля", "Відновлення", "Подорож", "Похід"]
KINDS += ["Використати силу", "Зіграти закритого радника", "Перемістити загони", "Підглянути", "Імперія"]


@pytest.mark.parametrize("size", [Size(844, 390), Size(390, 844), Size(1280, 720), Size(1024, 600)], ids=str)
def test_rest_stays_in_sight_however_many_kinds_of_action_there_are(meet: Meet, size: Size) -> None:
    anna = meet(locale="uk-UA", **PHONE)
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    take_first(anna, 2)
    await_offers(anna)
    Window(anna).resize(size)
    anna.page.evaluate(FILLED, KINDS)
    rest = anna.page.locator(f'[data-move="{offered(anna)["rest"]}"]')
    for shown in (rest, anna.page.locator(".kinds > *").last):
        expect(shown).to_be_in_viewport(ratio=0.95)  # pixels are not always whole


def test_a_tablet_shows_the_whole_table_without_scrolling_sideways(meet: Meet) -> None:
    anna = meet(viewport={"width": 820, "height": 1180}, has_touch=True)
    anna.sit_down("me", "bot-1", "bot-1", "bot-1", "bot-1", "bot-1", game="oath", options={"players": 6})
    take_first(anna, 2)
    await_offers(anna)
    expect(anna.page.locator(".player")).to_have_count(6)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 820


def test_a_small_desktop_shows_the_whole_table_without_scrolling_sideways(meet: Meet) -> None:
    anna = meet(viewport={"width": 1280, "height": 720}, locale="uk-UA")
    anna.sit_down("me", "bot-1", "bot-1", "bot-1", "bot-1", "bot-1", game="oath", options={"players": 6})
    take_first(anna, 2)
    await_offers(anna)
    expect(anna.page.locator(".player")).to_have_count(6)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 1280
    board = anna.page.locator(".oath:has(.land)")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth")


def test_every_offer_is_reached_by_keyboard(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", "bot-1", game="oath", options={"players": 3})
    take_first(anna, 2)
    rest = await_offers(anna)["rest"]
    anna.page.locator("summary").first.focus()
    for _ in range(60):
        if anna.page.evaluate("document.activeElement?.dataset.move") == str(rest):
            break
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-sure]")).to_be_focused()  # Supply is left
    anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Chancellor rests")
