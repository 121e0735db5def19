// Compile the modules of a folder for the interpreter that browsers run, by that interpreter itself: it starts far quicker
// with them. `node site.mjs FOLDER LIBRARY.zip` writes each module beside its source, and the library anew.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [folder, library] = process.argv.slice(2);
const NO_PACKAGES = JSON.stringify({ info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" }, packages: {} });

async function interpreter(settings) {
  const python = await loadPyodide({ lockFileContents: NO_PACKAGES, ...settings });
  python.FS.mkdirTree("/house");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/house");
  return python;
}

const COMPILE = `
import ast, pathlib, types, zipfile
from importlib.util import source_hash
from importlib._bootstrap_external import _code_to_hash_pyc

DESCRIBED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)

def silent(tree):
    """Without descriptions of modules and functions, which only people read; those of classes are in schemas."""
    for node in ast.walk(tree):
        if isinstance(node, DESCRIBED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def bare(code):
    """Without the table of lines, a fifth of it: a traceback still names every function that was called."""
    parts = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=lineless(len(code.co_code) // 2), co_consts=parts)

def lineless(units):
    """A table by which so many units of code, eight at a time, are on no line: with none at all no traceback can be told."""
    eights, rest = divmod(units, 8)
    return b"\\xff" * eights + (bytes([0xF8 + rest - 1]) if rest else b"")

def compiled(folder):
    for file in pathlib.Path(folder).rglob("*.py"):
        source = file.read_bytes()
        code = compile(silent(ast.parse(source)), str(file.relative_to(folder)), "exec", dont_inherit=True)
        file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(bare(code), source_hash(source), False))

def pack(folder, path):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as whole:
        for file in sorted(pathlib.Path(folder).rglob("*")):
            if file.is_file() and file.suffix != ".py":
                info = zipfile.ZipInfo(str(file.relative_to(folder)), (1980, 1, 1, 0, 0, 0))
                whole.writestr(info, file.read_bytes())

compiled("/house")
zipfile.ZipFile("/library.zip").extractall("/library")
compiled("/library")
pack("/library", "/library.zip")
`;

// What is missing is to be noticed here, and not in somebody's browser.
const TRY = `
import sys
sys.path.insert(0, "/house")
import ludotek.table.tab.door, ludotek.table.tab.helper, tarfile
from ludotek.games import games
from ludotek.table.answers.rulebook import rules_html
for game in games():
    game.odds, game.worlds, game.reference, rules_html(game, "en")

import traceback
from ludotek.games import game
try:
    game("nothing")
except Exception:
    assert "in game" in traceback.format_exc()
`;

try {
  const python = await interpreter({});
  python.FS.writeFile("/library.zip", readFileSync(library));
  python.runPython(COMPILE);
  writeFileSync(library, python.FS.readFile("/library.zip"));
  (await interpreter({ stdLibURL: library })).runPython(TRY);
} catch (error) {
  console.error(error.message); // without the interpreter's own code, which would be a megabyte
  process.exit(1);
}
