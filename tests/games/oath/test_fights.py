"""Campaigns, as far as no other test says it: targets, pools, plans and dice."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    beginning,
    hand,
    lay,
    luck,
    offered,
    play,
    reds,
    site,
    station,
    swear_in,
    turn_of,
)


def against_blue() -> Oath:
    """Red attacks Blue's Plains with three warbands, and nobody uses a plan."""
    game = reds()
    station(game, PLAINS, BLUE, 2)
    return play(game, "campaign against blue", "done", "number 3", "done")


# The dice.


def test_of_six_attack_faces_three_are_hollow_two_are_swords_and_one_has_two_and_a_skull() -> None:
    """§7."""
    game = against_blue()
    luck(game, "defense die blank")
    assert dict(zip(offered(game), game.odds(), strict=True)) == {
        "attack die hollow": 3,
        "attack die sword": 2,
        "attack die skull": 1,
    }
    rolled = []
    for face in ("hollow", "sword", "skull"):
        luck(game, f"attack die {face}")
        rolled.append((game.campaign.hollow_swords, game.campaign.swords, game.campaign.skulls))
    assert rolled == [(1, 0, 0), (1, 1, 0), (1, 3, 1)]


@pytest.mark.parametrize(
    ("face", "chances", "shields", "doublings"),
    [("blank", 2, 0, 0), ("shield", 2, 1, 0), ("shields", 1, 2, 0), ("double", 1, 0, 1)],
)
def test_of_six_defense_faces_two_are_blank_and_one_doubles(
    face: str, chances: int, shields: int, doublings: int
) -> None:
    """§8."""
    game = against_blue()
    assert game.odds()[offered(game).index(f"defense die {face}")] == chances
    luck(game, f"defense die {face}")
    assert (game.campaign.shields, game.campaign.doublings) == (shields, doublings)


def test_the_end_die_has_six_faces_each_as_likely() -> None:
    """§9."""
    game = turn_of(reds(), 3)
    game.round = 5
    play(game, "rest")
    assert beginning(game, "end die") == ["1", "2", "3", "4", "5", "6"]
    assert len(game.moves(CHANCE)) == 6
    assert len(set(game.odds())) <= 1


# Targets and pools.


def test_one_target_at_least_is_at_the_attackers_site() -> None:
    """§71."""
    game = reds()
    station(game, MOUNTAIN, BLUE, 1)
    hand(game, BLUE, "map")
    play(game, "campaign against blue", "site provinces-1")
    assert offered(game) == ["card Map", "pawn and favor"]  # and not to be done with it
    assert "done" in offered(play(game, "card Map"))


def test_there_are_as_many_attack_dice_as_one_likes_up_to_the_warbands_on_the_board() -> None:
    """§74 and §127."""
    game = reds()
    arm(game, RED, 4)
    station(game, PLAINS, BLUE, 1)
    play(game, "campaign against blue", "done")
    assert beginning(game, "number") == ["0", "1", "2", "3", "4"]


# Plans.


def test_the_attacker_uses_plans_before_the_defender_and_each_once() -> None:
    """§78."""
    game = reds("scouts", "rain_boots")
    advise(game, BLUE, "longbows")
    station(game, PLAINS, BLUE, 2)
    play(game, "campaign against blue", "done", "number 3")
    assert (game.asked, beginning(game, "use")) == (RED, ["Scouts", "Rain Boots"])
    play(game, "use Scouts")
    assert (game.asked, beginning(game, "use")) == (RED, ["Rain Boots"])
    play(game, "done")
    assert (game.asked, offered(game)) == (BLUE, ["use Longbows", "done"])


def test_after_the_defender_each_ally_uses_plans() -> None:
    """§78."""
    game = reds()
    swear_in(game, BLUE)
    advise(game, BLUE, "wrestlers")
    advise(game, CHANCELLOR, "bear_traps")
    play(game, "campaign against blue", "done", "number 3")
    assert (game.asked, offered(game)) == (BLUE, ["use Wrestlers", "use Longbows", "done"])
    play(game, "use Longbows", "done")
    assert (game.asked, offered(game)) == (CHANCELLOR, ["use Bear Traps", "done"])  # the Longbows were used


def test_bandits_use_no_plan_that_costs_anything_and_count_one_at_each_target() -> None:
    """§80 and §83."""
    game = reds()
    for slot in (PLAINS, COAST):
        station(game, slot, CHANCELLOR, 0)
    game.at[0] = -100
    game.discards[0].append(3)
    site(game, PLAINS, "river")
    lay(game, PLAINS, "extra_provisions")
    play(game, "campaign against bandits", "site hinterland-1", "number 3")
    assert game.campaign.defense_dice == 2
    luck(game, "defense die blank", "defense die blank")
    assert game.campaign.defense == 2


def test_a_sacrifice_that_would_not_be_enough_is_not_asked_for() -> None:
    """§85."""
    game = against_blue()
    luck(game, "defense die shields", *["attack die hollow"] * 4)
    assert not game.campaign.is_under_way
    assert (game.board[RED], game.garrison[PLAINS]) == (2, 2)  # of three one died, and nobody was asked


def test_beaten_bandits_are_there_again() -> None:
    """§83 and §89."""
    game = reds()
    station(game, PLAINS, CHANCELLOR, 0)
    for _ in range(2):
        play(game, "campaign against bandits", "number 3")
        luck(game, "defense die blank", *["attack die sword"] * 3)
        assert (game.campaign.defense, game.campaign.slain) == (1, [0, 0])
        play(game, "number 0")
