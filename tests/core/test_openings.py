"""What a seat imagines comes as often as it would be true; an `imagine` with other odds than the game is found."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from ludotek.core.game import Game
from ludotek.core.position import CHANCE, DEAL, EVERYONE, SEALED, Move, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing import Failed, Report, check_game
from ludotek.core.testing.openings import MANY, Openings, chance_of, columns, tallies
from ludotek.games import games
from tests.core.toys import KEEPER, Envelope, EnvelopeGame
from tests.reference_games.kuhn_poker import GAME as KUHN_POKER
from tests.tables import small

HOW_MANY = {"novem": 8, "nort": 8, "nos": 0, "north": 8, "oath": 8}  # in NOS nothing but sealed choices is hidden
HIDING = {"nos": {"pace": "beat"}}


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_what_is_imagined_in_the_games_of_the_house_is_as_likely_as_the_odds_say(game: Game) -> None:
    options = game.options({**small(game), **HIDING.get(game.id, {})})
    report = Report(game=game.id)
    openings = Openings(game, options, 7, report)
    for number in range(16):
        openings.compare(number)
    assert report.openings >= HOW_MANY[game.id]


def test_in_kuhn_poker_a_card_that_was_not_shown_stays_unknown_when_the_game_is_over() -> None:
    report = Report(game=KUHN_POKER.id)
    openings = Openings(KUHN_POKER, None, 1, report)
    for number in range(12):
        openings.compare(number)
    assert report.openings > 6


class Loaded(Envelope):
    """Chance prefers a card, and so does whoever imagines it."""

    favourite = 4

    def odds(self) -> list[int]:
        return [1, 1, 4] if self.kind() == DEAL else []

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if self.kind() == SEALED and seat != KEEPER:
            imagined.card = rng.weighted([0, 1, 2], [1, 1, self.favourite])
        return imagined


class TakesAllForAlike(Loaded):
    """Chance prefers a card, and whoever imagines does not know it."""

    favourite = 1


class ImaginesTheLast(Envelope):
    """Nothing in the rules prefers the last card."""

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if self.kind() == SEALED and seat != KEEPER:
            imagined.card = rng.weighted([0, 1, 2], [1, 1, 2])
        return imagined


class NeverImaginesTheFirst(Envelope):
    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if self.kind() == SEALED and seat != KEEPER:
            imagined.card = rng.choice([1, 2])
        return imagined


class Hints(Envelope):
    """All are told whether it is the first card, and whoever imagines another one forgets nothing."""

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if seat == CHANCE:
            self.tell(EVERYONE, 2, int(move == 0), 0)

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if self.kind() == SEALED and seat != KEEPER:
            imagined.card = self.card if self.card == 0 else rng.choice([1, 2])
        return imagined


@pytest.mark.parametrize("rules", [TakesAllForAlike, ImaginesTheLast, NeverImaginesTheFirst])
def test_a_game_that_imagines_by_other_odds_than_its_own_fails(rules: type[Envelope]) -> None:
    with pytest.raises(Failed, match=r"`imagine` is biased: (seat 1|a spectator) imagined .* by the odds of the game"):
        check_game(toy(rules), games=20)


@pytest.mark.parametrize("rules", [Envelope, Loaded, Hints])
def test_a_game_that_imagines_by_its_own_odds_passes(rules: type[Envelope]) -> None:
    report = check_game(toy(rules), games=20)
    assert report.openings >= 5
    assert f"compared in {report.openings} openings" in str(report)


def test_where_nothing_is_hidden_no_opening_is_compared() -> None:
    game = next(game for game in games() if not game.hides(game.options()))
    report = Report(game=game.id)
    Openings(game, None, 1, report).compare(0)
    assert report.openings == 0


def test_the_chance_of_an_uneven_share_is_exact() -> None:
    """Of 30 among 4,000, 28 or more in one half of 2,000: counted in whole numbers."""
    ways = sum(comb(MANY, here) * comb(MANY, 30 - here) for here in (28, 29, 30))
    assert chance_of(28, 2) == chance_of(2, 28) == pytest.approx(float(Fraction(2 * ways, comb(2 * MANY, 30))))
    assert chance_of(16, 14) == 1.0


def test_keys_are_compared_as_a_whole_and_part_by_part() -> None:
    keys = [(1, (2, 3), (4,), (6,)), (1, (2, 5), (4, 4), 6)]
    assert list(columns(keys)) == [keys, ((2, 3), (2, 5)), (3, 5), ((4,), (4, 4)), ((6,), 6)]


def test_values_are_counted_on_either_side_and_rare_ones_are_left_out() -> None:
    found = list(tallies([(0,)] * 12 + [(1,)] * 3, [(0,)] * 9 + [(1,)] * 6))
    assert [(tally.imagined, tally.sampled) for tally in found] == [(12, 9), (12, 9)]


def toy(rules: type[Envelope]) -> Game:
    game = EnvelopeGame()
    game.rules = rules
    return game
