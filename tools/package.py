"""Build the wheel into build/dist, as pip does it for users, and compile only what has changed since the last one.

Nothing is at hand but what pyproject.toml asks for: beside the libraries of the tests mypyc once understood what it did
not understand alone, and a fresh `make play` came to nothing.

The C of a module is written anew only if it differs, and compiled only if it, or a header that it includes, is newer
than its library. Whatever else could matter (flags, mypyc) makes the Makefile throw the libraries away.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"


def main() -> int:
    for library in BUILD.glob("lib*"):
        tidy(library)
    for folder in (BUILD / "dist", *BUILD.glob("bdist*")):
        shutil.rmtree(folder, ignore_errors=True)
    plainly = ["--quiet", "--no-deps", "--wheel-dir", str(BUILD / "dist")]
    return subprocess.run([sys.executable, "-m", "pip", "wheel", *plainly, str(ROOT)], check=False).returncode


def tidy(library: Path) -> None:
    """Keep nothing but compiled modules whose source is still there, and what they share."""
    for path in library.rglob("*"):
        if path.is_file() and not is_current(path, library):
            path.unlink()


def is_current(path: Path, library: Path) -> bool:
    module = path.name.partition(".")[0]
    source = (ROOT / "src" / path.relative_to(library)).with_name(f"{module}.py")
    return path.suffix in (".so", ".pyd") and (source.exists() or module.endswith("__mypyc"))


if __name__ == "__main__":
    sys.exit(main())
