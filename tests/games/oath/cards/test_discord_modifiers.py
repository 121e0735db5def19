"""The Discord cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import ORDER, RELIC, card
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import burn_favor
from ludotek.games.oath.steps.treasures import hold_relic, seize_banner, take_relics
from tests.games.oath.cards.tables import aside, do, drain, offers, sent
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    enrich,
    hand,
    lay,
    let_chance,
    offered,
    raise_banner,
    reds,
    station,
)

# Downtrodden.


@pytest.mark.parametrize(("order", "warbands"), [(2, 7), (3, 5)])
def test_the_downtrodden_come_where_the_bank_alone_is_the_poorest(order: int, warbands: int) -> None:
    """Ruling O67."""
    game = reds("downtrodden")
    drain(game, ORDER, order)
    do(game, "muster on Longbows")
    assert game.board[RED] == warbands


# Vow of Renewal.


def test_what_anybody_burns_renews_and_a_seized_banner_too() -> None:
    """Ruling O65."""
    game = reds("vow_of_renewal")
    enrich(game, BLUE, 3)
    burn_favor(game, BLUE, 2)
    assert (game.favor[BLUE], game.favor[RED]) == (1, 6)
    raise_banner(game, BLUE, PEOPLES_FAVOR, 3)
    seize_banner(game, CHANCELLOR, PEOPLES_FAVOR)
    assert game.favor[RED] == 8


def test_burning_costs_the_renewed_nothing_and_they_do_not_recover_the_peoples_favor() -> None:
    """Ruling O65."""
    # Ruling: vow-of-renewal 1
    game = reds("vow_of_renewal", "disgraced_captain")
    assert offers(game, "recover the peoples favor", "recover the darkest secret") == [False, True]
    do(game, "campaign against chancellor", "done", "number 3", "use Disgraced Captain")
    assert game.favor[RED] == 3


def test_a_relics_price_that_is_burnt_renews() -> None:
    # Ruling: vow-of-renewal 1
    game = reds()
    advise(game, BLUE, "vow_of_renewal")
    before = game.favor[BLUE]
    burn_favor(game, RED, 2)
    assert (game.favor[RED], game.favor[BLUE]) == (2, before + 2)


# Boiling Lake.


@pytest.mark.parametrize(("warbands", "left"), [(3, 1), (1, 0)])
def test_the_lake_boils_two_warbands_or_the_only_one(warbands: int, left: int) -> None:
    """Ruling O63."""
    # Ruling: boiling-lake 2
    game = reds()
    lay(game, MOUNTAIN, "boiling_lake")
    arm(game, RED, warbands)
    do(game, "travel to provinces-1")
    assert game.board[RED] == left


def test_the_lake_spares_its_rulers_and_boils_those_who_are_sent() -> None:
    """Ruling O63."""
    # Ruling: boiling-lake 1
    game = reds()
    lay(game, MOUNTAIN, "boiling_lake")
    sent(game, BLUE, RED, "provinces-1")
    assert game.board[BLUE] == 1
    station(game, MOUNTAIN, RED, 1)
    do(game, "travel to provinces-1")
    assert game.board[RED] == 3


# Relic Thief.


def stolen(*relics: str) -> Oath:
    """Blue has taken relics in Red's turn, at Plains, where Red's thief is."""
    game = reds("relic_thief")
    numbers = [hand(game, CHANCELLOR, id) - RELIC for id in relics]
    take_relics(game, BLUE, sum(1 << number for number in numbers))
    return game


def test_a_thief_has_all_relics_if_no_die_shows_a_shield() -> None:
    """Ruling O68: a blank and a doubling are no shields."""
    # Ruling: relic-thief 2
    game = aside(stolen("whistle", "map"))
    assert offered(game) == ["yes", "no"]
    do(game, "yes")
    assert (game.favor_on[card("relic_thief")], game.secrets_on[card("relic_thief")]) == (1, 1)
    do(game, "defense die blank")
    assert game.holder[card("map") - RELIC] == BLUE
    do(game, "defense die double")
    assert game.holder[card("map") - RELIC] == game.holder[card("whistle") - RELIC] == RED


@pytest.mark.parametrize("faces", [("shield", "blank"), ("blank", "shields")])
def test_one_shield_saves_all_relics(faces: tuple[str, str]) -> None:
    """Ruling O68."""
    # Ruling: relic-thief 1
    game = do(aside(stolen("whistle", "map")), "yes")
    for face in faces:
        do(game, f"defense die {face}")
    assert game.holder[card("map") - RELIC] == game.holder[card("whistle") - RELIC] == BLUE
    assert "rest" in offered(game)


def test_a_thief_who_declines_pays_nothing() -> None:
    """Ruling O68."""
    # Ruling: relic-thief 1
    game = do(aside(stolen("map")), "no")
    assert (game.favor[RED], game.holder[card("map") - RELIC]) == (4, BLUE)


def test_a_thief_hears_nothing_of_gifts_of_other_regions_and_of_its_own_deeds() -> None:
    """Ruling O68."""
    # Ruling: relic-thief 1
    game = reds("relic_thief")
    relic = hand(game, CHANCELLOR, "map") - RELIC
    hold_relic(game, BLUE, relic, False)
    assert "rest" in offered(aside(game))
    game.pawn[BLUE] = COAST
    hold_relic(game, BLUE, relic, True)
    assert "rest" in offered(aside(game))
    hold_relic(game, RED, relic, True)
    assert "rest" in offered(aside(game))


def test_a_thief_does_not_roll_for_what_it_may_not_take() -> None:
    """Ruling O68."""
    game = reds("relic_thief")
    advise(game, BLUE, "lost_tongue")
    hold_relic(game, BLUE, hand(game, CHANCELLOR, "map") - RELIC, True)
    assert "rest" in offered(aside(game))


def test_a_thief_may_win_back_in_a_campaign_what_was_its_own() -> None:
    """Ruling O68; what it pays out of turn goes to the bank, and its secret stays, facedown."""
    # Ruling: relic-thief 2
    game = reds()
    advise(game, BLUE, "relic_thief")
    hand(game, BLUE, "map")
    arm(game, BLUE, 0)
    arm(game, RED, 9)
    do(game, "campaign against blue", "card Map", "done", "number 9")
    let_chance(game)
    assert (game.asked, offered(game)) == (BLUE, ["yes", "no"])
    do(game, "yes", "defense die blank")
    assert game.holder[card("map") - RELIC] == BLUE
    assert (game.favor[BLUE], game.flipped[BLUE]) == (0, 1)


# Chaos Cult.


def test_the_cult_takes_a_favor_of_each_new_oathkeeper_but_its_own_player() -> None:
    game = reds()
    advise(game, BLUE, "chaos_cult")
    before = game.favor[BLUE]
    for keeper in (RED, BLUE):
        for slot in (PLAINS, MOUNTAIN, COAST):
            station(game, slot, keeper, 1)
        aside(game)
        assert (game.keeper, game.favor[RED], game.favor[BLUE]) == (keeper, 3, before + 1)


def test_the_cult_takes_nothing_of_a_keeper_without_favor() -> None:
    game = reds(favor=0)
    advise(game, BLUE, "chaos_cult")
    before = game.favor[BLUE]
    for slot in (PLAINS, MOUNTAIN, COAST):
        station(game, slot, RED, 1)
    aside(game)
    assert (game.keeper, game.favor[RED], game.favor[BLUE]) == (RED, 0, before)
