"""Fifty decisions that were read: each still replays, and the bot still does what the page says."""

from __future__ import annotations

import pytest
from tools.oath_decisions import PAGE, Entry, decided, fault, page, position, read

from ludotek.games.oath import GAME

KEPT = read()
DECISIONS: list[Entry] = KEPT["decisions"]
NAMES = [f"{number} {entry['title']}" for number, entry in enumerate(DECISIONS, 1)]


def test_there_are_fifty_from_games_of_two_to_six_at_three_levels() -> None:
    games = [KEPT["games"][entry["game"]] for entry in DECISIONS]
    assert len(DECISIONS) == 50 == len(set(NAMES))
    assert {game["players"] for game in games} == {2, 3, 4, 5, 6}
    assert {entry["level"] for entry in DECISIONS} == {3, 4, 5}


@pytest.mark.parametrize("entry", DECISIONS, ids=NAMES)
def test_the_bot_does_what_the_page_says_and_its_reader_calls_fine(entry: Entry) -> None:
    game = position(KEPT, entry)
    legal = {GAME.words(move) for move in game.moves(game.asked)}
    assert set(entry["fine"]) <= legal and len(legal) > 1
    assert fault(entry, decided(game, entry)) == ""


def test_what_is_not_fine_is_named_and_is_rare() -> None:
    named = [entry for entry in DECISIONS if entry["did"] not in entry["fine"]]
    assert all(entry.get("silly") for entry in named)
    assert len(named) <= 2


def test_a_silly_answer_would_be_found() -> None:
    entry = DECISIONS[0]
    assert "is not fine" in fault({**entry, "did": "rest"}, "rest")
    assert "no longer" in fault(entry, "rest")


def test_the_page_is_what_the_tool_writes() -> None:
    assert PAGE.read_text() == page(KEPT), "run `python tools/oath_decisions.py --write`"
