"""The edifices, intact and ruined."""

from __future__ import annotations

import pytest

from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import HEARTH, NOMAD, RELIC, card
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import find_hooks, is_sheltered
from ludotek.games.oath.steps.turn import TURN
from ludotek.games.oath.steps.victory import END_OF_ROUND
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    act,
    advise,
    arm,
    hide,
    lay,
    let_chance,
    luck,
    offered,
    play,
    raise_banner,
    reds,
    station,
    swear_in,
)


def test_one_musters_and_trades_at_an_intact_edifice_but_not_at_a_ruin() -> None:
    """Ruling O93; §172 and §203."""
    game = reds()
    lay(game, PLAINS, "hall_of_debate")
    assert {"muster on Hall of Debate", "trade a secret with Hall of Debate"} <= set(offered(game))
    play(game, "trade a secret with Hall of Debate")
    assert game.banks[HEARTH] == 2
    game = reds()
    lay(game, PLAINS, "hall_of_mockery")
    assert not [text for text in offered(game) if text.endswith("Hall of Mockery")]


def test_both_faces_take_a_place_at_their_site_and_never_leave_it() -> None:
    """§160 and §203."""
    game = reds()
    lay(game, PLAINS, "hall_of_mockery")
    lay(game, PLAINS, "great_spire")  # with the Longbows there is no room left
    raise_banner(game, RED, PEOPLES_FAVOR)
    hide(game, RED, "armed_mob")
    play(game, "play facedown Armed Mob", "site cradle-1")
    assert offered(game) == ["card Longbows"]


# Ramparts.


def war(*laid: str, at: int = PLAINS) -> Oath:
    """Red, with six warbands, on Plains where Blue rules."""
    game = reds()
    for id in laid:
        lay(game, at, id)
    station(game, PLAINS, BLUE, 2)
    station(game, COAST, BLUE, 1)
    arm(game, RED, 6)
    return game


def test_sprawling_rampart_adds_a_die_to_every_site_of_its_ruler() -> None:
    game = play(war("sprawling_rampart", at=COAST), "campaign against blue")
    play(game, "site hinterland-1", "done")
    assert game.campaign.defense_dice == 5  # two sites, two for the walls, one for the title


def test_sprawling_rampart_serves_nobody_but_its_ruler() -> None:
    game = play(war("sprawling_rampart", at=MOUNTAIN), "campaign against blue", "done")
    assert game.campaign.defense_dice == 2  # Plains, and Blue's title


def test_a_giant_python_counts_the_rampart_of_whom_it_guards() -> None:
    """Plains are one die, and two with the walls, which is even."""
    # Ruling: sprawling-rampart 1
    game = war(at=COAST)
    advise(game, BLUE, "giant_python")
    assert "done" not in offered(play(game, "campaign against blue"))
    game = war("sprawling_rampart", at=COAST)
    advise(game, BLUE, "giant_python")
    assert "done" in offered(play(game, "campaign against blue"))


def test_bandits_have_the_sprawling_rampart_that_they_rule() -> None:
    """Ruling O94."""
    # Ruling: sprawling-rampart 1
    game = war("sprawling_rampart")
    station(game, PLAINS, BLUE, 0)
    play(game, "campaign against bandits")
    assert game.campaign.defense_dice == 2


def test_bandit_rampart_takes_two_attack_dice_where_it_stands() -> None:
    # Ruling: bandit-rampart 1
    game = play(war("bandit_rampart"), "campaign against blue", "done", "number 6", "use Bandit Rampart")
    assert game.campaign.attack_dice == 5  # six, one more on Plains, two fewer


def test_bandits_always_use_the_bandit_rampart() -> None:
    """Ruling O94."""
    # Ruling: bandit-rampart 1
    game = war("bandit_rampart")
    station(game, PLAINS, BLUE, 0)
    play(game, "campaign against bandits", "number 6")
    assert game.campaign.attack_dice == 4  # six, one more on Plains, one fewer by Longbows, two by the Rampart


# Halls.


