"""Citizenship, exile, Visions, Conspiracy, the title, and every way to win."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER
from ludotek.games.oath.audit import warband_fault
from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import EMPTY, STABLE_REGIME, USURPER, VISIONARY, WAR_EXHAUSTION
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    beginning,
    enrich,
    hand,
    hide,
    let_chance,
    offered,
    play,
    raise_banner,
    site,
    station,
    swear_in,
    table,
    turn_of,
)

SCEPTER = card("the_grand_scepter") - RELIC


def settle(p: Oath) -> Oath:
    """Let the agenda look at the title."""
    return turn_of(p, p.turn)


def test_citizenship_is_offered_with_a_relic_and_binding_goods_and_accepted_whole() -> None:
    p = table()
    enrich(p, RED, 3)
    play(p, "offer citizenship to red", "the greedy space", "give 1 favor", "ask for 2 favor", "propose")
    assert p.asked == RED
    play(p, "yes", "turns up Map")
    assert p.citizens == 1 << RED
    assert (p.favor[RED], p.favor[CHANCELLOR]) == (2, 3)
    assert p.holder[card("map") - RELIC] == RED
    assert p.reliquary[3] == EMPTY
    assert (p.board[RED], p.barracks[RED], p.barracks[CHANCELLOR]) == (3, 14, 14)


def test_a_declined_offer_changes_nothing_and_two_are_enough() -> None:
    p = table()
    for _ in range(2):
        play(p, "offer citizenship to red", "the brutal space", "propose", "no")
    assert p.citizens == 0
    assert beginning(p, "offer") == []


def test_a_new_citizen_loses_its_vision_and_its_sites_turn_purple() -> None:
    p = table()
    hide(p, RED, "vision_of_faith")
    p.vision[RED] = p.facedown[RED].pop()
    station(p, COAST, RED, 2)
    play(p, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    assert p.vision[RED] == EMPTY
    assert (p.flag[COAST], p.garrison[COAST]) == (CHANCELLOR, 2)


def test_where_purple_runs_short_the_new_citizen_chooses_what_is_left() -> None:
    p = table()
    station(p, PLAINS, CHANCELLOR, 2 + 17 - 4)
    station(p, COAST, RED, 3)
    play(p, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    assert p.asked == RED
    assert beginning(p, "number") == ["2", "3"]  # five purple ones are banked for six of Red's
    play(p, "number 2")
    assert (p.board[RED], p.garrison[COAST]) == (3, 2)


def test_no_warband_is_lost_from_sight_while_a_new_citizen_is_choosing() -> None:
    p = table()
    station(p, PLAINS, CHANCELLOR, 2 + 17 - 4)
    station(p, COAST, RED, 3)
    station(p, MOUNTAIN, RED, 2)
    play(p, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    while p.asked == RED and beginning(p, "number"):
        play(p, f"number {beginning(p, 'number')[-1]}")
        assert warband_fault(p) == ""
    assert p.citizens == 1 << RED


def test_an_uncovered_greedy_space_binds_the_chancellor() -> None:
    p = table()
    play(p, "offer citizenship to red", "the greedy space", "propose", "yes", "turns up Map")
    p.visions_drawn = 1
    assert "search the world deck" not in offered(p)
    p.visions_drawn = 0
    play(p, "search the world deck")
    let_chance(p)
    assert len(p.hand) == 5


def test_an_uncovered_careless_space_changes_trades() -> None:
    p = table()
    play(p, "offer citizenship to red", "the careless space", "propose", "yes", "turns up Map")
    play(p, "trade a secret with Longbows")
    assert p.favor[CHANCELLOR] == 4


@pytest.mark.parametrize(("keeper", "banner", "price"), [(0, -1, 4), (1, 1, 7), (0, 0, 3), (2, -1, 5)])
def test_exiling_a_citizen_costs_five_favor_more_or_less(keeper: int, banner: int, price: int) -> None:
    p = table()
    swear_in(p, RED)
    p.keeper, p.banner[0] = keeper, banner
    enrich(p, CHANCELLOR, price - 1)
    assert beginning(p, "exile") == []
    enrich(p, CHANCELLOR, price)
    play(p, "exile red")
    assert p.citizens == 0
    assert (p.favor[CHANCELLOR], p.favor[RED]) == (0, 1 + price)


def test_a_citizen_leaves_for_favor_and_its_act_phase_ends() -> None:
    p = table()
    swear_in(p, RED)
    turn_of(p, RED)
    enrich(p, RED, 3)
    assert "leave the empire" not in offered(p)
    enrich(p, RED, 4)  # a secret and three warbands
    play(p, "leave the empire")
    assert (p.favor[RED], p.favor[CHANCELLOR], p.turn) == (0, 6, BLUE)


def test_the_scepter_sleeps_on_the_turn_it_was_taken() -> None:
    p = table()
    p.scepter_taken = True
    assert beginning(p, "offer") == []


def test_a_citizen_with_the_scepter_may_not_leave_even_on_the_turn_it_was_taken() -> None:
    p = table()
    swear_in(p, RED)
    turn_of(p, RED)
    enrich(p, RED, 9)
    hand(p, RED, "the_grand_scepter")
    assert "leave the empire" not in offered(p)
    p.scepter_taken = True
    assert "leave the empire" not in offered(p)
    p.holder[SCEPTER] = CHANCELLOR
    assert "leave the empire" in offered(p)


def test_an_exile_with_the_scepter_may_offer_itself_citizenship() -> None:
    p = table()
    hand(p, RED, "the_grand_scepter")
    turn_of(p, RED)
    play(p, "offer citizenship to red", "the careless space", "turns up Map")
    assert p.citizens == 1 << RED
    assert p.holder[card("map") - RELIC] == RED
    assert (p.reliquary[2], p.turn) == (EMPTY, BLUE)  # its Act Phase is over


def with_a_successor() -> Oath:
    """Red, a Citizen with more relics than the Chancellor, acts in a round that may be the last."""
    p = table(players=2)
    swear_in(p, RED)
    hand(p, RED, "map")
    hand(p, RED, "whistle")
    turn_of(p, RED)
    p.round = 7
    return p


def test_a_citizen_who_left_succeeds_nobody() -> None:
    p = with_a_successor()
    enrich(p, RED, 4)
    play(p, "leave the empire", "end die 6")
    assert (p.winner, p.ending()) == (CHANCELLOR, STABLE_REGIME)


def test_conspiracy_takes_a_treasure_for_a_secret_where_two_advisers_match() -> None:
    p = turn_of(table(), RED)
    hide(p, RED, "conspiracy")
    advise(p, RED, "scouts")
    advise(p, RED, "battle_honors")
    advise(p, CHANCELLOR, "garrison")
    play(p, "play facedown Conspiracy", "adviser faceup")
    assert offered(p) == ["card The Grand Scepter", "done"]
    play(p, "card The Grand Scepter")
    assert (p.holder[SCEPTER], p.secrets[RED]) == (RED, 0)


def test_conspiracy_seizes_a_banner_with_what_that_costs_it() -> None:
    p = table()
    raise_banner(p, CHANCELLOR, 0, 4)
    turn_of(p, RED)
    hide(p, RED, "conspiracy")
    advise(p, RED, "scouts")
    advise(p, RED, "battle_honors")
    advise(p, CHANCELLOR, "garrison")
    pool = p.pool
    play(p, "play facedown Conspiracy", "adviser faceup", "banner peoples favor")
    assert (p.banner[0], p.tokens[0], p.is_mob, p.pool) == (RED, 2, True, pool + 2)
    assert p.secrets[RED] == 0


def test_conspiracy_needs_two_matching_advisers() -> None:
    p = turn_of(table(), RED)
    hide(p, RED, "conspiracy")
    advise(p, RED, "scouts")
    advise(p, CHANCELLOR, "garrison")
    play(p, "play facedown Conspiracy", "adviser faceup")
    assert "rest" in offered(p)


def test_supremacy_gives_the_title_to_whoever_rules_most_and_ties_keep_it() -> None:
    p = table()
    station(p, MOUNTAIN, RED, 1)
    station(p, COAST, CHANCELLOR, 0)
    assert settle(p).keeper == CHANCELLOR
    station(p, COAST, RED, 1)
    assert settle(p).keeper == RED


def test_an_outgoing_keeper_picks_among_those_who_tie() -> None:
    p = table()
    station(p, PLAINS, CHANCELLOR, 0)
    station(p, MOUNTAIN, RED, 1)
    station(p, COAST, BLUE, 1)
    settle(p)
    assert p.asked == CHANCELLOR
    assert offered(p) == ["player red", "player blue"]
    assert play(p, "player blue").keeper == BLUE


def test_a_quarrel_in_the_empire_changes_nothing_about_who_ties_for_the_title() -> None:
    p = table()
    swear_in(p, BLUE)
    hand(p, BLUE, "bandit_crown")  # the Empire rules where nobody stands
    station(p, PLAINS, RED, 1)
    for slot in (MOUNTAIN, COAST):
        station(p, slot, YELLOW, 0)
    station(p, COAST, RED, 1)
    site(p, 1, "mine")
    p.keeper, p.rebel = YELLOW, BLUE
    settle(p)
    assert p.asked == YELLOW
    assert offered(p) == ["player chancellor", "player red"]


def test_protection_counts_relics_and_banners() -> None:
    p = table(oath="protection")
    hand(p, RED, "map")
    raise_banner(p, RED, 1)
    assert settle(p).keeper == RED


def test_under_protection_the_goods_of_an_offer_change_hands_at_once() -> None:
    """Red gives a relic and gets one of the Reliquary: between the two Blue would have the most."""
    p = table(oath="protection")
    for id, holder in (("whistle", RED), ("brass_horse", RED), ("map", BLUE), ("ivory_eye", BLUE)):
        hand(p, holder, id)
    p.keeper = RED
    play(p, "offer citizenship to red", "the greedy space", "ask for Whistle", "propose", "yes")
    let_chance(p)
    assert p.citizens == 1 << RED
    assert p.keeper == RED


def test_an_exile_who_keeps_the_oath_for_a_round_wins_as_usurper() -> None:
    p = table(oath="devotion")
    raise_banner(p, RED, 1)
    turn_of(p, RED)
    assert (p.keeper, p.is_usurper, p.kind()) == (RED, True, 1)
    turn_of(p, RED)
    assert (p.kind(), p.winner, p.ending()) == (OVER, RED, USURPER)


@pytest.mark.parametrize(("drawn", "wins"), [(2, False), (3, True)])
def test_a_vision_comes_true_once_three_were_drawn(drawn: int, wins: bool) -> None:
    p = table()
    hide(p, RED, "vision_of_faith")
    p.vision[RED] = p.facedown[RED].pop()
    p.visions_drawn = drawn
    raise_banner(p, RED, 1)
    turn_of(p, RED)
    assert (p.kind() == OVER) == wins
    assert not wins or (p.winner, p.ending()) == (RED, VISIONARY)


@pytest.mark.parametrize(
    ("round", "face", "ends"), [(5, 5, False), (5, 6, True), (6, 5, True), (7, 3, True), (7, 2, False)]
)
def test_a_stable_regime_wins_by_a_die(round: int, face: int, ends: bool) -> None:
    p = turn_of(table(players=2), RED)
    p.round = round
    play(p, "rest", f"end die {face}")
    assert (p.kind() == OVER) == ends
    assert not ends or (p.winner, p.ending()) == (CHANCELLOR, STABLE_REGIME)


def test_a_successor_wins_in_the_chancellors_place() -> None:
    p = with_a_successor()
    play(p, "rest", "end die 6")
    assert p.winner == RED


def exhausted(p: Oath) -> Oath:
    turn_of(p, p.players - 1)
    p.round = 8
    return play(p, "rest")


def test_after_the_eighth_round_an_imperial_oathkeeper_wins() -> None:
    p = exhausted(table())
    assert (p.winner, p.ending()) == (CHANCELLOR, WAR_EXHAUSTION)


def test_after_the_eighth_round_an_exile_must_be_usurper_or_have_a_vision() -> None:
    p = table(oath="devotion")
    raise_banner(p, RED, 1)
    assert exhausted(p).winner == CHANCELLOR  # Oathkeeper alone is not enough
    p = table(oath="devotion")
    raise_banner(p, RED, 1)
    turn_of(p, RED)
    assert exhausted(p).winner == RED
    p = table(oath="devotion")
    raise_banner(p, RED, 1)
    hide(p, BLUE, "vision_of_rebellion")
    p.vision[BLUE] = p.facedown[BLUE].pop()
    p.visions_drawn = 3
    raise_banner(p, BLUE, 0)
    assert exhausted(p).winner == BLUE


def test_the_tribunal_opens_an_exchange_of_favor_and_secrets_to_those_who_rule_or_visit() -> None:
    p = table()
    assert "deal at the tribunal" not in offered(p)
    site(p, 1, "the_tribunal")
    assert "deal at the tribunal" not in offered(p)
    station(p, 1, CHANCELLOR, 1)
    play(p, "deal at the tribunal", "player yellow", "give 2 favor", "ask for 1 secrets", "propose")
    assert p.asked == YELLOW
    play(p, "yes")
    assert (p.favor[YELLOW], p.secrets[CHANCELLOR]) == (3, 2)
