"""Play a game to its end by what a screen reader is told: roles and names, and the keyboard.

python -m tests.browser.by_ear oath north --every 10

Nothing of a board is known here but what any board has: buttons in the main part of the page, closed groups among them,
and at the end the headline of the result. Every so many moments axe looks at the page; the command tells what it found.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections import Counter

from playwright.sync_api import ElementHandle

from tests.browser.axe import axe_source, violations
from tests.browser.chromium import Meet, chromium, meeting
from tests.browser.fits import SETTINGS, Setting, house
from tests.browser.person import Person
from tests.table.serving import ROOT

MOST = 3000  # things that are tried before a game counts as endless
GLANCE = 20  # milliseconds between two listens
PATIENCE = 25  # listens to a page that says nothing new, until something else is tried
CLOSED = "details:not([open]) > summary"  # a triangle that opens has no role of its own
SHELL = ("Undo", "Close")  # what every table has beside its moves, and leads back
GONE = "!one.isConnected || !one.checkVisibility() || one.matches(':disabled, [aria-disabled=true]')"
FOCUSED = f"one => {GONE} || one === document.activeElement"  # gone, since something happened meanwhile


class Listener:
    """Somebody who does not see: tries what was tried least among all that can be pressed."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.page = person.page
        self.main = self.page.get_by_role("main")
        self.luck = random.Random(seed)
        self.tried: Counter[str] = Counter()

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("link", name="Look back").count() > 0

    def hears(self) -> str:
        """The main part of the page as it is read out."""
        return self.main.aria_snapshot()

    def offered(self) -> list[tuple[str, ElementHandle]]:
        """What can be pressed, by name; a closed group is opened by its title, and a dialog is all there is."""
        dialog = self.page.locator("dialog:modal")
        here = dialog.last if dialog.count() else self.main
        buttons = here.get_by_role("button", disabled=False).element_handles()
        closed = [one for one in here.locator(CLOSED).element_handles() if one.is_visible()]
        named = [(name_of(one), one) for one in [*buttons, *closed]]
        return [(name, one) for name, one in named if name and (here is not self.main or not name.endswith(SHELL))]

    def act(self) -> str:
        """Press one thing by the keyboard, and listen until something is different; its name."""
        before, offered = self.hears(), self.offered()
        if offered:
            name, chosen = min(offered, key=lambda one: (self.tried[one[0]], self.luck.random()))
            self.tried[name] += 1
            chosen.evaluate("one => one.focus()")
            assert chosen.evaluate(FOCUSED), f"{name!r} takes no focus"
            self.page.keyboard.press("Enter")
        for _ in range(PATIENCE):
            if self.is_over or self.hears() != before:
                break
            self.page.wait_for_timeout(GLANCE)
        return name if offered else ""


def name_of(thing: ElementHandle) -> str:
    """What it is called to whoever listens."""
    said = thing.evaluate("one => one.ariaLabel || one.textContent || ''")
    return " ".join(said.split())


def play_by_ear(meet: Meet, setting: Setting, every: int = 10, most: int = MOST) -> list[str]:
    """A whole game; what axe found on the way. One that does not end is an error."""
    person, axe, found = meet(reduced_motion="reduce"), axe_source(), list[str]()
    person.sit_down(*setting.seats, game=setting.game, options=setting.options, clock=setting.clock)
    person.offered.first.wait_for()
    listener = Listener(person)
    for number in range(most):
        if number % every == 0 or listener.is_over:
            found += [one for one in violations(person.page, axe) if one not in found]
        if listener.is_over:
            return found
        listener.act()
    raise AssertionError(f"{setting.game} did not end: {listener.hears()}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.by_ear", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(SETTINGS), help="which games; else all")
    parser.add_argument("--every", type=int, default=10, help="moments between two looks of axe")
    parser.add_argument("--house", default="", help="the address of a house with this client, such as a compiled one")
    asked = parser.parse_args(arguments)
    subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True, stdout=subprocess.DEVNULL)
    number = 0
    with chromium() as browser, house(asked.house) as address:
        for game in asked.games:
            with meeting(browser, address) as meet:
                found = play_by_ear(meet, SETTINGS[game], asked.every)
            print(f"{game}: played to its end by ear, {len(found)} violations", *found, sep="\n", flush=True)
            number += len(found)
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main())
