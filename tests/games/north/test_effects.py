"""The vocabulary of effects: every line of card text does what it says, as far as it can."""

from __future__ import annotations

import pytest

from ludotek.core.position import DEAL, only
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY, OPEN
from ludotek.games.north.vocabulary import FACE, FAR_SIDE, SPARKED
from tests.games.north.scenario import (
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
    use,
)

A, B, D = c("drift-walker"), c("pale-sentry"), c("rust-gleaner")
X, Y = c("siege-colossus"), c("glass-leviathan")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_draw_takes_cards_from_the_top_of_the_deck(number: int) -> None:
    position = play(use(clean(deck=[A, B, D, X]), f"draw {number}"))
    assert len(position.hand[DAWN]) == number
    assert A in position.hand[DAWN]
    assert position.deck_size(DAWN) == 4 - number


def test_draw_takes_what_is_there() -> None:
    position = play(use(clean(deck=[A]), "draw 3"))
    assert (position.hand[DAWN], position.deck_size(DAWN)) == ([A], 0)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_strike_makes_the_other_player_lose_points(number: int) -> None:
    assert use(clean(), f"strike {number}").points == [40, 40 - number]


@pytest.mark.parametrize(
    ("per", "lost"),
    [("facility", 2), ("ancient", 1), ("card in hand", 3), ("node level", 4)],
    ids=lambda value: str(value),
)
def test_strike_per_counts_what_is_there(per: str, lost: int) -> None:
    position = clean(hand=[c("stitcher"), c("thaw-engine"), c("ice-plough")], zone=[A], built=[B, D])
    position.node[DAWN] = 4
    assert use(position, f"strike per {per}").points == [40, 40 - lost]


@pytest.mark.parametrize(("theirs", "lost"), [([], 2), ([X], 1), ([X, Y], 0), ([X, Y, D], 0)])
def test_strike_per_lead_counts_the_cards_by_which_your_zone_is_ahead(theirs: list[int], lost: int) -> None:
    position = put(clean(zone=[A], built=[B]), zone=theirs, seat=DUSK)
    assert use(position, "strike per lead").points == [40, 40 - lost]


def test_mend_regains_points_up_to_forty() -> None:
    """§4, and ruling T11."""
    position = clean()
    position.points[DAWN] = 30
    assert use(position, "mend 3").points[DAWN] == 33
    position.points[DAWN] = 39
    assert use(position, "mend 2").points[DAWN] == 40


def test_charge_raises_the_node_at_once() -> None:
    assert use(clean(), "charge 2").node == [3, 1]


def test_reset_brings_back_a_discharged_node_and_nothing_else() -> None:
    position = clean()
    position.node[DAWN] = 3
    assert use(position, "reset").node[DAWN] == 3
    position.node[DAWN] = 0
    assert use(position, "reset").node[DAWN] == 1


def test_flip_yours_turns_a_card_over_and_plays_the_other_side() -> None:
    """§15."""
    position = use(clean(zone=[A], built=[B]), "flip yours")
    assert cards_offered(position) == [A, B]
    play(position, B)
    assert not position.lies_built(B)
    assert position.uses[kind("pale-sentry")] == 1
    assert position.points[DUSK] == 38


def test_flip_theirs_lets_the_owner_use_what_comes_up() -> None:
    """§15, and ruling T17."""
    position = put(clean(), built=[B], seat=DUSK)
    play(use(position, "flip theirs"), B)
    assert position.points == [38, 40]


def test_exchange_hand_and_wastes_gives_a_card_for_one_of_another_name() -> None:
    """§17."""
    position = clean(hand=[A, B], wastes=[c("drift-walker", 2), X])
    use(position, "exchange hand and wastes")
    assert cards_offered(position) == [A, B]
    play(position, A)
    assert offered(position) == ["wastes 2"]
    play(position, "wastes 2")
    assert position.hand[DAWN] == sorted([B, X])
    assert position.wastes[1] == A


def test_exchange_hand_and_zone_plays_the_card_from_the_hand() -> None:
    """§14, and rulings T17 and T26."""
    position = clean(hand=[B], built=[A])
    play(use(position, "exchange hand and zone"), B, A)
    assert (position.hand[DAWN], position.zone[DAWN]) == ([A], [B])
    assert position.points[DUSK] == 38, "its Protocol was used"
    assert not position.lies_built(A)


def test_exchange_zones_plays_both_cards_and_the_active_player_says_which_is_first() -> None:
    """§14, and rulings T16 and T17."""
    position = put(clean(built=[A]), zone=[B], seat=DUSK)
    play(use(position, "exchange zones"), A, B)
    assert asked(position) == "resolve"
    assert sorted(cards_offered(position)) == sorted([A, B])
    play(position, B)
    assert (position.zone[DAWN], position.zone[DUSK]) == ([B], [A])
    assert (position.uses[kind("pale-sentry")], position.uses[facility_of(position, A)]) == (1, 1)
    assert position.lies_built(A)


def test_salvage_takes_cards_from_the_discard_into_the_hand() -> None:
    position = use(clean(discard=[A, B, D]), "salvage 2")
    play(position, A, D)
    assert (position.hand[DAWN], position.discard[DAWN]) == (sorted([A, D]), [B])
    assert position.open[DAWN] == [OPEN, OPEN]


def test_refill_fills_the_wastes_in_the_middle_of_a_turn() -> None:
    position = play(use(clean(wastes=[X]), "refill"))
    assert position.wastes_left() == 4
    assert position.directives == 3


