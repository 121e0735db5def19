"""The Order cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

import pytest

from ludotek.games.oath.cards.hooks import TOLLS
from ludotek.games.oath.cards.power import HOOKS
from ludotek.games.oath.catalogue import VISION, card
from ludotek.games.oath.marks import DARKEST_SECRET, NOBODY
from ludotek.games.oath.questions import question_of
from ludotek.games.oath.steps.toll import MOST_DUE, SEARCHING, TRADING, TRAVELLING, toll
from tests.games.oath.cards.tables import do, drain, offers, sent
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    beginning,
    enrich,
    hand,
    hide,
    lay,
    offered,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
)

# Tome Guardians.


@pytest.mark.parametrize(("ruler", "is_free"), [(CHANCELLOR, False), (BLUE, False), (NOBODY, False), (RED, True)])
def test_only_rulers_of_the_guardians_take_the_darkest_secret(ruler: int, is_free: bool) -> None:
    # Ruling: tome-guardians 1
    game = reds()
    lay(game, COAST, "tome_guardians")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    assert ("recover the darkest secret" in offered(game)) == is_free


def test_guardians_keep_enemies_from_targeting_the_darkest_secret_and_nothing_else() -> None:
    game = reds()
    raise_banner(game, BLUE, DARKEST_SECRET)
    raise_banner(game, BLUE, 0)
    lay(game, COAST, "tome_guardians")
    do(game, "campaign against blue")
    assert offers(game, "banner darkest secret", "banner peoples favor") == [False, True], offered(game)


# Tyrant.


def test_a_tyrant_kills_where_it_comes_even_the_last_of_its_own() -> None:
    """Ruling O63."""
    # Ruling: tyrant 1
    game = reds("tyrant")
    station(game, MOUNTAIN, CHANCELLOR, 2)
    do(game, "travel to provinces-1")
    assert game.garrison[MOUNTAIN] == 1
    station(game, COAST, RED, 1)
    do(game, "travel to hinterland-1")
    assert (game.garrison[COAST], game.flag[COAST]) == (0, NOBODY)


def test_a_tyrant_who_is_sent_kills_too_and_where_nobody_stands_nobody() -> None:
    """Ruling O63: bandits never die, not even those of the Crown."""
    # Rulings: tyrant 1 2
    game = reds("tyrant")
    hand(game, RED, "bandit_crown")
    station(game, MOUNTAIN, CHANCELLOR, 0)
    do(game, "travel to provinces-1")
    assert game.garrison[MOUNTAIN] == 0
    station(game, COAST, CHANCELLOR, 2)
    sent(game, RED, BLUE, "hinterland-1")
    assert game.garrison[COAST] == 1


# Forced Labor.


def test_who_searches_where_labor_is_forced_pays_the_empire() -> None:
    # Ruling: forced-labor 2
    game = reds()
    lay(game, COAST, "forced_labor")
    before = game.favor[CHANCELLOR]
    do(game, "search the world deck")
    assert (game.favor[RED], game.favor[CHANCELLOR]) == (3, before + 1)


def test_labor_is_paid_for_a_facedown_adviser_and_each_time() -> None:
    # Ruling: forced-labor 1
    game = reds(favor=2)
    lay(game, COAST, "forced_labor")
    hide(game, RED, "longbows")
    hide(game, RED, "wolves")
    do(game, "play facedown Wolves", "adviser faceup")
    do(game, "play facedown Longbows", "discard it")
    assert game.favor[RED] == 0
    assert beginning(game, "play facedown") == beginning(game, "search") == []


@pytest.mark.parametrize(("ruler", "paid"), [(RED, 0), (BLUE, 0), (NOBODY, 0), (CHANCELLOR, 1)])
def test_labor_is_forced_only_at_sites_of_whoever_rules_the_card(ruler: int, paid: int) -> None:
    game = reds()
    lay(game, COAST, "forced_labor")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    do(game, "search the world deck")
    assert game.favor[RED] == 4 - paid


# Toll Roads.


def test_bandits_burn_what_is_paid_on_their_roads() -> None:
    """Ruling O60."""
    # Ruling: toll-roads 2
    game = reds()
    lay(game, COAST, "toll_roads")
    for slot in (MOUNTAIN, COAST):
        station(game, slot, CHANCELLOR, 0)
    pool, chancellor = game.pool, game.favor[CHANCELLOR]
    do(game, "travel to provinces-1")
    assert (game.favor[RED], game.favor[CHANCELLOR], game.pool) == (3, chancellor, pool + 1)


def test_who_cannot_pay_toll_does_not_come_and_facedown_sites_take_none() -> None:
    """Ruling O60."""
    # Ruling: toll-roads 1
    game = reds(favor=0)
    lay(game, PLAINS, "toll_roads")
    assert offers(game, "travel to provinces-1", "travel to provinces-2") == [False, True]


def test_citizens_pay_the_empire_nothing() -> None:
    game = reds()
    swear_in(game, RED)
    lay(game, PLAINS, "toll_roads")
    do(game, "travel to provinces-1")
    assert game.favor[RED] == 4


def test_who_is_sent_pays_toll_or_stays() -> None:
    """Ruling O60."""
    # Ruling: toll-roads 1
    for answer, at, favor in (("yes", MOUNTAIN, 3), ("no", PLAINS, 4)):
        game = reds()
        lay(game, PLAINS, "toll_roads")
        sent(game, RED, BLUE, "provinces-1")
        assert (question_of(game), game.asked) == ("agree-to-toll", RED)
        do(game, answer)
        assert (game.pawn[RED], game.favor[RED]) == (at, favor)


def test_nobody_is_sent_where_it_cannot_pay() -> None:
    """Ruling O60."""
    game = reds(favor=0)
    lay(game, PLAINS, "toll_roads")
    game.pawn[RED] = COAST
    with pytest.raises(AssertionError, match="site cradle-2"):
        sent(game, RED, BLUE, "provinces-1")


def test_who_is_led_from_the_wood_pays_toll_or_stays() -> None:
    """Ruling O60."""
    game = reds()
    site(game, PLAINS, "shrouded_wood")
    lay(game, COAST, "toll_roads")
    do(game, "set out from the shrouded wood", "site provinces-1")
    assert (question_of(game), game.asked) == ("agree-to-toll", RED)
    paid = do(game.copy(), "yes")
    assert (paid.pawn[RED], paid.favor[RED], paid.supply[RED]) == (MOUNTAIN, 3, 5)
    do(game, "no")
    assert (game.pawn[RED], game.favor[RED], game.supply[RED]) == (PLAINS, 4, 7)
    enrich(game, RED, 0)
    do(game, "set out from the shrouded wood", "site provinces-1")
    assert (game.pawn[RED], question_of(game)) == (PLAINS, "act")


def test_a_secret_is_turned_and_toll_paid_on_one_answer() -> None:
    """Ruling O60."""
    game = reds()
    site(game, 1, "the_hidden_place")
    station(game, 1, CHANCELLOR, 1)
    lay(game, PLAINS, "toll_roads")
    do(sent(game, RED, BLUE, "cradle-2"), "yes")
    assert (game.pawn[RED], game.favor[RED], game.flipped[RED]) == (1, 3, 1)


def test_a_modifier_that_costs_favor_leaves_enough_for_toll() -> None:
    """Ruling O60: with a single favor, Tents could lead nowhere in the Cradle."""
    game = reds("tents", favor=1)
    site(game, 1, "river")
    station(game, 1, CHANCELLOR, 1)
    lay(game, COAST, "toll_roads")
    assert "use Tents" not in offered(game)
    enrich(game, RED, 2)
    do(game, "use Tents", "travel to cradle-2")
    assert (game.favor[RED], game.pawn[RED]) == (0, 1)


def test_no_deed_takes_more_toll_than_the_rules_reckon_with() -> None:
    """Each of the three is for a deed of its own, wherever they lie."""
    game = reds()
    for slot, id in ((PLAINS, "forced_labor"), (MOUNTAIN, "toll_roads"), (COAST, "curfew")):
        lay(game, slot, id)
    assert len([number for number in range(VISION) if HOOKS[number] & TOLLS]) == 3
    assert [toll(game, RED, deed, PLAINS) for deed in (SEARCHING, TRAVELLING, TRADING)] == [MOST_DUE] * 3


# Curfew.


@pytest.mark.parametrize(("favor", "by_secret", "by_favor"), [(0, False, False), (1, True, False), (3, True, True)])
def test_a_curfew_is_paid_before_a_trade(favor: int, by_secret: bool, by_favor: bool) -> None:
    """Ruling O60; §168."""
    game = reds(favor=favor)
    lay(game, COAST, "curfew")
    assert offers(game, "trade a secret with Longbows", "trade favor with Longbows") == [by_secret, by_favor]
    assert ("muster on Longbows" in offered(game)) == (favor > 0)


def test_a_curfew_pays_whoever_rules_it() -> None:
    # Ruling: curfew 1
    game = reds()
    lay(game, PLAINS, "curfew")
    station(game, PLAINS, BLUE, 1)
    before = game.favor[BLUE]
    do(game, "trade a secret with Longbows")
    assert (game.favor[RED], game.favor[BLUE]) == (4, before + 1)


# Knights Errant.


def test_knights_errant_may_campaign_for_nothing_after_a_muster() -> None:
    """Ruling O67."""
    game = do(reds("knights_errant"), "muster on Longbows")
    assert (question_of(game), game.board[RED]) == ("free-campaign", 5)
    supply = game.supply[RED]
    do(game, "campaign against chancellor", "done", "number 5")
    assert (game.supply[RED], game.campaign.is_under_way) == (supply, True)
    declined = do(reds("knights_errant"), "muster on Longbows", "done")
    assert question_of(declined) == "act"


# Vow of Obedience.


@pytest.mark.parametrize("name", ["Vision of Faith", "Conspiracy"])
def test_the_obedient_reveal_no_visions_and_play_no_conspiracy(name: str) -> None:
    # Ruling: vow-of-obedience 1
    free, obedient = reds(), reds("vow_of_obedience")
    advise(free, BLUE, "vow_of_obedience")  # which binds Blue alone
    for game, moves in ((free, 2), (obedient, 1)):
        hide(game, RED, name.lower().replace(" ", "_"))
        do(game, f"play facedown {name}")
        assert len(offered(game)) == moves
    assert offered(obedient) == ["discard it"]


def test_a_vision_revealed_before_the_vow_stays() -> None:
    game = reds()
    hide(game, RED, "vision_of_faith")
    hide(game, RED, "vow_of_obedience")
    do(game, "play facedown Vision of Faith", "reveal the vision")
    do(game, "play facedown Vow of Obedience", "adviser faceup")
    assert game.vision[RED] == card("vision_of_faith")


def test_the_obedient_take_a_favor_of_any_bank_as_they_rest() -> None:
    game = do(reds("vow_of_obedience"), "rest", "use Vow of Obedience")
    drain(game, 0, 0)
    assert len(offered(game)) == 5
    do(game, "bank of order")
    assert game.favor[RED] == 5
