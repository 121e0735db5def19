"""Rulings on Directives, choices and piles of cards (rules.md)."""

from __future__ import annotations

import pytest

from ludotek.core.playout import settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK, HAND_LIMIT
from ludotek.games.north.state import EMPTY, OPEN
from ludotek.games.north.vocabulary import FORFEITED
from ludotek.games.north.words import SEATS
from tests.games.north.scenario import (
    ONES,
    ZEROS,
    asked,
    c,
    cards_offered,
    clean,
    events,
    listen,
    next_turn,
    offered,
    play,
    put,
    start,
    use,
)

A, B, D = c("drift-walker"), c("pale-sentry"), c("rust-gleaner")
X, Y = c("siege-colossus"), c("glass-leviathan")


def test_t1_two_cards_without_a_number_have_the_same_value() -> None:
    """Rulings T1 and T25."""
    position = clean(hand=[A], wastes=[B, c(ONES[0])])
    play(position, "reprogram", A)
    assert offered(position) == ["wastes 2"]


def test_t2_what_cannot_be_used_is_forfeited() -> None:
    """Ruling T2."""
    position = clean()
    position.node[DAWN] = 0
    assert offered(position) == ["unable"]


def test_t2_with_an_empty_hand_and_a_discharged_node_nobody_is_asked_for_a_directive() -> None:
    """Ruling T2."""
    position = clean()
    heard = listen(position)
    play(position, "discharge")
    assert events(heard, FORFEITED) == [(DAWN, 2)]
    assert (asked(position), position.acting()) == ("forced-pick", [DUSK])


def test_t2_whoever_holds_cards_that_nobody_knows_is_asked_even_if_none_of_them_will_do() -> None:
    """Ruling T2: only what lies hidden says that no zero can be Reprogrammed here; so the question must not tell it."""
    position = put(clean(hand=[A, B, D]), wastes=[c("drift-walker", 2)])
    position.used, position.node[DAWN] = [0, 2, 1, 2], 0
    play(position, "activate", A)
    assert offered(position) == ["unable"]


def test_t2_a_hand_that_everybody_knows_is_not_asked_in_vain() -> None:
    """Ruling T2."""
    position = put(clean(hand=[A, B, D]), wastes=[c("drift-walker", 2)])
    position.used, position.node[DAWN] = [0, 2, 1, 2], 0
    position.open[DAWN] = [OPEN] * 3
    heard = listen(position)
    play(position, "activate", A)
    assert events(heard, FORFEITED) == [(DAWN, 2)]


def test_t6_costs_and_targets_must_be_there_before_a_directive_is_chosen() -> None:
    """Ruling T6."""
    assert offered(clean(hand=[A], wastes=[B])) == ["build", "activate", "discharge"]
    assert offered(clean(wastes=[X])) == ["discharge"]
    position = clean(hand=[A], wastes=[X])
    position.wastes_bag, position.wastes_top = [], EMPTY
    assert offered(position) == ["reprogram", "activate", "discharge"]


def test_t7_a_spark_may_use_both_the_cost_and_the_target() -> None:
    """§13, and ruling T7."""
    stitcher = c("stitcher")
    position = play(clean(hand=[A], wastes=[stitcher]), "reprogram", A, "wastes 1")
    assert asked(position) == "salvage 1"
    assert cards_offered(position) == [A, stitcher]


def test_t8_without_ancients_left_the_pick_is_skipped() -> None:
    """Ruling T8."""
    position = clean(wastes=[])
    position.node[DAWN] = 0
    play(position, "unable")
    assert position.turn == DUSK
    assert asked(position) == "choose-directive"


def test_t9_cards_stay_in_hand_until_the_next_shuffle() -> None:
    """Ruling T9."""
    position = clean(hand=[A])
    position.used = [2, 2, 2, 2]
    position.offered = []
    assert play(position, "unable").hand[DAWN] == [A]


def test_t13_an_empty_wastes_deck_refills_as_far_as_it_can() -> None:
    """Ruling T13."""
    position = clean(wastes=[])
    position.wastes_bag = []
    play(use(position, "refill"))
    assert position.wastes_left() == 1
    assert position.wastes_deck() == 0


def test_t14_no_reshuffle_in_the_middle_of_a_turn() -> None:
    """Ruling T14."""
    assert use(clean(discard=[A, B]), "draw 2").hand[DAWN] == []


def test_t14_a_thin_deck_is_drawn_whole_at_the_beginning_of_a_turn() -> None:
    """Ruling T14."""
    position = put(clean(wastes=[]), hand=[], deck=[], discard=[A, B], seat=DUSK)
    position.node[DAWN] = 0
    play(position, "unable")
    assert sorted(position.hand[DUSK]) == sorted([A, B])


