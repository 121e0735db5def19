"""Whether a table fits the window that it is looked at in: sizes, and what does not fit at one moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser.person import Person

MEASURE = Path(__file__).with_name("fitting.js").read_text()
FINGER = 44  # pixels that a fingertip needs
PRINT = 12  # pixels of the smallest print
STILL = """() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const one of document.getAnimations()) try { one.finish(); } catch { one.cancel(); }
    requestAnimationFrame(() => requestAnimationFrame(resolve));
})))"""
TURN_TO = "([group, isOpen]) => { document.querySelectorAll('details')[group].open = isOpen; }"
PAGES = "[data-page]"


class Size(NamedTuple):
    width: int
    height: int

    @property
    def is_touched(self) -> bool:
        """Phones, upright or sideways."""
        return min(self) < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = tuple(Size(*size) for size in ((1920, 1080), (1440, 900), (1280, 720), (1024, 600), (844, 390), (390, 844)))


class Window:
    """A person's window, which can be given any size, that of a phone with its touch screen too."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.session: CDPSession = self.page.context.new_cdp_session(self.page)

    def resize(self, size: Size) -> None:
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": size.is_touched, "maxTouchPoints": 1})
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.evaluate(STILL)

    def faults(self, size: Size, moves: list[int], has_clock: bool) -> list[str]:
        """What does not fit, at one size: as the table is, and with every group of moves that can be opened."""
        self.resize(size)
        found = self.measure(size, moves, has_clock)
        faults: list[str] = found["faults"]
        groups = {one["group"] for one in found["hidden"]}
        for group in sorted(groups):
            inside = [one["move"] for one in found["hidden"] if one["group"] == group]
            faults += [fault for fault in self.faults_inside(size, group, inside, has_clock) if fault not in faults]
        return faults

    def measure(self, size: Size, moves: list[int], has_clock: bool) -> dict[str, Any]:
        finger = FINGER if size.is_touched else 0
        asked = {"moves": moves, "hasClock": has_clock, "finger": finger, "print": PRINT}
        found: dict[str, Any] = self.page.evaluate(MEASURE, asked)
        return found

    def faults_inside(self, size: Size, group: int, moves: list[int], has_clock: bool) -> list[str]:
        """Open a group, turn its pages, and see that each of its moves comes up: two taps at most."""
        if group >= 0:
            self.page.evaluate(TURN_TO, [group, True])
            self.page.evaluate(STILL)
        left, faults = set(moves), []
        for page in range(max(1, self.page.locator(PAGES).count())):
            if self.page.locator(PAGES).count():
                self.page.locator(PAGES).nth(page).evaluate("one => one.click()")
                self.page.evaluate(STILL)
            found = self.measure(size, moves, has_clock)
            faults += [fault for fault in found["faults"] if fault not in faults]
            left &= {one["move"] for one in found["hidden"]}
        if group >= 0:
            self.page.evaluate(TURN_TO, [group, False])
        far = [f"move {move} is more than two taps away" for move in sorted(left)]
        return faults + far
