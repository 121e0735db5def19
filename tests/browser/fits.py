"""Play games against bots in a browser, and tell of everything that does not fit the window while one is asked.

python -m tests.browser.fits --games oath --sizes 1280x720,390x844 --langs en,uk

Every moment at which the player is asked is measured at every size and in every language; with `--windows 3` at three
of these in turn, those at which its kind of question was measured least. At every tenth moment, and at the first of a
kind in a window, it is also seen whether texts and pieces stand out from their ground. The report, a table of what was
measured, and pictures of these moments and of all that have a fault are in build/fits.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from tests.browser.chromium import Meet, chromium, meeting
from tests.browser.contrast import weak_contrasts
from tests.browser.fitting import SIZES, STILL, Size, Window
from tests.browser.person import Person
from tests.table.serving import ROOT, Process

LOCALES = {"en": "en-GB", "uk": "uk-UA"}
CLOCK = {"kind": "game", "seconds": 36_000, "increment": 5}
GLANCE = 20  # milliseconds between two looks at what was heard
GLANCES = 3000  # until nobody counts on being asked again
WHOLE = 10_000  # moments: more than any game has
EVERY = 10  # moments between two pictures, and two looks at the contrast
REPORT = ROOT / "build" / "fits"
SCHEMES: dict[str, Literal["light", "dark"]] = {"light": "light", "dark": "dark"}  # by day and by night
GO_ON = "document.querySelector('[data-fit=goes-on]')?.click()"
DRAWN = """moves => moves.every(move => document.querySelector(`[data-move="${move}"], [data-leads~="${move}"]`))"""


Cell = tuple[str, str, str, Size]  # a kind of question, a language, day or night, and a size


class Setting(NamedTuple):
    """A table as it is opened: the game, its options, who sits there, and by which clock."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, object]
    clock: dict[str, object]


SETTINGS = {
    "novem": Setting("novem", ("me", "bot-1"), {}, CLOCK),
    "nort": Setting("nort", ("me", "bot-1"), {"pace": "sealed"}, CLOCK),
    "nos": Setting("nos", ("me", "bot-1", "bot-1", "bot-1"), {"drivers": 4, "pace": "beat"}, CLOCK),
    "north": Setting("north", ("me", "bot-1"), {}, CLOCK),
    "oath": Setting("oath", ("bot-1", "me", "bot-1", "bot-1", "bot-1", "bot-1"), {"players": 6}, CLOCK),
}
FEWER = {
    "oath-4": Setting("oath", ("bot-1", "bot-1", "me", "bot-1"), {"players": 4}, CLOCK),
    "oath-2": Setting("oath", ("me", "bot-1"), {"players": 2}, CLOCK),
}


class Moment(NamedTuple):
    """The player is asked: which question, of which kind, and the moves that answer it."""

    question: int
    kind: str
    offers: list[dict[str, Any]]

    @property
    def moves(self) -> list[int]:
        return [offer["move"] for offer in self.offers]


def kind_of(moment: dict[str, Any]) -> str:
    """What a question is about: as the game calls it, else by what can be done."""
    view = moment["view"]
    verbs = sorted({offer["does"]["verb"] for offer in moment["moves"]})
    return str(view.get("question") or view.get("phase") or "+".join(verbs))


