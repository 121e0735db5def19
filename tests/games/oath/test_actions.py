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


def draw(p: Oath, *cards: str) -> Oath:
    """Chance turns up these cards, and denizens' backs."""
    for name in cards:
        luck(p, f"turns up {name}")
        if p.kind() == 0 and "back of a denizen" in offered(p):
            luck(p, "back of a denizen")
    return p


def test_a_search_of_the_world_deck_draws_three_keeps_one_and_discards_two_to_the_next_region() -> None:
    p = table()
    before = len(p.discards[1])
    draw(play(p, "search the world deck"), "Wolves", "Inquisitor", "Tents")
    assert p.supply[CHANCELLOR] == 5
    play(p, "card Inquisitor", "card Wolves", "site cradle-1")
    assert card("inquisitor") in p.at[:3]
    assert p.discards[1][before:] == [card("wolves"), card("tents")]
    assert p.favor[CHANCELLOR] == 3  # a favor of the Arcane bank


@pytest.mark.parametrize(("visions", "cost"), list(enumerate([2, 3, 3, 4, 4, 4])))
def test_the_world_deck_costs_more_the_more_visions_were_drawn(visions: int, cost: int) -> None:
    p = table()
    p.visions_drawn = visions
    play(p, "search the world deck")
    assert p.supply[CHANCELLOR] == 7 - cost


def test_the_darkest_secret_makes_it_two() -> None:
    p = table()
    p.visions_drawn = 5
    raise_banner(p, CHANCELLOR, 1)
    play(p, "search the world deck")
    assert p.supply[CHANCELLOR] == 5


def test_a_vision_stops_the_draw_and_advances_the_track() -> None:
    p = table()
    p.world[-1] = -2  # the back of a Vision
    p.layer_visions[0] -= 1
    play(p, "search the world deck", "turns up Vision of Faith")
    let_chance(p)
    assert p.visions_drawn == 1
    assert p.hand == [card("vision_of_faith")]
    assert offered(p) == ["adviser facedown", "discard it"]  # the Chancellor reveals no Visions


def test_a_discard_pile_gives_its_top_cards_and_does_not_stop() -> None:
    p = table()
    p.pawn[CHANCELLOR] = MOUNTAIN
    turn_of(p, CHANCELLOR)
    top = p.discards[1][-3:]
    play(p, "search the discards of the provinces")
    assert p.supply[CHANCELLOR] == 5
    assert sorted(p.hand) == sorted(top)


def test_only_an_exile_reveals_a_vision_and_the_one_before_is_discarded() -> None:
    p = turn_of(table(), RED)
    hide(p, RED, "vision_of_faith")
    hide(p, RED, "vision_of_conquest")
    play(p, "play facedown Vision of Faith", "reveal the vision")
    play(p, "play facedown Vision of Conquest", "reveal the vision")
    assert p.vision[RED] == VISION
    assert p.discards[1][-1] == card("vision_of_faith")


def test_adviser_only_cards_go_to_no_site_and_site_only_cards_are_no_faceup_advisers() -> None:
    p = turn_of(table(), RED)
    hide(p, RED, "naysayers")
    hide(p, RED, "garrison")
    play(p, "play facedown Naysayers")
    assert offered(p) == ["adviser faceup", "discard it"]
    play(p, "adviser faceup", "play facedown Garrison")
    assert offered(p) == ["site cradle-1", "discard it"]


def test_a_fourth_adviser_makes_one_leave_but_never_a_locked_one() -> None:
    p = turn_of(table(), RED)
    for id in ("a_small_favor", "wolves"):
        advise(p, RED, id)
    play(p, "search the world deck")
    draw(p, "Scryer", "Dazzle", "Rangers")
    play(p, "card Scryer", "card Dazzle", "adviser faceup")
    assert offered(p) == ["card Wolves", f"card {NAMES[p.facedown[RED][0]]}"]


def sent_for(p: Oath) -> Oath:
    """The Errand Boy brings the Scryer, the only card of the Provinces' discards."""
    p.discards[0] += p.discards[1]
    out_of_the_deck(p, card("scryer"))
    p.discards[1] = [card("scryer")]
    return play(p, "use Errand Boy", "search the discards of the provinces")


