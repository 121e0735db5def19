"""Nort's board in the terminal: the arena while it is open, the sheet while it is covered."""

from __future__ import annotations

import msgspec
import pytest
from textual.pilot import Pilot

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.core.position import CLOCK, OVER, SPECTATOR, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.nort import GAME
from ludotek.games.nort.components import NortOptions
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.terminal.arena import draw_arena
from ludotek.games.nort.terminal.board import NortBoard
from ludotek.games.nort.view import Drawing, Driver, Mine, NortView, Trace
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal.boards import board_for
from ludotek.terminal.choice import Listed, Ready
from ludotek.terminal.play import table
from tests.terminal.evening import awaited, lines, spend, strike, table_of, until

SPOKEN = [Language(code) for code in LANGUAGES]
OPTIONS = NortOptions()
WIDEST = 60  # of a board, in characters
ENOUGH = 40  # games

in_every_language = pytest.mark.parametrize("spoken", SPOKEN, ids=LANGUAGES)


def board(spoken: Language = SPOKEN[0]) -> NortBoard:
    made = board_for(spoken, GAME, OPTIONS, {0: "you"})
    assert isinstance(made, NortBoard)
    return made


def view_of(position: Position, seat: Seat = SPECTATOR) -> NortView:
    assert isinstance(position, Nort)
    return GAME.view(position, seat)


def play(session: Session, *words: tuple[Seat, str]) -> None:
    for seat, word in words:
        session.play(seat, GAME.vocabulary.index(word))


def called() -> Session:
    """A game in whose first round both have just called: blue 6, red 4 after it, on the dice 6 and 2."""
    session = Session(GAME, OPTIONS)
    play(session, (0, "vehicle 1"), (1, "vehicle 2"), (-1, "die 6"), (-1, "die 2"), (0, "6 straight"))
    return session


def test_an_open_arena_shows_walls_mines_and_vehicles_with_their_heading() -> None:
    drawn = board().drawing(view_of(GAME.first(OPTIONS))).plain.splitlines()
    assert len(drawn) == 22
    assert drawn[0].strip("20 ") == "▒" * 41
    assert drawn[1][3 + 2 * 12] == "⇓"
    assert drawn[19][3 + 2 * 8] == "▲"
    assert drawn[10][3 + 2 * 10] == "✹"
    assert drawn[21].split() == ["0", "5", "10", "15", "20"]


def test_traces_differ_by_owner_and_by_kind_without_any_colour() -> None:
    arena = Drawing(
        (Mine((1, 1), "circle", False), Mine((9, 9), "circle", True)),
        (Driver((5, 2), "east"), Driver((3, 8), "west")),
        (
            Trace(0, 1, False, (2, 1), (2, 5)),
            Trace(1, 1, False, (8, 8), (8, 4)),
            Trace(0, 2, False, (2, 5), (4, 5)),
            Trace(1, 2, False, (8, 4), (6, 4)),
            Trace(0, 3, True, (4, 5), (6, 5)),
            Trace(1, 3, True, (6, 4), (6, 2)),
        ),
    )
    view = msgspec.structs.replace(view_of(GAME.first(OPTIONS)), squares=10, arena=arena)
    rows = draw_arena(view, arena).plain.splitlines()
    assert rows[5][3:].startswith("▒ · ┏━━━╸ ● ●")
    assert rows[6][3:].startswith("▒ · ┃ · · · ════╝")
    assert rows[7][3 + 12] == "◆"
    assert rows[9][3 + 2] == "·", "a mine that is not active is not there"
    assert rows[1][3 + 18] == "○"


def test_where_traces_cross_the_lines_of_both_are_seen() -> None:
    arena = Drawing(
        (),
        (Driver((1, 1), "east"), Driver((9, 9), "west")),
        (Trace(0, 1, False, (2, 5), (8, 5)), Trace(1, 1, False, (5, 8), (5, 2))),
    )
    view = msgspec.structs.replace(view_of(GAME.first(OPTIONS)), squares=10, arena=arena)
    assert draw_arena(view, arena).plain.splitlines()[5][3 + 10] == "╬"


def test_the_cover_shows_dice_calls_and_nothing_of_the_arena() -> None:
    view = view_of(called().position, 1)
    drawn = board().drawing(view).plain
    assert "│ 6 │  │ 2 │" in drawn
    assert "Blue 6↑" in drawn
    assert "▸6↑" in drawn
    assert "7 left" in drawn
    assert not set("▒▲⇓✹○□△━║●◆") & set(drawn)


@in_every_language
def test_what_the_cover_tells_people_to_type_is_understood(spoken: Language) -> None:
    hint = spoken.text("nort-type-a-call").partition(":")[2]
    assert [GAME.vocabulary[spoken.read(GAME, words)] for words in hint.split(",")] == ["7 left", "12 straight", "zero"]


def test_a_vehicle_is_named_to_its_driver_and_secret_to_others() -> None:
    position = called().position
    assert "Comet · Turn 2" in board().facts(view_of(position, 0), 0).plain
    assert "Comet" not in board().facts(view_of(position, 1), 1).plain
    assert "secret vehicle" in board().facts(view_of(position, 1), 1).plain


def test_the_vehicles_are_described_while_one_chooses() -> None:
    told = board().facts(view_of(GAME.first(OPTIONS), 0), 0).plain
    for vehicle in view_of(GAME.first(OPTIONS)).vehicles:
        assert f"{vehicle.name} · Turn {vehicle.turn}" in told


@in_every_language
def test_every_moment_of_whole_games_can_be_drawn_and_fits(spoken: Language) -> None:
    drawn, rng = board(spoken), Rng(7)
    endings = set()
    for _ in range(ENOUGH):
        session = Session(GAME, OPTIONS)
        while not session.is_over:
            session.settle(rng)
            for seat in (0, 1, SPECTATOR):
                view = view_of(session.position, seat)
                assert max(len(line) for line in drawn.drawing(view).plain.splitlines()) <= WIDEST
                assert ("▒" in drawn.drawing(view).plain) == (view.arena is not None)
                assert drawn.facts(view, seat).plain
                assert seat < 0 or not session.position.moves(seat) or drawn.request(view, seat)
            step(session, rng)
        end = view_of(session.position).end
        assert end is not None
        endings.add(end.ending)
    assert len(endings) > 1


def step(session: Session, rng: Rng) -> None:
    if session.position.kind() == OVER:
        return
    seats = session.position.acting() or [CLOCK]
    seat = rng.choice(seats)
    session.play(seat, rng.choice(session.position.moves(seat)))


def session_events(session: Session) -> list[tuple[int, int, int, int]]:
    return [event for events in session.events for event in events]


def test_a_slow_game_is_played_to_its_end_with_typed_calls() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        while (choice := await awaited(pilot)) is not None:
            if isinstance(choice, Listed):
                choice.take(words_for(view_of(table_of(pilot).match.position, 0), choice))
            else:
                strike(pilot, *(("enter", "\r") if isinstance(choice, Ready) else ("1",)))
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
        await pilot.pause()
        return lines(pilot)

    bots = {1: (RandomBot(), Budget())}
    shown = spend(table(GAME, options={"pace": "sealed"}, language="en", bots=bots, seed=3), evening, (100, 40))
    assert "Speed Points" in shown


def words_for(view: NortView, choice: Listed) -> str:
    if view.stage == "sealed":
        return f"{sum(view.dice)} straight"
    return SPOKEN[0].words(GAME, choice.moves[0])
