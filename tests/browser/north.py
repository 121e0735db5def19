"""Somebody at a table of The North, for tests: what they were told, and taps on what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

GLANCE = 25  # milliseconds between two looks at what was heard
GLANCES = 1800  # until a game counts as stuck


def moment_of(person: Person) -> dict[str, Any]:
    """What the person's page was told last."""
    moment: dict[str, Any] = next(one["moment"] for one in reversed(person.heard()) if "moment" in one)
    return moment


def view_of(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = moment_of(person)["view"]
    return view


def is_asked(person: Person) -> bool:
    return bool(person.heard()) and bool(moment_of(person)["moves"])


def is_over(person: Person) -> bool:
    return any(one["type"] == "table" and one["status"] == "over" for one in person.heard())


def await_any(people: Sequence[Person]) -> Person | None:
    """Whoever is asked first; nobody when the game is over."""
    for _ in range(GLANCES):
        for person in people:
            if is_asked(person):
                return person
        if is_over(people[0]):
            return None
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing was asked")


def await_offers(person: Person) -> list[int]:
    """Wait until the person is asked; the moves that the page was sent."""
    assert await_any([person]) is person, "the game is over"
    return [offer["move"] for offer in moment_of(person)["moves"]]


def choose(person: Person, move: int, by_thumb: bool = False) -> None:
    """Tap an offered move, and wait until the table has it."""
    question, heard = moment_of(person)["question"], len(person.frames)
    chosen = person.page.locator(f'[data-move="{move}"]')
    if by_thumb:
        is_read = chosen.get_attribute("data-read")
        chosen.tap()
        if is_read:  # what can be read is only selected by a tap
            person.page.locator(f'[data-confirm="{move}"]').tap()
    else:
        chosen.click()
    for _ in range(GLANCES):
        if person.news(heard) and (moment_of(person)["question"] != question or is_over(person)):
            return
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing came of the tap")


def tap(person: Person, step: int, by_thumb: bool = False) -> None:
    """Find every offered move once on the board, and tap one of them."""
    moves = await_offers(person)
    expect(person.offered).to_have_count(len(moves))
    shown = sorted(int(one.get_attribute("data-move") or -1) for one in person.offered.all())
    assert shown == sorted(moves)
    choose(person, moves[step % len(moves)], by_thumb)


def told(person: Person) -> list[dict[str, Any]]:
    """Every event that the person was told, in order, those of the last snapshot first."""
    heard, at = last_snapshot(person)
    events = list(heard[at]["history"])
    for one in heard[at + 1 :]:
        if one["type"] == "update":
            events += one["events"]
    return events


def last_snapshot(person: Person) -> tuple[list[dict[str, Any]], int]:
    """All that was heard once a table in play was among it, and where the last such snapshot stands."""
    for _ in range(GLANCES):
        heard = person.heard()
        tables = [index for index, one in enumerate(heard) if one["type"] == "table" and not one["result"]]
        if tables:
            return heard, tables[-1]
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("no table was shown")
