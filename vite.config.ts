import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelves } from "./web/shelves.ts";

// The client is built into the Python package, which serves it; see setup.py. The shell lies in web/, boards in the
// folders of their games, from where `$house` is the shell.
export default defineConfig({
  root: "web",
  plugins: [svelte(), shelves()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: {
    outDir: "../src/ludotek/table/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What pages share is small and comes as one file, not as twenty; styles of the house in front of those of its rooms.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: /node_modules|web\/src\/(lib\/.*\.ts|style\.css)$/ }] } } },
  },
  resolve: {
    alias: { $house: fileURLToPath(new URL("web/src", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  // Patience for a busy machine: nothing here is timed.
  test: { root: ".", testTimeout: 60_000, environment: "happy-dom", setupFiles: "web/src/lib/words.setup.ts", include: ["web/src/**/*.test.ts", "src/ludotek/games/*/web/**/*.test.ts"] },
});
