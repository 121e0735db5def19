// Fetches words in the one language that is spoken, shelf by shelf (web/shelves.ts), before anything is shown that says them.

import shelves from "virtual:shelves";
import { learn, type Code } from "./language";

const HOUSE = "house";
const asked = new Map<string, Promise<void>>(); // by shelf
const wanted = new Set([HOUSE]); // shelves without their language
const here = new Set<string>();

/** Have what the house says, and the title of each game. */
export const fetchHouse = (code: Code): Promise<void> => fetchShelf(HOUSE, code);

/** Have what a game says at its table; it is fetched once, and a game that came from elsewhere has nothing to fetch. */
export const fetchWords = (game: string, code: Code): Promise<void> => fetchShelf(game, code);

/** Have what was ruled about a game's cards, for whoever reads one. */
export const fetchRulings = (game: string, code: Code): Promise<void> => fetchShelf(`${game}-rulings`, code);

/** Have what is said on the pages beside lobby and table. */
export const fetchPages = (code: Code): Promise<void> => fetchShelf("pages", code);

/** Have what is said once a game is over. */
export const fetchEnding = (code: Code): Promise<void> => fetchShelf("ending", code);

/** Have the sentences with which the house refuses; without them it says its own. */
export const fetchRefusals = (code: Code): Promise<void> => fetchShelf("refusals", code).catch(() => undefined);

/** Have in another language whatever was fetched in some. */
export async function translate(code: Code): Promise<void> {
  await Promise.all([...wanted].map((name) => fetchShelf(name, code)));
}

/** Whether all that a game says is here. */
export const isSpoken = (game: string, code: Code): boolean => here.has(`${game}-${code}`);

/** Whether the client was built with the words of a game. */
export const isBuiltIn = (game: string): boolean => game !== HOUSE && `${game}-en` in shelves;

/** A shelf is taken in at once: one of its files may name what is in another. */
function fetchShelf(name: string, code: Code): Promise<void> {
  const shelf = `${name}-${code}`;
  const fetch = shelves[shelf];
  if (!fetch) return Promise.resolve();
  wanted.add(name);
  const known = asked.get(shelf) ?? fetch().then((found) => take(code, shelf, found.default));
  asked.set(shelf, known);
  known.catch(() => asked.delete(shelf)); // a lost line is tried again
  return known;
}

function take(code: Code, shelf: string, text: string): void {
  learn(code, shelf, text);
  here.add(shelf);
}
