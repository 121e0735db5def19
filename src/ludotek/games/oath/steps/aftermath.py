"""What a campaign came to, told to everybody: its sums, who won, who fell, what was taken (Campaign, 8 to 11)."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Seat
from ludotek.games.oath.campaign import Campaign
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import ATTACKER, DEFENDER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import colour
from ludotek.games.oath.vocabulary import (
    AFTERMATH,
    ATTACK_SUM,
    CAMPAIGN_LOST,
    CAMPAIGN_WON,
    DEFENSE_SUM,
    SUMS,
)


def packed(first: int, *others: int) -> int:
    """Several numbers as the one that an event carries; the first may be as high as it likes."""
    for other in others:
        first = SUMS * first + other
    return first


def tell_result(game: Oath, seat: Seat) -> None:
    """§86: what both sides came to, unless a plan has decided it, and who is victorious."""
    campaign = game.campaign
    if not campaign.is_decided:
        tell_sums(game, campaign)
    is_won = campaign.winner == ATTACKER
    game.tell(EVERYONE, CAMPAIGN_WON if is_won else CAMPAIGN_LOST, seat, campaign.defender)


def tell_sums(game: Oath, campaign: Campaign) -> None:
    """§82, §84: what shields, doublings and warbands, swords and sacrifices add up to."""
    warbands = campaign.defense - (campaign.shields << campaign.doublings)
    counted = packed(campaign.defense, campaign.shields, campaign.doublings, warbands)
    game.tell(EVERYONE, DEFENSE_SUM, campaign.defender, counted)
    counted = packed(campaign.attack, campaign.swords, campaign.hollow_swords, campaign.sacrificed, campaign.skulls)
    game.tell(EVERYONE, ATTACK_SUM, campaign.attacker, counted)


def tell_aftermath(game: Oath, campaign: Campaign) -> None:
    """§92: the campaign is over."""
    attack, defense = (0, 0) if campaign.is_decided else (campaign.attack, campaign.defense)
    sums = packed(defense, attack, abs(attack - defense), 1 if campaign.is_decided else 0)
    sides = packed(campaign.attacker, campaign.defender, campaign.slain[ATTACKER], campaign.slain[DEFENDER])
    is_won = campaign.winner == ATTACKER
    sites = sites_taken(game, campaign) if is_won else 0
    treasures = treasures_taken(game, campaign) if is_won else 0
    game.tell(EVERYONE, AFTERMATH, sums, packed(sides, sites, treasures))


def sites_taken(game: Oath, campaign: Campaign) -> int:
    """Targets on which the attacker's warbands stand now."""
    banner = colour(game, campaign.attacker)
    return sum([1 for slot in range(SLOTS) if campaign.is_target(slot) and game.flag[slot] == banner])


def treasures_taken(game: Oath, campaign: Campaign) -> int:
    """Relics and banners that were targets and are the attacker's now."""
    attacker = campaign.attacker
    relics = [
        1 for relic, holder in enumerate(game.holder) if campaign.target_relics >> relic & 1 and holder == attacker
    ]
    banners = [1 for banner in range(2) if campaign.target_banners >> banner & 1 and game.banner[banner] == attacker]
    return len(relics) + len(banners)
