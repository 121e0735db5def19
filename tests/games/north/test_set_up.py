"""Rules cards 1 and 2: set-up."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, DEAL, SPECTATOR, only
from ludotek.core.rng import Rng
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK, POINTS
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY
from ludotek.games.north.vocabulary import CHOSEN_FIRST, DEALT
from tests.games.north.scenario import events, seen, start


def test_each_player_is_dealt_four_ancients_of_value_zero() -> None:
    """§7."""
    position = start()
    for seat in (DAWN, DUSK):
        cards = position.deck_bag[seat] + position.hand[seat] + [c for c in [position.deck_top[seat]] if c != EMPTY]
        assert len(cards) == 4
        assert all(position.deck.value[card] == 0 for card in cards)


def test_players_may_look_at_their_own_cards_and_at_no_others() -> None:
    """§8."""
    position = GAME.start(first="dawn")
    assert isinstance(position, North)
    heard = position.heard = []
    rng = Rng(4)
    while position.kind() == DEAL:
        position.play(CHANCE, rng.choice(position.moves(CHANCE)))
    assert len(events(heard, DEALT)) == 8
    assert all(audience == only(seat) for audience, event, seat, _ in heard if event == DEALT)
    assert len(seen(position, DUSK).sides[DUSK].held) == 4
    assert seen(position, DAWN).sides[DUSK].held == ()
    assert seen(position, DAWN).sides[DUSK].unknown == 4
    assert seen(position, SPECTATOR).sides[DAWN].hand == ()


def test_all_remaining_ancients_are_the_wastes_deck_and_four_lie_in_the_wastes() -> None:
    """§9 and §10."""
    position = start()
    assert position.wastes_left() == 4
    assert position.wastes_deck() == 48 - 8 - 4
    assert any(position.deck.value[card] == 0 for card in position.wastes_bag)


def test_with_the_tower_array_twelve_more_cards_are_shuffled_in() -> None:
    """§5 and §39, and ruling T27."""
    assert start(tower_array=True).wastes_deck() == 60 - 8 - 4


def test_both_nodes_begin_at_level_one_and_both_players_with_forty_points() -> None:
    """§4 and §11."""
    position = start()
    assert position.node == [1, 1]
    assert position.points == [POINTS, POINTS]


@pytest.mark.parametrize(("first", "seat"), [("dawn", DAWN), ("dusk", DUSK)])
def test_a_first_player_is_determined_and_begins(first: str, seat: int) -> None:
    """§12 and §40."""
    position = start(first=first)
    assert (position.first, position.turn) == (seat, seat)


def test_by_default_chance_determines_the_first_player() -> None:
    """§40, and ruling T24."""
    position = GAME.start()
    assert [GAME.words(move) for move in position.moves(CHANCE)] == ["dawn first", "dusk first"]
    heard = position.heard = []
    position.play(CHANCE, GAME.read("dusk first"))
    assert events(heard, CHOSEN_FIRST) == [(DUSK, 0)]