def test_a_declared_modifier_is_no_adviser_who_could_make_room() -> None:
    p = reds("errand_boy", "wolves")
    sent_for(p)
    play(p, "adviser facedown")
    assert offered(p) == ["card Wolves", f"card {NAMES[p.facedown[RED][0]]}"]


def test_there_is_no_seat_for_another_adviser_if_only_a_declared_modifier_could_leave() -> None:
    p = reds("errand_boy", "a_small_favor", "faithful_friend")
    p.discards[0].append(p.facedown[RED].pop())
    sent_for(p)
    assert beginning(p, "adviser") == []
    assert "discard it" in offered(p)


def test_a_declared_modifier_makes_no_room_at_a_site() -> None:
    p = reds()
    site(p, PLAINS, "great_slum")
    lay(p, PLAINS, "errand_boy")
    lay(p, PLAINS, "keep")
    sent_for(p)
    play(p, "site cradle-1")
    assert offered(p) == ["card Longbows"]  # the Keep is locked


def test_a_full_site_stays_full_if_only_a_declared_modifier_could_leave() -> None:
    p = reds()
    site(p, PLAINS, "wastes")  # which has room for one
    p.at[0] = EMPTY
    p.discards[0].append(card("longbows"))
    raise_banner(p, RED, 0)
    lay(p, PLAINS, "errand_boy")
    sent_for(p)
    assert "site cradle-1" not in offered(p)


def test_a_full_site_takes_no_more_cards() -> None:
    p = turn_of(table(), RED)
    lay(p, PLAINS, "tents")
    lay(p, PLAINS, "scryer")
    hide(p, RED, "wolves")
    play(p, "play facedown Wolves")
    assert "site cradle-1" not in offered(p)


def test_great_slum_lets_a_card_make_room() -> None:
    p = turn_of(table(), RED)
    site(p, PLAINS, "great_slum")
    lay(p, PLAINS, "tents")
    lay(p, PLAINS, "keep")
    hide(p, RED, "wolves")
    play(p, "play facedown Wolves", "site cradle-1")
    assert offered(p) == ["card Longbows", "card Tents"]  # the Keep is locked, and without room one must go
    play(p, "card Tents")
    assert p.at[:3] == [card("longbows"), card("keep"), card("wolves")]


def test_the_great_slum_also_asks_when_the_roving_terror_comes() -> None:
    p = reds()
    site(p, 1, "great_slum")
    lay(p, PLAINS, "roving_terror")
    lay(p, 1, "tents")
    lay(p, 1, "keep")
    lay(p, 1, "wolves")
    play(p, "use Roving Terror", "card Wolves")
    assert offered(p) == ["card Tents", "done"]  # the Keep is locked, and the wolves go in any case
    play(p, "card Tents")
    assert p.at[3:6] == [card("keep"), card("roving_terror"), -100]


def test_the_great_slum_also_asks_when_the_great_herd_changes_places() -> None:
    for answer, left in (("done", ["wolves"]), ("card Wolves", [])):
        p = reds()
        site(p, 1, "great_slum")
        lay(p, 1, "tents")
        lay(p, 1, "wolves")
        played(p, "great_herd", "Great Herd")
        play(p, "card Tents")
        assert offered(p) == ["card Wolves", "done"]
        play(p, answer)
        assert cards_at(p, 1) == [card("great_herd"), *map(card, left)]
        assert card("tents") in cards_at(p, PLAINS)


def test_the_great_slum_also_asks_when_the_horned_mask_puts_an_adviser_there() -> None:
    for answer, left in (("done", ["longbows"]), ("card Longbows", [])):
        p = reds("wolves")
        hand(p, RED, "horned_mask")
        site(p, PLAINS, "great_slum")
        lay(p, PLAINS, "wrestlers")
        play(p, "use Horned Mask", "card Wolves", "card Wrestlers")
        assert offered(p) == ["card Longbows", "done"]
        play(p, answer)
        assert cards_at(p, PLAINS) == [*map(card, left), card("wolves")]
        assert p.advisers[RED] == [card("wrestlers")]


