"""Somebody who drives a car of Project NOS in a browser: by its keys, and only when the page is ready for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import NO_CLOCK, Person

TRACK = "3,6,2,5,1,1"  # its last cards take any die, for a redline
LOW_TRACK = "1,1,1,2,2,2"  # nearly every die is too high for it
PICKED = "●"  # a mark below the parts for every pick that was made
FAR = 400  # steps after which a race counts as endless
MINUTE = 60  # seconds up to which a run is measured
GLANCE = 25  # milliseconds between two looks at the page
# A careful driver keeps the redlines for the last two cards, for which few dice are left: that takes the fewest rolls.
KEY = """() => {
    const dice = document.querySelectorAll(".lane.own .laid").length < 4 ? ".throw.fit-match" : ".throw";
    return document.querySelector(`${dice}[data-move] kbd`)?.textContent
        ?? (document.querySelector(".roll[data-move]") ? "Space" : null);
}"""
TAKE = """() => document.querySelector(".part[data-move], .throw.fit-match[data-move], .roll[data-move]:not(.early)")
    ?.click()"""
READY = ".throw[data-move], .roll[data-move], .roll.waits, .result, .finish, .part[data-move]"


class Driver:
    """A person at a table of Project NOS."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def sit_down(self, *kinds: str, track: str = TRACK, **options: object) -> dict[str, Any]:
        """Open a table and go there; picks are offered to whoever is first."""
        options = {"drivers": len(kinds), "track": track, **options}
        return self.person.sit_down(*kinds, game="nos", options=options, clock=NO_CLOCK)

    @property
    def dice(self) -> Locator:
        return self.page.locator(".throw")

    @property
    def usable(self) -> Locator:
        return self.page.locator(".throw[data-move]")

    @property
    def laid(self) -> Locator:
        """The dice on one's own lane."""
        return self.page.locator(".lane.own .laid")

    def see(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def pick(self, key: str) -> None:
        """Pick a part by its key, and wait until the page shows the next pick, or the race."""
        picks = self.view()["picks"]
        self.page.keyboard.press(key)
        self.until(lambda: self.view()["picks"] != picks or self.view()["phase"] != "drafting")
        self.until(lambda: "".join(self.page.locator(".order").all_inner_texts()).count(PICKED) != picks)

    def draft(self, key: str) -> None:
        """Alone: three times the same part."""
        expect(self.page.locator(".part[data-move]").first).to_be_visible()
        for _ in range(3):
            self.pick(key)

    def await_green(self) -> None:
        expect(self.page.locator(".lights.green")).to_be_visible()

    def act(self) -> None:
        """One step: place a die, or roll; then wait for what comes of it."""
        self.end(self.begin())

    def begin(self) -> int | None:
        """The first half of a step; what had been heard before it, or nothing if there is nothing to do."""
        before = len(self.person.frames)
        key = self.page.evaluate(KEY)
        if key is None:
            return None
        self.page.keyboard.press(key)
        return before

    def end(self, before: int | None) -> None:
        """The second half."""
        if before is None:
            self.page.wait_for_timeout(GLANCE)
            return
        self.until(lambda: len(self.person.news(before)) > 0)
        self.settle()

    def place(self) -> None:
        """Place the first die that can be placed, also for a redline."""
        self.press(self.page.locator(".throw[data-move] kbd").first.inner_text())

    def roll(self) -> None:
        """Roll, and wait until the dice lie."""
        self.press("Space")

    def press(self, key: str) -> None:
        before = len(self.person.frames)
        self.page.keyboard.press(key)
        self.end(before)

    def settle(self) -> None:
        """Until something can be done again, or the race is over; the page itself says when, and loses no time."""
        self.page.locator(READY).first.wait_for(state="attached")

    def take_what_is_offered(self) -> None:
        """A part, a match or a roll, if the page offers one at this moment; looking and touching are one step."""
        self.page.evaluate(TAKE)
        self.page.wait_for_timeout(GLANCE)

    def drive(self, selector: str) -> None:
        """Drive until the page shows this."""
        for _ in range(FAR):
            if self.see(selector):
                return
            self.act()
        raise AssertionError(f"{selector} was never seen")

    def view(self) -> dict[str, Any]:
        """The game as the page was last told of it."""
        told = [message for message in self.person.heard() if message["type"] in ("table", "update")]
        view: dict[str, Any] = told[-1]["moment"]["view"]
        return view

    def time(self, unit: str = "") -> str:
        """The time of a run that is over, as the page writes it."""
        seconds = self.view()["seconds"]
        return "a minute or more" if seconds >= MINUTE else f"{seconds:.1f}{unit}"

    def until(self, happens: Callable[[], bool]) -> None:
        for _ in range(4 * FAR):
            if happens():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError("it never happened")
