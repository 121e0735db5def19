"""Every snippet and command in README and docs runs."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pexpect
import pytest

from tests.docs.commands import FLAGS, commands, environment, run_command
from tests.docs.snippets import ROOT, Snippet, pages, snippets

FOLLOWED = {"add-a-game.md"}  # from top to bottom, by a test of its own
APART = [page for page in pages() if page.name not in FOLLOWED]
PYTHON_PAGES = [page for page in APART if snippets(page, "python")]
COMMANDS = [snippet for page in APART for snippet in snippets(page, "console")]
KNOWN_LANGUAGES = {
    *("python", "console", "text", "ftl", "javascript", "json", "toml", "ini", "nginx", "yaml"),
    "html",  # opened by tests/browser/test_element.py
}


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks share one namespace, as a reader types them one after the other."""
    monkeypatch.chdir(tmp_path)
    reader = ModuleType("__main__")  # where a reader's classes live, and where pickle looks for them
    monkeypatch.setitem(sys.modules, "__main__", reader)
    for snippet in snippets(page, "python"):
        if ">>>" in snippet.text:
            run_doctest(snippet, reader.__dict__)
        else:
            exec(compile(snippet.text, f"{snippet.page}:{snippet.line}", "exec"), reader.__dict__)


def run_doctest(snippet: Snippet, namespace: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(snippet.text, namespace, snippet.page, snippet.page, snippet.line)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    told: list[str] = []
    runner.run(test, out=told.append, clear_globs=False)
    namespace.update(test.globs)
    assert runner.failures == 0, "".join(told)


@pytest.mark.parametrize("snippet", COMMANDS, ids=lambda snippet: f"{snippet.page}:{snippet.line}")
def test_the_commands_of_a_page_work(snippet: Snippet, tmp_path: Path) -> None:
    """A line with `$` is run; what follows it is what it prints, `...` standing for anything.

    A block marked `interactive` is run in a terminal and left with Ctrl-C; one marked `make` names
    targets, which must exist; one marked `elsewhere` needs a machine of its own, and says why.
    """
    if snippet.remark.startswith("elsewhere"):
        assert len(snippet.remark) > len("elsewhere "), "say why this cannot be run here"
        return
    for command, expected in commands(snippet.text):
        if snippet.remark == "make":
            subprocess.run([*command.split(), "--dry-run"], cwd=ROOT, check=True, capture_output=True)
        elif snippet.remark == "interactive":
            run_in_a_terminal(command, tmp_path)
        else:
            run_command(command, expected, tmp_path)


def run_in_a_terminal(command: str, folder: Path) -> None:
    child = pexpect.spawn(
        command, cwd=str(folder), env=environment({}), dimensions=(24, 80), timeout=60, encoding="utf-8"
    )
    child.expect("Novem")
    child.sendcontrol("c")
    child.expect("(?i)save|Зберегти")
    child.close(force=True)


def test_every_block_says_its_language() -> None:
    strange = [snippet for page in pages() for snippet in every_block(page) if snippet.language not in KNOWN_LANGUAGES]
    assert not strange


def every_block(page: Path) -> list[Snippet]:
    languages = {match[1] for match in re.finditer(r"^```(\w*)", page.read_text(encoding="utf-8"), re.MULTILINE)}
    return snippets(page, *languages)
