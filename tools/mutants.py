"""Mutation testing: does every line of the rules have a test that would notice its change?

    python tools/mutants.py [GAME ...]

For each game, mutmut makes hundreds of small changes to its rules and runs the game's own tests
against each. At least nine in ten must be noticed, and every one that is not must be explained in
docs/explanation/mutants.md by the line it makes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXPLANATIONS = ROOT / "docs/explanation/mutants.md"
WORKSHOP = ROOT / "build/mutants"
RULES = ("components.py", "rules.py", "steps/*.py", "cards/*.py")
NEEDED = 0.9

CONFIGURATION = """\
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
pytest_add_cli_args_test_selection = ["tests/games/{game}"]

[tool.pytest.ini_options]
addopts = "-q --strict-markers -p no:cacheprovider"
filterwarnings = ["error"]
"""


def main(wanted: list[str]) -> int:
    games = sorted(path.parent.name for path in ROOT.glob("src/ludotek/games/*/rules.py"))
    unknown = [game for game in wanted if game not in games]
    if unknown:
        print(f"There are no rules of {', '.join(unknown)}; there are those of {', '.join(games)}.", file=sys.stderr)
        return 2
    results = [examine(game) for game in wanted or games]
    return 0 if all(results) else 1


def examine(game: str) -> bool:
    """Mutate one game's rules; whether enough mutants were killed and the others are explained."""
    workshop = prepare(game)
    print(f"{game}: some minutes of mutants; what mutmut says goes to {workshop.relative_to(ROOT)}/mutmut.log")
    with (workshop / "mutmut.log").open("w") as log:
        mutmut(workshop, "run", "--max-children", str(os.cpu_count() or 1), output=log.fileno())
    mutmut(workshop, "export-cicd-stats")
    counts = json.loads((workshop / "mutants/mutmut-cicd-stats.json").read_text())
    killed = counts["killed"] + counts["timeout"] + counts["segfault"]
    unexplained = [name for name in survivors(workshop) if not is_explained(changed_line(workshop, name))]
    report(workshop, game, killed, counts["total"], unexplained)
    return killed >= NEEDED * counts["total"] > 0 and not unexplained


def prepare(game: str) -> Path:
    """A copy of the sources and of this game's tests, interpreted, where mutmut may do as it likes."""
    workshop = WORKSHOP / game
    shutil.rmtree(workshop, ignore_errors=True)
    compiled = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", workshop / "src", ignore=compiled)
    shutil.copytree(ROOT / "tests/games" / game, workshop / "tests/games" / game, ignore=compiled)
    for package in ("tests", "tests/games"):
        shutil.copy(ROOT / package / "__init__.py", workshop / package / "__init__.py")
    home = ROOT / "src/ludotek/games" / game
    files = [str(path.relative_to(ROOT)) for pattern in RULES for path in sorted(home.glob(pattern))]
    (workshop / "pyproject.toml").write_text(CONFIGURATION.format(files=json.dumps(files), game=game))
    return workshop


def mutmut(workshop: Path, *arguments: str, output: int = subprocess.PIPE) -> str:
    """What mutmut prints. It finds the sources below its own folder, so nothing else may offer them."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "mutmut", *arguments]
    done = subprocess.run(
        command, cwd=workshop, env=environment, stdout=output, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"mutmut {arguments[0]} failed; see {workshop}/mutmut.log\n{done.stdout or ''}")
    return done.stdout or ""


def survivors(workshop: Path) -> list[str]:
    """Mutants that no test noticed, or that no test reaches."""
    lines = (line.strip() for line in mutmut(workshop, "results").splitlines())
    named = (line.rpartition(": ") for line in lines if line.startswith("ludotek."))
    return [name for name, _, verdict in named if verdict in ("survived", "no tests", "suspicious", "skipped")]


def changed_line(workshop: Path, name: str) -> str:
    """The line that a mutant put in the place of another."""
    lines = mutmut(workshop, "show", name).splitlines()
    return next((line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")), "")


def is_explained(line: str) -> bool:
    return f"`{line}`" in EXPLANATIONS.read_text(encoding="utf-8")


def report(workshop: Path, game: str, killed: int, total: int, unexplained: list[str]) -> None:
    print(f"{game}: {total} mutants, {killed} killed, {total - killed} survived: {killed / max(total, 1):.1%}")
    for name in unexplained:
        print(f"  not explained: {name}\n    {changed_line(workshop, name)}")
    if killed < NEEDED * total:
        print(f"  fewer than {NEEDED:.0%} were killed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
