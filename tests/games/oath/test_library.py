"""What is said of a card that is looked up: rulings in both languages, one a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.games.oath.catalogue import CARDS, IDS, card
from ludotek.games.oath.components import BANNERS
from ludotek.games.oath.library import LIBRARY
from ludotek.locale import LANGUAGES, Language
from ludotek.locale.language import shipped

ENGLISH, UKRAINIAN = (Language(code) for code in LANGUAGES)
RULED = re.findall(r"^(oath-ruling-[a-z-]+) =", shipped("en"), flags=re.M)
EDIFICES = {
    "sprawling-rampart",
    "bandit-rampart",
    "hall-of-debate",
    "forest-temple",
    "ruined-temple",
    "festival-district",
    "squalid-district",
    "great-spire",
    "fallen-spire",
    "broken-forge",
}


def test_every_ruling_is_about_a_card() -> None:
    known = {id.replace("_", "-") for id in (*IDS, *BANNERS)} | EDIFICES
    assert len(RULED) == len(set(RULED)) == 178
    assert {id.removeprefix("oath-ruling-") for id in RULED} <= known


@pytest.mark.parametrize("id", RULED)
def test_rulings_are_the_same_sentences_in_both_languages(id: str) -> None:
    english, ukrainian = ENGLISH.text(id).splitlines(), UKRAINIAN.text(id).splitlines()
    assert len(english) == len(ukrainian) > 0
    assert all(ruling.endswith(".") for ruling in english + ukrainian)
    assert not re.search("[A-Za-z]", "".join(ukrainian))


def cited(text: str) -> Iterator[str]:
    """The rulings that tests name: `# Rulings: wrestlers 1 2; scouts 1`."""
    for line in re.findall(r"# Rulings?: (.+)", text):
        for cite in line.split("; "):
            id, *numbers = cite.split()
            yield from (f"{id} {number}" for number in numbers)


def test_every_ruling_on_a_card_is_shown_by_a_test_that_names_it() -> None:
    counts = {id.removeprefix("oath-ruling-"): len(ENGLISH.text(id).splitlines()) for id in RULED}
    rulings = {f"{id} {number}" for id, count in counts.items() for number in range(1, count + 1)}
    tests = [
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py") if path != Path(__file__)
    ]
    assert {cite for text in tests for cite in cited(text)} == rulings


def test_a_ruling_that_is_named_is_found() -> None:
    assert list(cited("    # Rulings: wrestlers 1 2; scouts 1\n    # Ruling: wolves 1")) == [
        "wrestlers 1",
        "wrestlers 2",
        "scouts 1",
        "wolves 1",
    ]


def test_the_library_finds_the_rulings_of_a_card_and_none_where_none_are() -> None:
    ruled = [number for number in range(CARDS) if ENGLISH.has(LIBRARY.rulings(number).id)]
    assert ENGLISH.say(LIBRARY.rulings(card("gambling_hall"))) == "Faces that double multiply all shields."
    assert card("tutor") not in ruled
    assert len(ruled) >= len(RULED) - len(EDIFICES)


def test_every_card_has_facts_in_both_languages() -> None:
    for number in range(CARDS):
        for spoken in (ENGLISH, UKRAINIAN):
            assert all(spoken.say(label) and spoken.say(fact) for label, fact in LIBRARY.facts(number))
