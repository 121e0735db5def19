"""Seeds: the text of a world between two games."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from ludotek.core.rng import Rng
from ludotek.games.oath.catalogue import NAMES
from ludotek.games.oath.seed.errors import BadSeed
from ludotek.games.oath.seed.form import NONE, Place, Seed, Units
from ludotek.games.oath.seed.ids import CARD_OF, site_of
from ludotek.games.oath.seed.part import show
from ludotek.games.oath.seed.repair import layered, repaired
from ludotek.games.oath.seed.text import LONGEST, read, tidy
from ludotek.locale import LANGUAGES, Language
from tests.games.oath import seed_fuzz
from tests.games.oath.seed_reader import second_reading
from tests.games.oath.seeds import (
    CHRYSANTHEMUM,
    FIFTH_GAME,
    FIRST_GAME,
    FIRST_GAME_OF_3_3_1,
    MID_GAME,
    PUBLIC,
    WITHOUT_VISIONS,
    random_seed,
)

replace = msgspec.structs.replace
MAP = 40  # characters before the map, in seeds that are called Empire and Exile


def refusal(text: str) -> BadSeed:
    with pytest.raises(BadSeed) as refused:
        read(text)
    return refused.value


def damaged(text: str, column: int, piece: str) -> str:
    """A text with something else in a column, counted from 1."""
    return text[: column - 1] + piece + text[column - 1 + len(piece) :]


def said(text: str) -> list[str]:
    """What is repaired in a seed, in English."""
    return [Language("en").say(repair) for repair in repaired(read(text))[1]]


# Reading and printing.


@pytest.mark.parametrize("text", PUBLIC)
def test_every_public_seed_is_printed_as_it_was_read(text: str) -> None:
    assert str(read(text)) == text


def test_seeds_of_every_version_are_printed_as_they_were_read() -> None:
    rng = Rng(7)
    versions = set()
    for _ in range(300):
        seed = random_seed(rng)
        versions.add(seed.version)
        assert str(read(str(seed))) == str(seed)
    assert len(versions) == 21


def test_a_seed_says_what_the_table_of_the_format_says() -> None:
    seed = read(CHRYSANTHEMUM)
    assert (seed.version, seed.count, seed.name) == ((3, 3, 1), 1, "The Chrysanthemum Chronicle")
    assert (seed.previous_players, seed.citizens, seed.oath, seed.suits) == (0x16, 0, 0, (0, 1, 2, 3, 4, 5))
    assert seed.places[2] == Place(7, (36, NONE, 0xE9))
    assert seed.places[1] == Place(0x20, (NONE, NONE, NONE)) and not seed.places[1].is_faceup
    assert len(seed.world) == 56 and seed.world[0] == 6 and len(seed.relics) == 19 and seed.relics[-1] == 0xEC
    assert (seed.previous_citizens, seed.winner, seed.winner_name) == (0, 0x20, "UNKNOWN")


SITE_NAMES = (
    "Mine, Salt Flats, Fertile Valley, Barren Coast, Plains, River, Steppe, Mountain, Lush Coast, Marshes, Wastes, "
    "Rocky Coast, Narrow Pass, Charming Valley, Deep Woods, Standing Stones, Ancient City, Drowned City, Great Slum, "
    "Buried Giant, The Tribunal, Shrouded Wood, The Hidden Place"
)
RELIC_NAMES = (
    "Sticky Fire, Cursed Cauldron, Brass Horse, Truthful Harp, Grand Mask, Horned Mask, Cup of Plenty, Whistle, "
    "Dowsing Sticks, Cracked Horn, Bandit Crown, Ring of Devotion, Skeleton Key, Oracular Pig, Circlet of Command, "
    "Ivory Eye, Map, Obsidian Cage, Book of Records, Dragonskin Drum"
)


def test_cards_and_sites_are_those_of_the_format_by_name() -> None:
    assert [NAMES[site_of(site)] for site in range(23)] == SITE_NAMES.split(", ")
    assert [NAMES[site_of(site + 24)] for site in range(23)] == SITE_NAMES.split(", ")
    assert [NAMES[CARD_OF[card]] for card in range(218, 238)] == RELIC_NAMES.split(", ")
    visions = [NAMES[CARD_OF[card]].removeprefix("Vision of ") for card in range(210, 215)]
    assert visions == ["Sanctuary", "Rebellion", "Conspiracy", "Faith", "Conquest"]
    assert (NAMES[CARD_OF[0]], NAMES[CARD_OF[112]], NAMES[CARD_OF[197]]) == (
        "Wrestlers",
        "Secret Police",
        "Wild Allies",
    )
    assert (NAMES[CARD_OF[198]], NAMES[CARD_OF[209]]) == ("Sprawling Rampart", "Broken Forge")


def test_what_stands_around_a_pasted_seed_is_dropped_and_spaces_of_a_name_are_kept() -> None:
    spaced = CHRYSANTHEMUM.replace("07UNKNOWN", "08UNKNOWN ")
    assert str(read(tidy(f"\ufeff \n{spaced}\r\n"))) == spaced


# Names.


@pytest.mark.parametrize(("units", "size"), [("utf-16", "07"), ("utf-8", "0E")])
def test_a_name_is_counted_in_utf_16_units_and_else_in_bytes_of_utf_8(units: Units, size: str) -> None:
    text = CHRYSANTHEMUM.replace("1BThe Chrysanthemum Chronicle", f"{size}Зерна👑")
    assert (read(text).name, read(text).units) == ("Зерна👑", units)
    assert str(read(text)) == text
    assert second_reading(text) is not None


def test_a_name_that_ends_inside_a_letter_is_refused_there() -> None:
    error = refusal(FIRST_GAME.replace("10Empire", "02A👑mpire"))
    assert (error.column, error.plain) == (14, "the chronicle's name ends inside a letter.")


@pytest.mark.parametrize("letter", ["\n", "\x1b", "\u2028", "\ud83d", "\x85"])
def test_a_name_has_no_line_breaks_and_nothing_that_steers_a_screen(letter: str) -> None:
    error = refusal(FIRST_GAME.replace("Empire and", f"Empire{letter}and"))
    assert error.column == 19
    assert error.plain == f"the chronicle's name has a character that no name can have, U+{ord(letter):04X}."


def test_of_two_readings_that_fail_the_one_that_went_further_is_told() -> None:
    text = CHRYSANTHEMUM.replace("1BThe Chrysanthemum Chronicle", "0AЗерна")[:-3]
    assert refusal(text).plain == "the seed ends inside the winner's name."


# What is refused, where, and why.


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "the seed ends inside the version."),
        ("0301", 5, "the seed ends inside the version."),
        ("o30100", 1, "the version is written in digits 0 to 9 and A to F, not 'o'."),
        (damaged(FIRST_GAME, MAP + 11, "f"), MAP + 11, "site 2 is written in digits 0 to 9 and A to F, not 'f'."),
        (damaged(FIRST_GAME, 7, "0000"), 7, "the game count begins with 1."),
        (damaged(FIRST_GAME, 11, "00"), 11, "the chronicle's name has at least one letter."),
        (damaged(FIRST_GAME, 31, "20"), 31, "20 cannot stand for Citizens."),
        (damaged(FIRST_GAME, 33, "05"), 33, "05 cannot stand for the Oath."),
        (damaged(FIRST_GAME, 40, "6"), 40, "the order of suits has digits from 0 to 5."),
        (damaged(FIRST_GAME, MAP + 1, "17"), MAP + 1, "there is no site 17."),
        (damaged(FIRST_GAME, MAP + 1, "2F"), MAP + 1, "there is no site 2F."),
        (damaged(FIRST_GAME, MAP + 1, "30"), MAP + 1, "there is no site 30."),
        (damaged(FIRST_GAME, MAP + 9, "1C"), MAP + 9, "site 04 is on the map a second time."),
        (damaged(FIRST_GAME, MAP + 5, "D2"), MAP + 5, "card D2 cannot lie in site 1."),
        (damaged(FIRST_GAME, MAP + 5, "D9"), MAP + 5, "card D9 cannot lie in site 1."),
        (damaged(FIRST_GAME, MAP + 5, "03"), MAP + 5, "card 03 is here a second time."),
        (damaged(FIRST_GAME, MAP + 11, "00"), MAP + 9, "cards lie at site 2, which is not turned up."),
        (damaged(FIRST_GAME, MAP + 1, "1C"), MAP + 1, "cards lie at site 1, which is not turned up."),
        (damaged(FIRST_GAME, MAP + 3, "C6C8"), MAP + 1, "site 1 has two edifices."),
        (damaged(FIRST_GAME, MAP + 1, "11"), MAP + 1, "site 1 has room for 0 beside relics, and holds 1."),
        (damaged(FIRST_GAME, MAP + 3, "5800"), MAP + 1, "site 1 has room for 1 beside relics, and holds 2."),
        (damaged(FIFTH_GAME, MAP + 67, "C6"), MAP + 67, "card C6 cannot lie in the world deck."),
        (damaged(FIFTH_GAME, MAP + 67, "2C"), MAP + 69, "card 2C is here a second time."),
        (damaged(MID_GAME, MAP + 3, "C3"), MAP + 71, "card C3 is here a second time."),
        (damaged(FIFTH_GAME, len(FIFTH_GAME) - 1, "EE"), len(FIFTH_GAME) - 1, "card EE cannot lie in the relic deck."),
        (damaged(FIFTH_GAME, len(FIFTH_GAME) - 1, "DB"), len(FIFTH_GAME) - 1, "card DB is here a second time."),
        (FIFTH_GAME + "0", len(FIFTH_GAME) + 1, "the seed is complete, and something follows it."),
        (CHRYSANTHEMUM.replace("2007UNK", "4007UNK"), 274, "40 cannot stand for the previous winner."),
        (CHRYSANTHEMUM.replace("002007", "202007"), 272, "20 cannot stand for previous Citizens."),
        ("0" * (LONGEST + 1), LONGEST + 1, f"a seed has at most {LONGEST} characters, this has {LONGEST + 1}."),
    ],
)
def test_what_is_wrong_is_said_with_its_column_and_the_reason(text: str, column: int, reason: str) -> None:
    error = refusal(text)
    assert (error.column, error.plain) == (column, reason)
    assert error.sentence == f"Column {column}: {reason}"
    assert second_reading(text) is None


def test_an_edifice_and_its_ruin_are_one_card() -> None:
    both = damaged(damaged(FIRST_GAME, MAP + 3, "D0"), MAP + 19, "D1")
    assert refusal(both).plain == "card D1 is here a second time."


@pytest.mark.parametrize("version", ["030304", "010603", "020001", "040000", "000000"])
def test_a_version_that_nobody_wrote_is_refused_by_its_name(version: str) -> None:
    error = refusal(version + FIRST_GAME[6:])
    name = ".".join(str(int(version[place : place + 2], 16)) for place in (0, 2, 4))
    assert error.code == "seed/unknown-version"
    assert error.sentence == f"Column 1: seeds of version {name} are not known here."


def test_a_refusal_goes_from_process_to_process_whole() -> None:
    error = refusal(FIRST_GAME[:50])
    other = pickle.loads(pickle.dumps(error))
    assert (other.code, other.sentence, other.column) == (error.code, error.sentence, error.column)


# Repairs.


def test_a_whole_seed_of_the_latest_version_needs_no_repair() -> None:
    whole, _ = repaired(read(CHRYSANTHEMUM))
    assert repaired(whole) == (whole, [])


def test_an_old_first_game_is_written_in_the_latest_version_and_left_to_chance() -> None:
    whole, _ = repaired(read(FIRST_GAME))
    assert str(whole) == "030303" + FIRST_GAME_OF_3_3_1[6:]
    assert said(FIRST_GAME) == ["Version 3.1.0 is written as 3.3.3."]


def test_relics_on_the_map_leave_the_deck_and_missing_ones_come_on_top_of_it() -> None:
    whole, _ = repaired(read(MID_GAME))
    assert whole.relics == tuple(bytes.fromhex("E2E8DDDEDADBE4E1EDDFDCE3E6E7E9EAEC"))
    assert said(MID_GAME)[1:3] == [
        "Cup of Plenty lies on the map, so it leaves the relic deck.",
        "Oracular Pig is missing, and comes on top of the relic deck.",
    ]


def test_missing_visions_join_the_layers_of_the_world_deck() -> None:
    old = read(WITHOUT_VISIONS)
    whole, _ = repaired(old)
    assert [place for place, card in enumerate(whole.world) if card >= 210] == [10, 11, 27, 28, 29]
    assert [card for card in whole.world if card < 210] == list(old.world)
    assert "Conspiracy is missing, and joins the world deck." in said(WITHOUT_VISIONS)


def test_visions_are_moved_no_further_than_their_layer() -> None:
    denizens = list(range(40))
    deck = [210, 211, 212, *denizens, 213, 214]
    moved = layered(deck)
    assert [moved.index(vision) for vision in range(210, 215)] == [0, 1, 12, 28, 29]
    assert [card for card in moved if card < 210] == denizens
    assert layered(deck[:20]) == tuple(deck[:20])  # which is too short for layers


def test_bytes_without_a_meaning_are_dropped_from_the_latest_version() -> None:
    whole, repairs = repaired(read(CHRYSANTHEMUM))
    assert whole.previous_players == 0
    assert [repair.id for repair in repairs] == ["oath-repair-version", "oath-repair-players"]
    newer = replace(whole, version=(3, 3, 2), previous_players=0x3F)
    assert repaired(newer)[0].previous_players == 0x3F
    assert repaired(replace(whole, previous_players=0xBF))[0].previous_players == 0x3F


def test_an_oath_that_no_game_is_played_with_becomes_supremacy() -> None:
    whole, repairs = repaired(replace(repaired(read(CHRYSANTHEMUM))[0], oath=4))
    assert whole.oath == 0 and [repair.id for repair in repairs] == ["oath-repair-oath"]


def test_a_region_without_a_faceup_site_has_its_top_one_turned_up() -> None:
    facedown = damaged(damaged(CHRYSANTHEMUM, 52, "1CFFFF"), 58, "FF")
    whole, _ = repaired(read(facedown))
    assert whole.places[0] == Place(4, (NONE, NONE, NONE)) and whole.places[1].site == 0x20
    assert "Cradle: no site is faceup, so Plains is turned up." in said(facedown)


def test_a_third_relic_at_a_site_goes_under_the_relic_deck() -> None:
    crowded = replace(read(MID_GAME), places=(Place(22, (0xEB, 0xEA, 0xE9)), *read(MID_GAME).places[1:]))
    whole, _ = repaired(crowded)
    assert whole.places[0].cards == (NONE, 0xEA, 0xE9)
    assert whole.relics[0] == 0xEB and len(set(whole.relics)) == len(whole.relics) == 16


# All at once.


def test_damaged_seeds_are_read_the_same_way_twice_or_refused_with_place_and_reason() -> None:
    counts = seed_fuzz.fuzz(2_000, seed=1)
    assert counts["read"] > 300 and counts["refused"] > 300


@pytest.mark.parametrize(
    ("name", "value"), [("count", 0x1234), ("world", (1, 0)), ("winner_name", "Nobody"), ("places", ())]
)
def test_the_fuzz_notices_a_reader_that_differs(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    def other(text: str) -> Seed:
        return replace(read(text), **{name: value})

    monkeypatch.setattr(seed_fuzz, "read", other)
    assert seed_fuzz.fault(CHRYSANTHEMUM).startswith("Two readers differ about")


def test_a_seed_is_told_whole_in_both_languages() -> None:
    rng, spoken = Rng(3), [Language(code) for code in LANGUAGES]
    for text in (*PUBLIC, *(str(random_seed(rng)) for _ in range(30))):
        shown = show(text)
        assert shown.text == text
        for language in spoken:
            for about, there in shown.lines:
                assert language.say(about) and all(language.say(one) for one in there)
            assert all(language.say(repair) for repair in shown.repairs)
