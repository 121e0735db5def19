"""Two cards of which one rule asks both, in one player's reach: a sample of what `pairs.py` plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.games.oath.rules import Oath
from tests.games.oath import pairs


def test_there_are_pairs_to_meet() -> None:
    met = pairs.meetings()
    assert len(met) > 1000
    assert len({card for pair in met for card in pair}) > 150, "hardly a card is alone"


def test_fifty_pairs_break_nothing() -> None:
    assert pairs.broken(pairs.sample(50, 7), 1, 7) == []


def test_a_favor_that_vanishes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_and_lose(game: Oath, card: int) -> None:
        game.pool -= 1

    monkeypatch.setattr(pairs, "deal", deal_and_lose)
    assert "favor" in pairs.broken(pairs.sample(1, 1), 1, 1)[0]


def test_a_pair_that_is_noted_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes, two = tmp_path / "notes", pairs.sample(2, 1)
    assert pairs.broken(two[:1], 1, 1, notes) == []
    monkeypatch.setattr(pairs, "fault_of", lambda *_: "something")
    found = pairs.broken(two, 1, 1, notes)
    assert len(found) == 1
    assert pairs.broken(two, 1, 1, notes) == found, "what went wrong is noted too"
    assert len(pairs.broken(two[:1], 2, 1, notes)) == 2, "more games are other games"


def test_shards_share_out_all_pairs() -> None:
    met = pairs.meetings()
    parts = [pairs.shard(met, f"{part}/3") for part in (1, 2, 3)]
    assert sorted(pair for part in parts for pair in part) == met
