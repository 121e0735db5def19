"""A chronicle in the browser: from a seed to its page, back in time, and on to the next game."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import AXE, violations
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.games.oath.seeds import MID_GAME

A_GAME = 120_000  # milliseconds in which bots have surely played one
PLAYERS = 2


def seat_bots(dialog: Locator) -> None:
    """Nobody sits there but bots of the first level, so that the game plays itself."""
    for seat in dialog.get_by_role("combobox").all()[:PLAYERS]:
        seat.select_option("bot-1")


def to_the_chronicle(person: Person) -> None:
    person.page.get_by_role("link", name="To the chronicle").click(timeout=A_GAME)


def test_a_seed_becomes_a_chronicle_whose_worlds_can_be_seen_and_played_on(meet: Meet) -> None:
    anna = meet()
    page = anna.page
    page.goto("/seed/oath")
    page.get_by_label("Paste a seed").fill(MID_GAME)
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="Begin a chronicle").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Rules of this table", exact=True).click()
    dialog.get_by_label("Players").fill(str(PLAYERS))
    dialog.get_by_label("Players").press("Tab")
    expect(dialog.get_by_text("Blue", exact=True)).to_have_count(0)
    seat_bots(dialog)
    dialog.get_by_label("Name of the chronicle").fill("The Long Peace")
    dialog.get_by_role("button", name="Open the table").click()
    to_the_chronicle(anna)
    expect(page.get_by_role("heading", name="The Long Peace")).to_be_visible()
    expect(page.get_by_role("heading", name="The world after game 1")).to_be_visible()
    expect(page.get_by_role("article", name="Game 1")).to_contain_text("Denizens who came")
    page.get_by_role("button", name="Play the next game").click()
    page.wait_for_url("**/t/*")
    to_the_chronicle(anna)
    expect(page.get_by_role("heading", name="The world after game 2")).to_be_visible()
    page.get_by_label("After which game").press("ArrowLeft")
    expect(page.get_by_role("heading", name="The world after game 1")).to_be_visible()
    expect(page.get_by_role("article", name="Game 1")).to_be_visible()
    page.get_by_role("button", name="Game 2").click()
    expect(page.get_by_role("heading", name="The world after game 2")).to_be_visible()
    expect(page.get_by_role("region", name="Cradle")).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page, AXE.read_text()) == []
