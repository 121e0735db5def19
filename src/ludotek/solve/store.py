"""Solved tables on disk, in the user's cache directory; a lost or damaged one is only solved again."""

from __future__ import annotations

import os
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable
from lzma import LZMAError
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[np.generic]]

UNREADABLE = (OSError, ValueError, KeyError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error, LZMAError)


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
    return read(path(name))


def adopt(name: str, shipped: Path) -> Arrays | None:
    """The arrays that a game brings under a name, if it does; kept from now on as if they had been solved here."""
    brought = shipped / f"{name}.npz"
    arrays = read(brought)
    if arrays is not None:
        _keep(name, lambda file: file.write(brought.read_bytes()))
    return arrays


def read(file: Path) -> Arrays | None:
    """The arrays of a file, or none if they are not there whole."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            return {key: kept[key] for key in kept.files}  # reading checks the checksums
    except UNREADABLE:
        return None


def save(name: str, arrays: Arrays) -> None:
    """Keep arrays under a name."""
    _keep(name, lambda file: np.savez_compressed(file, **arrays))  # type: ignore[arg-type]  # any keyword is a name


def pack(file: Path, arrays: Arrays) -> None:
    """Write arrays to be shipped: as small as may be, whatever time it takes, and the same bytes each time."""
    with zipfile.ZipFile(file, "w") as packed:
        for name, array in arrays.items():
            member = zipfile.ZipInfo(f"{name}.npy")
            member.compress_type = zipfile.ZIP_LZMA
            with packed.open(member, "w") as opened:
                np.lib.format.write_array(opened, array, allow_pickle=False)


def _keep(name: str, write: Callable[[BinaryIO], object]) -> None:
    """Put a file under a name; readers see the old one or the new one, never a part of it.

    Where nothing can be written, nothing is kept: the tables serve this process all the same.
    """
    try:
        directory().mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=directory(), prefix=f"{name}.", suffix=".part")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            write(file)
        Path(unfinished).replace(path(name))
    except OSError:
        Path(unfinished).unlink(missing_ok=True)
