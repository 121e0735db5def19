"""The worked example of docs/rules/oath.md, and what it says might have been."""

from __future__ import annotations

from ludotek.games.oath.marks import ATTACK_DICE, DEFENSE, DEFENSE_DICE
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import CHANCELLOR, COAST, RED, arm, luck, offered, play, table, turn_of


def on_the_coast() -> Oath:
    """Red campaigns on Rocky Coast with four warbands; nobody uses a plan, and the defense is three."""
    p = table()
    p.pawn[RED] = COAST
    turn_of(p, RED)
    arm(p, RED, 4)
    play(p, "campaign against chancellor")
    while "number 4" not in offered(p):
        play(p, "done")
    play(p, "number 4")
    while "done" in offered(p):
        play(p, "done")
    assert (p.war[ATTACK_DICE], p.war[DEFENSE_DICE]) == (4, 2)
    luck(p, "defense die shield", "defense die double")
    assert p.war[DEFENSE] == 3
    return p


def test_red_wins_loses_one_and_occupies_the_coast() -> None:
    p = on_the_coast()
    board = p.board[CHANCELLOR]
    luck(p, "attack die hollow", "attack die hollow", "attack die sword", "attack die skull")
    play(p, "number 2")
    assert p.board[CHANCELLOR] == board + 1
    assert (p.board[RED], p.garrison[COAST], p.flag[COAST]) == (1, 2, RED)


def test_with_one_hollow_sword_more_a_sacrifice_would_have_won() -> None:
    p = on_the_coast()
    luck(p, "attack die hollow", "attack die hollow", "attack die hollow", "attack die skull")
    play(p, "yes", "number 2")
    assert (p.board[RED], p.flag[COAST]) == (0, RED)
