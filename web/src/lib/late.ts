// Words that nobody needs before a board is there: what cards do, why something cannot be done, what was ruled.

import { learn, type Code } from "./language";

const FILES = import.meta.glob<string>("../../../src/ludotek/games/*/locale/*/{why,reading,glossary,rulings,edifices,effects,effects-*}.ftl", { query: "?raw", import: "default" });
const RULINGS = "/rulings.ftl";
const asked = new Map<string, Promise<void>>();

/** Have what a game's board says in a language; it is fetched once, and a game without any has nothing to fetch. */
export const fetchWords = (game: string, code: Code): Promise<void> => fetchThose(game, code, false);

/** Have what was ruled about a game's cards, for whoever reads one. */
export const fetchRulings = (game: string, code: Code): Promise<void> => fetchThose(game, code, true);

/** All files are taken in at once: one may name what is in another. */
function fetchThose(game: string, code: Code, areRulings: boolean): Promise<void> {
  const folder = `/games/${game}/locale/${code}/`;
  const key = folder + (areRulings ? "rulings" : "words");
  const paths = Object.keys(FILES).filter((path) => path.includes(folder) && path.endsWith(RULINGS) === areRulings);
  if (paths.length === 0) return Promise.resolve();
  const known = asked.get(key) ?? Promise.all(paths.map((path) => FILES[path]!())).then((texts) => learn(code, key, texts.join("\n")));
  asked.set(key, known);
  known.catch(() => asked.delete(key)); // a lost line is tried again
  return known;
}
