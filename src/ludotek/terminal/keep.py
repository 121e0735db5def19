"""Keeping a record: where, and what can go wrong."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.record import Record
from ludotek.locale import Language


def suggested(game: Game, now: datetime) -> Path:
    """A file name that nobody has to think up."""
    return Path(f"{game.id}-{now:%Y-%m-%d-%H%M%S}.txt")


def keep(record: Record, path: Path, language: Language) -> None:
    """Write a record to a new file; an old one is never overwritten."""
    try:
        with path.expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(str(record))
    except FileExistsError:
        raise LudotekError("terminal/file-exists", language.text("terminal-file-exists", path=str(path))) from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        sentence = language.text("terminal-cannot-write", path=str(path), reason=reason)
        raise LudotekError("terminal/cannot-write", sentence) from None
