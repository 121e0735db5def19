"""Builds the browser client, and compiles the rules and other hot modules where a C compiler is at hand.

The same files run interpreted, so a missing compiler costs speed and nothing else. Set
LUDOTEK_COMPILE=0 to build without compiling, or LUDOTEK_COMPILE=1 to fail rather than do without.
"""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent

HOUSE = Path("src/ludotek")
GENTLY = ("ludotek_oath",)  # large: with more optimisation it would take minutes more to compile
AS_WRITTEN = "-ffp-contract=off"  # a product and a sum are rounded one after the other, as everywhere else
INWARD = "-fvisibility=hidden"  # what a library shows to nobody it can call without a detour, and inline
UNREAD = "-Wno-misleading-indentation"  # nobody reads the C, and gcc is slow to measure its deep indentation
HOW = (AS_WRITTEN, INWARD, UNREAD)
ASKING = {"dist_info", "egg_info"}  # commands that are asked what the package is, and compile nothing


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def extensions() -> list:
    wanted = os.environ.get("LUDOTEK_COMPILE", "")
    if wanted == "0" or ASKING & {*sys.argv} or (wanted != "1" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    hot_files = runpy.run_path(str(HOUSE / "hot.py"))["hot_files"]
    files = [str(HOUSE / path) for path in hot_files(HOUSE)]
    found = mypycify(files, opt_level="3", separate=[(group, name) for name, group in groups(files).items()])
    for extension in found:
        more = [*(HOW if os.name == "posix" else []), *(["-O2", "-g0"] if is_large(extension) else [])]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return sorted(found, key=is_large, reverse=True)  # the longest first, and all others beside it


def is_large(extension: Extension) -> bool:
    return any(f"native_{name}." in source for name in GENTLY for source in extension.sources)


def groups(files: list[str]) -> dict[str, list[str]]:
    """Each game is a library of its own: one large one would take minutes to compile, and could not be shared out."""
    found: dict[str, list[str]] = {}
    for file in files:
        room, *rest = Path(file).relative_to(HOUSE).parts
        found.setdefault(f"ludotek_{rest[0]}" if room == "games" else "ludotek_core", []).append(file)
    return found


class BuildWithClient(build_py):
    """The browser client comes along."""

    def run(self) -> None:
        subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