def test_nobody_targets_the_peoples_favor_while_there_is_a_hall_of_debate() -> None:
    game = war()
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    play(game, "campaign against blue")
    assert "banner peoples favor" in offered(game)
    game = war("hall_of_debate", at=MOUNTAIN)
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    play(game, "campaign against blue")
    assert "banner peoples favor" not in offered(game)
    assert "pawn and favor" in offered(game)


def test_the_peoples_favor_can_be_recovered_past_a_hall_of_debate() -> None:
    # Ruling: hall-of-debate 1
    game = reds()
    lay(game, MOUNTAIN, "hall_of_debate")
    raise_banner(game, BLUE, PEOPLES_FAVOR)
    play(game, "recover the peoples favor", "number 2", "bank of order")
    assert game.banner[PEOPLES_FAVOR] == RED
    assert not game.is_mob


def test_conspiracy_takes_the_peoples_favor_past_a_hall_of_debate() -> None:
    # Ruling: hall-of-debate 1
    game = reds("scouts", "battle_honors")
    lay(game, MOUNTAIN, "hall_of_debate")
    raise_banner(game, CHANCELLOR, PEOPLES_FAVOR, 4)
    game.pawn[CHANCELLOR] = game.pawn[RED]
    advise(game, CHANCELLOR, "garrison")
    hide(game, RED, "conspiracy")
    play(game, "play facedown Conspiracy", "adviser faceup", "banner peoples favor")
    assert game.banner[PEOPLES_FAVOR] == RED


def test_in_a_hall_of_mockery_whoever_recovers_the_peoples_favor_gets_the_mob() -> None:
    game = reds()
    lay(game, MOUNTAIN, "hall_of_mockery")
    play(game, "recover the peoples favor", "number 2", "bank of order")
    assert game.is_mob


# Temples.


def test_the_forest_temple_shelters_sites_with_a_beast_card_whoever_rules_it() -> None:
    game = reds()
    lay(game, MOUNTAIN, "forest_temple")
    lay(game, COAST, "wolves")
    station(game, MOUNTAIN, BLUE, 1)
    assert [slot for slot in range(8) if is_sheltered(game, slot)] == [MOUNTAIN, COAST]


def test_without_a_forest_temple_nothing_is_sheltered() -> None:
    game = reds()
    lay(game, MOUNTAIN, "ruined_temple")
    lay(game, COAST, "wolves")
    assert not any(is_sheltered(game, slot) for slot in range(8))


@pytest.mark.parametrize(("ruler", "is_free"), [(RED, True), (BLUE, False), (None, False)])
def test_enemies_of_the_ruler_of_a_ruined_temple_play_no_beast_card_faceup(ruler: int | None, is_free: bool) -> None:
    """Ruling O94: bandits are everybody's enemies."""
    # Ruling: ruined-temple 1
    game = reds()
    lay(game, MOUNTAIN, "ruined_temple")
    station(game, MOUNTAIN, ruler or 0, 0 if ruler is None else 1)
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves")
    assert ("adviser faceup" in offered(game)) == is_free
    assert ("site cradle-1" in offered(game)) == is_free


def test_a_ruined_temple_binds_no_other_suit() -> None:
    game = reds()
    lay(game, MOUNTAIN, "ruined_temple")
    hide(game, RED, "alchemist")
    assert "adviser faceup" in offered(play(game, "play facedown Alchemist"))


# Districts.


def test_the_festival_district_exchanges_favor_secrets_and_advisers_but_none_that_is_locked() -> None:
    # Ruling: festival-district 1
    game = reds("alchemist", "a_small_favor")
    lay(game, PLAINS, "festival_district")
    advise(game, BLUE, "wolves")
    play(game, "use Festival District", "player blue")
    assert {"give Alchemist", "ask for Wolves", "give 1 favor", "ask for 1 secrets"} <= set(offered(game))
    assert "give A Small Favor" not in offered(game)
    play(game, "give Alchemist", "ask for Wolves", "propose", "yes")
    assert card("alchemist") in game.advisers[BLUE]
    assert card("wolves") in game.advisers[RED]


