"""Run a command while nobody else runs one under the same lock: `alone.py LOCK COMMAND...`."""

import fcntl
import subprocess
import sys
from pathlib import Path


def main() -> int:
    lock, *command = sys.argv[1:]
    Path(lock).parent.mkdir(parents=True, exist_ok=True)
    with Path(lock).open("w", encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
