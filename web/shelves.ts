// Packs Fluent files that are read together into one file each, a shelf: `house-en` with the titles of all games, `oath-en` with its
// table, `oath-rulings-en` for whoever reads a card, `ending-en` for a game that is over, `refusals-en` for whoever is refused something. `virtual:shelves` says how each is fetched.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ROOM = new URL("..", import.meta.url);
const FOLDERS = ["web/src/locale", "src/ludotek/locale", "src/ludotek/games"];
const LIST = "virtual:shelves";
const SHELF = "virtual:words-";
const LEFT_OUT = ["/aid.ftl", "/terminal.ftl"]; // reference pages come whole, from the server

/** The shelf of a file; what the house says of a game before anybody sits at its table is the house's. */
export function shelfOf(path: string): string {
  const code = /\/locale\/(\w+)/.exec(path)?.[1] ?? "";
  const game = /\/games\/(\w+)\//.exec(path)?.[1];
  if (path.endsWith("/pages.ftl")) return `pages-${code}`;
  if (path.endsWith("/ending.ftl")) return `ending-${code}`;
  if (path.endsWith("/refusals.ftl")) return `refusals-${code}`;
  if (!game || path.endsWith("/lobby.ftl")) return `house-${code}`;
  return path.endsWith("/rulings.ftl") ? `${game}-rulings-${code}` : `${game}-${code}`;
}

function files(): URL[] {
  const found = FOLDERS.flatMap((folder) => readdirSync(new URL(folder, ROOM), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`));
  return found.filter((path) => path.endsWith(".ftl") && !LEFT_OUT.some((name) => path.endsWith(name))).sort().map((path) => new URL(path, ROOM));
}

export function shelves(): Plugin {
  return {
    name: "shelves",
    resolveId: (id) => (id === LIST || id.startsWith(SHELF) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const names = [...new Set(files().map((file) => shelfOf(file.pathname)))];
        return `export default { ${names.map((name) => `"${name}": () => import("${SHELF}${name}")`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${SHELF}`)) return null;
      const there = files().filter((file) => shelfOf(file.pathname) === id.slice(SHELF.length + 1));
      for (const file of there) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(there.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
