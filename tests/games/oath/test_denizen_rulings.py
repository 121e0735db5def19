"""Rulings on single denizens that their own tests do not show: what happens where two rules meet."""

from __future__ import annotations

import pytest

from ludotek.core.position import DEAL
from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, RELIC, card
from ludotek.games.oath.marks import ATTACK_DICE, DARKEST_SECRET, DEFENSE_DICE, EMPTY
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
from tests.games.oath.toys import act


def drain(p: Oath, bank: int, left: int) -> None:
    """A bank has but so much favor."""
    p.pool += p.banks[bank] - left
    p.banks[bank] = left


def drawn(p: Oath, id: str) -> Oath:
    """Red searches the Cradle's discards, where this card is all that lies."""
    number = card(id)
    out_of_the_deck(p, number)
    p.world[:0] = p.discards[0]
    p.discards[0][:] = [number]
    return play(p, "search the discards of the cradle")


# Order.


def test_wrestlers_may_leave_a_targeted_site_empty_and_it_is_captured_all_the_same() -> None:
    p = war(defense="wrestlers")
    station(p, PLAINS, BLUE, 1)
    play(declare(p), "use Wrestlers", "site cradle-1")
    assert p.garrison[PLAINS] == 0
    play(roll(p, "blank blank", WIN), "number 1")
    assert p.flag[PLAINS] == RED


@pytest.mark.parametrize(("at", "fights"), [(PLAINS, True), (COAST, False)])
def test_wrestlers_take_of_an_allys_board_only_where_it_fights(at: int, fights: bool) -> None:
    p = reds()
    swear_in(p, BLUE)
    advise(p, BLUE, "wrestlers")
    p.pawn[CHANCELLOR] = at
    play(p, "campaign against blue", "done", "number 3", "use Wrestlers")
    assert offered(p) == ["site cradle-1", "player blue"] + ["player chancellor"] * fights


def test_battle_honors_pay_what_the_bank_has() -> None:
    p = war("battle_honors")
    drain(p, ORDER, 1)
    play(declare(p), "use Battle Honors")
    play(roll(p, "blank", WIN), "number 0")
    assert (p.favor[RED], p.banks[ORDER]) == (4, 0)


def test_battle_honors_of_bandits_are_burnt() -> None:
    p = reds()
    station(p, COAST, CHANCELLOR, 0)
    lay(p, COAST, "battle_honors")
    p.pawn[RED] = COAST
    arm(p, RED, 0)
    pool = p.pool
    roll(play(p, "campaign against bandits", "number 0"), "blank", "")
    assert (p.banks[ORDER], p.pool) == (1, pool + 2)


def test_a_garrison_that_is_too_small_goes_where_its_player_likes() -> None:
    p = reds()
    arm(p, RED, 0)
    station(p, MOUNTAIN, RED, 6)
    station(p, COAST, RED, 7)
    played(p, "garrison", "Garrison")
    assert (p.board[RED], offered(p)) == (1, ["site provinces-1", "site hinterland-1"])
    assert told_by(p, "site hinterland-1") == ["Red: Rocky Coast.", "Red sends warbands to Rocky Coast: 1."]
    assert (p.garrison[MOUNTAIN], p.garrison[COAST], p.board[RED]) == (6, 8, 0)
    assert "rest" in offered(p)


def test_a_garrison_is_asked_about_as_often_as_it_has_warbands() -> None:
    p = reds()
    arm(p, RED, 1)
    site(p, 1, "river")
    for slot, warbands in ((1, 4), (MOUNTAIN, 4), (COAST, 4)):
        station(p, slot, RED, warbands)
    played(p, "garrison", "Garrison")
    assert offered(play(p, "site provinces-1")) == ["site cradle-2", "site hinterland-1"]
    play(p, "site cradle-2")
    assert (p.garrison[1], p.garrison[MOUNTAIN], p.garrison[COAST]) == (5, 5, 4)


def test_a_garrison_of_the_rings_holder_stays_on_the_board() -> None:
    p = reds()
    hand(p, RED, "ring_of_devotion")
    station(p, COAST, RED, 1)
    played(p, "garrison", "Garrison")
    assert (p.garrison[COAST], p.board[RED]) == (1, 4)


def test_scouts_bring_supply_even_to_a_free_campaign() -> None:
    p = free_campaign()
    advise(p, RED, "scouts")
    before = p.supply[RED]
    play(p, "campaign against chancellor", "done", "number 0", "use Scouts")
    assert p.supply[RED] == before + 1


