"""The odds of a campaign in Oath are those of the rules' own dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import ceil, prod
from typing import NamedTuple

import msgspec
import pytest
from typer.testing import CliRunner

from ludotek.cli import app
from ludotek.core.position import CHANCE, DEAL
from ludotek.games.oath.cards.power import works
from ludotek.games.oath.catalogue import ATTACK_PLAN, DEFENSE_PLAN, IDS, NAMES, SITE
from ludotek.games.oath.odds.odds import OF_THE_TABLE, Campaign, Odds, UnknownPlan, odds
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import CAMPAIGN_LOST, CAMPAIGN_WON, YES
from tests.games.oath.scenario import BLUE, RED, arm, play, table, turn_of


def of(attack_dice: int, warbands: int, defense_dice: int, defenders: int, *plans: str) -> Odds:
    return odds(
        Campaign(attack_dice=attack_dice, warbands=warbands, defense_dice=defense_dice, defenders=defenders, plan=plans)
    )


@pytest.mark.parametrize(("dice", "warbands", "defenders"), [(1, 1, 0), (2, 2, 1), (3, 3, 2), (2, 4, 3)])
def test_odds_agree_with_every_way_the_dice_can_fall_in_the_rules(dice: int, warbands: int, defenders: int) -> None:
    game = turn_of(table(), RED)
    arm(game, RED, warbands)
    arm(game, BLUE, defenders)
    play(game, "campaign against blue", "pawn and favor", f"number {dice}")
    exact = of(dice + 1, warbands, 2, defenders)  # Plains add a die; pawn and favor are two
    assert float(win_chance(game)) == pytest.approx(exact.win, abs=1e-12)


def win_chance(game: Oath) -> Fraction:
    """Plays on, sacrificing wherever that is offered, and listens for the outcome."""
    total = Fraction(0)
    weights = game.odds()
    for move, weight in zip(game.moves(CHANCE), weights, strict=True):
        after = game.copy()
        heard: list[tuple[int, int, int, int]] = []
        after.heard = heard
        after.play(CHANCE, move)
        chance = Fraction(weight, sum(weights))
        won = outcome(heard)
        if won is None and after.kind() == DEAL:
            total += chance * win_chance(after)
        elif won is None:
            after.play(after.asked, YES)
            total += chance * int(bool(outcome(heard)))
        else:
            total += chance * int(won)
    return total


def outcome(heard: list[tuple[int, int, int, int]]) -> bool | None:
    """Whether the campaign was won, as everyone is told; nothing while it is open."""
    for event in heard:
        if event[1] in (CAMPAIGN_WON, CAMPAIGN_LOST):
            return event[1] == CAMPAIGN_WON
    return None


def test_the_margin_is_a_distribution_and_without_dice_all_is_certain() -> None:
    assert sum(of(10, 10, 8, 3).margin.values()) == pytest.approx(1)
    assert of(0, 3, 0, 2).margin == {-2: 1.0}
    assert of(0, 3, 0, 2).win == 1  # three warbands sacrificed
    assert of(0, 2, 0, 2).win == 0


def test_sacrifice_only_helps() -> None:
    worth = of(6, 6, 4, 1)
    assert worth.win > worth.win_without_sacrifice
    assert worth.attacker_losses >= 1


# Every way the dice can fall, one by one, with the faces and the plans written down here once more.

ATTACK = {"hollow": 3, "sword": 2, "skull": 1}
DEFENSE = {"blank": 2, "shield": 2, "shields": 1, "double": 1}


class Brute(NamedTuple):
    """What a plan changes: dice, warbands at once, and faces or losses by name."""

    attack: int = 0
    defense: int = 0
    warbands: int = 0
    defenders: int = 0
    rule: str = ""


ATTACKERS_PLANS = {
    "Battle Honors": Brute(),
    "Longbows": Brute(attack=1),
    "Scouts": Brute(),
    "Martial Culture": Brute(),
    "Mercenaries": Brute(attack=3),
    "Rain Boots": Brute(rule="no single shields"),
    "Second Wind": Brute(),
    "Disgraced Captain": Brute(attack=4),
    "Book Burning": Brute(),
    "Horse Archers": Brute(attack=3),
    "Fire Talkers": Brute(attack=3),
    "Rangers": Brute(rule="no skulls"),
    "Traveling Doctor": Brute(rule="attackers live"),
    "Sticky Fire": Brute(rule="defenders all die"),
    "Cursed Cauldron": Brute(rule="attacker brews"),
    "Obsidian Cage": Brute(rule="defenders all die"),
    "Billowing Fog": Brute(rule="attackers live"),
    "Cracked Sage": Brute(attack=4),
    "Zealots": Brute(rule="zealots"),
    "Slander": Brute(),
    "Code of Honor": Brute(attack=2),
    "Outriders": Brute(rule="no skulls"),
    "Field Promotion": Brute(rule="attacker promoted"),
    "Military Parade": Brute(),
    "Specialist": Brute(),
    "Encirclement": Brute(attack=2),
    "Relic Hunter": Brute(),
    "Village Constable": Brute(attack=2),
    "The Great Levy": Brute(attack=3, rule="no skulls"),
    "Wild Mounts": Brute(),
    "Lancers": Brute(rule="lancers"),
    "Mountain Giant": Brute(attack=1),  # which is all that nobody asks it for
    "War Tortoise": Brute(rule="no double shields"),
}
DEFENDERS_PLANS = {
    "Wrestlers": Brute(defense=1, defenders=-1),
    "Battle Honors": Brute(),
    "Bear Traps": Brute(attack=-1, warbands=-1),
    "Longbows": Brute(attack=-1),
    "Keep": Brute(defense=2),
    "Martial Culture": Brute(),
    "Mercenaries": Brute(attack=-2, defense=1),  # there are two dice to be removed, and a third adds one
    "Horse Archers": Brute(attack=-2, defense=1),
    "Fire Talkers": Brute(attack=-2, defense=1),
    "Warning Signals": Brute(),
    "Extra Provisions": Brute(defense=1),
    "Traveling Doctor": Brute(rule="defenders live"),
    "Bandit Rampart": Brute(attack=-2),
    "Sticky Fire": Brute(rule="attackers all die"),
    "Cursed Cauldron": Brute(rule="defender brews"),
    "Obsidian Cage": Brute(rule="attackers all die"),
    "Rusting Ray": Brute(rule="no hollow swords"),
    "Billowing Fog": Brute(rule="defenders live"),
    "Cracked Sage": Brute(attack=-2, defense=2),
    "Code of Honor": Brute(attack=-2),
    "Field Promotion": Brute(rule="defender promoted"),
    "Shield Wall": Brute(defense=2, rule="defenders all die"),
    "Military Parade": Brute(),
    "Encirclement": Brute(attack=-2),
    "Village Constable": Brute(attack=-2),
    "The Great Levy": Brute(attack=-2, defense=1),
    "Wild Mounts": Brute(),
    "Mountain Giant": Brute(attack=-1),
    "Mounted Patrol": Brute(attack=-1),
    "Storm Caller": Brute(defense=2),
    "War Tortoise": Brute(rule="no double swords"),
}
WARBANDS, DEFENDERS = 3, 3


def by_hand(
    change: Brute, sacrifices: bool
) -> tuple[Fraction, Fraction, Fraction, Fraction, Fraction, dict[int, Fraction]]:
    """Win, losses of both, gains of both, margins: two attack dice and two defense dice, three warbands each."""
    attack_dice, defense_dice = 2 + change.attack, 2 + change.defense
    ways = 6 ** (attack_dice + defense_dice)
    sums = [0] * 5
    margins: dict[int, int] = {}
    for rolled in product(product(ATTACK, repeat=attack_dice), product(DEFENSE, repeat=defense_dice)):
        weight = prod(ATTACK[face] for face in rolled[0]) * prod(DEFENSE[face] for face in rolled[1])
        margin, counted = one_roll(*rolled, change, sacrifices)
        sums = [total + weight * amount for total, amount in zip(sums, counted, strict=True)]
        margins[margin] = margins.get(margin, 0) + weight
    win, lost, beaten, gained, brewed = (Fraction(total, ways) for total in sums)
    return win, lost, beaten, gained, brewed, {margin: Fraction(count, ways) for margin, count in margins.items()}


def one_roll(
    attack: tuple[str, ...], defense: tuple[str, ...], change: Brute, sacrifices: bool
) -> tuple[int, tuple[int, ...]]:
    single = 0 if change.rule == "no single shields" else 1
    double = 0 if change.rule == "no double shields" else 2
    shields = single * defense.count("shield") + double * defense.count("shields")
    defenders = DEFENDERS + change.defenders
    margin = strength(attack, change.rule) - shields * 2 ** defense.count("double") - defenders
    skulls = attack.count("skull") * {"no skulls": 0, "lancers": 2}.get(change.rule, 1)
    left = max(0, WARBANDS + change.warbands - skulls)
    missing = ceil(max(0, 1 - margin) / (3 if change.rule == "zealots" else 1))
    if missing == 0 or (sacrifices and missing <= left):
        return margin, victory(WARBANDS - left + missing, defenders, change)
    return margin, defeat(left, change)


def strength(attack: tuple[str, ...], rule: str) -> int:
    """What attack dice are worth without sacrifices."""
    hollow = 0 if rule == "no hollow swords" else attack.count("hollow")
    if rule == "lancers":
        return 2 * attack.count("sword") + 4 * attack.count("skull") + hollow
    return attack.count("sword") + (0 if rule == "no double swords" else 2) * attack.count("skull") + hollow // 2


def victory(lost: int, defenders: int, change: Brute) -> tuple[int, ...]:
    dead = {"defenders live": 0, "defenders all die": defenders}.get(change.rule, defenders // 2) - change.defenders
    return 1, lost, dead, {"attacker brews": dead, "attacker promoted": 3}.get(change.rule, 0), 0


def defeat(left: int, change: Brute) -> tuple[int, ...]:
    dead = {"attackers live": 0, "attackers all die": left}.get(change.rule, left // 2)
    lost = WARBANDS - left + dead
    return 0, lost, -change.defenders, 0, {"defender brews": lost, "defender promoted": 3}.get(change.rule, 0)


@pytest.mark.parametrize(
    ("side", "name"),
    [*(("plan", name) for name in ATTACKERS_PLANS), *(("defense_plan", name) for name in DEFENDERS_PLANS), ("", "")],
)
def test_odds_with_any_plan_agree_with_a_count_by_hand(side: str, name: str) -> None:
    change = {"plan": ATTACKERS_PLANS, "defense_plan": DEFENDERS_PLANS}.get(side, {}).get(name, Brute())
    plans = {side: (name,)} if side else {}
    exact = odds(Campaign(attack_dice=2, warbands=WARBANDS, defense_dice=2, defenders=DEFENDERS, **plans))
    win, lost, beaten, gained, brewed, margins = by_hand(change, sacrifices=True)
    assert exact.win == pytest.approx(float(win), abs=1e-12)
    assert exact.attacker_losses == pytest.approx(float(lost), abs=1e-12)
    assert exact.defender_losses == pytest.approx(float(beaten), abs=1e-12)
    assert (exact.attacker_gains, exact.defender_gains) == pytest.approx((float(gained), float(brewed)), abs=1e-12)
    assert exact.margin == pytest.approx({margin: float(share) for margin, share in margins.items()}, abs=1e-12)
    win, lost, beaten, _, _, _ = by_hand(change, sacrifices=False)
    assert exact.win_without_sacrifice == pytest.approx(float(win), abs=1e-12)
    assert exact.attacker_losses_without_sacrifice == pytest.approx(float(lost), abs=1e-12)
    assert exact.defender_losses_without_sacrifice == pytest.approx(float(beaten), abs=1e-12)


def test_every_battle_plan_of_the_game_is_counted_by_hand() -> None:
    working = [card for card in range(SITE) if works(card) and IDS[card] not in OF_THE_TABLE]
    assert {NAMES[card] for card in working if ATTACK_PLAN[card]} == ATTACKERS_PLANS.keys()
    assert {NAMES[card] for card in working if DEFENSE_PLAN[card]} == DEFENDERS_PLANS.keys()


def test_rangers_bring_two_dice_against_four() -> None:
    assert of(4, 4, 4, 1, "rangers").attack_dice == 6
    assert of(4, 4, 3, 1, "rangers").attack_dice == 4


def test_a_plan_of_defenders_alone_is_theirs_wherever_it_is_named() -> None:
    assert of(4, 4, 2, 1, "Keep") == of(4, 4, 4, 1)


@pytest.mark.parametrize("names", [("elders",), ("nobody",), ("plains",), ("kindred_warriors",), ("keep", "Keep")])
def test_what_is_no_plan_or_hangs_on_the_table_or_is_used_twice_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(UnknownPlan):
        of(1, 1, 1, 1, *names)


def test_an_attackers_plan_is_no_use_to_a_defender() -> None:
    with pytest.raises(UnknownPlan):
        odds(Campaign(attack_dice=1, warbands=1, defense_dice=1, defenders=1, defense_plan=("scouts",)))


def test_the_command_prints_one_document() -> None:
    words = "odds oath --attack-dice 6 --warbands 6 --defense-dice 4 --defenders 1 --plan longbows --json"
    result = CliRunner().invoke(app, words.split())
    assert result.exit_code == 0
    told = msgspec.json.decode(result.output)
    assert told["win"] == of(7, 6, 4, 1).win > told["win_without_sacrifice"] > 0
    assert told["attacker_losses"] > 0 and told["defender_losses"] == 0  # half of one, rounded down
    assert sum(told["margin"].values()) == pytest.approx(1)
