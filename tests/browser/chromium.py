"""The system's Chromium, and people who come to a house with it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
# A page in a new window begins blank; without this it would be given another process as soon as it goes somewhere.
ARGUMENTS += ["--renderer-process-limit=1"]
ROOMY = {"width": 1440, "height": 900}  # a window in which the panel has its place beside the board
PATIENCE = 45_000  # milliseconds until a page is given up

Meet = Callable[..., Person]
# Most tests look at the present: they wait neither for a story nor for bots that keep somebody's pace, and nothing
# moves, which would be drawn sixty times a second for nobody. A blank page has nowhere to remember that.
PRESENT_ALONE = """try {
  localStorage.setItem("ludotek-pace", '{"speed":"still"}');
  localStorage.setItem("ludotek.reflexes", "full");
} catch { void 0 }"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser; a test that needs it is skipped where there is none."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        pytest.skip(f"no browser: none of {', '.join(CHROMIUM)} is installed")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def meeting(browser: Browser, house: str) -> Iterator[Meet]:
    """People at the address of a house, each with a browser of their own. Nothing may go wrong on their pages."""
    met: list[Person] = []

    def meet(*, is_told: bool = False, **settings: object) -> Person:
        motion = "no-preference" if is_told else "reduce"
        usual = {"base_url": house, "locale": "en-GB", "viewport": ROOMY, "reduced_motion": motion}
        context = browser.new_context(**{**usual, **settings})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if not is_told:
            context.add_init_script(PRESENT_ALONE)
        met.append(Person(context.new_page()))
        return met[-1]

    yield meet
    problems = [problem for person in met for problem in person.problems]
    for person in met:
        person.page.context.close()
    assert not problems, problems
