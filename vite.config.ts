import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the Python package, which serves it; see setup.py. The shell lies in web/, boards in the
// folders of their games, from where `$house` is the shell.
export default defineConfig({
  root: "web",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: { outDir: "../src/ludotek/table/client", emptyOutDir: true, assetsInlineLimit: 0 },
  resolve: {
    alias: { $house: fileURLToPath(new URL("web/src", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  // Patience for a busy machine: nothing here is timed.
  test: { root: ".", testTimeout: 60_000, environment: "happy-dom", include: ["web/src/**/*.test.ts", "src/ludotek/games/*/web/**/*.test.ts"] },
});
