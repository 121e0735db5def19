"""`ludotek card`."""

from __future__ import annotations

import pytest

from tests.cli.commands import ludotek


def test_a_card_is_printed_with_effect_suit_place_and_cost(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "card", "oath", "Wizard", "School", "--lang", "en")
    assert said.out.splitlines() == [
        "Wizard School",
        "  Effect: Action: you gain a secret, and your Act Phase ends.",
        "  Suit: Arcane",
        "  Faceup: only at a site",
        "  Cost: place 1 favor",
    ]


def test_a_relic_has_dice_and_no_suit(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "card", "oath", "map", "--lang", "en")
    assert "  Defense dice: 3" in said.out
    assert "Suit" not in said.out and "Faceup" not in said.out


def test_a_site_has_its_power_and_rulings_and_no_cost(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "card", "oath", "shrouded wood", "--lang", "en")
    title, effect, *rulings = said.out.splitlines()
    assert title == "Shrouded Wood" and effect.startswith("  Effect: ")
    assert rulings and "Cost" not in said.out


def test_a_card_is_found_by_its_name_in_either_language_and_printed_in_the_readers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ludotek(capsys, "card", "oath", "keep", "--lang", "uk").out.startswith("Твердиня\n")
    assert ludotek(capsys, "card", "oath", "твердиня", "--lang", "en").out.startswith("Keep\n")


def test_the_beginning_of_a_name_is_enough_where_it_means_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert ludotek(capsys, "card", "oath", "terror", "--lang", "en").out.startswith("Terror Spells\n")
    said = ludotek(capsys, "card", "oath", "second")
    assert said.status == 2
    assert said.err == "Oath has several cards called 'second': Second Chance, Second Wind.\n"


def test_a_name_that_no_card_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert ludotek(capsys, "card", "oath", "joker").err == "Oath has no card called 'joker'.\n"


def test_a_game_without_cards_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert ludotek(capsys, "card", "novem", "ace").err == "There are no cards of Novem to look up.\n"


def test_rulings_about_a_card_follow_its_facts_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ludotek(capsys, "card", "oath", "terror spells", "--lang", "en").out.splitlines()
    assert lines[-4:] == [
        "",
        "Rulings:",
        "- The two warbands may die in different places.",
        "- Boards of players who stand in your region count, and your own warbands may die.",
    ]
