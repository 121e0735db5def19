"""What cannot be done says why: refused is what is expected and not legal, for a reason that gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.core.game import Game
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Position, Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.core.testing import Failed, check_game
from ludotek.core.testing.structure import check_refusals
from ludotek.core.testing.walk import Walk
from ludotek.core.verbs import plain_verbs
from ludotek.games import games
from ludotek.locale import LANGUAGES, Language
from tests.core.toys import Envelope, EnvelopeGame

ALL = [single(move) for move in range(3)]
WHY = phrase("plain", words="no")
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


class WithAFourth(EnvelopeGame):
    """Its vocabulary has a move that nobody may ever make."""

    verbs = plain_verbs("zero", "one", "two", "three")


def refusing(expected: object, why: object) -> Game:
    """The same with a part of its own."""

    class Refusing(WithAFourth):
        refusals = Refusals(expected, why)  # type: ignore[arg-type]

    return Refusing()


def everything(position: Position, seat: Seat) -> list[Action]:
    return ALL


def plainly(position: Position, seat: Seat, action: Action) -> Phrase:
    return WHY


def test_what_is_expected_and_not_legal_is_refused() -> None:
    game = refusing(lambda position, seat: [*ALL, single(3), Action(range(2, 4), "later", WHY)], plainly)
    position = game.start()
    while not position.acting():
        position.play(-1, position.moves(-1)[0])
    seat = position.acting()[0]
    assert [action.moves for action, _ in game.refused(position, seat)] == [range(3, 4)]


def test_nothing_is_refused_to_whoever_is_asked_nothing() -> None:
    game = refusing(everything, plainly)
    position = game.start()
    assert not position.acting()
    assert game.refused(position, 0) == game.refused(position, -1) == []


def test_a_game_without_the_part_refuses_nothing() -> None:
    game = EnvelopeGame()
    assert game.refused(game.start(), 0) == []
    assert check_game(game, games=3).games == 3


def tells_the_card(position: Position, seat: Seat, action: Action) -> Phrase:
    assert isinstance(position, Envelope)
    return phrase("plain", words=str(position.card))


def changes_something(position: Position, seat: Seat, action: Action) -> Phrase:
    assert isinstance(position, Envelope)
    position.card = (position.card + 1) % 3
    return WHY


@pytest.mark.parametrize(
    ("expected", "why", "sentence"),
    [
        (lambda position, seat: [single(3)], tells_the_card, "by what it is refused"),
        (lambda position, seat: [single(3)], changes_something, "changed the position"),
        (lambda position, seat: [single(3), single(3)], plainly, "expects an action twice"),
        (lambda position, seat: [Action(range(0))], plainly, "an action has no moves"),
        (lambda position, seat: [single(99)], plainly, "an action has no moves"),
        (lambda position, seat: [single(3)], lambda position, seat, action: Phrase(""), "without a reason"),
    ],
)
def test_the_suite_finds_a_part_that_breaks_its_promise(expected: object, why: object, sentence: str) -> None:
    with pytest.raises(Failed, match=sentence):
        check_game(refusing(expected, why), games=3)


class Stubborn(Refusals):
    """Refuses whatever is expected, legal or not."""

    def of(self, position: Position, seat: Seat) -> list[object]:  # type: ignore[override]
        return [(action, WHY) for action in ALL] if position.moves(seat) else []


class Silent(Refusals):
    """Refuses nothing, though something that is expected is not there."""

    def of(self, position: Position, seat: Seat) -> list[object]:  # type: ignore[override]
        return []


@pytest.mark.parametrize(
    ("part", "sentence"), [(Stubborn, "something legal is refused"), (Silent, "neither offered nor refused")]
)
def test_the_suite_finds_what_is_refused_wrongly(part: type[Refusals], sentence: str) -> None:
    class Wrong(WithAFourth):
        refusals = part(lambda position, seat: [*ALL, single(3)], plainly)

    with pytest.raises(Failed, match=sentence):
        check_game(Wrong(), games=1)


def moments(game: Game, number: int) -> Iterator[Walk]:
    """The moments of a few random games at which somebody is asked."""
    for one in range(number):
        walk = Walk(game, None, 7, one)
        while not walk.is_over:
            if walk.position.acting():
                yield walk
            walk.position.play(*walk.next())


@by_game
def test_every_reason_is_said_in_both_languages(game: Game) -> None:
    spoken = [Language(code) for code in LANGUAGES]
    reasons: dict[str, Phrase] = {}
    for walk in moments(game, 2):
        check_refusals(walk)
        for seat in walk.position.acting():
            reasons |= {why.id: why for _, why in game.refused(walk.position, seat)}
    assert reasons
    for why in reasons.values():
        for language in spoken:
            assert why.id not in language.say(why)
