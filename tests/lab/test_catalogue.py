"""Games as lists show them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.core.options import Options
from ludotek.games import game
from ludotek.lab.catalogue import OptionEntry, entry, option_entries
from tests.lab.dice_duel import DiceDuelGame


class DuelOptions(Options, frozen=True, kw_only=True):
    sides: Annotated[int, msgspec.Meta(ge=2, le=20)] = 6
    mood: Literal["calm", "wild"] = "calm"
    is_open: bool = True


class DuelWithOptions(DiceDuelGame):
    form = DuelOptions


def test_an_entry_says_what_a_game_is() -> None:
    novem = entry(game("novem"))
    assert (novem.id, novem.title, novem.seats) == ("novem", "Novem", ["rows", "columns"])
    assert novem.moves == game("novem").moves
    assert novem.has_secrets


def test_options_come_with_their_defaults_and_what_they_take() -> None:
    sides, mood, is_open = option_entries(DuelWithOptions())
    assert sides == OptionEntry("sides", 6, type="integer", limits={"from": 2, "to": 20})
    assert mood == OptionEntry("mood", "calm", values=["calm", "wild"])
    assert is_open == OptionEntry("is_open", True, values=[False, True])
    assert [option.accepts() for option in (sides, mood, is_open)] == [
        "integer from 2 to 20",
        "calm, wild",
        "false, true",
    ]


def test_every_default_of_novem_is_a_value_it_takes() -> None:
    for option in option_entries(game("novem")):
        assert not option.values or option.default in option.values


def test_a_game_without_options_has_none() -> None:
    assert option_entries(DiceDuelGame()) == []
