"""Each game taught by playing, from the lobby on: the notes come in order, and nothing is lost by reading."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import nort, oath
from tests.browser.axe import violations
from tests.browser.conftest import Meet
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.browser.test_accessibility import axe
from tests.browser.test_phone import PHONE

__all__ = ["axe"]  # a fixture

READING = 2500  # milliseconds, in which a car that does not wait rolls several times
SPECK = 16  # pixels
RING = """() => new Promise(resolve => requestAnimationFrame(() => {
    window.dispatchEvent(new Event("resize"));  // it is put round what is shown now
    setTimeout(() => {
        const ring = document.querySelector(".ring")?.getBoundingClientRect();
        resolve(ring ? Math.min(ring.width, ring.height) : null);
    }, 50);
}))"""
NOTES = 60  # that nobody is shown at one table


def learn(person: Person, game: str) -> None:
    person.page.goto("/")
    person.room(game).get_by_role("button", name="Learn by playing").click()
    expect(note(person)).to_be_visible()
    expect(person.page.locator(".board *").first).to_be_attached()


def look_where_it_points(person: Person) -> None:
    """At something that can be seen, or at nothing."""
    narrowest = person.page.evaluate(RING)
    assert narrowest is None or narrowest > SPECK, note(person).get_attribute("data-step")


def note(person: Person) -> Locator:
    return person.page.locator(".note")


def read(person: Person, *steps: str) -> None:
    """These notes, one after the other, each told to screen readers too."""
    for step in steps:
        expect(note(person)).to_have_attribute("data-step", step)
        look_where_it_points(person)
        text = note(person).locator("p").inner_text()
        expect(person.page.get_by_role("status").filter(has_text=text)).to_have_count(1)
        note(person).get_by_role("button", name="Got it").click()
        expect(person.page.locator(f".note[data-step={step}]")).to_have_count(0)


def read_all(person: Person, look: Callable[[], object] = lambda: None) -> list[str]:
    """Whatever notes stand there, until none does."""
    seen: list[str] = []
    while len(seen) < NOTES and note(person).count():
        seen.append(note(person).get_attribute("data-step") or "")
        look_where_it_points(person)
        look()
        person.page.keyboard.press("n")
        expect(person.page.locator(f".note[data-step={seen[-1]}]")).to_have_count(0)
    return seen


def test_novem_teaches_to_attack_first_and_then_what_defending_means(meet: Meet, axe: str) -> None:
    anna = meet()
    learn(anna, "novem")
    read(anna, "goal", "lines")
    assert violations(anna.page, axe) == []
    read(anna, "attack", "stacks")
    expect(note(anna)).to_have_count(0)
    anna.choose("B")
    expect(anna.log).to_contain_text("Row B crosses column")
    read(anna, "sealed", "reveal", "defend")
    anna.choose("A")
    expect(anna.log).to_contain_text("Row A crosses column")
    read(anna, "hidden")


def test_the_other_cars_wait_while_somebody_learns_to_drive(meet: Meet) -> None:
    anna = meet()
    learn(anna, "nos")
    driver = Driver(anna)
    drafted: list[str] = []
    while driver.view()["phase"] == "drafting":
        drafted += read_all(anna)
        part = anna.page.locator(".part[data-move]").first
        if part.count():
            part.click()
        anna.page.wait_for_timeout(100)
    assert drafted[:3] == ["goal", "parts", "dice"]
    driver.await_green()
    assert "roll" in read_all(anna) or note(anna).count() == 0
    anna.page.wait_for_timeout(READING)
    assert [len(car["placed"]) + len(car["rolled"]) for car in driver.view()["cars"]] == [0, 0]
    driver.roll()
    anna.page.wait_for_timeout(READING)
    assert len(driver.view()["cars"][1]["rolled"]) > 0
    assert set(read_all(anna)) & {"match", "redline", "no"}


def test_nort_is_learned_in_an_open_arena_that_shows_each_way(meet: Meet, axe: str) -> None:
    anna = meet()
    learn(anna, "nort")
    read(anna, "goal", "vehicle")
    anna.page.get_by_role("list", name="Vehicles to choose from").get_by_role("button").nth(1).click()
    read(anna, "dice", "opening", "ways", "sealed")
    moment = nort.moment_of(anna)
    assert "deadline" not in moment
    assert not moment["view"]["covered"]
    way = moment["view"]["ways"][-1]
    anna.page.locator(f'[data-move="{way["move"]}"]').focus()
    expect(anna.page.locator(".ghost")).to_have_attribute("data-end", ",".join(map(str, way["end"])))
    assert violations(anna.page, axe) == []
    anna.page.keyboard.press("Enter")
    nort.play_until(lambda: nort.moment_of(anna)["view"]["round"] > 1, anna)
    expect(note(anna)).to_be_visible()
    assert {"traces", "turn"} <= set(read_all(anna))


def test_oath_teaches_the_first_turns_of_a_first_game(meet: Meet, axe: str) -> None:
    anna = meet()
    learn(anna, "oath")
    seen: list[str] = []
    told: list[str] = []  # what was advised
    advice = anna.page.locator(".note .advice")
    for _ in range(12):
        offers = oath.await_offers(anna)
        expect(anna.offered.first).to_be_attached()
        seen += read_all(anna, lambda: told.append(advice.inner_text()) if advice.count() else None)
        if "search" in seen and oath.view_of(anna)["question"] == "act":
            break
        question = oath.moment_of(anna)["question"]
        oath.click(anna, offers.get("card Forest Paths", next(iter(offers.values()))))
        oath.await_change(anna, question)
    assert violations(anna.page, axe) == []
    assert told == ["Suggested: Forest Paths", "Suggested: Search the world deck"]
    assert [step for step in seen if step in ("goal", "adviser", "map", "turn", "supply", "search")] == [
        "goal",
        "adviser",
        "map",
        "turn",
        "supply",
        "search",
    ]


def test_on_a_phone_no_note_points_at_what_is_not_shown_there(meet: Meet) -> None:
    anna = meet(**PHONE)
    for game in ("nort", "north"):  # the arena comes after the garage; the track of points is folded
        learn(anna, game)
        anna.offered.first.wait_for(state="attached")
        assert note(anna).get_attribute("data-step") == "goal"
        look_where_it_points(anna)


def test_every_game_of_the_house_offers_to_teach_in_both_languages(meet: Meet) -> None:
    anna, olha = meet(), meet(locale="uk-UA")
    for person, name in ((anna, "Learn by playing"), (olha, "Вчитися граючи")):
        person.page.goto("/")
        expect(person.page.locator(".game")).to_have_count(5)
        expect(person.page.get_by_role("button", name=name)).to_have_count(5)
