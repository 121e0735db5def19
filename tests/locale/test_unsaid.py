"""What a game from elsewhere has no words for is told, not met at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from tests.cli.commands import ludotek
from tests.reference_games import matching_pennies

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.phrase import phrase
from ludotek.games import games
from ludotek.locale import Language, language
from ludotek.locale.language import languages_of, words_of
from ludotek.locale.unsaid import unsaid, unsaid_in

WORDS = """
pennies-title = Pennies
pennies-seat-first = First
pennies-seat-second = Second
pennies-move-heads = heads
pennies-move-tails = tails
pennies-revealed = They show { $a }.
pennies-ending-over = all shown
option-pennies-coin = Coin
    .about = What is laid.
option-pennies-coin-cent = a cent
option-pennies-coin-euro = a euro
"""


class PenniesOptions(Options, frozen=True, kw_only=True):
    coin: Literal["cent", "euro"] = "cent"


class Pennies(matching_pennies.MatchingPenniesGame):
    id = "pennies"
    is_spoken = True
    form = PenniesOptions


def spoken(words: str) -> Language:
    return Language("en", words)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_the_games_of_the_house_have_words_for_everything(game: Game) -> None:
    assert unsaid(game) == []


def test_a_game_that_is_told_plainly_lacks_nothing() -> None:
    assert unsaid(matching_pennies.GAME) == []


def test_a_game_with_all_its_words_lacks_nothing() -> None:
    assert list(unsaid_in(Pennies(), spoken(WORDS))) == []


@pytest.mark.parametrize("line", [line for line in WORDS.strip().splitlines() if "about" not in line])
def test_every_message_that_is_missing_is_named(line: str) -> None:
    id = line.partition(" ")[0]
    rest = WORDS.replace(line + "\n", "").replace(
        "    .about = What is laid.\n", "" if id == "option-pennies-coin" else "    .about = What is laid.\n"
    )
    assert f"There is no message {id!r} in 'en'." in list(unsaid_in(Pennies(), spoken(rest)))


def test_an_option_says_what_it_is_for() -> None:
    silent = spoken(WORDS.replace("    .about = What is laid.\n", ""))
    assert list(unsaid_in(Pennies(), silent)) == ["There is no message 'option-pennies-coin.about' in 'en'."]
    assert silent.option_about(Pennies(), "coin") == ""


def test_a_move_that_asks_for_what_it_does_not_name_is_told() -> None:
    asking = spoken(WORDS.replace("= heads", "= heads of { $king }"))
    (sentence,) = unsaid_in(Pennies(), asking)
    assert "pennies-move-heads" in sentence


def test_check_names_what_is_missing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.cli.house.find_game", lambda _: Pennies())
    said = ludotek(capsys, "check", "pennies", "--games", "1")
    assert said.status == 1
    assert said.err.startswith("pennies: There is no message 'pennies-title' in 'en'. There is no message")


def test_a_game_speaks_of_its_seats_and_endings_in_its_own_words_or_plainly() -> None:
    plain, own = matching_pennies.GAME, Pennies()
    assert plain.say_seat(0, plain.options()) == phrase("plain", words="first")
    assert own.say_seat(0, own.options()) == phrase("pennies-seat-first")
    assert plain.say_ending("over") == phrase("plain", words="over")
    assert spoken(WORDS).say(own.say_ending("over")) == "all shown"


def test_what_nobody_has_translated_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "locale" / "en").mkdir(parents=True)
    (tmp_path / "locale" / "en" / "words.ftl").write_bytes(b"pennies-title = Pennies \xff\n")
    assert words_of(tmp_path, "uk") == words_of(tmp_path, "en") == "pennies-title = Pennies \N{REPLACEMENT CHARACTER}\n"
    assert languages_of(tmp_path) == ["en"]


def test_a_view_is_named_by_the_words_of_its_game_or_by_its_own() -> None:
    assert language("en").field(Pennies(), "both_coins") == "both coins"
    assert spoken("pennies-view-both-coins = Coins").field(Pennies(), "both_coins") == "Coins"
