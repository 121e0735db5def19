"""Solved tables on disk, in the user's cache directory; a lost or damaged one is only solved again."""

from __future__ import annotations

import os
import sys
import tempfile
import zipfile
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[np.generic]]


def directory() -> Path:
    """`LUDOTEK_CACHE`, or a folder of our own where this system keeps caches."""
    if chosen := os.environ.get("LUDOTEK_CACHE"):
        return Path(chosen)
    if caches := os.environ.get("XDG_CACHE_HOME"):
        return Path(caches) / "ludotek"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ludotek"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "ludotek" / "Cache"
    return Path.home() / ".cache" / "ludotek"


def path(name: str) -> Path:
    return directory() / f"{name}.npz"


def load(name: str) -> Arrays | None:
    """The arrays kept under a name, or none if they are not there whole."""
    try:
        with path(name).open("rb") as file, np.load(file, allow_pickle=False) as kept:
            return {key: kept[key] for key in kept.files}  # reading checks the checksums
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error):
        return None


def save(name: str, arrays: Arrays) -> None:
    """Keep arrays under a name; readers see the old file or the new one, never a part of it.

    Where nothing can be written, nothing is kept: the tables serve this process all the same.
    """
    try:
        directory().mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=directory(), prefix=f"{name}.", suffix=".part")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # any keyword is a name
        Path(unfinished).replace(path(name))
    except OSError:
        Path(unfinished).unlink(missing_ok=True)
