"""What `pip install ludotek` gives without extras, and what it says of those that it lacks."""

from __future__ import annotations

import json

import pytest

from tests.extras import ALONE, COMMANDS, EXTRAS, MODULES, sentence
from tests.packaging.conftest import Installed


@pytest.mark.parametrize("command", ALONE)
def test_the_installed_house_does_without_extras(installed: Installed, command: str) -> None:
    assert installed.run("ludotek", *command.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_whose_extra_is_not_installed_names_it(installed: Installed, command: str) -> None:
    done = installed.attempt("ludotek", *command.split())
    assert sentence(COMMANDS[command]).fullmatch(done.stderr.decode().strip()), done.stderr.decode()
    assert done.returncode == 2
    assert done.stdout == b""


@pytest.mark.parametrize("module", MODULES)
def test_a_module_whose_extra_is_not_installed_names_it(installed: Installed, module: str) -> None:
    done = installed.attempt("python", "-c", f"import {module}")
    assert sentence(MODULES[module]).search(done.stderr.decode().splitlines()[-1]), done.stderr.decode()


def test_the_doctor_says_what_every_extra_lacks(installed: Installed) -> None:
    checkup = json.loads(installed.run("ludotek", "doctor", "--json"))
    lacks = {extra["name"]: set(extra["lacks"]) for extra in checkup["extras"]}
    assert lacks.keys() == EXTRAS.keys()
    assert lacks["terminal"] == {"platformdirs", "textual", "websockets"}
    assert lacks["terminal"] | lacks["table"] | lacks["lab"] | lacks["gymnasium"] <= lacks["all"]
    assert [library["name"] for library in checkup["libraries"] if not library["fits"]] == []
