"""Battle plans, card by card."""

from __future__ import annotations

import pytest

from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
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
    game = table()
    game.at[0] = -100
    game.cards.bags[0].insert(3, card("longbows"))
    game.world.insert(0, -1)
    station(game, PLAINS, BLUE, 2)
    turn_of(game, RED)
    arm(game, RED, 6)
    arm(game, BLUE, 4)
    enrich(game, RED, 3)
    game.secrets[RED] = 3
    for id in plans:
        advise(game, RED, id)
    if defense:
        advise(game, BLUE, defense)
    return game


def declare(game: Oath, dice: int = 6) -> Oath:
    """Plains alone, or with Blue's pawn; Plains add a die."""
    return play(game, "campaign against blue", "done", f"number {dice}")


def roll(game: Oath, defense: str, attack: str) -> Oath:
    luck(game, *(f"defense die {face}" for face in defense.split()))
    return luck(game, *(f"attack die {face}" for face in attack.split()))


WIN = "sword sword sword sword sword sword skull"  # eight swords against six warbands
LOSE = "hollow hollow hollow hollow hollow hollow hollow"


@pytest.mark.parametrize(("id", "name", "dice"), [("longbows", "Longbows", 8), ("mercenaries", "Mercenaries", 10)])
def test_an_attacker_adds_dice(id: str, name: str, dice: int) -> None:
    """§171."""
    game = play(declare(war(id)), f"use {name}")
    assert game.campaign.attack_dice == dice


@pytest.mark.parametrize(("id", "name", "dice"), [("longbows", "Longbows", 6), ("horse_archers", "Horse Archers", 4)])
def test_a_defender_takes_them_away(id: str, name: str, dice: int) -> None:
    """§171."""
    game = play(declare(war(defense=id)), f"use {name}")
    assert game.campaign.attack_dice == dice


def test_mercenaries_leave_a_beaten_user_and_stay_with_a_victor() -> None:
    game = play(declare(war("mercenaries"), 3), "use Mercenaries")
    roll(game, "blank", " ".join(["hollow"] * 7))
    play(game, "no")
    assert game.advisers[RED] == []
    game = play(declare(war("mercenaries"), 4), "use Mercenaries")
    roll(game, "blank", " ".join(["sword"] * 8))
    play(game, "number 0")
    assert game.advisers[RED] == [card("mercenaries")]


def test_horse_archers_leave_in_any_case() -> None:
    """§92."""
    game = play(declare(war("horse_archers"), 4), "use Horse Archers")
    roll(game, "blank", " ".join(["sword"] * 8))
    play(game, "number 0")
    assert game.advisers[RED] == []


def test_wrestlers_sacrifice_a_defender_for_a_die() -> None:
    game = play(declare(war(defense="wrestlers")), "use Wrestlers", "player blue")
    assert (game.board[BLUE], game.campaign.defense_dice) == (3, 2)


def test_bear_traps_take_a_die_and_a_warband() -> None:
    # Ruling: bear-traps 1
    game = play(declare(war(defense="bear_traps")), "use Bear Traps")
    assert (game.campaign.attack_dice, game.board[RED]) == (6, 5)


def test_the_keep_holds_its_own_site() -> None:
    game = war()
    lay(game, PLAINS, "keep")
    play(declare(game), "use Keep")
    assert game.campaign.defense_dice == 3
    game = war()
    lay(game, COAST, "keep")
    station(game, COAST, BLUE, 1)
    declare(game)
    assert "use Keep" not in offered(game)


def test_battle_honors_pay_the_victor() -> None:
    """§92."""
    game = play(declare(war("battle_honors")), "use Battle Honors")
    play(roll(game, "blank", WIN), "number 0")
    assert game.favor[RED] == 5


def test_scouts_bring_supply() -> None:
    assert play(declare(war("scouts")), "use Scouts").supply[RED] == 6


def test_rain_boots_ignore_single_shields() -> None:
    game = play(declare(war("rain_boots")), "use Rain Boots")
    luck(game, "defense die shield")
    assert game.campaign.defense == 6


def test_rangers_fear_no_skulls_and_bring_two_dice_against_four() -> None:
    game = play(declare(war("rangers")), "use Rangers")
    assert game.campaign.attack_dice == 7
    roll(game, "blank", "skull skull skull skull sword sword sword")
    assert game.board[RED] == 6
    game = war("rangers")
    play(game, "campaign against blue", "pawn and favor", "number 6")
    game.campaign.defense_dice = 4
    assert play(game, "use Rangers").campaign.attack_dice == 9


def test_the_disgraced_captain_wants_an_order_card_at_a_targeted_site() -> None:
    game = declare(war("disgraced_captain"))
    assert "use Disgraced Captain" not in offered(game)
    game = war("disgraced_captain")
    lay(game, PLAINS, "scouts")
    assert play(declare(game), "use Disgraced Captain").campaign.attack_dice == 11


