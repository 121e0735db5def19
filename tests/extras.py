"""What the base install does alone, and which extra every other command and module names."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BASE: list[str] = PROJECT["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

ALONE = (
    "--version",
    "games",
    "doctor",
    "check novem --games 1",
    "bench novem --seconds 0.02",
    "simulate novem --games 4 --bots greedy",
    "simulate oath --games 1",
    "balance novem --games 2 --bots greedy --workers 1",
    "solve nos --track 3,1,6 --dice common=3,v8=3",
    "odds oath --attack-dice 3 --warbands 3 --defense-dice 2 --defenders 1",
    "reference oath --lang uk",
    "card oath captains",
    "sheet nort",
)
COMMANDS = {
    "play novem": "terminal",
    "play --join http://127.0.0.1:1/tables/none": "terminal",
    "replay record.txt": "terminal",
    "serve": "table",
    "backup copy.db": "table",
    "match novem --bots random,random": "lab",
    "simulate novem --bots solved": "solve",
    "solve novem": "solve",
    "exploit novem --bot random": "solve",
    "balance nort --ray local": "ray",
    "train novem --steps 1": "train",
    "simulate novem --games 2 --parquet games.parquet": "parquet",
}
MODULES = {
    "ludotek.adapters.batch": "lab",
    "ludotek.adapters.fleet": "lab",
    "ludotek.adapters.gymnasium": "gymnasium",
    "ludotek.adapters.openspiel": "openspiel",
    "ludotek.adapters.pettingzoo": "pettingzoo",
    "ludotek.lab.standings": "lab",
    "ludotek.games.novem.solve.exploit": "solve",
    "ludotek.games.oath.odds.fit": "solve",
    "ludotek.terminal.boards": "terminal",
}


def sentence(extra: str) -> re.Pattern[str]:
    """What is said of a missing extra: one sentence, with the command that installs it."""
    return re.compile(rf"This takes \w+, which is not installed: pip install 'ludotek\[{extra}\]'\.")


@cache
def only_with_extras() -> list[str]:
    """The modules that a base install lacks, of those that are installed here."""
    brought = {name for extra in EXTRAS.values() for name in distributions(extra)} - distributions(BASE) - {"ludotek"}
    owners = packages_distributions().items()
    return [module for module, names in owners if brought & {canonicalize_name(name) for name in names}]


def distributions(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}
