"""The Hearth cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

from tests.games.oath.cards.tables import do, offers
from tests.games.oath.scenario import PLAINS, RED, arm, lay, offered, reds


def test_a_rowdy_pub_gives_a_warband_more_to_who_musters_on_it_and_on_nothing_else() -> None:
    """Ruling O67."""
    game = reds()
    lay(game, PLAINS, "rowdy_pub")
    do(game, "muster on Rowdy Pub")
    assert game.board[RED] == 6
    do(game, "muster on Longbows")
    assert game.board[RED] == 8


def test_a_return_is_awaited_with_a_warband_and_without_supply() -> None:
    game = do(reds("awaited_return"), "use Awaited Return", "trade a secret with Longbows")
    assert (game.board[RED], game.supply[RED], game.favor[RED]) == (2, 7, 5)


def test_the_return_must_be_awaited_to_save_supply() -> None:
    game = reds("awaited_return")
    game.supply[RED] = 0
    assert offers(game, "trade a secret with Longbows", "use Awaited Return") == [False, True]


def test_without_a_warband_nobody_returns() -> None:
    game = reds("awaited_return")
    arm(game, RED, 0)
    assert "use Awaited Return" not in offered(game)


def test_a_return_is_not_awaited_where_there_is_nothing_to_trade() -> None:
    assert "use Awaited Return" not in offered(reds("awaited_return", favor=1, secrets=0))
