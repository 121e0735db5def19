"""A world from its seed, in the browser."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.games.oath.seeds import MID_GAME


def test_a_seed_that_is_pasted_is_drawn_told_and_played_in(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room("oath").get_by_role("link", name="Worlds").click()
    anna.page.get_by_label("Paste a seed").fill(f"  {MID_GAME}\n")
    anna.page.get_by_role("button", name="Show it").click()
    expect(anna.page.get_by_role("heading", name="Empire and Exile: before game 4")).to_be_visible()
    cradle = anna.page.get_by_role("region", name="Cradle")
    expect(cradle).to_contain_text("The Hidden Place")
    expect(cradle.locator(".ruin")).to_contain_text("Broken Forge")
    expect(anna.page.get_by_text("Cup of Plenty lies on the map")).to_be_visible()
    anna.page.get_by_role("button", name="Play now").click()
    expect(anna.page.get_by_role("region", name="The Hidden Place")).to_contain_text("Broken Forge")
    assert anna.last("table")["options"]["world"] == MID_GAME


def test_a_seed_is_a_link_and_says_where_it_is_wrong(meet: Meet) -> None:
    anna = meet()
    anna.page.goto(f"/seed/oath?seed={quote(MID_GAME)}")
    expect(anna.page.get_by_role("region", name="Hinterland")).to_contain_text("Keep")
    anna.page.goto(f"/seed/oath?seed={quote(MID_GAME[:80])}")
    expect(anna.page.get_by_role("alert")).to_contain_text("Column 81: the seed ends inside site 6.")
    expect(anna.page.get_by_label("Paste a seed")).to_have_value(MID_GAME[:80])


def test_a_table_takes_the_world_with_other_options(meet: Meet) -> None:
    anna = meet()
    anna.page.goto(f"/seed/oath?seed={quote(MID_GAME)}")
    anna.page.get_by_role("button", name="Make a table").click()
    anna.page.get_by_text("Rules of this table", exact=True).click()
    anna.page.get_by_label("Players").fill("6")
    anna.page.get_by_role("button", name="Open the table").click()
    wrong = anna.page.locator('[data-option="world"] [role=alert]')
    expect(wrong).to_contain_text("has cards for 4 players, not for 6")