class Player:
    """Somebody against bots who likes to try what was tried least, so that a few moments show much of a game."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.luck = random.Random(seed)
        self.tried: Counter[str] = Counter()

    def moments(self, most: int) -> Iterator[Moment]:
        """Every moment at which the player is asked; going on answers it."""
        before = -1
        for _ in range(most):
            moment = self.await_question(before)
            if moment is None:
                return
            yield moment
            self.answer(moment)
            before = moment.question

    def await_question(self, before: int) -> Moment | None:
        for _ in range(GLANCES):
            told = [one for one in self.person.heard() if one["type"] in ("table", "update")]
            if any(one.get("status") == "over" for one in told):
                return None
            moment: dict[str, Any] = told[-1]["moment"] if told else {"moves": [], "question": before}
            if moment["moves"] and moment["question"] != before:
                return Moment(moment["question"], kind_of(moment), moment["moves"])
            self.person.page.wait_for_timeout(GLANCE)
        raise AssertionError("nothing was asked")

    def answer(self, moment: Moment) -> None:
        offer = min(moment.offers, key=lambda one: (self.tried[one["does"]["verb"]], self.luck.random()))
        self.tried[offer["does"]["verb"]] += 1
        self.person.send_raw(type="move", question=moment.question, move=offer["move"])


class Look:
    """How one game looks to one player, in windows of several languages, by day and by night."""

    def __init__(self, meet: Meet, setting: Setting, langs: Iterable[str], schemes: Iterable[str] = ("light",)) -> None:
        self.name = setting.game
        self.schemes = list(schemes)
        people = [meet(locale=LOCALES[lang], reduced_motion="reduce") for lang in langs]
        self.player = Player(people[0])
        made = people[0].open_table(*setting.seats, game=setting.game, options=setting.options, clock=setting.clock)
        for person in people:
            person.page.context.add_cookies(people[0].page.context.cookies())  # type: ignore[arg-type]
            person.page.goto(f"/t/{made['id']}")
        self.windows = {lang: Window(person) for lang, person in zip(langs, people, strict=True)}
        self.has_clock = setting.clock["kind"] != "none"
        self.moments = 0  # so far
        self.measured: Counter[Cell] = Counter()
        self.visits: Counter[tuple[str, str, Size]] = Counter()  # of each window, whatever was asked
        self.found: Counter[Cell] = Counter()

    def faults(
        self, sizes: Iterable[Size], most: int = WHOLE, pictures: Path | None = None, windows: int = WHOLE
    ) -> Iterator[str]:
        """Play, and measure every moment in all windows, or in so many of them, which take turns."""
        cells = [(lang, scheme, size) for lang in self.windows for scheme in self.schemes for size in sizes]
        for number, moment in enumerate(self.player.moments(most)):
            self.moments += 1
            turn = sorted(cells, key=lambda cell: (self.measured[moment.kind, *cell], self.visits[cell]))[:windows]
            for lang, scheme, size in sorted(turn, key=cells.index):
                place = f"{size}-{lang}-{scheme}"
                self.visits[lang, scheme, size] += 1
                found = self.faults_at(moment, (moment.kind, lang, scheme, size), number % EVERY == 0, pictures)
                yield from (f"{self.name}-{place}-{number:03} ({moment.kind}): {fault}" for fault in found)

    def faults_at(self, moment: Moment, cell: Cell, is_tenth: bool, pictures: Path | None) -> list[str]:
        """One moment in one window."""
        _, lang, scheme, size = cell
        window = self.windows[lang]
        window.page.emulate_media(color_scheme=SCHEMES[scheme], reduced_motion="reduce")
        self.await_drawn(window, moment)
        found = window.faults(size, moment.moves, self.has_clock)
        is_looked_at = is_tenth or not self.measured[cell]
        if is_looked_at:
            window.page.evaluate(STILL)  # a card may have come meanwhile
            found += weak_contrasts(window.page)
        if pictures and (found or is_looked_at):
            window.page.screenshot(path=pictures / f"{self.name}-{size}-{lang}-{scheme}-{self.moments - 1:03}.png")
        self.measured[cell] += 1
        self.found[cell] += len(found)
        return found

    def table(self, sizes: Iterable[Size]) -> Iterator[str]:
        """Which kinds of question were measured how often at each size, in each language; and with how many faults."""
        cells = [(lang, scheme, size) for size in sizes for lang in self.windows for scheme in self.schemes]
        yield f"| {self.name} | {' | '.join(f'{size} {lang} {scheme}' for lang, scheme, size in cells)} |"
        yield "|---|" + "---:|" * len(cells)
        for kind in sorted({kind for kind, *_ in self.measured}):
            counts = [(self.measured[kind, *cell], self.found[kind, *cell]) for cell in cells]
            yield f"| {kind} | {' | '.join(f'{n} ({bad})' if bad else str(n) for n, bad in counts)} |"

    def await_drawn(self, window: Window, moment: Moment) -> None:
        """Until the board shows the moves; a picture that is shown before it is put away."""
        for _ in range(GLANCES):
            if window.page.evaluate(DRAWN, moment.moves):
                return
            window.page.evaluate(GO_ON)
            window.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"{self.name} does not show the moves {moment.moves}")


@contextmanager
def house(address: str) -> Iterator[str]:
    """The address of a house that serves already, or else of one that is started here."""
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        process = Process("--store", f"sqlite:///{folder}/house.db").start()
        try:
            yield process.address
        finally:
            process.stop()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.fits", description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(SETTINGS), help="which games, by commas")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="which windows, as 1280x720, by commas")
    parser.add_argument("--langs", default=",".join(LOCALES), help="which languages, by commas")
    parser.add_argument("--schemes", default="light", help="light, dark, or both by commas")
    parser.add_argument("--moments", type=int, default=WHOLE, help="how many of each game; else all of it")
    parser.add_argument("--windows", type=int, default=WHOLE, help="how many windows a moment; else all")
    parser.add_argument("--house", default="", help="the address of a house with this client, such as a compiled one")
    parser.add_argument("--out", type=Path, default=REPORT, help="where the report and the pictures go")
    asked = parser.parse_args(arguments)
    sizes = [Size(*map(int, size.split("x"))) for size in asked.sizes.split(",")]
    asked.out.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True, stdout=subprocess.DEVNULL)
    number = 0
    with (
        (asked.out / "report.txt").open("w", buffering=1) as report,
        (asked.out / "table.md").open("w", buffering=1) as table,
        chromium() as browser,
        house(asked.house) as address,
    ):
        for game in asked.games.split(","):
            with meeting(browser, address) as meet:
                look = Look(meet, {**SETTINGS, **FEWER}[game], asked.langs.split(","), asked.schemes.split(","))
                for fault in look.faults(sizes, asked.moments, asked.out, asked.windows):
                    print(fault, file=report)
                    number += 1
                print(*look.table(sizes), "", sep="\n", file=table)
                measured = f"{look.moments} moments, measured {look.measured.total()} times"
                print(f"{game}: {measured}", flush=True)
    print(f"{number} faults; {asked.out / 'report.txt'}")
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main())
