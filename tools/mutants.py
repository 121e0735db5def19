"""Mutation testing: does every line of the rules have a test that would notice its change?

    python tools/mutants.py [GAME ...] [--sample N] [--seed N] [--children N] [--survivors | --anew]

For each game, mutmut makes small changes to its rules, one at a time. The type checker refuses some;
against each of the others the game's own tests and golden playthroughs are run, and those that take long only
if the quick ones notice nothing and nothing explains that. At least nine in ten must be noticed. Oath has too
many, so a sample of its mutants is drawn, the same for the same seed. Every mutant that nothing notices must
be explained in docs/explanation/mutants.md by the line it makes, or by the class of such lines.

A run that was stopped goes on where it was, as long as neither the sources nor the tests have changed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXPLANATIONS = ROOT / "docs/explanation/mutants.md"
PLUGIN = ROOT / "tools/mutants_plugin.py"
WORKSHOP = ROOT / "build/mutants"
RULES = ("components.py", "rules.py", "steps/*.py", "cards/*.py", "cards/*/*.py")
READERS = ("sheet.py", "printing.py")  # they read files that people write, and know no rule
SHARED = ("__init__.py", "games/__init__.py", *(f"golden/{name}.py" for name in ("__init__", "change", "playthrough")))
NEEDED = 0.9
SAMPLES = {"oath": 1000}
KILLED = ("killed", "timeout", "segfault")
REFUSED = "refused"
SURVIVED = ("survived", "no tests")
ANYTHING = "…"  # what an explanation writes for the parts in which the lines of a class differ

CONFIGURATION = """\
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
pytest_add_cli_args_test_selection = ["tests/games/{game}", "tests/test_golden.py"]
also_copy = ["mutants_plugin.py"]
track_dependencies = false
timeout_constant = 10.0

[tool.mypy]
files = {files}
mypy_path = "src"
explicit_package_bases = true
follow_imports = "silent"
ignore_missing_imports = true

[tool.pytest.ini_options]
addopts = "-q --strict-markers -p no:cacheprovider -p mutants_plugin --assert=plain --deselect={left_out}"
filterwarnings = ["error"]
"""

# It counts the methods of a class, and mutants are methods.
LEFT_OUT = "tests/games/oath/test_hooks.py::test_every_hook_is_some_cards"

GOLDEN = """\
import pytest
from tests.golden.playthrough import golden_files, playthrough


