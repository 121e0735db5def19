"""The Chronicle: newcomers, healing, outcasts, relics, the world deck; and the game that follows."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.core.position import CHANCE, DEAL, OVER, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import (
    ARCANE,
    BEAST,
    CONSPIRACY,
    DISCORD,
    EDIFICE,
    HEARTH,
    LAID_RELICS,
    NOMAD,
    ORDER,
    RELIC,
    SCEPTER,
    SITE,
    SUIT,
    VISION,
    card,
)
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.marks import ARCHIVE, CHANCELLOR, DENIZEN_BACK, EMPTY, UPPER_LAYER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.chronicle_decks import ADD_SIX, CAST_ONE_OUT, HEAL, NEWCOMER, REMOVE_SIX
from ludotek.games.oath.steps.uncover import UNCOVER
from ludotek.games.oath.view import view
from ludotek.games.oath.vocabulary import HEALED, JOINED
from ludotek.games.oath.world import first_position, world_after
from tests.games.oath.chronicles import after_play, chance_on, empire_won, settle_map, won, written
from tests.games.oath.scenario import BLUE, MOUNTAIN, RED, advise, hand, heard, hide, offered, play
from tests.games.oath.worlds import small_world


def until(game: Oath, step: int) -> Oath:
    """Chance goes on until this step asks it."""
    rng = Rng(1)
    while game.step != step or game.kind() != DEAL:
        moves, odds = game.moves(game.asked), game.odds()
        game.play(game.asked, rng.weighted(moves, odds) if odds else moves[0])
        assert faults(game) == ""
    return game


def chronicled(*advisers: str, **options: object) -> Oath:
    """The Chancellor has won with these faceup advisers, and nothing is built."""
    game = after_play(**options)
    for id in advisers:
        advise(game, CHANCELLOR, id)
    return play(empire_won(game), "done")


# Newcomers.


def test_the_commonest_suit_of_the_winners_faceup_advisers_leads() -> None:
    """§223 and §224."""
    game = after_play()
    told = heard(game)
    for id in ("wolves", "rangers", "scouts"):
        advise(game, CHANCELLOR, id)
    until(play(empire_won(game), "done"), NEWCOMER)
    assert [event[2:] for event in told if event[1] == JOINED] == [(BEAST, 3), (NOMAD, 2), (DISCORD, 1)]


def test_marriage_is_two_hearth_advisers() -> None:
    """§223."""
    # Ruling: marriage 1
    game = chronicled("marriage", "wolves", deck="random")
    until(game, NEWCOMER)
    assert game.first == HEARTH


def test_the_winner_chooses_among_suits_that_tie() -> None:
    """§223."""
    game = chance_on(chronicled("wolves", "scouts"))
    assert (game.asked, offered(game)) == (CHANCELLOR, ["bank of order", "bank of beast"])


def test_without_a_faceup_adviser_it_is_any_suit() -> None:
    """§223: facedown advisers have no suit."""
    game = after_play()
    hide(game, CHANCELLOR, "wolves")
    settle_map(empire_won(game))
    assert (game.step, len(offered(game))) == (ADD_SIX, 6)


def test_three_two_and_one_come_from_the_archive_at_random_into_the_world_deck() -> None:
    """§224."""
    game = chronicled("wolves")
    joined = []
    for seed in range(4):
        world = written(game.copy(), Rng(seed))
        newcomers = [denizen for denizen in world.deck if 54 <= denizen < EDIFICE]
        assert Counter(SUIT[denizen] for denizen in newcomers) == {BEAST: 3, NOMAD: 2, DISCORD: 1}
        joined.append(tuple(sorted(newcomers)))
    assert len(set(joined)) == 4


def test_newcomers_are_not_at_risk() -> None:
    """§227: six others leave."""
    world = written(chronicled("wolves"))
    assert len([denizen for denizen in world.deck if denizen >= 54 and denizen < EDIFICE]) == 6
    assert all(denizen < 54 for denizen in world.dispossessed)


# Healing.


def with_archive(game: Oath, kept: dict[int, int], dispossessed: list[int]) -> Oath:
    """In a random world the Archive has so many of each suit, the Dispossessed are these; the rest is in the world."""
    bags = game.cards.bags
    game.dispossessed = list(dispossessed)
    for denizen in dispossessed:
        for bag in (ARCHIVE, DENIZEN_BACK):
            if denizen in bags[bag]:
                bags[bag].remove(denizen)
                if bag == DENIZEN_BACK:
                    game.world.remove(-1)
        game.cards.home[denizen] = ARCHIVE
    stay: list[int] = []
    for suit in range(6):
        stay += [denizen for denizen in bags[ARCHIVE] if SUIT[denizen] == suit][: kept.get(suit, 33)]
    for denizen in [denizen for denizen in bags[ARCHIVE] if denizen not in stay]:
        bags[ARCHIVE].remove(denizen)
        game.dispossessed.append(denizen)
        game.cards.home[denizen] = ARCHIVE
    assert faults(game) == ""
    return game


def poor(kept: dict[int, int]) -> Oath:
    game = after_play(deck="random")
    advise(game, CHANCELLOR, "wolves")
    return with_archive(game, kept, [])


@pytest.mark.parametrize("kept", [{BEAST: 2}, {NOMAD: 1}, {DISCORD: 0}])
def test_an_archive_that_lacks_any_of_the_three_suits_adds_none_and_heals(kept: dict[int, int]) -> None:
    """§225."""
    game = poor(kept)
    told = heard(game)
    largest = Counter(SUIT[denizen] for denizen in game.dispossessed).most_common(1)[0][0]
    before = set(game.dispossessed)
    world = written(empire_won(game))
    assert not [event for event in told if event[1] == JOINED]
    assert [event[2:] for event in told if event[1] == HEALED] == [(largest, 6)]
    returned = before & set(world.deck)
    assert len(returned) == 6
    assert {SUIT[denizen] for denizen in returned} == {largest}


@pytest.mark.parametrize("kept", [{BEAST: 3}, {NOMAD: 2}, {DISCORD: 1}, {ARCANE: 0, ORDER: 0, HEARTH: 0}])
def test_an_archive_that_just_suffices_does_not_heal(kept: dict[int, int]) -> None:
    """§225: what other suits it has does not matter."""
    game = poor(kept)
    told = heard(game)
    written(empire_won(game))
    assert len([event for event in told if event[1] == JOINED]) == 3
    assert not [event for event in told if event[1] == HEALED]


def test_all_other_dispossessed_return_to_the_archive_and_six_new_ones_are_left() -> None:
    """§226."""
    game = poor({BEAST: 2})
    before = set(game.dispossessed)
    world = written(empire_won(game))
    assert len(world.dispossessed) == 6
    assert len(before & set(world.archive)) == len(before) - 6


def test_among_largest_suits_of_the_dispossessed_chance_decides() -> None:
    """Ruling O110."""
    game = after_play(deck="random")
    advise(game, CHANCELLOR, "wolves")
    archive = game.cards.bags[ARCHIVE]
    order, beasts = ([denizen for denizen in archive if SUIT[denizen] == suit] for suit in (ORDER, BEAST))
    as_many = min(len(order), len(beasts))
    with_archive(game, {}, order[:as_many] + beasts[:as_many])
    until(play(empire_won(game), "done"), HEAL)
    assert [GAME.words(move) for move in game.moves(CHANCE)] == ["bank of order", "bank of beast"]


def test_a_largest_suit_of_fewer_than_six_returns_whole() -> None:
    """Ruling O110."""
    game = poor({})
    few = [denizen for denizen in game.cards.bags[ARCHIVE] if SUIT[denizen] == ORDER][:4]
    with_archive(game, {}, few)
    bags = game.cards.bags
    gone = [denizen for denizen in bags[ARCHIVE] if SUIT[denizen] == NOMAD]
    for denizen in gone:  # they are in the world, below the deck
        bags[ARCHIVE].remove(denizen)
        game.cards.home[denizen] = DENIZEN_BACK
        game.world.insert(0, denizen)
    told = heard(game)
    world = written(empire_won(game))
    assert [event[2:] for event in told if event[1] == HEALED] == [(ORDER, 4)]
    assert set(few) <= {*world.deck}


def test_if_nobody_is_dispossessed_nobody_comes() -> None:
    """Ruling O112."""
    game = poor({})
    bags = game.cards.bags
    game.dispossessed = []
    for denizen in [denizen for denizen in bags[ARCHIVE] if SUIT[denizen] == NOMAD]:
        bags[ARCHIVE].remove(denizen)
        game.cards.home[denizen] = DENIZEN_BACK
        game.world.insert(0, denizen)
    told = heard(game)
    assert len(written(empire_won(game)).dispossessed) == 6
    assert not [event for event in told if event[1] in (JOINED, HEALED)]


# Outcasts.


def test_six_of_the_discards_and_the_losers_advisers_join_the_dispossessed() -> None:
    """§227."""
    game = chronicled("wolves", deck="random")
    until(game, CAST_ONE_OUT)
    at_risk = len(game.discards[0])
    dispossessed = len(game.dispossessed)
    assert at_risk >= 3 + 2 * 4 + 3
    world = written(game)
    assert len(world.dispossessed) == dispossessed + 6


def test_the_winners_advisers_and_the_world_deck_are_not_at_risk_and_losers_faceup_ones_are() -> None:
    """§227."""
    outcasts: set[int] = set()
    for seed in range(12):
        game = after_play()
        advise(game, CHANCELLOR, "wolves")
        hide(game, CHANCELLOR, "scouts")
        advise(game, RED, "rangers")
        game = play(empire_won(game), "done")
        world = written(game, Rng(seed))
        outcasts |= set(world.dispossessed)
        assert {card("wolves"), card("scouts")} <= set(world.deck)
    assert card("rangers") in outcasts


def test_fewer_leave_if_fewer_are_at_risk() -> None:
    """§227."""
    game = chronicled("wolves")
    for pile in (*game.discards, *game.facedown[1:]):
        while pile:
            game.world.insert(0, pile.pop())
    advise(game, RED, "rangers")
    world = written(game)
    assert world.dispossessed == (card("rangers"),)


def test_every_place_at_risk_is_as_likely_as_any_other() -> None:
    """§227: whether a card was known to lie there or not, after it is shuffled nobody can tell."""
    game = chronicled("wolves")
    until(game, CAST_ONE_OUT)
    pile = game.discards[0]
    assert pile == sorted(pile) and min(pile) >= 0
    assert [game.cards.seen[denizen] for denizen in pile] == [0] * len(pile)
    assert (len(game.moves(CHANCE)), game.odds()) == (len(pile), [])


def test_all_five_visions_come_back_also_conspiracy_from_the_box() -> None:
    """§227."""
    game = after_play()
    for vision in (VISION, CONSPIRACY):
        game.cards.bags[1].remove(vision)
        game.layer_visions[1] -= 1
        game.world.remove(-6)
    game.vision[RED] = VISION
    world = written(won(game, CHANCELLOR))
    assert sorted(one for one in world.deck if one >= VISION) == list(range(VISION, RELIC))


def test_a_facedown_vision_comes_back_too_and_is_never_cast_out() -> None:
    """§227."""
    for seat in (CHANCELLOR, BLUE):
        game = after_play()
        hide(game, seat, "vision_of_faith")
        assert card("vision_of_faith") in written(won(game, CHANCELLOR)).deck


# Relics.


def test_the_losers_relics_go_into_the_deck_and_the_scepter_stays_aside() -> None:
    """§228."""
    game = after_play()
    hand(game, RED, "brass_horse")
    world = written(won(game, CHANCELLOR))
    assert card("brass_horse") in [*world.relics, *world.on_map]
    assert SCEPTER not in [*world.relics, *world.on_map]
    assert len(world.relics) + len([one for one in world.on_map if one >= RELIC]) == 20


def test_faceup_sites_get_the_relics_that_they_lack_and_others_stay() -> None:
    """§229."""
    game = after_play()
    game.cards.decide(game.ground, 2 * MOUNTAIN, card("whistle")) if game.ground[2 * MOUNTAIN] < 0 else None
    lying = game.ground[2 * MOUNTAIN]
    world = written(won(game.copy(), CHANCELLOR))
    assert world.places[1].relics == [lying]
    game.relic_deck.append(lying)
    game.ground[2 * MOUNTAIN] = EMPTY
    world = written(won(game, CHANCELLOR))
    assert len(world.places[1].relics) == 1


def test_a_site_that_turned_up_in_the_chronicle_gets_its_relics() -> None:
    """§229."""
    for seed in range(8):
        world = written(won(after_play(), CHANCELLOR), Rng(seed))
        for place in world.places:
            if place.is_up:
                assert len(place.relics) == LAID_RELICS[place.site - SITE]


def test_the_winners_relics_and_the_reliquarys_lie_on_top_of_the_deck_in_any_order() -> None:
    """§230."""
    orders = set()
    for seed in range(6):
        game = after_play()
        for id in ("brass_horse", "whistle"):
            hand(game, CHANCELLOR, id)
        spaces = len([relic for relic in game.reliquary if relic != EMPTY])
        world = written(won(game, CHANCELLOR), Rng(seed))
        top = world.relics[: spaces + 2]
        assert {card("brass_horse"), card("whistle")} <= set(top)
        orders.add((top.index(card("brass_horse")), top.index(card("whistle"))))
    assert len(orders) > 2


# What is saved.


def test_map_boards_and_oath_are_saved() -> None:
    """§231."""
    game = won(after_play(citizens=1), CHANCELLOR)
    world = written(game)
    assert (world.oath, world.citizens) == (1, (1,))
    assert [place.site for place in world.places] == game.map
    assert [place.is_up for place in world.places] == game.is_up


def test_the_world_deck_has_all_denizens_in_play_that_are_not_on_the_map_in_layers() -> None:
    """§232."""
    for seed in range(6):
        world = written(won(after_play(), CHANCELLOR), Rng(seed))
        on_map = [lying for lying in world.on_map if lying < EDIFICE]
        visions = [place for place, one in enumerate(world.deck) if one >= VISION]
        assert len(world.deck) == 54 + 5 - len(on_map)
        assert [place < 12 for place in visions] == [True, True, False, False, False]
        assert all(place < 30 for place in visions)


def test_every_card_may_lie_in_every_place_of_its_layer() -> None:
    """§232: of the upper layer's places two of twelve are a Vision's."""
    game = chronicled("wolves")
    until(game, REMOVE_SIX if game.step == REMOVE_SIX else UNCOVER)
    while not (game.step == UNCOVER and game.world and game.world[-1] == -1 - UPPER_LAYER):
        moves, odds = game.moves(game.asked), game.odds()
        game.play(game.asked, Rng(3).weighted(moves, odds) if odds else moves[0])
    odds, moves = game.odds(), game.moves(CHANCE)
    visions = sum(weight for weight, move in zip(odds, moves, strict=True) if move >= VISION)
    assert visions * 12 == sum(odds) * 2


def test_the_next_game_begins_in_that_world() -> None:
    """§233."""
    for players in (2, 4, 6):
        world = written(won(after_play(citizens=1), CHANCELLOR))
        game = first_position(world, OathOptions(players=players, chronicle=True))
        rng = Rng(players)
        while game.kind() != OVER:
            moves, odds = game.moves(game.asked), game.odds()
            game.play(game.asked, rng.weighted(moves, odds) if odds else rng.choice(moves))
        assert world_after(game).check() == ""


def test_a_chronicle_may_follow_a_written_deck() -> None:
    """§233."""
    game = first_position(small_world(), OathOptions(chronicle=True), is_written=True)
    rng = Rng(4)
    while game.kind() != OVER:
        moves, odds = game.moves(game.asked), game.odds()
        game.play(game.asked, rng.weighted(moves, odds) if odds else rng.choice(moves))
        assert faults(game) == ""
    assert world_after(game).check() == ""


# What nobody may see.


def test_nobody_sees_what_lies_in_the_decks_of_the_next_game() -> None:
    game = won(after_play(), CHANCELLOR)
    world = written(game)
    hidden = {*world.deck, *world.dispossessed, *world.relics}
    hidden |= {place.site for place in world.places if not place.is_up}
    for seat in (CHANCELLOR, RED, SPECTATOR):
        seen = view(game, seat)
        known = {*seen.known_deck, *seen.buried, *seen.dispossessed, *(site.site for site in seen.sites)}
        known |= {relic for site in seen.sites for relic in site.relics if relic is not None}
        assert not known & hidden


def test_no_event_of_the_chronicle_names_a_hidden_card() -> None:
    game = after_play()
    told = heard(game)
    world = written(won(game, CHANCELLOR))
    hidden = {*world.dispossessed, *world.relics}
    named = {(event[1], event[3]) for event in told}
    assert not {number for what, number in named if what in (3, 4, 48)} & hidden


def test_a_seat_that_imagines_the_chronicle_can_play_it_on() -> None:
    for seed in range(10):
        rng = Rng(seed)
        game = won(poor({BEAST: 2}) if seed % 2 else after_play(deck="random"), CHANCELLOR)
        while game.kind() != OVER:
            world = game.imagine(BLUE, rng)
            assert faults(world) == ""
            while world.kind() != OVER:
                moves, odds = world.moves(world.asked), world.odds()
                world.play(world.asked, rng.weighted(moves, odds) if odds else rng.choice(moves))
                assert faults(world) == ""
            for _ in range(5):
                if game.kind() != OVER:
                    moves, odds = game.moves(game.asked), game.odds()
                    game.play(game.asked, rng.weighted(moves, odds) if odds else rng.choice(moves))
