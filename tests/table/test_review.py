"""What a review says of a game, and of which of its moves it says nothing."""

from __future__ import annotations

import pytest

from ludotek.core.record import of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.table.thinking.review import searched_review
from tests.table.toys import CALL, STOP, find_game


@pytest.mark.parametrize(("game", "move", "raced"), [("reflex", CALL, True), ("vault", STOP, False)])
def test_calls_in_a_race_are_not_judged_and_the_review_says_so(game: str, move: int, raced: bool) -> None:
    played = Session(find_game(game), find_game(game).options())
    played.settle(Rng(1))
    played.play(0, move)
    review = searched_review(of_session(played))
    assert review.raced is raced
    assert len(review.moves) == (0 if raced else 1)
