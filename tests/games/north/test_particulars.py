"""What is told and asked, to the last number, and whose it is when Dusk does it."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, DEAL, only
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK, NorthOptions
from ludotek.games.north.printing import EFFECTS
from ludotek.games.north.rules import North
from ludotek.games.north.state import OPEN
from ludotek.games.north.steps.turn import END_OF_TURN, may_use_any
from ludotek.games.north.vocabulary import BY_CARDS, COULD_NOT, FACE, RESET, SCANNED, TIED, WON
from ludotek.games.north.words import ANCIENTS
from tests.games.north.scenario import (
    asked,
    c,
    cards_offered,
    clean,
    events,
    kind,
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


def test_nobody_acts_while_cards_are_dealt() -> None:
    assert GAME.start(first="dawn").acting() == []


def test_a_game_of_which_nothing_is_said_has_the_usual_options() -> None:
    position = North()
    assert (position.options, position.kind(), position.asked) == (NorthOptions(), DEAL, CHANCE)


def test_a_copy_has_come_as_far_as_its_original() -> None:
    position = start()
    assert position.copy().ply == position.ply > 0


# What a scan shows.


def test_a_scan_is_told_by_its_seat_and_shows_the_face_to_that_seat_alone() -> None:
    position = clean()
    heard = listen(position)
    use(position, "scan")
    assert events(heard, SCANNED) == [(DAWN, 0)]
    assert [event for event in heard if event[1] == FACE] == [(only(DAWN), FACE, position.wastes_top, 0)]


def test_what_one_player_has_scanned_the_other_may_scan_too_and_both_know_it() -> None:
    position = clean(wastes=[X])
    use(use(position, "scan", seat=DUSK), "scan")
    assert position.far_seen[0] == position.top_seen == only(DAWN) | only(DUSK)


# Whose it is.


def test_what_dusk_flips_is_dawns_to_use() -> None:
    position = play(use(clean(built=[B]), "flip theirs", seat=DUSK), B, seat=DUSK)
    assert position.points == [40, 38]


def test_an_exchange_of_zones_by_dusk_gives_each_what_the_other_had() -> None:
    position = put(clean(zone=[B]), zone=[D], seat=DUSK)
    play(use(position, "exchange zones", seat=DUSK), D, B, seat=DUSK)
    assert (position.zone[DAWN], position.zone[DUSK]) == ([D], [B])
    play(position, B)  # the active player orders what was played at the same moment
    assert position.points[DAWN] == 38, "it is Dusk who uses the Pale Sentry"


@pytest.mark.parametrize(("first", "second"), [(B, D), (D, B)])
def test_of_two_protocols_at_one_moment_each_is_used_once(first: int, second: int) -> None:
    position = put(clean(zone=[B]), zone=[D], seat=DUSK)
    play(use(position, "exchange zones"), B, D, first)
    assert (position.uses[kind("pale-sentry")], position.uses[kind("rust-gleaner")]) == (1, 1)


def test_an_echo_is_used_after_what_came_before_it_and_nobody_is_asked_for_an_order() -> None:
    position = play(use(clean(hand=[B], zone=[c("ice-plough")]), "activate", "echo"), B, B)
    assert asked(position) == "choose-directive"
    assert position.points[DUSK] == 36


# Who is asked.


@pytest.mark.parametrize("line", ["take", "raise", "exchange hand and wastes"])
def test_with_nothing_in_the_wastes_nobody_is_asked_for_something_of_it(line: str) -> None:
    assert asked(use(clean(hand=[A], wastes=[]), line)) == "choose-directive"


def test_the_last_ancient_of_the_wastes_can_be_taken() -> None:
    assert offered(use(clean(wastes=[X]), "take")) == ["wastes 1"]


def test_the_last_ancient_of_the_wastes_must_be_picked_at_the_end_of_a_turn() -> None:
    position = put(start(), wastes=[X])
    position.used, position.offered = [2, 2, 2, 2], []
    play(position, "unable")
    assert (position.acting(), offered(position, DUSK)) == ([DUSK], ["wastes 1"])


def test_a_hand_that_everybody_knows_may_have_one_card_to_exchange() -> None:
    position = clean(hand=[A], wastes=[X])
    position.open[DAWN] = [OPEN]
    assert cards_offered(use(position, "exchange hand and wastes")) == [A]


@pytest.mark.parametrize(("hand", "zone"), [([A], []), ([], [B])])
def test_an_exchange_of_hand_and_zone_needs_both(hand: list[int], zone: list[int]) -> None:
    assert asked(use(clean(hand=hand, zone=zone), "exchange hand and zone")) == "choose-directive"


def test_the_last_card_of_the_wastes_deck_can_be_built() -> None:
    position = put(start(), hand=[A])
    position.wastes_bag, position.wastes_top = [], c("ice-plough")
    assert "build" in offered(position)


def test_a_hand_that_everybody_knows_may_have_one_card_that_pays() -> None:
    position = clean(hand=[A], wastes=[X])
    position.open[DAWN], position.node[DAWN], position.used = [OPEN], 0, [0, 2, 2, 0]
    assert may_use_any(position, DAWN)


def test_without_ancients_in_the_wastes_nothing_can_be_reprogrammed_whatever_the_hand_is() -> None:
    position = clean(hand=[A], wastes=[])
    position.node[DAWN], position.used = 0, [0, 2, 2, 0]
    assert not may_use_any(position, DAWN)


def test_who_could_not_do_what_a_line_says_is_told_with_that_line() -> None:
    position = use(clean(hand=[A], wastes=[c("drift-walker", 2)]), "exchange hand and wastes")
    heard = listen(position)
    play(position, "unable")
    assert events(heard, COULD_NOT) == [(DAWN, EFFECTS["exchange hand and wastes"].number)]


def test_whoever_forfeits_has_no_directives_left() -> None:
    position = start()
    position.used, position.offered = [2, 2, 2, 2], []
    assert play(position, "unable").directives == 0


def test_every_text_that_is_read_counts_as_one_ability_of_the_turn() -> None:
    """Ruling T29."""
    position = put(start(overloaded=False), hand=[B, A], deck=[], discard=[])
    assert position.resolved == 0
    assert play(position, "activate", B).resolved == 1
    assert play(position, "discharge").resolved == 2


# Nodes.


def test_a_reset_is_told_by_its_seat_alone() -> None:
    position = clean()
    position.node[DAWN] = 0
    heard = listen(position)
    use(position, "reset")
    assert events(heard, RESET) == [(DAWN, 0)]
    position.node[DAWN] = 0
    next_turn(position, DAWN)
    assert events(heard, RESET) == [(DAWN, 0), (DAWN, 0)]


# The end.


def counted_out(dawn: int, dusk: int, *, zone: int = 0, deck: int = 0) -> tuple[North, list[tuple[int, int, int]]]:
    """Both have so many points and no cards, but Dawn these; and what everybody is told at the end."""
    cards = [c("drift-walker", number) for number in (1, 2, 3)]
    position = put(clean(deck=cards[:deck], zone=cards[deck : deck + zone]), hand=[], deck=[], discard=[], seat=DUSK)
    position.points = [dawn, dusk]
    heard = listen(position)
    END_OF_TURN.end(position)
    told = [(event, a, b) for _, event, a, b in heard if event in (WON, BY_CARDS, TIED)]
    return position, told


@pytest.mark.parametrize(("dawn", "dusk", "winner"), [(21, 20, 0), (20, 21, 1), (30, 20, 0), (20, 30, 1)])
def test_the_winner_is_told_with_the_points_by_which_it_won(dawn: int, dusk: int, winner: int) -> None:
    position, told = counted_out(dawn, dusk)
    assert told == [(WON, winner, abs(dawn - dusk))]
    assert position.scores() == ([1, -1], [-1, 1])[winner]


@pytest.mark.parametrize(("zone", "deck"), [(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)])
def test_where_points_are_equal_cards_in_deck_and_zone_decide_and_are_told(zone: int, deck: int) -> None:
    position, told = counted_out(20, 20 + zone, zone=zone, deck=deck)
    assert position.cards_of(DAWN) == zone + deck
    assert told == [(BY_CARDS, DAWN, zone + deck)]
    assert position.scores() == [1, -1]


def test_where_dusk_has_more_cards_it_wins() -> None:
    position = put(put(clean(), hand=[], deck=[], discard=[], seat=DUSK), deck=[A, D], seat=DUSK)
    heard = listen(position)
    END_OF_TURN.end(position)
    assert events(heard, BY_CARDS) == [(DUSK, 2)]
    assert position.scores() == [-1, 1]


def test_where_everything_is_equal_points_and_cards_are_told() -> None:
    position, told = counted_out(20, 20)
    assert (told, position.scores()) == ([(TIED, 20, 0)], [0, 0])


def test_the_tower_array_is_added_to_the_rest() -> None:
    towers = [c(ANCIENTS[16]), c(ANCIENTS[17])]
    position = put(start(tower_array=True), hand=[], deck=[], discard=[], zone=towers)
    assert position.worth(DAWN) == 40 + 2 + 3
