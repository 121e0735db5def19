"""What a seat sees: the deck from the top and what was buried, relics in their places, who rules a site."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import NAMES, card
from ludotek.games.oath.marks import RELIC_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.view import view
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    PLAINS,
    RED,
    hand,
    let_chance,
    offered,
    out_of_the_deck,
    play,
    reds,
    site,
    station,
    swear_in,
)


def put_into_the_deck(game: Oath, place: int, id: str, *seats: int) -> int:
    """A card that these seats have seen lies in the world deck; 0 is the bottom."""
    number = card(id)
    out_of_the_deck(game, number)
    game.world.insert(place, number)
    game.cards.seen[number] = sum(1 << seat for seat in seats)
    return number


def test_buried_cards_are_not_taken_for_the_decks_top() -> None:
    game = reds()
    buried = put_into_the_deck(game, 0, "wolves", RED)
    assert (view(game, RED).known_deck, view(game, RED).buried) == ((), (buried,))
    top = put_into_the_deck(game, len(game.world), "tents", RED)
    assert (view(game, RED).known_deck, view(game, RED).buried) == ((top,), (buried,))
    assert (view(game, BLUE).known_deck, view(game, BLUE).buried) == ((), ())


def test_what_the_cracked_horn_puts_under_the_deck_is_buried() -> None:
    game = reds()
    hand(game, RED, "cracked_horn")
    let_chance(play(game, "search the world deck"))
    play(game, "yes")
    kept, *others = game.hand
    play(game, f"card {NAMES[kept]}", f"card {NAMES[others[0]]}", "discard it")
    assert view(game, RED).known_deck == ()
    assert sorted(view(game, RED).buried) == sorted([kept, *others])


def test_a_second_relic_keeps_its_place_when_the_first_is_gone() -> None:
    game = reds()
    site(game, 1, "drowned_city")
    game.pawn[RED] = 1
    assert view(game, RED).sites[1].relics == (-1 - RELIC_BACK, -1 - RELIC_BACK)
    let_chance(play(game, "recover relic 1"))
    assert game.ground[2:4][1] == undecided(RELIC_BACK)
    assert view(game, RED).sites[1].relics == (None, -1 - RELIC_BACK)
    assert "peek at relic 2" in offered(game)


@pytest.mark.parametrize(("is_citizen", "ruler"), [(False, RED), (True, CHANCELLOR)])
def test_the_bandit_crown_rules_where_no_warbands_stand(is_citizen: bool, ruler: int) -> None:
    game = reds()
    station(game, PLAINS, BLUE, 0)
    assert view(game, RED).sites[PLAINS].ruler is None
    hand(game, RED, "bandit_crown")
    if is_citizen:
        swear_in(game, RED)
    assert view(game, RED).sites[PLAINS].ruler == ruler
    assert view(game, RED).sites[1].ruler is None, "nobody rules what lies facedown"
