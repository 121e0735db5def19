"""The pages of the Python reference: one for `ludotek`, and one for each public module, from their docstrings."""

import ast
import pkgutil
from importlib import import_module
from inspect import getdoc
from pathlib import Path

import remarks

import ludotek

LAYERS = ("core", "bots", "lab", "adapters")  # the packages that others build on
MODULE = """---
orphan: true
---
# {name}

[Python](index.md)

```{{eval-rst}}
.. automodule:: {name}
   :members:
   :ignore-module-all:
   :undoc-members:
   :show-inheritance:

{constants}
```
"""


def pages() -> dict[str, str]:
    """By path in the site: the pages of the reference."""
    return {"python/index.md": index()} | {page_of(name): module_page(name) for name in public_modules()}


def public_modules() -> list[str]:
    """The modules of the documented layers, in order; a name that begins with a low line is private."""
    found: list[str] = []
    for layer in LAYERS:
        package = import_module(f"ludotek.{layer}")
        found.append(package.__name__)
        found += [info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return sorted(name for name in found if not any(part.startswith("_") for part in name.split(".")))


def page_of(name: str) -> str:
    """Where the page of a module is: `ludotek.core.game` at `python/core.game.md`."""
    return f"python/{name.removeprefix('ludotek.')}.md"


def module_page(name: str) -> str:
    """A module: what it is for, and everything public in it.

    The margin does not list modules: there are too many to read, and Sphinx copies the whole margin into every page.
    """
    constants = [f".. autodata:: {name}.{constant}" for constant in described_constants(name)]
    return MODULE.format(name=name, constants="\n".join(constants))


def described_constants(name: str) -> list[str]:
    """The constants and type names of a module that have a comment beside them."""
    return [path for path in remarks.of_module(name) if "." not in path and not path.startswith("_")]


def index() -> str:
    """What `import ludotek` gives, each name with its first sentence, and the modules behind it."""
    lines = ["# Python", "", f"{ludotek.__doc__}", "", "## What `import ludotek` gives", ""]
    lines += ["| name | what it is |", "|---|---|", *map(row, ludotek.__all__), ""]
    own = [name for name, (home, _) in homes().items() if home == "ludotek"]
    lines += ["```{eval-rst}", ".. py:module:: ludotek", "", *(f".. autofunction:: ludotek.{name}" for name in own)]
    lines += [f".. autofunction:: ludotek.games.{name}" for name in ("game", "games")]
    lines += [".. autodata:: ludotek.version.__version__", "```", ""]
    for layer in LAYERS:
        names = [name for name in public_modules() if name.split(".")[1] == layer]
        lines += [f"## ludotek.{layer}", "", "| module | what it holds |", "|---|---|", *map(module_row, names), ""]
    return "\n".join(lines)


def homes() -> dict[str, tuple[str, str]]:
    """By public name: the module that `ludotek` has it from, and what it is called there."""
    source = Path(ludotek.__file__).read_text(encoding="utf-8")
    imports = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    found = {alias.asname or alias.name: (str(node.module), alias.name) for node in imports for alias in node.names}
    return {name: found.get(name, ("ludotek", name)) for name in ludotek.__all__}


def row(name: str) -> str:
    """A public name, linked to where it is described, with its first sentence."""
    home, own_name = homes()[name]
    return f"| {{py:obj}}`{name} <{home}.{own_name}>` | {first_sentence(described(name))} |"


def described(name: str) -> str:
    """The comment beside a name of `ludotek`; where there is none, the docstring of what it names."""
    home, own_name = homes()[name]
    remark = remarks.of_module(home).get(own_name, "")
    thing = getattr(import_module(home), own_name)
    has_docstring = isinstance(thing, type) or callable(thing)
    return remark or (getdoc(thing) or "" if has_docstring else "")


def module_row(name: str) -> str:
    """A module, linked to its page, with its first sentence."""
    said = first_sentence(import_module(name).__doc__ or "")
    return f"| [{name.removeprefix('ludotek.')}]({page_of(name).removeprefix('python/')}) | {said} |"


def first_sentence(text: str) -> str:
    """What a text begins with, on one line."""
    first = " ".join(text.partition("\n\n")[0].split())
    return first.partition(". ")[0].rstrip(".").replace("|", "\\|")
