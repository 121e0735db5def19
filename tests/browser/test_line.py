"""The live line: what is refused on it, and what happens when it is cut."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN

LIVE = re.compile(r"/live$")


def test_an_illegal_move_is_refused_and_the_page_says_why(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    expect(anna.offered).to_have_count(3)
    before = len(anna.frames)
    anna.send_raw(type="move", question=anna.last("table")["moment"]["question"], move=4, nonce="mine")
    expect(anna.alert).to_be_visible()
    errors = [message for message in anna.heard(before) if message["type"] == "error"]
    assert [error["nonce"] for error in errors] == ["mine"]
    assert errors[0]["code"] == "core/illegal-move"
    expect(anna.alert).to_have_text("That move cannot be made now.")
    anna.choose("A")
    expect(anna.log).to_contain_text("Row A crosses column")
    expect(anna.alert).to_have_count(0)


def test_after_a_dropped_line_everything_is_as_it_was(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "friend", options=KNOWN)
    boris.page.goto(made["invitations"]["columns"])
    anna.seal("A")
    boris.choose("3")
    expect(anna.log).to_contain_text("Rows take the 6.")
    anna.seal("B")
    told = anna.log.text_content() or ""
    before = len(anna.frames)
    anna.drop_line()
    expect(anna.page.locator(".marker.laid")).to_have_text("B")
    boris.choose("1")
    expect(anna.log).to_contain_text("Columns take the 9.")
    assert (anna.log.text_content() or "").startswith(told)  # turns of before are folded
    assert anna.news(before)[0]["type"] == "table"
    expect(anna.offered).to_have_count(3)


def test_a_line_that_is_gone_says_so_and_comes_back_with_the_network(meet: Meet) -> None:
    anna, network = meet(), {"is_up": True}
    anna.page.route_web_socket(LIVE, lambda line: line.connect_to_server() if network["is_up"] else line.close())
    anna.sit_down("me", "bot-1", options=KNOWN)
    expect(anna.offered).to_have_count(3)
    network["is_up"] = False
    anna.drop_line()
    expect(anna.sentence).to_have_text("The line is gone; coming back …")
    network["is_up"] = True
    expect(anna.sentence).to_contain_text("Choose a row")
    anna.choose("C")
    expect(anna.log).to_contain_text("Row C crosses column")


def test_a_page_that_is_loaded_anew_finds_its_seat(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "anyone")
    anna.page.reload()
    expect(anna.page.get_by_text("(you)")).to_be_visible()
    assert anna.last("table")["your_seat"] == 0