def test_scan_shows_far_sides_and_the_top_of_the_wastes_deck_to_one_seat_and_it_remembers() -> None:
    """Ruling T15."""
    position = clean(wastes=[X, Y])
    heard = listen(position)
    use(position, "scan")
    assert all(audience == only(DAWN) for audience, event, _, _ in heard if event in (FAR_SIDE, FACE))
    assert [place.far for place in seen(position, DAWN).wastes if place] == [
        position.deck.back[X],
        position.deck.back[Y],
    ]
    assert [place.far for place in seen(position, DUSK).wastes if place] == [None, None]
    assert seen(position, DAWN).wastes_face == position.wastes_top
    assert seen(position, DUSK).wastes_face is None
    play(position, "discharge")
    assert seen(position, DAWN).wastes[0].far == position.deck.back[X]  # type: ignore[union-attr]


@pytest.mark.parametrize("number", [1, 2])
def test_build_plays_top_cards_of_the_wastes_deck_as_facilities(number: int) -> None:
    position = clean()
    left = position.wastes_deck()
    use(position, f"build {number}")
    while asked(position) != "choose-directive":
        play(position, *([] if position.kind() == DEAL else [offered(position)[0]]))
    assert len(position.zone[DAWN]) >= number
    assert position.wastes_deck() == left - number


def test_raise_plays_a_card_from_the_wastes_as_a_facility_whatever_its_far_side() -> None:
    position = use(clean(wastes=[X, Y]), "raise")
    assert offered(position) == ["wastes 1", "wastes 2"]
    play(position, "wastes 2")
    assert position.zone[DAWN] == [Y]
    assert position.lies_built(Y)
    assert position.wastes[1] == EMPTY


def test_found_plays_a_card_from_the_hand_as_a_facility() -> None:
    """§14, and ruling T26."""
    position = play(use(clean(hand=[A]), "found"), A)
    assert position.zone[DAWN] == [A]
    assert position.uses[position.deck.back[A]] == 1


def test_activate_plays_a_card_from_the_hand_as_an_ancient() -> None:
    position = play(use(clean(hand=[B]), "activate"), B)
    assert position.zone[DAWN] == [B]
    assert position.points[DUSK] == 38


def test_recall_moves_a_card_from_your_zone_to_your_discard_and_triggers_nothing() -> None:
    """§18, and ruling T17."""
    position = play(use(clean(zone=[A], built=[X]), "recall"), X)
    assert (position.zone[DAWN], position.discard[DAWN]) == ([A], [X])
    assert not position.lies_built(X)
    assert sum(position.uses) == 0


def test_oust_moves_a_card_from_the_others_zone_to_their_discard() -> None:
    position = play(use(put(clean(), zone=[A, B], seat=DUSK), "oust"), B)
    assert (position.zone[DUSK], position.discard[DUSK]) == ([A], [B])


def test_take_moves_an_ancient_to_your_discard_without_its_spark() -> None:
    position = clean(wastes=[X, Y])
    heard = listen(position)
    play(use(position, "take"), "wastes 1")
    assert position.discard[DAWN] == [X]
    assert events(heard, SPARKED) == []


def test_scrap_discards_cards_from_the_hand() -> None:
    position = play(use(clean(hand=[A, B, D]), "scrap 2"), A, D)
    assert (position.hand[DAWN], position.discard[DAWN]) == ([B], [A, D])


def test_if_done_reads_on_only_if_the_line_before_did_something() -> None:
    paid = play(use(clean(hand=[A]), "scrap 1", "if done", "strike 3"), A)
    assert paid.points[DUSK] == 37
    assert use(clean(), "scrap 1", "if done", "strike 3").points[DUSK] == 40


@pytest.mark.parametrize(
    ("line", "there", "chosen"),
    [
        ("draw 2", {"deck": [A]}, []),
        ("charge 2", {}, []),
        ("scrap 2", {"hand": [A]}, [A]),
        ("salvage 2", {"discard": [A]}, [A]),
        ("build 2", {}, []),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_line_that_did_only_the_first_of_two_things_did_something(
    line: str, there: dict[str, list[int]], chosen: list[int]
) -> None:
    position = clean(**there)
    position.node[DAWN] = 3
    position.wastes_bag, position.wastes_top = [], c("pale-sentry", 2)  # a Forge, which strikes nobody
    assert play(use(position, line, "if done", "strike 3"), *chosen).points[DUSK] == 37


@pytest.mark.parametrize("line", ["draw 2", "charge 2", "scrap 2", "salvage 2", "build 2"])
def test_a_line_that_did_neither_of_two_things_did_nothing(line: str) -> None:
    position = clean()
    position.node[DAWN] = 4
    position.wastes_bag, position.wastes_top = [], EMPTY
    assert play(use(position, line, "if done", "strike 3")).points[DUSK] == 40


def test_echo_uses_the_protocol_of_an_ancient_in_your_zone_once_more() -> None:
    position = use(clean(zone=[B], built=[A]), "echo")
    assert cards_offered(position) == [B]
    assert play(position, B).points[DUSK] == 38


def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    """§16."""
    position = use(clean(), "flip yours", "oust", "recall", "salvage 1", "strike 2")
    assert position.points[DUSK] == 38
    assert asked(position) == "choose-directive"


def test_a_chain_of_three_protocols_with_a_choice_in_the_middle_runs_in_order() -> None:
    """Signal Warden is played and flips a Facility, whose Ancient side asks for a card to play as a Facility."""
    stitcher, warden = c("stitcher"), c("signal-warden")
    position = clean(hand=[warden, B, A], built=[stitcher])
    play(position, "activate", warden)
    assert asked(position) == "flip yours"
    play(position, stitcher)
    assert asked(position) == "found"
    play(position, B)
    assert position.uses[facility_of(position, B)] == 1
    assert position.lies_built(B)


def facility_of(position: North, card: int) -> int:
    back = position.deck.back[card]
    assert back in {facility(name) for name in ("beacon", "forge", "conduit", "vault")}
    return back