def test_at_the_festival_nobody_gets_more_advisers_than_there_are_places() -> None:
    # Ruling: festival-district 1
    game = reds("alchemist")
    lay(game, PLAINS, "festival_district")
    game.facedown[BLUE].clear()
    for id in ("wolves", "tents", "elders"):
        advise(game, BLUE, id)
    find_hooks(game)
    act(game, "use Festival District", "player blue", "give Alchemist")
    assert "propose" not in offered(game)
    assert "propose" in offered(act(game, "ask for Wolves"))


def end_of_round(ruler: int | None) -> Oath:
    """The end of round six, with the Squalid District on the Coast."""
    game = reds()
    lay(game, COAST, "squalid_district")
    station(game, COAST, ruler or 0, 0 if ruler is None else 1)
    game.round = 6
    game.agenda.clear()
    game.then(END_OF_ROUND, BLUE)
    game.then(TURN, CHANCELLOR)
    game.go_on()
    return game


def test_the_ruler_of_the_squalid_district_turns_the_end_die_up_and_the_empire_wins() -> None:
    # Ruling: squalid-district 2
    game = luck(end_of_round(CHANCELLOR), "end die 4")
    assert game.asked == CHANCELLOR
    assert offered(game) == ["number 3", "number 4", "number 5"]
    play(game, "number 5")
    assert game.winner == CHANCELLOR


def test_an_exile_turns_the_end_die_down_and_the_game_goes_on() -> None:
    game = luck(end_of_round(RED), "end die 5")
    assert game.asked == RED
    play(game, "number 4")
    assert (game.winner, game.round) == (-1, 7)


def test_a_seven_ends_the_game_too() -> None:
    """Ruling O94."""
    # Ruling: squalid-district 1
    game = play(luck(end_of_round(CHANCELLOR), "end die 6"), "number 7")
    assert game.winner == CHANCELLOR


def test_nobody_changes_the_end_die_where_bandits_rule() -> None:
    """Ruling O94."""
    # Ruling: squalid-district 2
    assert luck(end_of_round(None), "end die 5").winner == CHANCELLOR


def test_a_citizen_leaves_the_squalid_district_to_the_chancellor() -> None:
    game = end_of_round(CHANCELLOR)
    swear_in(game, RED)
    assert luck(game, "end die 4").asked == CHANCELLOR


# Forges.


def test_the_ancient_forge_draws_a_relic_for_two_favor_and_a_burnt_secret() -> None:
    game = reds()
    forge = lay(game, PLAINS, "ancient_forge")
    play(game, "use Ancient Forge")
    let_chance(game)
    play(game, "yes")
    assert game.favor_on[forge] == 2
    assert game.secrets[RED] == 3
    assert game.holder.count(RED) == 1


def test_a_relic_that_the_forge_does_not_keep_goes_under_the_others() -> None:
    game = reds()
    lay(game, PLAINS, "ancient_forge")
    play(game, "use Ancient Forge")
    let_chance(game)
    play(game, "no")
    assert game.relic_deck[0] >= RELIC
    assert game.holder.count(RED) == 0


def test_a_broken_forge_is_repaired_and_is_busy_until_rest_brings_its_favor_to_the_nomad_bank() -> None:
    """Ruling O93; §206."""
    # Ruling: broken-forge 1
    game = reds()
    lay(game, PLAINS, "broken_forge")
    play(game, "use Broken Forge")
    forge = card("ancient_forge")
    assert forge in game.at and card("broken_forge") not in game.at
    assert (game.favor_on[forge], game.secrets_on[forge]) == (2, 2)
    assert "use Ancient Forge" not in offered(game)
    assert "muster on Ancient Forge" not in offered(game)
    before = game.banks[NOMAD]
    play(game, "rest")
    assert game.banks[NOMAD] == before + 2
    assert faults(game) == ""


def test_an_edifice_counts_as_a_card_of_its_suit_where_a_darkest_secret_is_kept() -> None:
    game = reds()
    raise_banner(game, BLUE, 1)
    game.pawn[BLUE] = MOUNTAIN
    advise(game, BLUE, "alchemist")  # matches the Taming Charm
    assert "recover the darkest secret" not in offered(game)
    lay(game, MOUNTAIN, "ancient_forge")
    assert "recover the darkest secret" in offered(game)
