"""A campaign as an object: it is copied, compared and shown whole, and peace is the same for everybody."""

from __future__ import annotations

import pickle

import pytest

from ludotek.core.position import attributes
from ludotek.games.oath.campaign import PEACE, Campaign
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER, NOBODY
from ludotek.games.oath.view import War, war_in_numbers
from tests.games.oath.scenario import BLUE, RED, finish, offered, play, table, turn_of

NAMES = attributes(Campaign) or list(Campaign.__annotations__)


def under_way() -> Campaign:
    campaign = Campaign.between(RED, BLUE, 4)
    campaign.use(7, RED, ATTACKER)
    return campaign


def change(campaign: Campaign, name: str) -> None:
    """Change one attribute, and of a list what is in it."""
    value = getattr(campaign, name)
    if isinstance(value, list):
        value[0] += 1
    else:
        setattr(campaign, name, not value if isinstance(value, bool) else value + 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_independent_and_equal_and_the_key_forgets_nothing(name: str) -> None:
    campaign = under_way()
    copy, pickled = campaign.copy(), pickle.loads(pickle.dumps(campaign))
    assert campaign.key() == copy.key() == pickled.key() == under_way().key()
    for other in (copy, pickled):
        change(other, name)
        assert other.key() != campaign.key() == under_way().key()


def test_peace_is_shared_and_a_campaign_leaves_it_as_it_was() -> None:
    game = turn_of(table(), RED)
    assert game.campaign is game.copy().campaign is PEACE
    play(game, next(words for words in offered(game) if words.startswith("campaign against")))
    assert game.campaign.is_under_way and game.copy().campaign is not game.campaign
    finish(game)
    assert game.campaign is PEACE
    assert all(getattr(PEACE, name) == getattr(Campaign(), name) for name in NAMES)
    assert PEACE.attacker == NOBODY
    assert PEACE.key() == Campaign().key() != under_way().key()


def test_sides_have_leaders_enemies_and_mercy() -> None:
    campaign = Campaign.between(RED, BANDITS, 4)
    assert (campaign.leader(ATTACKER), campaign.enemy(ATTACKER)) == (RED, BANDITS)
    assert (campaign.leader(DEFENDER), campaign.enemy(DEFENDER)) == (BANDITS, RED)
    campaign.spare(DEFENDER)
    assert (campaign.is_spared(ATTACKER), campaign.is_spared(DEFENDER)) == (False, True)
    campaign.winner = DEFENDER
    assert campaign.loser == ATTACKER


def test_a_side_uses_a_plan_once_and_the_other_may_use_it_too() -> None:
    campaign = under_way()
    assert campaign.is_used(7, ATTACKER)
    assert not campaign.is_used(7, DEFENDER) and not campaign.is_used(8, ATTACKER)


def test_a_client_reads_a_campaign_by_its_places() -> None:
    campaign = under_way()
    campaign.slain = [3, 4]
    campaign.without_single_shields = True
    numbers = war_in_numbers(campaign)
    assert len(numbers) == len(War)
    assert (numbers[War.ATTACKER], numbers[War.DEFENDER], numbers[War.IGNORED]) == (RED, BLUE, 2)
    assert (numbers[War.SLAIN_ATTACKERS], numbers[War.SLAIN_DEFENDERS]) == (3, 4)
    assert war_in_numbers(PEACE) == ()
