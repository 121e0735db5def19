"""What the log is told of things that went wrong."""

from __future__ import annotations

import logging

from ludotek.core.errors import LudotekError


def note(log: logging.Logger, what: str, error: BaseException | None, table: str = "") -> None:
    """Say in the log what went wrong: a refusal by its code, anything else with where it happened."""
    extra = {"table": table} if table else {}
    if isinstance(error, LudotekError):
        log.warning(what, extra={**extra, "code": error.code, "sentence": error.sentence})
    else:
        log.error(what, exc_info=error, extra=extra)
