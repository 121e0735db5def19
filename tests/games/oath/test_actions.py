"""Search, card play, Muster and Trade."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath.catalogue import NAMES, RELIC, VISION, card
from ludotek.games.oath.marks import EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import cards_at
from tests.games.oath.scenario import (
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    beginning,
    enrich,
    hand,
    hide,
    lay,
    let_chance,
    luck,
    offered,
    out_of_the_deck,
    play,
    played,
    raise_banner,
    reds,
    site,
    station,
    table,
    turn_of,
)


def draw(game: Oath, *cards: str) -> Oath:
    """Chance turns up these cards, and denizens' backs."""
    for name in cards:
        luck(game, f"turns up {name}")
        if game.kind() == 0 and "back of a denizen" in offered(game):
            luck(game, "back of a denizen")
    return game


def test_a_search_of_the_world_deck_draws_three_keeps_one_and_discards_two_to_the_next_region() -> None:
    """§44, §45 and §64."""
    game = table()
    before = len(game.discards[1])
    draw(play(game, "search the world deck"), "Wolves", "Inquisitor", "Tents")
    assert game.supply[CHANCELLOR] == 5
    play(game, "card Inquisitor", "card Wolves", "site cradle-1")
    assert card("inquisitor") in game.at[:3]
    assert game.discards[1][before:] == [card("wolves"), card("tents")]
    assert game.favor[CHANCELLOR] == 3  # a favor of the Arcane bank


@pytest.mark.parametrize(("visions", "cost"), list(enumerate([2, 3, 3, 4, 4, 4])))
def test_the_world_deck_costs_more_the_more_visions_were_drawn(visions: int, cost: int) -> None:
    """§43."""
    game = table()
    game.visions_drawn = visions
    play(game, "search the world deck")
    assert game.supply[CHANCELLOR] == 7 - cost


def test_the_darkest_secret_makes_it_two() -> None:
    """§94."""
    game = table()
    game.visions_drawn = 5
    raise_banner(game, CHANCELLOR, 1)
    play(game, "search the world deck")
    assert game.supply[CHANCELLOR] == 5


def test_a_vision_stops_the_draw_and_advances_the_track() -> None:
    """§44, §45, §62 and §195."""
    game = table()
    game.world[-1] = -2  # the back of a Vision
    game.layer_visions[0] -= 1
    play(game, "search the world deck", "turns up Vision of Faith")
    let_chance(game)
    assert game.visions_drawn == 1
    assert game.hand == [card("vision_of_faith")]
    assert offered(game) == ["adviser facedown", "discard it"]  # the Chancellor reveals no Visions


def test_a_discard_pile_gives_its_top_cards_and_does_not_stop() -> None:
    """§43."""
    game = table()
    game.pawn[CHANCELLOR] = MOUNTAIN
    turn_of(game, CHANCELLOR)
    top = game.discards[1][-3:]
    play(game, "search the discards of the provinces")
    assert game.supply[CHANCELLOR] == 5
    assert sorted(game.hand) == sorted(top)


def test_only_an_exile_reveals_a_vision_and_the_one_before_is_discarded() -> None:
    """§63."""
    game = turn_of(table(), RED)
    hide(game, RED, "vision_of_faith")
    hide(game, RED, "vision_of_conquest")
    play(game, "play facedown Vision of Faith", "reveal the vision")
    play(game, "play facedown Vision of Conquest", "reveal the vision")
    assert game.vision[RED] == VISION
    assert game.discards[1][-1] == card("vision_of_faith")


def test_adviser_only_cards_go_to_no_site_and_site_only_cards_are_no_faceup_advisers() -> None:
    """§60."""
    game = turn_of(table(), RED)
    hide(game, RED, "naysayers")
    hide(game, RED, "garrison")
    play(game, "play facedown Naysayers")
    assert offered(game) == ["adviser faceup", "discard it"]
    play(game, "adviser faceup", "play facedown Garrison")
    assert offered(game) == ["site cradle-1", "discard it"]


def test_a_fourth_adviser_makes_one_leave_but_never_a_locked_one() -> None:
    """§12, §59 and §61."""
    game = turn_of(table(), RED)
    for id in ("a_small_favor", "wolves"):
        advise(game, RED, id)
    play(game, "search the world deck")
    draw(game, "Scryer", "Dazzle", "Rangers")
    play(game, "card Scryer", "card Dazzle", "adviser faceup")
    assert offered(game) == ["card Wolves", f"card {NAMES[game.facedown[RED][0]]}"]


def sent_for(game: Oath) -> Oath:
    """The Errand Boy brings the Scryer, the only card of the Provinces' discards."""
    game.discards[0] += game.discards[1]
    out_of_the_deck(game, card("scryer"))
    game.discards[1] = [card("scryer")]
    return play(game, "use Errand Boy", "search the discards of the provinces")


