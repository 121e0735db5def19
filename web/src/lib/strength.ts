// How strong somebody plays a game, by how their last games against bots ended; kept in their browser.

import type { Table } from "./types";

/** One game against bots: the level of each, and how one did against it: 1 is better, 0 worse, a half the same. */
export interface Bout {
  table: string;
  levels: number[];
  scores: number[];
}

export const ENOUGH = 3; // games, before anything is said
const KEPT = 10; // games: whoever learns is soon better than their first ones
const ODDS = 4; // to one, that somebody a whole level stronger wins
const STEP = 0.25;
const [WEAKEST, STRONGEST] = [1, 5];

const keyOf = (game: string): string => `ludotek.strength.${game}`;

export function boutsOf(game: string): Bout[] {
  return JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]") as Bout[];
}

/** Keep how a game against bots ended, once, however often its page is loaded. */
export function note(table: Pick<Table, "id" | "game" | "seats" | "result" | "your_seat">): void {
  const bouts = boutsOf(table.game);
  const bout = boutOf(table);
  if (bout && !bouts.some((before) => before.table === table.id)) localStorage.setItem(keyOf(table.game), JSON.stringify([...bouts, bout].slice(-KEPT)));
}

function boutOf({ id, seats, result, your_seat }: Pick<Table, "id" | "seats" | "result" | "your_seat">): Bout | null {
  if (!result || your_seat < 0) return null;
  const others = [...seats.keys()].filter((index) => index !== your_seat);
  if (!others.length || others.some((index) => seats[index]!.kind !== "bot")) return null;
  const mine = result[your_seat]!;
  return { table: id, levels: others.map((index) => seats[index]!.level ?? WEAKEST), scores: others.map((index) => (Math.sign(mine - result[index]!) + 1) / 2) };
}

/** The level that explains these games best; no more than one beyond what was played against. */
export function strengthOf(bouts: readonly Bout[]): number {
  const levels = bouts.flatMap((bout) => bout.levels);
  const [low, high] = [Math.min(...levels) - 1, Math.max(...levels) + 1];
  const guesses = Array.from({ length: 1 + (high - low) / STEP }, (_, index) => low + STEP * index);
  return guesses.reduce((best, guess) => (likelihood(guess, bouts) > likelihood(best, bouts) ? guess : best));
}

function likelihood(own: number, bouts: readonly Bout[]): number {
  return bouts.flatMap(({ levels, scores }) => levels.map((level, index) => termOf(own - level, scores[index]!))).reduce((sum, term) => sum + term, 0);
}

function termOf(ahead: number, score: number): number {
  const wins = 1 / (1 + ODDS ** -ahead);
  return score * Math.log(wins) + (1 - score) * Math.log(1 - wins);
}

/** The level against which the next game should be close; nothing before a few games were played. */
export function fittingLevel(game: string): number | null {
  const bouts = boutsOf(game);
  return bouts.length < ENOUGH ? null : Math.min(STRONGEST, Math.max(WEAKEST, Math.round(strengthOf(bouts))));
}
