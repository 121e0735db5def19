"""The suite that every game passes catches every way of cheating that we could think of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from ludotek.core.options import Deal, View
from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, SEALED, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing import Failed, Report, audit_game, check_game
from ludotek.core.verbs import plain_verbs
from ludotek.games import games
from tests.core.toys import GUESSER, KEEPER, REVEALED, SAW, UNKNOWN, Envelope, EnvelopeGame, EnvelopeView
from tests.tables import small_table


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_every_game_of_the_house_passes(game: EnvelopeGame) -> None:
    report = check_game(game, games=8, options=small_table(game))
    assert report.games == 8
    assert report.processes
    assert not game.has_secrets or min(report.hidden_moves, report.imagined) > 0


def test_an_honest_toy_passes_and_its_secrets_were_really_varied() -> None:
    report = check_game(EnvelopeGame(), games=10)
    assert report.hidden_moves > 0
    assert report.imagined > 0
    assert "10 games" in str(report)


class LosesSomething(EnvelopeGame):
    """Its own audit finds, after the first move, that something is missing."""

    def audit(self, position: Position) -> str:
        return "a card is missing" if position.ply else ""


@pytest.mark.parametrize("check", [check_game, audit_game])
def test_what_a_game_says_of_itself_is_asked_at_every_moment(check: Callable[..., Report]) -> None:
    assert check(EnvelopeGame(), games=3).games == 3
    with pytest.raises(Failed, match="move 1: a card is missing"):
        check(LosesSomething(), games=1)


class ShowsTheCard(EnvelopeGame):
    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Envelope)
        return EnvelopeView(card=position.card, named=())


class ShowsTheChoice(EnvelopeGame):
    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Envelope)
        return EnvelopeView(card=None, named=tuple(position.named))


class HidesNothing(EnvelopeGame):
    has_secrets = False


class PeeksForMoves(Envelope):
    """The guesser is offered one wrong card fewer: legality that looks into the envelope."""

    def moves(self, seat: Seat) -> list[Move]:
        offered = super().moves(seat)
        return [move for move in offered if seat != GUESSER or move != (self.card + 1) % 3]


class PeeksAtTheOther(Envelope):
    def moves(self, seat: Seat) -> list[Move]:
        return [move for move in super().moves(seat) if seat == CHANCE or move != self.named[1 - seat]]


class TellsTheChoice(Envelope):
    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if seat >= 0:
            self.tell(EVERYONE, REVEALED, seat, move)


class TellsTheCard(Envelope):
    """Tells everyone what the view and the imagination treat as hidden."""

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if seat == GUESSER and self.kind() == SEALED:
            self.tell(EVERYONE, SAW, self.card, 0)


class ImaginesTheTruth(Envelope):
    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        return self.copy()


class ImaginesAroundTheTruth(Envelope):
    """Draws anew, but never what is really there."""

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if imagined.card == self.card and seat != KEEPER and self.kind() == SEALED:
            imagined.card = (self.card + 1) % 3
        return imagined


class ImaginesWhatItHasSeen(Envelope):
    """The keeper forgets the card it has been shown."""

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = super().imagine(seat, rng)
        if self.kind() == SEALED:
            imagined.card = rng.choice([0, 1, 2])
        return imagined


class UsesOneList(Envelope):
    """Gives the same list every time, and changes it with every move."""

    def __init__(self, of: Envelope | None = None) -> None:
        super().__init__(of)
        self.offer: list[Move] = []

    def moves(self, seat: Seat) -> list[Move]:
        if seat != KEEPER:
            return super().moves(seat)
        self.offer[:] = super().moves(seat)
        return self.offer

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        self.offer.clear()


class AsksAgain(Envelope):
    """Another's sealed choice begins a new question."""

    def question(self, seat: Seat) -> int:
        return self.ply


class HurriesTheWrong(Envelope):
    def deadline(self) -> int:
        return 1000 * (1 + self.card) if self.kind() == SEALED else 0


