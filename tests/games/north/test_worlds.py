"""In how many worlds something is so: what `knowledge.py` reckons, against a list of them all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

from ludotek.core.rng import Rng
from ludotek.games.north.components import DAWN, DUSK, FACILITIES, KINDS
from ludotek.games.north.knowledge import (
    backs_shown,
    count_backs,
    draw_top,
    faces_shown,
    falling,
    middle_worlds,
    most_pool_worlds,
    pool_worlds,
)
from ludotek.games.north.rules import North
from ludotek.games.north.state import BACK, CLOSED, EMPTY, OPEN
from ludotek.games.north.vocabulary import UNABLE
from tests.games.north.scenario import c, clean, start, use
from tests.games.north.test_knowledge import KNOWN, MIDDLE, TOP, UNKNOWN, small

WALKERS = [c("drift-walker", number) for number in (1, 2, 3)]
SENTRIES = [c("pale-sentry", number) for number in (1, 2, 3)]
DRAWS = 2000


@pytest.mark.parametrize("places", range(4))
@pytest.mark.parametrize("cards", range(4))
def test_places_are_filled_in_as_many_ways_as_there_are(cards: int, places: int) -> None:
    assert falling(cards, places) == len(list(permutations(range(cards), places)))


# A player's cards.


def holding(hand: Sequence[int], known: Sequence[int], top: int = EMPTY) -> North:
    position = start()
    position.hand[DUSK], position.open[DUSK], position.deck_top[DUSK] = list(hand), list(known), top
    return position


def of_back(position: North, back: int) -> list[int]:
    """All cards with the back of this one."""
    return [card for card in range(len(position.deck.back)) if position.deck.back[card] == position.deck.back[back]]


def test_backs_are_shown_by_cards_of_a_hand_and_by_the_top_of_a_deck() -> None:
    same = of_back(start(), WALKERS[0])[:4]
    position = holding(same[:3], [BACK, BACK, CLOSED], same[3])
    shown = [0] * FACILITIES
    shown[position.deck.back[same[0]] - KINDS] = 3
    assert backs_shown(position, DUSK) == shown
    position.deck_top[DUSK] = EMPTY
    shown[position.deck.back[same[0]] - KINDS] = 2
    assert backs_shown(position, DUSK) == shown


def test_cards_with_a_back_are_counted() -> None:
    position = start()
    cards = [*WALKERS, *SENTRIES, c("rust-gleaner"), c("lantern-moth")]
    for facility in range(FACILITIES):
        there = [card for card in cards if position.deck.back[card] == KINDS + facility]
        assert count_backs(position, cards, facility) == len(there)


def showing() -> tuple[North, list[int], list[int]]:
    """Dusk shows two backs of one Facility and one of another; and the cards with either."""
    position = start()
    ours, theirs = (
        of_back(position, WALKERS[0]),
        [card for card in SENTRIES if card not in of_back(position, WALKERS[0])],
    )
    return holding([ours[0], ours[1]], [BACK, BACK], theirs[0]), ours, theirs


def ways(position: North, pool: Sequence[int]) -> int:
    """To lay cards of a pool where Dusk shows the backs of its hand and its Deck."""
    wanted = [position.deck.back[card] for card in (*position.hand[DUSK], position.deck_top[DUSK])]
    return len(
        [laid for laid in permutations(pool, len(wanted)) if [position.deck.back[card] for card in laid] == wanted]
    )


@pytest.mark.parametrize(("ours", "theirs"), [(2, 1), (3, 1), (3, 2), (1, 1), (2, 0)])
def test_a_pool_shows_its_backs_in_as_many_worlds_as_there_are(ours: int, theirs: int) -> None:
    position, some, others = showing()
    pool = some[:ours] + others[:theirs]
    assert pool_worlds(position, DUSK, pool) == ways(position, pool)


@pytest.mark.parametrize("wanted", [1, 2])
@pytest.mark.parametrize("more", [1, 2, 3])
def test_no_way_to_hand_out_unknown_cards_has_more_worlds_than_are_reckoned_at_most(wanted: int, more: int) -> None:
    position, some, others = showing()
    pool, zeros = some[:3] + others[:1], some[3 : 3 + more]
    found = [ways(position, [*pool, *given]) for given in combinations(zeros, min(wanted, more))]
    assert most_pool_worlds(position, DUSK, pool, zeros, wanted) == max(found)


def test_without_unknown_cards_there_is_nothing_to_hand_out() -> None:
    position, some, others = showing()
    assert most_pool_worlds(position, DUSK, some[:3] + others[:1], some[3:], 0) == 1


# The Wastes and the Wastes Deck.


def in_the_wastes(wastes: Sequence[int], top: int) -> North:
    position = start()
    position.wastes, position.far_seen = [*wastes, *[EMPTY] * (4 - len(wastes))], [0] * 4
    position.wastes_top, position.top_seen = top, 0
    return position


def test_faces_are_counted_whose_far_side_a_seat_does_not_know() -> None:
    position = in_the_wastes([WALKERS[0], WALKERS[1], SENTRIES[0]], EMPTY)
    position.far_seen[2] = 1 << DAWN
    shown = faces_shown(position, DAWN)
    assert (shown[position.deck.kind[WALKERS[0]]], sum(shown)) == (2, 2)
    assert sum(faces_shown(position, DUSK)) == 3


def middles(position: North, middle: Sequence[int], with_top: bool) -> int:
    """Ways to lay cards into The Wastes and on the Wastes Deck that show the same faces and the same back."""
    kind, back = position.deck.kind, position.deck.back
    faces = [kind[card] for card in position.wastes if card != EMPTY]
    return len(
        [
            laid
            for laid in permutations(middle, len(faces) + with_top)
            if [kind[card] for card in laid[: len(faces)]] == faces
            and (not with_top or back[laid[-1]] == back[position.wastes_top])
        ]
    )


@pytest.mark.parametrize(
    "middle",
    [
        [*WALKERS, *SENTRIES],
        [WALKERS[0], WALKERS[1], SENTRIES[0], SENTRIES[1]],
        [WALKERS[0], SENTRIES[0], SENTRIES[1], c("rust-gleaner"), c("lantern-moth")],
        [WALKERS[0], SENTRIES[1]],
        [SENTRIES[0], SENTRIES[1]],
    ],
    ids=len,
)
def test_the_middle_lies_as_it_is_seen_in_as_many_worlds_as_there_are(middle: list[int]) -> None:
    position = in_the_wastes([WALKERS[0]], SENTRIES[1])
    assert middle_worlds(position, DAWN, middle) == middles(position, middle, with_top=True)
    position.top_seen = 1 << DAWN
    assert middle_worlds(position, DAWN, middle) == middles(position, middle, with_top=False)


def test_a_card_is_less_likely_on_top_the_more_of_its_kind_lie_in_the_wastes() -> None:
    position = start()
    rare = next(
        card for card in of_back(position, WALKERS[0]) if position.deck.kind[card] != position.deck.kind[WALKERS[0]]
    )
    position = in_the_wastes([WALKERS[1]], rare)
    rng = Rng(5)
    drawn = [draw_top(position, DAWN, sorted([WALKERS[0], WALKERS[1], rare]), rng) for _ in range(DRAWS)]
    assert set(drawn) == {WALKERS[0], rare}
    assert abs(drawn.count(rare) - DRAWS * 2 / 3) < 85, "four standard deviations"


# What is imagined.


def test_a_hand_is_imagined_with_its_open_cards_its_backs_and_its_size() -> None:
    position = small()
    position.public = 0
    for card in (*KNOWN, *UNKNOWN, *MIDDLE):
        position.publish(card)
    position.hand[DUSK] = sorted([KNOWN[0], UNKNOWN[0], UNKNOWN[1], MIDDLE[1]])
    position.open[DUSK] = [CLOSED] * 4
    for card, openness in ((KNOWN[0], OPEN), (UNKNOWN[0], BACK)):
        position.open[DUSK][position.hand[DUSK].index(card)] = openness
    position.deck_bag[DUSK], position.wastes_bag = [MIDDLE[0]], [MIDDLE[2]]
    for seed in range(20):
        imagined = position.imagine(DAWN, Rng(seed))
        hand, known = imagined.hand[DUSK], imagined.open[DUSK]
        assert (len(hand), sorted(known)) == (4, sorted([OPEN, BACK, CLOSED, CLOSED]))
        assert hand[known.index(OPEN)] == KNOWN[0]
        assert position.deck.back[hand[known.index(BACK)]] == position.deck.back[UNKNOWN[0]]


def test_a_single_card_that_was_never_public_is_somebodys_in_every_world() -> None:
    position = small()
    position.publish(UNKNOWN[0])
    for seed in range(20):
        imagined = position.imagine(DAWN, Rng(seed))
        assert len(imagined.hand[DUSK]) + len(imagined.deck_bag[DUSK]) == 3


def test_of_the_card_on_top_its_back_alone_is_known() -> None:
    position = small()
    tops = {position.imagine(DAWN, Rng(seed)).wastes_top for seed in range(60)}
    assert len(tops) > 1
    assert {position.deck.back[card] for card in tops} == {position.deck.back[TOP]}


def test_a_hand_that_can_do_nothing_of_what_is_asked_is_imagined_too() -> None:
    """Only for Reprogramming does a player vouch that it can pay."""
    position = use(clean(hand=[WALKERS[0]], wastes=[WALKERS[1]]), "exchange hand and wastes")
    assert position.imagine(DUSK, Rng(1)).moves(DAWN) == [UNABLE]
