"""One script and one element put boards into any page: those of the how-to, and those of the rules."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect

from ludotek.core import record as records
from ludotek.games import game, games
from ludotek.table.thinking.replay import replay
from tests.browser.axe import axe_source, violations
from tests.browser.chromium import PRESENT_ALONE
from tests.browser.course import random_record
from tests.browser.tab import SITE, Open, build, serving_folder
from tests.docs.site import TOOLS, tool
from tests.docs.snippets import ROOT, snippets
from tests.tables import small

GAMES = [one.id for one in games()]
PAGE = ROOT / "docs" / "how-to" / "embed-a-board.md"
PATIENCE = 120_000  # milliseconds: an interpreter starts
MOVES = 12
LOOK = """node => {
    const { color, fontFamily, backgroundColor } = getComputedStyle(node);
    return [color, fontFamily, backgroundColor];
}"""
STRICT = "<style>* { all: unset !important } p { color: red !important } html { background: black !important }</style>"


@pytest.fixture(scope="module")
def pages() -> Iterator[str]:
    """The address of a folder with the how-to's pages, their records, and the site in a folder of its own."""
    build()
    with TemporaryDirectory() as folder, serving_folder(Path(folder)) as address:
        write_pages(Path(folder))
        yield address


def write_pages(folder: Path) -> None:
    (folder / "ludotek").symlink_to(SITE)
    for block in snippets(PAGE, "html"):
        (folder / f"{block.remark}.html").write_text(block.text, encoding="utf-8")
    for one in games():
        (folder / f"{one.id}.txt").write_text(random_record(one.id, small(one), 3, MOVES), encoding="utf-8")
    made = replay(records.load(folder / "novem.txt", game))
    (folder / "novem.json").write_bytes(made)
    (folder / "novem.json.gz").write_bytes(gzip.compress(made))


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1000, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PRESENT_ALONE)
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert faults == []


def board(page: Page, number: int) -> FrameLocator:
    """The page in the frame of an element."""
    element = page.locator("ludotek-board").nth(number)
    element.scroll_into_view_if_needed()
    return element.locator("iframe").content_frame


def embed(page: Page, address: str, body: str, head: str = "") -> FrameLocator:
    """A page with one element, behind the same server."""
    script = '<script type="module" src="ludotek/element.js"></script>'
    page.route(
        "**/one.html",
        lambda route: route.fulfill(body=f"<!doctype html>{head}{script}{body}", content_type="text/html"),
    )
    page.goto(f"{address}one.html")
    return board(page, 0)


def test_the_pages_of_the_how_to_show_and_play_every_game_with_one_interpreter(
    context: BrowserContext, pages: str
) -> None:
    page = context.new_page()
    page.goto(f"{pages}records.html")
    first = board(page, 0)
    expect(first.locator(".steps .count")).to_have_text(f"5 / {MOVES + 1}")
    expect(page.get_by_text("A game of Novem.")).to_be_hidden()
    first.get_by_role("button", name="One move on").click()
    expect(first.locator(".steps .count")).to_have_text(f"6 / {MOVES + 1}")
    assert page.frames[1:] and not any("#house" in frame.url for frame in page.frames), "nothing was started for it"
    for number in range(1, len(GAMES)):
        one = board(page, number)
        one.get_by_role("button", name="Show the board").click()
        expect(one.locator(".steps .count")).to_have_text(f"{MOVES + 1} / {MOVES + 1}", timeout=PATIENCE)
        one.get_by_role("button", name="One move back").click()
        expect(one.locator(".steps .count")).to_have_text(f"{MOVES} / {MOVES + 1}")
    play_on(board(page, 0), moves=3)
    assert sum("#house" in frame.url for frame in page.frames) == 1


def play_on(one: FrameLocator, moves: int) -> None:
    one.get_by_role("button", name="Play on from here").click()
    for _ in range(moves):
        expect(one.locator(".sentence.asked")).to_be_visible(timeout=PATIENCE)
        before = one.locator(".board").inner_html()
        one.locator("[data-move]").first.click()
        expect(one.locator(".board")).not_to_have_js_property("innerHTML", before)
    one.get_by_role("button", name="Back to the record").click()
    expect(one.locator(".steps .count")).to_be_visible()


def test_boards_of_a_site_elsewhere_show_a_page_s_own_records_and_play_on(
    context: BrowserContext, pages: str, tmp_path: Path
) -> None:
    page = context.new_page()
    with serving_folder(tmp_path) as here, serving_folder(SITE, Open) as there:
        (tmp_path / "nort.txt").write_text(random_record("nort", small(game("nort")), 3, MOVES), encoding="utf-8")
        script = f'<script type="module" src="{there}element.js"></script>'
        body = '<ludotek-board record="nort.txt" play="1"></ludotek-board>'
        (tmp_path / "page.html").write_text(f"<!doctype html>{script}{body}", encoding="utf-8")
        page.goto(f"{here}page.html")
        one = board(page, 0)
        one.get_by_role("button", name="Show the board").click()
        expect(one.locator(".steps .count")).to_have_text(f"{MOVES + 1} / {MOVES + 1}", timeout=PATIENCE)
        assert {frame.url.partition("board.html")[0] for frame in page.frames[1:]} == {there}
        play_on(one, moves=1)


