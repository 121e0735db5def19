"""What a seat sees: the deck from the top and what was buried, relics in their places, who rules a site."""

from __future__ import annotations

import pytest

from ludotek.core.pile import undecided
from ludotek.games.oath.catalogue import NAMES, card
from ludotek.games.oath.marks import RELIC_BACK
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


def put_into_the_deck(p: Oath, place: int, id: str, *seats: int) -> int:
    """A card that these seats have seen lies in the world deck; 0 is the bottom."""
    number = card(id)
    out_of_the_deck(p, number)
    p.world.insert(place, number)
    p.cards.seen[number] = sum(1 << seat for seat in seats)
    return number


def test_buried_cards_are_not_taken_for_the_decks_top() -> None:
    p = reds()
    buried = put_into_the_deck(p, 0, "wolves", RED)
    assert (view(p, RED).known_deck, view(p, RED).buried) == ((), (buried,))
    top = put_into_the_deck(p, len(p.world), "tents", RED)
    assert (view(p, RED).known_deck, view(p, RED).buried) == ((top,), (buried,))
    assert (view(p, BLUE).known_deck, view(p, BLUE).buried) == ((), ())


def test_what_the_cracked_horn_puts_under_the_deck_is_buried() -> None:
    p = reds()
    hand(p, RED, "cracked_horn")
    let_chance(play(p, "search the world deck"))
    play(p, "yes")
    kept, *others = p.hand
    play(p, f"card {NAMES[kept]}", f"card {NAMES[others[0]]}", "discard it")
    assert view(p, RED).known_deck == ()
    assert sorted(view(p, RED).buried) == sorted([kept, *others])


def test_a_second_relic_keeps_its_place_when_the_first_is_gone() -> None:
    p = reds()
    site(p, 1, "drowned_city")
    p.pawn[RED] = 1
    assert view(p, RED).sites[1].relics == (-1 - RELIC_BACK, -1 - RELIC_BACK)
    let_chance(play(p, "recover relic 1"))
    assert p.ground[2:4][1] == undecided(RELIC_BACK)
    assert view(p, RED).sites[1].relics == (None, -1 - RELIC_BACK)
    assert "peek at relic 2" in offered(p)


@pytest.mark.parametrize(("is_citizen", "ruler"), [(False, RED), (True, CHANCELLOR)])
def test_the_bandit_crown_rules_where_no_warbands_stand(is_citizen: bool, ruler: int) -> None:
    p = reds()
    station(p, PLAINS, BLUE, 0)
    assert view(p, RED).sites[PLAINS].ruler is None
    hand(p, RED, "bandit_crown")
    if is_citizen:
        swear_in(p, RED)
    assert view(p, RED).sites[PLAINS].ruler == ruler
    assert view(p, RED).sites[1].ruler is None, "nobody rules what lies facedown"
