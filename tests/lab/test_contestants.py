"""Bots by name."""

from __future__ import annotations

import pytest

from ludotek.bots.random import RandomBot
from ludotek.core.errors import LudotekError
from ludotek.games import game
from ludotek.lab.contestants import contestants
from tests.lab.odd_bots import FirstMove

NOVEM = game("novem")


def test_bots_of_the_house_go_by_their_names() -> None:
    (bot,), _ = contestants(["random"], NOVEM)
    assert type(bot) is RandomBot


def test_anybody_may_bring_a_bot() -> None:
    (bot,), _ = contestants(["tests.lab.odd_bots:FirstMove"], NOVEM)
    assert isinstance(bot, FirstMove)


@pytest.mark.parametrize(
    "name", ["nobody", "", "no_such_module:Bot", "tests.lab.odd_bots:Nobody", "tests.lab.odd_bots:NOT_A_BOT", ":", "x:"]
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(LudotekError):
        contestants([name], NOVEM)
