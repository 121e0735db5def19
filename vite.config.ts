import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the Python package, which serves it; see setup.py. The shell lies in web/, boards in the
// folders of their games, from where `$house` is the shell.
// The site, which runs in a tab, has a page for boards in others' pages, and the script that puts them there.
const ELEMENT = {
  input: { index: "web/index.html", board: "web/board.html", element: "web/src/element/element.ts" },
  output: { entryFileNames: (entry: { name: string }) => (entry.name === "element" ? "element.js" : "assets/[name]-[hash].js") },
};

export default defineConfig(({ mode }) => ({
  root: "web",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: { outDir: "../src/ludotek/table/client", emptyOutDir: true, assetsInlineLimit: 0, ...(mode === "tab" ? { rolldownOptions: ELEMENT } : {}) },
  resolve: {
    alias: { $house: fileURLToPath(new URL("web/src", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  // Patience for a busy machine: nothing here is timed.
  test: { root: ".", testTimeout: 60_000, environment: "happy-dom", include: ["web/src/**/*.test.ts", "src/ludotek/games/*/web/**/*.test.ts"] },
}));