@pytest.mark.parametrize("path", golden_files({game!r}), ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_was_written(path):
    assert playthrough(path.read_text(encoding="utf-8")) == path.read_text(encoding="utf-8")
"""


def main(arguments: list[str]) -> int:
    games = sorted(path.parent.name for path in ROOT.glob("src/ludotek/games/*/rules.py"))
    wanted = parser(games).parse_args(arguments)
    results = [examine(game, wanted) for game in wanted.games or games]
    return 0 if all(results) else 1


def parser(games: list[str]) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description="Does every line of the rules have a test that notices its change?")
    found.add_argument("games", nargs="*", choices=[*games, []], metavar="GAME", help=", ".join(games))
    found.add_argument("--sample", type=int, help="this many mutants instead of all; for Oath 1,000")
    found.add_argument("--seed", type=int, default=1, help="which sample")
    found.add_argument("--children", type=int, default=os.cpu_count() or 1, help="processes at a time")
    again = found.add_mutually_exclusive_group()
    again.add_argument("--survivors", action="store_true", help="ask the tests again about unexplained ones")
    again.add_argument("--anew", action="store_true", help="forget an earlier run")
    return found


def examine(game: str, wanted: argparse.Namespace) -> bool:
    """Mutate one game's rules; whether enough mutants were killed and the others are explained."""
    workshop = prepare(game, wanted)
    sample = wanted.sample or SAMPLES.get(game)
    print(f"{game}: what mutmut says goes to {workshop.relative_to(ROOT)}/mutmut.log", flush=True)
    chosen = draw(make_mutants(workshop), sample, wanted.seed)
    refused = chosen & refused_by_types(workshop)
    explained = explanations(section(EXPLANATIONS.read_text(encoding="utf-8"), game))
    run(workshop, chosen - refused, wanted, explained)
    found = results(workshop)
    verdicts = {name: REFUSED if name in refused else found[name] for name in chosen}
    lines = {name: changed_line(workshop, name) for name, verdict in verdicts.items() if verdict in SURVIVED}
    return report(game, Counter(verdicts.values()), lines, explained, is_sample=len(chosen) == sample)


def prepare(game: str, wanted: argparse.Namespace) -> Path:
    """A copy of the sources and of this game's tests, interpreted, where mutmut may do as it likes.

    Verdicts of an earlier run stay if they are about the same files; with `--survivors`, about the same sources.
    """
    workshop = WORKSHOP / game
    marks = {kind: workshop / f"{kind}.sha256" for kind in ("sources", "tests")}
    said = {"sources": fingerprint(ROOT / "src/ludotek"), "tests": fingerprint(*map(ROOT.joinpath, tests_of(game)))}
    changed = [kind for kind, mark in marks.items() if not mark.exists() or mark.read_text() != said[kind]]
    if wanted.anew or "sources" in changed or (changed and not wanted.survivors):
        shutil.rmtree(workshop, ignore_errors=True)
        copy(workshop, "src")
    if changed or wanted.anew:
        furnish(workshop, game)
    for kind, mark in marks.items():
        mark.write_text(said[kind])
    return workshop


def tests_of(game: str) -> tuple[str, str]:
    """The folders of a game's own tests, and of its golden playthroughs."""
    return f"tests/games/{game}", f"tests/golden/{game}"


def fingerprint(*folders: Path) -> str:
    """Tells whether anything has changed that a verdict may depend on."""
    suffixes = (".py", ".yaml", ".json", ".ftl", ".txt", ".md")
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in suffixes)
    said = (f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files)
    how = (CONFIGURATION, GOLDEN, PLUGIN.read_text(encoding="utf-8"))
    return hashlib.sha256("\n".join((*how, *said)).encode()).hexdigest()


def furnish(workshop: Path, game: str) -> None:
    """The game's tests, and what mutmut is to know."""
    for place in (workshop, workshop / "mutants"):
        shutil.rmtree(place / "tests", ignore_errors=True)
    for folder in tests_of(game):
        copy(workshop, folder)
    for file in SHARED:
        shutil.copy(ROOT / "tests" / file, workshop / "tests" / file)
    (workshop / "tests/test_golden.py").write_text(GOLDEN.format(game=game))
    shutil.copy(PLUGIN, workshop)
    files = json.dumps([str(path.relative_to(ROOT)) for path in rules_of(game)])
    (workshop / "pyproject.toml").write_text(CONFIGURATION.format(files=files, game=game, left_out=LEFT_OUT))


def copy(workshop: Path, folder: str) -> None:
    spared = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "client")
    shutil.copytree(ROOT / folder, workshop / folder, ignore=spared)


def rules_of(game: str) -> list[Path]:
    """The files of the rules, and whatever they are made of in the game's own folder."""
    home = ROOT / "src/ludotek/games" / game
    found: set[Path] = set()
    waiting = [path for pattern in RULES for path in home.glob(pattern)]
    while waiting:
        path = waiting.pop()
        if path not in found and path.name not in READERS:
            found.add(path)
            waiting += imported(path, home)
    return sorted(found)


def imported(path: Path, home: Path) -> Iterator[Path]:
    """The modules of a game's folder that one of them imports."""
    package = f"ludotek.games.{home.name}."
    for statement in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(statement, ast.ImportFrom) and f"{statement.module}.".startswith(package):
            module = ROOT / "src" / str(statement.module).replace(".", "/")
            candidates = [module.with_suffix(".py"), *(module / f"{name.name}.py" for name in statement.names)]
            yield from (candidate for candidate in candidates if candidate.exists())


