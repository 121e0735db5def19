"""Build the site: `build.py [FOLDER]`. Warnings are errors, and so is a link that leads nowhere.

Nothing is fetched: fonts are the system's, scripts and the search index lie beside the pages.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import links
import pages

HERE = Path(__file__).parent
SPHINX = (
    sys.executable,
    "-m",
    "sphinx",
    "--builder",
    "html",
    "--fresh-env",
    "--jobs",
    "2",
    "--fail-on-warning",
    "--quiet",
)


def main() -> int:
    """Lay out the pages, let Sphinx build them, and follow every link of the result."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else pages.ROOT / "build" / "docs").absolute()
    sources = target.with_name(f"{target.name}-pages")
    shutil.rmtree(target, ignore_errors=True)  # what an earlier build left would hide a dead link
    pages.lay_out(sources)
    command = [*SPHINX, "--conf-dir", HERE, "--doctree-dir", target.with_name(f"{target.name}-read"), sources, target]
    built = subprocess.run(command, check=False)
    if built.returncode:
        return built.returncode
    pages.copy_made(target)
    dead = links.dead(target)
    print("\n".join(dead) or f"The site is at {target / 'index.html'}.")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
