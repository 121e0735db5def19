"""The worked example of src/ludotek/games/oath/rules.md, and what it says might have been."""

from __future__ import annotations

from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import CHANCELLOR, COAST, RED, arm, luck, offered, play, table, turn_of


def on_the_coast() -> Oath:
    """Red campaigns on Rocky Coast with four warbands; nobody uses a plan, and the defense is three."""
    game = table()
    game.pawn[RED] = COAST
    turn_of(game, RED)
    arm(game, RED, 4)
    play(game, "campaign against chancellor")
    while "number 4" not in offered(game):
        play(game, "done")
    play(game, "number 4")
    while "done" in offered(game):
        play(game, "done")
    assert (game.campaign.attack_dice, game.campaign.defense_dice) == (4, 2)
    luck(game, "defense die shield", "defense die double")
    assert game.campaign.defense == 3
    return game


def test_red_wins_loses_one_and_occupies_the_coast() -> None:
    game = on_the_coast()
    board = game.board[CHANCELLOR]
    luck(game, "attack die hollow", "attack die hollow", "attack die sword", "attack die skull")
    play(game, "number 2")
    assert game.board[CHANCELLOR] == board + 1
    assert (game.board[RED], game.garrison[COAST], game.flag[COAST]) == (1, 2, RED)


def test_with_one_hollow_sword_more_a_sacrifice_would_have_won() -> None:
    """§85."""
    game = on_the_coast()
    luck(game, "attack die hollow", "attack die hollow", "attack die hollow", "attack die skull")
    play(game, "yes", "number 2")
    assert (game.board[RED], game.flag[COAST]) == (0, RED)
