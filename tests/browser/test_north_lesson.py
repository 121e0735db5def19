"""The North taught by playing: the notes of the first turns come in order, at the thing they are about."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.north import await_offers, choose, moment_of, view_of
from tests.browser.person import Person
from tests.browser.test_accessibility import axe
from tests.browser.test_phone import PHONE, fits
from tests.games.north.sheets import sheet_of

__all__ = ["axe"]  # a fixture

RARE = {"overloaded": "ask"}  # the notes that an opponent's turn seldom brings, and what they are about
REPROGRAM, ACTIVATE, DISCHARGE = 64, 66, 67
BESIDE = """([note, anchor]) => {
    const [a, b] = [note, anchor].map(one => one.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""


def sit_down_to_learn(person: Person, *protocol: str) -> None:
    person.sit_down("me", "bot-1", game="north", options={"first": "dawn", "cards": sheet_of(*protocol)})
    person.page.get_by_role("region", name="Learn by playing").get_by_role("button", name="Learn by playing").click()


def note(person: Person) -> Locator:
    return person.page.locator(".note")


def read(person: Person, step: str, anchor: str, by_key: bool = False) -> None:
    """A note is there, about something that is there; it is told to screen readers, and goes when it was read."""
    shown = note(person)
    expect(shown).to_have_attribute("data-step", step)
    expect(person.page.locator(f"[data-lesson={anchor}]")).to_have_attribute("aria-describedby", "coach-note")
    expect(person.page.locator(".ring")).to_be_visible()
    expect(person.page.get_by_role("status").filter(has_text=shown.locator("p").inner_text())).to_have_count(1)
    if by_key:
        person.page.keyboard.press("n")
    else:
        shown.get_by_role("button", name="Got it").click()
    expect(person.page.locator(f".note[data-step={step}]")).to_have_count(0)


def read_in_any_order(person: Person, anchors: dict[str, str]) -> None:
    """Notes that come as the opponent is quick or slow: each of them once, and hardly anything else."""
    left = dict(anchors)
    while left:
        expect(note(person)).to_be_visible()
        step = note(person).get_attribute("data-step") or ""
        read(person, step, left.pop(step) if step in left else RARE[step])


def play(person: Person, directive: int) -> None:
    assert directive in await_offers(person)
    choose(person, directive)


def test_the_first_turns_are_taught_in_order(meet: Meet, axe: str) -> None:
    anna = meet()
    sit_down_to_learn(anna, "activate", "strike 1")
    read(anna, "goal", "track")
    read(anna, "draw", "hand", by_key=True)
    read(anna, "sides", "hand")
    assert violations(anna.page, axe) == []
    read(anna, "directives", "directives")
    expect(note(anna)).to_have_count(0)
    play(anna, REPROGRAM)
    read(anna, "cost", "hand")
    choose(anna, await_offers(anna)[0])
    expect(note(anna)).to_have_attribute("data-step", "reprogram")
    choose(anna, await_offers(anna)[0])  # without reading: the note leaves with the move that it was for
    read(anna, "spark", "discard")
    play(anna, ACTIVATE)
    read(anna, "activate", "hand")
    choose(anna, await_offers(anna)[0])
    read(anna, "question", "ask")
    read(anna, "zone", "zone")
    read(anna, "protocol", "zone")
    choose(anna, await_offers(anna)[0])
    play(anna, DISCHARGE)  # the last Directive of the turn
    read_in_any_order(anna, {"charge": "node", "discharge": "discharge", "pick": "wastes"})
    assert await_offers(anna) and view_of(anna)["question"] == "forced-pick"


def test_a_lesson_goes_on_where_it_was_and_begins_again_from_the_menu(meet: Meet) -> None:
    anna = meet()
    sit_down_to_learn(anna, "strike 1")
    read(anna, "goal", "track")
    anna.page.reload()
    read(anna, "draw", "hand")
    note(anna).get_by_role("button", name="No more notes").click()
    expect(note(anna)).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_role("region", name="The Wastes")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Learn by playing")).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Learn by playing").click()
    expect(note(anna)).to_have_attribute("data-step", "goal")


def test_whoever_declines_is_not_asked_again_and_people_are_not_taught_against_people(meet: Meet) -> None:
    anna, boris = meet(), meet()
    anna.sit_down("me", "bot-1", game="north")
    anna.page.get_by_role("button", name="No, thank you").click()
    anna.sit_down("me", "bot-1", game="north")
    expect(anna.page.get_by_role("region", name="The Wastes")).to_be_visible()
    expect(anna.page.get_by_role("button", name="No, thank you")).to_have_count(0)
    made = boris.sit_down("me", "friend", game="north")
    anna.page.goto(made["invitations"]["dusk"])
    expect(boris.page.get_by_role("region", name="The Wastes")).to_be_visible()
    expect(boris.page.get_by_role("button", name="Learn by playing")).to_have_count(0)


def test_a_note_covers_neither_its_anchor_nor_the_width_of_a_phone(meet: Meet) -> None:
    anna, phone = meet(), meet(locale="uk-UA", **PHONE)
    sit_down_to_learn(anna, "strike 1")
    expect(anna.page.locator(".ring")).to_be_visible()
    anchor = anna.page.locator("[data-lesson=track]").element_handle()
    assert anna.page.evaluate(BESIDE, [note(anna).element_handle(), anchor])
    phone.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    phone.page.get_by_role("button", name="Вчитися граючи").tap()
    for step in ("goal", "draw", "sides", "directives"):
        expect(note(phone)).to_have_attribute("data-step", step)
        expect(note(phone)).to_be_in_viewport(ratio=1)
        fits(phone.page)
        note(phone).get_by_role("button", name="Зрозуміло").tap()
    expect(note(phone)).to_have_count(0)
    assert moment_of(phone)["moves"]


def test_all_cards_are_found_in_the_glossary(meet: Meet, axe: str) -> None:
    anna = meet(color_scheme="dark")
    anna.sit_down("me", "bot-1", game="north")
    expect(anna.page.get_by_role("region", name="The Wastes")).to_be_visible()
    anna.page.keyboard.press("g")
    dialog = anna.page.get_by_role("dialog", name="All cards")
    entries = dialog.get_by_role("heading", level=4)
    expect(entries).to_have_count(view_of(anna)["kinds"] + 4)
    assert violations(anna.page, axe) == []
    name = entries.nth(3).inner_text()
    dialog.get_by_role("searchbox").fill(name.upper())
    expect(entries.first).to_have_text(name)
    dialog.get_by_role("searchbox").fill("")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    anna.page.get_by_role("button", name="All cards").click()
    expect(dialog).to_be_visible()
