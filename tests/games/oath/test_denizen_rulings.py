"""Rulings on single denizens that their own tests do not show: what happens where two rules meet."""

from __future__ import annotations

import pytest

from ludotek.core.position import DEAL
from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY
from ludotek.games.oath.questions import question_of
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    act,
    advise,
    arm,
    hand,
    hide,
    lay,
    let_chance,
    offered,
    out_of_the_deck,
    play,
    played,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    turn_of,
)
from tests.games.oath.scenes import free_campaign
from tests.games.oath.test_log import told_by
from tests.games.oath.test_plans import WIN, declare, roll, war


def drain(game: Oath, bank: int, left: int) -> None:
    """A bank has but so much favor."""
    game.pool += game.banks[bank] - left
    game.banks[bank] = left


def drawn(game: Oath, id: str) -> Oath:
    """Red searches the Cradle's discards, where this card is all that lies."""
    number = card(id)
    out_of_the_deck(game, number)
    game.world[:0] = game.discards[0]
    game.discards[0][:] = [number]
    return play(game, "search the discards of the cradle")


# Order.


def test_wrestlers_may_leave_a_targeted_site_empty_and_it_is_captured_all_the_same() -> None:
    # Ruling: wrestlers 1
    game = war(defense="wrestlers")
    station(game, PLAINS, BLUE, 1)
    play(declare(game), "use Wrestlers", "site cradle-1")
    assert game.garrison[PLAINS] == 0
    play(roll(game, "blank blank", WIN), "number 1")
    assert game.flag[PLAINS] == RED


@pytest.mark.parametrize(("at", "fights"), [(PLAINS, True), (COAST, False)])
def test_wrestlers_take_of_an_allys_board_only_where_it_fights(at: int, fights: bool) -> None:
    # Ruling: wrestlers 2
    game = reds()
    swear_in(game, BLUE)
    advise(game, BLUE, "wrestlers")
    game.pawn[CHANCELLOR] = at
    play(game, "campaign against blue", "done", "number 3", "use Wrestlers")
    assert offered(game) == ["site cradle-1", "player blue"] + ["player chancellor"] * fights


def test_battle_honors_pay_what_the_bank_has() -> None:
    """§21."""
    # Ruling: battle-honors 1
    game = war("battle_honors")
    drain(game, ORDER, 1)
    play(declare(game), "use Battle Honors")
    play(roll(game, "blank", WIN), "number 0")
    assert (game.favor[RED], game.banks[ORDER]) == (4, 0)


def test_battle_honors_of_bandits_are_burnt() -> None:
    """§22."""
    # Ruling: battle-honors 2
    game = reds()
    station(game, COAST, CHANCELLOR, 0)
    lay(game, COAST, "battle_honors")
    game.pawn[RED] = COAST
    arm(game, RED, 0)
    pool = game.pool
    roll(play(game, "campaign against bandits", "number 0"), "blank", "")
    assert (game.banks[ORDER], game.pool) == (1, pool + 2)


def test_a_garrison_that_is_too_small_goes_where_its_player_likes() -> None:
    """Ruling O15."""
    # Ruling: garrison 1
    game = reds()
    arm(game, RED, 0)
    station(game, MOUNTAIN, RED, 6)
    station(game, COAST, RED, 7)
    played(game, "garrison", "Garrison")
    assert (game.board[RED], offered(game)) == (1, ["site provinces-1", "site hinterland-1"])
    assert told_by(game, "site hinterland-1") == [
        "Red chooses Rocky Coast as the site.",
        "Red sends 1 warband to Rocky Coast.",
    ]
    assert (game.garrison[MOUNTAIN], game.garrison[COAST], game.board[RED]) == (6, 8, 0)
    assert "rest" in offered(game)


def test_a_garrison_is_asked_about_as_often_as_it_has_warbands() -> None:
    """Ruling O15."""
    game = reds()
    arm(game, RED, 1)
    site(game, 1, "river")
    for slot, warbands in ((1, 4), (MOUNTAIN, 4), (COAST, 4)):
        station(game, slot, RED, warbands)
    played(game, "garrison", "Garrison")
    assert offered(play(game, "site provinces-1")) == ["site cradle-2", "site hinterland-1"]
    play(game, "site cradle-2")
    assert (game.garrison[1], game.garrison[MOUNTAIN], game.garrison[COAST]) == (5, 5, 4)


