"""What this installation has, and what it lacks."""

from __future__ import annotations

import os
import platform
import shutil
import sysconfig
from collections.abc import Collection
from importlib import metadata

import msgspec
from packaging.requirements import Requirement

from ludotek.core.parts import faults
from ludotek.games import broken, found, game
from ludotek.lab.compiled import hot_modules, is_compiled
from ludotek.version import __version__

HOUSE = "ludotek"


class Library(msgspec.Struct, frozen=True):
    """A library that the house can use."""

    name: str
    wanted: str  # which versions; empty for any
    installed: str | None
    fits: bool


class Extra(msgspec.Struct, frozen=True):
    """A part of the house that one may do without."""

    name: str
    libraries: list[Library]
    lacks: list[str]


class Checkup(msgspec.Struct, frozen=True):
    """What was found: versions, what is compiled, and which libraries are there."""

    version: str
    python: str
    platform: str
    compiled: dict[str, bool]  # by hot module
    compiler: str | None  # of C, where there is one
    libraries: list[Library]
    extras: list[Extra]
    games: dict[str, str]  # by id: the package that brings it, with its version
    broken: list[str]  # what packages promise and do not bring, games and parts of them, a sentence each


def examine() -> Checkup:
    """Look at this installation."""
    requirements = [Requirement(text) for text in described("Requires-Dist")]
    whole = [game(id) for id, place in found().items() if place.value not in broken()]
    return Checkup(
        version=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        compiled={module: is_compiled(module) for module in hot_modules()},
        compiler=c_compiler(),
        libraries=[library(requirement) for requirement in needed(requirements, "")],
        extras=[extra(name, requirements) for name in described("Provides-Extra")],
        games={one.id: package(found()[one.id]) for one in whole},
        broken=[*broken().values(), *(fault for one in whole for fault in faults(one))],
    )


def package(place: metadata.EntryPoint) -> str:
    """The package that brings a game, with its version."""
    return f"{place.dist.name} {place.dist.version}" if place.dist is not None else place.module


def described(field: str) -> list[str]:
    """What the metadata of the installed package say; nothing, where the house runs straight from its sources."""
    try:
        return metadata.metadata(HOUSE).get_all(field) or []
    except metadata.PackageNotFoundError:
        return []


def c_compiler() -> str | None:
    """The compiler that Python's own extensions are built with, or what CC names."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0])


def needed(requirements: Collection[Requirement], extra: str) -> list[Requirement]:
    """The requirements of an extra and of those that it includes, or with an empty name those of the house itself."""
    apply = {requirement for requirement in requirements if applies(requirement, extra)}
    always = {requirement for requirement in requirements if applies(requirement, "")} if extra else set()
    included = [name for requirement in apply if requirement.name == HOUSE for name in requirement.extras]
    found = {requirement.name: requirement for name in included for requirement in needed(requirements, name)}
    found |= {requirement.name: requirement for requirement in apply - always if requirement.name != HOUSE}
    return [found[name] for name in sorted(found)]


def applies(requirement: Requirement, extra: str) -> bool:
    """Whether a requirement is one of an extra, or with an empty name always one."""
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


def library(requirement: Requirement) -> Library:
    """A required library, and which version of it is installed."""
    try:
        installed = metadata.version(requirement.name)
    except metadata.PackageNotFoundError:
        return Library(requirement.name, str(requirement.specifier), None, False)
    fits = requirement.specifier.contains(installed, prereleases=True)
    return Library(requirement.name, str(requirement.specifier), installed, fits)


def extra(name: str, requirements: list[Requirement]) -> Extra:
    """An extra, its libraries, and which of them it lacks."""
    libraries = [library(requirement) for requirement in needed(requirements, name)]
    return Extra(name, libraries, [library.name for library in libraries if not library.fits])
