"""The Chronicle: vow, Citizenship, map."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath.catalogue import EDIFICE, IDS, SLOTS, VISION, card
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DEVOTION,
    EMPTY,
    NOBODY,
    USURPER,
    VISIONARY,
    WAR_EXHAUSTION,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.victory import win
from ludotek.games.oath.vocabulary import BUILT, LOST_SITE, TURNED_FACE
from ludotek.games.oath.world import world_after
from tests.games.oath.chronicles import (
    after_play,
    bare_map,
    chance_on,
    empire_won,
    found,
    settle_map,
    sites_of,
    won,
    written,
)
from tests.games.oath.scenario import (
    BLUE,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    hand,
    heard,
    lay,
    offered,
    play,
    site,
    station,
    swear_in,
    table,
)

CONQUEST, FAITH = VISION, VISION + 3


def with_vision(game: Oath, seat: int, vision: int) -> None:
    """A met Vision of Faith, or one of Conquest, is revealed."""
    game.cards.bags[1].remove(vision)
    game.layer_visions[1] -= 1
    game.world.remove(-6)
    game.vision[seat] = vision
    game.visions_drawn = 3
    if vision == FAITH:
        game.banner[1] = seat


def slots(game: Oath) -> list[str]:
    """The faceup sites, by slot."""
    return [IDS[game.map[slot]] if game.is_up[slot] else "?" for slot in range(SLOTS)]


# When it is played.


def test_without_the_option_a_game_that_is_won_is_over() -> None:
    """§234."""
    game = table()
    game.agenda.clear()
    win(game, RED, USURPER)
    game.go_on()
    assert game.kind() == OVER
    with pytest.raises(ValueError, match="leaves a world"):
        world_after(game)


def test_with_the_option_the_winner_decides_before_the_game_is_over() -> None:
    """§210."""
    game = won(after_play(), CHANCELLOR)
    assert (game.kind() != OVER, game.asked, game.chronicler) == (True, CHANCELLOR, CHANCELLOR)
    written(game)
    assert (game.winner, game.how, game.scores()) == (CHANCELLOR, 2, [1, 0, 0, 0])


def test_what_was_still_to_come_is_dropped_and_no_title_passes_any_more() -> None:
    """§210."""
    game = after_play()
    game.stirred = True
    game.banner[0] = RED
    won(game, CHANCELLOR)
    assert game.keeper == CHANCELLOR
    assert written(game).check() == ""


# Vow.


def test_the_winner_vows_any_oath_but_the_present_one() -> None:
    """§211."""
    game = won(after_play(), CHANCELLOR)
    assert offered(game) == ["vow people", "vow protection", "vow devotion"]
    assert play(game, "vow protection").oath == 2


def test_whoever_won_by_a_vision_takes_its_oath() -> None:
    """§211."""
    game = after_play()
    with_vision(game, RED, FAITH)
    assert won(game, RED, VISIONARY).oath == DEVOTION


def test_a_vision_may_renew_the_present_oath() -> None:
    """§211."""
    game = after_play(oath="devotion")
    with_vision(game, RED, FAITH)
    assert won(game, RED, VISIONARY).oath == DEVOTION


def test_a_vision_counts_also_when_the_last_round_ends_the_game() -> None:
    """§211."""
    game = after_play()
    with_vision(game, RED, FAITH)
    assert won(game, RED, WAR_EXHAUSTION).oath == DEVOTION


def test_who_won_as_usurper_too_is_free_to_choose() -> None:
    """§211."""
    game = after_play()
    with_vision(game, RED, FAITH)
    game.keeper, game.is_usurper = RED, True
    assert "vow people" in offered(won(game, RED, USURPER))


def test_two_visions_at_once_are_two_ways() -> None:
    """Ruling O107."""
    game = after_play()
    with_vision(game, RED, FAITH)
    game.following[RED] = CONQUEST
    game.barracks[RED] -= 1
    for slot in (PLAINS, MOUNTAIN, COAST):
        station(game, slot, RED, 1)
    game.stirred = False
    assert offered(won(game, RED, VISIONARY)) == ["vow people", "vow protection", "vow devotion"]


def test_a_vision_that_one_follows_alone_is_its_own_way() -> None:
    """Ruling O107."""
    game = after_play()
    with_vision(game, BLUE, FAITH)
    game.banner[1] = RED
    game.following[RED] = FAITH
    game.barracks[RED] -= 1
    assert won(game, RED, VISIONARY).oath == DEVOTION


# Citizenship.


def red_won(game: Oath) -> Oath:
    game.keeper, game.is_usurper = RED, True
    return play(won(game, RED, USURPER), "vow devotion")


def test_under_an_exile_every_citizen_turns_exile_even_boards_at_which_nobody_sits() -> None:
    """§212."""
    game = after_play()
    swear_in(game, YELLOW)
    game.unseated = 1 << 5
    red_won(game)
    assert (game.citizens, game.unseated) == (0, 0)


def test_under_the_empire_boards_stay_as_they_are() -> None:
    """§212."""
    game = after_play()
    swear_in(game, YELLOW)
    game.unseated = 1 << 5
    assert written(won(game, CHANCELLOR)).citizens == (YELLOW, 5)


def test_a_council_seat_does_not_keep_its_citizen_in_the_empire_of_an_exile() -> None:
    # Ruling: council-seat 1
    game = after_play()
    swear_in(game, YELLOW)
    advise(game, YELLOW, "council_seat")
    assert red_won(game).citizens == 0


def test_citizenship_is_offered_to_exiles_who_were_not_turned_just_now() -> None:
    """§213."""
    game = after_play()
    swear_in(game, YELLOW)
    assert offered(red_won(game)) == ["offer citizenship to blue", "done"]


def test_each_exile_is_asked_once() -> None:
    """§213."""
    game = play(red_won(after_play()), "offer citizenship to blue")
    assert (game.asked, offered(game)) == (BLUE, ["yes", "no"])
    play(game, "no")
    assert offered(game) == ["offer citizenship to yellow", "done"]
    play(game, "offer citizenship to yellow", "yes")
    assert game.citizens == 1 << YELLOW


def test_an_imperial_winner_offers_nothing() -> None:
    """§213."""
    assert "vow" not in offered(empire_won(after_play()))[0]
    assert not any("offer" in text for text in offered(empire_won(after_play())))


def test_one_warband_of_the_winner_takes_the_place_of_all_of_the_new_citizens() -> None:
    """§214."""
    game = after_play()
    station(game, MOUNTAIN, BLUE, 3)
    play(red_won(game), "offer citizenship to blue", "yes")
    assert (game.flag[MOUNTAIN], game.garrison[MOUNTAIN]) == (RED, 1)
    assert game.barracks[BLUE] == 14
    chance_on(play(game, "done"))
    assert "mountain" in slots(game)


def test_with_the_bandit_crown_that_includes_empty_sites() -> None:
    """§214."""
    # Rulings: bandit-crown 1 2
    game = after_play()
    hand(game, BLUE, "bandit_crown")
    station(game, MOUNTAIN, BLUE, 3)
    site(game, 3, "river")
    play(red_won(game), "offer citizenship to blue", "yes")
    assert [game.flag[slot] for slot in (MOUNTAIN, 3)] == [RED, RED]


def test_a_winner_without_warbands_to_spare_takes_them_from_its_board_and_from_crowded_sites() -> None:
    """Ruling O108."""
    game = after_play()
    station(game, PLAINS, RED, 11)
    station(game, MOUNTAIN, BLUE, 1)
    station(game, COAST, BLUE, 1)
    game.barracks[RED], game.board[RED] = 0, 1
    game.garrison[PLAINS] = 13
    play(red_won(game), "offer citizenship to blue", "yes")
    assert [game.garrison[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [12, 1, 1]
    assert game.board[RED] == 0


def test_a_winner_with_no_warband_at_all_leaves_a_site_empty() -> None:
    """Ruling O108."""
    game = after_play()
    game.caged[RED], game.barracks[RED], game.board[RED] = 14, 0, 0
    station(game, MOUNTAIN, BLUE, 1)
    play(red_won(game), "offer citizenship to blue", "yes")
    assert (game.garrison[MOUNTAIN], game.flag[MOUNTAIN]) == (0, NOBODY)


# What is ruled.


def test_the_bandit_crown_of_a_fellow_imperial_keeps_empty_sites() -> None:
    """§215 and ruling O106."""
    for holder, winner in ((CHANCELLOR, CHANCELLOR), (YELLOW, CHANCELLOR), (CHANCELLOR, YELLOW)):
        game = after_play()
        swear_in(game, YELLOW)
        hand(game, holder, "bandit_crown")
        site(game, 3, "river")
        game = settle_map(play(won(game, winner), "vow devotion"))
        assert "river" in slots(game)


def test_an_enemys_crown_keeps_nothing_nor_does_the_winners_pawn() -> None:
    """§215."""
    game = after_play()
    hand(game, RED, "bandit_crown")
    site(game, 3, "river")
    game.pawn[CHANCELLOR] = 3
    assert "river" not in slots(settle_map(empire_won(game)))


# Build or repair.


def test_an_imperial_winner_builds_over_a_denizen_that_returns_to_the_world_deck() -> None:
    """§216."""
    game = empire_won(after_play())
    told = heard(game)
    assert offered(game) == ["card Longbows", "card Taming Charm", "card Elders", "done"]
    play(game, "card Longbows")
    assert game.at[0] == card("sprawling_rampart")
    assert (card("longbows") in game.world, any(event[1] == BUILT for event in told)) == (True, True)
    assert card("longbows") in written(game).deck


def test_even_in_the_place_of_a_locked_denizen() -> None:
    """§216."""
    game = after_play()
    lay(game, PLAINS, "keep")
    assert "card Keep" in offered(empire_won(game))


def test_not_at_a_site_that_another_rules() -> None:
    """§216."""
    game = after_play()
    station(game, MOUNTAIN, RED, 1)
    assert "card Taming Charm" not in offered(empire_won(game))


def test_not_an_edifice_that_stands_somewhere_on_either_face() -> None:
    """§216."""
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "bandit_rampart")
    assert "card Longbows" not in offered(empire_won(game))


def test_not_where_an_edifice_lies_already_whatever_its_face() -> None:
    """Ruling O109."""
    game = after_play()
    lay(game, MOUNTAIN, "broken_forge")
    assert "card Taming Charm" not in offered(empire_won(game))


def test_never_at_the_drowned_city_even_over_salt_the_earth() -> None:
    """§216."""
    # Ruling: salt-the-earth 2
    game = after_play(deck="random")
    site(game, 3, "drowned_city")
    lay(game, 3, "salt_the_earth")
    station(game, 3, CHANCELLOR, 1)
    assert "card Salt the Earth" not in offered(empire_won(game))


def test_over_salt_the_earth_elsewhere() -> None:
    """§216."""
    game = after_play(deck="random")
    site(game, 3, "river")
    lay(game, 3, "salt_the_earth")
    station(game, 3, CHANCELLOR, 1)
    assert "card Salt the Earth" in offered(empire_won(game))


def test_or_it_turns_a_ruin_that_it_rules_to_its_intact_face() -> None:
    """§216."""
    game = after_play()
    lay(game, MOUNTAIN, "broken_forge")
    play(empire_won(game), "card Broken Forge")
    assert card("ancient_forge") in game.at


def test_a_ruin_elsewhere_cannot_be_repaired_and_an_exile_builds_nothing() -> None:
    """§216."""
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "broken_forge")
    assert "card Broken Forge" not in offered(empire_won(game))
    game = play(red_won(after_play()), "done")
    assert game.asked != RED or not any("card" in text for text in offered(game))


# Sites that stay.


def test_sites_stay_that_the_winner_rules_and_those_with_an_intact_edifice() -> None:
    """§217."""
    game = after_play()
    site(game, 3, "river")
    site(game, 6, "marshes")
    lay(game, 3, "sprawling_rampart")
    station(game, COAST, RED, 1)
    settle_map(empire_won(game))
    assert {"mountain", "plains", "river"} <= set(slots(game))
    assert not {"rocky_coast", "marshes"} & set(slots(game)[:2])


def test_an_intact_forest_temple_keeps_sites_with_a_beast_card_whoever_rules_it() -> None:
    """§217."""
    # Ruling: forest-temple 2
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "forest_temple")
    site(game, 6, "marshes")
    lay(game, 6, "wolves")
    settle_map(empire_won(game))
    assert "marshes" in slots(game)
    assert card("wolves") in game.at


def test_a_ruined_temple_keeps_nothing() -> None:
    """§217."""
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "ruined_temple")
    lay(game, 3, "wolves")
    settle_map(empire_won(game))
    assert card("wolves") not in game.at


def test_a_temple_that_is_just_built_keeps_them_too() -> None:
    """§217."""
    # Ruling: forest-temple 1
    game = after_play()
    lay(game, PLAINS, "rangers")
    site(game, 6, "marshes")
    lay(game, 6, "wolves")
    chance_on(play(empire_won(game), "card Rangers"))
    assert card("wolves") in game.at


def test_denizens_of_a_lost_site_are_discarded_its_relics_and_ruins_go_back() -> None:
    """§218."""
    game = after_play()
    site(game, 3, "steppe")
    lay(game, 3, "wolves")
    lay(game, 3, "broken_forge")
    relics = len(game.relic_deck)
    told = heard(game)
    empire_won(game)
    play(game, "done")
    assert card("wolves") in game.discards[0]
    assert card("broken_forge") not in game.at
    assert len(game.relic_deck) == relics + 1
    assert [event[2] for event in told if event[1] == LOST_SITE] == [3]
    assert card("steppe") in [*game.cards.bags[3], *game.map]


def test_a_winner_who_rules_nothing_may_lose_the_whole_map() -> None:
    """§218."""
    game = after_play()
    for slot in (PLAINS, MOUNTAIN, COAST):
        station(game, slot, BLUE, 1)
    game.stirred = False
    chance_on(play(red_won(game), "done"))
    assert [slot for slot in range(SLOTS) if game.is_up[slot]] == [0, 2, 5]
    assert game.at == [EMPTY] * 24


# Ruins.


def test_an_intact_edifice_that_the_winner_does_not_rule_falls_and_denizens_there_leave() -> None:
    """§219."""
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "sprawling_rampart")
    lay(game, 3, "wolves")
    told = heard(game)
    settle_map(empire_won(game))
    assert game.at[21:24] == [card("bandit_rampart"), EMPTY, EMPTY]
    assert slots(game)[7] == "river"
    assert any(event[1] == TURNED_FACE for event in told)
    assert card("wolves") not in game.at


def test_the_forest_temple_does_not_prevent_it() -> None:
    """§219."""
    # Rulings: forest-temple 1 2
    game = after_play()
    site(game, 3, "river")
    lay(game, 3, "forest_temple")
    lay(game, 3, "wolves")
    settle_map(empire_won(game))
    assert card("ruined_temple") in game.at
    assert card("wolves") not in game.at


def test_denizens_beside_an_old_ruin_stay_with_it() -> None:
    """Ruling O111."""
    game = after_play()
    lay(game, MOUNTAIN, "bandit_rampart")
    settle_map(empire_won(game))
    assert game.at[21:24] == [card("taming_charm"), card("bandit_rampart"), EMPTY]


def test_the_map_is_cleared_of_pawns_favor_secrets_and_warbands() -> None:
    """§220."""
    game = after_play()
    site(game, 3, "salt_flats")
    station(game, 3, CHANCELLOR, 2)
    game.favor_on[card("longbows")] += 1
    game.pool -= 1
    game.secrets_on[card("elders")] = 1
    game.caged[RED], game.barracks[RED] = 2, game.barracks[RED] - 2
    settle_map(empire_won(game))
    assert (game.garrison, game.site_favor, game.site_secrets) == ([0] * 8, [0] * 8, [0] * 8)
    assert game.pawn == [NOBODY] * 4
    assert (sum(game.favor_on), sum(game.secrets_on), sum(game.caged)) == (0, 0, 0)


# The map closes up.


def test_sites_move_up_region_after_region_with_their_cards_and_relics() -> None:
    """§221."""
    game = after_play()
    bare_map(game)
    for slot, id in ((1, "river"), (4, "steppe"), (6, "marshes"), (7, "wastes")):
        found(game, slot, id)
        station(game, slot, CHANCELLOR, 1)
    lay(game, 7, "longbows")
    game.ground[14] = game.relic_deck.pop()
    settle_map(empire_won(game))
    assert slots(game)[:4] == ["river", "steppe", "marshes", "wastes"]
    assert game.at[9] == card("longbows")
    assert game.ground[6] != EMPTY


def test_intact_edifices_move_with_their_sites() -> None:
    """§221."""
    game = after_play()
    bare_map(game)
    found(game, 6, "river")
    station(game, 6, CHANCELLOR, 1)
    lay(game, 6, "sprawling_rampart")
    settle_map(empire_won(game))
    assert (slots(game)[0], game.at[0]) == ("river", card("sprawling_rampart"))


def test_ruin_sites_come_to_the_bottom_in_map_order_and_on_into_the_provinces() -> None:
    """§221."""
    game = after_play()
    bare_map(game)
    faces = range(EDIFICE + 1, VISION, 2)
    ids = ("plains", "fertile_valley", "lush_coast", "charming_valley", "great_slum")
    for slot, (face, id) in enumerate(zip(faces, ids, strict=False)):
        found(game, slot, id)
        game.at[3 * slot] = face
        game.cards.seen[face] = 1
        station(game, slot, CHANCELLOR, 1)
    found(game, 7, "river")
    station(game, 7, CHANCELLOR, 1)
    settle_map(empire_won(game))
    assert slots(game)[0] == "river"
    assert slots(game)[3:] == list(ids)
    assert [game.at[3 * slot] for slot in range(3, 8)] == list(faces)[:5]


def test_the_rest_of_the_map_is_facedown_and_each_region_has_a_faceup_site() -> None:
    """§222."""
    game = after_play()
    bare_map(game)
    found(game, 6, "river")
    station(game, 6, CHANCELLOR, 1)
    game.stirred = False
    world = written(won(game, CHANCELLOR))
    assert [place.is_up for place in world.places] == [True, False, True, False, False, True, False, False]
    assert world.places[0].site == card("river")
    assert len(world.site_deck) == 15


def test_what_lies_facedown_on_the_new_map_differs_with_the_luck() -> None:
    """§221."""
    game = after_play()
    worlds = {
        tuple(place.site for place in written(won(game.copy(), CHANCELLOR), Rng(seed)).places) for seed in range(6)
    }
    assert len(worlds) == 6
    assert all(len(set(sites)) == 8 for sites in worlds)


def test_a_supreme_chancellor_keeps_its_map() -> None:
    """§217."""
    world = written(won(after_play(), CHANCELLOR))
    assert sites_of(world)[:3] == ["plains", "mountain", "rocky_coast"]
