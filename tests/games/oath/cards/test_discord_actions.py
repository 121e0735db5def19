"""The Discord suit: actions."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import DISCORD, HEARTH, card
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.archive import play, told_by
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    PLAINS,
    RED,
    YELLOW,
    advise,
    hide,
    lay,
    offered,
    reds,
)


def hall() -> Oath:
    game = reds(favor=2)
    lay(game, PLAINS, "gambling_hall")
    game.pool -= 9
    game.banks[HEARTH] += 9
    return play(game, "use Gambling Hall")


@pytest.mark.parametrize(
    ("faces", "won"),
    [
        (("shield", "shield", "shields", "blank"), 4),
        (("shield", "double", "shields", "blank"), 6),
        (("double", "shields", "double", "shield"), 12),
    ],
)
def test_a_gambling_hall_pays_what_four_defense_dice_show(faces: tuple[str, ...], won: int) -> None:
    """Faces that double multiply."""
    # Ruling: gambling-hall 1
    game = play(hall(), *[f"defense die {face}" for face in faces], "bank of hearth")
    assert (game.favor[RED], game.banks[HEARTH]) == (won, 12 - won)
    assert game.favor_on[card("gambling_hall")] == 2


def test_a_gambling_hall_pays_no_more_than_its_bank_has() -> None:
    game = play(hall(), *["defense die shields"] * 4, "bank of discord")
    assert (game.favor[RED], game.banks[DISCORD]) == (3, 0)


def test_who_rolls_nothing_in_a_gambling_hall_goes_home_with_nothing() -> None:
    game = play(hall(), "defense die double", *["defense die blank"] * 3)
    assert "rest" in offered(game)
    assert game.favor[RED] == 0


def test_an_enchantress_changes_places_with_anybodys_adviser_wherever_it_is_but_not_with_a_locked_one() -> None:
    # Ruling: enchantress 2
    game = reds("enchantress", secrets=1)
    game.pawn[YELLOW] = COAST
    elders = advise(game, YELLOW, "elders")
    advise(game, BLUE, "faithful_friend")
    advise(game, RED, "scouts")
    game.favor_on[elders] = 2
    game.pool -= 2
    play(game, "use Enchantress")
    assert offered(game) == ["card Elders"]
    assert told_by(game, "card Elders") == ["Red chooses Elders."]
    assert game.advisers[RED] == [elders, card("scouts")]
    assert game.advisers[YELLOW] == [card("enchantress")]
    assert (game.secrets[RED], game.favor_on[elders]) == (0, 2)


def test_whoever_gets_the_enchantress_and_has_too_many_advisers_keeps_her() -> None:
    # Ruling: enchantress 1
    game = reds("enchantress")
    for id in ("elders", "scouts", "wolves"):
        advise(game, BLUE, id)
    game.facedown[BLUE].clear()
    hidden = hide(game, BLUE, "rangers")
    play(game, "use Enchantress", "card Elders")
    assert game.asked == BLUE
    assert "card Enchantress" not in offered(game)
    assert len(offered(game)) == 3
    assert told_by(game, "card Scouts") == ["Blue discards Scouts."]
    assert game.advisers[BLUE] == [card("enchantress"), card("wolves")]
    assert game.facedown[BLUE] == [hidden]
    assert game.asked == RED


def test_an_enchantress_alone_charms_nobody() -> None:
    game = reds("enchantress", "scouts")
    hide(game, CHANCELLOR, "elders")
    assert "use Enchantress" not in offered(game)
