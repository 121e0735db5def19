"""What the mutation tester draws, remembers and takes for explained."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools/mutants.py"))
PAGE = """\
# Mutants

## Survivors: Chess (chess)

- `self.top = None`: replaced before anyone looks.
- `self.tell(…, check, …)`, two of a kind: nobody is told.

A sentence about `self.left = None` explains nothing.

## Survivors: Go (go)

- `self.ko = None`
"""


def test_a_sample_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    names = [f"mutant_{number}" for number in range(100)]
    assert TOOL["draw"](names, 10, 1) == TOOL["draw"](list(reversed(names)), 10, 1)
    assert TOOL["draw"](names, 10, 1) != TOOL["draw"](names, 10, 2)
    assert len(TOOL["draw"](names, 10, 1)) == 10


@pytest.mark.parametrize("sample", [None, 3, 4])
def test_without_a_sample_or_with_too_large_a_one_all_are_drawn(sample: int | None) -> None:
    assert TOOL["draw"](["a", "b", "c"], sample, 1) == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("self.top = None", "self.top = None"),
        ("self.tell(EVERYONE, check, 0)", "self.tell(…, check, …)"),
        ("self.tell(EVERYONE, mate, 0)", None),
        ("self.left = None", None),
        ("self.ko = None", None),
    ],
)
def test_a_line_is_explained_by_itself_or_by_its_class_in_its_own_games_section(line: str, said: str | None) -> None:
    explained = TOOL["explanations"](TOOL["section"](PAGE, "chess"))
    assert TOOL["explanation"](line, explained) == said


def test_rules_are_also_what_they_import_from_their_folder_but_no_board_and_no_bot() -> None:
    names = {path.name for path in TOOL["rules_of"]("nort")}
    assert {"rules.py", "call.py", "drive.py", "lattice.py"} <= names
    assert not {"view.py", "words.py", "bot.py", "encoding.py"} & names


def test_a_type_error_lies_in_the_mutant_whose_lines_it_is_in(tmp_path: Path) -> None:
    spans = {"x_play__mutmut_orig": [1, 5], "x_play__mutmut_1": [6, 10], "x_play__mutmut_2": [11, 15]}
    (tmp_path / "src").mkdir()
    (tmp_path / "src/chess.py.spans").write_text(json.dumps({"version": 1, "spans": spans}))
    assert list(TOOL["mutants_at"](tmp_path, "src/chess.py", {7, 8})) == ["chess.x_play__mutmut_1"]


MUTATED = """\
def x_play__mutmut_orig(move):
    count(move)
    return True


def x_play__mutmut_1(move):
    count(None)
    return True


def x_play__mutmut_2(move=0):
    count(move)
    return True
"""


@pytest.mark.parametrize(
    ("mutant", "line"), [("x_play__mutmut_1", "count(None)"), ("x_play__mutmut_2", "def x_play__mutmut_2(move=0):")]
)
def test_a_mutant_is_known_by_the_first_line_that_it_changes(tmp_path: Path, mutant: str, line: str) -> None:
    home = tmp_path / "mutants/src"
    home.mkdir(parents=True)
    spans = {"x_play__mutmut_orig": [1, 3], "x_play__mutmut_1": [6, 8], "x_play__mutmut_2": [11, 13]}
    (home / "chess.py").write_text(MUTATED)
    (home / "chess.py.spans").write_text(json.dumps({"version": 1, "spans": spans}))
    assert TOOL["changed_line"](tmp_path, f"chess.{mutant}") == line


@pytest.mark.parametrize(
    ("killed", "lines", "is_sample", "is_enough"),
    [
        (90, {}, False, True),
        (89, {}, False, False),
        (10, {}, True, True),
        (90, {"novem.x_play__mutmut_1": "self.attacker = None"}, False, True),
        (90, {"novem.x_play__mutmut_1": "self.attacker = nobody"}, False, False),
    ],
)
def test_nine_in_ten_are_to_be_noticed_and_the_others_explained(
    killed: int, lines: dict[str, str], is_sample: bool, is_enough: bool
) -> None:
    verdicts = Counter({"killed": killed - 20, "refused": 20, "survived": 100 - killed})
    explained = ["self.attacker = None"]
    assert TOOL["report"]("novem", verdicts, lines, explained, is_sample=is_sample) is is_enough


def test_a_mutant_without_a_verdict_is_not_taken_for_noticed() -> None:
    verdicts = Counter({"killed": 95, "not checked": 1})
    assert not TOOL["report"]("novem", verdicts, {}, [], is_sample=False)
