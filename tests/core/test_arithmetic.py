"""Bots reckon the same to the last bit everywhere."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotek
from ludotek.core.arithmetic import cos_of_turn, exp, log, sum_in_order, tanh
from ludotek.hot import hot_files

HOUSE = Path(ludotek.__file__).parent
# Of `math`, what every platform rounds in the same way.
PORTABLE = {"ceil", "comb", "floor", "gcd", "inf", "isqrt", "perm", "pi", "prod", "sqrt"}

JUDGES = {"bot", "habits", "standing", "worth"}  # of a game: what its positions are worth to a bot
CHECKS = HOUSE / "core" / "testing"  # of the rules: no bot asks them


@pytest.mark.parametrize(
    ("value", "bits"),
    [
        (exp(1.0), "0x1.5bf0a8b14576ap+1"),
        (exp(-7.25), "0x1.7455fe323fb04p-11"),
        (exp(300.5), "0x1.719c25b8f5ba0p+433"),
        (log(10.0), "0x1.26bb1bbb55515p+1"),
        (log(0.001), "-0x1.ba18a998fffa0p+2"),
        (tanh(0.3), "0x1.2a4dda7d914fbp-2"),
        (tanh(-2.5), "-0x1.f9258260a71c2p-1"),
        (cos_of_turn(0.1), "0x1.9e3779b97f4a6p-1"),
        (cos_of_turn(0.7), "-0x1.3c6ef372fe958p-2"),
        (sum_in_order([0.1] * 10), "0x1.fffffffffffffp-1"),  # with care it would be one
    ],
)
def test_every_platform_has_these_bits(value: float, bits: str) -> None:
    assert value.hex() == bits


@given(st.floats(-600.0, 600.0))
def test_exp_is_right_to_twelve_digits(power: float) -> None:
    assert exp(power) == pytest.approx(math.exp(power), rel=1e-12)


@given(st.floats(1e-12, 1e12))
def test_log_is_right_to_thirteen_digits(number: float) -> None:
    assert log(number) == pytest.approx(math.log(number), rel=1e-13, abs=1e-15)


@given(st.floats(-1000.0, 1000.0))
def test_tanh_is_right_to_fifteen_places(number: float) -> None:
    assert tanh(number) == pytest.approx(math.tanh(number), rel=0.0, abs=1e-15)
    assert tanh(-number) == -tanh(number)


@given(st.floats(0.0, 1.0))
def test_a_cosine_is_right_to_fourteen_places(turn: float) -> None:
    assert cos_of_turn(turn) == pytest.approx(math.cos(2.0 * math.pi * turn), rel=0.0, abs=1e-14)


def test_beyond_all_bounds_they_end_softly() -> None:
    assert exp(1e9) < math.inf
    assert exp(-1e9) > 0.0
    assert (tanh(1e9), tanh(-1e9)) == (1.0, -1.0)


def strangers_in(source: str) -> list[str]:
    """Functions in a module whose last bit depends on the platform, or on the version of Python."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            found += [alias.name for alias in node.names if alias.name not in PORTABLE]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in ("math", "cmath", "statistics")]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow) and is_real(node.right):
            found.append("**")
    return found


def is_real(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


def test_a_stranger_would_be_found() -> None:
    assert strangers_in("from math import sqrt, tanh\nimport math\nx = 2 ** 0.5") == ["tanh", "math", "**"]
    assert sums_in("total = sum(chances)")


def test_nothing_that_plays_asks_the_platform_for_more_than_a_root() -> None:
    found = {str(file): strangers_in((HOUSE / file).read_text()) for file in {*hot_files(HOUSE), *behind_choices()}}
    assert {file: strangers for file, strangers in found.items() if strangers} == {}


def test_whoever_judges_adds_in_order() -> None:
    judges = [file for file in behind_choices() if file.parts[0] == "bots" or file.stem in JUDGES]
    assert {file.stem for file in judges} >= JUDGES | {"choice", "search", "sense", "together"}
    assert [str(file) for file in judges if sums_in((HOUSE / file).read_text())] == []


def sums_in(source: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("sum", "fsum")]


def behind_choices() -> set[Path]:
    """Every module that a bot's choice may depend on: what bots and games' parts for them import, all the way."""
    waiting = [*HOUSE.glob("bots/*.py"), *HOUSE.glob("games/*/bot.py")]
    found: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file.relative_to(HOUSE) not in found and CHECKS not in file.parents:
            found.add(file.relative_to(HOUSE))
            waiting += imported_by(file)
    return found


def imported_by(file: Path) -> list[Path]:
    """The house's own modules that a module imports; a name of a package may be one of them."""
    froms = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom) and node.module]
    names = [name for node in froms for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))]
    paths = [HOUSE.parent.joinpath(*str(name).split(".")) for name in names if str(name).startswith("ludotek")]
    return [one for path in paths for one in (path.with_suffix(".py"), path / "__init__.py") if one.exists()]
