"""The Nomad suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.war import LOSE, WIN, declare, empire, give_up, raid, roll, through, war, wilds
from tests.games.oath.scenario import (
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    RED,
    advise,
    lay,
    luck,
    offered,
    play,
    station,
)


def lose(game: Oath) -> Oath:
    """Red is beaten."""
    through(game)
    luck(game, *["defense die blank"] * game.campaign.defense_dice)
    return give_up(luck(game, *["attack die hollow"] * game.campaign.attack_dice))


def mounted() -> Oath:
    """Red is beaten with Horse Archers and Wild Mounts, and rules two Beast cards."""
    game = war("wild_mounts", "horse_archers", "errand_boy")
    station(game, COAST, RED, 1)
    lay(game, COAST, "roving_terror")
    return lose(play(declare(game, 2), "use Wild Mounts", "use Horse Archers"))


def test_wild_mounts_save_nomad_plans_for_a_beast() -> None:
    """Ruling O40."""
    game = mounted()
    assert offered(game) == ["card Errand Boy", "card Roving Terror", "done"]
    play(game, "card Roving Terror")
    assert card("roving_terror") not in game.at
    assert card("horse_archers") in game.advisers[RED]


def test_wild_mounts_need_not_be_ridden() -> None:
    # Ruling: wild-mounts 2
    game = play(mounted(), "done")
    assert card("horse_archers") not in game.advisers[RED]
    assert card("roving_terror") in game.at


def test_wild_mounts_are_asked_for_nothing_without_a_beast_that_may_go() -> None:
    # Ruling: wild-mounts 2
    game = war("wild_mounts", "horse_archers", "vow_of_union")  # which is locked
    lose(play(declare(game, 2), "use Wild Mounts", "use Horse Archers"))
    assert (game.asked, game.advisers[RED]) == (RED, [card("wild_mounts"), card("vow_of_union")])


def test_bandits_mount_for_two_plans_and_lose_the_first_beast() -> None:
    # Ruling: wild-mounts 1
    game = wilds("wild_mounts", "storm_caller")
    station(game, MOUNTAIN, CHANCELLOR, 0)
    lay(game, MOUNTAIN, "the_old_oak")
    station(game, COAST, CHANCELLOR, 0)
    lay(game, COAST, "mounted_patrol")
    lose(play(game, "campaign against bandits", "done", "number 0"))
    assert card("the_old_oak") not in game.at
    assert {card("storm_caller"), card("mounted_patrol")} <= set(game.at)


def test_bandits_do_not_mount_for_a_single_plan() -> None:
    # Ruling: wild-mounts 1
    game = wilds("wild_mounts", "storm_caller")
    station(game, MOUNTAIN, CHANCELLOR, 0)
    lay(game, MOUNTAIN, "the_old_oak")
    lose(play(game, "campaign against bandits", "done", "number 0"))
    assert card("the_old_oak") in game.at
    assert card("storm_caller") not in game.at


def test_lancers_double_swords_hollow_swords_and_skulls() -> None:
    """Ruling O31."""
    # Ruling: lancers 1
    game = through(play(declare(war("lancers"), 3), "use Lancers"))
    luck(game, "defense die blank", "attack die sword", "attack die hollow", "attack die skull", "attack die hollow")
    assert (game.campaign.attack, game.campaign.slain[ATTACKER]) == (2 + 1 + 4 + 1, 2)
    play(game, "number 0")
    assert game.advisers[RED] == []


@pytest.mark.parametrize(("answer", "dice", "stays"), [("number 1", 8, True), ("number 3", 10, False)])
def test_a_mountain_giant_stays_after_a_step_and_leaves_after_a_leap(answer: str, dice: int, stays: bool) -> None:
    # Ruling: mountain-giant 1
    game = play(declare(war("mountain_giant")), "use Mountain Giant", answer)
    assert game.campaign.attack_dice == dice
    lose(game)
    assert (card("mountain_giant") in game.advisers[RED]) is stays


def test_a_mountain_giant_of_the_defender_takes_dice_away() -> None:
    game = play(declare(war(defense=("mountain_giant",))), "use Mountain Giant", "number 3")
    assert game.campaign.attack_dice == 4


@pytest.mark.parametrize(("enemies", "dice"), [(("tents",), 11), ((), 7)])
def test_a_rival_khan_wants_a_nomad_to_fight_and_leaves_in_any_case(enemies: tuple[str, ...], dice: int) -> None:
    """Ruling O33."""
    # Ruling: rival-khan 1
    game = play(declare(war("rival_khan", defense=enemies)), "use Rival Khan")
    assert game.campaign.attack_dice == dice
    lose(game)
    assert game.advisers[RED] == []


def test_a_rival_khan_fights_an_allys_nomads() -> None:
    # Ruling: rival-khan 1
    game = empire()
    advise(game, RED, "rival_khan")
    advise(game, CHANCELLOR, "tents")
    play(game, "campaign against blue", "done", "number 6", "use Rival Khan")
    assert game.campaign.attack_dice == 11


def test_bandits_spend_their_rival_khan_for_nothing() -> None:
    """Ruling O33."""
    game = raid(wilds("rival_khan"))
    assert game.campaign.attack_dice == 7
    roll(game, "blank", WIN)
    play(game, "number 0")
    assert card("rival_khan") not in game.at


def test_a_mounted_patrol_halves_what_all_other_plans_leave() -> None:
    # Ruling: mounted-patrol 1
    game = play(declare(war("longbows", defense=("mounted_patrol", "wrestlers", "horse_archers"))), "use Longbows")
    play(game, "use Mounted Patrol", "use Horse Archers", "done")
    luck(game, "defense die blank")
    assert game.campaign.attack_dice == (6 + 1 + 1 - 3) // 2


def test_a_mounted_patrol_rides_away_afterwards() -> None:
    game = war(defense=("mounted_patrol",))
    play(declare(game), "use Mounted Patrol")
    luck(game, "defense die blank", *["attack die hollow"] * 3)
    give_up(game)
    assert game.advisers[2] == []


def test_a_great_crusade_counts_the_nomads_of_its_side_and_itself() -> None:
    # Ruling: great-crusade 1
    game = war("great_crusade", "tents", "scouts")
    station(game, COAST, RED, 1)
    lay(game, COAST, "elders")
    play(declare(game), "use Great Crusade")
    assert game.campaign.attack_dice == 7 + 3
    lose(game)
    assert card("great_crusade") not in game.advisers[RED]


def test_a_great_crusade_of_the_empire_counts_for_the_whole_side() -> None:
    """Ruling O30."""
    # Ruling: great-crusade 2
    game = empire()
    advise(game, 2, "great_crusade")
    advise(game, CHANCELLOR, "tents")
    lay(game, COAST, "elders")
    play(game, "campaign against blue", "done", "number 6", "use Great Crusade")
    assert game.campaign.attack_dice == 7 - 3


def test_bandits_crusade_with_all_that_they_rule() -> None:
    game = wilds("great_crusade")
    station(game, COAST, CHANCELLOR, 0)
    lay(game, COAST, "elders")
    play(game, "campaign against bandits", "done", "number 6")
    assert game.campaign.attack_dice == 7 - 2


def test_a_storm_caller_brings_two_dice_and_leaves() -> None:
    game = play(declare(war(defense=("storm_caller",))), "use Storm Caller")
    assert game.campaign.defense_dice == 3
    give_up(roll(game, "blank blank blank", LOSE))
    assert game.advisers[2] == []
