"""What each Directive would allow, told before it is chosen."""

from __future__ import annotations

from collections import Counter

from ludotek.core.position import DEAL, OVER, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.core.testing.walk import Walk
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.prospects import NODE, Prospect
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE
from tests.games.north.scenario import play, seen, start

REPROGRAM, BUILD, ACTIVATE, DISCHARGE = range(4)


def test_reprogram_tells_by_card_the_places_of_another_value() -> None:
    position = start()
    deck = position.deck
    told = {one.card: one.places for one in seen(position, DAWN).prospects[REPROGRAM]}
    for card in position.hand[DAWN]:
        others = [
            place
            for place, lies in enumerate(position.wastes)
            if lies != EMPTY and deck.value[lies] != deck.value[card]
        ]
        assert told.get(card, ()) == tuple(others)


def test_build_and_activate_tell_the_cards_of_the_hand() -> None:
    position = start()
    told = seen(position, DAWN).prospects
    for directive in (BUILD, ACTIVATE):
        assert sorted(one.card for one in told[directive]) == sorted(position.hand[DAWN])
    assert [(one.card, one.places) for one in told[DISCHARGE]] == [(NODE, ())]


def test_only_whoever_must_choose_a_directive_is_told() -> None:
    position = start()
    assert seen(position, DUSK).prospects == ()
    assert seen(position, SPECTATOR).prospects == ()
    assert seen(play(position, "activate"), DAWN).prospects == ()


def test_looking_ahead_changes_nothing() -> None:
    position = start()
    before = position.key()
    seen(position, DAWN)
    assert position.key() == before


def test_what_is_told_is_what_is_offered_then() -> None:
    session, rng = Session(GAME, GAME.options()), Rng(11)
    compared = 0
    while session.position.kind() != OVER:
        session.settle(rng)
        position = session.position
        assert isinstance(position, North)
        if position.kind() == OVER:
            break
        seat = position.asked
        told = seen(position, seat).prospects
        move = rng.choice(position.moves(seat))
        session.play(seat, move)
        if told and DIRECTIVE <= move < DIRECTIVE + DISCHARGE:
            offered = session.position.moves(seat)
            assert [CARD + one.card for one in told[move - DIRECTIVE]] == offered
            compared += 1
    assert compared > 5


def test_the_cards_that_are_told_are_those_that_are_asked_for_next() -> None:
    """What is told before a Directive comes true, whatever chance does; and some is told of each kind."""
    true: Counter[int] = Counter()
    for number in range(12):
        walk = Walk(GAME, GAME.options(), 5, number)
        while not walk.is_over:
            seat, move = walk.next()
            assert isinstance(walk.position, North)
            told = seen(walk.position, seat).prospects if seat >= 0 else ()
            walk.session.play(seat, move)
            if told and move - DIRECTIVE in range(4):
                directive = move - DIRECTIVE
                expected = promised(walk, told[directive], directive)
                true[directive] += bool(expected)
    assert min(true[directive] for directive in (REPROGRAM, ACTIVATE, DISCHARGE)) > 5


def promised(walk: Walk, told: tuple[Prospect, ...], directive: int) -> tuple[int, ...]:
    """Go on to the end of a Directive's own choices; what was told of these is offered then."""
    seat = walk.position.acting()[0] if walk.position.acting() else -1
    found = told[0] if directive == DISCHARGE else None
    place = 0
    if directive != DISCHARGE:
        _, card = step(walk)
        found = next(one for one in told if one.card == card - CARD)
        if directive == REPROGRAM:
            _, chosen = step(walk)
            place = found.places.index(chosen - PLACE)
    while walk.position.kind() == DEAL:
        walk.step()
    assert found is not None
    expected = found.next[place]
    if expected:
        assert walk.position.acting() == [seat] or directive == DISCHARGE
        assert {CARD + card for card in expected} <= set(walk.position.moves(walk.position.acting()[0]))
    return expected


def step(walk: Walk) -> tuple[int, int]:
    taken = walk.next()
    walk.session.play(*taken)
    return taken


def test_the_tower_array_adds_four_kinds() -> None:
    """§5 and §39."""
    assert seen(start(), DAWN).kinds == 16
    assert seen(start(tower_array=True), DAWN).kinds == 20
