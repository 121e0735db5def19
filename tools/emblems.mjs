// Print the emblems as the browser draws them: `node tools/emblems.mjs` gives one JSON object, from id to SVG.

import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = "src/ludotek/games/oath/web/emblems";

const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
});
const { render } = await server.ssrLoadModule("svelte/server");
const { default: Emblem } = await server.ssrLoadModule(`${ROOT}${FOLDER}/Emblem.svelte`);
const { idsOfEmblems } = await server.ssrLoadModule(`${ROOT}${FOLDER}/emblem.ts`);
const drawn = (id) => render(Emblem, { props: { card: id } }).body.replace(/<!--.*?-->/g, "");
const emblems = Object.fromEntries(idsOfEmblems().map((id) => [id, drawn(id)]));
await server.close();
process.stdout.write(JSON.stringify(emblems), () => process.exit(0));