def test_a_record_in_the_page_and_a_fresh_game_speak_its_language(context: BrowserContext, pages: str) -> None:
    page = context.new_page()
    page.goto(f"{pages}positions.html")
    expect(board(page, 0).locator("html")).to_have_attribute("data-theme", "dark")
    board(page, 0).get_by_role("button", name="Показати дошку").click()
    expect(board(page, 0).locator(".steps .count")).to_have_text("3 / 3", timeout=PATIENCE)
    board(page, 1).get_by_role("button", name="Показати дошку").click()
    board(page, 1).get_by_role("button", name="Грати далі звідси").click()
    expect(board(page, 1).locator(".sentence.asked")).to_be_visible(timeout=PATIENCE)
    assert page.locator("ludotek-board iframe").first.bounding_box()["height"] == 600  # type: ignore[index]


def test_a_strict_page_neither_changes_a_board_nor_is_changed_by_it(context: BrowserContext, pages: str) -> None:
    plain, strict = context.new_page(), context.new_page()
    body = '<p id="words">Words</p><ludotek-board replay="novem.json.gz" theme="light"></ludotek-board>'
    seen = []
    for page, head in ((plain, ""), (strict, STRICT)):
        one = embed(page, pages, body, head)
        expect(one.locator(".steps .count")).to_be_visible()
        box = page.locator("ludotek-board iframe").bounding_box()
        assert box and box["height"] >= 500 and box["width"] >= 900
        seen.append([one.locator(part).first.evaluate(LOOK) for part in ("body", "footer button", ".told")])
    assert seen[0] == seen[1]
    assert strict.locator("#words").evaluate(LOOK)[0] == "rgb(255, 0, 0)"


@pytest.mark.parametrize(
    ("attributes", "code"),
    [
        ('game="chess"', "core/unknown-game"),
        ('record="gone.txt"', "web/no-record"),
        ('replay="novem.txt"', "web/bad-replay"),
    ],
)
def test_what_cannot_be_shown_says_why(context: BrowserContext, pages: str, attributes: str, code: str) -> None:
    one = embed(context.new_page(), pages, f"<ludotek-board {attributes}>Words</ludotek-board>")
    expect(one.get_by_role("alert")).to_contain_text(code)


def test_it_is_reached_by_keyboard_named_and_follows_its_attributes(context: BrowserContext, pages: str) -> None:
    page = context.new_page()
    one = embed(page, pages, '<ludotek-board replay="novem.json" step="0"></ludotek-board>')
    expect(one.locator(".steps .count")).to_have_text(f"1 / {MOVES + 1}")
    expect(page.locator("ludotek-board iframe")).to_have_attribute("title", "Novem")
    page.evaluate("addEventListener('ludotek-step', (event) => (window.step = event.detail))")
    one.get_by_role("button", name="One move on").focus()
    page.keyboard.press("ArrowRight")
    expect(one.locator(".steps .count")).to_have_text(f"2 / {MOVES + 1}")
    assert page.evaluate("step") == 1
    page.locator("ludotek-board").evaluate(
        "board => { board.setAttribute('step', '5'); board.setAttribute('lang', 'uk') }"
    )
    expect(one.locator(".steps .count")).to_have_text(f"6 / {MOVES + 1}")
    expect(one.get_by_role("button", name="На хід уперед")).to_be_visible()
    assert violations(page.frames[1], axe_source()) == []


def test_without_scripts_what_is_inside_stays(browser: Browser, pages: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{pages}records.html")
    expect(page.get_by_text("A game of Novem.")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_boards_of_the_rules_show_the_picture_s_position_at_once(
    context: BrowserContext, pages: str, tmp_path: Path, language: str
) -> None:
    """The documentation's own tags, files and script, where `make site` puts them: beside the element."""
    boards = tool("boards")
    boards.write(tmp_path)
    tags = "".join(f'{boards.board(id, language)}<img alt=""></ludotek-board>' for id in GAMES)
    html = f'<!doctype html><body data-theme="dark"><script src="_static/board.js"></script>{tags}'
    page = context.new_page()

    def answer(name: str) -> str | bytes:
        if name == "rules.html":
            return html
        return (TOOLS / "look" / "board.js" if name == "board.js" else tmp_path / name).read_bytes()

    page.route("**/ludotek/docs/**", lambda route: route.fulfill(body=answer(route.request.url.rpartition("/")[2])))
    page.goto(f"{pages}ludotek/docs/rules.html")
    for number, id in enumerate(GAMES):
        one, shown = board(page, number), boards.SHOWN[id]()
        expect(one.locator(".steps .count")).to_have_text(f"{shown.step + 1} / {len(shown.session.entries) + 1}")
        expect(one.locator("html")).to_have_attribute("data-theme", "dark")
        expect(one.locator("html")).to_have_attribute("lang", language)
        assert json.loads(gzip.decompress((tmp_path / f"{id}.replay.json.gz").read_bytes()))["game"] == id
    assert not any("#house" in frame.url for frame in page.frames)
