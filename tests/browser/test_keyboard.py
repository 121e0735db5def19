"""Everything by the keyboard, with the focus where one can see it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN, Person

FAR = 60  # steps of Tab after which something counts as out of reach
HAS_OUTLINE = """element => {
    const shown = [element, ...element.querySelectorAll("rect")].map(one => getComputedStyle(one));
    return shown.some(style => style.outlineStyle !== "none" || parseFloat(style.strokeWidth) >= 4);
}"""


def tab_to(person: Person, target: Locator) -> None:
    """Press Tab until the focus is there, and see that it shows."""
    expect(target).to_be_visible()
    for _ in range(FAR):
        person.page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            assert target.evaluate(HAS_OUTLINE), "the focus cannot be seen"
            return
    raise AssertionError(f"{target} cannot be reached with Tab")


def test_a_round_from_the_lobby_on_without_a_mouse(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    tab_to(anna, anna.room().get_by_role("button", name="Play now"))
    anna.page.keyboard.press("Enter")
    tab_to(anna, anna.page.get_by_role("button", name="Choose row B"))
    anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Row B crosses column")
    tab_to(anna, anna.page.get_by_role("button", name="Choose row C"))
    anna.page.keyboard.press("Space")
    expect(anna.log).to_contain_text("Row C crosses column")


def test_the_letters_of_the_rows_choose_them(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    for letter in "abc":
        expect(anna.offered).to_have_count(3)
        anna.page.keyboard.press(letter)
        expect(anna.log).to_contain_text(f"Row {letter.upper()} crosses column")


def test_letters_typed_into_the_chat_choose_nothing(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "anyone", options=KNOWN)
    boris = meet()
    boris.page.goto(anna.page.url)
    boris.page.get_by_role("button", name="Sit here").first.click()
    expect(anna.offered).to_have_count(3)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").press_sequentially("abc")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("tabpanel").get_by_text("abc")).to_be_visible()
    expect(anna.offered).to_have_count(3)


def test_the_tabs_of_the_panel_follow_the_arrow_keys(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1")
    tab_to(anna, anna.page.get_by_role("tab", name="Log"))
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_role("tab", name="Chat")).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_role("tab", name="Rules", selected=True)).to_be_focused()
    expect(anna.page.get_by_role("tabpanel").get_by_role("heading").first).to_be_visible()


def test_dialogs_close_with_escape_and_give_the_focus_back(meet: Meet) -> None:
    anna = meet()
    anna.page.goto("/")
    opener = anna.room().get_by_role("button", name="Make a table")
    tab_to(anna, opener)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
