"""Oath's reference page: it is shipped as it is generated, holds all of the data, and fits two printed pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotek.cli import app
from ludotek.games import game
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import CARDS, IDS, LAID_FAVOR, LAID_RELICS, LAID_SECRETS, SITE, SUIT, card
from ludotek.games.oath.components import BANNERS, TRAITS
from ludotek.games.oath.effects import costs_of, say_cost, say_effect
from ludotek.games.oath.library import LIBRARY
from ludotek.games.oath.reference.icons import SHAPES
from ludotek.games.oath.words import say_card
from ludotek.locale import LANGUAGES, Language
from ludotek.locale.reference import NoReference, reference_html
from tests.browser.chromium import CHROMIUM as PROGRAMS

PAGES = Path(__file__).parents[2] / "docs" / "reference"
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), "")
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def shipped(code: str) -> Path:
    return PAGES / ("oath.html" if code == LANGUAGES[0] else f"oath.{code}.html")


@in_every_language
def test_the_shipped_page_is_what_the_generator_gives(code: str) -> None:
    """`make reference` writes it anew."""
    assert shipped(code).read_text(encoding="utf-8") == reference_html(GAME, code)


@in_every_language
def test_every_site_is_on_the_page_with_what_lies_there(code: str) -> None:
    """Oath §10."""
    html, spoken = reference_html(GAME, code), Language(code)
    rows = dict(re.findall(r'<tr><td class="name">([^<]*)</td>(.*?)</tr>', html))
    assert sorted(rows) == sorted(spoken.say(say_card(site)) for site in range(SITE, CARDS))
    for site in range(SITE, CARDS):
        lying = re.findall('<td class="few">(.*?)</td>', rows[spoken.say(say_card(site))])[1]
        for name, counts in (("relic", LAID_RELICS), ("favor", LAID_FAVOR), ("secret", LAID_SECRETS)):
            assert lying.count(f'"#{name}"') == counts[site - SITE]


@in_every_language
def test_every_card_is_on_the_page_with_its_effect_its_cost_and_its_rulings(code: str) -> None:
    """Oath §10: denizens, edifices, Visions, relics, sites, banners and traits."""
    html, spoken = reference_html(GAME, code), Language(code)
    articles = dict(re.findall(r'<article id="([\w-]+)">(.*?)</article>', html))
    assert articles.keys() == {id.replace("_", "-") for id in (*IDS, *BANNERS, *TRAITS)}
    for number, id in enumerate(IDS):
        words = plain(articles[id.replace("_", "-")])
        said = [say_card(number), say_effect(number), *([say_cost(number)] if costs_of(number) else [])]
        assert all(spoken.say(one) in words for one in said), id
        if spoken.has(LIBRARY.rulings(number).id):
            assert all(ruling in words for ruling in spoken.say(LIBRARY.rulings(number)).splitlines()), id


def plain(html: str) -> str:
    return unescape(re.sub("<[^>]*>", "", html))


def test_an_edifice_follows_the_denizens_of_its_suit_and_its_ruin_follows_it() -> None:
    found = re.findall(r'<article id="([\w-]+)">', reference_html(GAME, "en"))
    place = found.index("great-spire")
    assert found[place + 1] == "fallen-spire"
    assert SUIT[card(found[place - 1].replace("-", "_"))] == SUIT[card("great_spire")]


@in_every_language
def test_every_icon_is_drawn_named_and_used(code: str) -> None:
    html = reference_html(GAME, code)
    assert set(re.findall(r'href="#(\w+)"', html)) == SHAPES.keys()
    assert set(re.findall(r'symbol id="(\w+)"', html)) == SHAPES.keys()
    assert not re.search("[\ue000\ue001{}$]", re.sub("<style>.*?</style>", "", html, flags=re.DOTALL))
    assert "**" not in html and 'aria-label=""' not in html


@in_every_language
def test_the_page_needs_no_other_file_and_runs_nothing(code: str) -> None:
    html = reference_html(GAME, code)
    assert "http" not in html and "<script" not in html and "url(" not in html


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium to print with")
@in_every_language
def test_its_sheets_are_printed_on_two_pages_of_a4(code: str, tmp_path: Path) -> None:
    page, paper = tmp_path / "oath.html", tmp_path / "oath.pdf"
    sheets = re.sub(
        r'<section class="sheet"><h1>(?:(?!<section).)*<article.*</section>', "", reference_html(GAME, code)
    )
    assert "<article" not in sheets and sheets.count("<section") == 2
    page.write_text(sheets, encoding="utf-8")
    manners = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={tmp_path}/profile"]
    subprocess.run([CHROMIUM, *manners, f"--print-to-pdf={paper}", page.as_uri()], check=True, capture_output=True)
    pdf = paper.read_bytes()
    assert len(re.findall(rb"/Type /Page\b(?!s)", pdf)) == 2
    width, height = map(float, re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)[0])
    assert (width, height) == pytest.approx((595, 842), abs=1)


def test_the_command_writes_or_prints_the_page(tmp_path: Path) -> None:
    out = tmp_path / "oath.html"
    assert CliRunner().invoke(app, ["reference", "oath", "--lang", "uk", "--out", str(out)]).exit_code == 0
    assert out.read_text(encoding="utf-8") == reference_html(GAME, "uk")
    assert CliRunner().invoke(app, ["reference", "oath", "--lang", "en"]).stdout == reference_html(GAME, "en")


def test_a_game_without_a_page_says_so() -> None:
    assert game("novem").reference is None
    with pytest.raises(NoReference, match="no reference page of Novem"):
        reference_html(game("novem"), "en")
