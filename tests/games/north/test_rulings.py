"""Rulings T1 to T32 of docs/rules/north.md that the other files do not test."""

from __future__ import annotations

import pytest

from ludotek.core.playout import settle
from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR, TURN
from ludotek.core.rng import Rng
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK, HAND_LIMIT, RESOLVED_AT_MOST
from ludotek.games.north.state import BACK, CLOSED, EMPTY, OPEN
from ludotek.games.north.vocabulary import CAPPED, FORFEITED, OVERLOADED, SPARKED, UNABLE, USED
from ludotek.games.north.words import say_line
from ludotek.locale import Language
from tests.games.north.scenario import (
    ONES,
    TWOS,
    ZEROS,
    asked,
    c,
    cards_offered,
    clean,
    events,
    facility,
    kind,
    listen,
    offered,
    play,
    put,
    seen,
    start,
    use,
)

A, B, D = c("drift-walker"), c("pale-sentry"), c("rust-gleaner")
EVERYBODY = (DAWN, DUSK, SPECTATOR)
X, Y = c("siege-colossus"), c("glass-leviathan")


def test_t1_two_cards_without_a_number_have_the_same_value() -> None:
    position = clean(hand=[A], wastes=[B, c(ONES[0])])
    play(position, "reprogram", A)
    assert offered(position) == ["wastes 2"]


def test_t2_what_cannot_be_used_is_forfeited() -> None:
    position = clean()
    position.node[DAWN] = 0
    assert offered(position) == ["unable"]


def test_t2_with_an_empty_hand_and_a_discharged_node_nobody_is_asked_for_a_directive() -> None:
    position = clean()
    heard = listen(position)
    play(position, "discharge")
    assert events(heard, FORFEITED) == [(DAWN, 2)]
    assert (asked(position), position.acting()) == ("forced-pick", [DUSK])


def test_t2_whoever_holds_cards_that_nobody_knows_is_asked_even_if_none_of_them_will_do() -> None:
    """Only what lies hidden says that no zero can be Reprogrammed here; so the question must not tell it."""
    position = put(clean(hand=[A, B, D]), wastes=[c("drift-walker", 2)])
    position.used, position.node[DAWN] = [0, 2, 1, 2], 0
    play(position, "activate", A)
    assert offered(position) == ["unable"]


def test_t2_a_hand_that_everybody_knows_is_not_asked_in_vain() -> None:
    position = put(clean(hand=[A, B, D]), wastes=[c("drift-walker", 2)])
    position.used, position.node[DAWN] = [0, 2, 1, 2], 0
    position.open[DAWN] = [OPEN] * 3
    heard = listen(position)
    play(position, "activate", A)
    assert events(heard, FORFEITED) == [(DAWN, 2)]


def test_t3_a_node_reset_by_an_effect_may_be_discharged_again() -> None:
    position = use(play(clean(hand=[A]), "discharge"), "reset")
    assert "discharge" in offered(position)


def test_t4_charging_at_level_four_stays_there() -> None:
    position = clean()
    position.node[DAWN] = 4
    assert use(position, "charge 1").node[DAWN] == 4


def test_t5_a_node_may_be_discharged_on_the_first_turn() -> None:
    assert "discharge" in offered(start())


def test_t6_costs_and_targets_must_be_there_before_a_directive_is_chosen() -> None:
    assert offered(clean(hand=[A], wastes=[B])) == ["build", "activate", "discharge"]
    assert offered(clean(wastes=[X])) == ["discharge"]
    position = clean(hand=[A], wastes=[X])
    position.wastes_bag, position.wastes_top = [], EMPTY
    assert offered(position) == ["reprogram", "activate", "discharge"]


def test_t7_a_spark_may_use_both_the_cost_and_the_target() -> None:
    stitcher = c("stitcher")
    position = play(clean(hand=[A], wastes=[stitcher]), "reprogram", A, "wastes 1")
    assert asked(position) == "salvage 1"
    assert cards_offered(position) == [A, stitcher]


def test_t8_without_ancients_left_the_pick_is_skipped() -> None:
    position = clean(wastes=[])
    position.node[DAWN] = 0
    play(position, "unable")
    assert position.turn == DUSK
    assert asked(position) == "choose-directive"


def test_t9_cards_stay_in_hand_until_the_next_shuffle() -> None:
    position = clean(hand=[A])
    position.used = [2, 2, 2, 2]
    position.offered = []
    assert play(position, "unable").hand[DAWN] == [A]


