// What some bots announce before a sealed choice, and admit once it is open.
//
// The announcement is drawn by lot from the table's name, the seat and the round, all of which everybody knows, and from
// nothing else: not from the choice, of which a browser is not told, nor from the game. So it says as much of the choice as
// a die thrown beside the board. Whatever mix of choices the bot plays, it is the same after every announcement, and
// nobody gains by believing it or by believing the reverse. Whether it was a bluff is seen only in what was revealed.

import type { GameEvent, Table } from "./types";

/** A sealed choice that is spoken of, as a game reads it from what everybody sees. */
export interface Sealed {
  round: number; // how many choices of this seat were open before
  choices: number; // it has one of so many
  last: number | null; // the one before, if that is still to be spoken of
  gaps: (choice: number) => Record<string, string | number>; // how a sentence names a choice
}
export type ReadSealed<View = unknown> = (view: View, history: GameEvent[], seat: number) => Sealed;

export interface Boast {
  seat: number;
  id: string; // of the message
  gaps: Record<string, string | number>;
  round: number;
}

export type Boaster = (table: Speaking) => Boast | null;
type Speaking = Pick<Table, "id" | "game" | "seats" | "status" | "history" | "moment">;

const BOLD = 3; // the level from which bots announce anything
const SELDOM = 4; // in one round of so many

/** What the first bot of a table says of its sealed choice, beforehand or afterwards; mostly nothing. */
export function boastOf(table: Speaking, read: ReadSealed): Boast | null {
  const seat = table.seats.findIndex(({ kind }) => kind === "bot");
  const level = table.seats[seat]?.level ?? 0;
  if (level < BOLD || table.status === "open") return null;
  const { round, choices, last, gaps } = read(table.moment.view, table.history as GameEvent[], seat);
  const said = announced(table.id, seat, round - 1, choices);
  const say = (what: string, choice: number): Boast => ({ seat, id: `${table.game}-bot-${what}-${level}`, gaps: gaps(choice), round });
  if (said !== null && last !== null) return say(said === last ? "meant" : "bluffed", said);
  const saying = table.status === "live" ? announced(table.id, seat, round, choices) : null;
  return saying === null ? null : say("announces", saying);
}

/** The same, of the tables of one game. */
export const boaster = (read: ReadSealed): Boaster => (table) => boastOf(table, read);

/** What is announced in a round, by lot; never twice in a row, so that there is time to admit it. */
export function announced(id: string, seat: number, round: number, choices: number): number | null {
  const drawn = lot(`${id}/${seat}/${round}`);
  if (round < 0 || drawn % SELDOM || (round > 0 && lot(`${id}/${seat}/${round - 1}`) % SELDOM === 0)) return null;
  return Math.floor(drawn / SELDOM) % choices;
}

/** A number of 32 bits that a text is as good as drawn by (FNV-1a, mixed once more). */
function lot(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
