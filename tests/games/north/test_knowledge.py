"""What a seat imagines is every world that it thinks possible, each as often as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludotek.core.rng import Rng
from ludotek.core.testing import check_game
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.rules import North
from ludotek.games.north.state import BACK, CLOSED
from ludotek.games.north.vocabulary import TAKEN
from tests.games.north.scenario import c, clean, events, facility, listen, play, put, seen, start, use

World = tuple[tuple[int, ...], int, tuple[int, ...], int, tuple[int, ...]]
SAMPLES = 6000

PLACES = [c("drift-walker", 1), c("siege-colossus", 1)]  # in The Wastes: their faces are open
TOP = c("pale-sentry", 2)  # on the Wastes Deck: its back is open
MIDDLE = [c("drift-walker", 2), c("pale-sentry", 1), c("siege-colossus", 3)]
KNOWN = [c("stitcher", 1)]  # has been public, and is Dusk's
UNKNOWN = [c("drift-walker", 3), c("rust-gleaner", 1)]  # Dusk's first cards, never public


def small() -> North:
    """Nine cards of which Dawn does not know everything; all others are out of the game."""
    position = start()
    position.wastes, position.far_seen = [*PLACES, -1, -1], [0] * 4
    position.wastes_top, position.top_seen, position.wastes_bag = TOP, 0, sorted(MIDDLE)
    position.public = 1 << KNOWN[0]
    position.deck_bag, position.deck_top = [[], [UNKNOWN[1]]], [-1, -1]
    position.hand, position.open = [[], sorted([KNOWN[0], UNKNOWN[0]])], [[], [CLOSED, CLOSED]]
    position.open[DUSK][position.hand[DUSK].index(UNKNOWN[0])] = BACK
    position.discard, position.zone = [[], []], [[], []]
    return position


def world_of(position: North) -> World:
    return (
        tuple(position.wastes[:2]),
        position.wastes_top,
        tuple(position.hand[DUSK]),
        position.deck_top[DUSK],
        tuple(position.deck_bag[DUSK]),
    )


def possible(position: North) -> Counter[World]:
    """Every way to lay nine cards into nine places that fits what Dawn knows."""
    kind, back, value = position.deck.kind, position.deck.back, position.deck.value
    worlds: Counter[World] = Counter()
    cards = sorted([*PLACES, TOP, *MIDDLE, *KNOWN, *UNKNOWN])
    for one, two, top, shown, closed, bag, *middle in permutations(cards):
        is_dusks = all(card in KNOWN or value[card] == 0 for card in (shown, closed, bag))
        faces = (kind[one], kind[two]) == (kind[PLACES[0]], kind[PLACES[1]])
        backs = (back[top], back[shown]) == (back[TOP], back[UNKNOWN[0]])
        if faces and backs and is_dusks and not set(KNOWN) & {one, two, top, *middle}:
            worlds[(one, two), top, tuple(sorted((shown, closed))), -1, (bag,)] += 1
    return worlds


def test_imagined_worlds_are_all_possible_ones_each_as_often_as_it_should_be() -> None:
    position = small()
    worlds = possible(position)
    total = sum(worlds.values())
    rng = Rng(11)
    drawn = Counter(world_of(position.imagine(DAWN, rng)) for _ in range(SAMPLES))
    assert set(drawn) == set(worlds)
    squares = sum(
        (drawn[world] - SAMPLES * ways / total) ** 2 / (SAMPLES * ways / total) for world, ways in worlds.items()
    )
    free = len(worlds) - 1
    assert len(worlds) > 10
    assert squares < free + 4 * (2 * free) ** 0.5, "chi-squared, four standard deviations"


def test_its_owner_knows_its_own_hand_and_deck() -> None:
    position = small()
    for seed in range(20):
        imagined = position.imagine(DUSK, Rng(seed))
        assert imagined.hand[DUSK] == position.hand[DUSK]
        assert imagined.deck_bag[DUSK] == position.deck_bag[DUSK]


def test_what_was_scanned_is_imagined_as_it_is() -> None:
    position = small()
    position.far_seen[0] = position.top_seen = 1
    imagined = [position.imagine(DAWN, Rng(seed)) for seed in range(20)]
    assert {one.wastes[0] for one in imagined} == {PLACES[0]}
    assert {one.wastes_top for one in imagined} == {TOP}
    assert len({one.wastes[1] for one in imagined}) > 1


@pytest.mark.parametrize("options", [{"tower_array": True}, {"overloaded": False}, {"backs": "open"}])
def test_the_game_keeps_its_promises_with_every_option(options: dict[str, object]) -> None:
    report = check_game(GAME, games=1, options=GAME.options(options))
    assert report.imagined > 0


FORGES = [c("drift-walker"), c("rust-gleaner"), c("lantern-moth")]  # three Ancients with a Forge behind each


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_card_that_leaves_a_hand_is_to_others_the_one_whose_back_they_saw(gone: int) -> None:
    """Of three cards with one back they saw two come; whichever is discarded, they still know of one (ruling T30)."""
    position = put(start(), hand=FORGES)
    position.open[DAWN] = [CLOSED, BACK, BACK]
    use(position, "scrap 1")
    play(position, FORGES[gone])
    assert seen(position, DUSK).sides[DAWN].hand_backs == (facility("forge"),)


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_a_card_that_is_offered_for_an_exchange_is_the_one_whose_back_they_saw(shown: int) -> None:
    position = put(start(), hand=FORGES, wastes=[c("siege-colossus")])
    position.open[DAWN] = [CLOSED, BACK, BACK]
    play(use(position, "exchange hand and wastes"), FORGES[shown])
    side = seen(position, DUSK).sides[DAWN]
    assert (side.hand, side.hand_backs) == ((FORGES[shown],), (facility("forge"),))


def test_other_backs_that_were_seen_stay_known() -> None:
    other = c("ember-keeper", 2)  # a Conduit
    position = put(start(), hand=[FORGES[0], other])
    position.open[DAWN] = [CLOSED, BACK]
    play(use(position, "scrap 1"), FORGES[0])
    assert seen(position, DUSK).sides[DAWN].hand_backs == (facility("conduit"),)


@pytest.mark.parametrize(
    ("line", "moves"),
    [("take", ["wastes 2"]), ("raise", ["wastes 2"]), ("exchange hand and wastes", ["a1", "wastes 2"])],
)
def test_everybody_is_told_from_which_place_of_the_wastes_a_card_is_taken(line: str, moves: list[str]) -> None:
    wastes = [c("siege-colossus", number) for number in (1, 2)]
    position = use(clean(hand=[c("drift-walker")], wastes=wastes), line)
    heard = listen(position)
    for move in moves:
        position.play(DAWN, GAME.read(move))
    assert events(heard, TAKEN) == [(1, position.deck.kind[wastes[0]])]


def test_whoever_chose_to_reprogram_is_imagined_with_a_card_that_pays_for_it() -> None:
    """The Wastes hold zeros alone, so that no zero pays (ruling T6)."""
    zeros = [c("drift-walker"), c("pale-sentry"), c("lantern-moth"), c("rust-gleaner")]
    payment = c("siege-colossus")
    position = put(start(), hand=[payment], deck=[c("ember-keeper", 1), c("ember-keeper", 3)], wastes=zeros)
    play(position, "reprogram")
    for seed in range(40):
        assert position.imagine(DUSK, Rng(seed)).moves(DAWN) == [payment]
