"""Oath says why a major action is not possible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.core.position import Seat
from ludotek.core.refusals import Refusal
from ludotek.core.testing.walk import Walk
from ludotek.games.oath import GAME
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import purse
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import REST

PLENTY = 7  # Supply


@pytest.fixture(scope="module")
def found() -> list[tuple[Oath, Seat, Refusal]]:
    return list(refusals(6))


def refusals(games: int) -> Iterator[tuple[Oath, Seat, Refusal]]:
    for number in range(games):
        walk = Walk(GAME, None, 3, number)
        while not walk.is_over:
            game = walk.position
            assert isinstance(game, Oath)
            for seat in game.acting():
                kept = game.copy()
                yield from ((kept, seat, refusal) for refusal in GAME.refused(game, seat))
            game.play(*walk.next())


def of(found: list[tuple[Oath, Seat, Refusal]], reason: str) -> list[tuple[Oath, Seat, Refusal]]:
    return [one for one in found if one[2].why.id == f"oath-refused-{reason}"]


def test_with_the_supply_that_a_reason_names_there_is_no_more_talk_of_supply(
    found: list[tuple[Oath, Seat, Refusal]],
) -> None:
    for game, seat, (action, why) in of(found, "supply"):
        needed = why.gaps["needed"]
        assert isinstance(needed, int)
        assert why.gaps["supply"] == game.supply[seat] < needed
        richer = game.copy()
        richer.supply[seat] = needed
        again = {other.moves: reason.id for other, reason in GAME.refused(richer, seat)}
        assert again.get(action.moves) != "oath-refused-supply"


def test_with_plenty_of_supply_only_other_reasons_are_left(found: list[tuple[Oath, Seat, Refusal]]) -> None:
    for game, seat, _ in found:
        richer = game.copy()
        richer.supply[seat] = PLENTY
        assert not [why for _, why in GAME.refused(richer, seat) if why.id == "oath-refused-supply"]


def test_whoever_is_told_that_favor_is_missing_has_none(found: list[tuple[Oath, Seat, Refusal]]) -> None:
    assert of(found, "muster-favor")
    assert all(purse(game, seat) == 0 for game, seat, _ in of(found, "muster-favor"))
    assert all(game.secrets[seat] == 0 and purse(game, seat) < 2 for game, seat, _ in of(found, "trade-goods"))


def test_reasons_are_given_in_the_act_phase_only(found: list[tuple[Oath, Seat, Refusal]]) -> None:
    assert {game.step for game, _, _ in found} == {ACT}


def test_after_the_last_action_of_a_turn_there_is_only_rest() -> None:
    walk = Walk(GAME, None, 3, 0)
    game = walk.position
    assert isinstance(game, Oath)
    while game.step != ACT:
        game.play(*walk.next())
    game.deeds = 60
    assert game.moves(game.asked) == [REST]
    assert {why.id for _, why in GAME.refused(game, game.asked)} == {"oath-refused-deeds"}
