"""Oath's emblems: all are on their page, no two are alike, they weigh little, and a blind round counts right."""

from __future__ import annotations

import gzip
import random
import re
from pathlib import Path

import pytest
from tools.oath_emblems import Emblem
from tools.oath_likeness import CLOSEST, Pair, nearest, pictures

from tests.browser.chromium import chromium
from tools import oath_emblems, oath_round

BUDGET = 45_000  # bytes, compressed
SOURCES = (oath_emblems.WEB / "emblems").rglob("*")
RIM = re.compile(r'<path class="rim"[^>]*>(?:</path>)?')


@pytest.fixture(scope="module")
def shown() -> list[Emblem]:
    try:
        return oath_emblems.emblems()
    except oath_emblems.NoNode as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="module")
def pairs(shown: list[Emblem]) -> list[Pair]:
    """Every two emblems, and those with one more that was taken from another: mirrored, with another rim."""
    keep = next(one.svg for one in shown if one.id == "keep")
    taken = RIM.sub("", keep).replace("<svg ", '<svg style="transform: scaleX(-1)" ')
    assert taken.count("<path") < keep.count("<path")
    with chromium() as browser:
        return nearest(pictures(browser, {one.id: one.svg for one in shown} | {"taken": taken}))


def test_the_shipped_page_is_what_the_generator_gives(shown: list[Emblem]) -> None:
    """`make reference` writes it anew."""
    assert oath_emblems.PAGE.read_text(encoding="utf-8") == oath_emblems.page(shown)


def test_every_emblem_is_on_the_page_in_two_sizes_and_both_themes_with_both_names(shown: list[Emblem]) -> None:
    page = oath_emblems.page(shown)
    assert len(shown) == 198 + 12 + 5 + 21 + 2
    for one in shown:
        assert page.count(f'<use href="#{one.id}"/>') == 4
        assert page.count(f'<symbol id="{one.id}"') == 1
    assert page.count("Longbows") == page.count("Довгі луки") == 2


def test_no_two_emblems_are_alike(pairs: list[Pair]) -> None:
    own = [pair for pair in pairs if "taken" not in pair]
    assert len(own) == 238 * 237 / 2
    assert [pair for pair in own if pair.distance < CLOSEST] == []


def test_one_that_was_taken_from_another_is_found(pairs: list[Pair]) -> None:
    assert {pairs[0].one, pairs[0].other} == {"keep", "taken"}
    assert pairs[0].distance < CLOSEST / 2


def test_all_of_the_art_weighs_little() -> None:
    written = b"".join(path.read_bytes() for path in sorted(SOURCES) if path.is_file() and ".test." not in path.name)
    assert 10_000 < len(gzip.compress(written, mtime=0)) < BUDGET


# The blind round.


def emblem(name: str, frame: str) -> Emblem:
    return Emblem(name.lower(), frame, "<svg></svg>", (name, name))


def test_a_question_has_ten_names_of_the_suit_and_one_is_right() -> None:
    cards = [emblem(f"{kind} {n}", kind.lower()) for kind in ("Order", "Relic") for n in range(12)]
    for asked in oath_round.questions(cards, random.Random(1), 20):
        assert len(set(asked.names)) == oath_round.CHOICES
        assert {name.split()[0].lower() for name in asked.names} == {asked.emblem.frame}
        assert asked.names[oath_round.LETTERS.index(asked.answer)] == asked.emblem.names[0]


def test_a_suit_with_too_few_names_borrows_from_the_others() -> None:
    few = [emblem("Vision 1", "vision"), emblem("Vision 2", "vision")]
    many = [emblem(f"Relic {n}", "relic") for n in range(12)]
    names = oath_round.names_for(few[0], [*few, *many], random.Random(2))
    assert len(set(names)) == oath_round.CHOICES and {"Vision 1", "Vision 2"} <= set(names)


def test_a_round_counts_right_picks_and_wants_one_for_each_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "answers.json").write_text('[["a", "Keep"], ["b", "Scouts"], ["c", "Curfew"]]')
    (tmp_path / "picks.txt").write_text("a\nc\nc\n")
    oath_round.tell(tmp_path)
    assert capsys.readouterr().out == "2 of 3 right\n  2: Scouts was b, picked c\n"
    (tmp_path / "picks.txt").write_text("a c")
    with pytest.raises(ValueError, match="shorter"):
        oath_round.tell(tmp_path)