def test_the_peoples_favor_plays_to_any_site_of_the_region_after_any_discard_there() -> None:
    p = table()
    raise_banner(p, RED, 0)
    play(turn_of(p, RED), "add a favor")
    site(p, 1, "river")
    hide(p, RED, "wolves")
    play(p, "play facedown Wolves")
    assert beginning(p, "site") == ["cradle-1", "cradle-2"]
    play(p, "site cradle-2", "card Longbows")
    assert (p.at[0], p.at[3]) == (EMPTY, card("wolves"))


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
    p = turn_of(table(), RED)
    site(p, PLAINS, id)
    hide(p, RED, denizen.lower())
    had = (p.favor[RED], p.secrets[RED], p.board[RED])
    play(p, f"play facedown {denizen}", "site cradle-1")
    assert (p.favor[RED], p.secrets[RED], p.board[RED]) == (had[0] + favor, had[1] + secrets, had[2] + warbands)


def test_a_homeland_gives_nothing_after_its_suit_was_driven_out_this_turn() -> None:
    p = turn_of(table(), RED)
    site(p, PLAINS, "steppe")
    lay(p, PLAINS, "elders")
    advise(p, RED, "taming_charm")
    play(p, "use Taming Charm", "card Elders")
    hide(p, RED, "tents")
    play(p, "play facedown Tents", "site cradle-1")
    assert p.secrets[RED] == 0


@pytest.mark.parametrize(("id", "denizen"), [("wastes", "Scryer"), ("deep_woods", "Wolves")])
def test_two_homelands_give_their_relic(id: str, denizen: str) -> None:
    p = turn_of(table(), RED)
    p.at[0] = EMPTY
    p.cards.bags[0].insert(3, card("longbows"))
    p.world.insert(0, -1)
    site(p, PLAINS, id)
    hide(p, RED, denizen.lower())
    play(p, f"play facedown {denizen}", "site cradle-1", "turns up Map")
    assert p.holder[card("map") - 203] == RED
    assert p.cards.seen[card("map")] == EVERYONE


def test_a_homelands_relic_is_taken_before_the_cards_own_when_played() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = MOUNTAIN
    site(p, PLAINS, "wastes")
    p.at[0] = EMPTY
    p.discards[0].append(card("longbows"))
    played(p, "key_to_the_city", "Key to the City")
    assert p.flag[PLAINS] == CHANCELLOR
    play(p, "turns up Map")
    assert (p.holder[card("map") - RELIC], p.flag[PLAINS]) == (RED, RED)


def test_muster_places_a_favor_on_an_empty_card_for_two_warbands() -> None:
    p = turn_of(table(), RED)
    play(p, "muster on Longbows")
    assert (p.board[RED], p.favor[RED], p.supply[RED]) == (5, 0, 6)
    enrich(p, RED, 3)
    assert beginning(p, "muster") == beginning(p, "trade") == []


def test_the_river_brings_its_ruler_one_more() -> None:
    p = table()
    site(p, PLAINS, "river")
    play(p, "muster on Longbows")
    assert p.board[CHANCELLOR] == 6
    turn_of(p, RED)
    p.favor_on[card("longbows")] = 0
    p.pool += 1
    play(p, "muster on Longbows")
    assert p.board[RED] == 5


def test_a_short_bank_gives_what_it_has() -> None:
    p = turn_of(table(), RED)
    p.board[RED] += p.barracks[RED] - 1
    p.barracks[RED] = 1
    play(p, "muster on Longbows")
    assert p.board[RED] == 14


def test_a_secret_buys_a_favor_and_one_per_matching_adviser() -> None:
    p = turn_of(table(), RED)
    advise(p, RED, "scouts")
    hide(p, RED, "battle_honors")
    play(p, "trade a secret with Longbows")
    assert (p.favor[RED], p.secrets[RED], p.secrets_on[card("longbows")]) == (3, 0, 1)


def test_two_favor_buy_a_secret_per_matching_adviser_even_none() -> None:
    p = turn_of(table(), RED)
    enrich(p, RED, 4)
    play(p, "trade favor with Longbows")
    assert (p.favor[RED], p.secrets[RED]) == (2, 1)
    p = turn_of(table(), RED)
    enrich(p, RED, 4)
    advise(p, RED, "scouts")
    advise(p, RED, "battle_honors")
    play(p, "trade favor with Longbows")
    assert p.secrets[RED] == 3


def test_marshes_show_one_card_less() -> None:
    p = table()
    station(p, PLAINS, CHANCELLOR, 2)
    site(p, PLAINS, "marshes")
    draw(play(p, "search the world deck"), "Wolves", "Tents")
    assert p.hand == [card("tents"), card("wolves")]
