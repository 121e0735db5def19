"""Battle plans, card by card."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACK_DICE, DEFENSE, DEFENSE_DICE
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    PLAINS,
    RED,
    advise,
    arm,
    enrich,
    hand,
    lay,
    luck,
    offered,
    play,
    station,
    table,
    turn_of,
)


def war(*plans: str, defense: str = "") -> Oath:
    """Red with six warbands and these plans against Blue, who rules Plains with two and has four on its board."""
    p = table()
    p.at[0] = -100
    p.cards.bags[0].insert(3, card("longbows"))
    p.world.insert(0, -1)
    station(p, PLAINS, BLUE, 2)
    turn_of(p, RED)
    arm(p, RED, 6)
    arm(p, BLUE, 4)
    enrich(p, RED, 3)
    p.secrets[RED] = 3
    for id in plans:
        advise(p, RED, id)
    if defense:
        advise(p, BLUE, defense)
    return p


def declare(p: Oath, dice: int = 6) -> Oath:
    """Plains alone, or with Blue's pawn; Plains add a die."""
    return play(p, "campaign against blue", "done", f"number {dice}")


def roll(p: Oath, defense: str, attack: str) -> Oath:
    luck(p, *(f"defense die {face}" for face in defense.split()))
    return luck(p, *(f"attack die {face}" for face in attack.split()))


WIN = "sword sword sword sword sword sword skull"  # eight swords against six warbands
LOSE = "hollow hollow hollow hollow hollow hollow hollow"


@pytest.mark.parametrize(("id", "name", "dice"), [("longbows", "Longbows", 8), ("mercenaries", "Mercenaries", 10)])
def test_an_attacker_adds_dice(id: str, name: str, dice: int) -> None:
    p = play(declare(war(id)), f"use {name}")
    assert p.war[ATTACK_DICE] == dice


@pytest.mark.parametrize(("id", "name", "dice"), [("longbows", "Longbows", 6), ("horse_archers", "Horse Archers", 4)])
def test_a_defender_takes_them_away(id: str, name: str, dice: int) -> None:
    p = play(declare(war(defense=id)), f"use {name}")
    assert p.war[ATTACK_DICE] == dice


def test_mercenaries_leave_a_beaten_user_and_stay_with_a_victor() -> None:
    p = play(declare(war("mercenaries"), 3), "use Mercenaries")
    roll(p, "blank", " ".join(["hollow"] * 7))
    play(p, "no")
    assert p.advisers[RED] == []
    p = play(declare(war("mercenaries"), 4), "use Mercenaries")
    roll(p, "blank", " ".join(["sword"] * 8))
    play(p, "number 0")
    assert p.advisers[RED] == [card("mercenaries")]


def test_horse_archers_leave_in_any_case() -> None:
    p = play(declare(war("horse_archers"), 4), "use Horse Archers")
    roll(p, "blank", " ".join(["sword"] * 8))
    play(p, "number 0")
    assert p.advisers[RED] == []


def test_wrestlers_sacrifice_a_defender_for_a_die() -> None:
    p = play(declare(war(defense="wrestlers")), "use Wrestlers", "player blue")
    assert (p.board[BLUE], p.war[DEFENSE_DICE]) == (3, 2)


def test_bear_traps_take_a_die_and_a_warband() -> None:
    p = play(declare(war(defense="bear_traps")), "use Bear Traps")
    assert (p.war[ATTACK_DICE], p.board[RED]) == (6, 5)


def test_the_keep_holds_its_own_site() -> None:
    p = war()
    lay(p, PLAINS, "keep")
    play(declare(p), "use Keep")
    assert p.war[DEFENSE_DICE] == 3
    p = war()
    lay(p, COAST, "keep")
    station(p, COAST, BLUE, 1)
    declare(p)
    assert "use Keep" not in offered(p)


def test_battle_honors_pay_the_victor() -> None:
    p = play(declare(war("battle_honors")), "use Battle Honors")
    play(roll(p, "blank", WIN), "number 0")
    assert p.favor[RED] == 5


def test_scouts_bring_supply() -> None:
    assert play(declare(war("scouts")), "use Scouts").supply[RED] == 6


def test_rain_boots_ignore_single_shields() -> None:
    p = play(declare(war("rain_boots")), "use Rain Boots")
    luck(p, "defense die shield")
    assert p.war[DEFENSE] == 6


def test_rangers_fear_no_skulls_and_bring_two_dice_against_four() -> None:
    p = play(declare(war("rangers")), "use Rangers")
    assert p.war[ATTACK_DICE] == 7
    roll(p, "blank", "skull skull skull skull sword sword sword")
    assert p.board[RED] == 6
    p = war("rangers")
    play(p, "campaign against blue", "pawn and favor", "number 6")
    p.war[DEFENSE_DICE] = 4
    assert play(p, "use Rangers").war[ATTACK_DICE] == 9


