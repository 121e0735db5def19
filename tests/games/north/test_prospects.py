"""What each Directive would allow, told before it is chosen."""

from __future__ import annotations

from ludotek.core.position import OVER, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.north import GAME
from ludotek.games.north.components import DAWN, DUSK
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY
from ludotek.games.north.vocabulary import CARD, DIRECTIVE
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
    assert told[DISCHARGE] == ()


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


def test_the_tower_array_adds_four_kinds() -> None:
    """§5 and §39."""
    assert seen(start(), DAWN).kinds == 16
    assert seen(start(tower_array=True), DAWN).kinds == 20
