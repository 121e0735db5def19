"""Extras: libraries that some parts of the house need, and all the others do without."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludotek.core.errors import LudotekError


class MissingExtra(LudotekError, ImportError):
    """A library that comes with an extra is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import inside what an extra brings: if it is missing, the error names the command that installs it.

    A module of the house that is missing is a mistake of the house, which no installation mends.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library in ("", "ludotek"):
            raise
        sentence = f"This takes {library}, which is not installed: pip install 'ludotek[{name}]'."
        raise MissingExtra("core/missing-extra", sentence) from None
