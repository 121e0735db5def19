"""Is it worth it? The exact odds of a campaign, by convolution over its dice.

The dice, the battle plans and the losses are those of the rules: plans are used on a small imagined campaign between
two Exiles, and its aftermath is played there once for every way in which it can end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.games.oath.catalogue import ATTACK_PLAN, DEFENSE_PLAN, IDS, NAMES, SITE
from ludotek.games.oath.marks import ATTACKER, DEFENDER
from ludotek.games.oath.odds.aftermath import OTHER, Aftermath, Cost, imagined, use
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import (
    ATTACK_ODDS,
    DEFENSE_ODDS,
    attack_counts,
    defense_counts,
    halve_attack_dice,
)

Weights: TypeAlias = dict[tuple[int, int, int], int]  # how many of the ways dice can fall give these three numbers
Ends: TypeAlias = dict[tuple[bool, int], int]  # and how many lead to victory or not, with so many warbands left
FACES = 6
# Plans that count what lies at a table, or decide a campaign before its dice.
OF_THE_TABLE = (
    "kindred_warriors",
    "cracking_ground",
    "peace_envoy",
    "hearts_and_minds",
    "hospital",
    "rival_khan",
    "great_crusade",
    "nature_worship",
    "walled_garden",
)
MOST_DICE = 24
Dice = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Warbands = Annotated[int, msgspec.Meta(ge=0, le=60)]


class UnknownPlan(LudotekError):
    """No battle plan of that name, or none of that side."""


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What both sides bring: dice, warbands, and plans by id or name.

    A plan that only a defender can use is the defender's wherever it is named.
    """

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
    attacker_gains: float  # warbands, of the Cursed Cauldron and such plans
    defender_gains: float
    sacrifice: float  # expected, in warbands
    margin: dict[int, float]


def odds(campaign: Campaign) -> Odds:
    """The exact odds: every way the dice can fall, counted."""
    game = imagined(campaign.warbands, campaign.defenders)
    game.campaign.attack_dice, game.campaign.defense_dice = campaign.attack_dice, campaign.defense_dice
    for card, side in plans_of(campaign):
        use(game, card, side)
    halve_attack_dice(game)
    return counted(game, campaign.warbands, campaign.defenders)


def counted(game: Oath, warbands: int, defenders: int, bandits: int = 0, may_sacrifice: bool = True) -> Odds:
    """Every way the dice of an imagined campaign can fall; so many warbands there were before its plans.

    Bandits stand with the defenders, and nobody loses them.
    """
    campaign = game.campaign
    tally = Tally(game.board[campaign.attacker], campaign.worth, may_sacrifice)
    defense = defense_weights(game, game.board[OTHER] + bandits)
    for (swords, skulls), attacks in attack_totals(game).items():
        for total, defenses in defense.items():
            tally.count(swords - total, skulls, attacks * defenses)
    return tally.odds(campaign.attack_dice, campaign.defense_dice, Aftermath(game, warbands, defenders))


# Battle plans by name.


def plans_of(campaign: Campaign) -> list[tuple[int, int]]:
    """The attacker's plans, then the defender's, as cards and sides."""
    named = [(find_plan(name), ATTACKER) for name in campaign.plan]
    named += [(find_plan(name), DEFENDER) for name in campaign.defense_plan]
    found = [(card, side if ATTACK_PLAN[card] else DEFENDER) for card, side in named]
    for card, side in found:
        if side == DEFENDER and not DEFENSE_PLAN[card]:
            raise UnknownPlan("oath/unknown-plan", f"{NAMES[card]} is a battle plan for attackers alone.")
    if len(set(found)) < len(found):
        raise UnknownPlan("oath/plan-twice", "A side uses a battle plan once in a campaign.")
    return sorted(found, key=lambda plan: plan[1])


def find_plan(name: str) -> int:
    plain = name.casefold().replace("-", "_").replace(" ", "_").replace("'", "").replace("’", "")
    card = IDS.index(plain) if plain in IDS[:SITE] else -1
    if card < 0 or not (ATTACK_PLAN[card] or DEFENSE_PLAN[card]):
        raise UnknownPlan("oath/unknown-plan", f"There is no battle plan called {name!r}.")
    if IDS[card] in OF_THE_TABLE:
        raise UnknownPlan("oath/plan-of-the-table", f"What {NAMES[card]} does depends on what lies at the table.")
    return card


