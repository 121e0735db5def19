import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelves } from "./web/shelves.ts";

// The client is built into the Python package, which serves it; see setup.py. The shell lies in web/, boards in the
// folders of their games, from where `$house` is the shell.
// The site, which runs in a tab, has a page for boards in others' pages, and the script that puts them there.
const ELEMENT = { input: { index: "web/index.html", board: "web/board.html", element: "web/src/element/element.ts" } };
const nameOf = (entry: { name: string }): string => (entry.name === "element" ? "element.js" : "assets/[name]-[hash].js");

export default defineConfig(({ mode }) => ({
  root: "web",
  plugins: [svelte(), shelves()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: {
    outDir: "../src/ludotek/table/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What pages share is small and comes as one file, not as twenty; styles of the house in front of those of its rooms.
    rolldownOptions: {
      ...(mode === "tab" ? ELEMENT : {}),
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: /web\/src\/style\.css$/ },
            { name: "house", test: /node_modules|web\/src\/lib\/.*\.ts$/, minShareCount: 2 },
          ],
        },
        ...(mode === "tab" ? { entryFileNames: nameOf } : {}),
      },
    },
  },
  resolve: {
    alias: { $house: fileURLToPath(new URL("web/src", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  // Patience for a busy machine: nothing here is timed. Files share a window and modules, and put back what they change.
  test: {
    root: ".",
    testTimeout: 60_000,
    environment: "happy-dom",
    isolate: false,
    setupFiles: "web/src/lib/words.setup.ts",
    include: ["web/src/**/*.test.ts", "src/ludotek/games/*/web/**/*.test.ts"],
  },
}));
