"""Glossaries: every word is explained in every language, found in texts by its forms, and known to boards."""

from __future__ import annotations

import re

import pytest

from ludotek.core.game import Game
from ludotek.games import games
from ludotek.locale import LANGUAGES, language

by_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))


def names(game: Game, code: str) -> list[str]:
    return language(code).text(f"{game.id}-glossary").split(", ")


def pattern(form: str) -> re.Pattern[str]:
    """As the browser looks for it (`web/src/lib/reading.ts`)."""
    letters = form.replace("*", r"\w*")
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE if form.islower() else 0)


@by_game
def test_every_word_is_explained_in_every_language(game: Game) -> None:
    listed = [names(game, code) for code in LANGUAGES]
    assert all(one == listed[0] for one in listed)
    for code in LANGUAGES:
        glossary = language(code).glossary(game)
        assert len(glossary) == len(listed[0]) > 0
        assert all(about.endswith(".") and 20 < len(about) < 300 for _, about in glossary)


@by_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_stands_somewhere_in_what_its_game_says(game: Game, code: str) -> None:
    """A form that no text has would explain nothing."""
    texts = [path for path in (game.folder / "locale" / code).glob("*.ftl") if path.name != "glossary.ftl"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in texts)
    for name in names(game, code):
        forms = language(code).text(f"{game.id}-word-{name}.forms").split(", ")
        assert any(pattern(form).search(text) for form in forms), name


@by_game
def test_a_board_names_only_words_of_its_glossary(game: Game) -> None:
    boards = (game.folder / "web").glob("*.svelte")
    named = {word for path in boards for word in re.findall(r'"word-([a-z]+)"', path.read_text(encoding="utf-8"))}
    assert named <= set(names(game, "en"))


def test_a_word_is_told_apart_from_longer_ones() -> None:
    assert pattern("загон*").search("два загони") and not pattern("загон*").search("перезагони")
    assert pattern("Turn").search("its Turn") and not pattern("Turn").search("a turn")


def test_a_game_without_a_glossary_explains_nothing() -> None:
    class Mute:
        id = "mute"

    assert language("en").glossary(Mute()) == []  # type: ignore[arg-type]