# Dice.


def attack_weights(game: Oath) -> Weights:
    """Swords, hollow swords and skulls of all attack dice."""
    faces = [(attack_counts(game, face), chances) for face, chances in enumerate(ATTACK_ODDS)]
    weights: Weights = {(0, 0, 0): 1}
    for _ in range(game.campaign.attack_dice):
        weights = spread(weights, faces)
    return weights


def attack_totals(game: Oath) -> dict[tuple[int, int], int]:
    """The attack of all dice, two hollow swords making one, and their skulls."""
    totals: dict[tuple[int, int], int] = {}
    for (swords, hollow, skulls), ways in attack_weights(game).items():
        key = (swords + hollow // 2, skulls)
        totals[key] = totals.get(key, 0) + ways
    return totals


def defense_weights(game: Oath, defenders: int) -> dict[int, int]:
    """The defense of all dice and so many warbands; doubling touches shields alone."""
    faces = [((*defense_counts(game, face), 0), chances) for face, chances in enumerate(DEFENSE_ODDS)]
    weights: Weights = {(0, 0, 0): 1}
    for _ in range(game.campaign.defense_dice):
        weights = spread(weights, faces)
    totals: dict[int, int] = {}
    for (shields, doublings, _), ways in weights.items():
        total = (shields << doublings) + defenders
        totals[total] = totals.get(total, 0) + ways
    return totals


def spread(weights: Weights, faces: Sequence[tuple[tuple[int, int, int], int]]) -> Weights:
    """One die more."""
    wider: Weights = {}
    for so_far, ways in weights.items():
        for face, chances in faces:
            key = (so_far[0] + face[0], so_far[1] + face[1], so_far[2] + face[2])
            wider[key] = wider.get(key, 0) + ways * chances
    return wider


# Ends.


class Tally:
    """Counts the ways in which a campaign ends, in whole numbers until the last moment."""

    def __init__(self, warbands: int, worth: int, may_sacrifice: bool) -> None:
        self.warbands = warbands
        self.worth = worth  # attack that a sacrificed warband adds
        self.may_sacrifice = may_sacrifice
        self.sacrificed = 0
        self.ends: Ends = {}
        self.plain_ends: Ends = {}
        self.margins: dict[int, int] = {}

    def count(self, margin: int, skulls: int, ways: int) -> None:
        left = self.warbands - min(skulls, self.warbands)
        missing = (max(0, 1 - margin) + self.worth - 1) // self.worth
        wins = missing == 0 or (self.may_sacrifice and missing <= left)
        self.margins[margin] = self.margins.get(margin, 0) + ways
        self.add(self.plain_ends, missing == 0, left, ways)
        self.add(self.ends, wins, left - missing if wins else left, ways)
        self.sacrificed += ways * missing if wins else 0

    def add(self, ends: Ends, is_won: bool, left: int, ways: int) -> None:
        ends[is_won, left] = ends.get((is_won, left), 0) + ways

    def odds(self, attack_dice: int, defense_dice: int, aftermath: Aftermath) -> Odds:
        ways = float(FACES ** (attack_dice + defense_dice))
        best, plain = expected(self.ends, aftermath, ways), expected(self.plain_ends, aftermath, ways)
        return Odds(
            attack_dice=attack_dice,
            defense_dice=defense_dice,
            win=chance(self.ends, ways),
            win_without_sacrifice=chance(self.plain_ends, ways),
            attacker_losses=best[0],
            defender_losses=best[1],
            attacker_losses_without_sacrifice=plain[0],
            defender_losses_without_sacrifice=plain[1],
            attacker_gains=best[2],
            defender_gains=best[3],
            sacrifice=self.sacrificed / ways,
            margin={margin: self.margins[margin] / ways for margin in sorted(self.margins)},
        )


def chance(ends: Ends, ways: float) -> float:
    return sum(count for (is_won, _), count in ends.items() if is_won) / ways


def expected(ends: Ends, aftermath: Aftermath, ways: float) -> list[float]:
    """Both sides' losses, then both sides' gains."""
    sums = [0, 0, 0, 0]
    for (is_won, left), count in ends.items():
        cost: Cost = aftermath.of(is_won, left)
        sums = [total + count * amount for total, amount in zip(sums, cost, strict=True)]
    return [total / ways for total in sums]
