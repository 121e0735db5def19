// Getting to know games: their words come before anything of them is shown. Those of games that the client was not
// built with come from the server, and so does where their boards are.

import { get } from "svelte/store";
import { api } from "./api";
import { language, speak, teach, type Code } from "./language";
import type { GameCard } from "./types";
import { fetchWords, isBuiltIn, isSpoken, translate } from "./words";

const met = new Map<string, GameCard | null>(); // those that the server does not know are nothing to wait for again
const meeting = new Map<string, Promise<void>>();

/** Whether a game can be shown. */
export const isMet = (game: string): boolean => (isBuiltIn(game) ? isSpoken(game, get(language).code) : met.has(game));

/** Get to know some games. Whatever cannot be had is done without: such a game is shown plainly. */
export async function meet(...games: string[]): Promise<void> {
  const unmet = games.filter((game) => !isMet(game));
  await Promise.all(unmet.map((game) => (isBuiltIn(game) ? fetchWords(game, get(language).code).catch(console.error) : introduced(game))));
}

/** Know what some games are called: the house knows it of those that it was built with. */
export const hearOf = (...games: string[]): Promise<void> => meet(...games.filter((game) => !isBuiltIn(game)));

function introduced(game: string): Promise<void> {
  const known = meeting.get(game) ?? introduce(game).finally(() => meeting.delete(game));
  meeting.set(game, known);
  return known;
}

async function introduce(game: string): Promise<void> {
  const cards = await api.games().catch(() => null);
  const card = cards?.find((one) => one.id === game) ?? null;
  await learn(card, get(language).code);
  if (cards) met.set(game, card);
}

async function learn(card: GameCard | null, code: Code): Promise<void> {
  if (card?.words.length) teach(code, card.id, await api.words(card.id, code).catch(() => ""));
}

/** Speak another language, once all that was met so far can be said in it. */
export async function switchTo(code: Code): Promise<void> {
  await Promise.all([translate(code), ...[...met.values()].map((card) => learn(card, code))]);
  speak(code);
}

/** Where the board of a game is that brings its own; nothing, for all others. */
export const boardAddress = (game: string): string | null => (isBuiltIn(game) ? null : met.get(game)?.board ?? null);

/** Where the drawing of a game is that brings its own. */
export const artAddress = (game: string): string | null => met.get(game)?.art ?? null;

/** Whether a game says that its own board teaches it. */
export const teaches = (game: string): boolean => met.get(game)?.has_lesson ?? false;
