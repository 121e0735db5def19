"""The person beside you cannot read your choice off the screen."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest
from textual.app import ComposeResult
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen

from ludotek.bots.bot import Bot, Budget
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.novem import GAME as NOVEM
from ludotek.locale import Language
from ludotek.terminal import screen as screen_module
from ludotek.terminal.app import LudotekApp
from ludotek.terminal.choice import Ready, Secret
from ludotek.terminal.play import table
from tests.terminal.evening import asked, lines, picture, press, spend, table_of, until

KEYS = ("1", "2", "3")
FIXED = {"first": "rows", "layout": "159672834"}


class Ponderer(Bot):
    """Thinks until it is told to stop."""

    def __init__(self, enough: Event) -> None:
        self.enough = enough

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.enough.wait()
        return known.moves(seat)[0]


def hot_seat(key: str) -> list[str]:
    """Every picture from the first person's choice to the reveal, and the one after it."""

    async def evening(pilot: Pilot[object]) -> list[str]:
        await asked(pilot)
        await press(pilot, "enter")
        await asked(pilot)
        pictures = [picture(pilot)]
        await pilot.press(key)
        pictures.append(picture(pilot))
        assert isinstance(await asked(pilot), Ready)
        pictures.append(picture(pilot))
        await press(pilot, "enter")
        await asked(pilot)
        pictures.append(picture(pilot))
        assert table_of(pilot).match.position.ply == 1
        await press(pilot, "1")
        await asked(pilot)
        return [*pictures, picture(pilot)]

    return spend(table("novem", options=FIXED, language="en", seed=1), evening)


def test_nothing_on_the_screen_depends_on_the_first_choice_until_the_reveal() -> None:
    seen = [hot_seat(key) for key in KEYS]
    for moment in range(4):
        assert len({pictures[moment] for pictures in seen}) == 1
    assert len({pictures[4] for pictures in seen}) == len(KEYS), "after the reveal they must differ"


@pytest.mark.parametrize("move_on", [True, False])
def test_nothing_on_the_screen_depends_on_the_choice_while_a_bot_thinks(move_on: bool) -> None:
    def pictured(key: str) -> str:
        enough = Event()

        async def evening(pilot: Pilot[object]) -> str:
            await asked(pilot)
            await press(pilot, key)
            if not move_on:
                return picture(pilot)
            enough.set()
            await asked(pilot)
            return picture(pilot)

        try:
            screen = table("novem", options=FIXED, language="en", bots={1: (Ponderer(enough), Budget())}, seed=1)
            return spend(screen, evening)
        finally:
            enough.set()

    assert len({pictured(key) for key in KEYS}) == (len(KEYS) if move_on else 1)


def test_the_screen_answers_while_a_bot_thinks() -> None:
    enough = Event()

    async def evening(pilot: Pilot[object]) -> str:
        await asked(pilot)
        await press(pilot, "a", "h")
        return lines(pilot)

    try:
        bots = {1: (Ponderer(enough), Budget())}
        assert "Nine squares" in spend(table("novem", language="en", bots=bots), evening)
    finally:
        enough.set()


def test_between_two_people_the_screen_shows_what_a_spectator_may_see() -> None:
    async def evening(pilot: Pilot[object]) -> list[int]:
        shown = []
        for _ in range(2):
            assert isinstance(await asked(pilot), Ready)
            shown.append(lines(pilot).count("Points: face down"))
            await press(pilot, "enter")
            await asked(pilot)
            shown.append(lines(pilot).count("Points: face down"))
            await press(pilot, "1")
        return shown

    assert spend(table("novem", language="en", seed=2), evening) == [2, 1, 2, 1]


def test_during_the_reveal_nobodys_own_points_are_left_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_module, "BEAT", 3600)  # only a key can end it

    async def evening(pilot: Pilot[object]) -> None:
        pilot.app.animation_level = "full"
        for _ in range(2):
            await asked(pilot)
            await press(pilot, "enter")
            await asked(pilot)
            await press(pilot, "1")
        await until(lambda: "crosses" in lines(pilot))
        assert lines(pilot).count("Points: face down") == 2
        await press(pilot, "x")
        await asked(pilot)

    spend(table("novem", language="en", options=FIXED, seed=2), evening)


def test_the_markers_look_alike_whichever_key_was_pressed() -> None:
    class Lone(Screen[None]):
        """Markers with nobody to take the answer, so that whatever a key leaves behind stays."""

        def compose(self) -> ComposeResult:
            yield Secret(Language("en"), NOVEM, [0, 1, 2], clicks=False)

    async def pictured(key: str) -> str:
        app = LudotekApp(Lone())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            secret = app.screen.query_one(Secret)
            before = app.export_screenshot()
            secret.press(Key(key, key))
            await pilot.pause()
            assert app.export_screenshot() == before
            return before

    assert len({asyncio.run(pictured(key)) for key in (*KEYS, "a", "b", "c", "x")}) == 1


def test_with_two_people_a_pointer_chooses_nothing() -> None:
    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        await press(pilot, "enter")
        await asked(pilot)
        made = table_of(pilot).match.made
        await pilot.click(".marker")
        await pilot.pause()
        assert table_of(pilot).match.made == made

    spend(table("novem", seed=2), evening)


def test_alone_against_a_bot_a_pointer_chooses_too() -> None:
    enough = Event()

    async def evening(pilot: Pilot[object]) -> None:
        await asked(pilot)
        made = table_of(pilot).match.made
        await pilot.click(".marker")
        await pilot.pause()
        assert table_of(pilot).match.made == made + 1

    try:
        spend(table("novem", bots={1: (Ponderer(enough), Budget())}, seed=2), evening)
    finally:
        enough.set()


def test_a_choice_that_is_still_sealed_is_not_in_the_record() -> None:
    async def evening(pilot: Pilot[object]) -> str:
        await asked(pilot)
        await press(pilot, "enter")
        await asked(pilot)
        await press(pilot, "2")
        assert isinstance(await asked(pilot), Ready)
        return str(table_of(pilot).match.record())

    record = spend(table("novem", options=FIXED, seed=2), evening)
    assert "reason: unfinished" in record
    assert "rows: B" not in record
