"""The Beast suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import cards_at
from tests.games.oath.cards.search_table import drawn, go, held, pile
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    beginning,
    enrich,
    hand,
    hide,
    lay,
    offered,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    turn_of,
)

# Threatening Roar.


def test_a_threatening_roar_drives_nomads_and_other_beasts_from_the_region() -> None:
    game = reds()
    site(game, 1, "river")
    lay(game, 1, "tents")
    lay(game, PLAINS, "wolves")
    held(game, "threatening_roar", "site cradle-1")
    assert offered(game) == ["card Wolves", "card Tents"]
    go(game, "card Tents")
    assert cards_at(game, PLAINS) == [card("longbows"), card("threatening_roar")]
    assert cards_at(game, 1) == []
    assert cards_at(game, COAST) == [card("elders")]  # of another region


def test_a_roar_leaves_locked_cards_alone() -> None:
    game = reds()
    lay(game, PLAINS, "forest_council")
    held(game, "threatening_roar")
    assert card("forest_council") in game.at


# Pied Piper.


def test_a_pied_piper_comes_however_many_advisers_there_are_and_counts_for_those_who_follow() -> None:
    """§164."""
    # Ruling: pied-piper 1
    game = reds("scouts", "wolves", "tents")
    game.facedown[RED].clear()
    held(game, "pied_piper")
    assert len(game.advisers[RED]) == 4
    held(game, "battle_honors")
    go(game, "card Scouts", "card Wolves")
    assert game.advisers[RED] == [card("tents"), card("pied_piper"), card("battle_honors")]


def test_a_pied_piper_is_given_away_for_two_favor_with_the_secret_on_it() -> None:
    # Ruling: pied-piper 1
    game = reds("pied_piper", secrets=2)
    enrich(game, BLUE, 3)
    for id in ("scouts", "wolves", "tents"):
        advise(game, BLUE, id)
    go(game, "use Pied Piper")
    assert offered(game) == ["player chancellor", "player blue", "player yellow"]
    go(game, "player blue")
    assert game.advisers[BLUE][-1] == card("pied_piper")
    assert card("pied_piper") not in game.advisers[RED]
    assert (game.favor[RED], game.favor[BLUE]) == (6, 1)
    assert (game.secrets[RED], game.secrets_on[card("pied_piper")]) == (1, 1)
    go(game, "rest")
    assert game.secrets[RED] == 2


def test_a_pied_piper_gets_what_there_is() -> None:
    game = reds("pied_piper")
    enrich(game, BLUE, 1)
    go(game, "use Pied Piper", "player blue")
    assert (game.favor[RED], game.favor[BLUE]) == (5, 0)


# Mushrooms.


def mushrooms(*advisers: str) -> Oath:
    game = reds(*advisers)
    lay(game, PLAINS, "mushrooms")
    game.supply[RED] = 0
    pile(game, 0, "tents", "keep", "scouts", "wolves")
    return go(game, "use Mushrooms")


def test_mushrooms_draw_one_card_from_under_the_discards_for_nothing() -> None:
    game = mushrooms()
    assert offered(game) == ["search the discards of the cradle"]
    go(game, "search the discards of the cradle")
    assert game.hand == [card("tents")]
    assert game.discards[0] == [card("keep"), card("scouts"), card("wolves")]
    assert game.secrets_on[card("mushrooms")] == 1


def test_what_lies_under_the_discards_may_still_be_undecided() -> None:
    game = reds()
    lay(game, PLAINS, "mushrooms")
    top = game.discards[0] = [*game.discards[0][:1], card("tents")]
    assert top[0] < 0
    go(game, "use Mushrooms", "search the discards of the cradle")
    found = offered(game)[0]
    assert found.startswith("turns up")
    go(game, found)
    assert game.discards[0] == [card("tents")]
    assert game.cards.seen[game.hand[0]] == 1 << RED


def test_mushrooms_with_augury_draw_two() -> None:
    # Rulings: augury 1; mushrooms 1
    game = mushrooms("augury")
    go(game, "use Augury", "search the discards of the cradle")
    assert sorted(game.hand) == sorted([card("tents"), card("keep")])


def test_mushrooms_with_an_errand_boy_grow_elsewhere() -> None:
    # Rulings: errand-boy 2; mushrooms 1
    game = mushrooms("errand_boy")
    go(game, "use Errand Boy")
    assert offered(game) == ["search the discards of the provinces", "search the discards of the hinterland"]


def test_mushrooms_of_a_greedy_chancellor_are_three() -> None:
    # Ruling: mushrooms 1
    game = reds()
    lay(game, PLAINS, "mushrooms")
    game.reliquary[3] = EMPTY
    pile(game, 0, "tents", "keep", "scouts", "wolves")
    turn_of(game, CHANCELLOR)
    go(game, "use Mushrooms", "search the discards of the cradle")
    assert len(game.hand) == 3


# New Growth.


def test_new_growth_plays_beasts_and_hearth_to_any_faceup_site_with_room() -> None:
    # Ruling: new-growth 1
    game = reds("new_growth")
    lay(game, MOUNTAIN, "keep")  # which is full now
    assert beginning(drawn(game.copy(), "wolves"), "site") == ["cradle-1", "hinterland-1"]
    assert beginning(drawn(game.copy(), "storyteller"), "site") == ["cradle-1", "hinterland-1"]
    assert beginning(drawn(game, "scouts"), "site") == ["cradle-1"]


def test_new_growth_needs_room_afar_even_where_crop_rotation_could_make_some() -> None:
    game = reds("new_growth", "crop_rotation")
    lay(game, MOUNTAIN, "keep")
    assert beginning(drawn(game, "wolves"), "site") == ["cradle-1", "hinterland-1"]


def test_new_growth_helps_a_facedown_adviser_too() -> None:
    """Ruling O45."""
    game = held(reds("new_growth"), "wolves", "site hinterland-1")
    assert cards_at(game, COAST) == [card("elders"), card("wolves")]


def test_the_peoples_favor_discards_in_your_region_even_if_the_card_grows_elsewhere() -> None:
    game = reds("new_growth")
    raise_banner(game, RED, PEOPLES_FAVOR)
    held(game, "wolves", "site hinterland-1")
    assert offered(game) == ["card Longbows", "done"]


# Wild Cry.


def test_a_wild_cry_answers_every_beast_that_is_played_faceup() -> None:
    game = reds("wild_cry")
    game.supply[RED] = 3
    warbands = game.board[RED]
    held(game, "wolves")
    assert (game.supply[RED], game.board[RED]) == (4, warbands + 2)
    held(game, "tents", "site cradle-1")
    assert (game.supply[RED], game.board[RED]) == (4, warbands + 2)


def test_a_wild_cry_answers_neither_a_facedown_beast_nor_itself() -> None:
    # Ruling: wild-cry 1
    game = reds("wild_cry")
    warbands = game.board[RED]
    go(drawn(game, "wolves"), "adviser facedown")
    assert game.board[RED] == warbands
    assert held(reds(), "wild_cry").board[RED] == warbands


# Animal Host.


@pytest.mark.parametrize(("where", "warbands"), [("site cradle-1", 3), ("adviser faceup", 2)])
def test_an_animal_host_brings_a_warband_for_each_beast_at_sites(where: str, warbands: int) -> None:
    """Ruling O46: whoever rules them."""
    # Ruling: animal-host 1
    game = reds("wolves")
    game.facedown[RED].clear()
    lay(game, MOUNTAIN, "rangers")
    lay(game, COAST, "errand_boy")
    before = game.board[RED]
    held(game, "animal_host", where)
    assert game.board[RED] == before + warbands


# Forest Council.


@pytest.mark.parametrize(("ruler", "is_barred"), [(BLUE, True), (RED, False), (NOBODY, True), (CHANCELLOR, True)])
def test_a_forest_council_keeps_enemies_of_its_ruler_from_beasts(ruler: int, is_barred: bool) -> None:
    game = reds()
    lay(game, COAST, "forest_council")
    lay(game, PLAINS, "wolves")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    found = offered(game)
    for deal in ("muster on", "trade a secret with", "trade favor with"):
        assert (f"{deal} Wolves" not in found) == is_barred
        assert f"{deal} Longbows" in found


def test_a_forest_council_of_the_empire_lets_citizens_deal() -> None:
    game = reds()
    swear_in(game, RED)
    lay(game, COAST, "forest_council")
    lay(game, PLAINS, "wolves")
    assert "muster on Wolves" in offered(game)


# Bracken.


@pytest.mark.parametrize(("answer", "on_top"), [("yes", True), ("no", False)])
def test_bracken_sends_the_discards_of_a_search_onto_one_pile_or_under_it(answer: str, on_top: bool) -> None:
    game = reds("bracken")
    pile(game, 2, "book_burning")
    pile(game, 0, "tents", "keep", "scouts")
    go(game, "search the discards of the cradle")
    assert offered(game) == ["site cradle-1", "site provinces-1", "site hinterland-1", "done"]
    go(game, "site hinterland-1", answer, "card Scouts", "card Tents", "discard it")
    gone = [card("tents"), card("keep"), card("scouts")]
    there = card("book_burning")
    assert game.discards[2] == ([there, *gone] if on_top else [*reversed(gone), there])
    held(game, "wolves", "done")
    go(game, "discard it")
    assert game.discards[1][-1] == card("wolves")  # the Search is over


def test_bracken_may_be_left_alone() -> None:
    game = reds("bracken")
    pile(game, 0, "tents")
    go(game, "search the discards of the cradle", "done", "discard it")
    assert game.discards[1][-1] == card("tents")


def test_bracken_takes_what_a_banner_and_an_adviser_leave_and_not_what_a_card_discards_when_played() -> None:
    """Ruling O47."""
    # Ruling: bracken 1
    game = reds("bracken")
    raise_banner(game, RED, PEOPLES_FAVOR)
    site(game, 1, "river")
    lay(game, 1, "storyteller")
    lay(game, PLAINS, "tents")
    drawn_cards = pile(game, 0, "dazzle")
    go(game, "search the discards of the cradle", "site hinterland-1", "yes", "site cradle-1", "card Tents")
    go(game, "card Longbows")
    assert game.discards[2][-1] == card("tents")
    assert game.discards[1][-2:] == [card("longbows"), card("storyteller")]
    assert drawn_cards[0] in game.at
    game = reds("bracken", "scouts")
    game.facedown[RED].clear()
    hide(game, RED, "keep")
    pile(game, 0, "tents")
    go(game, "search the discards of the cradle", "site hinterland-1", "no", "adviser faceup", "card Keep")
    assert game.discards[2][0] == card("keep")


def test_bracken_that_is_used_is_not_discarded_in_its_search() -> None:
    """Ruling O45."""
    game = reds("bracken", "scouts")
    game.facedown[RED].clear()
    hide(game, RED, "keep")
    pile(game, 0, "tents")
    go(game, "search the discards of the cradle", "site hinterland-1", "no", "adviser faceup")
    assert offered(game) == ["card Scouts", "card Keep"]


def test_whoever_has_a_cracked_horn_may_still_choose_bracken() -> None:
    game = reds("bracken")
    hand(game, RED, "cracked_horn")
    pile(game, 0, "tents")
    go(game, "search the discards of the cradle", "site hinterland-1", "yes", "no", "discard it")
    assert game.discards[2][-1] == card("tents")
