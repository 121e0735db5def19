"""People at a table in front of a screen that is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from textual.events import Key
from textual.pilot import Pilot

from ludotek.terminal.app import LudotekApp
from ludotek.terminal.choice import Choice, Ready
from ludotek.terminal.table import TableScreen

T = TypeVar("T")
GLANCE = 0.001  # seconds between two looks at the screen
PATIENCE = 20000  # glances before it counts as stuck


def spend(screen: TableScreen, evening: Callable[[Pilot[object]], Awaitable[T]], size: tuple[int, int] = (80, 24)) -> T:
    """Sit down, do what the evening says, and come back with what it found."""

    async def run() -> T:
        app = LudotekApp(screen, animate=False)
        async with app.run_test(size=size) as pilot:
            return await evening(pilot)  # type: ignore[arg-type]  # a pilot of any program will do

    return asyncio.run(run())


async def asked(pilot: Pilot[object]) -> Choice | None:
    """Wait until somebody is asked something; none when the result is on the screen."""
    choice = await awaited(pilot)
    await pilot.pause()
    return choice


async def awaited(pilot: Pilot[object]) -> Choice | None:
    """The same, without waiting for the screen to come to rest."""
    table = table_of(pilot)
    await until(lambda: pilot.app.screen is not table or table.choice is not None)
    return table.choice if pilot.app.screen is table else None


async def until(happens: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if happens():
            return
        await asyncio.sleep(GLANCE)
    raise AssertionError("Nothing happened on the screen.")


async def press(pilot: Pilot[object], *keys: str) -> None:
    """Press keys one after another, each when the screen is ready for it."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def play_to_the_end(pilot: Pilot[object], key: Callable[[int], str]) -> int:
    """Answer everything until the result is shown; the number of choices made."""
    choices = 0
    while (choice := await awaited(pilot)) is not None:
        if isinstance(choice, Ready):
            strike(pilot, "enter", "\r")
        else:
            strike(pilot, key(choices))
            choices += 1
        await until(lambda answered=choice: table_of(pilot).choice is not answered)  # type: ignore[misc]
    await pilot.pause()
    return choices


def strike(pilot: Pilot[object], key: str, character: str | None = None) -> None:
    """Send a key as the keyboard does, without waiting for the screen to come to rest."""
    pilot.app.post_message(Key(key, character or key))


def table_of(pilot: Pilot[object]) -> TableScreen:
    table = pilot.app.screen_stack[0]
    assert isinstance(table, TableScreen)
    return table


def picture(pilot: Pilot[object]) -> str:
    """All that can be seen, colours included."""
    return pilot.app.export_screenshot(simplify=False)


def lines(pilot: Pilot[object]) -> str:
    """The text on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)
