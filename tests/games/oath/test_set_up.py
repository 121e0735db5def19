"""Set-up."""

from __future__ import annotations

import pytest

from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE, DEAL, SPECTATOR, Event
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import CAPACITY, EDIFICE, FIRST_GAME, IDS, NAMES, NO_SUIT, SITE, SUIT, VISION, card
from ludotek.games.oath.marks import ARCHIVE
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.view import OathView
from ludotek.games.oath.vocabulary import CHOSE, SAW, THAT_WAS
from tests.games.oath.scenario import CHANCELLOR, COAST, MOUNTAIN, PLAINS, RED, table


def test_there_are_198_denizens_33_of_a_suit_and_9_of_each_in_the_first_game() -> None:
    """§2."""
    assert [SUIT[:198].count(suit) for suit in range(6)] == [33] * 6
    assert [SUIT[:FIRST_GAME].count(suit) for suit in range(6)] == [9] * 6
    assert len(set(IDS)) == len(set(NAMES)) == len(IDS) == 259


def test_edifices_are_numbered_after_the_denizens_as_in_public_seeds_and_ruins_have_no_suit() -> None:
    """§3."""
    assert (EDIFICE, VISION) == (198, 210)
    assert IDS[EDIFICE:VISION:2] == [
        "sprawling_rampart",
        "hall_of_debate",
        "forest_temple",
        "festival_district",
        "great_spire",
        "ancient_forge",
    ]
    assert [card(ruin) for ruin in ("bandit_rampart", "ruined_temple", "broken_forge")] == [199, 203, 209]
    assert sorted(SUIT[EDIFICE:VISION:2]) == list(range(6))
    assert SUIT[EDIFICE + 1 : VISION : 2] == [NO_SUIT] * 6