def test_a_declared_modifier_is_no_adviser_who_could_make_room() -> None:
    """§167."""
    game = reds("errand_boy", "wolves")
    sent_for(game)
    play(game, "adviser facedown")
    assert offered(game) == ["card Wolves", f"card {NAMES[game.facedown[RED][0]]}"]


def test_there_is_no_seat_for_another_adviser_if_only_a_declared_modifier_could_leave() -> None:
    game = reds("errand_boy", "a_small_favor", "faithful_friend")
    game.discards[0].append(game.facedown[RED].pop())
    sent_for(game)
    assert beginning(game, "adviser") == []
    assert "discard it" in offered(game)


def test_a_declared_modifier_makes_no_room_at_a_site() -> None:
    game = reds()
    site(game, PLAINS, "great_slum")
    lay(game, PLAINS, "errand_boy")
    lay(game, PLAINS, "keep")
    sent_for(game)
    play(game, "site cradle-1")
    assert offered(game) == ["card Longbows"]  # the Keep is locked


def test_a_full_site_stays_full_if_only_a_declared_modifier_could_leave() -> None:
    game = reds()
    site(game, PLAINS, "wastes")  # which has room for one
    game.at[0] = EMPTY
    game.discards[0].append(card("longbows"))
    raise_banner(game, RED, 0)
    lay(game, PLAINS, "errand_boy")
    sent_for(game)
    assert "site cradle-1" not in offered(game)


def test_a_full_site_takes_no_more_cards() -> None:
    """§56."""
    game = turn_of(table(), RED)
    lay(game, PLAINS, "tents")
    lay(game, PLAINS, "scryer")
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves")
    assert "site cradle-1" not in offered(game)


def test_great_slum_lets_a_card_make_room() -> None:
    # Ruling: great-slum 1
    game = turn_of(table(), RED)
    site(game, PLAINS, "great_slum")
    lay(game, PLAINS, "tents")
    lay(game, PLAINS, "keep")
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves", "site cradle-1")
    assert offered(game) == ["card Longbows", "card Tents"]  # the Keep is locked, and without room one must go
    play(game, "card Tents")
    assert game.at[:3] == [card("longbows"), card("keep"), card("wolves")]


def test_the_great_slum_also_asks_when_the_roving_terror_comes() -> None:
    game = reds()
    site(game, 1, "great_slum")
    lay(game, PLAINS, "roving_terror")
    lay(game, 1, "tents")
    lay(game, 1, "keep")
    lay(game, 1, "wolves")
    play(game, "use Roving Terror", "card Wolves")
    assert offered(game) == ["card Tents", "done"]  # the Keep is locked, and the wolves go in any case
    play(game, "card Tents")
    assert game.at[3:6] == [card("keep"), card("roving_terror"), -100]


def test_the_great_slum_also_asks_when_the_great_herd_changes_places() -> None:
    for answer, left in (("done", ["wolves"]), ("card Wolves", [])):
        game = reds()
        site(game, 1, "great_slum")
        lay(game, 1, "tents")
        lay(game, 1, "wolves")
        played(game, "great_herd", "Great Herd")
        play(game, "card Tents")
        assert offered(game) == ["card Wolves", "done"]
        play(game, answer)
        assert cards_at(game, 1) == [card("great_herd"), *map(card, left)]
        assert card("tents") in cards_at(game, PLAINS)


def test_the_great_slum_also_asks_when_the_horned_mask_puts_an_adviser_there() -> None:
    for answer, left in (("done", ["longbows"]), ("card Longbows", [])):
        game = reds("wolves")
        hand(game, RED, "horned_mask")
        site(game, PLAINS, "great_slum")
        lay(game, PLAINS, "wrestlers")
        play(game, "use Horned Mask", "card Wolves", "card Wrestlers")
        assert offered(game) == ["card Longbows", "done"]
        play(game, answer)
        assert cards_at(game, PLAINS) == [*map(card, left), card("wolves")]
        assert game.advisers[RED] == [card("wrestlers")]


def test_the_peoples_favor_plays_to_any_site_of_the_region_after_any_discard_there() -> None:
    """§93."""
    game = table()
    raise_banner(game, RED, 0)
    play(turn_of(game, RED), "add a favor")
    site(game, 1, "river")
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves")
    assert beginning(game, "site") == ["cradle-1", "cradle-2"]
    play(game, "site cradle-2", "card Longbows")
    assert (game.at[0], game.at[3]) == (EMPTY, card("wolves"))


