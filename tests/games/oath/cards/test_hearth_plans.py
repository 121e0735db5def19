"""The Hearth suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER, PEOPLES_FAVOR
from tests.games.oath.cards.war import LOSE, WIN, declare, empire, give_up, raid, roll, through, war, wilds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    hand,
    lay,
    luck,
    offered,
    play,
    raise_banner,
    station,
    swear_in,
    turn_of,
)


def test_a_village_constable_brings_two_dice_unless_the_people_are_against_it() -> None:
    game = war("village_constable")
    assert play(declare(game), "use Village Constable").campaign.attack_dice == 9
    game = war("village_constable")
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    assert "use Village Constable" not in offered(declare(game))


def test_bandits_send_a_village_constable() -> None:
    game = raid(wilds("village_constable"))
    assert (game.campaign.attack_dice, game.campaign.plans) == (5, [card("village_constable")])
    game = wilds("village_constable")
    raise_banner(game, RED, PEOPLES_FAVOR)
    assert raid(game).campaign.plans == []


@pytest.mark.parametrize("name", ["Village Constable", "The Great Levy"])
def test_an_ally_with_the_peoples_favor_is_an_enemy_who_has_it(name: str) -> None:
    # Rulings: village-constable 1; the-great-levy 1 2
    game = empire()
    advise(game, RED, name.casefold().replace(" ", "_"))
    raise_banner(game, CHANCELLOR, PEOPLES_FAVOR)
    play(game, "campaign against blue", "done", "number 6")
    assert f"use {name}" not in offered(game)


def test_a_great_levy_brings_three_dice_and_fears_no_skulls() -> None:
    game = through(play(declare(war("the_great_levy")), "use The Great Levy"))
    assert (game.campaign.attack_dice, game.favor[RED]) == (10, 4)
    luck(game, "defense die blank", *["attack die skull"] * 10)
    assert game.board[RED] == 6


def test_a_great_levy_of_the_defender_leaves_the_attackers_skulls_alone() -> None:
    game = play(declare(war(defense=("the_great_levy",))), "use The Great Levy")
    luck(game, "defense die blank", *["attack die skull"] * 4)
    assert game.campaign.slain[ATTACKER] == 4


@pytest.mark.parametrize("is_loved", [False, True])
def test_hearts_and_minds_win_without_dice_and_stay_with_the_peoples_friend(is_loved: bool) -> None:
    """Ruling O35."""
    game = war()
    lay(game, PLAINS, "hearts_and_minds")
    if is_loved:
        raise_banner(game, BLUE, PEOPLES_FAVOR)
    play(declare(game), "use Hearts and Minds")
    assert (game.favor[BLUE], game.board[RED], game.flag[PLAINS]) == (3, 3, BLUE)
    assert (card("hearts_and_minds") in game.at) is is_loved


def test_any_imperial_player_with_the_peoples_favor_saves_hearts_and_minds() -> None:
    # Ruling: hearts-and-minds 1
    game = empire()
    lay(game, PLAINS, "hearts_and_minds")
    raise_banner(game, CHANCELLOR, PEOPLES_FAVOR)
    play(game, "campaign against blue", "done", "number 6", "use Hearts and Minds")
    assert card("hearts_and_minds") in game.at


def test_hearts_and_minds_leave_their_side_its_other_plans() -> None:
    """Ruling O35."""
    game = war(defense=("field_promotion",))
    lay(game, PLAINS, "hearts_and_minds")
    play(declare(game), "use Hearts and Minds", "use Field Promotion")
    assert game.board[BLUE] == 7


def test_a_herald_is_paid_for_anybody_elses_campaign_against_a_player() -> None:
    """Ruling O39."""
    game = war()
    advise(game, YELLOW, "herald")
    give_up(roll(declare(game), "blank", LOSE))
    before = game.favor[YELLOW]
    assert game.asked == YELLOW
    play(game, "bank of beast")
    assert (game.favor[YELLOW], game.banks[4]) == (before + 1, 2)


def test_a_herald_is_not_paid_for_its_own_campaign_nor_for_one_against_bandits() -> None:
    game = war("herald")
    give_up(roll(declare(game), "blank", LOSE))
    assert (game.asked, "rest" in offered(game)) == (RED, True)
    game = wilds()
    advise(game, YELLOW, "herald")
    give_up(roll(raid(game, 0), "blank", "hollow"))
    assert game.asked == RED


def test_a_vow_of_peace_forbids_campaigns_even_free_ones() -> None:
    """Ruling O44."""
    game = war("vow_of_peace")
    assert not [words for words in offered(game) if words.startswith("campaign")]
    game = war("herald", defense=("sneak_attack", "vow_of_peace"))
    give_up(roll(declare(game), "blank", LOSE))
    assert game.asked == RED


def test_a_chancellors_vow_of_peace_does_not_bind_its_citizens() -> None:
    # Ruling: vow-of-peace 1
    game = war()
    swear_in(game, RED)
    arm(game, RED, 6)
    advise(game, CHANCELLOR, "vow_of_peace")
    turn_of(game, RED)
    assert "campaign against blue" in offered(game)


@pytest.mark.parametrize(("advisers", "may"), [((), True), (("vow_of_peace",), False)])
def test_nobody_sacrifices_against_a_vow_of_peace(advisers: tuple[str, ...], may: bool) -> None:
    """Ruling O44."""
    game = roll(declare(war(defense=advisers)), "shield", "sword sword sword sword sword sword hollow")
    assert ("yes" in offered(game)) is may
    if not may:
        assert game.board[RED] == 3  # beaten, it loses half as ever


def test_an_allys_vow_of_peace_forbids_sacrifices_too() -> None:
    # Ruling: vow-of-peace 2
    game = empire()
    advise(game, CHANCELLOR, "vow_of_peace")
    play(game, "campaign against blue", "done", "number 6")
    assert game.campaign.defense_dice == 2
    roll(game, "blank blank", "sword sword sword hollow hollow hollow hollow")
    assert "yes" not in offered(game)


def nursed(*plans: str) -> tuple[int, int]:
    """Red, who rules the Mountain with a Hospital, is beaten: warbands on its board and there, of six and one."""
    game = war(*plans)
    station(game, MOUNTAIN, RED, 1)
    lay(game, MOUNTAIN, "hospital")
    through(play(declare(game), "use Hospital"))
    give_up(roll(game, "blank", "skull hollow hollow hollow hollow hollow hollow"))
    return game.board[RED], game.garrison[MOUNTAIN]


def test_a_hospital_takes_in_all_who_fell() -> None:
    """Ruling O41: one by a skull, two of the five that were left."""
    # Ruling: hospital 1
    assert nursed() == (3, 1 + 3)


def test_a_hospital_takes_nobody_in_where_its_site_is_lost() -> None:
    # Ruling: hospital 1
    game = war()
    lay(game, PLAINS, "hospital")
    play(declare(game), "use Hospital")
    play(roll(game, "blank", WIN), "number 1")
    assert (game.flag[PLAINS], game.garrison[PLAINS], game.board[BLUE]) == (RED, 1, 3)


def test_a_hospital_saves_a_victors_sacrifices() -> None:
    """Ruling O41."""
    # Ruling: hospital 2
    game = war()
    station(game, MOUNTAIN, RED, 1)
    lay(game, MOUNTAIN, "hospital")
    through(play(declare(game), "use Hospital"))
    roll(game, "shield", "sword sword sword sword sword hollow hollow")  # six against seven
    play(game, "yes", "number 0")
    assert (game.board[RED], game.garrison[MOUNTAIN]) == (4, 3)


def test_whoever_lies_in_the_hospital_was_not_killed() -> None:
    """Ruling O41: nothing for the Cursed Cauldron, not even those who burnt in Sticky Fire."""
    # Rulings: hospital 2; cursed-cauldron 1
    game = war()
    station(game, COAST, BLUE, 1)
    lay(game, COAST, "hospital")
    hand(game, RED, "cursed_cauldron")
    hand(game, RED, "sticky_fire")
    play(declare(game), "use Sticky Fire", "use Cursed Cauldron", "use Hospital")
    play(roll(game, "blank blank", WIN), "number 0", "yes")
    assert (game.board[BLUE], game.garrison[COAST], game.board[RED]) == (0, 1 + 6, 5)


def test_a_cage_finds_those_whom_the_hospital_left() -> None:
    """Ruling O41."""
    # Rulings: hospital 2; obsidian-cage 1
    game = war()
    station(game, COAST, BLUE, 1)
    lay(game, COAST, "hospital")
    hand(game, RED, "obsidian_cage")
    play(declare(game), "use Obsidian Cage", "use Hospital")
    play(roll(game, "blank blank", WIN), "number 0")
    assert (game.garrison[COAST], game.caged[BLUE], game.board[BLUE]) == (4, 3, 0)


def test_a_ring_of_devotion_keeps_the_hospital_empty_and_bandits_do_not_use_it() -> None:
    """Ruling O41."""
    game = war()
    station(game, MOUNTAIN, RED, 1)
    lay(game, MOUNTAIN, "hospital")
    hand(game, RED, "ring_of_devotion")
    through(play(declare(game), "use Hospital"))
    give_up(roll(game, "blank", LOSE))
    assert game.garrison[MOUNTAIN] == 1
    assert raid(wilds("hospital")).campaign.plans == []


def test_the_empires_hospital_takes_in_purple_warbands() -> None:
    game = empire()
    lay(game, MOUNTAIN, "hospital")
    arm(game, RED, 9)
    play(game, "campaign against blue", "done", "number 9", "use Hospital")
    luck(game, *["defense die blank"] * 2, *["attack die sword"] * 10)
    before = game.garrison[MOUNTAIN]
    while game.campaign.is_under_way:
        play(game, offered(game)[0])
    assert (game.flag[MOUNTAIN], game.garrison[MOUNTAIN]) == (CHANCELLOR, before + 2)
