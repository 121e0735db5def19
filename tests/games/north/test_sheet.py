"""The card sheet: its form, the house's own set, and what is said of a bad one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludotek.cli.arguments import read_options
from ludotek.core import record
from ludotek.core.errors import BadOptions, BadRecord, BadSheet
from ludotek.core.phrase import phrase
from ludotek.core.position import EVERYONE
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.sheet import chosen_sheet, read
from ludotek.games import game as find_game
from ludotek.games import north
from ludotek.games.north import GAME, words
from ludotek.games.north.components import FACILITIES, HERE, KINDS, NorthOptions
from ludotek.games.north.printing import EFFECTS, LINES, deck_of
from ludotek.games.north.sheet import Line, Sheet
from ludotek.games.north.view import printed
from ludotek.games.north.vocabulary import PLAYED, USED
from ludotek.locale import LANGUAGES, Language
from tests.games.north.sheets import house_in_another_order, sheet_of

FOLDER = Path(north.__file__).parent
TEXT = (FOLDER / "cards.yaml").read_text(encoding="utf-8")
HOUSE = chosen_sheet("cards", HERE, Sheet)
IN_THE_BROWSER = FOLDER / "web" / "cards.json"


def lines_used() -> set[str]:
    texts = [*HOUSE.node, *(facility.protocol for facility in HOUSE.facilities)]
    texts += [text for ancient in HOUSE.ancients for text in (ancient.protocol, ancient.spark)]
    return {line for text in texts for line in text}


def verb(line: str) -> str:
    """`strike per facility` is another way to strike, not another verb."""
    return line.split()[0]


def line_of(written: str) -> int:
    """The number of the line on which the house's own sheet first says this."""
    return TEXT[: TEXT.index(written)].count("\n") + 1


def test_the_shipped_schema_is_that_of_the_form() -> None:
    shipped = json.loads((FOLDER / "cards.schema.json").read_text(encoding="utf-8"))
    assert shipped == msgspec.json.schema(Sheet)


def test_the_browser_has_the_same_cards() -> None:
    shipped = json.loads(IN_THE_BROWSER.read_text(encoding="utf-8"))
    assert shipped == json.loads(msgspec.json.encode(printed("cards", True)))


def test_there_are_sixteen_kinds_three_cards_of_each_and_four_facilities() -> None:
    """§1 and §2."""
    deck = deck_of("cards", False)
    assert Counter(deck.kind) == dict.fromkeys(range(16), 3)
    assert sorted(Counter(deck.back).values()) == [6, 14, 14, 14]  # Beacons are rare


def test_every_ancient_has_a_value_a_protocol_and_a_spark_and_every_facility_a_protocol() -> None:
    """§1 and §2."""
    assert {ancient.value for ancient in HOUSE.ancients} == {0, 1, 2}
    assert all(ancient.protocol and ancient.spark for ancient in HOUSE.ancients)
    assert len(HOUSE.facilities) == 4
    assert all(facility.protocol for facility in HOUSE.facilities)


def test_the_tower_array_is_twelve_cards_of_four_kinds() -> None:
    """§5, and ruling T27."""
    deck = deck_of("cards", True)
    assert (len(deck.kind), sum(deck.is_tower), max(deck.kind)) == (60, 12, 19)


def test_the_three_cards_of_a_kind_have_different_backs() -> None:
    """§3: so that an Ancient in The Wastes does not tell what is behind it."""
    assert all(len(set(ancient.backs)) == 3 for ancient in HOUSE.ancients)


def test_the_house_set_uses_at_least_twelve_verbs() -> None:
    assert len({verb(line) for line in lines_used()} - {"if"}) >= 12


def test_what_the_rules_exceptions_imply_occurs() -> None:
    used = lines_used()
    assert {"flip yours", "refill", "scan"} <= used
    assert any(line.startswith("exchange") for line in used)
    assert any(line.startswith("salvage") for line in used), "a draw from elsewhere than the Deck"
    assert used & {"recall", "oust", "exchange zones"}, "cards of a Zone move"
    assert used & {"found", "raise", "build 1", "build 2"}, "other ways to play Facilities"
    assert any(line.startswith("strike") for line in used)
    assert any(line.startswith("charge") for line in used)


