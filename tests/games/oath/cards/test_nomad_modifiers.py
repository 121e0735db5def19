"""The Nomad cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

import pytest

from ludotek.games.oath.cards.power import POWERS
from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.questions import question_of
from ludotek.games.oath.steps.bans import can_take
from ludotek.games.oath.steps.goods import burn_favor, can_pay, gain_favor, take_favor
from tests.games.oath.cards.tables import do, offers
from tests.games.oath.cards.war import declare, war
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
    hide,
    lay,
    let_chance,
    offered,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    turn_of,
)

# Vow of Kinship.


def test_kin_put_their_favor_into_the_nomad_bank_and_spend_it_from_there() -> None:
    """Ruling O66."""
    game = reds()
    hide(game, RED, "vow_of_kinship")
    do(game, "play facedown Vow of Kinship", "adviser faceup")
    assert (game.favor[RED], game.banks[NOMAD]) == (0, 7)
    do(game, "muster on Longbows")
    assert (game.favor_on[card("longbows")], game.banks[NOMAD]) == (1, 6)


def test_whatever_kin_gain_goes_to_the_nomad_bank() -> None:
    """Ruling O66."""
    # Ruling: vow-of-kinship 1
    game = reds("vow_of_kinship", favor=0)
    gain_favor(game, RED, HEARTH, 2)
    assert (game.favor[RED], game.banks[HEARTH], game.banks[NOMAD]) == (0, 1, 5)
    gain_favor(game, RED, NOMAD, 2)
    assert (game.favor[RED], game.banks[NOMAD]) == (0, 5)


def test_nothing_can_be_taken_from_kin_and_they_may_burn_and_be_paid() -> None:
    """Ruling O66."""
    game = reds("vow_of_kinship", favor=0)
    before = game.favor[BLUE]
    take_favor(game, RED, BLUE, 1)
    assert (game.favor[BLUE], game.banks[NOMAD]) == (before, 3)
    take_favor(game, BLUE, RED, 1)
    assert (game.favor[RED], game.favor[BLUE], game.banks[NOMAD]) == (0, before - 1, 4)
    burn_favor(game, RED, 3)
    assert game.banks[NOMAD] == 1


def test_kin_need_not_feed_the_peoples_favor_and_may() -> None:
    """Ruling O66."""
    # Ruling: vow-of-kinship 1
    game = reds("vow_of_kinship", favor=0)
    raise_banner(game, RED, PEOPLES_FAVOR, 1)
    turn_of(game, RED)
    assert (question_of(game), offered(game)) == ("wake-banner", ["add a favor", "done"])
    other = game.copy()
    do(game, "done")
    assert (game.tokens[PEOPLES_FAVOR], question_of(game)) == (1, "act")
    do(other, "add a favor")
    assert (other.tokens[PEOPLES_FAVOR], other.banks[NOMAD]) == (2, 2)


# Lost Tongue.


def test_a_lost_tongue_shields_from_all_who_rule_no_nomad_card() -> None:
    game = reds()
    advise(game, BLUE, "lost_tongue")
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    hand(game, BLUE, "map")
    assert "recover the peoples favor" not in offered(game)
    assert [can_take(game, RED, BLUE, thing) for thing in (card("map") - RELIC, -1)] == [False, False]
    advise(game, RED, "tents")
    assert "recover the peoples favor" in offered(game)
    do(game, "campaign against blue")
    assert offers(game, "card Map", "banner peoples favor") == [True, True]


def test_a_lost_tongue_keeps_targets_from_a_campaign() -> None:
    game = reds()
    advise(game, BLUE, "lost_tongue")
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    hand(game, BLUE, "map")
    do(game, "campaign against blue")
    assert offers(game, "card Map", "banner peoples favor", "pawn and favor") == [False, False, True]


# Special Envoy.


def test_an_envoy_travels_for_nothing_and_the_act_phase_is_over() -> None:
    game = do(reds("special_envoy"), "use Special Envoy", "travel to hinterland-1")
    assert game.pawn[RED] == COAST
    assert (game.turn, game.supply[RED]) == (BLUE, 7)


# Spell Breaker.


@pytest.mark.parametrize(("ruler", "free"), [(CHANCELLOR, False), (BLUE, False), (NOBODY, False), (RED, True)])
def test_a_spell_breaker_keeps_enemies_of_its_ruler_from_powers_that_take_secrets(ruler: int, free: bool) -> None:
    """Ruling O70."""
    game = reds("alchemist", "fire_talkers", "elders")
    lay(game, COAST, "spell_breaker")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    assert offers(game, "use Alchemist", "use Elders") == [free, True]
    assert can_pay(game, RED, card("fire_talkers"), True) == free
    assert offers(game, "trade a secret with Longbows", "recover the darkest secret") == [True, True]


def test_a_spell_breaker_stops_the_secrets_of_sites_and_not_the_initiation() -> None:
    """Ruling O70."""
    # Rulings: spell-breaker 1; buried-giant 1
    game = reds("initiation_rite")
    site(game, 1, "the_hidden_place")
    site(game, PLAINS, "buried_giant")
    assert offers(game, "travel to cradle-2", "turn a secret and travel to provinces-1") == [True, True]
    lay(game, COAST, "spell_breaker")
    assert offers(game, "travel to cradle-2", "turn a secret and travel to provinces-1") == [False, False]
    assert "muster on Longbows" in offered(game)


def test_a_spell_breaker_stops_plans_for_which_gleaming_armor_asks_a_secret() -> None:
    """Ruling O70."""
    # Ruling: spell-breaker 1
    plain, gleaming, broken = (
        war("outriders", defense=defense) for defense in ((), ("gleaming_armor",), ("gleaming_armor",))
    )
    lay(broken, COAST, "spell_breaker")
    station(broken, COAST, BLUE, 1)
    assert ["use Outriders" in offered(declare(game)) for game in (plain, gleaming, broken)] == [True, True, False]


def test_a_spell_breaker_stops_conspiracy() -> None:
    """Ruling O70."""
    # Rulings: spell-breaker 1; conspiracy 1
    game = reds("scouts", "battle_honors")
    hide(game, RED, "conspiracy")
    advise(game, CHANCELLOR, "garrison")
    lay(game, COAST, "spell_breaker")
    do(game, "play facedown Conspiracy", "adviser faceup")
    assert question_of(game) == "act"


# Ancient Bloodline.


def test_a_bloodline_locks_cards_and_relics_at_its_sites_for_enemies() -> None:
    """Ruling O69."""
    # Ruling: ancient-bloodline 1
    game = reds("wolves", favor=9)
    game.pawn[RED] = MOUNTAIN
    station(game, MOUNTAIN, BLUE, 1)
    lay(game, MOUNTAIN, "errand_boy")
    charmed, recovered = "use Taming Charm", "recover relic 1"
    game.secrets[RED] = 4
    free = offers(game, charmed, recovered)
    advise(game, BLUE, "ancient_bloodline")
    assert offers(game, charmed, recovered) == [False, False]
    assert free == [True, True]
    station(game, MOUNTAIN, RED, 1)
    assert offers(game, charmed, recovered) == [True, True]


def test_a_bloodline_does_not_lock_for_fellow_citizens() -> None:
    """Ruling O69."""
    game = reds(favor=9)
    swear_in(game, RED)
    game.pawn[RED] = MOUNTAIN
    advise(game, CHANCELLOR, "ancient_bloodline")
    assert "recover relic 1" in offered(game)


def test_a_herd_does_not_change_places_with_a_card_that_a_bloodline_locks() -> None:
    """Ruling O69."""
    game = reds()
    lay(game, PLAINS, "great_herd")
    herd = POWERS[card("great_herd")]
    assert len(herd.choices(game, RED, 0)) == 2
    advise(game, CHANCELLOR, "ancient_bloodline")
    assert herd.choices(game, RED, 0) == []


def test_a_terror_does_not_rove_from_where_a_bloodline_locks_it() -> None:
    """Ruling O69: Blue rules Plains and its Bloodline; where it rules not, denizens may still be prey."""
    game = reds()
    lay(game, PLAINS, "roving_terror")
    station(game, PLAINS, BLUE, 1)
    assert "use Roving Terror" in offered(game)
    advise(game, BLUE, "ancient_bloodline")
    assert "use Roving Terror" not in offered(game)


# Way Station.


def test_a_way_station_is_free_for_a_favor_to_its_ruler_from_anywhere() -> None:
    """Ruling O62."""
    # Ruling: way-station 1
    game = reds()
    lay(game, COAST, "way_station")
    before = game.favor[CHANCELLOR]
    do(game, "use Way Station")
    assert offered(game) == ["travel to hinterland-1"]
    do(game, "travel to hinterland-1")
    assert (game.pawn[RED], game.supply[RED]) == (COAST, 7)
    assert (game.favor[RED], game.favor[CHANCELLOR]) == (3, before + 1)


def test_rulers_of_a_way_station_pay_nothing_and_others_may_pay_supply() -> None:
    """Ruling O62."""
    # Ruling: way-station 2
    game = reds(favor=0)
    lay(game, COAST, "way_station")
    assert offers(game, "use Way Station", "travel to hinterland-1") == [False, True]
    station(game, COAST, RED, 1)
    do(game, "use Way Station", "travel to hinterland-1")
    assert (game.pawn[RED], game.supply[RED]) == (COAST, 7)


def test_at_a_way_station_of_bandits_the_favor_is_burnt() -> None:
    """Ruling O62."""
    # Ruling: way-station 1
    game = reds()
    lay(game, COAST, "way_station")
    station(game, COAST, CHANCELLOR, 0)
    pool = game.pool
    do(game, "use Way Station", "travel to hinterland-1")
    assert (game.favor[RED], game.pool) == (3, pool + 1)


def test_toll_is_due_at_a_way_station_besides() -> None:
    """Rulings O60 and O62."""
    game = reds(favor=1)
    lay(game, COAST, "way_station")
    lay(game, PLAINS, "toll_roads")
    assert "use Way Station" not in offered(game)
    enrich(game, RED, 2)
    do(game, "use Way Station", "travel to hinterland-1")
    assert game.favor[RED] == 0


# Hospitality.


def test_hospitality_gives_a_favor_where_an_adviser_matches() -> None:
    """Ruling O67."""
    game = do(reds("hospitality", "wizard_school"), "travel to provinces-1")
    assert game.favor[RED] == 5
    do(game, "travel to cradle-1")
    assert game.favor[RED] == 5


def test_hospitality_asks_where_several_banks_could_pay() -> None:
    """Ruling O67."""
    game = reds("hospitality", "wizard_school", "scouts")
    lay(game, MOUNTAIN, "keep")
    do(game, "travel to provinces-1")
    assert offered(game) == ["bank of arcane", "bank of order"]
    do(game, "bank of order")
    assert (game.favor[RED], game.banks[ORDER]) == (5, 2)


# A Fast Steed.


def test_a_steed_carries_three_warbands_for_a_favor() -> None:
    game = do(reds("a_fast_steed"), "use A Fast Steed", "travel to hinterland-1")
    assert (game.supply[RED], game.favor_on[card("a_fast_steed")]) == (7, 1)
    heavy = reds("a_fast_steed")
    arm(heavy, RED, 4)
    assert "use A Fast Steed" not in offered(heavy)


# Relic Worship.


def test_worship_of_a_recovered_relic_gives_supply_and_of_a_banner_none() -> None:
    """Ruling O67."""
    game = reds("relic_worship", favor=9)
    game.pawn[RED] = MOUNTAIN
    game.supply[RED] = 3
    let_chance(do(game, "recover relic 1"))
    assert game.supply[RED] == 5
    do(game, "recover the darkest secret", "number 2")
    assert (game.supply[RED], game.banner[DARKEST_SECRET]) == (4, RED)


def test_worship_is_for_ones_own_relics_alone() -> None:
    game = reds(favor=9)
    advise(game, BLUE, "relic_worship")
    game.supply[BLUE] = 3
    game.pawn[RED] = MOUNTAIN
    let_chance(do(game, "recover relic 1"))
    assert game.supply[BLUE] == 3
