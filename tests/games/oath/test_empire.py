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


def settle(game: Oath) -> Oath:
    """Let the agenda look at the title."""
    return turn_of(game, game.turn)


def test_citizenship_is_offered_with_a_relic_and_binding_goods_and_accepted_whole() -> None:
    """§96, §97, §137 and §181."""
    game = table()
    enrich(game, RED, 3)
    play(game, "offer citizenship to red", "the greedy space", "give 1 favor", "ask for 2 favor", "propose")
    assert game.asked == RED
    play(game, "yes", "turns up Map")
    assert game.citizens == 1 << RED
    assert (game.favor[RED], game.favor[CHANCELLOR]) == (2, 3)
    assert game.holder[card("map") - RELIC] == RED
    assert game.reliquary[3] == EMPTY
    assert (game.board[RED], game.barracks[RED], game.barracks[CHANCELLOR]) == (3, 14, 14)


def test_a_declined_offer_changes_nothing_and_two_are_enough() -> None:
    """Ruling O4."""
    game = table()
    for _ in range(2):
        play(game, "offer citizenship to red", "the brutal space", "propose", "no")
    assert game.citizens == 0
    assert beginning(game, "offer") == []


def test_a_new_citizen_loses_its_vision_and_its_sites_turn_purple() -> None:
    """§97 and §196."""
    game = table()
    hide(game, RED, "vision_of_faith")
    game.vision[RED] = game.facedown[RED].pop()
    station(game, COAST, RED, 2)
    play(game, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    assert game.vision[RED] == EMPTY
    assert (game.flag[COAST], game.garrison[COAST]) == (CHANCELLOR, 2)


def test_where_purple_runs_short_the_new_citizen_chooses_what_is_left() -> None:
    """§97."""
    game = table()
    station(game, PLAINS, CHANCELLOR, 2 + 17 - 4)
    station(game, COAST, RED, 3)
    play(game, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    assert game.asked == RED
    assert beginning(game, "number") == ["2", "3"]  # five purple ones are banked for six of Red's
    play(game, "number 2")
    assert (game.board[RED], game.garrison[COAST]) == (3, 2)


def test_no_warband_is_lost_from_sight_while_a_new_citizen_is_choosing() -> None:
    game = table()
    station(game, PLAINS, CHANCELLOR, 2 + 17 - 4)
    station(game, COAST, RED, 3)
    station(game, MOUNTAIN, RED, 2)
    play(game, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    while game.asked == RED and beginning(game, "number"):
        play(game, f"number {beginning(game, 'number')[-1]}")
        assert warband_fault(game) == ""
    assert game.citizens == 1 << RED


def test_an_uncovered_greedy_space_binds_the_chancellor() -> None:
    """§101 and §105."""
    game = table()
    play(game, "offer citizenship to red", "the greedy space", "propose", "yes", "turns up Map")
    game.visions_drawn = 1
    assert "search the world deck" not in offered(game)
    game.visions_drawn = 0
    play(game, "search the world deck")
    let_chance(game)
    assert len(game.hand) == 5


def test_an_uncovered_careless_space_changes_trades() -> None:
    """§101 and §104."""
    game = table()
    play(game, "offer citizenship to red", "the careless space", "propose", "yes", "turns up Map")
    play(game, "trade a secret with Longbows")
    assert game.favor[CHANCELLOR] == 4


@pytest.mark.parametrize(("keeper", "banner", "price"), [(0, -1, 4), (1, 1, 7), (0, 0, 3), (2, -1, 5)])
def test_exiling_a_citizen_costs_five_favor_more_or_less(keeper: int, banner: int, price: int) -> None:
    """§98."""
    game = table()
    swear_in(game, RED)
    game.keeper, game.banner[0] = keeper, banner
    enrich(game, CHANCELLOR, price - 1)
    assert beginning(game, "exile") == []
    enrich(game, CHANCELLOR, price)
    play(game, "exile red")
    assert game.citizens == 0
    assert (game.favor[CHANCELLOR], game.favor[RED]) == (0, 1 + price)


def test_a_citizen_leaves_for_favor_and_its_act_phase_ends() -> None:
    """§99."""
    game = table()
    swear_in(game, RED)
    turn_of(game, RED)
    enrich(game, RED, 3)
    assert "leave the empire" not in offered(game)
    enrich(game, RED, 4)  # a secret and three warbands
    play(game, "leave the empire")
    assert (game.favor[RED], game.favor[CHANCELLOR], game.turn) == (0, 6, BLUE)


def test_the_scepter_sleeps_on_the_turn_it_was_taken() -> None:
    """§96."""
    # Ruling: the-grand-scepter 1
    game = table()
    game.scepter_taken = True
    assert beginning(game, "offer") == []


def test_a_citizen_with_the_scepter_may_not_leave_even_on_the_turn_it_was_taken() -> None:
    """§99."""
    game = table()
    swear_in(game, RED)
    turn_of(game, RED)
    enrich(game, RED, 9)
    hand(game, RED, "the_grand_scepter")
    assert "leave the empire" not in offered(game)
    game.scepter_taken = True
    assert "leave the empire" not in offered(game)
    game.holder[SCEPTER] = CHANCELLOR
    assert "leave the empire" in offered(game)


def test_an_exile_with_the_scepter_may_offer_itself_citizenship() -> None:
    """§97 and §189."""
    game = table()
    hand(game, RED, "the_grand_scepter")
    turn_of(game, RED)
    play(game, "offer citizenship to red", "the careless space", "turns up Map")
    assert game.citizens == 1 << RED
    assert game.holder[card("map") - RELIC] == RED
    assert (game.reliquary[2], game.turn) == (EMPTY, BLUE)  # its Act Phase is over


def with_a_successor() -> Oath:
    """Red, a Citizen with more relics than the Chancellor, acts in a round that may be the last."""
    game = table(players=2)
    swear_in(game, RED)
    hand(game, RED, "map")
    hand(game, RED, "whistle")
    turn_of(game, RED)
    game.round = 7
    return game


def test_a_citizen_who_left_succeeds_nobody() -> None:
    game = with_a_successor()
    enrich(game, RED, 4)
    play(game, "leave the empire", "end die 6")
    assert (game.winner, game.ending()) == (CHANCELLOR, STABLE_REGIME)


def test_conspiracy_takes_a_treasure_for_a_secret_where_two_advisers_match() -> None:
    """§107."""
    game = turn_of(table(), RED)
    hide(game, RED, "conspiracy")
    advise(game, RED, "scouts")
    advise(game, RED, "battle_honors")
    advise(game, CHANCELLOR, "garrison")
    play(game, "play facedown Conspiracy", "adviser faceup")
    assert offered(game) == ["card The Grand Scepter", "done"]
    play(game, "card The Grand Scepter")
    assert (game.holder[SCEPTER], game.secrets[RED]) == (RED, 0)


def test_conspiracy_seizes_a_banner_with_what_that_costs_it() -> None:
    """§107 and §131."""
    game = table()
    raise_banner(game, CHANCELLOR, 0, 4)
    turn_of(game, RED)
    hide(game, RED, "conspiracy")
    advise(game, RED, "scouts")
    advise(game, RED, "battle_honors")
    advise(game, CHANCELLOR, "garrison")
    pool = game.pool
    play(game, "play facedown Conspiracy", "adviser faceup", "banner peoples favor")
    assert (game.banner[0], game.tokens[0], game.is_mob, game.pool) == (RED, 2, True, pool + 2)
    assert game.secrets[RED] == 0


def test_conspiracy_needs_two_matching_advisers() -> None:
    """§107."""
    game = turn_of(table(), RED)
    hide(game, RED, "conspiracy")
    advise(game, RED, "scouts")
    advise(game, CHANCELLOR, "garrison")
    play(game, "play facedown Conspiracy", "adviser faceup")
    assert "rest" in offered(game)


def test_supremacy_gives_the_title_to_whoever_rules_most_and_ties_keep_it() -> None:
    """§109 and §110."""
    game = table()
    station(game, MOUNTAIN, RED, 1)
    station(game, COAST, CHANCELLOR, 0)
    assert settle(game).keeper == CHANCELLOR
    station(game, COAST, RED, 1)
    assert settle(game).keeper == RED


def test_an_outgoing_keeper_picks_among_those_who_tie() -> None:
    """§110."""
    game = table()
    station(game, PLAINS, CHANCELLOR, 0)
    station(game, MOUNTAIN, RED, 1)
    station(game, COAST, BLUE, 1)
    settle(game)
    assert game.asked == CHANCELLOR
    assert offered(game) == ["player red", "player blue"]
    assert play(game, "player blue").keeper == BLUE


def test_a_quarrel_in_the_empire_changes_nothing_about_who_ties_for_the_title() -> None:
    game = table()
    swear_in(game, BLUE)
    hand(game, BLUE, "bandit_crown")  # the Empire rules where nobody stands
    station(game, PLAINS, RED, 1)
    for slot in (MOUNTAIN, COAST):
        station(game, slot, YELLOW, 0)
    station(game, COAST, RED, 1)
    site(game, 1, "mine")
    game.keeper, game.rebel = YELLOW, BLUE
    settle(game)
    assert game.asked == YELLOW
    assert offered(game) == ["player chancellor", "player red"]


def test_protection_counts_relics_and_banners() -> None:
    """§95 and §109."""
    game = table(oath="protection")
    hand(game, RED, "map")
    raise_banner(game, RED, 1)
    assert settle(game).keeper == RED


def test_under_protection_the_goods_of_an_offer_change_hands_at_once() -> None:
    """Red gives a relic and gets one of the Reliquary: between the two Blue would have the most."""
    game = table(oath="protection")
    for id, holder in (("whistle", RED), ("brass_horse", RED), ("map", BLUE), ("ivory_eye", BLUE)):
        hand(game, holder, id)
    game.keeper = RED
    play(game, "offer citizenship to red", "the greedy space", "ask for Whistle", "propose", "yes")
    let_chance(game)
    assert game.citizens == 1 << RED
    assert game.keeper == RED


def test_an_exile_who_keeps_the_oath_for_a_round_wins_as_usurper() -> None:
    """§36, §111 and §199."""
    game = table(oath="devotion")
    raise_banner(game, RED, 1)
    turn_of(game, RED)
    assert (game.keeper, game.is_usurper, game.kind()) == (RED, True, 1)
    turn_of(game, RED)
    assert (game.kind(), game.winner, game.ending()) == (OVER, RED, USURPER)


@pytest.mark.parametrize(("drawn", "wins"), [(2, False), (3, True)])
def test_a_vision_comes_true_once_three_were_drawn(drawn: int, wins: bool) -> None:
    """§106 and §112."""
    game = table()
    hide(game, RED, "vision_of_faith")
    game.vision[RED] = game.facedown[RED].pop()
    game.visions_drawn = drawn
    raise_banner(game, RED, 1)
    turn_of(game, RED)
    assert (game.kind() == OVER) == wins
    assert not wins or (game.winner, game.ending()) == (RED, VISIONARY)


@pytest.mark.parametrize(
    ("round", "face", "ends"), [(5, 5, False), (5, 6, True), (6, 5, True), (7, 3, True), (7, 2, False)]
)
def test_a_stable_regime_wins_by_a_die(round: int, face: int, ends: bool) -> None:
    """§113."""
    game = turn_of(table(players=2), RED)
    game.round = round
    play(game, "rest", f"end die {face}")
    assert (game.kind() == OVER) == ends
    assert not ends or (game.winner, game.ending()) == (CHANCELLOR, STABLE_REGIME)


def test_a_successor_wins_in_the_chancellors_place() -> None:
    """§115."""
    game = with_a_successor()
    play(game, "rest", "end die 6")
    assert game.winner == RED


def exhausted(game: Oath) -> Oath:
    turn_of(game, game.players - 1)
    game.round = 8
    return play(game, "rest")


def test_after_the_eighth_round_an_imperial_oathkeeper_wins() -> None:
    """§114 and §143."""
    game = exhausted(table())
    assert (game.winner, game.ending()) == (CHANCELLOR, WAR_EXHAUSTION)


def test_after_the_eighth_round_an_exile_must_be_usurper_or_have_a_vision() -> None:
    """§106, §114 and §200."""
    game = table(oath="devotion")
    raise_banner(game, RED, 1)
    assert exhausted(game).winner == CHANCELLOR  # Oathkeeper alone is not enough
    game = table(oath="devotion")
    raise_banner(game, RED, 1)
    turn_of(game, RED)
    assert exhausted(game).winner == RED
    game = table(oath="devotion")
    raise_banner(game, RED, 1)
    hide(game, BLUE, "vision_of_rebellion")
    game.vision[BLUE] = game.facedown[BLUE].pop()
    game.visions_drawn = 3
    raise_banner(game, BLUE, 0)
    assert exhausted(game).winner == BLUE


def test_the_tribunal_opens_an_exchange_of_favor_and_secrets_to_those_who_rule_or_visit() -> None:
    """§55, ruling O10."""
    game = table()
    assert "deal at the tribunal" not in offered(game)
    site(game, 1, "the_tribunal")
    assert "deal at the tribunal" not in offered(game)
    station(game, 1, CHANCELLOR, 1)
    play(game, "deal at the tribunal", "player yellow", "give 2 favor", "ask for 1 secrets", "propose")
    assert game.asked == YELLOW
    play(game, "yes")
    assert (game.favor[YELLOW], game.secrets[CHANCELLOR]) == (3, 2)
