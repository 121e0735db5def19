"""The Discord suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import ATTACKER
from tests.games.oath.cards.war import LOSE, WIN, declare, empire, give_up, raid, roll, through, war, wilds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    enrich,
    finish,
    hide,
    luck,
    offered,
    play,
    station,
)


def test_a_cracked_sage_brings_four_dice_against_an_arcane_adviser() -> None:
    game = play(declare(war("cracked_sage", defense=("scryer", "spirit_snare"))), "use Cracked Sage")
    assert (game.campaign.attack_dice, game.favor[RED], game.secrets[RED]) == (11, 5, 2)
    game = play(declare(war("spirit_snare", defense=("cracked_sage",))), "use Cracked Sage")
    assert game.campaign.attack_dice == 3


def test_a_cracked_sage_sees_no_facedown_adviser_and_asks_its_allies_too() -> None:
    # Ruling: cracked-sage 1
    game = war("cracked_sage")
    hide(game, BLUE, "spirit_snare")
    assert "use Cracked Sage" not in offered(declare(game))
    game = empire()
    advise(game, RED, "cracked_sage")
    advise(game, CHANCELLOR, "spirit_snare")
    play(game, "campaign against blue", "done", "number 6")
    assert "use Cracked Sage" in offered(game)


def test_zealots_who_are_outnumbered_count_three_each() -> None:
    game = war("zealots")
    arm(game, RED, 5)
    through(play(declare(game, 5), "use Zealots"))
    roll(game, "blank", "sword sword hollow hollow hollow hollow")  # four against six
    play(game, "yes")
    assert (game.board[RED], game.campaign.sacrificed, game.campaign.winner) == (4, 3, ATTACKER)


def test_zealots_are_no_help_to_an_equal_force_and_count_forces_as_they_are_used() -> None:
    # Ruling: zealots 1
    assert "use Zealots" not in offered(declare(war("zealots")))
    game = war("zealots", defense=("wrestlers",))
    arm(game, RED, 5)
    play(declare(game, 5), "use Zealots", "use Wrestlers", "player blue")
    assert game.campaign.worth == 3  # although the forces are equal now


@pytest.mark.parametrize("plan", ["rain_boots", "rangers"])
def test_a_beast_tamer_bars_beasts_and_nomads(plan: str) -> None:
    # Ruling: beast-tamer 1
    game = declare(war(plan, "scouts", defense=("beast_tamer",)))
    assert offered(game) == ["use Scouts", "done"]


def test_a_beast_tamer_tames_for_an_attacker_and_as_an_ally() -> None:
    # Ruling: beast-tamer 1
    game = declare(war("beast_tamer", defense=("storm_caller",)))
    assert "use Storm Caller" not in offered(game)
    game = empire(YELLOW)
    advise(game, YELLOW, "beast_tamer")
    advise(game, RED, "rain_boots")
    play(game, "campaign against blue", "done", "number 6", "yes", "yes")
    assert "use Rain Boots" not in offered(game)


def test_a_sneak_attack_follows_a_campaign_for_nothing() -> None:
    """Ruling O39."""
    # Ruling: sneak-attack 1
    game = war(defense=("sneak_attack",))
    roll(declare(game), "blank", LOSE)
    give_up(game)
    assert (game.asked, offered(game)) == (BLUE, ["campaign against red", "done"])
    supply = game.supply[BLUE]
    play(game, "campaign against red", "pawn and favor", "number 4")
    assert (game.campaign.attacker, game.campaign.defender, game.supply[BLUE]) == (BLUE, RED, supply)
    finish(game)
    assert game.turn == RED


def test_a_sneak_attack_follows_campaigns_against_bandits_but_not_from_afar() -> None:
    """Ruling O39: as always, the defender must rule where one stands, or stand there."""
    game = wilds()
    advise(game, BLUE, "sneak_attack")
    roll(raid(game), "blank", WIN)
    play(game, "number 1")
    assert offered(game) == ["campaign against red", "done"]
    game = wilds()
    advise(game, BLUE, "sneak_attack")
    game.pawn[BLUE] = COAST
    roll(raid(game), "blank", WIN)
    play(game, "number 1")
    assert game.asked == RED


def test_a_sneak_attack_comes_before_a_second_wind_and_after_a_herald() -> None:
    """Ruling O39."""
    # Rulings: second-wind 1; sneak-attack 2
    game = war("second_wind", defense=("sneak_attack",))
    advise(game, YELLOW, "herald")
    arm(game, RED, 9)
    through(play(declare(game, 9), "use Second Wind"))
    luck(game, "defense die blank", *["attack die sword"] * 10)
    play(game, "number 1")
    assert (game.asked, game.asked == YELLOW) == (YELLOW, True)
    play(game, "bank of order")
    assert (game.asked, offered(game)) == (BLUE, ["campaign against red", "done"])
    play(game, "done")
    assert game.asked == RED
    assert "travel to provinces-1" in offered(game)


def test_slander_burns_all_favor_of_a_targeted_pawn() -> None:
    game = war("slander")
    enrich(game, BLUE, 5)
    through(play(game, "campaign against blue", "pawn and favor", "number 6", "use Slander"))
    luck(game, *["defense die blank"] * 3, *["attack die sword"] * 7)
    play(game, "number 0", "no", "no")
    assert game.favor[BLUE] == 0


def test_slander_says_nothing_where_no_pawn_is_targeted() -> None:
    game = war("slander")
    through(play(declare(game), "use Slander"))
    play(roll(game, "blank", WIN), "number 0")
    assert (game.favor[BLUE], game.favor_on[card("slander")]) == (6, 1)


def test_a_sneak_attack_is_no_answer_to_ones_own_campaign() -> None:
    game = war("sneak_attack")
    station(game, PLAINS, RED, 1)
    play(game, "campaign against blue", "pawn and favor", "number 0")
    luck(game, "defense die blank", "defense die blank")
    finish(game)
    assert game.asked == RED
    assert "rest" in offered(game)
