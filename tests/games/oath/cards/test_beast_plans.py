"""The Beast suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER, DARKEST_SECRET
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.war import LOSE, declare, empire, give_up, raid, roll, through, war, wilds
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


def test_nature_worship_counts_beast_advisers() -> None:
    game = play(declare(war("nature_worship", "errand_boy", "scouts")), "use Nature Worship")
    assert (game.campaign.attack_dice, game.secrets[RED]) == (9, 2)
    game = empire()
    advise(game, BLUE, "nature_worship")
    advise(game, CHANCELLOR, "errand_boy")
    play(game, "campaign against blue", "done", "number 6", "use Nature Worship")
    assert game.campaign.attack_dice == 5  # ruling O30


def test_an_insect_swarm_burns_a_favor_for_each_plan() -> None:
    """Ruling O37."""
    game = declare(war("outriders", "mercenaries", defense=("insect_swarm",)))
    pool = game.pool
    play(game, "use Mercenaries", "use Outriders")
    assert (game.favor[RED], game.favor_on[card("mercenaries")], game.pool) == (3, 1, pool + 2)


def test_an_insect_swarm_bites_nobody_who_fights_somebody_else() -> None:
    # Ruling: insect-swarm 1
    game = war("outriders")
    advise(game, YELLOW, "insect_swarm")
    play(declare(game), "use Outriders")
    assert game.favor[RED] == 6


def test_an_insect_swarm_keeps_bandits_from_their_plans() -> None:
    # Ruling: insect-swarm 2
    game = wilds("village_constable")
    advise(game, RED, "insect_swarm")
    assert raid(game).campaign.plans == []


def test_taxes_add_up() -> None:
    """Ruling O37."""
    game = declare(war("outriders", defense=("insect_swarm", "gleaming_armor")))
    play(game, "use Outriders")
    assert (game.favor[RED], game.secrets[RED]) == (5, 2)


def united(board: int = 2, garrison: int = 4) -> Oath:
    """Red, under a Vow of Union, with warbands on its board and at the Mountain, against Blue."""
    game = war("vow_of_union")
    station(game, MOUNTAIN, RED, garrison)
    arm(game, RED, board)
    return game


def test_a_vow_of_union_brings_all_warbands_at_ruled_sites_into_the_attack() -> None:
    """Ruling O42: there may be a die for each of them."""
    # Rulings: vow-of-union 1 3
    game = play(united(), "campaign against blue", "done")
    assert offered(game)[-1] == "number 6"


def test_the_dead_of_a_union_fall_wherever_its_player_says_even_to_the_last() -> None:
    """Ruling O42."""
    # Ruling: vow-of-union 2
    game = declare(united(board=1, garrison=1), 1)
    luck(game, "defense die blank", "attack die skull")
    assert offered(game) == ["number 0", "number 1"]
    play(game, "number 1")
    assert (game.board[RED], game.garrison[MOUNTAIN]) == (1, 0)


def test_a_union_sacrifices_from_its_sites() -> None:
    """Ruling O42."""
    game = declare(united())
    roll(game, "blank", "sword sword sword hollow hollow hollow hollow")  # five against six
    play(game, "yes", "number 2")
    assert (game.board[RED], game.garrison[MOUNTAIN], game.campaign.winner) == (2, 2, ATTACKER)
    assert offered(game) == ["number 0", "number 1", "number 2"]  # those on the board move in


def test_a_beaten_union_loses_half_of_all_and_what_is_at_home_stays_there() -> None:
    """Rulings O42 and O43."""
    game = united()
    hand(game, BLUE, "sticky_fire")
    declare(game)
    play(game, "use Sticky Fire")
    roll(game, "blank", LOSE)
    play(give_up(game), "number 2")
    assert (game.board[RED], game.garrison[MOUNTAIN]) == (1, 2)
    play(game, "yes")
    assert (game.board[RED], game.garrison[MOUNTAIN]) == (0, 2)


def test_bandits_of_the_crown_join_a_union_and_cannot_die() -> None:
    # Ruling: vow-of-union 2
    game = united()
    hand(game, RED, "bandit_crown")
    station(game, COAST, CHANCELLOR, 0)
    play(game, "campaign against blue", "done")
    assert offered(game)[-1] == "number 8"  # a bandit at the Mountain, and one at the Coast
    play(game, "number 8")
    luck(game, "defense die blank", *["attack die hollow"] * 9)
    play(give_up(game), "number 1")
    assert (game.board[RED], game.garrison[MOUNTAIN]) == (0, 3)


def test_a_rebels_union_has_no_purple_warbands_at_sites() -> None:
    # Ruling: vow-of-union 1
    game = empire()
    swear_in(game, RED)
    arm(game, RED, 3)
    advise(game, RED, "vow_of_union")
    turn_of(game, RED)
    play(game, "campaign against chancellor", "done")
    assert offered(game)[-1] == "number 3"


@pytest.mark.parametrize(("board", "may"), [(1, False), (0, True)])
def test_a_union_does_not_leave_a_ruled_site_with_warbands_on_its_board(board: int, may: bool) -> None:
    game = united(board=board)
    station(game, PLAINS, RED, 1)
    assert ("travel to provinces-1" in offered(game)) is may


def test_nobody_sends_a_union_away() -> None:
    # Ruling: vow-of-union 1
    game = war(defense=("vow_of_union",))
    station(game, PLAINS, BLUE, 0)
    station(game, PLAINS, RED, 1)
    station(game, COAST, BLUE, 1)
    game.pawn[RED] = game.pawn[BLUE] = PLAINS
    play(game, "campaign against blue", "pawn and favor", "number 6")
    luck(game, *["defense die blank"] * game.campaign.defense_dice, *["attack die sword"] * game.campaign.attack_dice)
    assert "yes" in offered(game)  # Blue does not rule Plains, so it may be sent
    game = war(defense=("vow_of_union",))
    hand(game, RED, "whistle")
    game.pawn[BLUE] = COAST
    station(game, COAST, BLUE, 1)
    assert "use Whistle" not in offered(game)  # nobody else is elsewhere
    game.advisers[BLUE].clear()
    assert "use Whistle" in offered(game)


def test_a_giant_python_allows_even_targets_alone() -> None:
    """Ruling O38: Plains are one die, pawn and favor two, another site one."""
    game = war(defense=("giant_python",))
    station(game, COAST, BLUE, 1)
    play(game, "campaign against blue")
    assert offered(game) == ["site hinterland-1"]
    play(game, "site hinterland-1")
    assert offered(game) == ["pawn and favor", "done"]


def test_a_giant_python_lets_nobody_begin_what_cannot_be_even() -> None:
    """Ruling O38."""
    assert "campaign against blue" not in offered(war(defense=("giant_python",)))
    game = war(defense=("giant_python",))
    raise_banner(game, BLUE, DARKEST_SECRET, 3)
    play(game, "campaign against blue")
    assert offered(game) == ["banner darkest secret"]


def test_a_giant_python_counts_a_sealing_ward_but_no_title() -> None:
    """Ruling O38: a relic of two dice is three with the ward, so it makes Plains even."""
    # Ruling: giant-python 1
    game = war(defense=("giant_python", "sealing_ward"))
    hand(game, BLUE, "brass_horse")
    play(game, "campaign against blue", "card Brass Horse")
    game.keeper = BLUE
    play(game, "done")
    assert game.campaign.defense_dice == 1 + 3 + 1


def test_the_chancellors_python_guards_a_citizen_but_another_citizens_does_not() -> None:
    # Ruling: giant-python 1
    game = empire(YELLOW)
    advise(game, CHANCELLOR, "giant_python")
    play(game, "campaign against blue")
    assert "done" not in offered(game)
    game = empire(YELLOW)
    advise(game, YELLOW, "giant_python")
    play(game, "campaign against blue")
    assert "done" in offered(game)


def test_a_war_tortoise_makes_double_shields_nothing() -> None:
    game = through(play(declare(war("war_tortoise")), "use War Tortoise"))
    luck(game, "defense die shields")
    assert game.campaign.defense == 6


def test_a_war_tortoise_makes_double_swords_nothing_but_their_skulls_kill() -> None:
    game = play(declare(war(defense=("war_tortoise",))), "use War Tortoise")
    roll(game, "blank", "skull skull sword sword sword sword sword")
    assert (game.campaign.attack, game.campaign.slain[ATTACKER]) == (5, 2)


def test_a_marsh_spirit_leaves_whoever_targets_its_site_no_plans() -> None:
    game = war("outriders", defense=("storm_caller",))
    lay(game, PLAINS, "marsh_spirit")
    assert offered(declare(game)) == ["use Storm Caller", "done"]
    game = war("outriders")
    lay(game, PLAINS, "marsh_spirit")
    station(game, PLAINS, RED, 1)
    play(game, "campaign against blue", "pawn and favor", "number 6")
    assert offered(game) == ["use Outriders", "done"]


def test_a_walled_garden_counts_every_beast_card_at_sites() -> None:
    # Ruling: walled-garden 1
    game = war(defense=("errand_boy",))
    lay(game, PLAINS, "walled_garden")
    lay(game, COAST, "the_old_oak")
    play(declare(game), "use Walled Garden")
    assert game.campaign.defense_dice == 1 + 2


def test_a_walled_garden_defends_its_own_site_and_bandits_tend_theirs() -> None:
    game = war()
    lay(game, COAST, "walled_garden")
    station(game, COAST, BLUE, 1)
    assert "use Walled Garden" not in offered(declare(game))
    assert raid(wilds("walled_garden")).campaign.defense_dice == 2
