"""Rulings on what is public, what is seen on the way, and what a question must not tell."""

from __future__ import annotations

from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR, TURN
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.state import BACK, CLOSED, OPEN
from ludotek.games.north.vocabulary import UNABLE
from tests.games.north.scenario import (
    asked,
    c,
    clean,
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


def test_t15_tops_zones_discards_and_counts_are_public() -> None:
    """§9, and ruling T15."""
    position = clean(hand=[A], deck=[B, D], discard=[X], zone=[Y])
    for seat in (DAWN, DUSK, SPECTATOR):
        side = seen(position, seat).sides[DAWN]
        assert side.deck_top == position.deck.back[B]
        assert (side.discard, side.zone) == ((X,), (Y,))
        assert (side.hand_size, side.deck_size) == (1, 2)
    assert seen(position, DUSK).sides[DAWN].hand == ()
    assert seen(position, DUSK).wastes_top == position.deck.back[position.wastes_top]


def test_t15_a_players_own_deck_can_be_looked_through_but_has_no_order() -> None:
    """§8, and ruling T15."""
    assert seen(clean(deck=[X, A, B]), DAWN).sides[DAWN].held == tuple(sorted([X, A, B]))


def test_t15_backs_in_a_hand_are_hidden_unless_the_table_wants_them_open() -> None:
    """§41, and rulings T15 and T30."""
    assert start().open[DAWN] == [CLOSED] * 3
    assert start(backs="open").open[DAWN] == [BACK] * 3


def test_t15_a_card_from_the_top_of_a_deck_is_known_by_its_back_in_the_hand() -> None:
    """Rulings T15 and T30."""
    position = play(use(clean(deck=[A]), "draw 1"))
    assert seen(position, DUSK).sides[DAWN].hand_backs == (position.deck.back[A],)
    assert seen(position, DUSK).sides[DAWN].hand == ()


def test_t30_only_the_first_card_of_a_refill_has_shown_its_back() -> None:
    """Ruling T30."""
    position = play(use(clean(wastes=[]), "refill"))
    assert position.far_seen == [EVERYONE, 0, 0, 0]


def test_t30_what_is_exchanged_from_a_hand_is_shown() -> None:
    """Ruling T30."""
    position = play(use(clean(hand=[A], wastes=[X]), "exchange hand and wastes"), A)
    assert position.open[DAWN] == [OPEN]
    assert seen(position, DUSK).sides[DAWN].hand == (A,)


def test_t30_a_shuffle_makes_everybody_forget_which_back_lay_on_top() -> None:
    """Ruling T30."""
    position = put(clean(wastes=[]), hand=[], deck=[B, A, D, X], discard=[], seat=DUSK)
    position.node[DAWN] = 0
    assert [seen(position, seat).sides[DUSK].deck_top for seat in EVERYBODY] == [position.deck.back[B]] * 3
    position.play(DAWN, UNABLE)
    while position.turn == DAWN:
        position.play(CHANCE, position.moves(CHANCE)[0])
    assert [seen(position, seat).sides[DUSK].deck_top for seat in EVERYBODY] == [None] * 3
    assert position.moves(CHANCE) == sorted([A, B, D, X]), "any of them may be drawn first"


def test_a_prompt_is_not_skipped_because_of_a_hidden_hand() -> None:
    """Whether Dawn can exchange depends on its hand, which Dusk cannot see: so it is asked all the same."""
    position = use(clean(hand=[A], wastes=[c("drift-walker", 2)]), "exchange hand and wastes")
    assert (position.kind(), offered(position)) == (TURN, ["unable"])
    assert position.moves(CHANCE) == []


def test_a_prompt_is_skipped_where_everybody_knows_that_hand() -> None:
    position = clean(hand=[A], wastes=[c("drift-walker", 2)])
    position.open[DAWN] = [OPEN]
    assert asked(use(position, "exchange hand and wastes")) == "choose-directive"


def test_t15_with_open_backs_everybody_sees_the_backs_of_a_hand_and_nobody_else_its_faces() -> None:
    """§41, and ruling T15."""
    position = start(backs="open")
    backs = tuple(sorted(position.deck.back[card] for card in position.hand[DAWN]))
    for seat in (DUSK, SPECTATOR):
        side = seen(position, seat).sides[DAWN]
        assert (side.hand, side.hand_backs) == ((), backs)
    assert seen(start(), DUSK).sides[DAWN].hand_backs == ()
