"""Hidden cards: what a seat imagines is exactly what it cannot rule out, each as likely."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from ludotek.core.position import EVERYONE, SPECTATOR, only
from ludotek.core.rng import Rng
from ludotek.games.oath.pile import Cards, Pile, bag_of, undecided

NORTH, SOUTH = 0, 1


def fresh_pile(size: int, bag: int = 0) -> Pile:
    return [undecided(bag)] * size


def look(cards: Cards, pile: Pile, slot: int, card: int, audience: int) -> None:
    """Chance answers with this card where nobody had looked, and an audience sees it."""
    if not cards.is_decided(pile, slot):
        cards.decide(pile, slot, card)
    assert pile[slot] == card
    cards.show(card, audience)


def test_a_slot_knows_the_bag_it_will_be_filled_from() -> None:
    assert [bag_of(undecided(bag)) for bag in range(5)] == list(range(5))
    assert all(undecided(bag) < 0 for bag in range(5))


def test_looking_at_an_unknown_slot_takes_the_card_out_of_its_bag() -> None:
    cards, pile = Cards([[2, 0, 1]]), fresh_pile(3)
    assert cards.candidates(pile, 1) == [0, 1, 2]
    look(cards, pile, 1, 2, EVERYONE)
    assert pile == [undecided(0), 2, undecided(0)]
    assert cards.candidates(pile, 0) == [0, 1]


def test_bags_do_not_mix() -> None:
    cards = Cards([[0, 1], [2, 3]])
    fronts, backs = fresh_pile(2, bag=0), fresh_pile(2, bag=1)
    assert cards.candidates(fronts, 0) == [0, 1]
    assert cards.candidates(backs, 0) == [2, 3]
    look(cards, backs, 0, 3, only(NORTH))
    assert cards.candidates(fronts, 0) == [0, 1]
    assert cards.candidates(backs, 1) == [2]
    assert cards.home == [0, 0, 1, 1]


def test_a_peek_is_remembered_by_one_seat_only() -> None:
    cards, pile = Cards([[0, 1, 2]]), fresh_pile(3)
    look(cards, pile, 0, 1, only(SOUTH))
    assert cards.knows(SOUTH, 1)
    assert not cards.knows(NORTH, 1)
    assert not cards.knows(SPECTATOR, 1)
    assert cards.shown(pile, SOUTH) == [1, undecided(0), undecided(0)]
    assert cards.shown(pile, NORTH) == cards.shown(pile, SPECTATOR) == fresh_pile(3)


def test_a_peek_is_remembered_wherever_the_card_goes() -> None:
    """§179."""
    cards, deck, hand = Cards([[0, 1]]), fresh_pile(2), []
    look(cards, deck, 1, 0, only(NORTH))
    hand.append(deck.pop())
    assert cards.shown(hand, NORTH) == [0]
    assert cards.shown(hand, SOUTH) == [undecided(0)]


def test_a_card_shown_to_everyone_is_known_to_spectators_too() -> None:
    cards, pile = Cards([[0, 1]]), fresh_pile(2)
    look(cards, pile, 0, 0, only(NORTH))
    cards.show(0, EVERYONE)
    assert all(cards.shown(pile, seat)[0] == 0 for seat in (NORTH, SOUTH, SPECTATOR))


def test_a_shuffle_is_forgotten_by_everyone() -> None:
    cards, pile = Cards([[0, 1, 2]]), fresh_pile(3)
    look(cards, pile, 0, 2, EVERYONE)
    look(cards, pile, 1, 0, only(NORTH))
    cards.shuffle(pile, 0)
    assert pile == fresh_pile(3)
    assert cards.bags == [[0, 1, 2]]
    assert cards.seen == [0, 0, 0]


def test_a_shuffled_discard_becomes_a_bag_of_its_own() -> None:
    cards, deck = Cards([[0, 1, 2, 3], []]), fresh_pile(4)
    for slot, card in enumerate((3, 1)):
        look(cards, deck, slot, card, EVERYONE)
    discard, deck = deck[:2], deck[2:]
    cards.shuffle(discard, 1)
    assert cards.candidates(discard, 0) == [1, 3]
    assert cards.candidates(deck, 0) == [0, 2]
    assert cards.home == [0, 1, 0, 1]


def test_an_undecided_card_of_another_bag_cannot_be_shuffled_in() -> None:
    cards, pile = Cards([[0, 1], [2]]), [undecided(0), undecided(1)]
    with pytest.raises(ValueError, match="another bag"):
        cards.shuffle(pile, 0)


def test_a_copy_is_independent_and_equal() -> None:
    cards, pile = Cards([[0, 1, 2]]), fresh_pile(3)
    look(cards, pile, 0, 1, only(NORTH))
    other, other_pile = cards.copy(), pile.copy()
    assert other.key() == cards.key()
    look(other, other_pile, 1, 2, EVERYONE)
    assert other.key() != cards.key()
    assert cards.bags == [[0, 2]]
    assert cards.seen == [0, only(NORTH), 0]


# Imagination, against every deal that is consistent with what a seat knows.

Deal = tuple[int, ...]


def a_small_table() -> tuple[Cards, list[Pile]]:
    """Five cards. North holds two of them; south holds one and has peeked at the first of the deck's two."""
    cards = Cards([[0, 1, 2, 3, 4]])
    north, south, deck = fresh_pile(2), fresh_pile(1), fresh_pile(2)
    look(cards, north, 0, 4, only(NORTH))
    look(cards, north, 1, 0, only(NORTH))
    look(cards, south, 0, 2, only(SOUTH))
    look(cards, deck, 0, 1, only(SOUTH))
    return cards, [north, south, deck]