def test_martial_culture_comes_before_a_second_wind() -> None:
    p = war("second_wind")
    lay(p, COAST, "martial_culture")
    station(p, COAST, RED, 1)
    play(declare(p), "use Second Wind", "use Martial Culture")
    play(roll(p, "blank", WIN), "number 0")
    assert offered(p) == ["yes", "no"]
    play(p, "yes")
    assert (p.citizens, p.supply[RED]) == (1 << RED, 7)
    assert "travel to provinces-1" in offered(p)
    assert play(p, "done", "done").turn == BLUE


def test_every_other_plan_comes_before_a_second_wind() -> None:
    p = play(declare(war("second_wind", "horse_archers"), 3), "use Second Wind", "use Horse Archers")
    play(roll(p, "blank", WIN), "number 0")
    assert "travel to provinces-1" in offered(p)
    assert p.advisers[RED] == [card("second_wind")]


# Discord.


def test_a_pawn_beside_an_order_card_is_not_enough_for_the_disgraced_captain() -> None:
    p = play(reds("disgraced_captain"), "campaign against blue", "pawn and favor", "number 3")
    assert p.kind() == DEAL


def test_naysayers_also_serve_the_exile_who_keeps_the_oath() -> None:
    p = reds("naysayers")
    p.keeper = RED
    assert play(p, "rest", "use Naysayers").favor[CHANCELLOR] == 1


# Nomad.


def test_ancient_binding_leaves_the_darkest_secret_alone() -> None:
    p = reds("ancient_binding")
    raise_banner(p, BLUE, DARKEST_SECRET, 4)
    act(p, "use Ancient Binding")
    assert p.tokens[DARKEST_SECRET] == 4


def test_a_citizen_asks_nobody_when_it_gives_warning_signals() -> None:
    p = reds()
    swear_in(p, BLUE)
    advise(p, BLUE, "warning_signals")
    play(p, "campaign against blue", "done", "number 3", "use Warning Signals", "number 1")
    assert (p.garrison[PLAINS], p.board[BLUE], question_of(p)) == (1, 4, "card")


def test_to_come_to_the_gathering_is_no_journey_and_the_chancellor_is_asked_first() -> None:
    p = reds()
    hand(p, YELLOW, "dragonskin_drum")
    p.pawn[CHANCELLOR] = p.pawn[YELLOW] = COAST
    played(p, "the_gathering", "The Gathering")
    assert p.asked == CHANCELLOR
    play(p, "no", "yes")
    assert (p.asked, p.pawn[YELLOW], p.board[YELLOW]) == (RED, PLAINS, 3)
    assert "player yellow" in offered(p)


def test_the_great_herd_changes_places_with_no_locked_card() -> None:
    p = reds()
    p.at[3 * COAST + 1] = card("sacred_ground")
    hide(p, RED, "great_herd")
    act(p, "play facedown Great Herd", "site cradle-1")
    assert offered(p) == ["card Elders", "done"]


# Arcane.


def test_dazzle_leaves_locked_cards() -> None:
    p = reds()
    lay(p, PLAINS, "keep")
    played(p, "dazzle", "Dazzle")
    assert p.at[:3] == [card("keep"), card("dazzle"), EMPTY]


def test_favor_on_a_tamed_card_is_back_in_its_bank_before_any_is_gained() -> None:
    p = reds("taming_charm")
    drain(p, NOMAD, 0)
    p.favor_on[lay(p, PLAINS, "tents")] = 1
    p.pool -= 1
    assert play(p, "use Taming Charm", "card Tents").favor[RED] == 5


def test_a_locked_card_cannot_be_tamed() -> None:
    p = reds("taming_charm")
    p.at[3 * PLAINS + 1] = card("sacred_ground")
    assert "use Taming Charm" not in offered(p)


def test_the_inquisitor_may_ask_again_at_once_after_a_miss() -> None:
    p = reds("inquisitor")
    p.facedown[BLUE].clear()
    hide(p, BLUE, "tents")
    act(p, "use Inquisitor", "facedown adviser 1 of blue")
    assert p.favor_on[card("inquisitor")] == 0
    assert "use Inquisitor" in offered(p)


# Beast.


def test_wolves_may_kill_at_home() -> None:
    assert play(reds("wolves"), "use Wolves", "player red").board[RED] == 2


def test_true_names_bind_a_defender_too() -> None:
    assert declare(war("true_names", "garrison", defense="longbows")).kind() == DEAL
    assert offered(declare(war("true_names", "garrison", defense="horse_archers")))[0] == "use Horse Archers"


@pytest.mark.parametrize(("names", "is_free"), [("true_names", False), ("wolves", True)])
def test_true_names_of_an_ally_bind_the_attacker(names: str, is_free: bool) -> None:
    p = reds("longbows")
    swear_in(p, BLUE)
    for id in (names, "garrison"):
        advise(p, CHANCELLOR, id)
    play(p, "campaign against blue", "done", "number 3")
    assert ("use Longbows" in offered(p)) == is_free


