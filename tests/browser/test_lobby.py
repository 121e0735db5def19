"""From the lobby to a table."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.browser.conftest import ROOT, Meet
from tests.browser.person import LAYOUT

LIGHT = 150_000  # bytes, compressed, of everything but the boards of games


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


def test_games_that_are_not_yet_in_the_house_say_so(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    games = anna.page.locator(".game")
    expect(games).to_have_count(5)
    for game in anna.page.request.get("/api/games").json():
        card = games.filter(has=anna.page.locator(f"h3:text-is('{game['title']}')"))
        lesson = ROOT / "web" / "src" / "boards" / game["id"] / "lesson.ts"
        buttons = 2 + lesson.exists() + bool(game["daily"]) if game["in_house"] else 0
        expect(card.get_by_role("button")).to_have_count(buttons)
        expect(card.get_by_text("Not yet in the house.")).to_have_count(0 if game["in_house"] else 1)


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


def test_the_client_is_light_and_a_board_comes_when_it_is_needed(meet: Meet) -> None:
    anna = meet()
    came: list[Response] = []
    anna.page.on("response", lambda response: came.append(response))
    anna.page.goto("/")
    expect(anna.room()).to_be_visible()
    assert boards(came) == []
    anna.sit_down("me", "bot-1")
    expect(anna.offered).to_have_count(3)
    assert boards(came)
    sizes = {name: len(gzip.compress(response.body())) for name, response in assets(came).items()}
    assert 0 < sum(size for name, size in sizes.items() if name not in boards(came)) < LIGHT


def assets(came: list[Response]) -> dict[str, Response]:
    """Scripts and styles by the names of their files."""
    return {one.url.rpartition("/")[2]: one for one in came if one.url.endswith((".js", ".css"))}


def boards(came: list[Response]) -> list[str]:
    return [name for name in assets(came) if name.startswith("Board")]
