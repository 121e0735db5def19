// Counts the touches of turns that tools/oath_taps.py has written, with the client's own sorting of moves.

import { readFileSync } from "node:fs";
import { createServer } from "vite";

const vite = await createServer({ configFile: "vite.config.ts", logLevel: "silent", server: { middlewareMode: true, hmr: false, watch: null } });
const { tapsOf } = await vite.ssrLoadModule(new URL("../src/ludotek/games/oath/web/taps.ts", import.meta.url).pathname);
const turns = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify(turns.map(tapsOf)));
await vite.close();
