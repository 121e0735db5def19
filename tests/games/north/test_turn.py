"""The Turn Sequence card, front and back, and rules cards 5 to 8."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER, only
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.rules import North
from ludotek.games.north.vocabulary import (
    CHARGED,
    DISCARDED,
    FORFEITED,
    LOST,
    MOVED,
    REPROGRAMMED,
    SAW,
    SHUFFLED,
    SPARKED,
    TOP_OF_DECK,
)
from tests.games.north.scenario import (
    ONES,
    TWOS,
    ZEROS,
    asked,
    c,
    cards_offered,
    end_turn,
    events,
    listen,
    next_turn,
    offered,
    play,
    put,
    seen,
    start,
)

HAND = [c("drift-walker"), c("pale-sentry"), c("rust-gleaner")]
RICH = [c(TWOS[0]), c(ONES[0]), c(ZEROS[4], 3), c(TWOS[1])]


def ready(**options: object) -> North:
    return put(start(**options), hand=HAND, deck=[], discard=[], wastes=RICH)


# The front.


def test_hand_discard_and_deck_are_shuffled_to_form_the_deck() -> None:
    """§19."""
    position = put(start(), hand=HAND[:1], deck=[HAND[1]], discard=[HAND[2]])
    heard = listen(position)
    position.shuffle(DAWN)
    assert (position.hand[DAWN], position.discard[DAWN]) == ([], [])
    assert position.deck_bag[DAWN] == sorted(HAND)
    assert events(heard, SHUFFLED) == [(DAWN, 3)]


def test_three_cards_are_drawn_and_only_their_owner_sees_them() -> None:
    """§20."""
    position = start()
    assert len(position.hand[DAWN]) == 3
    heard = listen(position)
    end_turn(position)
    play(position, offered(position, DUSK)[0], seat=DUSK)
    drawn = [event for event in heard if event[1] == SAW and event[2] == DUSK]
    assert len(drawn) >= 3
    assert all(event[0] == only(DUSK) for event in drawn)


def test_a_deck_lies_facility_side_up() -> None:
    """§19."""
    position = put(ready(), deck=[c("ember-keeper", number) for number in (1, 2, 3)], seat=DUSK)
    heard = listen(position)
    next_turn(position, DAWN)  # after which Dusk has four cards, and draws three
    back = position.deck.back[position.deck_top[DUSK]]
    assert events(heard, TOP_OF_DECK) == [(DUSK, back)]
    assert [seen(position, seat).sides[DUSK].deck_top for seat in (DAWN, DUSK)] == [back, back]


def test_there_are_four_directives() -> None:
    """§22-§25."""
    assert offered(ready()) == ["reprogram", "build", "activate", "discharge"]


def test_a_player_must_use_three_directives() -> None:
    """§21."""
    position = ready()
    assert "unable" not in offered(position)
    play(position, "activate", HAND[0])
    assert position.directives == 2
    assert "unable" not in offered(position)


def test_after_three_directives_nobody_is_asked_for_a_fourth() -> None:
    """§21."""
    position = put(ready(), hand=[c("pale-sentry", number) for number in (1, 2, 3)])
    play(position, "discharge", "activate", c("pale-sentry", 1), "activate", c("pale-sentry", 2))
    assert (asked(position), position.hand[DAWN]) == ("forced-pick", [c("pale-sentry", 3)])


def test_no_directive_is_used_more_than_twice() -> None:
    """§21."""
    position = put(ready(), hand=[c("signal-warden"), c("signal-warden", 2), c("thaw-engine")], zone=[])
    play(position, "activate", c("thaw-engine"), "activate", c("signal-warden"))
    while asked(position) != "choose-directive":
        play(position, offered(position)[0])
    assert "activate" not in offered(position)


def test_reprogram_discards_one_ancient_and_takes_one_of_a_different_value() -> None:
    """§13 and §22."""
    position = put(ready(), hand=[c(TWOS[2]), HAND[0]])
    play(position, "reprogram", c(TWOS[2]))
    values = [position.deck.value[position.wastes[move - 60]] for move in position.moves(DAWN)]
    assert sorted(values) == [0, 1]


def test_a_reprogrammed_ancient_moves_to_the_discard_then_its_spark_is_used() -> None:
    """§13, and ruling T7."""
    position = ready()
    heard = listen(position)
    play(position, "reprogram", HAND[0], "wastes 1")
    told = [event[1] for event in heard]
    assert events(heard, DISCARDED) == [(DAWN, HAND[0])]
    assert events(heard, REPROGRAMMED) == [(DAWN, RICH[0])]
    assert told.index(DISCARDED) < told.index(REPROGRAMMED) < told.index(SPARKED)
    assert {HAND[0], RICH[0]} <= set(position.discard[DAWN])


def test_build_discards_one_and_plays_the_top_card_of_the_wastes_deck_as_a_facility() -> None:
    """§14 and §23."""
    position = ready()
    top = position.wastes_top
    play(position, "build", HAND[0])
    assert top in position.zone[DAWN]
    assert position.lies_built(top)
    assert HAND[0] in position.discard[DAWN] + position.hand[DAWN]
    assert position.uses[position.deck.back[top]] == 1


def test_activate_plays_a_card_from_the_hand_as_an_ancient_and_uses_its_protocol() -> None:
    """§14 and §24, and ruling T26."""
    position = ready()
    play(position, "activate", HAND[1])
    assert HAND[1] in position.zone[DAWN]
    assert not position.lies_built(HAND[1])
    assert position.uses[position.deck.kind[HAND[1]]] == 1


def test_discharge_flips_the_node_and_it_cannot_be_discharged_again() -> None:
    """§25, and ruling T3."""
    position = play(ready(), "discharge")
    assert position.node[DAWN] == 0
    assert "discharge" not in offered(position)


def test_a_discharged_node_is_reset_to_level_one_after_the_directives() -> None:
    """§26, and ruling T3."""
    position = ready()
    position.node[DAWN] = 3
    play(position, "discharge")
    end_turn(position)
    assert position.node[DAWN] == 1


def test_any_other_node_is_charged() -> None:
    """§26."""
    position = put(ready(), hand=HAND[:2], deck=[], zone=[])
    heard = listen(position)
    position.used = [2, 2, 0, 2]
    play(position, "activate", HAND[1], "activate", HAND[0])
    assert position.node[DAWN] == 2
    assert events(heard, CHARGED) == [(DAWN, 2)]


# The back.


def test_the_other_player_loses_one_for_each_card_in_your_hand() -> None:
    """§27, and ruling T9."""
    position = ready()
    position.used, position.directives = [2, 2, 2, 2], 1
    position.offered = []
    heard = listen(position)
    play(position, "unable")
    assert events(heard, LOST) == [(DUSK, 3)]
    assert position.points == [40, 37]
    assert position.hand[DAWN] == sorted(HAND)


def test_the_other_player_moves_one_ancient_from_the_wastes_to_their_discard_without_a_spark() -> None:
    """§28, and ruling T8."""
    position = end_turn(ready())
    assert (position.acting(), asked(position)) == ([DUSK], "forced-pick")
    heard = listen(position)
    place = offered(position, DUSK)[0]
    card = position.wastes[position.moves(DUSK)[0] - 60]
    position.play(DUSK, position.moves(DUSK)[0])
    assert place.startswith("wastes")
    assert events(heard, MOVED) == [(DUSK, card)]
    assert events(heard, SPARKED) == []


def test_the_wastes_is_refilled_to_four_at_the_end_of_the_turn_and_not_before() -> None:
    """§29, and ruling T8."""
    position = play(ready(), "reprogram", HAND[0], "wastes 1")
    assert position.wastes_left() == 3
    position.used = [2, 2, 2, 2]
    position.offered = []
    play(position, "unable")
    assert (asked(position), position.wastes_left()) == ("forced-pick", 3)
    play(position, offered(position, DUSK)[0], seat=DUSK)
    assert position.wastes_left() == 4


def test_then_the_other_player_takes_a_turn() -> None:
    """§31."""
    position = next_turn(ready(), DAWN)
    assert (position.turn, position.turns, position.acting()) == (DUSK, 2, [DUSK])


@pytest.mark.parametrize("loser", [DAWN, DUSK])
def test_the_game_ends_when_either_player_has_no_points_at_the_end_of_the_second_players_turn(loser: int) -> None:
    """§30, and ruling T12."""
    position = ready()
    position.points[loser] = 0
    next_turn(position, DAWN)
    assert position.kind() != OVER
    next_turn(position, DUSK)
    assert position.kind() == OVER
    assert position.ending() in (0, 2)


def test_the_game_ends_when_four_or_fewer_cards_are_left_in_the_wastes_deck() -> None:
    """§30, and ruling T12: five before the refill."""
    position = next_turn(ready(), DAWN)
    del position.wastes_bag[4:]
    next_turn(position, DUSK)
    assert position.kind() == OVER
    assert position.ending() == 1


def test_otherwise_it_goes_on_with_the_first_player() -> None:
    """§31."""
    position = next_turn(next_turn(ready(), DAWN), DUSK)
    assert (position.kind() != OVER, position.turn) == (True, DAWN)


# Scoring.


def test_each_card_in_the_zone_scores_one_and_each_in_deck_hand_and_discard_its_value() -> None:
    """§32."""
    position = put(
        start(),
        hand=[c(TWOS[0])],
        deck=[c(ONES[0]), c(TWOS[1])],
        discard=[c(ONES[1]), c(ZEROS[0])],
        zone=[c(TWOS[2])],
        built=[c(ONES[2])],
    )
    position.points[DAWN] = 17
    assert position.worth(DAWN) == 17 + 2 + (2 + 1 + 2 + 1 + 0)


def test_the_most_points_win() -> None:
    """§33."""
    position = put(put(start(), hand=[], deck=[], discard=[]), hand=[], deck=[], discard=[], seat=DUSK)
    position.points = [20, 19]
    assert position.scores() == [1, -1]
    position.points = [18, 19]
    assert position.scores() == [-1, 1]


def test_a_tie_goes_to_the_most_cards_in_deck_and_zone_and_else_is_shared() -> None:
    """§34, and ruling T23."""
    position = put(put(start(), hand=[], deck=[], discard=[]), hand=[], deck=[], discard=[], seat=DUSK)
    position.points = [20, 20]
    assert position.scores() == [0, 0]
    put(position, discard=[c(ZEROS[0])], seat=DUSK)
    assert position.scores() == [-1, 1]


def test_too_thin_a_deck_forfeits_the_rest_of_the_directives() -> None:
    """Ruling T2."""
    position = put(ready(), hand=[], deck=[], discard=[])
    heard = listen(position)
    position.node[DAWN] = 0
    position.offered = []
    assert cards_offered(position) == []
    play(position, "unable")
    assert events(heard, FORFEITED) == [(DAWN, 3)]
