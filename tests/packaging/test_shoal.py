"""A game from a package of its own is everywhere in the house: nothing of it was there when the client was built."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pexpect
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.chromium import Meet, chromium, meeting
from tests.browser.person import Person
from tests.packaging.conftest import ROOT, Installed, Serving

LEARNERS = """
import pyspiel, ludotek.adapters.openspiel
from ludotek.adapters.pettingzoo import env, parallel_env
from pettingzoo.test import api_test, parallel_api_test
game = pyspiel.load_game("python_ludotek_shoal(stones=seven,depth=8)")
pyspiel.random_sim_test(game, 3, False, False)
api_test(env("shoal"), num_cycles=100)
parallel_api_test(parallel_env("shoal"), num_cycles=100)
print(game.num_players(), game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)
"""
BROKEN = "export function mount() { throw new Error('a board with a hole'); }"
TOUCHY = """
export function mount(target, props) {
  const button = document.createElement("button");
  button.textContent = props.say(props.moment.moves[0].words);
  button.onclick = () => { throw new Error("do not touch"); };
  target.append(button);
  return { update() {}, destroy() {} };
}
"""


# The command line.


def test_it_is_listed(with_shoal: Installed) -> None:
    listed = json.loads(with_shoal.run("ludotek", "games", "--json"))["games"]
    shoal = next(game for game in listed if game["id"] == "shoal")
    assert (shoal["seats"], [option["name"] for option in shoal["options"]]) == (["left", "right"], ["stones", "depth"])
    assert len(listed) == 6


def test_the_doctor_says_who_brings_it(with_shoal: Installed) -> None:
    checkup = json.loads(with_shoal.run("ludotek", "doctor", "--json"))
    assert checkup["games"]["shoal"] == "ludotek-shoal 1.0.0"
    assert checkup["games"]["novem"].startswith("ludotek ")
    assert checkup["broken"] == []


def test_it_keeps_all_that_the_house_promises(with_shoal: Installed) -> None:
    assert with_shoal.run("ludotek", "check", "shoal", "--games", "5").startswith("shoal: 5 games")


def test_its_own_tests_pass_where_it_is_installed(with_shoal: Installed) -> None:
    said = with_shoal.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "source/tests")
    assert re.search(r"\d+ passed", said) and "failed" not in said


def test_bots_play_it(with_shoal: Installed) -> None:
    match = ("match", "shoal", "--bots", "random,level2", "--games", "20", "--json")
    played = json.loads(with_shoal.run("ludotek", *match))
    assert played["games"] == 20


def test_the_laboratory_simulates_it(with_shoal: Installed) -> None:
    played = json.loads(with_shoal.run("ludotek", "simulate", "shoal", "--depth", "12", "--games", "20", "--json"))
    assert played["games"] == 20


def test_learners_find_it(with_shoal: Installed) -> None:
    assert with_shoal.run("python", "-W", "ignore", "-c", LEARNERS).splitlines()[-1] == "2 True"


# The terminal.


@pytest.mark.parametrize(
    ("language", "words", "end"),
    [("en", ["Shoal", "Your stones", "throw the"], "You win|You lose|A tie"),
     ("uk", ["Мілина", "Ваше каміння", "кинути камінь"], "Ви виграли|Ви програли|Нічия")],
)  # fmt: skip
def test_it_is_played_in_the_terminal_to_its_end(
    with_shoal: Installed, language: str, words: list[str], end: str
) -> None:
    command = [str(with_shoal.bin / "ludotek"), "play", "shoal", "--bot", "random", "--lang", language]
    environment = with_shoal.environment | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    child = pexpect.spawn(
        command[0], command[1:], env=environment, cwd=str(with_shoal.folder), dimensions=(40, 120), timeout=60,
        encoding="utf-8",
    )  # fmt: skip
    for said in words:
        child.expect(said)
    for _ in range(60):
        child.send("1\r")
        if child.expect([end, pexpect.TIMEOUT], timeout=1) == 0:
            break
    else:
        raise AssertionError("the game never ended")
    child.close(force=True)


# The browser.


@pytest.fixture(scope="module")
def house(with_shoal: Installed) -> Iterator[str]:
    process = Serving(with_shoal, "--store", f"sqlite:///{with_shoal.folder}/house.db").start()
    yield process.address
    process.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def meet(browser: Browser, house: str) -> Iterator[Meet]:
    with meeting(browser, house) as meet:
        yield meet


def sit_down(person: Person) -> None:
    """From the lobby to a table against a bot."""
    person.page.goto("/")
    person.room("shoal").get_by_role("button").first.click()
    expect(person.offered.first).to_be_visible()


def throw_all(person: Person) -> None:
    """Every round the lightest stone, until none is left."""
    for thrown in range(4):
        expect(person.page.locator(".hand button")).to_have_count(4 - thrown)
        person.offered.first.click()
    expect(person.page.locator(".result")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", {"title": "Shoal", "about": "shallow water", "ask": "Throw a stone. From 10 on", "move": "throw the",
                   "bank": "Left bank (you)", "water": "The water is 10 deep", "over": "The game is over.",
                   "left": "was left over", "rules": "The stones are dealt face down"}),
        ("uk-UA", {"title": "Мілина", "about": "мілку воду", "ask": "Киньте камінь. Від 10", "move": "кинути камінь",
                   "bank": "Лівий берег (ви)", "water": "Глибина води 10", "over": "Гру закінчено.",
                   "left": "Лишився камінь", "rules": "Каміння роздають долілиць"}),
    ],
    ids=["en", "uk"],
)  # fmt: skip
def test_it_is_played_in_the_browser_to_its_end(meet: Meet, locale: str, words: dict[str, str]) -> None:
    person = meet(locale=locale)
    page = person.page
    page.goto("/")
    expect(person.room("shoal").get_by_role("heading")).to_have_text(words["title"])
    expect(person.room("shoal")).to_contain_text(words["about"])
    expect(person.room("shoal").locator("img")).to_have_js_property("naturalWidth", 280)
    sit_down(person)
    expect(person.sentence).to_contain_text(words["ask"])
    expect(page.locator(".bank.left h3")).to_have_text(words["bank"])
    expect(page.locator(".water")).to_contain_text(words["water"])
    expect(page.get_by_role("button", name=words["move"])).to_have_count(4)
    throw_all(person)
    expect(person.sentence).to_have_text(words["over"])
    expect(page.locator(".water:not([inert] *)")).to_contain_text(words["left"])  # the turning point is a board too
    expect(person.log).to_contain_text(words["left"])
    assert "shoal-" not in page.locator("body").inner_text()
    page.get_by_role("tab").nth(2).click()
    expect(person.log).to_contain_text(words["rules"])


def test_its_board_looks_as_it_was_drawn(meet: Meet) -> None:
    person = meet()
    sit_down(person)
    board = person.page.locator(".shoal")
    expect(board).to_have_css("display", "grid")
    expect(person.page.locator(".hand circle").first).to_be_visible()


def test_another_language_is_spoken_at_once(meet: Meet) -> None:
    person = meet()
    sit_down(person)
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").first.select_option("uk")
    page.keyboard.press("Escape")
    expect(page.locator(".bank.left h3")).to_have_text("Лівий берег (ви)")
    expect(person.log).to_contain_text("Лівий берег дістає камінь")
    throw_all(person)


def test_its_options_and_what_it_refuses_are_said_in_ukrainian(meet: Meet) -> None:
    person = meet(locale="uk-UA")
    page = person.page
    page.goto("/")
    person.room("shoal").get_by_role("button", name="Відкрити стіл").click()
    page.locator("summary").click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name="Каміння").select_option(label="сім")
    form.get_by_role("spinbutton", name="Глибина").fill("14")
    form.locator("button.main").click()
    expect(form.get_by_role("alert")).to_contain_text("Глибина має бути більша за вагу двох найлегших")
    form.get_by_role("spinbutton", name="Глибина").fill("8")
    form.locator("button.main").click()
    expect(page.locator(".water")).to_contain_text("Глибина води 8")
    expect(page.locator(".hand button")).to_have_count(3)


def test_a_game_that_is_over_can_be_watched_again(meet: Meet) -> None:
    person = meet()
    sit_down(person)
    throw_all(person)
    table = person.page.url.rpartition("/")[2]
    person.page.goto(f"/replay/{table}")
    expect(person.page.get_by_role("heading", name="Shoal")).to_be_visible()
    expect(person.page.locator(".water")).to_contain_text("was left over")
    expect(person.page.locator("[data-move]")).to_have_count(0)


def replaced(person: Person, module: str) -> None:
    """Give a page another board than the one in the package."""

    def answer(route: Route) -> None:
        route.fulfill(body=module, content_type="text/javascript")

    person.page.route("**/board.js", answer)


def test_a_board_that_throws_leaves_the_plain_board_and_says_so(meet: Meet) -> None:
    person = meet()
    replaced(person, BROKEN)
    sit_down(person)
    expect(person.page.get_by_role("status").filter(has_text="board of this game has failed")).to_be_visible()
    expect(person.page.locator("dl")).to_contain_text("Your stones")
    while person.page.locator(".result").count() == 0:
        if person.offered.count():
            person.offered.first.click()
        person.page.wait_for_timeout(100)


def test_a_board_that_throws_when_it_is_touched_leaves_the_plain_board_too(meet: Meet) -> None:
    person = meet()
    replaced(person, TOUCHY)
    person.page.goto("/")
    person.room("shoal").get_by_role("button").first.click()
    person.page.get_by_role("button", name="throw the").click()
    expect(person.page.get_by_role("status").filter(has_text="board of this game has failed")).to_be_visible()
    expect(person.offered).to_have_count(4)
    assert person.problems.pop() == "do not touch"


# Its page of the API.


def test_the_house_says_what_the_package_brings(meet: Meet) -> None:
    person = meet()
    listed: list[dict[str, Any]] = person.page.request.get("/api/games").json()
    shoal = next(game for game in listed if game["id"] == "shoal")
    assert (shoal["board"], shoal["words"]) == ("/api/games/shoal/board.js", ["en", "uk"])
    served = person.page.request.get(shoal["board"])
    assert served.text() == (ROOT / "examples/shoal/src/shoal/web/board.js").read_text(encoding="utf-8")