def reveal_all(cards: Cards, piles: list[Pile], rng: Rng) -> Deal:
    """Let chance decide what nobody has seen; all cards as they then lie."""
    for pile in piles:
        for slot in range(len(pile)):
            if not cards.is_decided(pile, slot):
                cards.decide(pile, slot, rng.choice(cards.candidates(pile, slot)))
    return tuple(card for pile in piles for card in pile)


def deals_consistent_with(shown: list[int], deck: Deal) -> list[Deal]:
    """By exhaustion: every order of the deck that agrees with the cards a seat knows."""
    return [
        deal
        for deal in permutations(deck)
        if all(known < 0 or known == card for known, card in zip(shown, deal, strict=True))
    ]


@pytest.mark.parametrize(("seat", "unknown"), [(NORTH, 3), (SOUTH, 3), (SPECTATOR, 5)])
def test_a_seat_imagines_every_deal_it_cannot_rule_out_each_as_likely(seat: int, unknown: int) -> None:
    cards, piles = a_small_table()
    shown = [slot for pile in piles for slot in cards.shown(pile, seat)]
    possible = deals_consistent_with(shown, (0, 1, 2, 3, 4))
    assert len(possible) == factorial(unknown)
    rng, imagined = Rng(31 + seat), Counter[Deal]()
    for _ in range(200 * len(possible)):
        guess, guessed = cards.copy(), [pile.copy() for pile in piles]
        guess.imagine(guessed, seat, rng)
        imagined[reveal_all(guess, guessed, rng)] += 1
    assert set(imagined) == set(possible)
    chi_square = sum((imagined[deal] - 200) ** 2 / 200 for deal in possible)
    assert chi_square < {6: 20.52, 120: 172.4}[len(possible)]  # 99.9 %; the seeds are fixed


def test_with_two_bags_every_card_is_imagined_where_its_back_allows() -> None:
    cards = Cards([[0, 1, 2], [3, 4]])
    hand = [undecided(0), undecided(1)]
    look(cards, hand, 0, 1, only(NORTH))
    look(cards, hand, 1, 4, only(NORTH))
    imagined = set()
    for seed in range(80):
        guess, guessed = cards.copy(), hand.copy()
        guess.imagine([guessed], SOUTH, Rng(seed))
        imagined.add(tuple(guessed))
    assert imagined == {(front, back) for front in (0, 1, 2) for back in (3, 4)}


def test_a_seat_imagines_what_it_knows_as_it_is() -> None:
    cards, piles = a_small_table()
    before = [cards.shown(pile, SOUTH) for pile in piles]
    cards.imagine(piles, SOUTH, Rng(3))
    assert [cards.shown(pile, SOUTH) for pile in piles] == before


def test_what_nobody_has_seen_stays_undecided() -> None:
    cards, piles = a_small_table()
    cards.imagine(piles, NORTH, Rng(4))
    assert piles[2][1] == undecided(0)
    assert len(cards.bags[0]) == 1


def test_others_know_the_imagined_card_as_they_knew_the_true_one() -> None:
    for seed in range(30):
        cards, piles = a_small_table()
        cards.imagine(piles, NORTH, Rng(seed))
        south, deck = piles[1][0], piles[2][0]
        assert [cards.knows(SOUTH, card) for card in (south, deck)] == [True, True]
        assert [cards.knows(NORTH, card) for card in (south, deck)] == [False, False]
        assert sum(seen != 0 for seen in cards.seen) == 4


def test_positions_that_differ_only_in_hidden_cards_are_imagined_alike() -> None:
    """So nothing of the truth can come through: neither the cards nor how many numbers were drawn."""
    shown, results = set(), []
    for mine, peeked in permutations((1, 2, 3), 2):
        cards = Cards([[0, 1, 2, 3, 4]])
        north, south, deck = fresh_pile(2), fresh_pile(1), fresh_pile(2)
        look(cards, north, 0, 4, only(NORTH))
        look(cards, north, 1, 0, only(NORTH))
        look(cards, south, 0, mine, only(SOUTH))
        look(cards, deck, 0, peeked, only(SOUTH))
        piles, rng = [north, south, deck], Rng(77)
        shown.add(tuple(tuple(cards.shown(pile, NORTH)) for pile in piles))
        cards.imagine(piles, NORTH, rng)
        results.append((cards.key(), piles, rng.word()))
    assert len(shown) == 1
    assert all(result == results[0] for result in results)


def test_cards_survive_pickling_and_copying() -> None:
    cards, pile = Cards([[0, 1, 2], [3, 4]]), fresh_pile(3)
    look(cards, pile, 1, 2, only(NORTH))
    for again in (pickle.loads(pickle.dumps(cards)), cards.copy()):
        assert again.key() == cards.key()
