"""What a card answers to what it knows nothing of: as if nobody had asked it; and what is told by itself."""

from __future__ import annotations

from ludotek.games.oath.cards.power import POWERS, Power
from ludotek.games.oath.catalogue import NOMAD, card
from ludotek.games.oath.marks import ATTACKER, NOBODY
from ludotek.games.oath.vocabulary import CARD, DONE, MUSTER
from tests.games.oath.scenario import BLUE, PLAINS, RED, reds


def test_a_card_without_powers_changes_no_action() -> None:
    game, silent, on = reds(), Power(), card("longbows")
    assert not (silent.search(game, RED) or silent.travel(game, RED) or silent.recover(game, RED))
    assert not (silent.muster_anywhere(game, RED) or silent.ignores_sites(game, RED, PLAINS))
    assert not (silent.trades_as(game, NOMAD) or silent.replaces_favor(game, RED, on))
    assert silent.muster_supply(game, RED, on, 3) == silent.trade_supply(game, RED, on, 3) == 3
    assert silent.muster_yield(game, RED, on, 2) == silent.trade_secrets(game, RED, on, 2) == 2
    assert silent.travel_supply(game, RED, PLAINS, 2) == silent.draws(game, RED, 2) == 2
    assert silent.lent_secrets(game, RED) == 0
    assert [silent.reaches(game, RED, MUSTER + on, is_near) for is_near in (True, False)] == [True, False]


def test_a_card_without_powers_changes_no_campaign_and_nobodys_rule() -> None:
    game, silent, plan = reds(), Power(), card("longbows")
    assert not (silent.leaves(game, RED, ATTACKER) or silent.bars_plan(game, BLUE, plan))
    assert not (silent.shields(game, BLUE, 0) or silent.bars_stationing(game, BLUE))
    assert silent.defense_dice(game, BLUE) == 0
    assert silent.bandit_colour(game, BLUE) == NOBODY
    assert [silent.rules_card(game, BLUE, RED, plan, PLAINS, is_ruled) for is_ruled in (True, False)] == [True, False]


def test_what_the_great_herd_drives_out_is_told_as_a_discard_and_nothing_else_is() -> None:
    game, herd = reds(), POWERS[card("great_herd")]
    game.second = 0
    assert herd.is_open(game, CARD + card("elders")) and herd.is_open(game, DONE)
    game.second = 1  # the Great Slum is full: which card leaves?
    assert not herd.is_open(game, CARD + card("elders"))
    assert herd.is_open(game, DONE)
