"""The False Prophet: a Vision that two players share (ruling O52)."""

from __future__ import annotations

import pytest

from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY, USURPER, VISIONARY, WAR_EXHAUSTION
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.victory import war_exhaustion
from ludotek.games.oath.view import OathView
from tests.games.oath.cards.search_table import go, held
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    RED,
    YELLOW,
    arm,
    hide,
    offered,
    out_of_the_deck,
    raise_banner,
    reds,
    swear_in,
    turn_of,
)

FAITH = card("vision_of_faith")


def reveal(game: Oath, seat: int, id: str) -> None:
    out_of_the_deck(game, card(id))
    game.vision[seat] = card(id)
    game.cards.seen[card(id)] = 63


def shared() -> Oath:
    """Red's Prophet has a warband on Blue's Vision of Faith."""
    game = reds()
    reveal(game, BLUE, "vision_of_faith")
    game.visions_drawn = 3
    held(game, "false_prophet")
    return go(game, "card Vision of Faith")


def test_a_false_prophet_puts_a_warband_of_the_bank_onto_any_revealed_vision() -> None:
    # Ruling: false-prophet 2
    game = reds()
    reveal(game, RED, "vision_of_conquest")
    reveal(game, BLUE, "vision_of_faith")
    held(game, "false_prophet")
    assert offered(game) == ["card Vision of Conquest", "card Vision of Faith"]
    bank, board = game.barracks[RED], game.board[RED]
    go(game, "card Vision of Conquest")
    assert (game.barracks[RED], game.board[RED]) == (bank - 1, board)
    assert game.following[RED] == card("vision_of_conquest")


def test_everyone_sees_whose_warband_lies_on_a_vision() -> None:
    game = shared()
    for seat in range(4):
        view = GAME.view(game, seat)
        assert isinstance(view, OathView)
        assert [player.following for player in view.players] == [None, FAITH, None, None]


def test_without_a_vision_or_a_warband_or_as_a_citizen_there_is_nothing_to_share() -> None:
    """Ruling O52."""
    assert "rest" in offered(held(reds(), "false_prophet"))
    game = reds()
    reveal(game, BLUE, "vision_of_faith")
    arm(game, RED, 14)
    assert "rest" in offered(held(game, "false_prophet"))
    game = reds()
    reveal(game, BLUE, "vision_of_faith")
    swear_in(game, RED)
    assert "rest" in offered(held(game, "false_prophet"))


def test_a_shared_vision_wins_for_whoever_meets_its_goal() -> None:
    """Ruling O52."""
    game = shared()
    raise_banner(game, RED, DARKEST_SECRET)
    turn_of(game, RED)
    assert (game.winner, game.how) == (RED, VISIONARY)
    game = shared()
    raise_banner(game, BLUE, DARKEST_SECRET)
    assert turn_of(game.copy(), RED).winner == NOBODY
    assert turn_of(game, BLUE).winner == BLUE


def test_a_citizens_prophet_wins_nothing_until_it_is_an_exile_again() -> None:
    """Ruling O52."""
    # Ruling: false-prophet 1
    game = shared()
    raise_banner(game, RED, DARKEST_SECRET)
    swear_in(game, RED)
    game.following[RED] = FAITH
    assert turn_of(game, RED).winner == NOBODY


@pytest.mark.parametrize(("is_citizen", "winner"), [(False, RED), (True, CHANCELLOR)])
def test_a_shared_vision_counts_after_the_last_round(is_citizen: bool, winner: int) -> None:
    game = shared()
    raise_banner(game, RED, DARKEST_SECRET)
    if is_citizen:
        swear_in(game, RED)
    game.keeper, game.is_usurper = YELLOW, False
    war_exhaustion(game)
    assert (game.winner, game.how) == (winner, WAR_EXHAUSTION)
    assert game.how != USURPER


def replaced() -> Oath:
    """Blue reveals another Vision."""
    game = turn_of(shared(), BLUE)
    hide(game, BLUE, "vision_of_conquest")
    return go(game, "play facedown Vision of Conquest", "reveal the vision")


def test_a_discarded_vision_comes_to_the_prophet_as_if_it_had_been_drawn() -> None:
    """Ruling O52."""
    # Ruling: false-prophet 2
    game = replaced()
    assert game.vision[BLUE] == card("vision_of_conquest")
    assert (game.asked, game.following[RED], game.hand) == (RED, EMPTY, [FAITH])
    assert offered(game) == ["adviser facedown", "reveal the vision", "discard it"]
    bank = game.barracks[RED]
    go(game, "reveal the vision")
    assert (game.vision[RED], game.barracks[RED]) == (FAITH, bank)
    assert (game.asked, game.hand) == (BLUE, [])


def test_the_warband_goes_home_when_its_vision_is_discarded() -> None:
    game = shared()
    bank = game.barracks[RED]
    turn_of(game, BLUE)
    hide(game, BLUE, "vision_of_conquest")
    go(game, "play facedown Vision of Conquest", "reveal the vision")
    assert game.barracks[RED] == bank + 1
    go(game, "discard it")
    assert FAITH in game.discards[1]


def test_the_vision_of_whoever_turns_citizen_comes_to_the_prophet() -> None:
    game = shared()
    become_citizen(game, BLUE)
    game.go_on()
    assert (game.asked, game.hand, game.vision[BLUE]) == (RED, [FAITH], EMPTY)
    go(game, "adviser facedown")
    assert FAITH in game.facedown[RED]
    assert game.citizens == 1 << BLUE


def test_a_prophet_who_is_a_citizen_gets_no_vision() -> None:
    """Ruling O52."""
    game = shared()
    bank = game.barracks[RED]
    swear_in(game, RED)
    become_citizen(game, BLUE)
    game.go_on()
    assert FAITH in game.discards[1]
    assert game.barracks[RED] == bank + 1 + 3  # its board is purple now


def test_a_prophet_of_its_own_vision_discards_it_when_it_turns_citizen() -> None:
    game = reds()
    reveal(game, RED, "vision_of_faith")
    held(game, "false_prophet")
    go(game, "card Vision of Faith")
    become_citizen(game, RED)
    game.go_on()
    assert FAITH in game.discards[1]
    assert (game.following[RED], game.vision[RED], game.citizens) == (EMPTY, EMPTY, 1 << RED)


def test_a_prophet_who_replaces_its_own_vision_may_keep_both() -> None:
    game = reds()
    reveal(game, RED, "vision_of_faith")
    held(game, "false_prophet")
    go(game, "card Vision of Faith")
    hide(game, RED, "vision_of_conquest")
    go(game, "play facedown Vision of Conquest", "reveal the vision", "adviser facedown")
    assert game.vision[RED] == card("vision_of_conquest")
    assert FAITH in game.facedown[RED]