def test_t10_points_stop_at_zero() -> None:
    position = clean()
    position.points[DUSK] = 2
    assert use(position, "strike 5").points[DUSK] == 0


def test_t10_a_player_without_points_can_still_win_by_cards() -> None:
    position = clean(discard=[c(two, number) for two in TWOS for number in (1, 2, 3)])
    position.points = [0, 10]
    assert position.scores() == [1, -1]


def test_t11_the_track_ends_at_forty_but_the_score_does_not() -> None:
    position = clean(discard=[X])
    assert use(position, "mend 3").points[DAWN] == 40
    assert position.worth(DAWN) == 42


def test_t13_an_empty_wastes_deck_refills_as_far_as_it_can() -> None:
    position = clean(wastes=[])
    position.wastes_bag = []
    play(use(position, "refill"))
    assert position.wastes_left() == 1
    assert position.wastes_deck() == 0


def test_t14_no_reshuffle_in_the_middle_of_a_turn() -> None:
    assert use(clean(discard=[A, B]), "draw 2").hand[DAWN] == []


def test_t14_a_thin_deck_is_drawn_whole_at_the_beginning_of_a_turn() -> None:
    position = put(clean(wastes=[]), hand=[], deck=[], discard=[A, B], seat=DUSK)
    position.node[DAWN] = 0
    play(position, "unable")
    assert sorted(position.hand[DUSK]) == sorted([A, B])


def test_t15_tops_zones_discards_and_counts_are_public() -> None:
    position = clean(hand=[A], deck=[B, D], discard=[X], zone=[Y])
    for seat in (DAWN, DUSK, SPECTATOR):
        side = seen(position, seat).sides[DAWN]
        assert side.deck_top == position.deck.back[B]
        assert (side.discard, side.zone) == ((X,), (Y,))
        assert (side.hand_size, side.deck_size) == (1, 2)
    assert seen(position, DUSK).sides[DAWN].hand == ()
    assert seen(position, DUSK).wastes_top == position.deck.back[position.wastes_top]


def test_t15_a_players_own_deck_can_be_looked_through_but_has_no_order() -> None:
    assert seen(clean(deck=[X, A, B]), DAWN).sides[DAWN].held == tuple(sorted([X, A, B]))


def test_t15_backs_in_a_hand_are_hidden_unless_the_table_wants_them_open() -> None:
    assert start().open[DAWN] == [CLOSED] * 3
    assert start(backs="open").open[DAWN] == [BACK] * 3


def test_t15_a_card_from_the_top_of_a_deck_is_known_by_its_back_in_the_hand() -> None:
    position = play(use(clean(deck=[A]), "draw 1"))
    assert seen(position, DUSK).sides[DAWN].hand_backs == (position.deck.back[A],)
    assert seen(position, DUSK).sides[DAWN].hand == ()


def test_t16_the_text_is_finished_before_what_it_triggers() -> None:
    position = clean(built=[B])
    heard = listen(position)
    play(use(position, "flip yours", "strike 1"), B)
    told = [(event, b) for _, event, _, b in heard if event in (USED, 24)]
    assert told == [(24, 1), (USED, kind("pale-sentry")), (24, 2)]


def test_t16_what_was_triggered_is_used_even_if_its_card_has_left_the_zone() -> None:
    position = clean(built=[B])
    heard = listen(position)
    play(use(position, "flip yours", "recall"), B, B)
    assert (position.zone[DAWN], position.discard[DAWN]) == ([], [B])
    assert events(heard, USED) == [(DAWN, kind("pale-sentry"))]
    assert position.points[DUSK] == 38


def test_t16_what_was_triggered_is_used_as_it_lay_then_even_if_its_card_was_turned_since() -> None:
    position = clean(zone=[B])
    heard = listen(position)
    play(use(position, "flip yours", "flip yours"), B, B)
    assert events(heard, USED) == [(DAWN, facility("beacon")), (DAWN, kind("pale-sentry"))]


def test_t17_what_a_card_triggered_in_a_zone_is_its_owners_even_if_the_card_has_gone_to_the_other() -> None:
    other = c("siege-colossus")
    position = put(clean(built=[B]), zone=[other], seat=DUSK)
    heard = listen(position)
    play(use(position, "flip yours", "exchange zones"), B, B, other)
    assert position.zone == [[other], [B]]
    assert events(heard, USED)[0] == (DAWN, kind("pale-sentry"))


