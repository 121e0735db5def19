"""Oath's reference page: it is shipped as it is generated, holds all of the data, and fits two printed pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotek.cli import app
from ludotek.games.oath.catalogue import CARDS, LAID_FAVOR, LAID_RELICS, LAID_SECRETS, SITE
from ludotek.games.oath.words import say_card
from ludotek.locale import LANGUAGES, Language
from ludotek.reference import NoReference, has_reference, reference_html
from ludotek.reference.oath.icons import SHAPES

PAGES = Path(__file__).parents[2] / "docs" / "reference"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def shipped(code: str) -> Path:
    return PAGES / ("oath.html" if code == LANGUAGES[0] else f"oath.{code}.html")


@in_every_language
def test_the_shipped_page_is_what_the_generator_gives(code: str) -> None:
    """`make reference` writes it anew."""
    assert shipped(code).read_text(encoding="utf-8") == reference_html("oath", code)


@in_every_language
def test_every_site_is_on_the_page_with_what_lies_there(code: str) -> None:
    html, spoken = reference_html("oath", code), Language(code)
    rows = dict(re.findall(r'<tr><td class="name">([^<]*)</td>(.*?)</tr>', html))
    assert sorted(rows) == sorted(spoken.say(say_card(site)) for site in range(SITE, CARDS))
    for site in range(SITE, CARDS):
        lying = re.findall('<td class="few">(.*?)</td>', rows[spoken.say(say_card(site))])[1]
        for name, counts in (("relic", LAID_RELICS), ("favor", LAID_FAVOR), ("secret", LAID_SECRETS)):
            assert lying.count(f'"#{name}"') == counts[site - SITE]


@in_every_language
def test_every_icon_is_drawn_named_and_used(code: str) -> None:
    html = reference_html("oath", code)
    assert set(re.findall(r'href="#(\w+)"', html)) == SHAPES.keys()
    assert set(re.findall(r'symbol id="(\w+)"', html)) == SHAPES.keys()
    assert not re.search("[\ue000\ue001{}$]", re.sub("<style>.*?</style>", "", html, flags=re.DOTALL))
    assert "**" not in html and 'aria-label=""' not in html


@in_every_language
def test_the_page_needs_no_other_file_and_runs_nothing(code: str) -> None:
    html = reference_html("oath", code)
    assert "http" not in html and "<script" not in html and "url(" not in html


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium to print with")
@in_every_language
def test_it_is_printed_on_two_pages_of_a4(code: str, tmp_path: Path) -> None:
    page, paper = tmp_path / "oath.html", tmp_path / "oath.pdf"
    page.write_text(reference_html("oath", code), encoding="utf-8")
    manners = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={tmp_path}/profile"]
    subprocess.run([CHROMIUM, *manners, f"--print-to-pdf={paper}", page.as_uri()], check=True, capture_output=True)
    pdf = paper.read_bytes()
    assert len(re.findall(rb"/Type /Page\b(?!s)", pdf)) == 2
    width, height = map(float, re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)[0])
    assert (width, height) == pytest.approx((595, 842), abs=1)


def test_the_command_writes_or_prints_the_page(tmp_path: Path) -> None:
    out = tmp_path / "oath.html"
    assert CliRunner().invoke(app, ["reference", "oath", "--lang", "uk", "--out", str(out)]).exit_code == 0
    assert out.read_text(encoding="utf-8") == reference_html("oath", "uk")
    assert CliRunner().invoke(app, ["reference", "oath", "--lang", "en"]).stdout == reference_html("oath", "en")


def test_a_game_without_a_page_says_so() -> None:
    assert has_reference("oath") and not has_reference("novem")
    with pytest.raises(NoReference, match="no reference page of 'novem'"):
        reference_html("novem", "en")
