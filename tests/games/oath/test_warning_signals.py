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
    game = reds()
    for slot, warbands in zip((PLAINS, MOUNTAIN, COAST), garrisons, strict=False):
        station(game, slot, BLUE, warbands)
    advise(game, BLUE, "warning_signals")
    arm(game, BLUE, board)
    return play(game, "campaign against blue", "done", "number 3", "use Warning Signals")


def reachable(game: Oath) -> set[tuple[int, int, int]]:
    """Plains, Mountain and board, once Blue has answered everything in any way."""
    if game.kind() == DEAL:
        return {(game.garrison[PLAINS], game.garrison[MOUNTAIN], game.board[BLUE])}
    found: set[tuple[int, int, int]] = set()
    for answer in offered(game):
        found |= reachable(play(game.copy(), answer))
    return found


@pytest.mark.parametrize(("board", "plains", "mountain"), [(0, 2, 2), (0, 1, 3), (1, 3, 1), (2, 1, 1)])
def test_warning_signals_reach_every_order_of_battle(board: int, plains: int, mountain: int) -> None:
    """One stays at each of two sites, and the others go anywhere."""
    left = board + plains + mountain - 2
    every = {(1 + one, 1 + two, left - one - two) for one in range(left + 1) for two in range(left + 1 - one)}
    assert reachable(under_attack(board, plains, mountain)) == every


def test_warning_signals_of_a_ring_bearer_only_call_warbands_home() -> None:
    game = reds()
    station(game, PLAINS, BLUE, 2)
    station(game, MOUNTAIN, BLUE, 2)
    hand(game, BLUE, "ring_of_devotion")
    advise(game, BLUE, "warning_signals")
    arm(game, BLUE, 1)
    play(game, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert reachable(game) == {(one, two, 5 - one - two) for one in (1, 2) for two in (1, 2)}


def test_warning_signals_may_leave_a_site_to_the_crowns_bandits_and_send_warbands_to_theirs() -> None:
    game = reds()
    station(game, PLAINS, BLUE, 1)
    station(game, MOUNTAIN, BLUE, 0)
    station(game, COAST, CHANCELLOR, 1)
    hand(game, BLUE, "bandit_crown")
    advise(game, BLUE, "warning_signals")
    arm(game, BLUE, 1)
    play(game, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert {(0, 2, 0), (2, 0, 0), (0, 0, 2), (1, 1, 0)} <= reachable(game)


def test_warning_signals_of_a_citizen_whom_the_chancellor_attacks_send_nobody_to_sites() -> None:
    """Its warbands are purple: at a site of its Crown's bandits they would be the Empire's."""
    game = turn_of(table(), CHANCELLOR)
    station(game, PLAINS, CHANCELLOR, 0)
    swear_in(game, BLUE)
    hand(game, BLUE, "bandit_crown")
    advise(game, BLUE, "warning_signals")
    play(game, "campaign against blue", "done", "number 3", "use Warning Signals")
    assert "use Longbows" in offered(game)


def test_bandits_use_warning_signals_too_and_lose_them() -> None:
    game = reds()
    station(game, PLAINS, CHANCELLOR, 0)
    lay(game, PLAINS, "warning_signals")
    told = heard(game)
    play(game, "campaign against bandits", "number 3")
    assert (USED, BANDITS, card("warning_signals")) in [event[1:] for event in told]
    finish(game)
    assert card("warning_signals") not in game.at


# Any defense.


def sites_in_the_model(game: Oath) -> list[int]:
    """Where Blue rules: by warbands, or where bandits obey its Crown."""
    ruled = [slot for slot in range(8) if game.garrison[slot] and game.flag[slot] == BLUE]
    free = [slot for slot in range(8) if game.is_up[slot] and not game.garrison[slot]]
    return sorted(ruled + free if game.holder[CROWN] == BLUE else ruled)


def orders_in_the_model(game: Oath, sites: list[int]) -> set[tuple[int, ...]]:
    """Every way to spread Blue's board and sites over them: one stays at each, or a bandit of the Crown."""
    least = 0 if game.holder[CROWN] == BLUE else 1
    total = game.board[BLUE] + sum(game.garrison[slot] for slot in sites)
    most = [game.garrison[slot] if game.holder[RING] == BLUE else total for slot in sites]
    spread = product(*(range(least, top + 1) for top in most))
    return {(*left, total - sum(left)) for left in spread if sum(left) <= total}


def orders_in_the_game(game: Oath, sites: list[int]) -> set[tuple[int, ...]]:
    if game.kind() == DEAL:
        return {(*(game.garrison[slot] for slot in sites), game.board[BLUE])}
    found: set[tuple[int, ...]] = set()
    for move in game.moves(BLUE):
        after = game.copy()
        after.play(BLUE, move)
        found |= orders_in_the_game(after, sites)
    return found


def any_defense(luck: Random) -> Oath:
    """Red has attacked on Plains, which is Blue's; Blue may rule elsewhere, and have the Ring or the Crown."""
    game = reds()
    site(game, 1, "river")
    station(game, PLAINS, BLUE, luck.randint(1, 3))
    for slot in (1, MOUNTAIN, COAST):
        station(game, slot, *luck.choice([(BLUE, luck.randint(1, 3)), (CHANCELLOR, 1), (BLUE, 0)]))
    for relic in luck.choice([[], [], ["ring_of_devotion"], ["bandit_crown"]]):
        hand(game, BLUE, relic)
    arm(game, BLUE, luck.randint(0, 3))
    advise(game, BLUE, "warning_signals")
    game.at[3 * PLAINS] = EMPTY  # no other plans
    game.discards[1].append(card("longbows"))
    return play(game, "campaign against blue", "done", "number 3")


@pytest.mark.parametrize("seed", range(40))
def test_warning_signals_reach_exactly_the_orders_of_a_second_model(seed: int) -> None:
    game = any_defense(Random(seed))
    sites = sites_in_the_model(game)
    every = orders_in_the_model(game, sites)
    assert orders_in_the_game(play(game, "use Warning Signals"), sites) == every