def test_a_garrison_of_the_rings_holder_stays_on_the_board() -> None:
    # Ruling: ring-of-devotion 1
    game = reds()
    hand(game, RED, "ring_of_devotion")
    station(game, COAST, RED, 1)
    played(game, "garrison", "Garrison")
    assert (game.garrison[COAST], game.board[RED]) == (1, 4)


def test_scouts_bring_supply_even_to_a_free_campaign() -> None:
    # Ruling: scouts 1
    game = free_campaign()
    advise(game, RED, "scouts")
    before = game.supply[RED]
    play(game, "campaign against chancellor", "done", "number 0", "use Scouts")
    assert game.supply[RED] == before + 1


def test_martial_culture_comes_before_a_second_wind() -> None:
    # Ruling: martial-culture 1
    game = war("second_wind")
    lay(game, COAST, "martial_culture")
    station(game, COAST, RED, 1)
    play(declare(game), "use Second Wind", "use Martial Culture")
    play(roll(game, "blank", WIN), "number 0")
    assert offered(game) == ["yes", "no"]
    play(game, "yes")
    assert (game.citizens, game.supply[RED]) == (1 << RED, 7)
    assert "travel to provinces-1" in offered(game)
    assert play(game, "done", "done").turn == BLUE


def test_every_other_plan_comes_before_a_second_wind() -> None:
    """§92."""
    # Ruling: second-wind 1
    game = play(declare(war("second_wind", "horse_archers"), 3), "use Second Wind", "use Horse Archers")
    play(roll(game, "blank", WIN), "number 0")
    assert "travel to provinces-1" in offered(game)
    assert game.advisers[RED] == [card("second_wind")]


# Discord.


def test_a_pawn_beside_an_order_card_is_not_enough_for_the_disgraced_captain() -> None:
    # Ruling: disgraced-captain 1
    game = play(reds("disgraced_captain"), "campaign against blue", "pawn and favor", "number 3")
    assert game.kind() == DEAL


def test_naysayers_also_serve_the_exile_who_keeps_the_oath() -> None:
    # Ruling: naysayers 1
    game = reds("naysayers")
    game.keeper = RED
    assert play(game, "rest", "use Naysayers").favor[CHANCELLOR] == 1


# Nomad.


def test_ancient_binding_leaves_the_darkest_secret_alone() -> None:
    # Ruling: ancient-binding 1
    game = reds("ancient_binding")
    raise_banner(game, BLUE, DARKEST_SECRET, 4)
    act(game, "use Ancient Binding")
    assert game.tokens[DARKEST_SECRET] == 4


def test_a_citizen_asks_nobody_when_it_gives_warning_signals() -> None:
    # Ruling: warning-signals 1
    game = reds()
    swear_in(game, BLUE)
    advise(game, BLUE, "warning_signals")
    play(game, "campaign against blue", "done", "number 3", "use Warning Signals", "number 1")
    assert (game.garrison[PLAINS], game.board[BLUE], question_of(game)) == (1, 4, "card")


def test_to_come_to_the_gathering_is_no_journey_and_the_chancellor_is_asked_first() -> None:
    """Ruling O9."""
    # Rulings: the-gathering 1 2
    game = reds()
    hand(game, YELLOW, "dragonskin_drum")
    game.pawn[CHANCELLOR] = game.pawn[YELLOW] = COAST
    played(game, "the_gathering", "The Gathering")
    assert game.asked == CHANCELLOR
    play(game, "no", "yes")
    assert (game.asked, game.pawn[YELLOW], game.board[YELLOW]) == (RED, PLAINS, 3)
    assert "player yellow" in offered(game)


def test_the_great_herd_changes_places_with_no_locked_card() -> None:
    # Ruling: great-herd 1
    game = reds()
    game.at[3 * COAST + 1] = card("sacred_ground")
    hide(game, RED, "great_herd")
    act(game, "play facedown Great Herd", "site cradle-1")
    assert offered(game) == ["card Elders", "done"]