@pytest.mark.parametrize(
    ("id", "denizen", "favor", "secrets", "warbands"),
    [
        ("fertile_valley", "Storyteller", 2, 0, 0),
        ("steppe", "Tents", 1, 1, 0),
        ("standing_stones", "Alchemist", 1, 1, 0),
        ("ancient_city", "Scouts", 1, 0, 2),
    ],
)
def test_homelands_reward_a_card_of_their_suit(id: str, denizen: str, favor: int, secrets: int, warbands: int) -> None:
    """§57."""
    game = turn_of(table(), RED)
    site(game, PLAINS, id)
    hide(game, RED, denizen.lower())
    had = (game.favor[RED], game.secrets[RED], game.board[RED])
    play(game, f"play facedown {denizen}", "site cradle-1")
    assert (game.favor[RED], game.secrets[RED], game.board[RED]) == (
        had[0] + favor,
        had[1] + secrets,
        had[2] + warbands,
    )


def test_a_homeland_gives_nothing_after_its_suit_was_driven_out_this_turn() -> None:
    """§57 and §161."""
    game = turn_of(table(), RED)
    site(game, PLAINS, "steppe")
    lay(game, PLAINS, "elders")
    advise(game, RED, "taming_charm")
    play(game, "use Taming Charm", "card Elders")
    hide(game, RED, "tents")
    play(game, "play facedown Tents", "site cradle-1")
    assert game.secrets[RED] == 0


@pytest.mark.parametrize(("id", "denizen"), [("wastes", "Scryer"), ("deep_woods", "Wolves")])
def test_two_homelands_give_their_relic(id: str, denizen: str) -> None:
    """§57."""
    game = turn_of(table(), RED)
    game.at[0] = EMPTY
    game.cards.bags[0].insert(3, card("longbows"))
    game.world.insert(0, -1)
    site(game, PLAINS, id)
    hide(game, RED, denizen.lower())
    play(game, f"play facedown {denizen}", "site cradle-1", "turns up Map")
    assert game.holder[card("map") - RELIC] == RED
    assert game.cards.seen[card("map")] == EVERYONE


def test_a_homelands_relic_is_taken_before_the_cards_own_when_played() -> None:
    """§57."""
    game = reds()
    game.pawn[CHANCELLOR] = MOUNTAIN
    site(game, PLAINS, "wastes")
    game.at[0] = EMPTY
    game.discards[0].append(card("longbows"))
    played(game, "key_to_the_city", "Key to the City")
    assert game.flag[PLAINS] == CHANCELLOR
    play(game, "turns up Map")
    assert (game.holder[card("map") - RELIC], game.flag[PLAINS]) == (RED, RED)


def test_muster_places_a_favor_on_an_empty_card_for_two_warbands() -> None:
    """§46 and §47."""
    game = turn_of(table(), RED)
    play(game, "muster on Longbows")
    assert (game.board[RED], game.favor[RED], game.supply[RED]) == (5, 0, 6)
    enrich(game, RED, 3)
    assert beginning(game, "muster") == beginning(game, "trade") == []


def test_the_river_brings_its_ruler_one_more() -> None:
    game = table()
    site(game, PLAINS, "river")
    play(game, "muster on Longbows")
    assert game.board[CHANCELLOR] == 6
    turn_of(game, RED)
    game.favor_on[card("longbows")] = 0
    game.pool += 1
    play(game, "muster on Longbows")
    assert game.board[RED] == 5


def test_a_short_bank_gives_what_it_has() -> None:
    """§21, §134 and §135."""
    game = turn_of(table(), RED)
    game.board[RED] += game.barracks[RED] - 1
    game.barracks[RED] = 1
    play(game, "muster on Longbows")
    assert game.board[RED] == 14


def test_a_secret_buys_a_favor_and_one_per_matching_adviser() -> None:
    """§23, §24 and §48."""
    game = turn_of(table(), RED)
    advise(game, RED, "scouts")
    hide(game, RED, "battle_honors")
    play(game, "trade a secret with Longbows")
    assert (game.favor[RED], game.secrets[RED], game.secrets_on[card("longbows")]) == (3, 0, 1)


def test_two_favor_buy_a_secret_per_matching_adviser_even_none() -> None:
    """§48."""
    game = turn_of(table(), RED)
    enrich(game, RED, 4)
    play(game, "trade favor with Longbows")
    assert (game.favor[RED], game.secrets[RED]) == (2, 1)
    game = turn_of(table(), RED)
    enrich(game, RED, 4)
    advise(game, RED, "scouts")
    advise(game, RED, "battle_honors")
    play(game, "trade favor with Longbows")
    assert game.secrets[RED] == 3


def test_marshes_show_one_card_less() -> None:
    game = table()
    station(game, PLAINS, CHANCELLOR, 2)
    site(game, PLAINS, "marshes")
    draw(play(game, "search the world deck"), "Wolves", "Tents")
    assert game.hand == [card("tents"), card("wolves")]
