"""Find moments that show rules which no golden playthrough shows yet: `python -m tools.rule_trace --find 60 oath`.

Random games with all sorts of options are played and looked at, each in the world that the one before has left, where a
game has worlds. Of each that shows something no more is kept than the way to it; then those are written that together
show everything with the fewest lines. Give them better names, and run `python -m tools.rule_trace`.
"""

import random
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.golden.playthrough import BREAK, golden_files, playthrough, ranges
from tools.rule_trace.citations import Citation
from tools.rule_trace.faults import citations
from tools.rule_trace.playthroughs import NOT_YET, Rank, Watch, afresh, ranked, seen

from ludotek.core import record
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.parts import Ended
from ludotek.core.playout import pick
from ludotek.core.position import CLOCK, DEAL, OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Entry, Session

LONGEST = 3_000  # moves of a game; longer ones are no good to read
AROUND = 40  # how many lines of a file a shown moment is worth, roughly, with the head of the record
TARDY = 50  # one move of so many is the clock's, where it may move
LESS = 4  # a moment that runs so much of a function less than the best, as one part in it, is as good


class Found(NamedTuple):
    """A game that shows something, and by rule how well, and where."""

    options: Options
    entries: list[Entry]
    shows: dict[str, Rank]

    def session(self, game: Game) -> Session:
        """The game as far as it was kept."""
        session = Session(game, self.options)
        for entry in self.entries:
            session.play(entry.seat, entry.move)
        return session


class Search:
    """Plays on and on, and remembers what was worth it."""

    def __init__(self, root: Path, game: Game, wanted: list[Citation], choices: Mapping[str, list[str]]) -> None:
        self.game = game
        self.wanted = wanted
        self.choices = choices
        self.watch = Watch(root, {line for citation in wanted for line in citation.runs})
        self.world = ""
        self.best: dict[str, Rank] = {}
        self.found: list[Found] = []

    def play(self, seed: int) -> None:
        """One more random game."""
        luck, rng = random.Random(seed), Rng(seed)
        try:
            options = self.game.options(self.draw(luck))
        except LudotekError:
            return  # these do not go together
        entries: list[Entry] = []
        with self.watch.watching():
            self.watch.now = lambda: len(entries)
            afresh(self.game.id)
            first = self.game.first(options)
            last = first.copy()
            while last.kind() != OVER and len(entries) < LONGEST:
                entries.append(Entry(*choose(last, rng)))
                last.play(entries[-1].seat, entries[-1].move)
            if last.kind() == OVER:
                last.scores()
        self.keep(options, entries)
        self.world = self.left(options, first, last, rng) or self.world

    def draw(self, luck: random.Random) -> dict[str, object]:
        """Options at random."""
        drawn = {field.name: self.value(field, luck) for field in msgspec.structs.fields(type(self.game.options()))}
        if self.world and "world" not in self.choices and luck.random() < 0.6:
            drawn["world"] = self.world
        return {name: value for name, value in drawn.items() if value is not None}

    def value(self, field: Any, luck: random.Random) -> object:
        """One of the values of an option, or nothing."""
        kind = msgspec.inspect.type_info(field.type)
        if field.name in self.choices:
            return luck.choice(self.choices[field.name])
        if isinstance(kind, msgspec.inspect.LiteralType):
            return luck.choice(list(kind.values))
        if isinstance(kind, msgspec.inspect.IntType):
            return luck.randint(kind.ge or 0, kind.le or 9)
        return luck.random() < 0.5 if isinstance(kind, msgspec.inspect.BoolType) else None

    def keep(self, options: Options, entries: list[Entry]) -> None:
        """Remember a game if it shows a rule about as well as any before it, or sooner."""
        run = self.watch.taken()
        shows: dict[str, Rank] = {}
        for citation in self.wanted:
            for rank in ranked(citation, run, 0, range(len(entries) + 1)):
                shows[citation.rule] = min(rank, shows.get(citation.rule, NOT_YET), key=worth)
        for rule, rank in shows.items():
            self.best[rule] = min(rank, self.best.get(rule, NOT_YET))
        if any(worth(rank) <= worth(self.best[rule]) for rule, rank in shows.items()):
            self.found.append(Found(options, entries, shows))

    def good(self) -> Iterator[Found]:
        """What was found, without what is shown better elsewhere."""
        for each in self.found:
            shows = {rule: rank for rule, rank in each.shows.items() if worth(rank)[:2] <= worth(self.best[rule])[:2]}
            if shows:
                yield each._replace(shows=shows)

    def left(self, options: Options, first: Position, last: Position, rng: Rng) -> str:
        """The world that a game has left, if it leaves any."""
        if self.game.worlds is None or last.kind() != OVER:
            return ""
        return self.game.worlds.left(Ended(options, first, last, list(self.game.seats(options)), rng))


def choose(position: Position, rng: Rng) -> tuple[Seat, Move]:
    """Random play in which somebody is late now and then."""
    if position.kind() != DEAL and rng.below(TARDY) == 0 and (moves := position.moves(CLOCK)):
        return CLOCK, rng.choice(moves)
    return pick(position, rng)


def worth(rank: Rank) -> tuple[int, int, int]:
    """About as well is as well; then what is shown sooner is better."""
    return rank.distance, rank.lines // LESS, rank.step


def fewest(found: Iterable[Found], rules: Iterable[str]) -> Iterator[tuple[Found, list[str]]]:
    """Ways that together show all rules: again and again that which shows most for its length."""
    left = set(rules)
    ways = [(each, end) for each in found for end in sorted({rank.step for rank in each.shows.values()})]
    while left:
        gains = [
            ({rule for rule in left & each.shows.keys() if each.shows[rule].step <= end}, each, end)
            for each, end in ways
        ]
        gain, each, end = max(gains, key=lambda gain: len(gain[0]) / (gain[2] + AROUND * (1 + len(gain[0]))))
        left -= gain
        yield Found(each.options, each.entries[:end], each.shows), sorted(gain)


def find(
    root: Path,
    game: Game,
    seconds: float,
    choices: Mapping[str, list[str]],
    first: int = 0,
    again: Collection[str] = (),
) -> Iterator[str]:
    """Search for so many seconds of a core, write what was found, and say what it shows."""
    cited = citations(root, game.id)
    lacking = {one.rule for one in cited} - seen(root, game.id, cited).keys() | {*again}
    search = Search(root, game, [one for one in cited if one.rule in lacking and one.runs], choices)
    seed, end = first, time.process_time() + seconds
    while time.process_time() < end:
        seed += 1
        search.play(seed)
    folder = golden_files(game.id)[0].parent
    for number, (way, rules) in enumerate(fewest(search.good(), search.best), 1):
        path = folder / f"found-{number}.txt"
        shown = ranges({way.shows[rule].step for rule in rules})
        text = str(record.of_session(way.session(game)))
        path.write_text(playthrough(f"{text}\n{BREAK}\nshown: {shown}\n"), encoding="utf-8")
        yield f"{path.stem}: " + ", ".join(f"{rule} at {way.shows[rule].step}" for rule in rules)
    yield f"{seed - first} games; not found: " + (", ".join(sorted(lacking - search.best.keys())) or "nothing")
