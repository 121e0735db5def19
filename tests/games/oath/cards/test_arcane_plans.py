"""The Arcane suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import ATTACKER, DARKEST_SECRET
from tests.games.oath.cards.war import LOSE, declare, empire, give_up, raid, roll, through, war, wilds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    hand,
    lay,
    luck,
    offered,
    play,
    raise_banner,
    station,
)


def test_rusting_ray_needs_the_darkest_secret_and_makes_hollow_swords_nothing() -> None:
    game = war(defense=("rusting_ray",))
    raise_banner(game, BLUE, DARKEST_SECRET)
    through(play(declare(game), "use Rusting Ray"))
    assert game.flipped[BLUE] == 1
    roll(game, "blank", "hollow hollow hollow hollow hollow sword sword")
    assert game.campaign.attack == 2
    assert offered(declare(war(defense=("rusting_ray",)))) != ["use Rusting Ray", "done"]


def test_billowing_fog_saves_a_beaten_attacker_even_from_a_brutal_end() -> None:
    game = play(declare(war("billowing_fog")), "use Billowing Fog")
    game.campaign.doom(ATTACKER)
    roll(game, "blank", LOSE)
    give_up(game)
    assert game.board[RED] == 6


def test_kindred_warriors_count_the_other_suits_of_their_side() -> None:
    """Ruling O32: Arcane is not among them, and two cards of one suit count once."""
    # Ruling: kindred-warriors 1
    game = war("kindred_warriors", "scouts", "rain_boots")
    for slot, id in ((COAST, "forest_paths"), (MOUNTAIN, "fire_talkers")):
        station(game, slot, RED, 1)
        lay(game, slot, id)
    play(declare(game), "use Kindred Warriors")
    assert game.campaign.attack_dice == 7 + 3  # Order, Nomad, Beast
    through(game)
    luck(game, "defense die blank", *["attack die skull"] * 10)
    assert game.board[RED] == 6


def test_kindred_warriors_of_a_citizen_count_what_its_allies_rule() -> None:
    """Ruling O30."""
    game = empire()
    advise(game, BLUE, "kindred_warriors")
    advise(game, CHANCELLOR, "tents")
    play(game, "campaign against blue", "done", "number 6", "use Kindred Warriors")
    assert game.campaign.attack_dice == 7 - 1


def test_gleaming_armor_asks_a_secret_more_for_each_plan() -> None:
    """Ruling O37."""
    game = declare(war("outriders", "billowing_fog", "field_promotion", defense=("gleaming_armor",)))
    game.secrets[RED] = 2
    play(game, "use Billowing Fog")
    assert (game.secrets[RED], game.secrets_on[card("billowing_fog")]) == (0, 2)
    assert "use Outriders" not in offered(game)


def test_gleaming_armor_of_an_attacker_turns_a_defenders_secret() -> None:
    """Ruling O37."""
    game = play(declare(war("gleaming_armor", defense=("shield_wall",))), "use Shield Wall")
    assert (game.secrets[BLUE], game.flipped[BLUE]) == (2, 1)


@pytest.mark.parametrize(("joins", "secrets"), [("yes", 2), ("no", 3)])
def test_a_citizens_gleaming_armor_helps_if_that_citizen_has_joined(joins: str, secrets: int) -> None:
    # Ruling: gleaming-armor 1
    game = empire(YELLOW)
    advise(game, YELLOW, "gleaming_armor")
    advise(game, RED, "outriders")
    play(game, "campaign against blue", "done", "number 6", joins)
    play(game, *(["yes"] if joins == "yes" else []), "use Outriders")
    assert game.secrets[RED] == secrets


def test_gleaming_armor_keeps_bandits_from_their_plans() -> None:
    game = wilds("village_constable")
    advise(game, RED, "gleaming_armor")
    assert raid(game).campaign.plans == []


def test_jinx_rolls_all_attack_dice_again_once_and_the_first_skulls_kill_nobody() -> None:
    """Ruling O36."""
    # Ruling: jinx 1
    game = roll(declare(war("jinx")), "blank", "skull skull skull skull skull skull skull")
    assert (game.board[RED], offered(game)) == (6, ["use Jinx", "done"])
    play(game, "use Jinx")
    assert (game.secrets[RED], game.secrets_on[card("jinx")]) == (2, 1)
    luck(game, *["attack die sword"] * 6, "attack die skull")
    assert (game.campaign.attack, game.board[RED]) == (8, 5)
    assert game.campaign.winner == ATTACKER


def test_a_roll_that_stands_kills_by_its_skulls() -> None:
    """Ruling O36."""
    game = roll(declare(war("jinx")), "blank", "skull skull hollow hollow hollow hollow hollow")
    play(game, "done")
    assert (game.board[RED], game.campaign.slain[ATTACKER]) == (4, 2)


def test_jinx_asks_the_defender_about_defense_dice_and_nobody_who_cannot_pay() -> None:
    """Ruling O36: it must carry no tokens, since it is no battle plan."""
    game = declare(war(defense=("jinx",)))
    luck(game, "defense die shield")
    assert (game.asked, offered(game)) == (BLUE, ["use Jinx", "done"])
    play(game, "use Jinx")
    luck(game, "defense die shields")
    assert (game.campaign.defense, game.flipped[BLUE]) == (8, 1)
    game = war("jinx")
    game.secrets_on[card("jinx")] = 1
    roll(declare(game), "blank", LOSE)
    assert "use Jinx" not in offered(game)


def test_jinx_of_an_ally_is_not_asked_about() -> None:
    """Ruling O36."""
    game = empire()
    advise(game, CHANCELLOR, "jinx")
    game.secrets[CHANCELLOR] = 2
    play(game, "campaign against blue", "done", "number 6")
    luck(game, "defense die shield")
    assert "use Jinx" not in offered(game)


def test_cracking_ground_counts_targeted_sites() -> None:
    game = war("cracking_ground")
    station(game, COAST, BLUE, 1)
    station(game, MOUNTAIN, BLUE, 1)
    play(game, "campaign against blue", "site provinces-1", "done", "number 3")
    before = game.campaign.attack_dice
    play(game, "use Cracking Ground")
    assert (game.campaign.attack_dice, game.secrets[RED]) == (before + 2, 2)


def test_cracking_ground_needs_a_targeted_site() -> None:
    game = war("cracking_ground")
    station(game, PLAINS, RED, 1)
    play(game, "campaign against blue", "pawn and favor", "number 3")
    assert "use Cracking Ground" not in offered(game)


@pytest.mark.parametrize(("advisers", "dice"), [(("sealing_ward",), 1 + 2 + 1), ((), 1 + 2)])
def test_a_sealing_ward_adds_a_die_for_a_targeted_relic(advisers: tuple[str, ...], dice: int) -> None:
    game = war(defense=advisers)
    hand(game, BLUE, "brass_horse")
    hand(game, BLUE, "map")
    play(game, "campaign against blue", "card Brass Horse", "done", "number 6")
    assert game.campaign.defense_dice == dice
    assert game.campaign.target_relics == 1 << (card("brass_horse") - RELIC)


def test_a_sealing_ward_adds_nothing_to_sites_and_pawns() -> None:
    game = war(defense=("sealing_ward",))
    arm(game, BLUE, 1)
    play(game, "campaign against blue", "pawn and favor", "number 6")
    assert game.campaign.defense_dice == 1 + 2
