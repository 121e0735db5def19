"""The Order suit in campaigns."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import ATTACKER, BANDITS, DEFENDER, EMPTY
from tests.games.oath.cards.war import LOSE, WIN, declare, empire, give_up, raid, roll, through, war, wilds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    enrich,
    hand,
    let_chance,
    luck,
    offered,
    play,
    station,
)
from tests.games.oath.test_questions import asked


def test_a_code_of_honor_stands_alone() -> None:
    game = play(declare(war("code_of_honor", "outriders")), "use Code of Honor")
    assert game.campaign.attack_dice == 9
    assert "use Outriders" not in offered(game)
    game = play(declare(war("code_of_honor", "outriders")), "use Outriders")
    assert "use Code of Honor" not in offered(game)


def test_a_code_of_honor_binds_the_whole_side() -> None:
    # Ruling: code-of-honor 1
    game = empire()
    advise(game, BLUE, "code_of_honor")
    advise(game, CHANCELLOR, "storm_caller")
    play(game, "campaign against blue", "done", "number 6", "use Code of Honor")
    assert (game.campaign.attack_dice, game.campaign.plans) == (5, [card("code_of_honor")])
    assert "use Storm Caller" not in offered(game)


def test_bandits_with_a_code_of_honor_use_no_other_plan() -> None:
    # Ruling: code-of-honor 1
    game = raid(wilds("village_constable", "code_of_honor"))
    assert game.campaign.plans == [card("code_of_honor")]
    assert game.campaign.attack_dice == 5


def test_outriders_fear_no_skulls() -> None:
    game = play(declare(war("outriders")), "use Outriders")
    roll(game, "blank", "skull skull skull skull sword sword sword")
    assert game.board[RED] == 6


def test_a_field_promotion_brings_the_victor_three_warbands() -> None:
    game = play(declare(war(defense=("field_promotion",))), "use Field Promotion")
    roll(game, "blank", LOSE)
    give_up(game)
    assert game.board[BLUE] == 7


def test_a_shield_wall_stands_or_falls_whole() -> None:
    game = play(declare(war(defense=("shield_wall",))), "use Shield Wall")
    assert game.campaign.defense_dice == 3
    roll(game, "blank blank blank", WIN)
    assert (game.board[BLUE], game.campaign.slain[DEFENDER]) == (0, 6)


def test_a_traveling_doctor_saves_those_behind_a_shield_wall() -> None:
    game = declare(war(defense=("shield_wall", "traveling_doctor")))
    play(game, "use Shield Wall", "use Traveling Doctor")
    roll(game, "blank blank blank", WIN)
    assert game.board[BLUE] == 6


def test_a_military_parade_collects_for_each_adviser_of_the_beaten() -> None:
    # Ruling: military-parade 1
    game = through(play(declare(war("military_parade", defense=("tents", "elders", "scryer"))), "use Military Parade"))
    before = game.favor[RED], game.banks[5], game.banks[0]
    play(roll(game, "blank", WIN), "number 0")
    assert (game.favor[RED], game.banks[5], game.banks[0]) == (before[0] + 3, before[1] - 2, before[2] - 1)


def test_a_military_parade_counts_allies_too() -> None:
    game = empire()
    advise(game, RED, "military_parade")
    advise(game, CHANCELLOR, "tents")
    through(play(game, "campaign against blue", "done", "number 6", "use Military Parade"))
    before = game.favor[RED]
    roll(game, "blank blank", WIN)
    while game.campaign.is_under_way:
        play(game, offered(game)[0])
    assert game.favor[RED] == before + 1


def test_bandits_burn_what_their_parade_would_collect() -> None:
    # Ruling: military-parade 1
    game = wilds("military_parade")
    advise(game, RED, "tents")
    raid(game, 0)
    before = game.banks[5], game.pool
    luck(game, "defense die blank", "attack die hollow")
    give_up(game)
    assert (game.banks[5], game.pool) == (before[0] - 1, before[1] + 1)


def test_a_specialist_leaves_the_defenders_no_plans() -> None:
    # Ruling: specialist 1
    game = empire()
    advise(game, RED, "specialist")
    advise(game, BLUE, "storm_caller")
    advise(game, CHANCELLOR, "keep")
    advise(game, CHANCELLOR, "shield_wall")
    through(play(game, "campaign against blue", "done", "number 6", "use Specialist"))
    assert offered(game)[0].startswith("defense die")
    assert game.campaign.plans == [card("specialist")]


def test_a_specialist_stops_bandits_too() -> None:
    # Ruling: specialist 2
    game = wilds("village_constable")
    advise(game, RED, "specialist")
    through(play(raid(game), "use Specialist"))
    assert game.campaign.plans == [card("specialist")]
    assert offered(game)[0].startswith("defense die")


def test_an_encirclement_takes_a_larger_force_than_all_that_defends() -> None:
    # Ruling: encirclement 1
    game = war("encirclement")
    assert "use Encirclement" not in offered(declare(game))  # six against six
    game = war("encirclement")
    arm(game, RED, 7)
    assert play(declare(game, 6), "use Encirclement").campaign.attack_dice == 9
    game = war(defense=("encirclement",))
    arm(game, RED, 5)
    assert play(declare(game, 5), "use Encirclement").campaign.attack_dice == 4


def test_an_encirclement_is_counted_once() -> None:
    # Ruling: encirclement 1
    game = war("encirclement", defense=("bear_traps",))
    arm(game, RED, 7)
    play(declare(game, 6), "use Encirclement", "use Bear Traps")
    assert (game.board[RED], game.campaign.attack_dice) == (6, 9 - 1)


def test_a_peace_envoy_pays_the_enemy_for_a_victory_without_dead() -> None:
    """Ruling O35: the other side has no plans any more; §184."""
    # Ruling: peace-envoy 1
    game = war("peace_envoy", defense=("storm_caller",))
    play(game, "campaign against blue", "pawn and favor", "number 6", "use Peace Envoy")
    assert (game.favor[RED], game.favor[BLUE]) == (6 - 1 - 3, 6 + 3)
    assert (game.campaign.winner, game.campaign.slain) == (ATTACKER, [0, 0])
    play(game, "number 2", "no", "yes")
    assert (game.board[BLUE], game.flag[PLAINS], game.favor[BLUE]) == (6, RED, 5)


def test_a_defenders_peace_envoy_pays_the_attacker() -> None:
    """Ruling O35."""
    # Ruling: peace-envoy 1
    game = play(declare(war(defense=("peace_envoy",))), "use Peace Envoy")
    assert (game.favor[RED], game.favor[BLUE], game.board[RED], game.flag[PLAINS]) == (7, 4, 6, BLUE)
    assert not game.campaign.is_under_way


@pytest.mark.parametrize(("favor", "is_offered"), [(1, False), (2, True)])
def test_a_peace_envoy_must_be_paid_in_full(favor: int, is_offered: bool) -> None:
    game = war("peace_envoy")
    enrich(game, RED, favor)
    assert ("use Peace Envoy" in offered(declare(game))) is is_offered


def test_a_peace_envoy_pays_the_tax_of_a_swarm_besides() -> None:
    """Ruling O37."""
    game = war("peace_envoy", defense=("insect_swarm",))
    enrich(game, RED, 2)
    assert "use Peace Envoy" not in offered(declare(game))


def test_a_peace_envoy_must_stand_before_an_enemy_and_come_first() -> None:
    # Ruling: peace-envoy 2
    game = war("peace_envoy")
    game.pawn[BLUE] = MOUNTAIN
    assert "use Peace Envoy" not in offered(play(game, "campaign against blue", "number 6"))
    game = wilds()
    advise(game, RED, "peace_envoy")
    assert "use Peace Envoy" not in offered(raid(game))
    game = play(declare(war("peace_envoy", "outriders")), "use Outriders")
    assert "use Peace Envoy" not in offered(game)


def hunt() -> tuple[int, int]:
    """Two places on the ground of Plains."""
    return 2 * PLAINS, 2 * PLAINS + 1


def test_a_relic_hunter_targets_relics_that_lie_at_targeted_sites() -> None:
    """Ruling O34."""
    # Ruling: relic-hunter 1
    game = war("relic_hunter")
    game.ground[hunt()[0]] = game.relic_deck.pop()
    play(declare(game), "use Relic Hunter")
    assert offered(game) == ["relic at cradle-1 1", "done"]  # the one at the Mountain is not at a target
    through(play(game, "relic at cradle-1 1"))
    assert game.campaign.defense_dice == 2
    roll(game, "blank blank", WIN)
    play(game, "number 0")
    let_chance(game)
    taken = [relic for relic, holder in enumerate(game.holder) if holder == RED]
    assert (len(taken), game.ground[hunt()[0]]) == (1, EMPTY)
    assert len(offered(game)) == 2
    play(game, offered(game)[0])
    assert (game.holder[taken[0]], game.relic_deck[0]) == (-1, RELIC + taken[0])


def test_a_relic_hunter_may_bury_what_its_enemy_held_but_not_the_scepter() -> None:
    """Ruling O34."""
    # Ruling: relic-hunter 2
    game = war("relic_hunter")
    arm(game, RED, 12)
    hand(game, BLUE, "map")
    hand(game, BLUE, "the_grand_scepter")
    hand(game, RED, "whistle")
    play(game, "campaign against blue", "card Map", "card The Grand Scepter", "done", "number 12", "use Relic Hunter")
    through(game)
    dice = game.campaign.defense_dice
    luck(game, *["defense die blank"] * dice, *["attack die sword"] * 13)
    play(game, "number 0")
    assert offered(game) == ["card Map", "done"]
    play(game, "done")
    assert game.holder[card("map") - RELIC] == RED


def test_a_relic_hunter_takes_nothing_in_defeat() -> None:
    game = war("relic_hunter")
    game.ground[hunt()[0]] = game.relic_deck.pop()
    through(play(declare(game), "use Relic Hunter", "relic at cradle-1 1"))
    roll(game, "blank blank", LOSE)
    give_up(game)
    assert game.ground[hunt()[0]] != EMPTY


def test_plans_of_a_citizen_who_has_not_joined_are_nobodys() -> None:
    game = empire(YELLOW)
    advise(game, YELLOW, "code_of_honor")
    play(game, "campaign against blue", "done", "number 6", "no")
    assert (game.campaign.leader(DEFENDER), game.campaign.plans) == (BLUE, [])
    assert game.campaign.defender != BANDITS
    assert offered(game)[0].startswith("defense die")


def test_shield_walls_of_bandits_cost_too_much_for_them() -> None:
    game = raid(wilds("shield_wall"))
    assert game.campaign.plans == []
    station(game, MOUNTAIN, CHANCELLOR, 1)
    assert game.campaign.defense_dice == 1


def test_the_questions_of_a_relic_hunter_say_which_is_which() -> None:
    game = war("relic_hunter")
    game.ground[hunt()[0]] = game.relic_deck.pop()
    play(declare(game), "use Relic Hunter")
    assert asked(game) == "Relic Hunter: which facedown relics become targets too, against Blue?"
    through(play(game, "relic at cradle-1 1"))
    let_chance(play(roll(game, "blank blank", WIN), "number 0"))
    assert asked(game) == "Relic Hunter: which relics from the campaign against Blue go under the relic deck?"
