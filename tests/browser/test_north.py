"""The North in the browser: turns against a bot by tapping what is offered, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_accessibility import axe, violations
from tests.browser.test_phone import PHONE, fits

__all__ = ["axe"]  # a fixture

GLANCE = 25  # milliseconds between two looks at what was heard
GLANCES = 400  # until a bot counts as stuck
TURNS = 3  # of both players together, before the game is far enough
STEPS = 60


def moment_of(person: Person) -> dict[str, Any]:
    """What the person's page was told last."""
    moment: dict[str, Any] = next(one["moment"] for one in reversed(person.heard()) if "moment" in one)
    return moment


def await_offers(person: Person) -> list[int]:
    """Wait until the person is asked; the moves that the page was sent."""
    for _ in range(GLANCES):
        if person.heard() and moment_of(person)["moves"]:
            return [offer["move"] for offer in moment_of(person)["moves"]]
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing was asked")


def tap(person: Person, step: int, by_thumb: bool = False) -> None:
    """Find every offered move once on the board, and tap one of them."""
    moves = await_offers(person)
    expect(person.offered).to_have_count(len(moves))
    shown = sorted(int(one.get_attribute("data-move") or -1) for one in person.offered.all())
    assert shown == sorted(moves)
    question, heard = moment_of(person)["question"], len(person.heard())
    chosen = person.page.locator(f'[data-move="{moves[step % len(moves)]}"]')
    if by_thumb:
        chosen.tap()
    else:
        chosen.click()
    for _ in range(GLANCES):
        if len(person.heard()) > heard and moment_of(person)["question"] != question:
            return
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("nothing came of the tap")


def play_some_turns(person: Person) -> None:
    for step in range(STEPS):
        if moment_of(person)["view"]["turns"] > TURNS:
            return
        tap(person, step)
    raise AssertionError("the turns do not end")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_turns_against_a_bot_are_played_by_tapping_what_is_offered(meet: Meet, axe: str, scheme: str) -> None:
    anna = meet(color_scheme=scheme)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    await_offers(anna)
    assert violations(anna.page, axe) == []
    play_some_turns(anna)
    await_offers(anna)
    view = moment_of(anna)["view"]
    expect(anna.page.get_by_role("region", name="Dawn")).to_contain_text(
        f"Score now {view['sides'][0]['forecast']['total']} "
    )
    anna.page.locator(".wastes .card").first.hover()
    expect(anna.page.get_by_role("complementary", name="Both sides of a card")).to_contain_text("Ancient, Value")
    assert violations(anna.page, axe) == []


def test_a_phone_shows_it_all_without_scrolling_sideways(meet: Meet) -> None:
    anna = meet(locale="uk-UA", **PHONE)
    anna.sit_down("me", "bot-1", game="north", options={"first": "dawn"})
    for step in range(6):
        tap(anna, step, by_thumb=True)
        fits(anna.page)
