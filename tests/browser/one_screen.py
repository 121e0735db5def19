"""Several people at one screen, for tests: what they do there, and that the curtain between them is bare."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.person import SHORT

PATIENCE = 90_000  # milliseconds: an interpreter may have to start
VIEWS = ("[data-move]", ".board", ".sentence", "[role=tabpanel]")  # where a view of somebody would be


def make_table(page: Page) -> None:
    """A short game of Novem with Taras beside one, by the form of the lobby."""
    page.locator(".game[data-room=novem]").get_by_role("button", name="Make a table").click(timeout=PATIENCE)
    form = page.get_by_role("dialog", name="A table of Novem")
    form.get_by_role("combobox", name="Columns").select_option(label="somebody at this screen")
    form.get_by_label("Name of whoever plays there").fill("Taras")
    expect(form.get_by_text("behind a curtain")).to_be_visible()
    form.get_by_text("Rules of this table").click()
    form.get_by_role("combobox", name="Board").select_option(label="the small board")
    form.get_by_role("textbox", name="Set-up", exact=True).fill(str(SHORT["layout"]))
    form.get_by_role("combobox", name="First attacker").select_option(label="Rows")
    form.get_by_role("button", name="Open the table").click()


def is_bare(page: Page) -> None:
    """On the curtain nothing of anybody's view can be played or read."""
    expect(page.locator(".curtain")).to_be_visible(timeout=PATIENCE)
    for part in VIEWS:
        expect(page.locator(part)).to_have_count(0)


def play_to_the_end(page: Page) -> list[str]:
    """Hand over and choose until the game is over; who chose, in order."""
    chose: list[str] = []
    is_bare(page)
    while page.locator(".result").count() == 0:
        is_bare(page)
        page.get_by_role("button", name="Hand over to").click()
        chose.append(choose(page))
        expect(page.locator(".curtain, .result").first).to_be_visible()
    return chose


def choose(page: Page) -> str:
    """Choose as whoever has the screen, for whom alone there is something to choose."""
    expect(page.locator("[data-move]").first).to_be_visible()
    labels = page.locator("[data-move]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    (line,) = {label.split()[1] for label in labels if label.startswith("Choose ")}
    page.get_by_role("button", name=labels[0]).click()
    return str(line)
