"""`ludotek seed`."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.commands import ludotek
from tests.games.oath.seeds import CHRYSANTHEMUM, FIRST_GAME, FIRST_GAME_OF_3_3_1, MID_GAME


def test_a_seed_is_told_line_by_line_and_printed_again(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "seed", "oath", FIRST_GAME_OF_3_3_1, "--lang", "en")
    assert said.out.splitlines() == [
        "Empire and Exile: before game 1 (seed 3.3.1)",
        "  Oath: Supremacy",
        "  Citizens: nobody",
        "  Cradle 1: Plains, Longbows",
        "  Cradle 2: chosen by chance",
        "  Provinces 1: Mountain, Taming Charm",
        "  Provinces 2: chosen by chance",
        "  Provinces 3: chosen by chance",
        "  Hinterland 1: Rocky Coast, Elders",
        "  Hinterland 2: chosen by chance",
        "  Hinterland 3: chosen by chance",
        "  World deck, 0 cards from the top: as in the first game, shuffled",
        "  Dispossessed, 0 cards: –",
        "  Relic deck, 0 relics from the top: chosen by chance",
        "  Began it as Citizens: nobody",
        "  Won it: Chancellor, UNKNOWN",
        FIRST_GAME_OF_3_3_1,
    ]


def test_a_seed_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ludotek(capsys, "seed", "oath", MID_GAME, "--lang", "uk").out.splitlines()
    assert lines[0] == "Empire and Exile: перед грою 4 (зерно 3.1.0)"
    assert "  Громадяни: Синій" in lines
    assert "  Колиска 1: Приховане Місце, Інквізитор, Розбита Кузня, Обсидіанова клітка" in lines
    assert "  За мастями: Розбрат 8, Чари 7, Порядок 6, Вогнище 6, Звір 6, Кочівник 9" in lines


def test_a_seed_comes_from_a_file_or_from_standard_input_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "world.txt"
    file.write_text(f"{MID_GAME}\n", encoding="utf-8")
    assert ludotek(capsys, "seed", "oath", str(file)).out.splitlines()[-1] == MID_GAME
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{CHRYSANTHEMUM}\r\n"))
    assert ludotek(capsys, "seed", "oath", "-").out.splitlines()[-1] == CHRYSANTHEMUM
    file.write_bytes(b"0301\xff")
    assert ludotek(capsys, "seed", "oath", str(file)).err == "A seed is text in UTF-8.\n"


def test_a_document_has_ids_decks_from_the_top_and_repairs(capsys: pytest.CaptureFixture[str]) -> None:
    document = ludotek(capsys, "seed", "oath", MID_GAME, "--json", "--lang", "en").document
    world = document["world"]
    assert document["seed"] == MID_GAME
    assert world["map"][0] == {
        "site": "the_hidden_place",
        "is_faceup": True,
        "cards": ["inquisitor", "broken_forge", "obsidian_cage"],
    }
    assert world["world"][0] == "vision_of_faith" and world["relics"][0] == "skeleton_key"
    assert (world["oath"], world["citizens"], world["winner"]) == ("supremacy", ["blue"], None)
    assert document["repairs"][0] == "Version 3.1.0 is written as 3.3.3."
    assert document["upgraded"].startswith("030303000410Empire and Exile")


def test_a_check_says_what_would_be_repaired(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "seed", "oath", FIRST_GAME, "--check", "--lang", "en")
    assert (said.status, said.out) == (0, "Version 3.1.0 is written as 3.3.3.\n")
    whole = "030303" + FIRST_GAME_OF_3_3_1[6:]
    assert ludotek(capsys, "seed", "oath", whole, "--check", "--lang", "en").out == "Nothing is wrong with this seed.\n"
    damaged = ludotek(capsys, "seed", "oath", MID_GAME[:99], "--check")
    assert (damaged.status, damaged.out) == (2, "")
    assert damaged.err == "Column 100: the seed ends inside site 8.\n"


def test_an_upgrade_is_printed_alone_and_repairs_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "seed", "oath", FIRST_GAME, "--upgrade", "--lang", "en")
    assert said.out == "030303" + FIRST_GAME_OF_3_3_1[6:] + "\n"
    assert said.err == "Version 3.1.0 is written as 3.3.3.\n"
    again = ludotek(capsys, "seed", "oath", said.out.strip(), "--upgrade")
    assert (again.out, again.err) == (said.out, "")


def test_a_game_that_begins_anew_each_time_has_no_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "seed", "novem", "030100")
    assert (said.status, said.err) == (2, "Novem has no worlds that go on from game to game.\n")
