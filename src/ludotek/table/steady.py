"""The house's clock: it says what the wall's said when the process began, and goes on from there by itself.

A wall clock that is set, forwards or back, would take time away from everybody who thinks. Times that are kept are the
wall's, so that another process can read them; within one process their differences are true.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ludotek.core.position import Milliseconds

NANOSECONDS = 1_000_000  # in a millisecond


def steady_clock() -> Callable[[], Milliseconds]:
    """Milliseconds since 1970, as far as was known at the start."""
    began = time.time_ns() - time.monotonic_ns()
    return lambda: (began + time.monotonic_ns()) // NANOSECONDS
