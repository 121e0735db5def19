"""People who play Nort in their browsers, for tests: they do what their own page offers and know nothing else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as GaveUp
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person

GLANCE = 20  # milliseconds between two looks at what was heard
GLANCES = 100  # until somebody looks at their page again
STEPS = 2000  # of a game, until it counts as stuck
REACH = 3000  # milliseconds until a key that went away is given up
SLOW: dict[str, object] = {"pace": "sealed"}
LIVE: dict[str, object] = {"pace": "live"}
DEEDS = ("trace", "stand", "ready", "vehicle")

Offer = dict[str, Any]


def sit_at_nort(meet: Meet, options: dict[str, object], **settings: object) -> tuple[Person, Person]:
    """Blue and red, before they choose their vehicles."""
    blue, red = meet(**settings), meet(**settings)
    made = blue.sit_down("me", "friend", game="nort", options=options)
    red.page.goto(made["invitations"]["red"])
    for person in (blue, red):
        expect(person.page.get_by_role("list", name="Vehicles to choose from")).to_be_visible()
    return blue, red


def moment_of(person: Person) -> dict[str, Any]:
    """What the person's page was told last."""
    told = (message["moment"] for message in reversed(person.heard()) if "moment" in message)
    moment: dict[str, Any] = next(told)
    return moment


def stage_of(person: Person) -> str:
    return str(moment_of(person)["view"]["stage"])


def answer(person: Person) -> None:
    """Do something that is offered, as a careless driver would: call the sum of the dice, straight on."""
    moment = moment_of(person)
    if not moment["moves"]:
        return
    heard = len(person.frames)
    with suppress(GaveUp):
        person.page.locator(f'[data-move="{careless(moment)}"]').click(timeout=REACH)
    for _ in range(GLANCES):
        if person.news(heard):
            return
        person.page.wait_for_timeout(GLANCE)


def careless(moment: dict[str, Any]) -> int:
    offers: list[Offer] = moment["moves"]
    deeds = [offer for verb in DEEDS for offer in offers if offer["does"]["verb"] == verb]
    if deeds:
        return int(deeds[0]["move"])
    calls = [offer for offer in offers if offer["does"]["verb"] == "call"]
    return int(max(calls, key=lambda offer: likes(offer["does"], sum(moment["view"]["dice"])))["move"])


def likes(call: dict[str, Any], wanted: int) -> tuple[bool, bool, int]:
    return call["value"] == wanted, call["direction"] == "straight", call["value"]


def play_until(happens: Callable[[], bool], *people: Person) -> None:
    """Let people go on until something happens; they take turns in being the first to move."""
    for step in range(STEPS):
        for person in people if step % 2 else reversed(people):
            if happens():
                return
            assert stage_of(person) != "over", "the game ended before it happened"
            answer(person)
            person.page.wait_for_timeout(GLANCE)
    raise AssertionError(f"It never happened; the last moment was {stage_of(people[0])!r}.")


def play_to(stages: set[str], *people: Person, after: int = 0) -> None:
    """Let people go on to a stage of some round, at the earliest of the one given.

    Whoever is told of it first stops everyone, so that nobody plays past it before the others have heard.
    """

    def is_there(person: Person) -> bool:
        view = moment_of(person)["view"]
        return view["round"] >= after and view["stage"] in stages

    play_until(lambda: any(is_there(person) for person in people), *people)
    for _ in range(10 * GLANCES):
        if all(is_there(person) for person in people):
            return
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("Somebody was never told.")
