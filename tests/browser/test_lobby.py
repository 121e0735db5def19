"""From the lobby to a table."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, Route, expect

from tests.browser.conftest import ROOT, Meet
from tests.browser.person import KNOWN, LAYOUT, Person, play_along_row_a

LIGHT = 90_000  # bytes, compressed, of lobby and table with their words: everything but the boards
BOARD = 120_000  # bytes, compressed, of a board with its art and all that its game says
COUNT_VOICES = """
    window.voices = 0;
    window.OscillatorNode = class extends OscillatorNode {
        start(...when) { window.voices++; super.start(...when); }
    };
"""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as over plain http


def test_one_click_leads_from_the_lobby_to_a_game_against_a_bot(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Play now").click()
    expect(anna.offered).to_have_count(3)
    expect(anna.sentence).to_contain_text("Choose a row")
    anna.choose("B")
    expect(anna.log).to_contain_text("Row B crosses column")
    expect(anna.offered).to_have_count(3)


def test_one_click_leads_from_the_lobby_to_a_first_game_that_teaches(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room("north").get_by_role("button", name="Learn by playing").click()
    expect(anna.page.locator(".note")).to_have_attribute("data-step", "goal")
    assert [seat["level"] for seat in anna.last("table")["seats"] if seat["kind"] == "bot"] == [1]


def test_one_click_makes_a_table_for_a_friend_whose_link_is_copied_and_seats_them(meet: Meet) -> None:
    anna, boris = meet(permissions=["clipboard-read", "clipboard-write"]), meet()
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Play with a friend").click()
    link = anna.page.get_by_label("The link for your friend").input_value()
    anna.page.get_by_role("button", name="Copy the link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    assert anna.last("table")["private"] is True

    boris.page.goto(link)
    for person in (boris, anna):
        expect(person.offered).to_have_count(3)
    assert [person.last("table")["your_seat"] for person in (anna, boris)] == [0, 1]


def test_a_link_that_may_not_be_copied_is_selected_and_the_page_says_so(meet: Meet) -> None:
    anna = meet()
    anna.page.add_init_script(NO_CLIPBOARD)
    link = anna.invite()
    anna.page.get_by_role("button", name="Copy the link").click()
    expect(anna.page.get_by_role("status").filter(has_text="The link is selected")).to_be_visible()
    field = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert anna.page.get_by_label("The link for your friend").evaluate(field) == link


def test_a_host_who_closes_the_page_and_comes_back_still_has_the_friend_s_link(meet: Meet) -> None:
    anna, boris = meet(), meet()
    link = anna.invite(board="the small board", layout="1234")
    table = anna.last("table")["id"]
    anna.page.context.new_page()
    again = Person(anna.page.context.pages[-1])
    anna.page.close()
    again.page.goto("/")
    again.page.locator(f"a[href='/t/{table}']").click()
    assert again.page.get_by_label("The link for your friend").input_value() == link

    boris.page.goto(link)
    play_along_row_a(again, boris)
    assert again.page.evaluate("Object.keys(localStorage).filter(key => key.includes('invitations'))") == []


def test_a_link_from_the_house_s_own_machine_is_one_that_a_phone_can_open(meet: Meet) -> None:
    anna = meet()

    def tell_near(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "near": "http://192.0.2.7:8000/"})

    anna.page.route("**/api/tables", tell_near)
    assert anna.invite().startswith("http://192.0.2.7:8000/t/")


def test_the_title_of_the_page_says_whose_move_it_is(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "anyone")
    expect(anna.page).to_have_title("Novem")
    boris = meet()
    boris.page.goto(anna.page.url)
    boris.page.get_by_role("button", name="Sit here").first.click()
    expect(anna.page).to_have_title("Your move · Novem")
    anna.seal("A")
    expect(anna.page).to_have_title("Novem")


def test_each_game_offers_what_it_has(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    games = anna.page.locator(".game")
    expect(games).to_have_count(5)
    for game in anna.page.request.get("/api/games").json():
        card = games.filter(has=anna.page.locator(f"h3:text-is('{game['title']}')"))
        lesson = ROOT / "src/ludotek/games" / game["id"] / "web/lesson.ts"
        buttons = 2 + (len(game["seats"]) > 1) + lesson.exists() + bool(game["daily"])
        expect(card.get_by_role("button")).to_have_count(buttons)


def test_a_table_made_with_the_form_waits_in_the_lobby_of_others(meet: Meet) -> None:
    anna, boris = meet(), meet()
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog", name="A table of Novem")
    form.get_by_role("combobox", name="Columns").select_option(label="anyone")
    form.get_by_role("combobox", name="Clock").select_option(label="a day a move")
    form.get_by_text("Rules of this table").click()
    form.get_by_role("textbox", name="Set-up", exact=True).fill(LAYOUT)
    form.get_by_label("Change sides").check()
    form.get_by_role("button", name="Open the table").click()
    expect(anna.sentence).to_have_text("Waiting until every seat is taken.")
    table = anna.last("table")
    assert table["options"]["layout"] == LAYOUT
    assert table["options"]["swap_sides"] is True
    assert table["clock"] == {"kind": "move", "seconds": 86400, "increment": 0}

    boris.page.goto("/")
    boris.page.locator(f"a[href='/t/{table['id']}']").click()
    boris.page.get_by_role("button", name="Sit here").first.click()
    expect(boris.offered).to_have_count(3)


def test_a_form_that_is_left_as_it_is_opens_a_table_with_bots_in_the_other_seats(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room("nos").get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog", name="A table of Project NOS")
    form.get_by_text("Rules of this table").click()
    form.get_by_role("spinbutton", name="Drivers").fill("3")
    form.get_by_role("spinbutton", name="Drivers").blur()
    expect(form.get_by_role("combobox", name="Comet")).to_have_value("bot-3")
    form.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("(you)")).to_be_visible()
    assert [seat["kind"] for seat in anna.last("table")["seats"]] == ["person", "bot", "bot"]


def test_a_clock_of_days_chooses_the_slow_pace_of_a_game(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room("nort").get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog", name="A table of Nort")
    clock = form.get_by_role("combobox", name="Clock")
    pace = form.get_by_role("combobox", name="Pace")
    form.get_by_text("Rules of this table").click()
    expect(pace).to_have_value("live")
    clock.select_option(label="three days a move")
    expect(pace).to_have_value("sealed")
    clock.select_option(label="10 minutes a game, 5 seconds more each move")
    expect(pace).to_have_value("live")
    clock.select_option(label="a day a move")
    form.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("(you)")).to_be_visible()
    table = anna.last("table")
    assert (table["options"]["pace"], table["clock"]["seconds"]) == ("sealed", 86_400)


def test_sound_is_off_until_it_is_turned_on_and_stays_so(meet: Meet) -> None:
    anna = meet()
    anna.page.add_init_script(COUNT_VOICES)
    anna.sit_down("me", "bot-1", options=KNOWN)
    anna.choose("A")
    expect(anna.log).to_contain_text("Row A crosses column")
    assert anna.page.evaluate("window.voices") == 0
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Sound is off").click()
    expect(anna.page.get_by_role("button", name="Sound is on")).to_be_visible()

    anna.page.reload()
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("button", name="Sound is on")).to_be_visible()
    anna.page.get_by_role("button", name="Close").click()
    anna.choose("B")
    expect(anna.log).to_contain_text("Row B crosses column")
    assert anna.page.evaluate("window.voices") > 0


def test_a_form_that_cannot_be_right_says_what_is_wrong(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.room().get_by_role("button", name="Make a table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Rules of this table").click()
    form.get_by_role("textbox", name="Set-up", exact=True).fill("123456789")
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("alert")).to_contain_text("123456789")


def test_a_name_is_kept(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Change your name").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("button", name="Anna")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Anna")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "uk-UA"])
def test_the_client_is_light_and_a_board_comes_when_it_is_needed(meet: Meet, locale: str) -> None:
    anna = meet(locale=locale)
    came: list[Response] = []
    anna.page.on("response", lambda response: came.append(response))
    anna.page.goto("/")
    expect(anna.page.locator(".game").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    lobby = sizes_of(came)
    tables = []
    for game in anna.page.request.get("/api/games").json():
        came.clear()
        anna.sit_down("me", *["bot-1"] * (len(game["seats"]) - 1), game=game["id"])
        expect(anna.page.locator(".board > *").first).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        tables.append(sizes_of(came))
    shell = {name: size for name, size in tables[0].items() if all(name in table for table in tables)}
    boards = [{name: size for name, size in table.items() if name not in shell} for table in tables]
    assert all(board and not board.keys() & lobby.keys() for board in boards)
    assert sum((lobby | shell).values()) < LIGHT
    assert max(sum(board.values()) for board in boards) < BOARD


def sizes_of(came: list[Response]) -> dict[str, int]:
    """Scripts and styles by the names of their files, in bytes that a line would carry."""
    found = {one.url.rpartition("/")[2]: one for one in came if one.url.endswith((".js", ".css"))}
    return {name: len(gzip.compress(response.body())) for name, response in found.items()}
