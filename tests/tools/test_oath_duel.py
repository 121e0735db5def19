"""Bots of today play those of another checkout, each with its own modules."""

from __future__ import annotations

from pathlib import Path

from tools.oath_duel import policy_of, winner

from ludotek.games.oath.bot import SKILL

ROOT = Path(__file__).parents[2]


def test_the_other_checkouts_modules_are_its_own_and_play() -> None:
    older, today = policy_of(ROOT, 2), SKILL.play[2]
    assert older is not today
    assert older.__globals__["habit"].__module__ == "older_oath.habits"
    assert winner([today, older], 1) == winner([today, today], 1), "the same bots under another name play the same"
