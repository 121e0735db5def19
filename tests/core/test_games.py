"""Which games are in the house: every entry point of its group, whoever brings it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from ludotek import games as house
from ludotek.core.errors import UnknownGame
from ludotek.games import GROUP, BrokenGame
from ludotek.locale import Language
from tests.cli.commands import ludotek

OURS = [EntryPoint(id, f"ludotek.games.{id}:GAME", GROUP) for id in ("oath", "novem")]
GUEST = EntryPoint("parted", "tests.core.parted:GAME", GROUP)
BROKEN = EntryPoint("broken", "tests.core.parted.broken:GAME", GROUP)
MISNAMED = EntryPoint("poker", "tests.core.parted:GAME", GROUP)


def forget() -> None:
    for remembered in (house.promised, house.found, house.game, house.broken, house.games, house.folders):
        remembered.cache_clear()


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    installed = list(OURS)
    monkeypatch.setattr(house, "entry_points", lambda group: installed)
    forget()
    yield installed
    monkeypatch.undo()
    forget()


def test_games_are_listed_the_lightest_first(entries: list[EntryPoint]) -> None:
    assert [game.id for game in house.games()] == ["novem", "oath"]


def test_a_package_brings_a_game(entries: list[EntryPoint]) -> None:
    entries.append(GUEST)
    assert [game.id for game in house.games()] == ["novem", "parted", "oath"]
    assert house.folders()["parted"].name == "parted"


def test_a_game_that_cannot_be_loaded_is_left_out_and_named(entries: list[EntryPoint]) -> None:
    entries.append(BROKEN)
    with pytest.warns(RuntimeWarning, match=r"broken, tests\.core\.parted\.broken:GAME, cannot be loaded"):
        assert [game.id for game in house.games()] == ["novem", "oath"]
    with pytest.raises(BrokenGame, match="cannot be loaded"):
        house.game("broken")


def test_a_game_is_called_what_its_entry_point_says(entries: list[EntryPoint]) -> None:
    entries.append(MISNAMED)
    with pytest.raises(BrokenGame, match="is not a game called 'poker'"):
        house.game("poker")


def test_nobody_takes_the_name_of_a_game_of_the_house(entries: list[EntryPoint]) -> None:
    entries.insert(0, EntryPoint("novem", "a.game:GAME", GROUP))
    with pytest.warns(
        RuntimeWarning, match=r"a\.game:GAME is left out, .*ludotek\.games\.novem:GAME is called 'novem' too"
    ):
        assert [game.id for game in house.games()] == ["novem", "oath"]
    assert house.game("novem").title == "Novem"
    assert list(house.broken()) == ["a.game:GAME"]


def test_of_two_packages_with_one_name_one_stays(entries: list[EntryPoint]) -> None:
    entries += [EntryPoint("parted", "tests.other:GAME", GROUP), GUEST]
    with pytest.warns(RuntimeWarning, match=r"tests\.other:GAME is left out"):
        assert [game.id for game in house.games()] == ["novem", "parted", "oath"]


@pytest.mark.parametrize("module", ["no_such_package.game", "tests.core.parted.broken.game", "tests.core.parted.gone"])
def test_a_package_that_is_not_there_silences_nobody(entries: list[EntryPoint], module: str) -> None:
    entries.append(EntryPoint("gone", f"{module}:GAME", GROUP))
    assert set(house.folders()) == {"novem", "oath"}
    assert Language("uk").text("novem-title") == "Novem"
    assert list(house.broken()) == [f"{module}:GAME"]


def test_a_broken_game_is_named_by_the_doctor(entries: list[EntryPoint], capsys: pytest.CaptureFixture[str]) -> None:
    entries += [BROKEN, GUEST]
    checkup = ludotek(capsys, "doctor", "--json").document
    assert list(checkup["games"]) == ["novem", "oath", "parted"]
    assert checkup["games"]["parted"] == "tests.core.parted"
    game, terminal = [sentence for sentence in checkup["broken"] if "skill:PAGE" not in sentence]
    assert game.startswith("broken, tests.core.parted.broken:GAME, cannot be loaded")
    assert terminal.startswith("The terminal of tests.core.parted, broken:BOARD, cannot be loaded")
    assert f"Broken: {game}" in " ".join(ludotek(capsys, "doctor").out.split())


def test_an_unknown_game_is_refused_with_those_there_are(entries: list[EntryPoint]) -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess' here; there is novem, oath\."):
        house.game("chess")
