"""A whole evening: a friend's link, a match to its end, and what can be done with it afterwards."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import LAYOUT, play_along_row_a


def test_two_friends_play_a_match_look_back_and_keep_its_record(meet: Meet, tmp_path: Path) -> None:
    anna, boris = meet(), meet()
    boris.page.goto(anna.invite())
    play_along_row_a(anna, boris)

    expect(anna.page.get_by_role("region", name="You lose.")).to_contain_text("win: 40 against 20.")
    expect(boris.page.get_by_role("region", name="You win!")).to_contain_text("win: 40 against 20.")
    assert anna.last("table")["result"] == boris.last("table")["result"]

    with anna.page.expect_download() as begun:
        anna.page.get_by_role("link", name="Download the record").first.click()
    record = tmp_path / "record.txt"
    begun.value.save_as(record)
    assert LAYOUT in record.read_text()

    anna.page.get_by_role("link", name="Look back").click()
    slider = anna.page.get_by_label("Move", exact=True)
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 12
    expect(slider).to_have_value(str(last))
    slider.fill("0")
    expect(anna.page.locator(".count")).to_have_text(f"1 / {last + 1}")
    anna.page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    expect(anna.page.get_by_text("measured against perfect play")).to_be_visible(timeout=180_000)
    anna.page.get_by_role("button", name="The most costly move").click()
    expect(slider).not_to_have_value("1")

    boris.page.goto("/replay")
    boris.page.get_by_label("Open a record").set_input_files(record)
    expect(boris.page.get_by_label("Move", exact=True)).to_have_attribute("max", str(last))
