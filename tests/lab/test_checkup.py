"""What an installation has and lacks."""

from __future__ import annotations

import pytest
from packaging.requirements import Requirement

from ludotek.lab.checkup import c_compiler, examine, extra, library, needed
from ludotek.lab.compiled import hot_modules
from ludotek.version import __version__

REQUIREMENTS = [
    Requirement(text)
    for text in (
        "msgspec>=0.19",
        "no-such-library>=1; extra == 'dreams'",
        "rich>=9999; extra == 'dreams'",
        "typer; extra == 'dreams'",
        "never; python_version < '3'",
        "no-such-bed; extra == 'sleep'",
        "ludotek[dreams]; extra == 'sleep'",
    )
]


def test_the_house_needs_what_no_extra_asks_for() -> None:
    assert [requirement.name for requirement in needed(REQUIREMENTS, "")] == ["msgspec"]


def test_an_extra_lacks_what_is_missing_or_too_old() -> None:
    dreams = extra("dreams", REQUIREMENTS)
    assert [one.name for one in dreams.libraries] == ["no-such-library", "rich", "typer"]
    assert dreams.lacks == ["no-such-library", "rich"]


def test_an_extra_brings_what_the_extras_in_it_bring() -> None:
    sleep = extra("sleep", REQUIREMENTS)
    assert [one.name for one in sleep.libraries] == ["no-such-bed", "no-such-library", "rich", "typer"]
    assert sleep.lacks == ["no-such-bed", "no-such-library", "rich"]


def test_an_installed_library_fits() -> None:
    found = library(Requirement("msgspec>=0.1"))
    assert found.fits
    assert found.installed is not None
    assert library(Requirement("no-such-library")).installed is None


def test_a_checkup_names_every_hot_module_and_extra() -> None:
    checkup = examine()
    assert checkup.version == __version__
    assert list(checkup.compiled) == hot_modules()
    assert {"msgspec", "typer"} <= {one.name for one in checkup.libraries}
    assert {"solve", "peers"} <= {one.name for one in checkup.extras}


def test_the_compiler_is_the_one_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert c_compiler() is None
