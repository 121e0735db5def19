"""The odds of a campaign at the table, from the moment its defender is chosen until the dice are rolled."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import DEAL, Move, Position
from ludotek.games.oath.campaign import Campaign
from ludotek.games.oath.marks import BANDITS, CHANCELLOR
from ludotek.games.oath.odds.aftermath import ONE, OTHER, imagined
from ludotek.games.oath.odds.odds import Odds, counted
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import (
    ROLL_DEFENSE,
    attackers,
    bandits_at_sites,
    force_at_sites,
    force_on_boards,
    may_sacrifice,
)
from ludotek.games.oath.steps.campaign import JOIN, MUSTER_DICE
from ludotek.games.oath.steps.plans import ATTACKER_PLANS, DEFENDER_PLANS
from ludotek.games.oath.steps.targets import TARGETS
from ludotek.games.oath.vocabulary import DONE, NO

DECLARING: Final = (TARGETS, MUSTER_DICE, JOIN, ATTACKER_PLANS, DEFENDER_PLANS)


def at(position: Position) -> Odds | None:
    """The odds if nothing more is declared, every warband fights and no roll is rolled again.

    None where no campaign is being declared, or where a plan has decided it.
    """
    assert isinstance(position, Oath)
    if not position.campaign.is_under_way:
        return None
    game = position.copy()
    while game.kind() != DEAL and game.step in DECLARING and game.campaign.is_under_way:
        move = declared(game)
        if move not in game.moves(game.asked):
            return None
        game.play(game.asked, move)
    return rolled(game) if game.kind() == DEAL and game.step == ROLL_DEFENSE and game.first == 0 else None


def declared(game: Oath) -> Move:
    """No further target, ally or plan, and all the dice there are."""
    if game.step == MUSTER_DICE:
        return game.moves(game.asked)[-1]
    return NO if game.step == JOIN else DONE


def rolled(game: Oath) -> Odds:
    """The numbers of a campaign whose dice are about to be rolled, on an imagined one."""
    campaign = game.campaign
    attacker = CHANCELLOR if campaign.attacker == CHANCELLOR else ONE
    defender = BANDITS if campaign.defender == BANDITS else OTHER
    warbands, bandits = attackers(game), bandits_at_sites(game)
    defenders = force_at_sites(game) + force_on_boards(game) - bandits
    small = imagined(warbands, defenders, attacker, defender)
    small.reliquary = game.reliquary.copy()  # whether the Chancellor is Brutal
    bring(campaign, small.campaign)
    return counted(small, warbands, defenders, bandits, may_sacrifice(game))


def bring(campaign: Campaign, small: Campaign) -> None:
    """Dice and plans come to an imagined campaign."""
    small.attack_dice, small.defense_dice = campaign.attack_dice, campaign.defense_dice
    small.without_skulls = campaign.without_skulls
    small.without_hollow_swords = campaign.without_hollow_swords
    small.without_double_swords = campaign.without_double_swords
    small.without_single_shields = campaign.without_single_shields
    small.without_double_shields = campaign.without_double_shields
    small.is_doubled = campaign.is_doubled
    small.worth = campaign.worth
    small.spared = campaign.spared
    for plan, side in zip(campaign.plans, campaign.sides, strict=True):
        small.use(plan, small.leader(side), side)
