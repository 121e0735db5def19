"""The Arcane suit: what is done when a card is played, and what bears on Search."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.search_table import go, held, pile
from tests.games.oath.scenario import BLUE, CHANCELLOR, COAST, PLAINS, RED, YELLOW, beginning, lay, offered, reds


def test_augury_draws_a_card_more() -> None:
    game = reds("augury")
    pile(game, 0, "tents", "keep", "scouts", "wolves", "elders")
    go(game, "use Augury", "search the discards of the cradle")
    assert len(game.hand) == 4
    assert card("tents") in game.discards[0]


def test_revelation_asks_everyone_from_the_chancellor_on_and_burns_favor_for_secrets() -> None:
    # Ruling: revelation 1
    game = reds(favor=2, secrets=0)
    held(game, "revelation")
    asked = []
    while offered(game)[-1].startswith("number"):
        asked.append(game.asked)
        go(game, offered(game)[-1])
    assert asked == [CHANCELLOR, RED, BLUE, YELLOW]
    assert (game.favor[RED], game.secrets[RED]) == (0, 2)


def test_whoever_likes_burns_nothing_for_revelation_and_who_has_nothing_is_not_asked() -> None:
    game = reds(favor=2, secrets=0)
    game.pool += game.favor[BLUE]
    game.favor[BLUE] = 0
    held(game, "revelation")
    go(game, "number 0", "number 0", "number 0")
    assert "rest" in offered(game)
    assert game.favor[RED] == 2


def test_the_observatory_searches_any_discards_and_not_the_deck() -> None:
    game = reds()
    lay(game, PLAINS, "observatory")
    go(game, "use Observatory")
    assert beginning(game, "search the") == [
        f"discards of the {name}" for name in ("cradle", "provinces", "hinterland")
    ]


def test_the_observatory_wants_a_pawn_where_it_lies() -> None:
    game = reds()
    lay(game, COAST, "observatory")
    game.flag[COAST], game.garrison[COAST] = RED, 1
    assert "use Observatory" not in offered(game)


def bewitched(own: int, chancellors: int, on_cards: int = 0) -> Oath:
    """Red plays Bewitch."""
    game = reds("elders", secrets=own)
    game.secrets_on[card("elders")] = on_cards
    game.secrets[CHANCELLOR] = chancellors
    return held(game, "bewitch")


def test_bewitch_makes_a_citizen_of_whoever_has_more_secrets_than_the_chancellor() -> None:
    game = go(bewitched(own=2, chancellors=1), "yes")
    assert game.citizens == 1 << RED
    assert game.supply[RED] == 7
    assert game.turn == BLUE  # its Act Phase is over


def test_bewitch_may_be_declined() -> None:
    assert go(bewitched(own=2, chancellors=1), "no").citizens == 0


@pytest.mark.parametrize(("on_cards", "is_asked"), [(0, False), (1, True)])
def test_bewitch_counts_secrets_on_cards_and_facedown_ones_of_the_chancellor(on_cards: int, is_asked: bool) -> None:
    """Ruling O49."""
    game = reds("elders", secrets=2)
    game.secrets_on[card("elders")] = on_cards
    game.secrets[CHANCELLOR], game.flipped[CHANCELLOR] = 1, 1
    assert (offered(held(game, "bewitch")) == ["yes", "no"]) == is_asked


def test_augury_does_not_work_unless_it_is_declared() -> None:
    game = reds("augury")
    pile(game, 0, "tents", "keep", "scouts", "wolves")
    assert len(go(game, "search the discards of the cradle").hand) == 3
