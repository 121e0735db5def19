"""The Order suit: what is done when a card is played, and what bears on Search and Visions."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, SCEPTER, card
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.search_table import go, held
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    enrich,
    hide,
    lay,
    let_chance,
    offered,
    reds,
    station,
    swear_in,
    table,
    turn_of,
)

# Secret Police.


def policed(vision: str, here: int, there: int) -> list[str]:
    """What becomes of Red's Vision at Plains, with the Police at the coast and rulers of both."""
    game = reds()
    lay(game, COAST, "secret_police")
    for slot, ruler in ((PLAINS, here), (COAST, there)):
        station(game, slot, max(ruler, 0), 0 if ruler == NOBODY else 1)
    hide(game, RED, vision)
    return offered(go(game, f"play facedown {vision.replace('_', ' ')}"))


@pytest.mark.parametrize(
    ("here", "there", "is_barred"),
    [(BLUE, BLUE, True), (BLUE, YELLOW, False), (RED, RED, False), (NOBODY, NOBODY, True), (CHANCELLOR, BLUE, False)],
)
def test_enemies_reveal_no_vision_at_sites_of_whoever_rules_the_police(here: int, there: int, is_barred: bool) -> None:
    assert ("reveal the vision" not in policed("vision_of_faith", here, there)) == is_barred


@pytest.mark.parametrize(("there", "is_barred"), [(BLUE, True), (YELLOW, False)])
def test_the_police_bar_conspiracy_as_well(there: int, is_barred: bool) -> None:
    # Ruling: secret-police 1
    assert ("adviser faceup" not in policed("conspiracy", BLUE, there)) == is_barred


# Royal Tax.


def test_royal_tax_takes_two_favor_of_everyone_at_sites_of_yours_in_your_region() -> None:
    # Ruling: royal-tax 1
    game = reds(favor=0)
    station(game, PLAINS, RED, 1)
    station(game, MOUNTAIN, RED, 1)
    enrich(game, CHANCELLOR, 5)
    enrich(game, BLUE, 1)
    enrich(game, YELLOW, 3)
    game.pawn[YELLOW] = MOUNTAIN  # of another region
    held(game, "royal_tax")
    assert [game.favor[seat] for seat in range(4)] == [3, 3, 0, 3]


def test_royal_tax_takes_nothing_where_you_do_not_rule_and_fellow_imperials_pay() -> None:
    # Ruling: royal-tax 1
    game = reds(favor=0)
    enrich(game, CHANCELLOR, 5)
    assert held(game.copy(), "royal_tax").favor[RED] == 0
    swear_in(game, RED)
    assert held(game, "royal_tax").favor[CHANCELLOR] == 3


# Hunting Party.


def hunting() -> Oath:
    game = reds("hunting_party")
    game.pawn[CHANCELLOR] = COAST
    go(game, "use Hunting Party")
    assert offered(game) == ["search the world deck"]
    go(game, "search the world deck")
    let_chance(game)
    while "discard it" not in offered(game):
        go(game, offered(game)[0])
    return go(game, "discard it")


def test_a_hunting_party_may_campaign_for_nothing_after_a_search_of_the_world_deck() -> None:
    game = hunting()
    assert offered(game)[-1] == "done"
    assert "campaign against chancellor" in offered(game)
    supply = game.supply[RED]
    go(game, "campaign against chancellor")
    assert game.supply[RED] == supply
    assert game.campaign.is_under_way


def test_a_hunting_party_goes_home_if_it_likes_and_nobody_campaigns_after_other_searches() -> None:
    assert "rest" in offered(go(hunting(), "done"))
    game = reds("hunting_party")
    go(game, "search the world deck")
    let_chance(game)
    while "discard it" not in offered(game):
        go(game, offered(game)[0])
    assert "rest" in offered(go(game, "discard it"))


def test_a_hunting_party_stays_at_home_once_the_act_phase_is_over() -> None:
    game = reds("hunting_party")
    game.pawn[CHANCELLOR] = COAST
    go(game, "use Hunting Party", "search the world deck")
    let_chance(game)
    while "discard it" not in offered(game):
        go(game, offered(game)[0])
    game.act_is_over = True  # as for whoever turns Citizen by the card that was drawn
    assert go(game, "discard it").turn == BLUE


# Council Seat.


@pytest.mark.parametrize(("seated", "can_go"), [(False, True), (True, False)])
def test_a_citizen_with_a_council_seat_is_not_exiled_and_does_not_leave(seated: bool, can_go: bool) -> None:
    game = table()
    swear_in(game, RED)
    if seated:
        advise(game, RED, "council_seat")
    enrich(game, CHANCELLOR, 9)
    assert ("exile red" in offered(turn_of(game, CHANCELLOR))) == can_go
    enrich(game, CHANCELLOR, 2)
    enrich(game, RED, 9)
    assert ("leave the empire" in offered(turn_of(game, RED))) == can_go


def test_a_council_seat_keeps_nobody_else() -> None:
    game = table()
    swear_in(game, RED)
    swear_in(game, BLUE)
    advise(game, RED, "council_seat")
    enrich(game, CHANCELLOR, 9)
    assert game.holder[SCEPTER - RELIC] == CHANCELLOR
    assert "exile blue" in offered(turn_of(game, CHANCELLOR))
    assert card("council_seat") in game.advisers[RED]
