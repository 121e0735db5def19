import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the Python package, which serves it; see setup.py.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/ludotek/table/client", emptyOutDir: true, assetsInlineLimit: 0 },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
