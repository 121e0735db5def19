"""Asking again after something failed: soon at first, then more and more rarely, and never at once."""

from __future__ import annotations

FIRST, LONGEST = 0.5, 15.0  # seconds


def pause_after(failures: int) -> float:
    """How long to wait after so many failures in a row; none after none."""
    return min(LONGEST, FIRST * 2 ** (min(failures, 10) - 1)) if failures else 0.0
