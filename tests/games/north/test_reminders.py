"""Rules cards 4, 7 and 8: what is said beside the turn, sentence by sentence."""

from __future__ import annotations

from ludotek.core.position import OVER
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.vocabulary import BY_BOTH
from tests.games.north.scenario import (
    c,
    cards_offered,
    clean,
    facility,
    next_turn,
    offered,
    play,
    put,
    seen,
    start,
    use,
)

A, B, D = c("drift-walker"), c("pale-sentry"), c("rust-gleaner")
X, Y = c("siege-colossus"), c("glass-leviathan")


def test_cards_played_to_a_zone_remain_there_until_the_end_of_the_game() -> None:
    """§18."""
    position = put(start(), zone=[A], built=[B])
    next_turn(position, DAWN)
    next_turn(position, DUSK)
    assert position.turns == 3
    assert position.zone[DAWN][:2] == [A, B]
    assert position.lies_built(B)
    assert not position.lies_built(A)


def test_both_ends_at_once_are_told_as_both() -> None:
    """§30."""
    position = start()
    next_turn(position, DAWN)
    del position.wastes_bag[4:]
    position.points[DAWN] = 0
    next_turn(position, DUSK)
    assert position.kind() == OVER
    assert GAME.endings[position.ending()] == "both"
    assert position.ending() == BY_BOTH


def test_the_game_does_not_end_with_the_first_players_turn() -> None:
    """§30, and ruling T12."""
    position = start()
    del position.wastes_bag[2:]
    next_turn(position, DAWN)
    assert position.kind() != OVER


def test_discarded_cards_always_come_from_the_hand() -> None:
    position = use(clean(hand=[A], deck=[B], zone=[D], discard=[X]), "scrap 1")
    assert cards_offered(position) == [A]


def test_cards_in_the_wastes_show_their_ancient_and_nothing_else() -> None:
    """§10, and ruling T15."""
    position = start()
    position.far_seen = [0] * 4
    assert all(place is not None and place.far is None for place in seen(position, DAWN).wastes)


def test_players_see_both_sides_of_cards_in_their_zone_and_hand() -> None:
    """A card's number tells its kind and its back."""
    position = clean(hand=[A], zone=[D], built=[B])
    own = seen(position, DAWN).sides[DAWN]
    assert (own.hand, own.zone) == ((A,), (D, B))
    assert position.deck.back[A] == facility("forge")
    assert seen(position, DUSK).sides[DAWN].hand == ()


def test_an_ancient_is_never_exchanged_for_one_of_the_same_name() -> None:
    """§17."""
    position = use(clean(hand=[A], wastes=[c("drift-walker", 2), X]), "exchange hand and wastes")
    play(position, A)
    assert offered(position) == ["wastes 2"]


def test_where_only_the_same_name_lies_there_nothing_is_exchanged() -> None:
    """§16 and §17."""
    position = use(clean(hand=[A], wastes=[c("drift-walker", 2)]), "exchange hand and wastes", "strike 1")
    play(position, "unable")
    assert (position.hand[DAWN], position.points[DUSK]) == ([A], 39)


def test_a_card_that_is_built_uses_the_protocol_of_its_facility_and_not_that_of_its_ancient() -> None:
    """§2 and §14."""
    position = play(use(clean(hand=[X]), "found"), X)
    assert position.uses[facility("beacon")] == 1
    assert sum(position.uses) == 1
