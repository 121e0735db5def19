"""Whoever did, was told and sees the same in two games may do the same in both: in every game, and inside searches."""

from __future__ import annotations

import pytest

from ludotek.core.game import Game
from ludotek.core.memory import OWN_MOVE, heard_by, learnt, public_part
from ludotek.core.options import View
from ludotek.core.position import EVERYONE, Position, Seat, only
from ludotek.core.testing import Failed, Report, check_game, check_recall
from ludotek.core.testing.tree import Tree, open_game
from ludotek.games import games
from tests.core.cups import Cups, CupsGame, CupsView
from tests.core.toys import Envelope, EnvelopeGame
from tests.tables import small

PAIRS = 5_000
HIDING = {"nos": {"pace": "beat"}}  # where a game hides something only at some tables


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_equal_information_states_have_equal_views_and_moves(game: Game) -> None:
    options = game.options({**small(game), **HIDING.get(game.id, {})})
    report = check_recall(game, pairs=PAIRS, seed=5, options=options)
    assert report.pairs + report.met >= PAIRS
    assert report.met >= PAIRS / 10


def test_where_nothing_is_hidden_no_pair_is_looked_for_in_vain_for_ever() -> None:
    assert check_recall(OpenCupsGame(), pairs=10).pairs == 0


class OpenCups(Cups):
    def play(self, seat: Seat, move: int) -> None:
        super().play(seat, move)
        if seat < 0:
            self.tell(EVERYONE, 1, 0, move)

    def imagine(self, seat: Seat, rng: object) -> Cups:
        return self.copy()


class OpenCupsGame(CupsGame):
    has_secrets = False
    rules = OpenCups


def test_an_honest_game_passes_with_pairs_that_differ_in_history() -> None:
    report = check_game(CupsGame(), games=20)
    assert report.pairs > 0
    assert "pairs of equal memories" in str(report)


class SecretlyLifted(Cups):
    tells_the_cup = False


class TellsNoCup(CupsGame):
    """Everybody sees which cup was lifted, and is told only of the stone."""

    rules = SecretlyLifted


class ForgetsTheCup(TellsNoCup):
    """Nobody even sees it; the rules know it all the same."""

    def view(self, position: Position, seat: Seat) -> View:
        return CupsView(lifted=())


class OpensUntold(Envelope):
    """At the end everybody sees the card, and nobody was told of it."""

    def tell(self, audience: int, event: int, first: int, second: int) -> None:
        if event != 2:
            super().tell(audience, event, first, second)


class OpensUntoldGame(EnvelopeGame):
    rules = OpensUntold


@pytest.mark.parametrize(
    ("game", "how"), [(TellsNoCup(), "its view"), (ForgetsTheCup(), "its moves"), (OpensUntoldGame(), "its view")]
)
def test_what_a_seat_sees_or_may_do_without_having_been_told_is_found(game: Game, how: str) -> None:
    with pytest.raises(Failed, match=f"a game of which it was told the same from the truth by {how}"):
        check_game(game, games=20)
    with pytest.raises(Failed, match=how):
        check_recall(game, pairs=50)


def test_a_search_finds_an_information_state_with_two_sets_of_moves() -> None:
    def search(game: Game) -> None:
        for number in range(100):
            Tree(open_game(game, None, 1, number), Report(game=game.id)).search(20)

    search(CupsGame())
    with pytest.raises(Failed, match="seat 1 has an information state with two sets of moves 1 moves later"):
        search(ForgetsTheCup())


def test_a_seat_remembers_its_own_moves_and_what_it_hears_and_shares_what_all_hear() -> None:
    events = [(EVERYONE, 4, 1, 2), (only(1), 5, 3, 0)]
    assert heard_by(0, events) == ((4, 1, 2, True),)
    assert learnt(1, 1, 7, events) == ((OWN_MOVE, 7, 0, False), (4, 1, 2, True), (5, 3, 0, False))
    assert learnt(0, 1, 7, events) == public_part(learnt(1, 1, 7, events))
