"""Rulings on Protocols: when one is used, by whom, and how often in a turn."""

from __future__ import annotations

import pytest

from ludotek.games.north.components import DAWN, DUSK, RESOLVED_AT_MOST
from ludotek.games.north.vocabulary import CAPPED, OVERLOADED, SPARKED, USED
from ludotek.games.north.words import say_line
from ludotek.locale import Language
from tests.games.north.scenario import (
    asked,
    c,
    cards_offered,
    clean,
    events,
    facility,
    kind,
    listen,
    play,
    put,
    start,
    use,
)

A, B = c("drift-walker"), c("pale-sentry")
X, Y = c("siege-colossus"), c("glass-leviathan")


def test_t16_the_text_is_finished_before_what_it_triggers() -> None:
    """Ruling T16."""
    position = clean(built=[B])
    heard = listen(position)
    play(use(position, "flip yours", "strike 1"), B)
    told = [(event, b) for _, event, _, b in heard if event in (USED, 24)]
    assert told == [(24, 1), (USED, kind("pale-sentry")), (24, 2)]


def test_t16_what_was_triggered_is_used_even_if_its_card_has_left_the_zone() -> None:
    """Ruling T16."""
    position = clean(built=[B])
    heard = listen(position)
    play(use(position, "flip yours", "recall"), B, B)
    assert (position.zone[DAWN], position.discard[DAWN]) == ([], [B])
    assert events(heard, USED) == [(DAWN, kind("pale-sentry"))]
    assert position.points[DUSK] == 38


def test_t16_what_was_triggered_is_used_as_it_lay_then_even_if_its_card_was_turned_since() -> None:
    """Ruling T16."""
    position = clean(zone=[B])
    heard = listen(position)
    play(use(position, "flip yours", "flip yours"), B, B)
    assert events(heard, USED) == [(DAWN, facility("beacon")), (DAWN, kind("pale-sentry"))]


def test_t17_what_a_card_triggered_in_a_zone_is_its_owners_even_if_the_card_has_gone_to_the_other() -> None:
    """Ruling T17."""
    other = c("siege-colossus")
    position = put(clean(built=[B]), zone=[other], seat=DUSK)
    heard = listen(position)
    play(use(position, "flip yours", "exchange zones"), B, B, other)
    assert position.zone == [[other], [B]]
    assert events(heard, USED)[0] == (DAWN, kind("pale-sentry"))


def test_t18_the_third_use_of_one_protocol_in_a_turn_is_ignored_and_copies_count_together() -> None:
    """§35-§37, and ruling T18."""
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = clean(hand=copies)
    heard = listen(position)
    use(position, "activate", "activate", "activate")
    play(position, *copies)
    assert position.points[DUSK] == 36
    assert events(heard, OVERLOADED) == [(DAWN, kind("pale-sentry"))]


def test_t18_without_the_option_it_is_used() -> None:
    """§37 and §38, and ruling T18."""
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = put(start(overloaded=False), hand=copies, deck=[], discard=[])
    use(position, "activate", "activate", "activate")
    assert play(position, *copies).points[DUSK] == 34


def test_t18_uses_are_counted_anew_in_every_turn() -> None:
    """§35, and ruling T18."""
    position = clean(hand=[B], wastes=[])
    position.uses[kind("pale-sentry")] = 2
    position.used = [2, 2, 2, 2]
    position.offered = []
    play(position, "unable")
    assert position.turn == DUSK
    assert position.uses[kind("pale-sentry")] == 0


def test_t18_sparks_are_not_counted() -> None:
    """Ruling T18."""
    copies = [c("pale-sentry", number) for number in (1, 2, 3)]
    position = clean(hand=[X, Y, copies[2]], wastes=copies[:2])
    heard = listen(position)
    play(position, "reprogram", X, "wastes 1", "reprogram", Y, "wastes 2", "activate", copies[2])
    assert events(heard, SPARKED) == [(DAWN, kind("pale-sentry"))] * 2
    assert position.points[DUSK] == 40 - 3 - 3 - 2


def test_t18_a_spark_is_used_where_the_protocol_of_its_card_would_be_ignored() -> None:
    """Ruling T18."""
    position = clean(hand=[X], wastes=[B])
    position.uses[kind("pale-sentry")] = 2
    assert play(position, "reprogram", X, "wastes 1").points[DUSK] == 37


