"""English and Ukrainian."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludotek.games import games
from tests.browser.conftest import Meet
from tests.browser.person import KNOWN

CYRILLIC = re.compile(r"[а-яіїєґ]", re.IGNORECASE)
ABOVE_RULES = """picture => {
    const rule = picture.closest("article").querySelector(".rule");
    return Boolean(picture.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


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


@pytest.mark.parametrize(
    ("locale", "tab", "heading"), [("en-GB", "Rules", "In one minute"), ("uk-UA", "Правила", "За одну хвилину")]
)
def test_rules_beside_every_table_open_with_a_minute_and_its_picture(
    meet: Meet, locale: str, tab: str, heading: str
) -> None:
    anna = meet(locale=locale)
    for game in games():
        anna.sit_down("me", *("bot-1" for _ in game.seats(game.options({}))[1:]), game=game.id)
        anna.page.get_by_role("tab", name=tab).click()
        rules = anna.page.get_by_role("tabpanel").locator("article")
        expect(rules.get_by_role("heading", level=2).first).to_have_text(heading)
        picture = rules.locator("img").first
        assert picture.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
        assert (picture.get_attribute("alt") or "").endswith(".")
        assert picture.evaluate(ABOVE_RULES), "before the first numbered rule"