def test_every_line_of_the_form_can_be_read_and_has_a_number_of_its_own() -> None:
    assert tuple(EFFECTS) == get_args(Line)
    assert [line.number for line in LINES] == list(range(len(LINES)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_name_and_flavour_is_said(code: str) -> None:
    spoken = Language(code)
    assert all(spoken.say(words.say_line(line)) for line in get_args(Line))
    for one in (*HOUSE.ancients, *HOUSE.facilities):
        assert spoken.has(f"north-flavour-{one.id}")
    names = [spoken.say(words.words_of("cards").say_name(name)) for name in range(KINDS + FACILITIES)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("value: 0", "value: 3", "value: 0", "Invalid enum value 3"),
        ("  - [draw 1", "  - [drow 1", "  - [draw 1", "Invalid enum value 'drow 1'"),
        ("id: beacon\n", "id: Beacon\n", "id: beacon", "matching regex"),
        ("    spark:", "    sparkle:", "    spark:", "sparkle: there is no such key here; it takes the keys id, "),
    ],
)
def test_a_bad_sheet_is_refused_with_its_line_and_the_reason(old: str, new: str, line: str, reason: str) -> None:
    bad = TEXT.replace(old, new, 1)
    with pytest.raises(BadSheet, match=reason) as refused:
        read(bad, Sheet)
    assert refused.value.line == line_of(line)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("id: forge", "id: beacon", "id: forge", r"facilities\[1\].id: two cards are called beacon"),
        ("id: stitcher", "id: pale-sentry", "id: stitcher", "two cards are called pale-sentry"),
        ("    tower: true\n", "", "ancients:", "16 kinds of Ancients and 4 or none of the Tower Array, not 20 and 0"),
        (
            "[beacon, forge, conduit]",
            "[beacon, forge, crypt]",
            "[beacon, forge, conduit]",
            "the back crypt of pale-sentry",
        ),
        ("value: 0", "value: 1", "ancients:", "at least 3 kinds need the Value 0"),
        ("[draw 2, strike 3,", "[if done, strike 3,", "[draw 2, strike 3,", r"node\[3\]: a text begins with if done"),
        ("[charge 1]", "[if done]", "protocol: [charge 1]", "begins with if done"),
        ("[strike 2]", "[if done, strike 2]", "protocol: [strike 2]", "begins with if done"),
        ("[oust, strike 3]", "[if done, strike 3]", "spark: [oust, strike 3]", "begins with if done"),
    ],
)
def test_what_types_cannot_say_is_said_in_a_sentence_with_its_line(old: str, new: str, line: str, reason: str) -> None:
    with pytest.raises(BadSheet, match=reason) as refused:
        read(TEXT.replace(old, new), Sheet)
    assert refused.value.line == line_of(line)


def test_a_sheet_of_ones_own_is_played_and_shown() -> None:
    """§6 and §42."""
    own = TEXT.replace("  - id: beacon\n", "  - id: beacon\n    name: Lighthouse\n")
    view = GAME.view(GAME.start(cards=own), 0)
    assert view.cards is not None and view.cards.facilities[0].name == "Lighthouse"
    assert GAME.view(GAME.start(), 0).cards is None


def test_a_sheet_of_ones_own_is_named_on_the_command_line_by_its_file(tmp_path: Path) -> None:
    """§42."""
    file = tmp_path / "mine.yaml"
    file.write_text(sheet_of("strike 4"), encoding="utf-8")
    options = read_options(GAME, None, ["--cards", str(file)])
    assert isinstance(options, NorthOptions)
    assert GAME.first(options).deck.protocol[:16] == [[EFFECTS["strike 4"].number]] * 16


def test_the_tower_array_needs_a_sheet_that_has_it() -> None:
    start = TEXT.index("\n  # The Tower Array")
    with pytest.raises(BadOptions, match=r"\btower_array needs a sheet of cards that has the Tower Array\b"):
        GAME.options({"cards": TEXT[:start] + "\n", "tower_array": True})


def test_a_table_with_a_sheet_of_its_own_speaks_its_names() -> None:
    named = TEXT.replace("id: drift-walker\n", "id: drift-walker\n    name: Old Walker\n", 1)
    named = named.replace("id: beacon\n", "id: beacon\n    name: Old Light\n", 1)
    options = GAME.options({"cards": named})
    game = Session(GAME, options).game
    spoken, card = Language("en"), GAME.read("a1")
    assert spoken.words(game, card) == "Old Walker a1"
    assert "Old Walker" in spoken.tell(game, (EVERYONE, PLAYED, 0, card), options)
    assert "Old Light" in spoken.tell(GAME, (EVERYONE, USED, 0, KINDS), options)
    assert spoken.words(game, GAME.read("b1")) == spoken.words(GAME, GAME.read("b1"))
    assert spoken.words(GAME, card) != spoken.words(game, card)


def test_a_kind_that_no_language_knows_is_called_by_its_id() -> None:
    text = TEXT.replace("drift-walker", "old-walker")
    game = GAME.in_words_of(GAME.options({"cards": text}))
    assert Language("en").words(game, GAME.read("a1")) == "old walker a1"


def test_a_sheet_in_another_order_is_spoken_of_in_its_own() -> None:
    text = house_in_another_order()
    game = GAME.in_words_of(GAME.options({"cards": text}))
    assert game.say_event((EVERYONE, USED, 0, 0)).gaps["name"] == phrase("north-ancient-lantern-moth")


def test_a_sheet_without_the_tower_array_still_has_words_for_all_moves() -> None:
    text = TEXT[: TEXT.index("  # The Tower Array")]
    game = GAME.in_words_of(GAME.options({"cards": text}))
    language = Language("uk")
    assert all(language.words(game, move) for move in range(game.moves))


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_earlier_cards_or_questions_is_refused_by_its_version(version: int) -> None:
    session = Session(GAME, GAME.options({}))
    session.finish(Rng(1))
    text = str(record.of_session(session))
    assert record.read(text, find_game).entries == session.entries
    with pytest.raises(BadRecord, match="Only version 3 of The North can be replayed") as refused:
        record.read(text.replace("version: 3", f"version: {version}"), find_game)
    assert (refused.value.code, refused.value.line) == ("record/other-version", 3)