def wood(supply: int) -> Oath:
    """Red stands in the Chancellor's Shrouded Wood with Forest Paths; there are Wolves on the Mountain."""
    p = reds()
    site(p, PLAINS, "shrouded_wood")
    lay(p, PLAINS, "forest_paths")
    lay(p, MOUNTAIN, "wolves")
    p.supply[RED] = supply
    return p


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
    p = play(wood(supply), "use Forest Paths")
    assert offered(p) == ["set out from the shrouded wood"]
    play(p, "set out from the shrouded wood")
    assert p.asked == CHANCELLOR
    play(p, f"site {to}")
    assert (p.pawn[RED], p.supply[RED], p.favor_on[card("forest_paths")]) == (*end, 1)
    assert p.asked == RED


def test_it_is_told_where_a_guide_led_even_if_nobody_could_pay() -> None:
    p = play(wood(0), "use Forest Paths", "set out from the shrouded wood")
    assert told_by(p, "site hinterland-1") == ["Chancellor: Rocky Coast."]
    p = play(wood(0), "use Forest Paths", "set out from the shrouded wood")
    assert told_by(p, "site provinces-1") == ["Red goes to Mountain."]


def test_forest_paths_are_not_declared_where_they_lead_to_no_beast() -> None:
    p = wood(7)
    p.at[3 * MOUNTAIN + 1] = EMPTY
    assert "set out from the shrouded wood" in offered(p)
    assert "use Forest Paths" not in offered(p)


def test_rangers_look_at_the_defense_dice_when_they_are_used() -> None:
    p = declare(war("rangers", defense="extra_provisions"))
    p.war[DEFENSE_DICE] = 3
    play(p, "use Rangers", "use Extra Provisions")
    assert (p.war[DEFENSE_DICE], p.war[ATTACK_DICE]) == (4, 7)


def test_roving_terror_needs_a_denizen_whom_it_may_drive_out() -> None:
    p = reds()
    lay(p, PLAINS, "roving_terror")
    lay(p, COAST, "keep")
    play(p, "use Roving Terror")
    assert offered(p) == ["card Taming Charm", "card Elders"]
    p = reds()
    lay(p, PLAINS, "roving_terror")
    p.at[3 * MOUNTAIN] = p.at[3 * COAST] = EMPTY
    assert "use Roving Terror" not in offered(p)


# Hearth.


@pytest.mark.parametrize(("where", "favor"), [("faceup", 5), ("facedown", 4)])
def test_the_welcoming_party_greets_whoever_is_played_faceup(where: str, favor: int) -> None:
    p = reds()
    lay(p, PLAINS, "welcoming_party")
    assert play(drawn(p, "scryer"), f"adviser {where}").favor[RED] == favor


def test_the_welcoming_party_does_not_greet_itself() -> None:
    p = play(drawn(reds(), "welcoming_party"), "site cradle-1")
    assert (p.favor[RED], p.banks[HEARTH]) == (5, 2)


def test_the_doctor_saves_those_whom_a_brutal_chancellor_beats() -> None:
    p = war(defense="traveling_doctor")
    p.cards.bags[2].remove(card("map"))
    p.holder[card("map") - RELIC] = CHANCELLOR
    p.reliquary[0] = EMPTY
    turn_of(p, CHANCELLOR)
    arm(p, CHANCELLOR, 9)
    play(p, "campaign against blue", "done", "number 9", "use Traveling Doctor")
    roll(p, "blank", " ".join(["sword"] * 10))
    assert p.board[BLUE] == 6


def test_a_darkest_secret_of_nobody_gives_one_secret_and_the_bank_has_the_rest() -> None:
    p = reds("storyteller", secrets=5)
    play(p, "use Storyteller")
    assert p.tokens[DARKEST_SECRET] == 2
    play(p, "recover the darkest secret", "number 3")
    assert (p.secrets[RED], p.tokens[DARKEST_SECRET], p.banner[DARKEST_SECRET]) == (3, 3, RED)


def test_the_armed_mob_reaches_its_victim_anywhere_but_nobody_who_is_locked() -> None:
    p = reds()
    lay(p, PLAINS, "armed_mob")
    p.pawn[BLUE] = COAST
    raise_banner(p, BLUE, DARKEST_SECRET)
    for id in ("wolves", "long_lost_heir"):
        advise(p, BLUE, id)
    play(p, "use Armed Mob")
    assert offered(p) == ["card Wolves"]


def test_discards_of_an_errand_follow_the_searchers_own_region() -> None:
    p = reds("errand_boy")
    piles = [len(pile) for pile in p.discards]
    let_chance(play(p, "use Errand Boy", "search the discards of the provinces"))
    for _ in range(2):
        play(p, offered(p)[0])
    play(p, "discard it")
    assert [len(pile) for pile in p.discards] == piles
