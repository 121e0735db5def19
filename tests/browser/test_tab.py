"""The house in a browser's tab, behind a plain file server: played, killed, without a network, and the same game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from ludotek.bots.levels import judgement
from ludotek.games import games
from tests.browser.chromium import PRESENT_ALONE
from tests.browser.course import course, judgements, random_record
from tests.browser.one_screen import make_table, play_to_the_end
from tests.browser.tab import MOMENTS, SITE, Interpreter, build, differences, other_bots, serving, serving_folder
from tests.games.oath.seeds import MID_GAME
from tests.tables import small

GAMES = [one.id for one in games()]
QUICK = range(1, 5)  # levels that need no seconds for a move
NEXT = "meta[name=next]"  # on pages of a later version
TRIES = 20
DARK = 90  # of 255: no colour of a dark ground is lighter
PATIENCE = 90_000  # milliseconds: an interpreter starts
KEPT = """
    table => new Promise((resolve) => {
        indexedDB.open("ludotek").onsuccess = (event) => {
            const asked = event.target.result.transaction("moves").objectStore("moves").getAllKeys();
            asked.onsuccess = () => resolve(asked.result.filter((key) => key[0] === table).length);
        };
    })
"""

DAMAGE = """
    async () => {
        const kept = await caches.open("memory-of-ludotek");
        for (const name of await kept.keys()) await kept.put(name, new Response(new Uint8Array(4096)));
    }
"""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    build()
    with serving() as address:
        yield address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PRESENT_ALONE)
    yield context
    context.close()


@pytest.fixture
def faults(context: BrowserContext) -> Iterator[list[str]]:
    """What goes wrong on any page; nothing may."""
    found: list[str] = []
    context.on("weberror", lambda error: found.append(str(error.error)))
    yield found
    assert found == []


def offered(page: Page) -> Locator:
    return page.locator("[data-move]")


def sit_down(page: Page, game: str) -> str:
    """Play at once; the table's id."""
    page.locator(f".game[data-room={game}]").get_by_role("button", name="Play now").click(timeout=PATIENCE)
    expect(offered(page).first).to_be_visible(timeout=PATIENCE)
    return page.url.rpartition("/")[2]


def test_a_game_outlives_its_page_and_needs_no_network(context: BrowserContext, site: str, faults: list[str]) -> None:
    page = context.new_page()
    page.goto(site)
    table = sit_down(page, GAMES[0])
    address = page.url
    page.evaluate("navigator.serviceWorker.ready")
    before = page.evaluate(KEPT, table)
    offered(page).first.click()
    page.wait_for_function(f"async () => await ({KEPT})({table!r}) > {before}")
    kept = page.evaluate(KEPT, table)
    page.close()  # at once, and its workers with it
    context.set_offline(True)
    again = context.new_page()
    again.goto(address)
    expect(offered(again).first).to_be_visible(timeout=PATIENCE)
    assert again.evaluate(KEPT, table) >= kept
    again.get_by_role("link", name="Ludotek").click()
    expect(again.locator(".cards li")).to_have_count(1)


def test_a_new_version_waits_until_no_page_of_the_old_one_is_open(
    context: BrowserContext, site: str, tmp_path: Path, faults: list[str]
) -> None:
    there = tmp_path / "site"
    shutil.copytree(SITE, there, ignore=shutil.ignore_patterns("docs"))
    with serving_folder(there) as address:
        page = context.new_page()
        page.goto(address)
        table = sit_down(page, GAMES[0])
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        publish(there)
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
        before = page.evaluate(KEPT, table)
        offered(page).first.click()
        page.wait_for_function(f"async () => await ({KEPT})({table!r}) > {before}")
        page.reload()
        expect(offered(page).first).to_be_visible()
        assert page.locator(NEXT).count() == 0, "the old version serves its pages to the end"
        page.close()
        again = context.new_page()
        for _ in range(TRIES):  # the new one takes over a moment after the last page was closed
            again.goto("about:blank")
            again.wait_for_timeout(300)
            again.goto(address)
            if again.locator(NEXT).count():
                break
        expect(again.locator(NEXT)).to_have_count(1)
        again.locator(".cards a").first.click()
        expect(offered(again).first).to_be_visible()


