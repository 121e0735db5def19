"""What pytest needs to know when it runs tests against mutants; tools/mutants.py puts it into the workshop.

Mutmut imports everything once, and forks that process for each mutant. Rules that run while modules are imported, or
whose results are remembered, would then never show that they were changed. So every mutant's tests import the house
anew: the changed module as mutmut wrote it, with all its mutants, and every other one as it is, which is less to
read. In the changed module too, all functions but the one that is changed are left alone.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import _lru_cache_wrapper, wraps
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from mutmut.mutation import trampoline
from mutmut.state import state
from mutmut.utils.format_utils import get_module_from_key, make_mutant_key, orig_function_and_class_names_from_key

MOST_WORK = 3  # times what a test took when it was counted, which is slow already
SECONDS = 3
LONG = 1.0  # seconds of a test that is only asked about what the quick ones do not notice
wrap_in_trampoline = trampoline.wrap_in_trampoline
ran_at_import: set[str] = set()


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] in ("ludotek", "tests"):
            del sys.modules[name]
    mutant = trampoline.get_mutant_under_test()
    if is_counting():
        trampoline.wrap_in_trampoline = counted
    elif "__mutmut_" in mutant:
        sys.path.insert(0, str(changed(get_module_from_key(mutant))))  # processes that a test starts look there too
        trampoline.wrap_in_trampoline = only(mutant)
    else:
        trampoline.wrap_in_trampoline = unchanged


def changed(module: str) -> Path:
    """The house with one module as mutmut wrote it, and all others as they are: a folder of links, made once."""
    house = Path("../changed", module).resolve()
    if not house.exists():
        made = house.with_name(f"{module}.{os.getpid()}")
        link(made, Path("../src").resolve(), Path("src").resolve(), module.split("."))
        with suppress(OSError):  # another process was first
            made.rename(house)
    return house


def link(made: Path, original: Path, mutants: Path, steps: list[str]) -> None:
    """Link to everything in a folder but the next step on the way to the changed module."""
    made.mkdir(parents=True)
    step, *others = steps
    name = step if others else f"{step}.py"
    for path in original.iterdir():
        if path.name not in (name, "__pycache__"):
            (made / path.name).symlink_to(path)
    if others:
        link(made / name, original / name, mutants / name, others)
    else:
        (made / name).symlink_to(mutants / name)


def counted(mutants: dict[str, Any], is_classmethod: bool = False) -> Callable[[Any], Any]:
    """Notes that a function was reached, as mutmut's own way does with much more ado."""

    def choose(original: Any) -> Any:
        *owner, function = original.__qualname__.split(".")
        name = f"{original.__module__}.{make_mutant_key(function, '.'.join(owner))}"

        @wraps(original)
        def note(*arguments: Any, **named: Any) -> Any:
            state()._stats.add(name)
            return original(*arguments, **named)

        return note

    return choose


def unchanged(mutants: dict[str, Any], is_classmethod: bool = False) -> Callable[[Any], Any]:
    return lambda original: original


def only(mutant: str) -> Callable[..., Any]:
    """Mutmut's way to choose between a function and its mutants, for the one function that matters."""
    function, owner = orig_function_and_class_names_from_key(mutant)
    wanted = get_module_from_key(mutant), f"{owner}.{function}" if owner else function

    def wrap(mutants: dict[str, Any], is_classmethod: bool = False) -> Callable[[Any], Any]:
        def choose(original: Any) -> Any:
            is_wanted = (original.__module__, original.__qualname__) == wanted
            return wrap_in_trampoline(mutants, is_classmethod)(original) if is_wanted else original

        return choose

    return wrap


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ran_at_import.update(state()._stats)
    for item in items:
        item._nodeid = item.nodeid  # type: ignore[attr-defined]  # mutmut 3.8 reads it; pytest 9.2 has it no more
    if os.environ["MUTANTS_TESTS"] == "quick" and "__mutmut_" in trampoline.get_mutant_under_test():
        items[:] = [item for item in items if state().duration_by_test.get(item.nodeid, 0) < LONG]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Every test has to do with what ran at import, and with what another has run before it and is remembered."""
    if trampoline.get_mutant_under_test() == "fail":
        pytest.fail("Mutmut wants to see that tests can fail.")
    if is_counting():
        state()._stats.update(ran_at_import)
        for name, module in list(sys.modules.items()):
            if name.startswith("ludotek.games."):
                forget(vars(module))


def forget(names: dict[str, object]) -> None:
    for name, value in names.items():
        if isinstance(value, _lru_cache_wrapper):
            value.cache_clear()
        if name == "KNOWN" and isinstance(value, dict):
            value.clear()


def is_counting() -> bool:
    """Whether mutmut finds out which tests reach which functions, and how long they take."""
    return trampoline.get_mutant_under_test() == "stats"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A test that takes much more than its usual work fails. Work is measured, not time: the machine may be busy."""
    if not is_counting():
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, SECONDS + MOST_WORK * state().duration_by_test.get(item.nodeid, 0))
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def give_up(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("This test does not end.")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Tests that cannot even be imported have noticed; mutmut would think that somebody had stopped them."""
    if exitstatus == pytest.ExitCode.INTERRUPTED and session.testsfailed:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
