"""The site is built once, as `make docs` builds it: without a warning, and without a link that leads nowhere.

Its search is tried here too, in a browser that has nothing but the disk: another file might be another process's, and
would build the site again.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import chromium
from tests.docs.site import tool
from tests.docs.snippets import ROOT


def test_every_page_of_the_repository_is_a_page_of_the_site(site: Path) -> None:
    expected = {name.removesuffix(".md") + ".html" for name in tool("pages").pages().values()}
    assert expected >= {"index.html", "changelog.html", "rules/oath.uk.html", "tutorial/first-game.html"}
    assert {name for name in expected if not (site / name).is_file()} == set()


def test_pages_that_programs_made_and_files_that_pages_name_are_there(site: Path) -> None:
    made = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.html")}
    assert made >= {"balance/nos.html", "reference/oath.uk.html"}
    for name in made:
        assert (site / name).read_bytes() == (ROOT / "docs" / name).read_bytes()
    shown = (site / "source/examples/bot.py.html").read_text(encoding="utf-8")
    assert "examples/bot.py" in shown
    assert "source/examples/bot.py.html" in (site / "reference/api.html").read_text(encoding="utf-8")


def test_every_public_module_and_every_name_of_the_package_is_in_the_reference(site: Path) -> None:
    modules = tool("modules")
    index = (site / "python/index.html").read_text(encoding="utf-8")
    missing = [name for name in modules.homes() if not re.search(rf'href="[^"]*\.{modules.homes()[name][1]}"', index)]
    assert missing == []
    for name in modules.public_modules():
        assert f'id="module-{name}"' in (site / modules.page_of(name)).with_suffix(".html").read_text(encoding="utf-8")


def test_a_method_a_field_and_a_constant_say_what_they_are_for(site: Path) -> None:
    position = (site / "python/core.position.html").read_text(encoding="utf-8")
    assert "the only home of legality" in position
    assert "dice and cards are its moves" in position
    assert "rises when old records would no longer replay" in (site / "python/core.game.html").read_text("utf-8")


def test_the_search_index_is_a_script_beside_the_pages_and_knows_both_languages(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    known = index.encode().decode("unicode_escape") if "\\u04" in index else index
    assert known.startswith("Search.setIndex(")
    assert "legality" in known or "legal" in known
    assert "арена" in known


def test_rules_can_be_linked_to_and_lead_to_code_and_tests(site: Path) -> None:
    for page in ("rules/novem.html", "rules/novem.uk.html", "trace/novem.html"):
        text = (site / page).read_text(encoding="utf-8")
        assert 'id="s12"' in text and 'id="v12"' in text, page
    assert 'href="../rules/novem.html#s12"' in (site / "trace/novem.html").read_text(encoding="utf-8")
    assert "trace/novem.html" in (site / "index.html").read_text(encoding="utf-8")


def test_every_page_of_rules_has_its_position_on_a_board_around_the_picture(site: Path) -> None:
    for id in tool("boards").SHOWN:
        assert (site / f"rules/{id}.record.txt").is_file() and (site / f"rules/{id}.replay.json.gz").is_file()
        for name, language in ((id, "en"), (f"{id}.uk", "uk")):
            text = (site / f"rules/{name}.html").read_text(encoding="utf-8")
            tag, inside, _ = re.split("(?=<ludotek-board)|(?<=</ludotek-board>)", text)[1].partition("<img")
            assert f'game="{id}" record="{id}.record.txt"' in tag and f'lang="{language}"' in tag
            assert inside and "_static/board.js" in text


def test_pages_say_their_language(site: Path) -> None:
    assert 'lang="uk"' in (site / "rules/novem.uk.html").read_text(encoding="utf-8")
    assert 'lang="en"' in (site / "rules/novem.html").read_text(encoding="utf-8")


def test_a_dead_link_a_missing_place_and_a_foreign_script_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top">x</h1><a href="#top">a</a><a href="gone.html">b</a><a href="#low">c</a><a href="/d">d</a>'
        '<a href="https://example.org/">e</a><script src="https://example.org/f.js"></script>'
    )
    assert tool("links").dead(tmp_path) == [
        "index.html fetches https://example.org/f.js.",
        "index.html leads to #low, which is not there.",
        "index.html leads to /d, which is not there.",
        "index.html leads to gone.html, which is not there.",
    ]


def test_a_site_that_lost_a_page_would_fail(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    assert tool("links").dead(copy) == []
    (copy / "rules/novem.html").unlink()
    assert "index.html leads to rules/novem.html, which is not there." in tool("links").dead(copy)


# The search.


@pytest.fixture
def reader(site: Path) -> Iterator[Page]:
    """Somebody who opened the front page from a disk, without a network."""
    with chromium() as browser:
        page = browser.new_context(offline=True).new_page()
        page.goto((site / "index.html").as_uri())
        yield page


def test_a_search_from_a_disk_finds_pages_and_names_in_both_languages(reader: Page) -> None:
    faults: list[str] = []
    reader.on("console", lambda message: faults.append(message.text))
    reader.on("pageerror", lambda error: faults.append(str(error)))
    search_for(reader, "imagine")
    expect(reader.get_by_role("link", name="ludotek.core.position.Position.imagine")).to_be_visible()
    search_for(reader, "арена")
    reader.locator("ul.search").get_by_role("link", name="Nort").click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Nort")
    expect(reader.locator("html")).to_have_attribute("lang", "uk")
    assert faults == []


def search_for(reader: Page, words: str) -> None:
    reader.get_by_placeholder("Search").fill(words)
    reader.get_by_placeholder("Search").press("Enter")
