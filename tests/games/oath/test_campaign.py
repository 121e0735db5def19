"""The Campaign, step by step."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import rules
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
    beginning,
    enrich,
    hand,
    lay,
    luck,
    offered,
    play,
    raise_banner,
    site,
    station,
    swear_in,
    table,
    turn_of,
)


def at_war(attack: int = 6, **options: object) -> Oath:
    """Red, with some warbands, stands on Plains, which the Chancellor rules with two; he is away."""
    game = table(**options)
    game.pawn[CHANCELLOR] = COAST
    game.at[0] = -100
    game.cards.bags[0].insert(3, card("longbows"))
    game.world.insert(0, -1)
    turn_of(game, RED)
    arm(game, RED, attack)
    return game


def roll_defense(game: Oath, *faces: str) -> None:
    luck(game, *(f"defense die {face}" for face in faces))


def roll_attack(game: Oath, *faces: str) -> None:
    luck(game, *(f"attack die {face}" for face in faces))


def test_whoever_rules_the_site_or_stands_there_may_be_attacked() -> None:
    """§69."""
    game = at_war()
    assert beginning(game, "campaign against") == ["chancellor", "blue", "yellow"]
    game.pawn[BLUE] = game.pawn[YELLOW] = COAST
    assert beginning(game, "campaign against") == ["chancellor"]


def test_bandits_are_attacked_only_where_nobody_rules() -> None:
    """§69."""
    game = at_war()
    station(game, PLAINS, CHANCELLOR, 0)
    assert "campaign against bandits" in offered(game)


def test_it_costs_two_supply_and_the_defenders_site_here_is_a_target_in_any_case() -> None:
    """§54, §69 and §71."""
    game = at_war()
    play(game, "campaign against chancellor")
    assert game.supply[RED] == 5
    assert offered(game) == ["site provinces-1", "site hinterland-1", "done"]


def test_plains_add_a_die_and_mountains_take_one() -> None:
    """§75."""
    game = at_war()
    play(game, "campaign against chancellor", "done", "number 3")
    assert game.campaign.attack_dice == 4
    game = at_war()
    play(game, "campaign against chancellor", "site provinces-1", "done", "number 3")
    assert (game.campaign.attack_dice, game.campaign.defense_dice) == (3, 2 + 1)


def test_a_die_that_cannot_be_taken_from_an_empty_pool_adds_a_defense_die() -> None:
    """§81."""
    # Ruling: mountain 1
    game = table()
    game.pawn[RED] = MOUNTAIN
    turn_of(game, RED)
    play(game, "campaign against chancellor", "done", "number 0")
    assert (game.campaign.attack_dice, game.campaign.defense_dice) == (0, 3)  # the site, the title, and this one


def test_the_oathkeepers_title_is_a_die_the_usurpers_two() -> None:
    """§73."""
    for is_usurper, dice in ((False, 2), (True, 3)):
        game = at_war()
        game.is_usurper = is_usurper
        play(game, "campaign against chancellor", "done", "number 3")
        assert game.campaign.defense_dice == dice


def test_relics_banners_and_pawn_are_targets_of_a_defender_who_stands_here() -> None:
    """§71 and §72."""
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    raise_banner(game, CHANCELLOR, 1, 3)
    play(game, "campaign against chancellor")
    play(game, "card The Grand Scepter", "banner darkest secret", "pawn and favor", "number 2")
    assert game.campaign.defense_dice == 1 + 5 + 3 + 2 + 1


def test_doubling_touches_shields_and_not_warbands_and_hollow_swords_count_in_pairs() -> None:
    """§82, §84 and §85."""
    game = at_war()
    play(game, "campaign against chancellor", "site provinces-1", "done", "number 6")
    roll_defense(game, "shield", "double", "shields")
    assert game.campaign.defense == 6 + 3
    roll_attack(game, "hollow", "hollow", "hollow", "sword", "sword", "sword")
    assert offered(game) == ["yes", "no"]  # 4 against 9: six more are needed, and six are there
    play(game, "yes")
    assert game.board[RED] == 0


def test_skulls_kill_at_once_and_sacrifice_is_exact_or_none() -> None:
    """§84, §130 and §136."""
    game = at_war(3)
    play(game, "campaign against chancellor", "done", "number 3")
    roll_defense(game, "blank", "blank")
    roll_attack(game, "skull", "hollow", "hollow", "hollow")
    assert game.asked == RED  # 3 against 2 wins, and Red places warbands
    assert game.board[RED] == 2


def test_a_tie_goes_to_the_defender_and_a_beaten_attacker_loses_half_rounded_down() -> None:
    """§86 and §87."""
    game = at_war(5)
    play(game, "campaign against chancellor", "done", "number 1")
    roll_defense(game, "shield", "shield")
    roll_attack(game, "sword", "hollow")
    play(game, "no")
    assert game.board[RED] == 3
    assert game.garrison[PLAINS] == 2


def test_a_beaten_defender_loses_half_and_takes_the_rest_home() -> None:
    """§17, §87, §88 and §90."""
    game = at_war()
    station(game, PLAINS, BLUE, 5)
    arm(game, BLUE, 2)
    game.pawn[BLUE] = COAST
    play(game, "campaign against blue", "number 6")
    roll_defense(game, "blank")
    roll_attack(game, *["sword"] * 7)
    assert game.board[BLUE] == 2 + 3  # two of five died at the site; the board did not fight
    play(game, "number 4")
    assert (game.garrison[PLAINS], game.flag[PLAINS], game.board[RED]) == (4, RED, 2)


def test_a_board_fights_where_its_pawn_stands_beside_the_attacker() -> None:
    """§82 and §127."""
    game = at_war()
    arm(game, BLUE, 4)
    play(game, "campaign against blue", "pawn and favor", "number 6")
    roll_defense(game, "blank", "blank")
    assert game.campaign.defense == 4


def test_a_beaten_pawn_may_be_banished_and_half_its_favor_burnt() -> None:
    """§22 and §90."""
    game = at_war()
    arm(game, BLUE, 0)
    enrich(game, BLUE, 5)
    play(game, "campaign against blue", "pawn and favor", "number 6")
    roll_defense(game, "blank", "blank")
    roll_attack(game, *["sword"] * 7)
    play(game, "yes", "site hinterland-1", "yes")
    assert (game.pawn[BLUE], game.favor[BLUE]) == (COAST, 3)


def test_seized_banners_lose_two_tokens_and_the_peoples_favor_turns_to_the_mob() -> None:
    """§91."""
    game = at_war()
    arm(game, BLUE, 0)
    raise_banner(game, BLUE, 0, 2)
    raise_banner(game, BLUE, 1, 5)
    play(game, "campaign against blue", "banner peoples favor", "banner darkest secret", "done", "number 6")
    roll_defense(game, *["blank"] * 7)
    roll_attack(game, *["sword"] * 7)
    assert game.banner == [RED, RED]
    assert (game.tokens, game.is_mob) == ([1, 3], True)


def test_an_imperial_defender_has_the_chancellor_at_its_side_and_citizens_with_consent() -> None:
    """§73, §76 and §77."""
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    swear_in(game, BLUE)
    swear_in(game, YELLOW)
    play(game, "campaign against blue", "done", "number 6")
    assert game.asked == YELLOW
    play(game, "yes")
    assert game.asked == BLUE
    play(game, "yes")
    roll_defense(game, "blank", "blank")
    assert game.campaign.defense == 2 + 3 * 3
    roll_attack(game, *["skull"] * 3, *["sword"] * 4)
    play(game, "yes")  # ten and two sacrificed against eleven
    assert game.board[RED] == 1
    assert game.asked == CHANCELLOR  # who picks the dead


def test_the_chancellor_picks_the_dead_of_the_empire() -> None:
    """§87, ruling O12; §185."""
    game = at_war(14)
    game.pawn[CHANCELLOR] = PLAINS
    swear_in(game, BLUE)
    play(game, "campaign against blue", "done", "number 12")
    roll_defense(game, "blank", "blank")
    roll_attack(game, *["sword"] * 13)
    assert game.asked == CHANCELLOR  # of eight four die, and three of them may be Blue's
    assert beginning(game, "number") == ["0", "1", "2", "3"]
    play(game, "number 3")
    assert (game.board[BLUE], game.board[CHANCELLOR]) == (0, 4)


def test_a_citizen_who_attacks_the_chancellor_is_no_imperial_in_that_campaign() -> None:
    """§70."""
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    swear_in(game, BLUE)
    turn_of(game, BLUE)
    play(game, "campaign against chancellor", "done", "number 3")
    assert game.rebel == BLUE


def test_a_citizen_whom_the_chancellor_attacks_stands_alone() -> None:
    """§70."""
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    swear_in(game, RED)
    swear_in(game, BLUE)
    station(game, COAST, CHANCELLOR, 2)
    turn_of(game, CHANCELLOR)
    play(game, "campaign against red")
    assert beginning(game, "site") == []  # it rules nothing of the Empire's
    play(game, "pawn and favor", "number 3")
    assert (game.rebel, game.campaign.defense_dice) == (RED, 2)  # without the Chancellor's title
    roll_defense(game, "blank", "blank")
    assert game.campaign.defense == 6  # nobody joins
    roll_attack(game, *["sword"] * 4)
    play(game, "yes")
    assert (game.board[RED], game.board[CHANCELLOR]) == (3, 0)
    play(game, "no")
    assert (game.rebel, game.citizens >> RED & 1) == (NOBODY, 1)


def test_bandits_count_one_at_each_site_and_use_plans_that_cost_nothing() -> None:
    """§80 and §83."""
    game = at_war()
    station(game, PLAINS, CHANCELLOR, 0)
    lay(game, PLAINS, "longbows")
    play(game, "campaign against bandits", "number 3")
    assert game.campaign.attack_dice == 3  # Plains add one, Longbows take it
    roll_defense(game, "shield")
    assert game.campaign.defense == 2


def test_the_hidden_place_takes_a_secret_from_whoever_targets_there() -> None:
    """§183."""
    game = at_war()
    site(game, PLAINS, "the_hidden_place")
    play(game, "campaign against chancellor", "done", "number 3")
    assert (game.secrets[RED], game.flipped[RED]) == (0, 1)
    game = at_war()
    site(game, PLAINS, "the_hidden_place")
    game.secrets[RED] = 0
    assert beginning(game, "campaign") == []


def test_targets_beyond_a_narrow_pass_bring_the_pass_along() -> None:
    """§183."""
    game = at_war()
    site(game, 3, "narrow_pass")
    station(game, 3, CHANCELLOR, 1)
    play(game, "campaign against chancellor", "site provinces-1")
    assert game.campaign.target_sites == 1 << PLAINS | 1 << MOUNTAIN | 1 << 3


def test_an_unruled_narrow_pass_shuts_its_region() -> None:
    """Ruling O14."""
    game = at_war()
    site(game, 3, "narrow_pass")
    play(game, "campaign against chancellor")
    assert "site provinces-1" not in offered(game)


def test_plans_are_paid_even_on_occupied_cards_and_out_of_turn_into_the_bank() -> None:
    """§67 and §79."""
    game = at_war()
    plan = advise(game, CHANCELLOR, "extra_provisions")
    game.favor_on[plan] = 1
    game.pool -= 1
    play(game, "campaign against chancellor", "done", "number 3")
    assert game.asked == CHANCELLOR
    play(game, "use Extra Provisions")
    assert (game.favor_on[plan], game.banks[3], game.campaign.defense_dice) == (1, 4, 3)


def test_plans_must_be_ruled_not_only_near() -> None:
    """§19 and §79."""
    game = at_war()
    lay(game, PLAINS, "longbows")
    play(game, "campaign against chancellor", "done", "number 3")
    assert game.asked == CHANCELLOR  # Red stands beside the Longbows and may not use them


def test_the_ring_keeps_warbands_from_sites_and_brings_two_more_to_a_muster() -> None:
    # Ruling: ring-of-devotion 1
    game = at_war()
    hand(game, RED, "ring_of_devotion")
    play(game, "campaign against chancellor", "done", "number 6")
    roll_defense(game, "blank", "blank")
    roll_attack(game, *["sword"] * 7)
    assert game.flag[PLAINS] == NOBODY
    lay(game, PLAINS, "tents")
    play(game, "muster on Tents")
    assert game.board[RED] == 10


def test_the_crowns_bandits_rule_and_defend() -> None:
    # Ruling: bandit-crown 3
    game = at_war()
    station(game, PLAINS, CHANCELLOR, 0)
    hand(game, BLUE, "bandit_crown")
    game.pawn[BLUE] = COAST
    play(game, "campaign against blue", "number 3")
    roll_defense(game, *["blank"] * game.campaign.defense_dice)
    assert game.campaign.defense == 1


def test_the_bandits_of_a_citizens_crown_serve_the_empire_but_not_against_that_citizen() -> None:
    # Rulings: bandit-crown 1 2
    game = table()
    swear_in(game, BLUE)
    station(game, PLAINS, CHANCELLOR, 0)
    hand(game, BLUE, "bandit_crown")
    turn_of(game, CHANCELLOR)
    assert rules(game, CHANCELLOR, PLAINS)
    game.pawn[BLUE] = COAST
    play(game, "campaign against blue", "number 1")
    assert not rules(game, CHANCELLOR, PLAINS)
    assert rules(game, BLUE, PLAINS)
    assert offered(game) == ["use Longbows", "done"]  # which lie there
    play(game, "done")
    roll_defense(game, *["blank"] * game.campaign.defense_dice)
    assert game.campaign.defense == 1


@pytest.mark.parametrize(("holder", "is_offered"), [(RED, True), (BLUE, False)])
def test_fire_talkers_need_the_darkest_secret(holder: int, is_offered: bool) -> None:
    game = at_war()
    raise_banner(game, holder, 1)
    advise(game, RED, "fire_talkers")
    play(game, "campaign against chancellor", "done", "number 3")
    assert ("use Fire Talkers" in offered(game)) == is_offered


def test_the_circlet_guards_other_relics_and_makes_the_pawn_dearer() -> None:
    game = at_war()
    hand(game, BLUE, "circlet_of_command")
    hand(game, BLUE, "map")
    play(game, "campaign against blue")
    assert offered(game) == ["card Circlet of Command", "pawn and favor"]
    play(game, "pawn and favor", "number 1")
    assert game.campaign.defense_dice == 3
    assert game.holder[card("map") - RELIC] == BLUE