def make_mutants(workshop: Path) -> list[str]:
    """The names of all mutants. Mutmut makes them when it is to run one, so it is asked for one that does not exist."""
    if not (workshop / "mutants/mutmut-stats.json").exists():
        with (workshop / "mutmut.log").open("w") as log:
            mutmut(workshop, "run", "none", output=log.fileno(), may_fail=True)
    names = list(results(workshop))
    if not names:
        raise SystemExit(f"mutmut made no mutants; see {workshop}/mutmut.log")
    return names


def draw(names: list[str], sample: int | None, seed: int) -> set[str]:
    """All mutants, or as many as are asked for: the same for the same seed."""
    if sample is None or sample >= len(names):
        return set(names)
    return set(random.Random(seed).sample(sorted(names), sample))


def refused_by_types(workshop: Path) -> set[str]:
    """The mutants that mypy refuses, as it would in `make test`; found once for a workshop. Mutmut could ask mypy as
    well, but would read every file again to find out which mutant an error lies in, in each of its runs."""
    kept = workshop / "refused.json"
    if not kept.exists():
        kept.write_text(json.dumps(sorted(find_refused(workshop / "mutants"))))
    return set(json.loads(kept.read_text()))


def find_refused(mutants: Path) -> set[str]:
    command = [sys.executable, "-m", "mypy", "--output=json"]
    done = subprocess.run(command, cwd=mutants, capture_output=True, text=True, check=False)
    wrong: dict[str, set[int]] = {}
    for error in map(json.loads, done.stdout.splitlines()):
        wrong.setdefault(error["file"], set()).add(error["line"])
    return {name for file, lines in wrong.items() for name in mutants_at(mutants, file, lines)}


def mutants_at(mutants: Path, file: str, lines: set[int]) -> Iterator[str]:
    """The names of the mutants in these lines of a file."""
    module = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    spans: dict[str, list[int]] = json.loads((mutants / f"{file}.spans").read_text())["spans"]
    for function, (first, last) in spans.items():
        if any(first <= line <= last for line in lines):
            yield f"{module}.{function}"


def run(workshop: Path, chosen: set[str], wanted: argparse.Namespace, explained: list[str]) -> None:
    """Try every mutant that has no verdict yet: with quick tests, then with all if that is not explained; and once
    more and alone those whose time ran out."""
    verdicts = results(workshop)
    waiting = {name for name in chosen if verdicts[name] not in KILLED + SURVIVED}
    again = unexplained(workshop, chosen, explained) if wanted.survivors else set()
    try_them(workshop, waiting | again, wanted.children, "quick")
    try_them(workshop, unexplained(workshop, chosen, explained), wanted.children, "all")
    verdicts = results(workshop)
    try_them(workshop, (name for name in chosen if verdicts[name] == "timeout"), 1, "all")


def unexplained(workshop: Path, chosen: set[str], explained: list[str]) -> set[str]:
    """The survivors that the page says nothing about."""
    verdicts = results(workshop)
    survivors = (name for name in chosen if verdicts[name] in SURVIVED)
    return {name for name in survivors if explanation(changed_line(workshop, name), explained) is None}


def try_them(workshop: Path, names: Iterable[str], children: int, tests: str) -> None:
    named = sorted(names)
    if named:
        with (workshop / "mutmut.log").open("a") as log:
            mutmut(workshop, "run", "--max-children", str(children), *named, output=log.fileno(), tests=tests)