def test_t18_the_third_use_of_one_protocol_in_a_turn_is_ignored_and_copies_count_together() -> None:
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = clean(hand=copies)
    heard = listen(position)
    use(position, "activate", "activate", "activate")
    play(position, *copies)
    assert position.points[DUSK] == 36
    assert events(heard, OVERLOADED) == [(DAWN, kind("pale-sentry"))]


def test_t18_without_the_option_it_is_used() -> None:
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = put(start(overloaded=False), hand=copies, deck=[], discard=[])
    use(position, "activate", "activate", "activate")
    assert play(position, *copies).points[DUSK] == 34


def test_t18_uses_are_counted_anew_in_every_turn() -> None:
    position = clean(hand=[B], wastes=[])
    position.uses[kind("pale-sentry")] = 2
    position.used = [2, 2, 2, 2]
    position.offered = []
    play(position, "unable")
    assert position.turn == DUSK
    assert position.uses[kind("pale-sentry")] == 0


def test_t18_sparks_are_not_counted() -> None:
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = clean(hand=[X, Y, copies[2]], wastes=copies[:2])
    heard = listen(position)
    play(position, "reprogram", X, "wastes 1", "reprogram", Y, "wastes 2", "activate", copies[2])
    assert events(heard, SPARKED) == [(DAWN, kind("pale-sentry"))] * 2
    assert position.points[DUSK] == 40 - 3 - 3 - 2


def test_t18_a_spark_is_used_where_the_protocol_of_its_card_would_be_ignored() -> None:
    position = clean(hand=[X], wastes=[B])
    position.uses[kind("pale-sentry")] = 2
    assert play(position, "reprogram", X, "wastes 1").points[DUSK] == 37


def test_t18_nodes_are_not_counted() -> None:
    position = clean(hand=[A])
    for _ in range(3):
        position.used, position.directives, position.offered = [0, 0, 0, 0], 3, []
        use(play(position, "discharge"), "reset")
    assert position.points[DUSK] == 40 - 3
    assert not any(position.uses)


def test_t18_it_counts_the_turn_whoever_uses_the_protocol() -> None:
    position = put(clean(), built=[B], seat=DUSK)
    position.uses[kind("pale-sentry")] = 2
    heard = listen(position)
    play(use(position, "flip theirs"), B)
    assert events(heard, OVERLOADED) == [(DUSK, kind("pale-sentry"))]
    assert position.points == [40, 40]


def test_t19_abilities_must_be_used_even_when_harmful() -> None:
    position = use(clean(hand=[X]), "scrap 1")
    assert offered(position) == [GAME.words(X)]


def test_t20_a_facility_and_an_ancient_are_never_of_the_same_name() -> None:
    position = clean(hand=[c("drift-walker", 2)], built=[A])
    use(position, "exchange hand and zone")
    assert cards_offered(position) == [c("drift-walker", 2)]
    position = clean(hand=[c("drift-walker", 2)], zone=[A])
    assert offered(use(position, "exchange hand and zone")) == ["unable"]


def test_t21_only_ancients_and_facilities_count_in_a_zone() -> None:
    assert clean().worth(DAWN) == 40


def test_t22_a_card_of_value_two_is_worth_one_in_the_zone() -> None:
    assert clean(zone=[X]).worth(DAWN) == 41
    assert clean(discard=[X]).worth(DAWN) == 42


def test_t24_the_first_player_stays_the_first() -> None:
    position = start()
    rng = Rng(2)
    while position.turns < 5:
        position.play(position.acting()[0], rng.choice(position.moves(position.acting()[0])))
        settle(position, rng)
    assert position.first == DAWN


def test_t25_only_the_discarded_cards_value_matters() -> None:
    position = clean(hand=[A, c(ONES[1])], wastes=[c(ONES[0])])
    play(position, "reprogram")
    assert cards_offered(position) == [A]


def test_t27_different_towers_standing_in_a_zone_score_one_three_six_or_ten() -> None:
    position = put(start(tower_array=True), hand=[], deck=[], discard=[])
    towers = [c("tower-of-ash"), c("tower-of-ash", 2), c("tower-of-bells"), c("tower-of-salt"), c("tower-of-eyes")]
    scored = []
    for number in range(1, 6):
        position.zone[DAWN] = towers[:number]
        scored.append(position.array(DAWN))
    assert scored == [1, 1, 3, 6, 10]
    position.built |= 1 << towers[-1]
    assert position.array(DAWN) == 6


