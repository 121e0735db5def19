"""Small things at which people stumbled: where an error stands, who is offline, what is unread, and what comes next."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.person import SHORT, play_along_row_a

MOVES = [
    {
        "ply": 2,
        "seat": 0,
        "chosen": {"id": "novem-move-row", "gaps": {"row": "A"}},
        "best": [{"words": {"id": "novem-move-row", "gaps": {"row": "B"}}, "probability": 1}],
        "lost": 0.5,
        "interval": 0,
    }
]
BLAMED: dict[str, object] = {
    "status": "done",
    "exact": True,
    "budget": None,
    "raced": False,
    "unit": "result",
    "moves": MOVES,
}


def test_a_wrong_field_is_opened_and_says_what_is_wrong_with_it(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Rules of this table").click()
    form.get_by_role("textbox", name="Set-up", exact=True).fill("123456789")
    form.get_by_text("Rules of this table").click()
    form.get_by_role("button", name="Open the table").click()
    expect(form.locator("[data-option=layout]").get_by_role("alert")).to_contain_text("123456789")
    expect(form.get_by_role("alert")).to_be_in_viewport()
    expect(form.get_by_role("textbox", name="Set-up", exact=True)).to_be_focused()


def test_a_bad_sheet_is_told_beside_its_file(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room("nort").get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Rules of this table").click()
    form.locator("[data-option=arena] select").select_option(label="my own …")
    sheet = {"name": "half.yaml", "mimeType": "text/yaml", "buffer": b"name: Half\nsquares: 3\n"}
    form.locator("input[type=file]").set_input_files(sheet)  # type: ignore[arg-type]
    expect(form.locator("[data-option=arena]").get_by_role("status")).to_contain_text("half.yaml")
    form.get_by_role("button", name="Open the table").click()
    expect(form.locator("[data-option=arena]").get_by_role("alert")).to_be_visible()


def test_an_address_of_no_table_leads_home(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/t/wrong")
    anna.page.get_by_role("link", name="To the lobby").click()
    expect(anna.page.get_by_role("heading", name="Games")).to_be_visible()


def test_what_was_said_elsewhere_is_marked_until_it_was_read(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "friend", options=SHORT)
    boris.page.goto(made["invitations"]["columns"])
    expect(boris.offered.first).to_be_visible()
    boris.chat("Hello!")
    tab = anna.page.get_by_role("tab", name="Chat")
    expect(tab).to_have_accessible_name("Chat 1 unread")
    expect(boris.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat")
    tab.click()
    expect(tab).to_have_accessible_name("Chat")


def test_whoever_sits_in_the_rows_is_offered_no_words_about_columns(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=SHORT)
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_role("button", name="I shall play A.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="I shall play 1.")).to_have_count(0)


def test_a_game_whose_only_player_has_left_is_not_offered_to_watch(meet: Meet) -> None:
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "bot-1", options=SHORT)
    expect(anna.offered.first).to_be_visible()
    boris.page.goto("/")
    card = boris.page.locator(f'a[href="/t/{made["id"]}"]')
    expect(card).to_be_visible(timeout=15_000)
    anna.page.goto("about:blank")
    expect(card).to_have_count(0, timeout=15_000)


def test_whoever_waits_for_a_friend_may_play_a_bot_until_then(meet: Meet) -> None:
    anna = meet()
    made = anna.sit_down("me", "friend", options=SHORT)
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Play with a friend").click()
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(anna.page.get_by_label("The link for your friend")).to_have_value(re.compile("/t/"))
    expect(anna.page.locator(".waiting .board").first).to_be_visible()  # what one will play on
    anna.page.get_by_role("button", name="Play a bot until then").click()
    expect(anna.offered.first).to_be_visible()
    assert made["id"] not in anna.page.url


def test_after_a_first_defeat_the_moment_can_be_tried_again(meet: Meet) -> None:
    anna, boris = meet(), meet()
    anna.page.route("**/review", lambda route: answer(route))
    made = anna.sit_down("me", "friend", options=SHORT)
    boris.page.goto(made["invitations"]["columns"])
    play_along_row_a(anna, boris)
    lost = anna.page.get_by_role("region", name="Why you lost")
    expect(lost).to_contain_text("Your most costly move was A; B was better.")
    expect(boris.page.get_by_role("region", name="Why you lost")).to_have_count(0)
    lost.get_by_role("button", name="Try that moment again").click()
    expect(anna.page.get_by_role("button", name="Choose row A")).to_be_visible()
    assert [seat["kind"] for seat in anna.last("table")["seats"]] == ["person", "bot"]


def answer(route: Route, told: dict[str, object] = BLAMED) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(told))


def test_where_no_move_is_surely_to_blame_the_moment_is_offered_at_which_the_game_turned(meet: Meet) -> None:
    anna, boris = meet(), meet()
    noise = [{**move, "interval": 0.6} for move in MOVES]
    review: dict[str, object] = {**BLAMED, "moves": noise, "status": "thinking"}
    anna.page.route("**/review", lambda route: answer(route, review))
    made = anna.sit_down("me", "friend", options=SHORT)
    boris.page.goto(made["invitations"]["columns"])
    play_along_row_a(anna, boris)
    lost = anna.page.get_by_role("region", name="Why you lost")
    expect(lost).to_contain_text("The game turned here: ")
    expect(lost.get_by_role("status")).to_have_text("The bot looks for the move that cost most …")
    review["status"] = "done"
    expect(lost).to_contain_text("No single move of yours is sure to have lost it")
    turned = anna.page.request.get(f"/api/tables/{made['id']}/chances").json()["turning"]
    expect(lost).to_contain_text("The game turned here: ")
    expect(lost.get_by_role("link", name="Look at it")).to_have_attribute(
        "href", f"/replay/{made['id']}?at={turned['begin']}"
    )
    lost.get_by_role("button", name="Try that moment again").click()
    expect(anna.page.get_by_role("button", name="Choose row A")).to_be_visible()