def test_true_names_forbid_plans_of_ones_own_suits() -> None:
    game = war("longbows", "mercenaries")
    advise(game, BLUE, "true_names")
    advise(game, BLUE, "garrison")
    declare(game)
    assert offered(game) == ["use Mercenaries", "done"]


def test_the_doctor_saves_a_beaten_force() -> None:
    game = play(declare(war("traveling_doctor"), 2), "use Traveling Doctor")
    roll(game, "blank", "hollow hollow hollow")
    play(game, "no")
    assert game.board[RED] == 6
    assert game.advisers[RED] == []


def test_book_burning_leaves_a_beaten_pawn_one_secret() -> None:
    # Ruling: book-burning 1
    game = war("book_burning")
    game.secrets[BLUE], game.flipped[BLUE] = 2, 2
    play(game, "campaign against blue", "pawn and favor", "number 6", "use Book Burning")
    roll(game, "blank blank blank", WIN)
    play(game, "number 0", "no", "yes")
    assert (game.secrets[BLUE], game.flipped[BLUE]) == (1, 0)


def test_second_wind_brings_a_free_journey_and_a_free_campaign() -> None:
    game = play(declare(war("second_wind")), "use Second Wind")
    play(roll(game, "blank", WIN), "number 1")
    supply = game.supply[RED]
    play(game, "travel to provinces-1")
    assert game.pawn[RED] == 2
    play(game, "campaign against chancellor", "done", "number 0")
    assert game.supply[RED] == supply


def test_martial_culture_makes_a_citizen_of_an_exile_who_beats_an_exile() -> None:
    game = war()
    lay(game, COAST, "martial_culture")
    station(game, COAST, RED, 1)
    play(declare(game), "use Martial Culture")
    play(roll(game, "blank", WIN), "number 0", "yes")
    assert game.citizens == 1 << RED
    assert game.turn == BLUE


def test_warning_signals_move_warbands_between_board_and_sites() -> None:
    game = play(declare(war(defense="warning_signals")), "use Warning Signals", "number 6")
    assert (game.garrison[PLAINS], game.board[BLUE]) == (6, 0)


def test_extra_provisions_add_a_defense_die() -> None:
    assert play(declare(war(defense="extra_provisions")), "use Extra Provisions").campaign.defense_dice == 2


def test_sticky_fire_kills_the_survivors_for_a_favor() -> None:
    game = war()
    hand(game, RED, "sticky_fire")
    play(declare(game), "use Sticky Fire")
    play(roll(game, "blank", WIN), "number 0", "yes")
    assert (game.board[BLUE], game.favor[RED], game.favor[BLUE]) == (0, 2, 2)


def test_sticky_fire_burns_nobody_whom_a_doctor_tends_and_the_favor_is_owed_all_the_same() -> None:
    # Ruling: sticky-fire 1
    game = war(defense="traveling_doctor")
    hand(game, RED, "sticky_fire")
    play(declare(game), "use Sticky Fire", "use Traveling Doctor")
    play(roll(game, "blank", WIN), "number 0", "yes")
    assert (game.board[BLUE], game.favor[RED], game.favor[BLUE]) == (6, 2, 2)


def test_the_cauldron_brews_warbands_of_the_dead() -> None:
    game = war()
    hand(game, RED, "cursed_cauldron")
    play(declare(game), "use Cursed Cauldron")
    play(roll(game, "blank", WIN), "number 0")
    assert game.board[RED] == 5 + 3


def test_the_cage_catches_the_survivors() -> None:
    game = war()
    hand(game, RED, "obsidian_cage")
    play(declare(game), "use Obsidian Cage")
    play(roll(game, "blank", WIN), "number 0")
    assert (game.caged[BLUE], game.board[BLUE]) == (3, 0)


def test_the_cage_catches_nobody_who_died_where_the_beaten_pawn_was_sent() -> None:
    game = war()
    lay(game, MOUNTAIN, "boiling_lake")
    hand(game, RED, "obsidian_cage")
    play(game, "campaign against blue", "pawn and favor", "number 6", "use Obsidian Cage")
    play(roll(game, "blank blank blank", WIN), "number 0", "yes", "site provinces-1")
    assert (game.caged[BLUE], game.board[BLUE]) == (1, 0), "of three that survived, two boiled"
    assert faults(game) == ""


def test_a_brutal_chancellor_leaves_nobody_alive() -> None:
    """§102."""
    game = war()
    game.cards.bags[2].remove(card("map"))
    game.holder[card("map") - RELIC] = CHANCELLOR
    game.reliquary[0] = -100
    turn_of(game, CHANCELLOR)
    arm(game, CHANCELLOR, 9)
    play(game, "campaign against blue", "done", "number 9")
    roll(game, "blank", " ".join(["sword"] * 10))
    assert game.board[BLUE] == 0
