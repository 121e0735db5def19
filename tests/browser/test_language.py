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


def test_what_is_refused_is_read_in_ones_own_language(meet: Meet) -> None:
    olena = meet(locale="uk-UA")
    olena.sit_down("me", "bot-1", options=KNOWN)
    expect(olena.offered).to_have_count(3)
    olena.send_raw(type="offer", what="draw")
    expect(olena.alert).to_have_text("Боти грають далі; ви можете здатися.")
    olena.page.goto("/t/nowhere")
    expect(olena.sentence).to_have_text("Такого столу немає.")
    olena.page.goto("/account")
    olena.page.get_by_label("Ваше ім’я").fill("Ніхто")
    olena.page.get_by_label("Пароль").fill("не той пароль")
    olena.page.get_by_role("button", name="Увійти").click()
    expect(olena.alert).to_have_text("Облікового запису з таким ім’ям і паролем немає.")
    olena.page.goto("/reports")
    olena.page.get_by_label("Ключ дому").fill("не той ключ")
    olena.page.get_by_role("button", name="Дивитися").click()
    expect(olena.alert).to_have_text("Це для тих, хто порядкує домом: ключ не їхній.")