def test_t18_nodes_are_not_counted() -> None:
    """Ruling T18."""
    position = clean(hand=[A])
    for _ in range(3):
        position.used, position.directives, position.offered = [0, 0, 0, 0], 3, []
        use(play(position, "discharge"), "reset")
    assert position.points[DUSK] == 40 - 3
    assert not any(position.uses)


def test_t18_it_counts_the_turn_whoever_uses_the_protocol() -> None:
    """Ruling T18."""
    position = put(clean(), built=[B], seat=DUSK)
    position.uses[kind("pale-sentry")] = 2
    heard = listen(position)
    play(use(position, "flip theirs"), B)
    assert events(heard, OVERLOADED) == [(DUSK, kind("pale-sentry"))]
    assert position.points == [40, 40]


def test_t29_after_two_hundred_abilities_in_a_turn_further_ones_are_ignored() -> None:
    """Ruling T29."""
    position = put(start(overloaded=False), hand=[B], deck=[], discard=[])
    heard = listen(position)
    position.resolved = RESOLVED_AT_MOST
    play(position, "activate", B)
    assert events(heard, CAPPED) == [(DAWN, kind("pale-sentry"))]
    assert position.points[DUSK] == 40


def test_an_exchange_of_zones_is_not_asked_for_where_all_bear_one_name() -> None:
    """§17."""
    position = put(clean(zone=[A]), zone=[c("drift-walker", 2)], seat=DUSK)
    assert asked(use(position, "exchange zones", "strike 1")) == "choose-directive"
    assert position.points[DUSK] == 39


def test_t32_an_echo_without_an_ancient_of_another_name_is_not_asked_for() -> None:
    """Ruling T32."""
    choirs = [c("choir-of-dials", number) for number in (1, 2)]
    position = clean(hand=choirs[:1], deck=[A], zone=choirs[1:], built=[B])
    play(position, "activate", choirs[0])
    assert asked(position) == "choose-directive"
    assert position.hand[DAWN] == [A], "the rest of the text is read all the same"


def test_t32_a_second_choir_of_dials_is_no_ancient_of_another_name() -> None:
    """Ruling T32."""
    choirs = [c("choir-of-dials", number) for number in (1, 2)]
    position = clean(hand=choirs[:1], zone=[choirs[1], B])
    play(position, "activate", choirs[0])
    assert cards_offered(position) == [B]


@pytest.mark.parametrize(("language", "words"), [("en", "of another name"), ("uk", "з іншою назвою")])
def test_t32_the_card_says_so(language: str, words: str) -> None:
    """Ruling T32."""
    assert words in Language(language).say(say_line("echo"))


def test_t16_protocols_triggered_at_once_are_ordered_by_whose_turn_it_is_not_by_who_caused_them() -> None:
    """Ruling T16."""
    position = put(clean(built=[A]), zone=[B], seat=DUSK)
    play(use(position, "exchange zones", seat=DUSK), B, A, seat=DUSK)
    assert (asked(position), position.acting()) == ("resolve", [DAWN])
    heard = listen(position)
    play(position, A)
    assert [name for _, name in events(heard, USED)] == [facility("forge"), kind("pale-sentry")]


def test_t16_what_was_triggered_is_used_in_the_order_it_was_triggered() -> None:
    """Ruling T16."""
    position = clean(built=[B, X])
    heard = listen(position)
    play(use(position, "flip yours", "flip yours"), X, B)
    assert [name for _, name in events(heard, USED)] == [kind("siege-colossus"), kind("pale-sentry")]


@pytest.mark.parametrize(("resolved", "is_overloaded", "lost"), [(199, False, 2), (200, False, 0), (200, True, 2)])
def test_t29_the_two_hundredth_ability_is_the_last_where_overloaded_is_off(
    resolved: int, is_overloaded: bool, lost: int
) -> None:
    """Ruling T29."""
    position = put(start(overloaded=is_overloaded), hand=[B], deck=[], discard=[])
    position.resolved = resolved
    assert play(position, "activate", B).points[DUSK] == 40 - lost
