// Ask bots for moves in the interpreter that browsers run, without a browser: `node portable.mjs MODULES JOBS.json` prints a
// JSON list, one answer for each job, where a job is the name of a function of tests/browser/course.py and its arguments.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [modules, jobs] = process.argv.slice(2);
const NO_PACKAGES = JSON.stringify({ info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" }, packages: {} });

const python = await loadPyodide({ lockFileContents: NO_PACKAGES });
python.FS.mkdirTree("/house");
python.FS.mount(python.FS.filesystems.NODEFS, { root: modules }, "/house");
const run = python.runPython(`
import json, sys
sys.path.insert(0, "/house")
import course

def run(function, arguments):
    return json.dumps(getattr(course, function)(*json.loads(arguments)))

run
`);
try {
  const answers = JSON.parse(readFileSync(jobs, "utf8")).map(([name, ...given]) => JSON.parse(run(name, JSON.stringify(given))));
  console.log(JSON.stringify(answers));
} catch (error) {
  console.error(error.message); // without the interpreter's own code, which would be a megabyte
  process.exit(1);
}
