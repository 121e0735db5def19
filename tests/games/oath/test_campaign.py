"""The Campaign, step by step."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import ATTACK_DICE, DEFENSE, DEFENSE_DICE, NOBODY
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
    p = table(**options)
    p.pawn[CHANCELLOR] = COAST
    p.at[0] = -100
    p.cards.bags[0].insert(3, card("longbows"))
    p.world.insert(0, -1)
    turn_of(p, RED)
    arm(p, RED, attack)
    return p


def roll_defense(p: Oath, *faces: str) -> None:
    luck(p, *(f"defense die {face}" for face in faces))


def roll_attack(p: Oath, *faces: str) -> None:
    luck(p, *(f"attack die {face}" for face in faces))


def test_whoever_rules_the_site_or_stands_there_may_be_attacked() -> None:
    p = at_war()
    assert beginning(p, "campaign against") == ["chancellor", "blue", "yellow"]
    p.pawn[BLUE] = p.pawn[YELLOW] = COAST
    assert beginning(p, "campaign against") == ["chancellor"]


def test_bandits_are_attacked_only_where_nobody_rules() -> None:
    p = at_war()
    station(p, PLAINS, CHANCELLOR, 0)
    assert "campaign against bandits" in offered(p)


def test_it_costs_two_supply_and_the_defenders_site_here_is_a_target_in_any_case() -> None:
    p = at_war()
    play(p, "campaign against chancellor")
    assert p.supply[RED] == 5
    assert offered(p) == ["site provinces-1", "site hinterland-1", "done"]


def test_plains_add_a_die_and_mountains_take_one() -> None:
    p = at_war()
    play(p, "campaign against chancellor", "done", "number 3")
    assert p.war[ATTACK_DICE] == 4
    p = at_war()
    play(p, "campaign against chancellor", "site provinces-1", "done", "number 3")
    assert (p.war[ATTACK_DICE], p.war[DEFENSE_DICE]) == (3, 2 + 1)


def test_a_die_that_cannot_be_taken_from_an_empty_pool_adds_a_defense_die() -> None:
    p = table()
    p.pawn[RED] = MOUNTAIN
    turn_of(p, RED)
    play(p, "campaign against chancellor", "done", "number 0")
    assert (p.war[ATTACK_DICE], p.war[DEFENSE_DICE]) == (0, 3)  # the site, the title, and this one


def test_the_oathkeepers_title_is_a_die_the_usurpers_two() -> None:
    for is_usurper, dice in ((False, 2), (True, 3)):
        p = at_war()
        p.is_usurper = is_usurper
        play(p, "campaign against chancellor", "done", "number 3")
        assert p.war[DEFENSE_DICE] == dice


def test_relics_banners_and_pawn_are_targets_of_a_defender_who_stands_here() -> None:
    p = at_war()
    p.pawn[CHANCELLOR] = PLAINS
    raise_banner(p, CHANCELLOR, 1, 3)
    play(p, "campaign against chancellor")
    play(p, "card The Grand Scepter", "banner darkest secret", "pawn and favor", "number 2")
    assert p.war[DEFENSE_DICE] == 1 + 5 + 3 + 2 + 1


def test_doubling_touches_shields_and_not_warbands_and_hollow_swords_count_in_pairs() -> None:
    p = at_war()
    play(p, "campaign against chancellor", "site provinces-1", "done", "number 6")
    roll_defense(p, "shield", "double", "shields")
    assert p.war[DEFENSE] == 6 + 3
    roll_attack(p, "hollow", "hollow", "hollow", "sword", "sword", "sword")
    assert offered(p) == ["yes", "no"]  # 4 against 9: six more are needed, and six are there
    play(p, "yes")
    assert p.board[RED] == 0


def test_skulls_kill_at_once_and_sacrifice_is_exact_or_none() -> None:
    p = at_war(3)
    play(p, "campaign against chancellor", "done", "number 3")
    roll_defense(p, "blank", "blank")
    roll_attack(p, "skull", "hollow", "hollow", "hollow")
    assert p.asked == RED  # 3 against 2 wins, and Red places warbands
    assert p.board[RED] == 2


def test_a_tie_goes_to_the_defender_and_a_beaten_attacker_loses_half_rounded_down() -> None:
    p = at_war(5)
    play(p, "campaign against chancellor", "done", "number 1")
    roll_defense(p, "shield", "shield")
    roll_attack(p, "sword", "hollow")
    play(p, "no")
    assert p.board[RED] == 3
    assert p.garrison[PLAINS] == 2


def test_a_beaten_defender_loses_half_and_takes_the_rest_home() -> None:
    p = at_war()
    station(p, PLAINS, BLUE, 5)
    arm(p, BLUE, 2)
    p.pawn[BLUE] = COAST
    play(p, "campaign against blue", "number 6")
    roll_defense(p, "blank")
    roll_attack(p, *["sword"] * 7)
    assert p.board[BLUE] == 2 + 3  # two of five died at the site; the board did not fight
    play(p, "number 4")
    assert (p.garrison[PLAINS], p.flag[PLAINS], p.board[RED]) == (4, RED, 2)


def test_a_board_fights_where_its_pawn_stands_beside_the_attacker() -> None:
    p = at_war()
    arm(p, BLUE, 4)
    play(p, "campaign against blue", "pawn and favor", "number 6")
    roll_defense(p, "blank", "blank")
    assert p.war[DEFENSE] == 4


def test_a_beaten_pawn_may_be_banished_and_half_its_favor_burnt() -> None:
    p = at_war()
    arm(p, BLUE, 0)
    enrich(p, BLUE, 5)
    play(p, "campaign against blue", "pawn and favor", "number 6")
    roll_defense(p, "blank", "blank")
    roll_attack(p, *["sword"] * 7)
    play(p, "yes", "site hinterland-1", "yes")
    assert (p.pawn[BLUE], p.favor[BLUE]) == (COAST, 3)


def test_seized_banners_lose_two_tokens_and_the_peoples_favor_turns_to_the_mob() -> None:
    p = at_war()
    arm(p, BLUE, 0)
    raise_banner(p, BLUE, 0, 2)
    raise_banner(p, BLUE, 1, 5)
    play(p, "campaign against blue", "banner peoples favor", "banner darkest secret", "done", "number 6")
    roll_defense(p, *["blank"] * 7)
    roll_attack(p, *["sword"] * 7)
    assert p.banner == [RED, RED]
    assert (p.tokens, p.is_mob) == ([1, 3], True)


def test_an_imperial_defender_has_the_chancellor_at_its_side_and_citizens_with_consent() -> None:
    p = at_war()
    p.pawn[CHANCELLOR] = PLAINS
    swear_in(p, BLUE)
    swear_in(p, YELLOW)
    play(p, "campaign against blue", "done", "number 6")
    assert p.asked == YELLOW
    play(p, "yes")
    assert p.asked == BLUE
    play(p, "yes")
    roll_defense(p, "blank", "blank")
    assert p.war[DEFENSE] == 2 + 3 * 3
    roll_attack(p, *["skull"] * 3, *["sword"] * 4)
    play(p, "yes")  # ten and two sacrificed against eleven
    assert p.board[RED] == 1
    assert p.asked == CHANCELLOR  # who picks the dead


def test_the_chancellor_picks_the_dead_of_the_empire() -> None:
    p = at_war(14)
    p.pawn[CHANCELLOR] = PLAINS
    swear_in(p, BLUE)
    play(p, "campaign against blue", "done", "number 12")
    roll_defense(p, "blank", "blank")
    roll_attack(p, *["sword"] * 13)
    assert p.asked == CHANCELLOR  # of eight four die, and three of them may be Blue's
    assert beginning(p, "number") == ["0", "1", "2", "3"]
    play(p, "number 3")
    assert (p.board[BLUE], p.board[CHANCELLOR]) == (0, 4)


def test_a_citizen_who_attacks_the_chancellor_is_no_imperial_in_that_campaign() -> None:
    p = at_war()
    p.pawn[CHANCELLOR] = PLAINS
    swear_in(p, BLUE)
    turn_of(p, BLUE)
    play(p, "campaign against chancellor", "done", "number 3")
    assert p.rebel == BLUE


def test_a_citizen_whom_the_chancellor_attacks_stands_alone() -> None:
    p = at_war()
    p.pawn[CHANCELLOR] = PLAINS
    swear_in(p, RED)
    swear_in(p, BLUE)
    station(p, COAST, CHANCELLOR, 2)
    turn_of(p, CHANCELLOR)
    play(p, "campaign against red")
    assert beginning(p, "site") == []  # it rules nothing of the Empire's
    play(p, "pawn and favor", "number 3")
    assert (p.rebel, p.war[DEFENSE_DICE]) == (RED, 2)  # without the Chancellor's title
    roll_defense(p, "blank", "blank")
    assert p.war[DEFENSE] == 6  # nobody joins
    roll_attack(p, *["sword"] * 4)
    play(p, "yes")
    assert (p.board[RED], p.board[CHANCELLOR]) == (3, 0)
    play(p, "no")
    assert (p.rebel, p.citizens >> RED & 1) == (NOBODY, 1)


def test_bandits_count_one_at_each_site_and_use_plans_that_cost_nothing() -> None:
    p = at_war()
    station(p, PLAINS, CHANCELLOR, 0)
    lay(p, PLAINS, "longbows")
    play(p, "campaign against bandits", "number 3")
    assert p.war[ATTACK_DICE] == 3  # Plains add one, Longbows take it
    roll_defense(p, "shield")
    assert p.war[DEFENSE] == 2


def test_the_hidden_place_takes_a_secret_from_whoever_targets_there() -> None:
    p = at_war()
    site(p, PLAINS, "the_hidden_place")
    play(p, "campaign against chancellor", "done", "number 3")
    assert (p.secrets[RED], p.flipped[RED]) == (0, 1)
    p = at_war()
    site(p, PLAINS, "the_hidden_place")
    p.secrets[RED] = 0
    assert beginning(p, "campaign") == []


def test_targets_beyond_a_narrow_pass_bring_the_pass_along() -> None:
    p = at_war()
    site(p, 3, "narrow_pass")
    station(p, 3, CHANCELLOR, 1)
    play(p, "campaign against chancellor", "site provinces-1")
    assert p.war[2] == 1 << PLAINS | 1 << MOUNTAIN | 1 << 3


def test_an_unruled_narrow_pass_shuts_its_region() -> None:
    p = at_war()
    site(p, 3, "narrow_pass")
    play(p, "campaign against chancellor")
    assert "site provinces-1" not in offered(p)


def test_plans_are_paid_even_on_occupied_cards_and_out_of_turn_into_the_bank() -> None:
    p = at_war()
    plan = advise(p, CHANCELLOR, "extra_provisions")
    p.favor_on[plan] = 1
    p.pool -= 1
    play(p, "campaign against chancellor", "done", "number 3")
    assert p.asked == CHANCELLOR
    play(p, "use Extra Provisions")
    assert (p.favor_on[plan], p.banks[3], p.war[DEFENSE_DICE]) == (1, 4, 3)


def test_plans_must_be_ruled_not_only_near() -> None:
    p = at_war()
    lay(p, PLAINS, "longbows")
    play(p, "campaign against chancellor", "done", "number 3")
    assert p.asked == CHANCELLOR  # Red stands beside the Longbows and may not use them


def test_the_ring_keeps_warbands_from_sites_and_brings_two_more_to_a_muster() -> None:
    p = at_war()
    hand(p, RED, "ring_of_devotion")
    play(p, "campaign against chancellor", "done", "number 6")
    roll_defense(p, "blank", "blank")
    roll_attack(p, *["sword"] * 7)
    assert p.flag[PLAINS] == NOBODY
    lay(p, PLAINS, "tents")
    play(p, "muster on Tents")
    assert p.board[RED] == 10


def test_the_crowns_bandits_rule_and_defend() -> None:
    p = at_war()
    station(p, PLAINS, CHANCELLOR, 0)
    hand(p, BLUE, "bandit_crown")
    p.pawn[BLUE] = COAST
    play(p, "campaign against blue", "number 3")
    roll_defense(p, *["blank"] * p.war[DEFENSE_DICE])
    assert p.war[DEFENSE] == 1


def test_the_bandits_of_a_citizens_crown_serve_the_empire_but_not_against_that_citizen() -> None:
    p = table()
    swear_in(p, BLUE)
    station(p, PLAINS, CHANCELLOR, 0)
    hand(p, BLUE, "bandit_crown")
    turn_of(p, CHANCELLOR)
    assert rules(p, CHANCELLOR, PLAINS)
    p.pawn[BLUE] = COAST
    play(p, "campaign against blue", "number 1")
    assert not rules(p, CHANCELLOR, PLAINS)
    assert rules(p, BLUE, PLAINS)
    assert offered(p) == ["use Longbows", "done"]  # which lie there
    play(p, "done")
    roll_defense(p, *["blank"] * p.war[DEFENSE_DICE])
    assert p.war[DEFENSE] == 1


@pytest.mark.parametrize(("holder", "is_offered"), [(RED, True), (BLUE, False)])
def test_fire_talkers_need_the_darkest_secret(holder: int, is_offered: bool) -> None:
    p = at_war()
    raise_banner(p, holder, 1)
    advise(p, RED, "fire_talkers")
    play(p, "campaign against chancellor", "done", "number 3")
    assert ("use Fire Talkers" in offered(p)) == is_offered


def test_the_circlet_guards_other_relics_and_makes_the_pawn_dearer() -> None:
    p = at_war()
    hand(p, BLUE, "circlet_of_command")
    hand(p, BLUE, "map")
    play(p, "campaign against blue")
    assert offered(p) == ["card Circlet of Command", "pawn and favor"]
    play(p, "pawn and favor", "number 1")
    assert p.war[DEFENSE_DICE] == 3
    assert p.holder[card("map") - RELIC] == BLUE
