"""The world between two games: what may be wrong with one, and how a game begins in it."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import CONSPIRACY, RELIC, SCEPTER, VISION, card
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.marks import ARCHIVE, CHANCELLOR, DARKEST_SECRET, EMPTY
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.world import World, first_position
from tests.games.oath.worlds import FOUR, small_world

RED, BLUE = 1, 2


def with_place(world: World, slot: int, **changes: object) -> World:
    places = list(world.places)
    places[slot] = msgspec.structs.replace(places[slot], **changes)
    return msgspec.structs.replace(world, places=tuple(places))


def play_out(game: Oath, rng: Rng) -> Oath:
    """Anybody moves anyhow until the game is over; nothing is lost on the way."""
    while game.kind() != OVER:
        seat = CHANCE if game.kind() == DEAL else game.asked
        moves = game.moves(seat)
        game.play(seat, rng.weighted(moves, game.odds()) if seat == CHANCE and game.odds() else rng.choice(moves))
        assert faults(game) == ""
    return game


def to_first_turn(game: Oath, seed: int = 1) -> Oath:
    rng = Rng(seed)
    while game.deeds == 0 and GAME.read("rest") not in game.moves(game.asked):
        seat = CHANCE if game.kind() == DEAL else game.asked
        moves = game.moves(seat)
        game.play(seat, rng.weighted(moves, game.odds()) if seat == CHANCE and game.odds() else rng.choice(moves))
        assert faults(game) == ""
    return game


def test_a_sound_world_has_no_fault() -> None:
    world = small_world()
    assert world.check() == ""
    assert len(world.archive) == 198 - 54 - 6
    assert len(world.site_deck) == 15
    assert world.edifices == [card("sprawling_rampart")]


def test_a_world_survives_being_written_down() -> None:
    world = small_world(citizens=(1, 4))
    assert msgspec.json.decode(msgspec.json.encode(world), type=World) == world


FAULTS: list[tuple[World, str]] = [
    (small_world(oath=4), "no Oath with the number 4"),
    (small_world(citizens=(2, 1)), "rising order"),
    (small_world(citizens=(0,)), "from 1 to 5"),
    (small_world(places=small_world().places[:7]), "7 places, not 8"),
    (with_place(small_world(), 1, site=card("elders")), "Elders is no site"),
    (with_place(small_world(), 1, cards=(card("elders"),)), "which is facedown"),
    (with_place(small_world(), 1, site=card("plains")), "Plains lies at two places"),
    (with_place(small_world(), 5, cards=(CONSPIRACY,)), "holds Conspiracy, which never lies"),
    (with_place(small_world(), 5, cards=(100, 101, 102)), "has room for 2 cards and holds 3"),
    (with_place(small_world(), 5, cards=(215, 216, 217)), "holds 3 relics"),
    (with_place(small_world(), 5, cards=(100, 101, 216, 217)), "holds 4 cards and relics"),
    (with_place(small_world(), 5, cards=(200, 203)), "has two edifices"),
    (with_place(small_world(), 5, cards=(199,)), "Sprawling Rampart stands at two sites"),
    (with_place(small_world(), 0, is_up=False, cards=()), "no site of the cradle is faceup"),
    (small_world(deck=(*small_world().deck, 216)), "is in the world deck, and belongs elsewhere"),
    (small_world(dispossessed=(VISION,)), "among the Dispossessed, and is no denizen"),
    (small_world(dispossessed=(card("elders"),)), "Elders lies in two places"),
    (small_world(deck=tuple(one for one in small_world().deck if one != CONSPIRACY)), "not five Visions"),
    (small_world(deck=small_world().deck[:20] + tuple(range(VISION, RELIC))), "lies in two places"),
    (small_world(deck=tuple(sorted(small_world().deck))), "0 and 0 Visions lie in the layers"),
    (small_world(deck=tuple(range(VISION, RELIC)) + tuple(range(100, 110))), "fewer than its upper layers"),
    (small_world(relics=small_world().relics[1:]), "Sticky Fire lies nowhere"),
    (small_world(relics=(*small_world().relics, RELIC)), "Sticky Fire lies in two places"),
    (small_world(relics=(*small_world().relics, SCEPTER)), "The Grand Scepter is no relic of the deck"),
]  # fmt: skip


@pytest.mark.parametrize(("world", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_what_is_wrong_with_a_world_is_named(world: World, fault: str) -> None:
    assert fault in world.check()
    with pytest.raises(ValueError, match="no world to play in"):
        first_position(world, FOUR)


def test_salt_the_earth_leaves_room_for_itself_even_at_the_drowned_city() -> None:
    world = with_place(small_world(), 1, site=card("drowned_city"), is_up=True, cards=(card("salt_the_earth"),))
    assert world.check() == ""


@pytest.mark.parametrize("is_written", [True, False])
def test_a_game_begins_with_the_map_that_was_saved(is_written: bool) -> None:
    world = small_world()
    game = to_first_turn(first_position(world, FOUR, is_written))
    for slot, place in enumerate(world.places):
        assert game.is_up[slot] == place.is_up
        assert [lying for lying in game.at[3 * slot : 3 * slot + 3] if lying != EMPTY] == place.lying
        assert [lying for lying in game.ground[2 * slot : 2 * slot + 2] if lying != EMPTY] == place.relics
    assert [game.map[slot] for slot in (0, 2, 5)] == [world.places[slot].site for slot in (0, 2, 5)]
    assert game.garrison == [2, 0, 1, 0, 0, 1, 0, 0]
    assert game.cards.bags[ARCHIVE] == world.archive
    assert sorted(game.dispossessed) == list(world.dispossessed)


def test_a_deck_that_lies_as_written_is_drawn_from_the_top_and_dealt_from_the_bottom() -> None:
    world = small_world()
    game = to_first_turn(first_position(world, FOUR, is_written=True))
    assert game.world[::-1] == list(world.deck[:-15])
    known = [card for pile in (*game.discards, *game.facedown) for card in pile]
    assert sorted(known) == sorted(world.deck[-15:])
    assert game.reliquary == list(world.relics[:4])
    assert game.relic_deck[::-1] == list(world.relics[4:])
    assert game.map == [place.site for place in world.places]


def test_decks_are_shuffled_anew_within_their_layers() -> None:
    """Ruling O105."""
    world = small_world()
    game = to_first_turn(first_position(world, FOUR))
    assert len(game.world) == len(world.deck) - 15
    assert game.layer_visions in ([2, 3], [1, 3])
    assert sorted(game.reliquary) == sorted(world.relics[:4])
    assert sorted(game.cards.bags[2]) == sorted(world.relics[4:])
    orders = {tuple(to_first_turn(first_position(world, FOUR), seed).reliquary) for seed in range(8)}
    assert len(orders) > 1


def test_boards_lie_on_their_saved_sides_also_those_at_which_nobody_sits() -> None:
    game = to_first_turn(first_position(small_world(citizens=(RED, 5)), FOUR))
    assert game.citizens == 1 << RED
    assert game.unseated == 1 << 5
    assert game.board[RED] == 3
    assert game.barracks == [24 - 3 - 3 - 4, 14, 11, 11]


def test_the_oath_of_the_world_is_the_oath_of_the_game() -> None:
    game = to_first_turn(first_position(small_world(oath=3), FOUR))
    assert game.oath == 3
    assert game.banner[DARKEST_SECRET] == CHANCELLOR


def test_a_seat_imagines_a_written_deck_layer_for_layer() -> None:
    world = small_world()
    game = to_first_turn(first_position(world, FOUR, is_written=True))
    imagined = [game.imagine(BLUE, Rng(seed)) for seed in range(20)]
    assert all(faults(one) == "" for one in imagined)
    assert all(len(one.world) == len(game.world) for one in imagined)
    assert {sum(one.layer_visions) + sum(slot == -2 or slot >= VISION for slot in one.world) for one in imagined} == {5}
    layers = [sorted(slot >= VISION for slot in one.world[-12:]).count(True) for one in [game, *imagined]]
    assert len(set(layers)) == 1, "as many Visions in the upper layer as there are"
    assert len({tuple(one.world) for one in imagined}) == 20
    assert len({tuple(one.reliquary) for one in imagined}) > 1
    assert {tuple(one.dispossessed) for one in imagined} == {(undecided(ARCHIVE),) * 6}


@pytest.mark.parametrize("is_written", [True, False])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_in_a_world_break_no_invariant(players: int, is_written: bool) -> None:
    world = small_world(citizens=(1, 3))
    for seed in range(3):
        game = first_position(world, OathOptions(players=players), is_written)
        assert play_out(game, Rng(seed)).winner >= 0
