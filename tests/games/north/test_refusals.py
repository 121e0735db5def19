"""The North says why a Directive, a card or an Ancient cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.core.testing.walk import Walk
from ludotek.games.north import GAME
from ludotek.games.north.components import DISCHARGE
from ludotek.games.north.rules import North
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE


def test_every_reason_is_true_where_it_is_given() -> None:
    reasons = set()
    for number in range(20):
        walk = Walk(GAME, None, 3, number)
        while not walk.is_over:
            game = walk.position
            assert isinstance(game, North)
            for seat in game.acting():
                for action, why in GAME.refused(game, seat):
                    check(game, seat, action.moves[0], why.id.removeprefix("north-refused-"), why.gaps)
                    reasons.add(why.id)
            game.play(*walk.next())
    assert {f"north-refused-{name}" for name in ("twice", "discharged", "value", "card", "reprogram")} <= reasons


def check(game: North, seat: int, move: int, reason: str, gaps: Mapping[str, object]) -> None:
    value = game.deck.value
    there = {value[card] for card in game.wastes if card >= 0}
    if reason == "value":
        assert value[game.wastes[move - PLACE]] == value[game.paid] == gaps["value"]
    elif reason == "card":
        assert there == {value[move - CARD]} == {gaps["value"]}
    elif reason == "twice":
        assert game.used[move - DIRECTIVE] == 2
    elif reason == "discharged":
        assert move - DIRECTIVE == DISCHARGE
        assert game.node[seat] == 0
    elif reason == "hand":
        assert not game.hand[seat]
    else:
        assert reason == "reprogram"
        assert game.hand[seat]
        assert all(there == {value[card]} for card in game.hand[seat])
