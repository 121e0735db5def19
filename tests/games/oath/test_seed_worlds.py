"""Seeds as worlds: which world a seed holds, how a game begins in it, and worlds as seeds."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.errors import BadOptions
from ludotek.core.parts import Ended
from ludotek.core.playout import playout
from ludotek.core.position import CHANCE, DEAL, EVERYONE
from ludotek.core.record import of_session
from ludotek.core.record import read as read_record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.testing import check_game
from ludotek.games import game as find_game
from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import EDIFICE, RELIC, SCEPTER, VISION, card
from ludotek.games.oath.components import COLOURS, OathOptions
from ludotek.games.oath.marks import ARCHIVE, RELIC_BACK, SITE_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.seed.form import Place, Seed
from ludotek.games.oath.seed.part import WORLDS
from ludotek.games.oath.seed.playing import players_in, world_in
from ludotek.games.oath.seed.repair import repaired
from ludotek.games.oath.seed.telling import boards
from ludotek.games.oath.seed.text import read
from ludotek.games.oath.seed.worlds import seed_of, shuffled, world_of
from ludotek.games.oath.world import world_after
from tests.games.oath.seeds import CHRYSANTHEMUM, FIFTH_GAME, FIRST_GAME, MID_GAME, PUBLIC, random_seed
from tests.games.oath.test_world import to_first_turn
from tests.games.oath.worlds import small_world

replace = msgspec.structs.replace


# Which world a seed holds.


def test_a_seed_holds_the_world_that_is_written() -> None:
    world = world_of(read(MID_GAME))
    assert world.citizens == (2,) and world.oath == 0  # blue, Supremacy
    assert world.places[0].site == card("the_hidden_place") and world.places[0].is_up
    assert world.places[0].cards == (card("inquisitor"), card("broken_forge"), card("obsidian_cage"))
    assert world.deck[:2] == (card("vision_of_faith"), card("scryer"))
    top = ("book_of_records", "map", "ivory_eye", "oracular_pig", "skeleton_key")
    assert world.relics[:5] == tuple(card(id) for id in top)
    assert len(world.dispossessed) == 18 and len(world.archive) == 126


def test_oaths_and_boards_are_matched_by_name_not_by_number() -> None:
    seed = replace(read(MID_GAME), oath=2, citizens=0x04 | 0x08 | 0x10)
    world = world_of(seed)
    assert (world.oath, world.citizens) == (3, (3, 4, 5))  # Devotion; yellow, white, black
    again = seed_of(world, name="Again", count=7)
    assert (again.oath, again.citizens, again.count) == (2, 0x1C, 7)


@pytest.mark.parametrize("text", PUBLIC)
def test_every_public_seed_holds_a_world_to_play_in(text: str) -> None:
    world = world_in(text)
    assert world.check() == ""
    assert players_in(world) >= 4


def test_what_a_seed_leaves_to_chance_is_the_same_every_time_and_other_in_other_seeds() -> None:
    """Ruling O120."""
    one, other = read(FIRST_GAME), replace(read(FIRST_GAME), name="Another Empire!!")
    assert world_of(one) == world_of(one)
    assert world_of(one).deck != world_of(other).deck
    assert world_of(one).relics != world_of(other).relics
    assert [place.is_up for place in world_of(one).places] == [True, False, True, False, False, True, False, False]


def test_a_first_game_has_its_54_denizens_and_lays_a_relic_on_the_mountain() -> None:
    world = world_of(read(FIRST_GAME))
    denizens = [number for number in (*world.deck, *world.on_map) if number < EDIFICE]
    assert sorted(denizens) == list(range(54))
    assert len(world.places[2].relics) == 1 and len(world.relics) == 19


def test_relics_that_old_seeds_do_not_have_at_sites_are_laid_there() -> None:
    """Ruling O120."""
    world = world_of(read(FIFTH_GAME))
    assert [len(place.relics) for place in world.places if place.is_up] == [0, 1, 1]  # coast, marshes, hidden place


def test_a_region_whose_sites_chance_chooses_has_its_top_one_turned_up() -> None:
    seed = read(FIRST_GAME)
    nowhere = Place(255, (255, 255, 255))
    world = world_of(replace(seed, places=(nowhere, *seed.places[1:])))
    assert world.places[0].is_up and not world.places[1].is_up


# A world as a seed.


def whole(seed: Seed) -> bool:
    """Whether a seed has cards enough for layers."""
    return len([number for number in seed.world if number < VISION]) >= 25


def test_a_world_that_is_written_down_is_read_as_the_same_world() -> None:
    rng = Rng(11)
    found = 0
    for seed in (read(str(random_seed(rng))) for _ in range(200)):
        if not whole(seed):
            continue
        world = world_of(seed)
        assert world.check() == ""
        again = seed_of(world, name=seed.name, count=seed.count)
        assert world_of(read(str(again))) == world
        found += 1
    assert found > 50


def test_what_we_write_is_of_the_latest_version_and_needs_no_repair() -> None:
    seed = seed_of(small_world(), name="Ours", count=2, previous_players=0x23, winner=0x01, winner_name="Olha")
    assert str(seed).startswith("0303030002" + "04Ours" + "2300")
    assert str(seed).endswith("0001" + "04Olha")
    assert read(str(seed)) == seed


def test_shuffled_for_everybody_a_world_keeps_all_that_lies_open_and_every_layer() -> None:
    world = world_of(read(CHRYSANTHEMUM))
    other = shuffled(world, Rng(1))
    assert other.check() == "" and other != world
    for layer in (slice(0, 12), slice(12, 30), slice(30, None)):
        assert sorted(other.deck[layer]) == sorted(world.deck[layer]) and other.deck[layer] != world.deck[layer]
    for mine, theirs in zip(other.places, world.places, strict=True):
        assert (mine.is_up, mine.lying, len(mine.relics)) == (theirs.is_up, theirs.lying, len(theirs.relics))
        assert mine.site == theirs.site or not mine.is_up
    assert [place.site for place in other.places] != [place.site for place in world.places]
    assert other.relics != world.relics and other.dispossessed == world.dispossessed


# At a table.


def test_a_game_in_the_world_of_a_seed_begins_on_its_map_with_nothing_facedown_known() -> None:
    """§235 and ruling O121."""
    game = GAME.start(world=MID_GAME, players=4)
    assert game.map == [place.site for place in world_in(MID_GAME).places]
    assert game.cards.bags[RELIC_BACK] == list(range(RELIC, SCEPTER))  # mixed: deck and sites (ruling O121)
    assert all(relic < 0 for relic in (*game.ground, *game.reliquary, *game.relic_deck))
    assert game.ground.count(undecided(RELIC_BACK)) == len([n for n in world_in(MID_GAME).on_map if n >= RELIC])
    assert all(number < 0 for number in game.world)
    assert set(game.dispossessed) == set(world_in(MID_GAME).dispossessed)
    assert all(game.cards.seen[denizen] == EVERYONE for denizen in game.dispossessed)
    assert game.citizens == 1 << 2


def test_facedown_sites_of_a_seed_are_drawn_anew() -> None:
    game = GAME.start(world=CHRYSANTHEMUM)
    assert [slot for slot in range(8) if game.map[slot] == undecided(SITE_BACK)] == [1, 3, 4, 6, 7]
    assert len(game.cards.bags[SITE_BACK]) == 20


def test_a_table_may_have_the_decks_as_they_are_written() -> None:
    """§236 and ruling O121."""
    world = world_in(CHRYSANTHEMUM)
    game = to_first_turn(GAME.start(world=CHRYSANTHEMUM, as_written=True))
    assert tuple(game.world[::-1]) == world.deck[: len(game.world)]
    assert tuple(game.reliquary) == world.relics[:4] and tuple(game.relic_deck[::-1]) == world.relics[4:]
    assert game.map == [place.site for place in world.places]


def test_everybody_knows_which_denizens_of_a_seed_are_in_the_game() -> None:
    game = to_first_turn(GAME.start(world=MID_GAME))
    assert game.imagine(1, Rng(9)).cards.bags[ARCHIVE] == game.cards.bags[ARCHIVE]
    random = to_first_turn(GAME.start(deck="random"))
    assert random.imagine(1, Rng(9)).cards.bags[ARCHIVE] != random.cards.bags[ARCHIVE]


@pytest.mark.parametrize(("text", "is_written"), [(MID_GAME, False), (CHRYSANTHEMUM, False), (MID_GAME, True)])
def test_nobody_can_tell_from_a_game_in_a_seeds_world_what_lies_facedown(text: str, is_written: bool) -> None:
    options = GAME.options({"players": 3, "world": text, "as_written": is_written})
    assert check_game(GAME, games=1, seed=3, options=options).games == 1


def test_a_record_carries_the_seed_and_is_replayed_with_it() -> None:
    session = Session(GAME, GAME.options({"world": MID_GAME}))
    rng = Rng(1)
    for _ in range(40):
        position = session.position
        seat = CHANCE if position.kind() == DEAL else position.acting()[0]
        session.play(seat, rng.choice(position.moves(seat)))
    again = read_record(str(of_session(session)), find_game)
    assert again.options == session.options
    assert again.session().position.key() == session.position.key()


# What is refused.


@pytest.mark.parametrize(
    ("given", "code", "sentence"),
    [
        ({"world": MID_GAME[:80]}, "seed/bad-text", "Column 81: the seed ends inside site 6."),
        (
            {"world": "0304" + MID_GAME[4:]},
            "seed/unknown-version",
            "Column 1: seeds of version 3.4.0 are not known here.",
        ),
        ({"world": f" {MID_GAME}"}, "seed/spaces", "At a table a seed has no space before it or behind it."),
        (
            {"world": MID_GAME, "players": 5},
            "seed/too-small",
            "The world deck of this seed has cards for 4 players, not for 5.",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_beside_its_option(given: dict[str, object], code: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(given)
    assert (refused.value.code, refused.value.sentence, refused.value.option) == (code, sentence, "world")


def test_a_world_deck_without_layers_cannot_be_played() -> None:
    seed = read(MID_GAME)
    short = replace(seed, world=seed.world[:20])
    with pytest.raises(BadOptions, match="fewer than its upper layers") as refused:
        GAME.options({"world": str(short)})
    assert refused.value.code == "seed/unplayable"


def test_an_option_takes_no_more_text_than_the_longest_seed() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options({"world": "0" * 2_001})
    assert refused.value.option == "world"


def finished(**given: object) -> tuple[OathOptions, Oath]:
    options = GAME.options({"players": 3, "chronicle": True, **given})
    game = GAME.first(options)
    playout(game, Rng(5))
    return options, game


def left_by(options: OathOptions, game: Oath, seed: int) -> Seed:
    return read(WORLDS.left(Ended(options, GAME.first(options), game, ["Olena", "Taras", "Petro"], Rng(seed))))


@pytest.mark.parametrize("world", ["", MID_GAME])
def test_a_game_with_its_chronicle_leaves_a_seed_that_can_be_played(world: str) -> None:
    options, game = finished(world=world)
    seed = left_by(options, game, 1)
    assert seed.version == (3, 3, 3) and repaired(seed) == (seed, [])
    assert (seed.count, seed.name) == ((read(world).count + 1, read(world).name) if world else (2, "Ludotek"))
    assert seed.winner_name == ["Olena", "Taras", "Petro"][game.winner]
    assert boards(seed.winner) == [COLOURS[game.winner]]
    assert boards(seed.previous_players) == list(COLOURS[:3])
    after, told = world_after(game), world_of(seed)
    assert told.check() == ""
    assert (told.oath, told.citizens, sorted(told.deck)) == (after.oath, after.citizens, sorted(after.deck))
    assert sorted(told.dispossessed) == sorted(after.dispossessed)
    assert GAME.first(GAME.options({"players": 3, "world": str(seed)})).players == 3


def test_its_decks_are_mixed_anew_within_their_layers() -> None:
    options, game = finished()
    after, decks = world_after(game), [world_of(left_by(options, game, seed)).deck for seed in range(4)]
    assert len({*decks, after.deck}) == 5
    for first, end in ((0, 12), (12, 30), (30, len(after.deck))):
        assert {tuple(sorted(deck[first:end])) for deck in decks} == {tuple(sorted(after.deck[first:end]))}


def test_a_game_without_a_chronicle_leaves_nothing() -> None:
    options, game = finished(chronicle=False)
    assert WORLDS.left(Ended(options, GAME.first(options), game, ["", "", ""], Rng(1))) == ""