def mutmut(
    workshop: Path, *arguments: str, output: int = subprocess.PIPE, may_fail: bool = False, tests: str = "all"
) -> str:
    """What mutmut prints. It finds the sources below its own folder, so nothing else may offer them; and it imports
    them once for each mutant, so they are compiled only once."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    offered = os.pathsep.join(path for path in paths if path and not (Path(path) / "ludotek").exists())
    command = [sys.executable, "-m", "mutmut", *arguments]
    done = subprocess.run(
        command,
        cwd=workshop,
        env={**os.environ, "PYTHONPATH": offered, "PYTHONDONTWRITEBYTECODE": "", "MUTANTS_TESTS": tests},
        stdout=output,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0 and not may_fail:
        raise SystemExit(f"mutmut {arguments[0]} failed; see {workshop}/mutmut.log\n{done.stdout or ''}")
    return done.stdout or ""


def results(workshop: Path) -> dict[str, str]:
    """Every mutant with its verdict."""
    lines = (line.strip() for line in mutmut(workshop, "results", "--all", "true").splitlines())
    named = (line.rpartition(": ") for line in lines if line.startswith("ludotek."))
    return {name: verdict for name, _, verdict in named}


def changed_line(workshop: Path, name: str) -> str:
    """The line that a mutant put in the place of another."""
    module, _, function = name.rpartition(".")
    file = workshop / "mutants/src" / f"{module.replace('.', '/')}.py"
    spans: dict[str, list[int]] = json.loads(Path(f"{file}.spans").read_text())["spans"]
    original = re.sub(r"__mutmut_\d+$", "__mutmut_orig", function)
    text = file.read_text(encoding="utf-8").splitlines()
    before, after = (text[first - 1 : last] for first, last in (spans[original], spans[function]))
    changed = (new for old, new in zip_longest(before, after, fillvalue="") if old.replace(original, function) != new)
    return next(changed, "").strip()


def explanations(text: str) -> list[str]:
    """What stands in a page's lists between backticks: lines, or classes of lines."""
    return re.findall(r"^- `(.+?)`(?=[:,]|$)", text, flags=re.MULTILINE)


def explanation(line: str, explained: list[str]) -> str | None:
    """The first explanation that a line falls under."""
    return next((said for said in explained if pattern(said).fullmatch(line)), None)


def pattern(said: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in said.split(ANYTHING)))


def report(game: str, verdicts: Counter[str], lines: dict[str, str], explained: list[str], is_sample: bool) -> bool:
    """Say what came out; whether that is enough. Of a sample no share is asked for."""
    total, refused = sum(verdicts.values()), verdicts[REFUSED]
    killed = sum(verdicts[verdict] for verdict in KILLED)
    unsettled = total - refused - killed - sum(verdicts[verdict] for verdict in SURVIVED)
    share, by_tests = (killed + refused) / max(total, 1), killed / max(total - refused, 1)
    print(f"{game}: {total} mutants, {share:.1%} noticed: {refused} by the type checker, {killed} by tests")
    print(f"  (tests kill {by_tests:.1%} of those with the right types); {len(lines)} not noticed")
    if unsettled:
        print(f"  {unsettled} have no verdict: run it again")
    if share < NEEDED and not is_sample:
        print(f"  fewer than {NEEDED:.0%} are noticed")
    left = explain(lines, explained)
    return (is_sample or share >= NEEDED) and total > 0 and not unsettled and not left


def explain(lines: dict[str, str], explained: list[str]) -> dict[str, str]:
    """Count survivors by what explains them; those that nothing does."""
    found = {name: explanation(line, explained) for name, line in lines.items()}
    for said, count in Counter(found.values()).most_common():
        print(f"  {count:4}  {said or 'not explained:'}")
    left = {name: line for name, line in lines.items() if found[name] is None}
    for name, line in left.items():
        print(f"        {name}\n            {line}")
    return left


def section(page: str, game: str) -> str:
    """What a page says of one game, under a heading with its id."""
    parts = re.split(r"^## ", page, flags=re.MULTILINE)
    return "".join(part for part in parts if f"({game})" in part.partition("\n")[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