# Arcane.


def test_dazzle_leaves_locked_cards() -> None:
    """§61."""
    # Ruling: dazzle 1
    game = reds()
    lay(game, PLAINS, "keep")
    played(game, "dazzle", "Dazzle")
    assert game.at[:3] == [card("keep"), card("dazzle"), EMPTY]


def test_favor_on_a_tamed_card_is_back_in_its_bank_before_any_is_gained() -> None:
    """§65."""
    # Ruling: taming-charm 1
    game = reds("taming_charm")
    drain(game, NOMAD, 0)
    game.favor_on[lay(game, PLAINS, "tents")] = 1
    game.pool -= 1
    assert play(game, "use Taming Charm", "card Tents").favor[RED] == 5


def test_a_locked_card_cannot_be_tamed() -> None:
    # Ruling: taming-charm 2
    game = reds("taming_charm")
    game.at[3 * PLAINS + 1] = card("sacred_ground")
    assert "use Taming Charm" not in offered(game)


def test_the_inquisitor_may_ask_again_at_once_after_a_miss() -> None:
    """§166."""
    # Ruling: inquisitor 2
    game = reds("inquisitor")
    game.facedown[BLUE].clear()
    hide(game, BLUE, "tents")
    act(game, "use Inquisitor", "facedown adviser 1 of blue")
    assert game.favor_on[card("inquisitor")] == 0
    assert "use Inquisitor" in offered(game)


# Beast.


def test_wolves_may_kill_at_home() -> None:
    # Ruling: wolves 1
    assert play(reds("wolves"), "use Wolves", "player red").board[RED] == 2


def test_true_names_bind_a_defender_too() -> None:
    # Ruling: true-names 1
    assert declare(war("true_names", "garrison", defense="longbows")).kind() == DEAL
    assert offered(declare(war("true_names", "garrison", defense="horse_archers")))[0] == "use Horse Archers"


@pytest.mark.parametrize(("names", "is_free"), [("true_names", False), ("wolves", True)])
def test_true_names_of_an_ally_bind_the_attacker(names: str, is_free: bool) -> None:
    """§125."""
    # Ruling: true-names 1
    game = reds("longbows")
    swear_in(game, BLUE)
    for id in (names, "garrison"):
        advise(game, CHANCELLOR, id)
    play(game, "campaign against blue", "done", "number 3")
    assert ("use Longbows" in offered(game)) == is_free


def wood(supply: int) -> Oath:
    """Red stands in the Chancellor's Shrouded Wood with Forest Paths; there are Wolves on the Mountain."""
    game = reds()
    site(game, PLAINS, "shrouded_wood")
    lay(game, PLAINS, "forest_paths")
    lay(game, MOUNTAIN, "wolves")
    game.supply[RED] = supply
    return game


@pytest.mark.parametrize(
    ("supply", "to", "end"),
    [
        (0, "provinces-1", (MOUNTAIN, 0)),
        (5, "provinces-1", (MOUNTAIN, 5)),
        (5, "hinterland-1", (COAST, 3)),
        (2, "hinterland-1", (COAST, 0)),
        (1, "hinterland-1", (PLAINS, 1)),
    ],
)
def test_an_enemys_wood_leads_astray_even_on_forest_paths(supply: int, to: str, end: tuple[int, int]) -> None:
    """Ruling O17."""
    # Rulings: forest-paths 2; shrouded-wood 2
    game = play(wood(supply), "use Forest Paths")
    assert offered(game) == ["set out from the shrouded wood"]
    play(game, "set out from the shrouded wood")
    assert game.asked == CHANCELLOR
    play(game, f"site {to}")
    assert (game.pawn[RED], game.supply[RED], game.favor_on[card("forest_paths")]) == (*end, 1)
    assert game.asked == RED


def test_it_is_told_where_a_guide_led_even_if_nobody_could_pay() -> None:
    game = play(wood(0), "use Forest Paths", "set out from the shrouded wood")
    assert told_by(game, "site hinterland-1") == ["Chancellor chooses Rocky Coast as the site."]
    game = play(wood(0), "use Forest Paths", "set out from the shrouded wood")
    assert told_by(game, "site provinces-1") == ["Red goes to Mountain."]


