"""The probe of leaks over words: nothing that a seat reads or hears depends on what it cannot know.

Questions, offers and what they cost, refusals, where everybody stands, the log, captions and digests, in both
languages, of all five games. A fault planted in any of them is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from ludotek.core.game import Game
from ludotek.core.options import Deal
from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import SPECTATOR, Move, Seat
from ludotek.core.refusals import Action, Refusal
from ludotek.core.rng import Rng
from ludotek.games import game as find_game
from ludotek.games import games
from ludotek.games.novem import NovemGame
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.view import NovemView
from tests.table.reading import Probe, given, play, sentences, table_of

TABLES: list[tuple[str, dict[str, object], int]] = [  # with how many moves there are from look to look
    ("novem", {}, 1),
    ("nort", {"pace": "sealed"}, 1),
    ("nort", {}, 1),
    ("nos", {"drivers": 3, "pace": "beat"}, 20),
    ("north", {}, 2),
    ("oath", {"players": 3}, 6),
]


def probe(game: Game, options: dict[str, object], every: int, seed: int = 1) -> Probe:
    """A random game, looked at now and then."""
    table = table_of(game, **options)
    looking, rng = Probe(table, seed), Rng(seed)
    for number in range(20_000):
        if number % every == 0:
            looking.look()
        if table.session.is_over or looking.faults:
            break
        play(table, rng)
    return looking


@pytest.mark.parametrize(("id", "options", "every"), TABLES)
def test_nothing_that_a_seat_reads_depends_on_what_it_cannot_know(
    id: str, options: dict[str, object], every: int
) -> None:
    game = find_game(id)
    looked = probe(game, options, every)
    assert looked.faults == []
    if game.hides(game.options(options)):
        assert looked.worlds > 5, "there was something to tell"


def test_every_game_is_probed() -> None:
    assert {id for id, _, _ in TABLES} == {game.id for game in games()}


def test_a_spectator_of_a_sealed_choice_reads_what_whoever_came_before_it_read() -> None:
    table = table_of(find_game("novem"), layout="159672834", first="rows")
    before = list(sentences(given(table, SPECTATOR, 0)))
    table.progress.play(0, table.session.position.moves(0)[1], None)
    assert list(sentences(given(table, SPECTATOR, 1))) == before


class Priced(NovemGame):
    """Prices one's choice by what the other has chosen."""

    def changes(self, position: Novem, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        return [{"points": position.marker[1 - seat]} for _ in moves]


class Refusing(NovemGame):
    """Gives a reason that only the other could know."""

    def refused(self, position: Novem, seat: Seat) -> list[Refusal]:
        return [Refusal(Action(range(1)), phrase("plain", words=str(position.marker[1 - seat])))]


class Dealing(NovemGame):
    """Tells of a deal once somebody has chosen."""

    def deal(self, position: Novem) -> Deal | None:
        return Deal(position.marker[0], (0,))


class Watched(NovemGame):
    """Shows everybody the rows' points, and so says where they stand."""

    def view(self, position: Novem, seat: Seat) -> NovemView:
        return super().view(position, 0)

    def outlook(self, view: NovemView) -> Outlook:
        return Outlook([WayToWin(phrase("novem-way-points"), [Near(0, view.points[0])])])


class Asking(Watched):
    """Asks by what it should not see."""

    def say_question(self, view: NovemView, seat: Seat) -> Phrase:
        return phrase("plain", words=str(view.points))


@pytest.mark.parametrize(
    "game", [Priced(), Refusing(), Dealing(), Watched(), Asking()], ids=lambda game: type(game).__name__
)
def test_a_planted_leak_is_found(game: Game) -> None:
    assert any(probe(game, {}, 1, seed).faults for seed in range(3))
