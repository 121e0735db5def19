"""English and Ukrainian."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import KNOWN

CYRILLIC = re.compile(r"[а-яіїєґ]", re.IGNORECASE)


def test_a_ukrainian_browser_is_spoken_to_in_ukrainian(meet: Meet) -> None:
    olena = meet(locale="uk-UA")
    olena.page.goto("/")
    expect(olena.page.locator("html")).to_have_attribute("lang", "uk")
    olena.page.get_by_role("button", name="Грати зараз").first.click()
    expect(olena.sentence).to_contain_text("Оберіть ряд")
    expect(olena.page).to_have_title("Ваш хід · Novem")
    olena.page.get_by_role("button", name="Обрати ряд A").click()
    expect(olena.log).to_contain_text(CYRILLIC)


def test_the_language_can_be_switched_in_the_middle_of_a_game_and_is_kept(meet: Meet) -> None:
    anna = meet()
    anna.sit_down("me", "bot-1", options=KNOWN)
    expect(anna.sentence).to_have_text("Choose a row: you attack.")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("combobox", name="Language").select_option(label="Українська")
    expect(anna.sentence).to_have_text("Оберіть ряд: ви атакуєте.")
    anna.page.reload()
    expect(anna.sentence).to_have_text("Оберіть ряд: ви атакуєте.")


def test_two_people_at_one_table_each_read_their_own_language(meet: Meet) -> None:
    anna, olena = meet(), meet(locale="uk-UA")
    made = anna.sit_down("me", "friend", options=KNOWN)
    olena.page.goto(made["invitations"]["columns"])
    expect(anna.sentence).to_have_text("Choose a row: you attack.")
    expect(olena.sentence).to_have_text("Оберіть стовпець: ви захищаєтеся.")