class PricesTheWrong(EnvelopeGame):
    """Says what a guess costs by what lies in the envelope."""

    def changes(self, position: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        assert isinstance(position, Envelope)
        return [{"favor": move - position.card} for move in moves]


class DealsInCards(EnvelopeGame):
    """Numbers a deal by what lies in the envelope."""

    def deal(self, position: Position) -> Deal:
        assert isinstance(position, Envelope)
        return Deal(position.card, (KEEPER, GUESSER))


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (PricesTheWrong, "cost and bring"),
        (DealsInCards, "being agreed on"),
        (ShowsTheCard, "its view"),
        (ShowsTheChoice, "its view"),
        (HidesNothing, "no secrets"),
        (PeeksForMoves, "its moves"),
        (PeeksAtTheOther, "moves of seat"),
        (TellsTheChoice, "told of another's sealed choice"),
        (TellsTheCard, "told of another's sealed choice"),
        (ImaginesTheTruth, "depends on what it cannot know"),
        (ImaginesAroundTheTruth, "depends on what it cannot know"),
        (ImaginesWhatItHasSeen, "its view"),
        (UsesOneList, "a list that the position had given away"),
        (AsksAgain, "new question"),
        (HurriesTheWrong, "the deadline"),
    ],
)
def test_a_game_that_leaks_fails(game: type[EnvelopeGame] | type[Envelope], complaint: str) -> None:
    with pytest.raises(Failed, match=complaint):
        check_game(toy(game), games=20)


class SharesItsNames(Envelope):
    """The names of a copy are those of the original."""

    def __init__(self, of: Envelope | None = None) -> None:
        super().__init__(of)
        if of:
            self.named = of.named

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = self.copy()
        imagined.named = self.named.copy()
        return Envelope.imagine(imagined, seat, rng)


class NeverEnds(Envelope):
    def kind(self) -> int:
        return DEAL if self.card == UNKNOWN else SEALED

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if UNKNOWN not in self.named:
            self.named = [UNKNOWN, UNKNOWN]


class GetsStuck(Envelope):
    def acting(self) -> list[Seat]:
        return [seat for seat in super().acting() if seat == KEEPER]


class ForgetsThePly(Envelope):
    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        self.ply -= 1


class HasTooFewOdds(Envelope):
    def odds(self) -> list[int]:
        return [1, 2] if self.kind() == DEAL else []


class HasEmptyOdds(Envelope):
    def odds(self) -> list[int]:
        return [1, 0, 1] if self.kind() == DEAL else []


class OffersTheUnheardOf(Envelope):
    def moves(self, seat: Seat) -> list[Move]:
        return [*super().moves(seat), 3] if super().moves(seat) else []


class OffersAfterTheEnd(Envelope):
    def moves(self, seat: Seat) -> list[Move]:
        return [0] if self.kind() == OVER and seat == KEEPER else super().moves(seat)


class ScoresOneSeat(Envelope):
    def scores(self) -> list[Points]:
        return [1]


class MindsTheOrder(Envelope):
    """Whoever names a card last gets one more."""

    def play(self, seat: Seat, move: Move) -> None:
        super().play(seat, move)
        if seat >= 0 and self.kind() == OVER:
            self.named[seat] += 3


class RemembersItsHash(Envelope):
    """Depends on how this process hashes text."""

    def scores(self) -> list[Points]:
        return [hash("envelope") % 1000, 0]


class SaysTheSameTwice(EnvelopeGame):
    verbs = plain_verbs("zero", "one", "One")


class SaysATime(EnvelopeGame):
    verbs = plain_verbs("zero", "one", "two [0.500]")


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (SharesItsNames, "changed the original"),
        (NeverEnds, "did not end"),
        (GetsStuck, "nobody can move"),
        (ForgetsThePly, "ply"),
        (HasTooFewOdds, "2 odds for 3 moves"),
        (HasEmptyOdds, "not whole weights"),
        (OffersTheUnheardOf, "not in the vocabulary"),
        (OffersAfterTheEnd, "do not agree"),
        (ScoresOneSeat, "not a number per seat"),
        (MindsTheOrder, "another order"),
        (RemembersItsHash, "PYTHONHASHSEED"),
        (SaysTheSameTwice, "does not read back"),
        (SaysATime, "time of a record"),
    ],
)
def test_a_game_that_breaks_a_promise_fails(game: type[EnvelopeGame] | type[Envelope], complaint: str) -> None:
    with pytest.raises(Failed, match=complaint):
        check_game(toy(game), games=20, longest=300)


def toy(kind: type[EnvelopeGame] | type[Envelope]) -> EnvelopeGame:
    if issubclass(kind, EnvelopeGame):
        return kind()
    game = EnvelopeGame()
    game.rules = kind
    return game
