// Python in a worker: an interpreter that knows the house, from nothing or from a memory that was kept.

import type { PyodideAPI } from "pyodide";
import { forget, remember, remembered } from "./memory";
import { files, PARTS, script, unpacked } from "./parts";

interface Emscripten {
  FS: PyodideAPI["FS"];
  API: { sitePackages: string };
  growMemory(bytes: number): void;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(library: Uint8Array, flags: object, name: string, scope: object): Promise<object>;
  newDSO(name: string, handle: undefined, exports: object): void;
}

type Settings = { INITIAL_MEMORY?: number; preRun: ((module: Emscripten) => void)[] };
type Module = (settings: Settings) => Promise<Emscripten>;
type Beginning = { _loadSnapshot: ArrayBuffer } | { _makeSnapshot: true } | object;

const NO_PACKAGES = JSON.stringify({ info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" }, packages: {} });

/** The interpreter asks for its parts by names of its own. */
function answerTheInterpreter(): void {
  const ask = self.fetch.bind(self);
  self.fetch = (wanted, asked) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return address === `${PARTS}pyodide.asm.wasm` ? unpacked("pyodide.asm.wasm", "application/wasm") : ask(wanted, asked);
  };
}

/** Install the house's modules before anything runs, and compiled libraries in one order: a memory knows where they lie. */
async function install(module: Emscripten, archive: Uint8Array): Promise<void> {
  const folder = module.API.sitePackages;
  for (const [name, content] of files(archive)) {
    const path = `${folder}/${name}`;
    module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    module.FS.writeFile(path, content, { canOwn: true });
    if (!name.endsWith(".so")) continue;
    module.newDSO(path, undefined, await module.loadWebAssemblyModule(content, { loadAsync: true, nodelete: true }, path, {}));
  }
}

function withHouse(inner: Module, archive: Promise<ArrayBuffer>): Module {
  return (settings) => {
    settings.preRun.push((module) => {
      module.addRunDependency("house");
      if (settings.INITIAL_MEMORY) module.growMemory(settings.INITIAL_MEMORY); // room for what is remembered
      void archive.then((found) => install(module, new Uint8Array(found))).then(() => module.removeRunDependency("house"));
    });
    return inner(settings);
  };
}

async function begin(beginning: Beginning): Promise<PyodideAPI> {
  const archive = unpacked("house.tar", "application/x-tar").then((answer) => answer.arrayBuffer());
  const [{ loadPyodide }, inner, library] = await Promise.all([
    script("pyodide.mjs"),
    script("pyodide.asm.mjs"),
    unpacked("python_stdlib.zip", "application/zip").then((answer) => answer.blob()),
  ]);
  const stdLibURL = URL.createObjectURL(library);
  const start = loadPyodide as (settings: object) => Promise<PyodideAPI>;
  const createPyodideModule = withHouse(inner["default"] as Module, archive);
  const made = await start({ indexURL: PARTS, stdLibURL, lockFileContents: NO_PACKAGES, createPyodideModule, ...beginning });
  URL.revokeObjectURL(stdLibURL);
  return made;
}

/** From the memory of an earlier visit, if there is one that serves. */
async function again(): Promise<PyodideAPI | null> {
  try {
    const memory = await remembered();
    if (!memory) return null;
    const made = await begin({ _loadSnapshot: memory });
    made.runPython("import random; random.seed()"); // luck is not to be remembered
    return made;
  } catch (error) {
    console.warn(error);
    await forget();
    return null;
  }
}

/** Have all of the house in an interpreter's memory, and keep it for the next one. */
async function keep(made: PyodideAPI): Promise<void> {
  made.pyimport("ludotek.table.tab.ready").get_ready();
  for (const name of Object.keys(made.loadedPackages)) delete made.loadedPackages[name]; // it found the house's by itself; no memory has any
  await remember(made.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
}

/** An interpreter that knows the house. Of those that start without a memory, some make one. */
export async function python(makesMemory: boolean): Promise<PyodideAPI> {
  answerTheInterpreter();
  const known = await again();
  if (known) return known;
  const made = await begin(makesMemory ? { _makeSnapshot: true } : {});
  if (makesMemory) await keep(made).catch(console.warn); // no room, or no leave: the next visit begins as this one did
  return made;
}
