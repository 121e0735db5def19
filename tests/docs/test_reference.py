"""Whatever is public is described: the names of `ludotek`, and all that its documented layers hold."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import pytest

import ludotek
from tests.docs.site import tool
from tests.docs.snippets import pages, snippets

MODULES: list[str] = tool("modules").public_modules()
LESSONS = [page for page in pages() if page.parent.name in ("tutorial", "how-to")]


def test_the_documented_layers_are_those_that_others_build_on() -> None:
    assert {name.split(".")[1] for name in MODULES} == {"core", "bots", "lab", "adapters"}
    assert {"ludotek.core.position", "ludotek.core.testing", "ludotek.adapters.openspiel"} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_in_a_module_is_described(name: str) -> None:
    module = import_module(name)
    assert module.__doc__, name
    assert [path for path, thing in public(module) if not described(thing)] == []


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The classes and functions that a module defines, and the methods and properties of those classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if isinstance(thing, type | FunctionType) or hasattr(thing, "__wrapped__"):
            yield name, thing
        if isinstance(thing, type):
            yield from ((f"{name}.{part}", found) for part, found in methods(thing))


def methods(cls: type) -> Iterator[tuple[str, object]]:
    """What a class adds; a method that answers for a described one of another class of the house needs no words."""
    for name, thing in vars(cls).items():
        if name.startswith("_") or not isinstance(thing, FunctionType | property | classmethod | staticmethod):
            continue
        above = [vars(base)[name] for base in cls.__mro__[1:] if is_ours(base) and name in vars(base)]
        yield name, next((one for one in [thing, *above] if described(one)), thing)


def is_ours(cls: type) -> bool:
    return cls.__module__.startswith("ludotek")


def described(thing: Any) -> bool:
    """Whether somebody wrote a docstring; what dataclasses and tuples say of themselves is none."""
    text = getattr(thing, "__doc__", None) or ""
    is_made_up = isinstance(thing, type) and text.startswith(f"{thing.__name__}(")
    return bool(text.strip()) and not is_made_up


def test_a_forgotten_docstring_would_be_noticed() -> None:
    class Forgotten:
        def method(self) -> None: ...

    assert not described(Forgotten)
    assert [name for name, thing in methods(Forgotten) if not described(thing)] == ["method"]


@pytest.mark.parametrize("name", ludotek.__all__)
def test_every_name_of_the_package_is_described(name: str) -> None:
    assert tool("modules").described(name)


def test_the_names_of_the_package_are_sorted_and_there() -> None:
    constants = [name for name in ludotek.__all__ if name.isupper()]
    classes = [name for name in ludotek.__all__ if not name.isupper() and name[0].isupper()]
    others = [name for name in ludotek.__all__ if name not in {*constants, *classes}]
    assert ludotek.__all__ == [*sorted(constants), *sorted(classes), *sorted(others)]
    assert all(hasattr(ludotek, name) for name in ludotek.__all__)


def imports(text: str) -> Iterator[tuple[str, str]]:
    """The names that a text takes from the house, and where it says that they are."""
    code = "\n".join(line.removeprefix(">>> ").removeprefix("... ") for line in text.splitlines())
    for line in code.splitlines():
        if line.startswith("from ludotek"):
            (node,) = ast.parse(line).body
            assert isinstance(node, ast.ImportFrom)
            yield from ((str(node.module), alias.name) for alias in node.names)


TAKEN = sorted({
    (page.name, *taken) for page in LESSONS for snippet in snippets(page, "python") for taken in imports(snippet.text)
})  # fmt: skip


@pytest.mark.parametrize(("page", "module", "name"), TAKEN)
def test_a_lesson_takes_names_from_the_package_where_it_has_them(page: str, module: str, name: str) -> None:
    """A newcomer learns one place; what only some need stays in the module that a lesson names."""
    exec(f"from {module} import {name}", {})  # as the lesson does it: a name, or a module of a package
    if module.startswith("ludotek.core"):
        pytest.fail(f"{page} takes {name} from {module}, so `ludotek` should have it")
    assert module == "ludotek" or name not in ludotek.__all__, f"{page} could take {name} from `ludotek`"


def test_whoever_writes_a_game_finds_all_that_the_house_games_are_made_of() -> None:
    """What the words and rules of the house's own games take from the core's public modules."""
    needed = {
        *("EVERYONE", "Event", "Happening", "Move", "Options", "Position", "Seat", "Thing", "Verb", "View"),
        *("among", "called", "check_game", "number", "plain_happenings", "plain_verbs"),
    }
    assert needed <= set(ludotek.__all__)
    assert inspect.signature(ludotek.check_game).parameters["games"].default == 5
