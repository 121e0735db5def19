"""A base install carries what the engine needs; whatever needs more names the extra to install."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_table import fair_record
from tests.extras import ALONE, COMMANDS, EXTRAS, MODULES, only_with_extras, sentence

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"\bextra\(\"(\w+)\"\)")
FOR_COMPARISON = {"peers"}  # other people's games, that the house never imports


def without_extras(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run some Python where nothing that an extra brings can be imported."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({only_with_extras()!r}))"
    return subprocess.run(
        [sys.executable, "-c", f"{hidden}\n{code}"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return without_extras(f"from ludotek.cli import main; main({command.split()!r})", folder)


@pytest.mark.parametrize("command", ALONE)
def test_a_base_install_does_without_extras(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_luck_is_verified_without_extras(tmp_path: Path) -> None:
    record = fair_record(tmp_path / "game.txt")
    assert run(f"verify {record}", tmp_path).stdout.startswith("All is fair")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_whose_extra_is_missing_names_it(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert sentence(COMMANDS[command]).fullmatch(done.stderr.strip()), done.stderr
    assert done.returncode == 2
    assert done.stdout == ""


def test_no_extra_is_named_for_what_it_would_not_bring(tmp_path: Path) -> None:
    done = run("odds novem", tmp_path)
    assert done.stderr == "There are no odds to be worked out for 'novem'.\n"


def test_a_module_whose_extra_is_missing_names_it(tmp_path: Path) -> None:
    code = f"""
from importlib import import_module
for module in {list(MODULES)!r}:
    try:
        import_module(module)
    except ImportError as error:
        print(module, error, sep="|")
"""
    done = without_extras(code, tmp_path)
    said = dict(line.split("|") for line in done.stdout.splitlines())
    assert said.keys() == MODULES.keys(), done.stderr
    assert [module for module, extra in MODULES.items() if not sentence(extra).fullmatch(said[module])] == []


def test_the_example_that_learns_names_the_extra_it_lacks(tmp_path: Path) -> None:
    path = str(ROOT / "examples" / "train_novem.py")
    done = without_extras(f"import runpy; runpy.run_path({path!r}, run_name='__main__')", tmp_path)
    assert sentence("lab").search(done.stderr.splitlines()[-1]), done.stderr


def test_every_extra_that_is_named_can_be_installed() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").glob("*.py")]
    named = {name for path in sources for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert named == EXTRAS.keys() - FOR_COMPARISON - {"all"}


def test_all_extras_are_all_that_the_house_can_use() -> None:
    assert EXTRAS["all"] == [f"ludotek[{','.join(sorted(EXTRAS.keys() - FOR_COMPARISON - {'all'}))}]"]


def test_what_only_extras_bring_is_known() -> None:
    assert {"fastapi", "numpy", "openskill", "platformdirs", "sqlalchemy", "textual"} <= set(only_with_extras())
    assert not {"msgspec", "rich", "typer", "yaml", "ludotek"} & set(only_with_extras())