def test_the_disgraced_captain_wants_an_order_card_at_a_targeted_site() -> None:
    p = declare(war("disgraced_captain"))
    assert "use Disgraced Captain" not in offered(p)
    p = war("disgraced_captain")
    lay(p, PLAINS, "scouts")
    assert play(declare(p), "use Disgraced Captain").war[ATTACK_DICE] == 11


def test_true_names_forbid_plans_of_ones_own_suits() -> None:
    p = war("longbows", "mercenaries")
    advise(p, BLUE, "true_names")
    advise(p, BLUE, "garrison")
    declare(p)
    assert offered(p) == ["use Mercenaries", "done"]


def test_the_doctor_saves_a_beaten_force() -> None:
    p = play(declare(war("traveling_doctor"), 2), "use Traveling Doctor")
    roll(p, "blank", "hollow hollow hollow")
    play(p, "no")
    assert p.board[RED] == 6
    assert p.advisers[RED] == []


def test_book_burning_leaves_a_beaten_pawn_one_secret() -> None:
    p = war("book_burning")
    p.secrets[BLUE], p.flipped[BLUE] = 2, 2
    play(p, "campaign against blue", "pawn and favor", "number 6", "use Book Burning")
    roll(p, "blank blank blank", WIN)
    play(p, "number 0", "no", "yes")
    assert (p.secrets[BLUE], p.flipped[BLUE]) == (1, 0)


def test_second_wind_brings_a_free_journey_and_a_free_campaign() -> None:
    p = play(declare(war("second_wind")), "use Second Wind")
    play(roll(p, "blank", WIN), "number 1")
    supply = p.supply[RED]
    play(p, "travel to provinces-1")
    assert p.pawn[RED] == 2
    play(p, "campaign against chancellor", "done", "number 0")
    assert p.supply[RED] == supply


def test_martial_culture_makes_a_citizen_of_an_exile_who_beats_an_exile() -> None:
    p = war()
    lay(p, COAST, "martial_culture")
    station(p, COAST, RED, 1)
    play(declare(p), "use Martial Culture")
    play(roll(p, "blank", WIN), "number 0", "yes")
    assert p.citizens == 1 << RED
    assert p.turn == BLUE


def test_warning_signals_move_warbands_between_board_and_sites() -> None:
    p = play(declare(war(defense="warning_signals")), "use Warning Signals", "number 6")
    assert (p.garrison[PLAINS], p.board[BLUE]) == (6, 0)


def test_extra_provisions_add_a_defense_die() -> None:
    assert play(declare(war(defense="extra_provisions")), "use Extra Provisions").war[DEFENSE_DICE] == 2


def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    p = war()
    hand(p, RED, "sticky_fire")
    play(declare(p), "use Sticky Fire")
    play(roll(p, "blank", WIN), "number 0", "yes")
    assert (p.board[BLUE], p.favor[RED], p.favor[BLUE]) == (0, 2, 2)


def test_sticky_fire_burns_nobody_whom_a_doctor_tends_and_the_favor_is_owed_all_the_same() -> None:
    p = war(defense="traveling_doctor")
    hand(p, RED, "sticky_fire")
    play(declare(p), "use Sticky Fire", "use Traveling Doctor")
    play(roll(p, "blank", WIN), "number 0", "yes")
    assert (p.board[BLUE], p.favor[RED], p.favor[BLUE]) == (6, 2, 2)


def test_the_cauldron_brews_warbands_of_the_dead() -> None:
    p = war()
    hand(p, RED, "cursed_cauldron")
    play(declare(p), "use Cursed Cauldron")
    play(roll(p, "blank", WIN), "number 0")
    assert p.board[RED] == 5 + 3


def test_the_cage_catches_the_survivors() -> None:
    p = war()
    hand(p, RED, "obsidian_cage")
    play(declare(p), "use Obsidian Cage")
    play(roll(p, "blank", WIN), "number 0")
    assert (p.caged[BLUE], p.board[BLUE]) == (3, 0)


def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    p = war()
    p.cards.bags[2].remove(card("map"))
    p.holder[card("map") - 203] = CHANCELLOR
    p.reliquary[0] = -100
    turn_of(p, CHANCELLOR)
    arm(p, CHANCELLOR, 9)
    play(p, "campaign against blue", "done", "number 9")
    roll(p, "blank", " ".join(["sword"] * 10))
    assert p.board[BLUE] == 0
