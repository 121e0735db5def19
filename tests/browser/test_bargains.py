"""What people agree on at a table: draws, giving up, taking back, another game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import oath
from tests.browser.conftest import Meet
from tests.browser.person import SHORT, Person, play_along_row_a
from tests.table.serving import ToyProcess
from tests.table.toys import STEP


def two(meet: Meet) -> tuple[Person, Person]:
    """Two people at a table."""
    anna, boris = meet(), meet()
    made = anna.sit_down("me", "anyone", options=SHORT)
    boris.page.goto(f"/t/{made['id']}")
    boris.sit_here()
    return anna, boris


def from_the_menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()


def test_a_draw_is_offered_declined_offered_again_and_agreed(meet: Meet) -> None:
    anna, boris = two(meet)
    from_the_menu(anna, "Offer a draw")
    offer = boris.page.get_by_role("alertdialog", name="A draw is offered.")
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    from_the_menu(anna, "Offer a draw")
    offer.get_by_role("button", name="Accept").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("region", name="A draw.")).to_be_visible()


def test_somebody_who_gives_up_is_asked_once_and_loses(meet: Meet) -> None:
    anna, boris = two(meet)
    from_the_menu(anna, "Give up")
    anna.page.get_by_role("group", name="Give up this game?").get_by_role("button", name="Give up").click()
    expect(anna.page.get_by_role("region", name="You lose.")).to_be_visible()
    expect(boris.page.get_by_role("region", name="You win!")).to_be_visible()


def test_whoever_stands_up_in_the_middle_of_a_game_is_asked_once(meet: Meet) -> None:
    anna, _ = two(meet)
    from_the_menu(anna, "Stand up")
    question = anna.page.get_by_role("group", name="Leave your seat in the middle of the game?")
    expect(question).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(anna.page.get_by_role("dialog", name="Menu")).to_be_visible()
    anna.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("button", name="Choose row A")).to_be_visible()
    from_the_menu(anna, "Stand up")
    question.get_by_role("button", name="Stand up").click()
    expect(anna.page.get_by_role("button", name="Choose row A")).to_have_count(0)


def test_a_journey_in_oath_is_taken_back_beside_the_question_and_one_that_uncovered_a_site_is_not(meet: Meet) -> None:
    anna, *_ = oath.sit_down(meet)
    undo = anna.page.get_by_role("button", name="Undo")
    before = oath.view_of(anna)["players"][0]
    oath.answer(anna, "travel to provinces-1")  # its site lies faceup
    assert oath.view_of(anna)["players"][0] != before
    expect(undo).to_be_visible()
    question = oath.moment_of(anna)["question"]
    undo.click()
    oath.await_change(anna, question)
    assert oath.view_of(anna)["players"][0] == before
    oath.answer(anna, "travel to cradle-2")  # facedown until somebody comes
    expect(undo).to_have_count(0)


def test_a_rematch_is_played_the_other_way_round(meet: Meet) -> None:
    anna, boris = two(meet)
    play_along_row_a(anna, boris)
    result = anna.page.get_by_role("region", name="You lose.")
    expect(result).to_contain_text("Next game: Rows – Guest")
    anna.page.get_by_role("button", name="Again: invite the others").click()
    expect(boris.page.get_by_role("region", name="You win!")).to_contain_text("You are invited to another game")
    boris.page.get_by_role("link", name="Take your seat").click()
    expect(anna.page.get_by_role("button", name="Choose column 1")).to_be_visible()
    expect(boris.page.get_by_role("button", name="Choose row A")).to_be_visible()


def test_a_bot_is_ready_for_a_rematch_at_once(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=SHORT)
    expect(anna.offered.first).to_be_visible()
    from_the_menu(anna, "Give up")
    anna.page.get_by_role("group", name="Give up this game?").get_by_role("button", name="Give up").click()
    expect(anna.page.get_by_role("region", name="You lose.")).to_contain_text(
        "Next game: Rows – Pip · bot 1, Columns – you."
    )
    anna.page.get_by_role("button", name="Again", exact=True).click()
    expect(anna.page.get_by_role("button", name="Choose column 1")).to_be_visible()


def test_a_bot_is_offered_for_somebody_away_only_when_the_table_allows_it(meet: Meet) -> None:
    anna, boris = two(meet)
    boris.page.close()
    expect(anna.page.locator(".seats").get_by_text("away")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Let a bot play on")).to_have_count(0)


@pytest.fixture
def toys(client: None, tmp_path: object) -> Iterator[str]:
    process = ToyProcess(f"sqlite:///{tmp_path}/house.db").start()
    yield process.address
    process.stop()


def test_a_move_that_told_nobody_anything_is_taken_back_by_one_click_beside_the_question(toys: str, meet: Meet) -> None:
    anna, boris = meet(base_url=toys), meet(base_url=toys)
    made = anna.sit_down("me", "anyone", game="vault")
    boris.page.goto(f"/t/{made['id']}")
    boris.page.get_by_role("button", name="Sit here").first.click()
    anna.page.locator(f"[data-move='{STEP}']").click()
    expect(anna.page.locator("dd").filter(has_text=re.compile("^1 0$"))).to_be_visible()
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.locator("dd").filter(has_text=re.compile("^0 0$"))).to_be_visible()
