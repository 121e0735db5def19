"""Games as rows of a table, one for each seat of each game, for whoever goes on counting: CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from ludotek.core.extras import extra
from ludotek.core.position import Points
from ludotek.lab.contest import Outcome
from ludotek.lab.match import Played
from ludotek.lab.simulation import Simulation, Tally


class Row(msgspec.Struct, frozen=True):
    """One seat of one game."""

    game: str
    deal: int  # games of one deal have their luck in common; in a simulation every game is its own
    line_up: int
    seat: str
    bot: str
    score: Points  # by the rules of the game
    share: float  # of a win: 1, or shared with whoever is as good, or 0
    decisions: int  # of all seats
    ending: str


COLUMNS: tuple[str, ...] = Row.__struct_fields__


def match_rows(played: Played) -> list[Row]:
    """The games of a match, in the order of their deals."""
    match, rows = played.match, list[Row]()
    seats = match.game.seats(match.options)
    for deal in sorted(played.deals):
        for number, (line_up, game) in enumerate(zip(match.line_ups, played.deals[deal], strict=True)):
            bots = [match.bots[bot] for bot in line_up]
            rows += game_rows(match.game.id, match.game.endings, (deal + 1, number + 1), (seats, bots), game)
    return rows


def simulation_rows(simulation: Simulation, tally: Tally) -> list[Row]:
    """The games of a simulation that kept them, in their order."""
    game, who = simulation.game, (simulation.game.seats(simulation.options), simulation.bots)
    found = tally.outcomes.items()
    return [row for number, one in found for row in game_rows(game.id, game.endings, (number + 1, 1), who, one)]


def game_rows(
    id: str,
    endings: Sequence[str],
    place: tuple[int, int],
    who: tuple[Sequence[str], Sequence[str]],
    game: Outcome,
) -> Iterable[Row]:
    """The seats of one game."""
    for seat, bot, score, share in zip(*who, game.scores, game.shares(), strict=True):
        yield Row(id, *place, seat, bot, score, share, game.decisions, endings[game.ending])


def write_csv(path: Path, rows: Iterable[Row]) -> None:
    """Rows as text, with a line of names above them."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(msgspec.structs.astuple(row) for row in rows)


def arrow() -> tuple[ModuleType, ModuleType]:
    """The library that writes Parquet; asked for before the games, since it may be missing."""
    with extra("parquet"):
        import pyarrow
        from pyarrow import parquet
    return pyarrow, parquet


def write_parquet(path: Path, rows: Iterable[Row]) -> None:
    """Rows as a Parquet file, with their types."""
    pyarrow, parquet = arrow()
    columns = zip(*(msgspec.structs.astuple(row) for row in rows), strict=True)
    table = pyarrow.Table.from_pydict(dict(zip(COLUMNS, ([*column] for column in columns), strict=True)))
    parquet.write_table(table, path)
