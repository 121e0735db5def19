"""Is it worth it? The exact odds of a campaign, by convolution over its dice.

The dice and the battle plans are those of the rules: a plan is used on a small imagined campaign, and
what it changes there, dice, faces that count nothing, or losses, is what it changes here.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import POWERS
from ludotek.games.oath.catalogue import ATTACK_PLAN, DEFENSE_PLAN, IDS, NAMES, SITE
from ludotek.games.oath.marks import ATTACK_DICE, ATTACKER, DEFENDER, DEFENSE_DICE, IGNORED, SPARED, WAR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import ATTACK_ODDS, DEFENSE_ODDS, NO_SINGLE_SHIELDS, NO_SKULLS
from ludotek.games.oath.steps.spoils import side_bit

Weights: TypeAlias = dict[tuple[int, int, int], int]  # how many of the ways dice can fall give these three numbers
FACES = 6
MOST_DICE = 24
Dice = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Warbands = Annotated[int, msgspec.Meta(ge=0, le=60)]
ONE, OTHER = 1, 2  # the seats of the imagined campaign


class UnknownPlan(LudotekError):
    """No battle plan of that name, or none that changes odds."""


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What both sides bring: dice, warbands, and plans by id or name."""

    attack_dice: Dice
    warbands: Warbands
    defense_dice: Dice
    defenders: Warbands
    plan: tuple[str, ...] = ()
    defense_plan: tuple[str, ...] = ()


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """How a campaign may end. Losses are expected ones; a margin is attack less defense, before any sacrifice."""

    attack_dice: int  # after plans
    defense_dice: int
    win: float  # if the attacker sacrifices whenever that wins
    win_without_sacrifice: float
    attacker_losses: float
    defender_losses: float
    attacker_losses_without_sacrifice: float
    defender_losses_without_sacrifice: float
    sacrifice: float  # expected, in warbands
    margin: dict[int, float]


def odds(campaign: Campaign) -> Odds:
    """The exact odds: every way the dice can fall, counted."""
    p = imagined(campaign)
    war, warbands = p.war, p.board[ONE]
    defense = defense_weights(war[DEFENSE_DICE], war[IGNORED], campaign.defenders)
    attack = attack_weights(war[ATTACK_DICE], war[IGNORED])
    ways = float(FACES ** (war[ATTACK_DICE] + war[DEFENSE_DICE]))
    tally = Tally(warbands, campaign.defenders, war[SPARED])
    for (swords, hollow, skulls), attacks in attack.items():
        for shields, defenses in defense.items():
            tally.count(swords + hollow // 2 - shields, skulls, attacks * defenses)
    return tally.odds(war[ATTACK_DICE], war[DEFENSE_DICE], ways)


def imagined(campaign: Campaign) -> Oath:
    """A campaign with nothing but these numbers, on which the plans have been used."""
    p = GAME.start(players=3)
    assert isinstance(p, Oath)
    p.war = [0] * WAR
    p.war[ATTACKER], p.war[DEFENDER] = ONE, OTHER
    p.war[ATTACK_DICE], p.war[DEFENSE_DICE] = campaign.attack_dice, campaign.defense_dice
    p.turn = ONE
    p.board[ONE] = campaign.warbands
    for name in campaign.plan:
        use(p, name, ATTACKER)
    for name in campaign.defense_plan:
        use(p, name, DEFENDER)
    return p


def use(p: Oath, name: str, side: int) -> None:
    card = find_plan(name, side)
    before = (p.war.copy(), p.board[ONE])
    POWERS[card].plan(p, ONE if side == ATTACKER else OTHER, side)
    POWERS[card].defeated(p, ONE if side == ATTACKER else OTHER, side)
    if (p.war, p.board[ONE]) == before:
        raise UnknownPlan("oath/no-odds", f"{NAMES[card]} changes nothing about the odds of a campaign.")


def find_plan(name: str, side: int) -> int:
    plain = name.casefold().replace("-", "_").replace(" ", "_").replace("'", "")
    plans = ATTACK_PLAN if side == ATTACKER else DEFENSE_PLAN
    if plain not in IDS[:SITE] or not plans[IDS.index(plain)]:
        whose = "attacker" if side == ATTACKER else "defender"
        raise UnknownPlan("oath/unknown-plan", f"There is no battle plan of the {whose} called {name!r}.")
    return IDS.index(plain)


def attack_weights(dice: int, ignored: int) -> Weights:
    """Swords, hollow swords and skulls of so many attack dice."""
    skull = 0 if ignored & NO_SKULLS else 1
    hollow_face, sword_face, skull_face = ATTACK_ODDS
    weights: Weights = {(0, 0, 0): 1}
    for _ in range(dice):
        weights = spread(weights, (((0, 1, 0), hollow_face), ((1, 0, 0), sword_face), ((2, 0, skull), skull_face)))
    return weights


def defense_weights(dice: int, ignored: int, defenders: int) -> dict[int, int]:
    """The defense of so many dice and warbands; doubling touches shields alone."""
    single = 0 if ignored & NO_SINGLE_SHIELDS else 1
    blank, one, two, double = DEFENSE_ODDS
    weights: Weights = {(0, 0, 0): 1}
    for _ in range(dice):
        weights = spread(weights, (((0, 0, 0), blank), ((single, 0, 0), one), ((2, 0, 0), two), ((0, 1, 0), double)))
    totals: dict[int, int] = {}
    for (shields, doublings, _), ways in weights.items():
        total = (shields << doublings) + defenders
        totals[total] = totals.get(total, 0) + ways
    return totals


def spread(weights: Weights, faces: tuple[tuple[tuple[int, int, int], int], ...]) -> Weights:
    """One die more."""
    wider: Weights = {}
    for (a, b, c), ways in weights.items():
        for (x, y, z), chances in faces:
            key = (a + x, b + y, c + z)
            wider[key] = wider.get(key, 0) + ways * chances
    return wider


class Tally:
    """Counts ways to win and warbands lost, in whole numbers until the end."""

    def __init__(self, warbands: int, defenders: int, spared: int) -> None:
        self.warbands = warbands
        self.beaten = 0 if spared & side_bit(DEFENDER) else defenders // 2
        self.is_spared = bool(spared & side_bit(ATTACKER))
        self.wins = self.plain_wins = self.sacrificed = 0
        self.lost = self.plain_lost = 0
        self.margins: dict[int, int] = {}

    def count(self, margin: int, skulls: int, ways: int) -> None:
        dead = min(skulls, self.warbands)
        left = self.warbands - dead
        missing = max(0, 1 - margin)
        beaten = 0 if self.is_spared else left // 2
        self.margins[margin] = self.margins.get(margin, 0) + ways
        self.plain_wins += ways if missing == 0 else 0
        self.plain_lost += ways * (dead + (beaten if missing else 0))
        wins = missing <= left
        self.wins += ways if wins else 0
        self.sacrificed += ways * missing if wins else 0
        self.lost += ways * (dead + (missing if wins else beaten))

    def odds(self, attack_dice: int, defense_dice: int, ways: float) -> Odds:
        return Odds(
            attack_dice=attack_dice,
            defense_dice=defense_dice,
            win=self.wins / ways,
            win_without_sacrifice=self.plain_wins / ways,
            attacker_losses=self.lost / ways,
            defender_losses=self.beaten * self.wins / ways,
            attacker_losses_without_sacrifice=self.plain_lost / ways,
            defender_losses_without_sacrifice=self.beaten * self.plain_wins / ways,
            sacrifice=self.sacrificed / ways,
            margin={margin: self.margins[margin] / ways for margin in sorted(self.margins)},
        )


FORM = Campaign
