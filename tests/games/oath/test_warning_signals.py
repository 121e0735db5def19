"""Warning Signals: every order of battle, and no other (ruling O20), beside a second model that tries them all."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ludotek.core.position import DEAL
from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import BANDITS, EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import USED
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    advise,
    arm,
    finish,
    hand,
    heard,
    lay,
    offered,
    play,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)

CROWN, RING = card("bandit_crown") - RELIC, card("ring_of_devotion") - RELIC


def under_attack(board: int, *garrisons: int) -> Oath:
    """Red attacks Blue, who holds Plains, the Mountain and the Coast, and uses Warning Signals."""
    p = reds()
    for slot, warbands in zip((PLAINS, MOUNTAIN, COAST), garrisons, strict=False):
        station(p, slot, BLUE, warbands)
    advise(p, BLUE, "warning_signals")
    arm(p, BLUE, board)
    return play(p, "campaign against blue", "done", "number 3", "use Warning Signals")


def reachable(p: Oath) -> set[tuple[int, int, int]]:
    """Plains, Mountain and board, once Blue has answered everything in any way."""
    if p.kind() == DEAL:
        return {(p.garrison[PLAINS], p.garrison[MOUNTAIN], p.board[BLUE])}
    found: set[tuple[int, int, int]] = set()
    for answer in offered(p):
        found |= reachable(play(p.copy(), answer))
    return found


@pytest.mark.parametrize(("board", "plains", "mountain"), [(0, 2, 2), (0, 1, 3), (1, 3, 1), (2, 1, 1)])
def test_warning_signals_reach_every_order_of_battle(board: int, plains: int, mountain: int) -> None:
    """One stays at each of two sites, and the others go anywhere."""
    left = board + plains + mountain - 2
    every = {(1 + one, 1 + two, left - one - two) for one in range(left + 1) for two in range(left + 1 - one)}
    assert reachable(under_attack(board, plains, mountain)) == every


def test_warning_signals_of_a_ring_bearer_only_call_warbands_home() -> None:
    p = reds()
    station(p, PLAINS, BLUE, 2)
    station(p, MOUNTAIN, BLUE, 2)
    hand(p, BLUE, "ring_of_devotion")
    advise(p, BLUE, "warning_signals")
    arm(p, BLUE, 1)
    play(p, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert reachable(p) == {(one, two, 5 - one - two) for one in (1, 2) for two in (1, 2)}


def test_warning_signals_may_leave_a_site_to_the_crowns_bandits_and_send_warbands_to_theirs() -> None:
    p = reds()
    station(p, PLAINS, BLUE, 1)
    station(p, MOUNTAIN, BLUE, 0)
    station(p, COAST, CHANCELLOR, 1)
    hand(p, BLUE, "bandit_crown")
    advise(p, BLUE, "warning_signals")
    arm(p, BLUE, 1)
    play(p, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert {(0, 2, 0), (2, 0, 0), (0, 0, 2), (1, 1, 0)} <= reachable(p)


def test_warning_signals_of_a_citizen_whom_the_chancellor_attacks_send_nobody_to_sites() -> None:
    """Its warbands are purple: at a site of its Crown's bandits they would be the Empire's."""
    p = turn_of(table(), CHANCELLOR)
    station(p, PLAINS, CHANCELLOR, 0)
    swear_in(p, BLUE)
    hand(p, BLUE, "bandit_crown")
    advise(p, BLUE, "warning_signals")
    play(p, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert "use Longbows" in offered(p)


def test_bandits_use_warning_signals_too_and_lose_them() -> None:
    p = reds()
    station(p, PLAINS, CHANCELLOR, 0)
    lay(p, PLAINS, "warning_signals")
    told = heard(p)
    play(p, "campaign against bandits", "number 3")
    assert (USED, BANDITS, card("warning_signals")) in [event[1:] for event in told]
    finish(p)
    assert card("warning_signals") not in p.at


# Any defense.


def sites_in_the_model(p: Oath) -> list[int]:
    """Where Blue rules: by warbands, or where bandits obey its Crown."""
    ruled = [slot for slot in range(8) if p.garrison[slot] and p.flag[slot] == BLUE]
    free = [slot for slot in range(8) if p.is_up[slot] and not p.garrison[slot]]
    return sorted(ruled + free if p.holder[CROWN] == BLUE else ruled)


def orders_in_the_model(p: Oath, sites: list[int]) -> set[tuple[int, ...]]:
    """Every way to spread Blue's board and sites over them: one stays at each, or a bandit of the Crown."""
    least = 0 if p.holder[CROWN] == BLUE else 1
    total = p.board[BLUE] + sum(p.garrison[slot] for slot in sites)
    most = [p.garrison[slot] if p.holder[RING] == BLUE else total for slot in sites]
    spread = product(*(range(least, top + 1) for top in most))
    return {(*left, total - sum(left)) for left in spread if sum(left) <= total}


def orders_in_the_game(p: Oath, sites: list[int]) -> set[tuple[int, ...]]:
    if p.kind() == DEAL:
        return {(*(p.garrison[slot] for slot in sites), p.board[BLUE])}
    found: set[tuple[int, ...]] = set()
    for move in p.moves(BLUE):
        after = p.copy()
        after.play(BLUE, move)
        found |= orders_in_the_game(after, sites)
    return found


def any_defense(luck: Random) -> Oath:
    """Red has attacked on Plains, which is Blue's; Blue may rule elsewhere, and have the Ring or the Crown."""
    p = reds()
    site(p, 1, "river")
    station(p, PLAINS, BLUE, luck.randint(1, 3))
    for slot in (1, MOUNTAIN, COAST):
        station(p, slot, *luck.choice([(BLUE, luck.randint(1, 3)), (CHANCELLOR, 1), (BLUE, 0)]))
    for relic in luck.choice([[], [], ["ring_of_devotion"], ["bandit_crown"]]):
        hand(p, BLUE, relic)
    arm(p, BLUE, luck.randint(0, 3))
    advise(p, BLUE, "warning_signals")
    p.at[3 * PLAINS] = EMPTY  # no other plans
    p.discards[1].append(card("longbows"))
    return play(p, "campaign against blue", "done", "number 3")


@pytest.mark.parametrize("seed", range(40))
def test_warning_signals_reach_exactly_the_orders_of_a_second_model(seed: int) -> None:
    p = any_defense(Random(seed))
    sites = sites_in_the_model(p)
    every = orders_in_the_model(p, sites)
    assert orders_in_the_game(play(p, "use Warning Signals"), sites) == every
