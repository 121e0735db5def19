"""What commands print on: a document for programs, tables for people, and progress beside them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from ludotek.lab.interval import Estimate


def print_json(document: object) -> None:
    """One document on standard output, and nothing else there."""
    text = msgspec.json.format(msgspec.json.encode(document), indent=2)
    sys.stdout.write(text.decode() + "\n")


def print_table(title: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    """A table on standard output; the first column is a name, the others are aligned as numbers are."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console = Console(highlight=False)
    console.print(Text(title, style="bold"), soft_wrap=True)
    console.print(table)


def print_line(text: str) -> None:
    print(text)


def note(text: str) -> None:
    """Something to know that is no result."""
    print(text, file=sys.stderr)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on standard error where somebody can watch it."""
    with bar(title, total, "{task.completed} of {task.total} games") as (drawn, task):
        yield lambda more: drawn.advance(task, more)


@contextmanager
def part_done(title: str) -> Iterator[Callable[[float], None]]:
    """The same for work that only knows which part of it is done."""
    with bar(title, 1.0, "{task.percentage:.0f} %") as (drawn, task):
        yield lambda part: drawn.update(task, completed=part)


@contextmanager
def bar(title: str, total: float, amount: str) -> Iterator[tuple[Progress, TaskID]]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), TextColumn(amount), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as drawn:
        yield drawn, drawn.add_task(title, total=total)


def percent(estimate: Estimate) -> str:
    """A share and its interval: `51.2 % (49.0-53.4)`."""
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.mean:.1f} %"
    return f"{100 * estimate.mean:.1f} % ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"