def test_forest_paths_are_not_declared_where_they_lead_to_no_beast() -> None:
    game = wood(7)
    game.at[3 * MOUNTAIN + 1] = EMPTY
    assert "set out from the shrouded wood" in offered(game)
    assert "use Forest Paths" not in offered(game)


def test_rangers_look_at_the_defense_dice_when_they_are_used() -> None:
    # Ruling: rangers 1
    game = declare(war("rangers", defense="extra_provisions"))
    game.campaign.defense_dice = 3
    play(game, "use Rangers", "use Extra Provisions")
    assert (game.campaign.defense_dice, game.campaign.attack_dice) == (4, 7)


def test_roving_terror_needs_a_denizen_whom_it_may_drive_out() -> None:
    # Rulings: roving-terror 1 2
    game = reds()
    lay(game, PLAINS, "roving_terror")
    lay(game, COAST, "keep")
    play(game, "use Roving Terror")
    assert offered(game) == ["card Taming Charm", "card Elders"]
    game = reds()
    lay(game, PLAINS, "roving_terror")
    game.at[3 * MOUNTAIN] = game.at[3 * COAST] = EMPTY
    assert "use Roving Terror" not in offered(game)


# Hearth.


@pytest.mark.parametrize(("where", "favor"), [("faceup", 5), ("facedown", 4)])
def test_the_welcoming_party_greets_whoever_is_played_faceup(where: str, favor: int) -> None:
    # Ruling: welcoming-party 1
    game = reds()
    lay(game, PLAINS, "welcoming_party")
    assert play(drawn(game, "scryer"), f"adviser {where}").favor[RED] == favor


def test_the_welcoming_party_does_not_greet_itself() -> None:
    # Ruling: welcoming-party 1
    game = play(drawn(reds(), "welcoming_party"), "site cradle-1")
    assert (game.favor[RED], game.banks[HEARTH]) == (5, 2)


def test_the_doctor_saves_those_whom_a_brutal_chancellor_beats() -> None:
    game = war(defense="traveling_doctor")
    game.cards.bags[2].remove(card("map"))
    game.holder[card("map") - RELIC] = CHANCELLOR
    game.reliquary[0] = EMPTY
    turn_of(game, CHANCELLOR)
    arm(game, CHANCELLOR, 9)
    play(game, "campaign against blue", "done", "number 9", "use Traveling Doctor")
    roll(game, "blank", " ".join(["sword"] * 10))
    assert game.board[BLUE] == 6


def test_a_darkest_secret_of_nobody_gives_one_secret_and_the_bank_has_the_rest() -> None:
    """§174."""
    # Rulings: storyteller 1; darkest-secret 1
    game = reds("storyteller", secrets=5)
    play(game, "use Storyteller")
    assert game.tokens[DARKEST_SECRET] == 2
    play(game, "recover the darkest secret", "number 3")
    assert (game.secrets[RED], game.tokens[DARKEST_SECRET], game.banner[DARKEST_SECRET]) == (3, 3, RED)


def test_the_armed_mob_reaches_its_victim_anywhere_but_nobody_who_is_locked() -> None:
    # Ruling: armed-mob 1
    game = reds()
    lay(game, PLAINS, "armed_mob")
    game.pawn[BLUE] = COAST
    raise_banner(game, BLUE, DARKEST_SECRET)
    for id in ("wolves", "long_lost_heir"):
        advise(game, BLUE, id)
    play(game, "use Armed Mob")
    assert offered(game) == ["card Wolves"]


def test_discards_of_an_errand_follow_the_searchers_own_region() -> None:
    """§140."""
    # Ruling: errand-boy 1
    game = reds("errand_boy")
    piles = [len(pile) for pile in game.discards]
    let_chance(play(game, "use Errand Boy", "search the discards of the provinces"))
    for _ in range(2):
        play(game, offered(game)[0])
    play(game, "discard it")
    assert [len(pile) for pile in game.discards] == piles
