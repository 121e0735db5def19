"""Project NOS at the terminal: against the clock, against a bot, beside each other, and on a screen that fits."""

from __future__ import annotations

from typing import get_args

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.tempo import Tempo
from ludotek.core.position import CHANCE, Event, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.games.nos.components import Colour
from ludotek.games.nos.steps import moves as m
from ludotek.games.nos.terminal import COLOURS, NosBoard
from ludotek.games.nos.view import NosView
from ludotek.locale import LANGUAGES, Language
from ludotek.terminal.choice import Listed
from ludotek.terminal.history import History
from ludotek.terminal.match import Match
from ludotek.terminal.play import table
from ludotek.terminal.zone import ALONE, HALVES, Zones
from tests.games.nos.scenario import do
from tests.games.nos.test_draft import OWN
from tests.games.nos.test_result import WIN, near_the_end
from tests.terminal.evening import asked, awaited, lines, spend, strike, table_of, until

NOS = game("nos")
TRACK = "3,1,6,2,5,4"
HASTE = 60.0  # times as fast as time
FROZEN = 1e-6
LONGEST = 60.0  # seconds that are told apart


class Greedy(Bot):
    """Places what it can, rolls what comes first, and never blows its engine."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        offered = [move for move in known.moves(seat) if move not in (m.BLOW, m.JUMP)]
        return next((move for move in offered if m.PLACE <= move < m.SAVE), offered[0] if offered else -1)


GREEDY = (Greedy(), Budget())


def view_of(pilot: Pilot[object], seat: Seat = 0) -> NosView:
    view = table_of(pilot).match.view(seat)
    assert isinstance(view, NosView)
    return view


async def drive(pilot: Pilot[object]) -> None:
    """Answer everything until the result is shown: the first part, then whatever can be placed, then a roll."""
    while (choice := await awaited(pilot)) is not None:
        made = table_of(pilot).match.made
        if isinstance(choice, Zones):
            keys = choice.zones[0].keys if choice.zones else {}
            key = next((key for key in ("1", "2", "3", "4", "5") if key in keys), " ")
            if view_of(pilot).phase == "racing" and key in keys:
                strike(pilot, key)
            await until(lambda before=made: table_of(pilot).match.made > before or table_of(pilot).choice is None)  # type: ignore[misc]
        else:
            strike(pilot, "enter", "\r")
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
    await pilot.pause()


def test_a_run_against_the_clock_is_driven_by_keys_and_timed() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        await drive(pilot)
        match = table_of(pilot).match
        entries = match.session.entries
        green = next(entry for entry in entries if entry.move == m.GREEN)
        last = [entry for entry in entries if entry.seat == 0][-1]
        assert green.time is not None
        assert last.time is not None
        taken = min(LONGEST, (last.time - green.time) / 1000)
        assert view_of(pilot).seconds == pytest.approx(taken, abs=0.5)
        return lines(pilot)

    shown = spend(table("nos", options={"drivers": 1, "track": TRACK}, language="en", seed=3, speed=HASTE), evening)
    assert "seconds: a" in shown


def test_a_game_against_a_bot_goes_to_two_wins() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await drive(pilot)
        match = table_of(pilot).match
        assert match.is_over
        assert max(car.wins for car in view_of(pilot).cars) == 2
        assert {entry.seat for entry in match.session.entries} >= {0, 1}
        assert match.record().session().position == match.position

    screen = table("nos", language="en", bots={1: GREEDY}, tempos={1: Tempo(900, 0.2)}, seed=3, speed=HASTE)
    spend(screen, evening)


def racing(drivers: int = 2, track: str = TRACK) -> Session:
    """A race that has just gone green."""
    session, rng = Session(NOS, NOS.options({"drivers": drivers, "track": track})), Rng(3)
    session.settle(rng)
    while session.position.acting() and session.position.moves(-2) != [m.GREEN]:
        seat = session.position.acting()[0]
        session.play(seat, session.position.moves(seat)[0])
        session.settle(rng)
    session.play(-2, m.GREEN)
    return session


@pytest.mark.parametrize(("seconds", "left"), [(0.0, 3000), (2.5, 500), (3.0, 0)])
def test_the_lights_turn_green_three_seconds_after_the_draft(seconds: float, left: int) -> None:
    match, clock = on_the_grid()
    clock[0] += seconds
    assert match.due() == left


@pytest.mark.parametrize(("seconds", "left"), [(0.0, 5000), (4.0, 1000), (5.0, 0)])
def test_the_flag_falls_five_seconds_after_the_winner_and_not_before(seconds: float, left: int) -> None:
    """NOS P21."""
    match, clock = on_the_grid()
    match.session.position = near_the_end(5, 3, 2)
    while 0 in match.position.acting():
        assert match.due() is None, "while nobody has won, time does nothing"
        clock[0] += 1.0
        match.play(0, Greedy().choose(match.position, 0, Budget(), Rng(1)), match.position.question(0))
        match.settle()
    clock[0] += seconds
    assert match.due() == left


def on_the_grid() -> tuple[Match, list[float]]:
    """Three cars after the draft, and the clock that they race by, in seconds."""
    clock = [0.0]
    options = NOS.options({"drivers": 3, "track": TRACK})
    match = Match(NOS, options, bots={}, names={}, rng=Rng(3), clock=lambda: clock[0])
    match.settle()
    while not match.is_race:
        seat = match.next_seat()
        clock[0] += 1.0
        match.play(seat, match.position.moves(seat)[0], match.position.question(seat))
        match.settle()
    return match, clock


def roll(session: Session, seat: Seat, face: int) -> None:
    session.play(seat, session.position.moves(seat)[0])
    while session.position.moves(CHANCE):
        session.play(CHANCE, m.FACE + face - 1)


def test_each_die_has_its_key_and_the_third_redline_only_the_last_pressed_twice() -> None:
    session = racing(track="1,1,1,2,2,2")
    board = NosBoard(Language("en"), NOS, session.options, {})
    for _ in range(2):
        roll(session, 0, 6)
        view = NOS.view(session.position, 0)
        keys = board.keys(view, 0, session.position.moves(0), ALONE)
        assert keys[" "] < m.PLACE
        assert keys["1"] == m.PLACE + 5
        assert ALONE[-1] not in keys
        session.play(0, keys["1"])
    roll(session, 0, 6)
    offered = session.position.moves(0)
    keys = board.keys(NOS.view(session.position, 0), 0, offered, HALVES[0])
    assert [key for key, move in keys.items() if move == m.BLOW] == [HALVES[0][-1]]
    assert not any(key in keys for key in HALVES[0][1:4])
    assert m.BLOW in board.costly(offered)
    assert "6!" in board.drawing(NOS.view(session.position, 0)).plain


def test_four_lanes_show_dice_redlines_and_who_is_out() -> None:
    """NOS §16."""
    session = racing(drivers=4)
    board = NosBoard(Language("en"), NOS, session.options, {})
    roll(session, 2, 4)
    session.play(2, m.PLACE + 3)
    roll(session, 1, 3)
    drawn = board.drawing(NOS.view(session.position, 0)).plain.splitlines()
    assert drawn[0].split() == ["3", "1", "6", "2", "5", "4", "⚑"]
    assert " 4 ▲" in drawn[6]
    assert drawn[7].startswith(" ■□")
    assert "3✓" in drawn[5]
    assert max(map(len, drawn)) <= 43


def test_dice_have_the_colours_of_the_tables_own_sheet() -> None:
    session = Session(NOS, NOS.options({"drivers": 1, "track": TRACK, "cards": OWN}))
    board = NosBoard(Language("en"), NOS, session.options, {})
    drawn = board.drawing(NOS.view(session.position, 0))
    inks = {drawn.plain[span.start : span.end].strip(): span.style for span in drawn.spans}
    assert inks["P"] == COLOURS["black"]
    assert set(COLOURS) == set(get_args(Colour))


def test_the_card_of_a_won_track_lies_beside_the_stars() -> None:
    board = NosBoard(Language("en"), NOS, NOS.options(), {})
    position = do(near_the_end(5, 3), *WIN)
    assert "★☆  4 " in board.facts(NOS.view(position, 0), 0).plain.splitlines()[0]


def test_a_car_whose_place_on_the_beat_is_not_certain_has_a_flag() -> None:
    board = NosBoard(Language("en"), NOS, NOS.options({"pace": "beat"}), {})
    position = do(near_the_end(5, 3, pace="beat"), "flame roll common", "bolt roll common+common", "4 2 2")
    do(position, "flame place common 4", "bolt place common 2")
    assert board.drawing(NOS.view(position, 0)).plain.splitlines()[2].endswith("⚑")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_and_the_race_fit_eighty_by_twenty_four(language: str) -> None:
    def fits(pilot: Pilot[object]) -> None:
        screen = table_of(pilot)
        for widget in screen.walk_children(Widget):
            inside = any(isinstance(ancestor, History) for ancestor in widget.ancestors)
            assert inside or screen.region.contains_region(widget.region), widget

    async def evening(pilot: Pilot[object]) -> None:
        assert isinstance(await asked(pilot), Listed)
        fits(pilot)
        while isinstance(choice := await asked(pilot), Listed):
            strike(pilot, "enter", "\r")
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
        assert isinstance(choice, Zones)
        fits(pilot)

    spend(table("nos", options={"drivers": 1}, language=language, seed=3, speed=FROZEN), evening)


def test_the_finish_is_read_before_the_next_track_is_dealt() -> None:
    board = NosBoard(Language("en"), NOS, NOS.options(), {})
    events: list[Event] = [(-1, m.WON_RACE, 0, 1), (-1, m.TROPHY, 0, 4), (-1, m.RACE_BEGINS, 2, 0), (-1, m.DEALT, 3, 1)]
    assert board.chapters(events) == [events[:2], events[2:]]
    assert board.chapters(events[2:]) == [events[2:]]
    assert board.chapters([]) == [[]]


def test_a_false_start_is_what_the_roll_key_means_before_green() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        while not isinstance(choice := await asked(pilot), Zones):
            strike(pilot, "enter", "\r")
            await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
        strike(pilot, " ")
        await until(lambda: view_of(pilot).cars[0].status == "jumped")
        await until(lambda: "false start" in lines(pilot))

    spend(table("nos", options={"drivers": 1}, language="en", seed=3, speed=FROZEN), evening)