def test_t28_a_node_reset_after_a_discharge_is_charged_at_the_end_of_the_turn() -> None:
    position = use(play(clean(hand=[A]), "discharge"), "reset")
    position.used = [2, 2, 2, 2]
    position.offered = []
    assert play(position, "unable").node[DAWN] == 2


def test_t29_after_two_hundred_abilities_in_a_turn_further_ones_are_ignored() -> None:
    position = put(start(overloaded=False), hand=[B], deck=[], discard=[])
    heard = listen(position)
    position.resolved = RESOLVED_AT_MOST
    play(position, "activate", B)
    assert events(heard, CAPPED) == [(DAWN, kind("pale-sentry"))]
    assert position.points[DUSK] == 40


def test_t30_only_the_first_card_of_a_refill_has_shown_its_back() -> None:
    position = play(use(clean(wastes=[]), "refill"))
    assert position.far_seen == [EVERYONE, 0, 0, 0]


def test_t30_what_is_exchanged_from_a_hand_is_shown() -> None:
    position = play(use(clean(hand=[A], wastes=[X]), "exchange hand and wastes"), A)
    assert position.open[DAWN] == [OPEN]
    assert seen(position, DUSK).sides[DAWN].hand == (A,)


def test_t30_a_shuffle_makes_everybody_forget_which_back_lay_on_top() -> None:
    position = put(clean(wastes=[]), hand=[], deck=[B, A, D, X], discard=[], seat=DUSK)
    position.node[DAWN] = 0
    assert [seen(position, seat).sides[DUSK].deck_top for seat in EVERYBODY] == [position.deck.back[B]] * 3
    position.play(DAWN, UNABLE)
    while position.turn == DAWN:
        position.play(CHANCE, position.moves(CHANCE)[0])
    assert [seen(position, seat).sides[DUSK].deck_top for seat in EVERYBODY] == [None] * 3
    assert position.moves(CHANCE) == sorted([A, B, D, X]), "any of them may be drawn first"


def test_t31_nobody_draws_beyond_twelve_cards() -> None:
    cards = [c(name, number) for name in (*ZEROS, *ONES) for number in (1, 2, 3)]
    position = use(clean(hand=cards[:HAND_LIMIT], deck=cards[HAND_LIMIT : HAND_LIMIT + 2]), "draw 2")
    assert len(position.hand[DAWN]) == HAND_LIMIT


def test_a_prompt_is_not_skipped_because_of_a_hidden_hand() -> None:
    """Whether Dawn can exchange depends on its hand, which Dusk cannot see: so it is asked all the same."""
    position = use(clean(hand=[A], wastes=[c("drift-walker", 2)]), "exchange hand and wastes")
    assert (position.kind(), offered(position)) == (TURN, ["unable"])
    assert position.moves(CHANCE) == []


def test_a_prompt_is_skipped_where_everybody_knows_that_hand() -> None:
    position = clean(hand=[A], wastes=[c("drift-walker", 2)])
    position.open[DAWN] = [OPEN]
    assert asked(use(position, "exchange hand and wastes")) == "choose-directive"


def test_an_exchange_of_zones_is_not_asked_for_where_all_bear_one_name() -> None:
    position = put(clean(zone=[A]), zone=[c("drift-walker", 2)], seat=DUSK)
    assert asked(use(position, "exchange zones", "strike 1")) == "choose-directive"
    assert position.points[DUSK] == 39


def test_t32_an_echo_without_an_ancient_of_another_name_is_not_asked_for() -> None:
    choirs = [c("choir-of-dials", number) for number in (1, 2)]
    position = clean(hand=choirs[:1], deck=[A], zone=choirs[1:], built=[B])
    play(position, "activate", choirs[0])
    assert asked(position) == "choose-directive"
    assert position.hand[DAWN] == [A], "the rest of the text is read all the same"


def test_t32_a_second_choir_of_dials_is_no_ancient_of_another_name() -> None:
    choirs = [c("choir-of-dials", number) for number in (1, 2)]
    position = clean(hand=choirs[:1], zone=[choirs[1], B])
    play(position, "activate", choirs[0])
    assert cards_offered(position) == [B]


@pytest.mark.parametrize(("language", "words"), [("en", "of another name"), ("uk", "з іншою назвою")])
def test_t32_the_card_says_so(language: str, words: str) -> None:
    assert words in Language(language).say(say_line("echo"))