def publish(site: Path) -> None:
    """A later build of the site, which differs by its name and by a mark on its page."""
    for file, old, new in (
        ("service.js", 'const NAME = "ludotek-"', 'const NAME = "ludotek-next-"'),
        ("index.html", "</head>", '<meta name="next" /></head>'),
    ):
        text = (site / file).read_text(encoding="utf-8")
        assert old in text
        (site / file).write_text(text.replace(old, new), encoding="utf-8")


def test_every_game_is_offered_and_nobody_can_be_invited(context: BrowserContext, site: str, faults: list[str]) -> None:
    page = context.new_page()
    page.goto(site)
    for game in GAMES:
        sit_down(page, game)
        page.get_by_role("link", name="Ludotek").first.click()
    expect(page.locator(".cards li")).to_have_count(len(GAMES))
    expect(page.get_by_role("button", name="friend")).to_have_count(0)
    expect(page.get_by_role("link", name="Account")).to_have_count(0)


def test_two_play_at_one_screen_behind_a_curtain_and_watch_their_record(
    context: BrowserContext, site: str, tmp_path: Path, faults: list[str]
) -> None:
    page = context.new_page()
    page.goto(site)
    make_table(page)
    assert {*play_to_the_end(page)} == {"row", "column"}
    with page.expect_download() as begun:
        page.get_by_role("link", name="Download the record").first.click()
    begun.value.save_as(tmp_path / "record.txt")
    page.get_by_role("link", name="Ludotek").first.click()
    page.get_by_role("link", name="Watch a record").click()
    page.get_by_label("Open a record").set_input_files(tmp_path / "record.txt")
    expect(page.get_by_label("Move", exact=True)).to_have_value("0")
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_label("Move", exact=True)).to_have_value("1")


def test_every_game_is_taught_where_there_is_only_a_file_server(
    context: BrowserContext, site: str, faults: list[str]
) -> None:
    page = context.new_page()
    for game in GAMES:
        page.goto(site)
        page.locator(f".game[data-room={game}] .learn").click(timeout=PATIENCE)
        expect(page.locator(".note")).to_be_visible(timeout=PATIENCE)


def test_worlds_and_rules_are_read_in_the_browser_s_language_and_colours(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="uk-UA", color_scheme="dark", viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.locator(".game[data-room=oath]").get_by_role("link", name="Світи").click()
    page.get_by_role("textbox").fill(MID_GAME)
    page.locator("form button").click()
    expect(page.locator("h1")).to_contain_text("Empire and Exile")
    page.get_by_role("button", name="Грати зараз").click()
    expect(offered(page).first).to_be_visible()
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert max(int(part) for part in re.findall(r"\d+", colour)[:3]) < DARK
    context.close()


def test_a_later_visit_begins_from_a_memory_and_a_damaged_one_is_forgotten(context: BrowserContext, site: str) -> None:
    first = Interpreter(context.new_page(), site)
    known = first.run("luck_of_hashes")
    assert Interpreter(context.new_page(), site).run("luck_of_hashes") == known
    first.page.evaluate(DAMAGE)
    assert Interpreter(context.new_page(), site).run("luck_of_hashes") != known


def test_two_hundred_games_of_each_kind_are_the_same_and_so_are_their_bots(context: BrowserContext, site: str) -> None:
    interpreter = Interpreter(context.new_page(), site)
    assert differences(interpreter, count=200) == []
    assert other_bots(interpreter, QUICK) == []
    nets = [random_record(game.id, small(game), 1) for game in games() if judgement(game)]
    assert nets
    for text in nets:
        assert interpreter.run("judgements", text, MOMENTS) == judgements(text, MOMENTS) != []
    one, other = (random_record(GAMES[0], {}, number) for number in (1, 2))
    assert interpreter.run("course", one) == course(one) != course(other)