def test_the_first_map_has_a_faceup_site_at_the_top_of_each_region() -> None:
    """§25 and §144."""
    game = table()
    assert [game.map[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [
        card("plains"),
        card("mountain"),
        card("rocky_coast"),
    ]
    assert [slot for slot in range(8) if game.is_up[slot]] == [PLAINS, MOUNTAIN, COAST]
    assert [game.at[3 * slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [
        card("longbows"),
        card("taming_charm"),
        card("elders"),
    ]


def test_the_chancellor_starts_with_three_warbands_on_the_board_four_at_sites_and_seventeen_in_the_bank() -> None:
    """§13, §28 and §150."""
    game = table()
    assert game.board[CHANCELLOR] == 3
    assert [game.garrison[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [2, 1, 1]
    assert game.barracks[CHANCELLOR] == 17


@pytest.mark.parametrize(("players", "favor"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_banks_hold_three_favor_four_with_five_or_six_players(players: int, favor: int) -> None:
    """§6 and §26."""
    assert table(players=players).banks == [favor] * 6


def test_everybody_has_favor_a_secret_full_supply_and_a_facedown_adviser() -> None:
    """§27, §33 and §146."""
    game = table()
    assert game.favor == [2, 1, 1, 1]
    assert game.secrets == [1] * 4
    assert game.supply == [7] * 4
    assert [len(pile) for pile in game.facedown] == [1] * 4


def test_every_discard_pile_begins_with_one_card_and_takes_what_players_discard() -> None:
    """§32, §33 and §139."""
    game = table()
    assert [len(pile) for pile in game.discards] == [1, 1 + 2 * 4, 1]  # all stand in the Cradle: Provinces are next


@pytest.mark.parametrize(("oath", "banner"), [("people", 0), ("devotion", 1)])
def test_two_oaths_give_the_chancellor_a_banner(oath: str, banner: int) -> None:
    """§29, §118 and §147."""
    game = table(oath=oath)
    assert game.banner[banner] == CHANCELLOR
    assert game.banner[1 - banner] == -1


def test_a_mountain_is_dealt_a_facedown_relic() -> None:
    """§25."""
    game = table()
    assert game.ground[2 * MOUNTAIN] == -3  # the back of a relic


@pytest.mark.parametrize("players", range(2, 7))
def test_a_random_map_begins_well_too(players: int) -> None:
    """§117."""
    game = table(players=players, map="random")
    assert faults(game) == ""
    assert [game.is_up[slot] for slot in (0, 2, 5)] == [True] * 3
    assert all(game.map[slot] >= SITE for slot in (0, 2, 5))


def random_world(seed: int, **options: object) -> Oath:
    """A random world at the Chancellor's first Act Phase."""
    rng = Rng(seed)
    game = GAME.start(deck="random", **options)
    assert isinstance(game, Oath)
    while game.kind() == DEAL or "rest" not in [GAME.words(move) for move in game.moves(game.asked)]:
        game.play(game.asked, rng.choice(game.moves(game.asked)))
        assert faults(game) == ""
    return game


@pytest.mark.parametrize("chosen_map", ["first", "random"])
def test_a_random_world_has_nine_denizens_of_each_suit_and_six_dispossessed(chosen_map: str) -> None:
    """§3 and §119, ruling O90."""
    game = random_world(3, map=chosen_map)
    world = [denizen for denizen in range(EDIFICE) if denizen not in game.cards.bags[ARCHIVE]]
    assert [len([one for one in world if SUIT[one] == suit]) for suit in range(6)] == [9] * 6
    assert max(world) >= FIRST_GAME
    assert len(game.dispossessed) == 6
    assert all(game.at[3 * slot] in world for slot in (0, 2, 5) if CAPACITY[game.map[slot] - SITE])


def test_nobody_hears_which_denizens_are_in_a_random_world() -> None:
    """Ruling O90."""
    game = GAME.start(deck="random")
    told: list[Event] = []
    game.heard = told
    for _ in range(FIRST_GAME):
        game.play(CHANCE, game.moves(CHANCE)[0])
    assert [event for event in told if event[1] in (CHOSE, SAW, THAT_WAS)] == []


def test_a_seat_imagines_another_world_of_as_many_denizens_of_each_suit() -> None:
    """Ruling O90."""
    game = random_world(5)
    imagined = game.imagine(RED, Rng(1))
    assert faults(imagined) == ""
    assert imagined.cards.bags[ARCHIVE] != game.cards.bags[ARCHIVE]
    assert sorted(SUIT[one] for one in imagined.cards.bags[ARCHIVE]) == sorted(
        SUIT[one] for one in game.cards.bags[ARCHIVE]
    )
    assert imagined.facedown[RED] == game.facedown[RED]
    assert imagined.at == game.at
    assert GAME.view(imagined, RED) == GAME.view(game, RED)


def test_citizens_at_the_start_have_purple_warbands_from_the_chancellors_bank() -> None:
    """§120 and §145."""
    game = table(citizens=2)
    assert game.citizens == 0b110
    assert game.barracks == [24 - 3 * 3 - 4, 14, 14, 11]
    assert game.board == [3] * 4
    assert faults(game) == ""


def test_not_everybody_can_be_a_citizen() -> None:
    """§120."""
    with pytest.raises(LudotekError, match="at most 1"):
        GAME.start(players=2, citizens=2)


@pytest.mark.parametrize("chosen_map", ["first", "random"])
def test_edifices_stand_in_the_place_of_denizens_and_the_chancellor_guards_those_that_are_intact(
    chosen_map: str,
) -> None:
    """§28 and §121, ruling O91; §207."""
    faces: set[int] = set()
    for seed in range(6):
        game = random_world(seed, map=chosen_map, edifices=2)
        for slot in (0, 2):
            lying = [one for one in game.at[3 * slot : 3 * slot + 3] if one >= 0]
            faces.update(lying)
            if CAPACITY[game.map[slot] - SITE]:
                assert [EDIFICE <= one < VISION for one in lying] == [True]
            is_guarded = slot == 0 or any(SUIT[one] != NO_SUIT for one in lying)
            assert game.garrison[slot] == (0 if not is_guarded else 2 if slot == 0 else 1)
    assert {face % 2 for face in faces} == {0, 1}


def test_nobody_else_sees_a_facedown_adviser() -> None:
    game = table()
    for seat in range(4):
        for observer in (*range(4), SPECTATOR):
            view = GAME.view(game, observer)
            assert isinstance(view, OathView)
            known = view.players[seat].facedown[0] >= 0
            assert known == (seat == observer)
