// Python in a worker: the interpreter and the house's own modules, which lie compressed beside the page.

import type { PyodideAPI } from "pyodide";

export const PARTS = new URL(/* @vite-ignore */ "../python/", import.meta.url).href; // built code lies in a folder of its own

/** A file as it was before it was packed; plain file servers do not unpack anything themselves. */
async function unpacked(name: string, type: string): Promise<Response> {
  const packed = await fetch(`${PARTS}${name}.gz`);
  if (!packed.ok || !packed.body) throw new Error(`${name}: ${packed.status} ${packed.statusText}`);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** The interpreter asks for its parts by names of its own. */
function answerTheInterpreter(): void {
  const ask = self.fetch.bind(self);
  self.fetch = (wanted, asked) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return address === `${PARTS}pyodide.asm.wasm` ? unpacked("pyodide.asm.wasm", "application/wasm") : ask(wanted, asked);
  };
}

async function script(name: string): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(await (await unpacked(name, "text/javascript")).blob());
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const NO_PACKAGES = JSON.stringify({ info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14", abi_version: "2026_0" }, packages: {} });

/** An interpreter that knows the house. */
export async function python(): Promise<PyodideAPI> {
  answerTheInterpreter();
  const modules = unpacked("house.tar", "application/x-tar").then((answer) => answer.arrayBuffer());
  const [{ loadPyodide }, inner, library] = await Promise.all([
    script("pyodide.mjs"),
    script("pyodide.asm.mjs"),
    unpacked("python_stdlib.zip", "application/zip").then((answer) => answer.blob()),
  ]);
  const libraryAddress = URL.createObjectURL(library);
  const start = loadPyodide as (settings: object) => Promise<PyodideAPI>;
  const made = await start({ indexURL: PARTS, stdLibURL: libraryAddress, lockFileContents: NO_PACKAGES, createPyodideModule: inner["default"] });
  URL.revokeObjectURL(libraryAddress);
  made.unpackArchive(await modules, "tar", { extractDir: made.runPython("import site; site.getsitepackages()[0]") as string });
  return made;
}
