"""Whatever matters is in a position's key: an attribute that was forgotten there is found."""

from __future__ import annotations

import pytest

from ludotek.core.game import Game
from ludotek.core.position import DEAL, OVER, SEALED, Move, Points, Seat
from ludotek.core.testing import Failed, check_game
from ludotek.games.oath import GAME as OATH
from ludotek.games.oath import OathGame
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.rules import Oath
from tests.core.toys import UNKNOWN, Envelope, EnvelopeGame
from tests.reference_games.tic_tac_toe import GAME as TIC_TAC_TOE


class ForgetsTheCard(Envelope):
    """Only whether there is a card."""

    def key(self) -> tuple[object, ...]:
        return (self.card == UNKNOWN, tuple(self.named))


class PaysTheFirst(Envelope):
    """Whoever named a card first gets one point more, and the key does not say who that was."""

    first: Seat

    def __init__(self, of: PaysTheFirst | None = None) -> None:
        super().__init__(of)
        self.first = of.first if of else UNKNOWN

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if seat >= 0 and self.first == UNKNOWN:
            self.first = seat

    def scores(self) -> list[Points]:
        return [points + (seat == self.first) for seat, points in enumerate(super().scores())]


class LosesInACopy(Envelope):
    """Neither the copy nor the key has how many moves were made, which are points at the end."""

    made: int

    def __init__(self, of: LosesInACopy | None = None) -> None:
        super().__init__(of)
        self.made = 0

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        self.made += 1

    def scores(self) -> list[Points]:
        return [points + self.made for points in super().scores()]


class Opened(Envelope):
    """Keeps whether the envelope was opened, which follows from the names."""

    opened: bool

    def __init__(self, of: Opened | None = None) -> None:
        super().__init__(of)
        self.opened = of.opened if of else False

    def kind(self) -> int:
        return OVER if self.opened else DEAL if self.card == UNKNOWN else SEALED

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        self.opened = UNKNOWN not in self.named


class SaysWhatFollows(Opened):
    follows = ("opened",)


class Purse:
    """An object of its own, of which the key has one attribute and forgets the other."""

    def __init__(self, coins: int = 0, seal: int = 0) -> None:
        self.coins = coins
        self.seal = seal


class HasAPurse(Envelope):
    """Time at the end is longer with more coins, which nothing but the seal shows."""

    purse: Purse

    def __init__(self, of: HasAPurse | None = None) -> None:
        super().__init__(of)
        self.purse = Purse(of.purse.coins, of.purse.seal) if of else Purse()

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if self.kind() != SEALED or seat < 0:
            self.purse.coins += 1
            self.purse.seal += 1

    def deadline(self) -> int:
        return 1000 + self.purse.coins if self.kind() == OVER else 0

    def key(self) -> tuple[object, ...]:
        return (*super().key(), self.purse.seal)


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (ForgetsTheCard, "two positions with one key differ in the view of seat 0, though their keys are equal"),
        (PaysTheFirst, "two positions with one key differ in what it ends with"),
        (LosesInACopy, "a copy and its original differ in what it ends with"),
        (Opened, r"`opened` is missing from `key`: kind\(\) depends on it"),
        (HasAPurse, r"`purse\.coins` is missing from `key`: the deadline depends on it"),
    ],
)
def test_a_game_whose_key_forgets_something_fails(rules: type[Envelope], complaint: str) -> None:
    with pytest.raises(Failed, match=complaint):
        check_game(toy(rules), games=20)


@pytest.mark.parametrize("rules", [Envelope, SaysWhatFollows])
def test_a_game_whose_key_has_all_that_matters_passes(rules: type[Envelope]) -> None:
    report = check_game(toy(rules), games=20)
    assert report.keys > 0
    assert f"{report.keys} pairs of equal keys" in str(report)


def test_a_winner_that_follows_from_the_board_need_not_be_in_the_key() -> None:
    assert check_game(TIC_TAC_TOE, games=5).keys > 0


class ForgetsTheCitizens(Oath):
    """Oath without `citizens` in its key."""

    def copy(self) -> ForgetsTheCitizens:
        return ForgetsTheCitizens(self)

    def key(self) -> tuple[object, ...]:
        citizens, self.citizens = self.citizens, 0
        key = super().key()
        self.citizens = citizens
        return key


class OathWithoutCitizens(OathGame):
    def first(self, options: OathOptions) -> Oath:
        return ForgetsTheCitizens(super().first(options))


def test_oath_without_its_citizens_in_the_key_fails() -> None:
    with pytest.raises(Failed, match="`citizens` is missing from `key`"):
        check_game(OathWithoutCitizens(), games=1, options=OATH.options({"players": 2}))


def toy(rules: type[Envelope]) -> Game:
    game = EnvelopeGame()
    game.rules = rules
    return game
