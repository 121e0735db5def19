"""The odds of a campaign at the table, from the moment its defender is chosen until the dice are rolled."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import DEAL, Move, Position
from ludotek.games.oath.marks import ATTACK_DICE, ATTACKER, BANDITS, CHANCELLOR, DEFENDER, DEFENSE_DICE, IGNORED, SPARED
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import (
    ATTACKER_PLANS,
    DEFENDER_PLANS,
    ROLL_DEFENSE,
    bandits_at_sites,
    force_at_sites,
    force_on_boards,
)
from ludotek.games.oath.steps.campaign import JOIN, MUSTER_DICE, TARGETS
from ludotek.games.oath.vocabulary import DONE, NO
from ludotek.solve.oath.aftermath import ONE, OTHER, imagined
from ludotek.solve.oath.odds import Odds, counted

DECLARING: Final = (TARGETS, MUSTER_DICE, JOIN, ATTACKER_PLANS, DEFENDER_PLANS)


def at(position: Position) -> Odds | None:
    """The odds if nothing more is declared and every warband fights; none where no campaign is being declared."""
    assert isinstance(position, Oath)
    if not position.war:
        return None
    p = position.copy()
    while p.kind() != DEAL and p.step in DECLARING and p.war:
        move = declared(p)
        if move not in p.moves(p.asked):
            return None
        p.play(p.asked, move)
    return rolled(p) if p.kind() == DEAL and p.step == ROLL_DEFENSE and p.a == 0 else None


def declared(p: Oath) -> Move:
    """No further target, ally or plan, and all the dice there are."""
    if p.step == MUSTER_DICE:
        return p.moves(p.asked)[-1]
    return NO if p.step == JOIN else DONE


def rolled(p: Oath) -> Odds:
    """The numbers of a campaign whose dice are about to be rolled, on an imagined one."""
    attacker = CHANCELLOR if p.war[ATTACKER] == CHANCELLOR else ONE
    defender = BANDITS if p.war[DEFENDER] == BANDITS else OTHER
    warbands, bandits = p.board[p.war[ATTACKER]], bandits_at_sites(p)
    defenders = force_at_sites(p) + force_on_boards(p) - bandits
    small = imagined(warbands, defenders, attacker, defender)
    small.reliquary = p.reliquary.copy()  # whether the Chancellor is Brutal
    for place in (ATTACK_DICE, DEFENSE_DICE, IGNORED, SPARED):
        small.war[place] = p.war[place]
    for place in range(0, len(p.plans), 3):
        small.plans += [p.plans[place], small.war[p.plans[place + 2]], p.plans[place + 2]]
    return counted(small, warbands, defenders, bandits)