def test_t19_abilities_must_be_used_even_when_harmful() -> None:
    """§16, and ruling T19."""
    position = use(clean(hand=[X]), "scrap 1")
    assert offered(position) == [GAME.words(X)]


def test_t20_a_facility_and_an_ancient_are_never_of_the_same_name() -> None:
    """§17, and ruling T20."""
    position = clean(hand=[c("drift-walker", 2)], built=[A])
    use(position, "exchange hand and zone")
    assert cards_offered(position) == [c("drift-walker", 2)]
    position = clean(hand=[c("drift-walker", 2)], zone=[A])
    assert offered(use(position, "exchange hand and zone")) == ["unable"]


def test_t24_the_first_player_stays_the_first() -> None:
    """§12."""
    position = start()
    rng = Rng(2)
    while position.turns < 6:
        position.play(position.acting()[0], rng.choice(position.moves(position.acting()[0])))
        settle(position, rng)
    assert position.first == DAWN


def test_t25_only_the_discarded_cards_value_matters() -> None:
    """§22, and ruling T25."""
    position = clean(hand=[A, c(ONES[1])], wastes=[c(ONES[0])])
    play(position, "reprogram")
    assert cards_offered(position) == [A]


def test_t31_nobody_draws_beyond_twelve_cards() -> None:
    """Ruling T31."""
    cards = [c(name, number) for name in (*ZEROS, *ONES) for number in (1, 2, 3)]
    position = use(clean(hand=cards[:HAND_LIMIT], deck=cards[HAND_LIMIT : HAND_LIMIT + 2]), "draw 2")
    assert len(position.hand[DAWN]) == HAND_LIMIT


def test_t8_the_pick_is_any_ancient_there_and_cannot_be_declined() -> None:
    """§28, and ruling T8."""
    position = clean(wastes=[A, X, Y])
    position.node[DAWN] = 0
    play(position, "unable")
    assert asked(position) == "forced-pick"
    assert offered(position, DUSK) == ["wastes 1", "wastes 2", "wastes 3"]
    assert offered(position, DAWN) == []


def test_t9_a_hand_counts_once_and_waits_for_its_owners_next_shuffle() -> None:
    """§27, and ruling T9."""
    position = put(clean(hand=[A, B]), hand=[], deck=[], discard=[], seat=DUSK)
    next_turn(position, DAWN)
    assert position.points == [40, 38]
    assert position.hand[DAWN] == [A, B]
    next_turn(position, DUSK)
    assert position.points[DUSK] == 38, "it counted when Dawn's turn ended, and only then"


def test_t13_the_round_is_played_to_its_end_when_the_wastes_deck_has_run_out() -> None:
    """Ruling T13."""
    position = start()
    position.wastes_bag, position.wastes_top = [], EMPTY
    next_turn(position, DAWN)
    assert (position.turn, asked(position), position.wastes_left()) == (DUSK, "choose-directive", 3)
    next_turn(position, DUSK)
    assert position.kind() == OVER


def test_t19_whoever_uses_a_protocol_chooses_also_in_the_others_turn() -> None:
    """Rulings T17 and T19."""
    warden = c("signal-warden")
    position = put(clean(zone=[A]), built=[warden], zone=[B], seat=DUSK)
    play(use(position, "flip theirs"), warden)
    assert (asked(position), position.acting()) == ("flip yours", [DUSK])
    assert cards_offered(position, DUSK) == [B, warden]


@pytest.mark.parametrize("first", [DAWN, DUSK])
def test_t24_neither_player_is_given_anything_for_being_first_or_second(first: int) -> None:
    """Ruling T24."""
    position = start(first=SEATS[first])
    assert (position.points, position.node, position.directives) == ([40, 40], [1, 1], 3)
    assert [len(position.hand[seat]) + position.deck_size(seat) for seat in (DAWN, DUSK)] == [4, 4]
    assert len(position.hand[first]) == 3
    next_turn(position, first)
    assert (position.directives, len(position.hand[1 - first])) == (3, 3)


def test_t26_no_directive_plays_a_card_of_the_hand_as_a_facility() -> None:
    """§23 and §24, and ruling T26."""
    for directive in ("reprogram", "build", "activate"):
        position = play(clean(hand=[B], wastes=[X]), directive, B)
        assert not position.lies_built(B)
        assert (B in position.zone[DAWN]) == (directive == "activate")


def test_t31_a_hand_of_twelve_takes_nothing_from_the_discard() -> None:
    """Ruling T31."""
    cards = [c(name, number) for name in (*ZEROS, *ONES) for number in (1, 2, 3)]
    assert asked(use(clean(hand=cards[:11], discard=[X]), "salvage 1")) == "salvage 1"
    position = use(clean(hand=cards[:12], discard=[X]), "salvage 1")
    assert (asked(position), position.discard[DAWN]) == ("choose-directive", [X])
