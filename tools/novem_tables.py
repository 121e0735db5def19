"""Solve Novem anew and write the tables that are shipped, so that a fresh machine need not: `make solved`.

A match without options and a game for points, as `ludotek solve novem` tells of them, and their boards. A test solves
them too and compares.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from ludotek.games.novem.solve import solve
from ludotek.games.novem.solve.tables import SHIPPED
from ludotek.solve import store


def main() -> int:
    SHIPPED.mkdir(exist_ok=True)
    for old in SHIPPED.glob("*.npz"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LUDOTEK_CACHE"] = folder
        solve(fresh=True)
        for file in sorted(Path(folder).glob("*.npz")):
            arrays = store.read(file)
            assert arrays is not None, f"{file.name} was just written and cannot be read."
            store.pack(SHIPPED / file.name, arrays)
    print(f"{sum(file.stat().st_size for file in SHIPPED.glob('*.npz')):,} bytes in {SHIPPED}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
