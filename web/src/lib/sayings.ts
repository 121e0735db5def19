// What bots say at a table: a greeting, a word when it gets close, one at the end. Each level has its own manner.

import type { Table } from "./types";

export type Occasion = "hello" | "close" | "won" | "lost";
export interface Saying {
  seat: number;
  id: string; // of the message
}

const VARIANTS = 2;

/** What the first bot of a table says on an occasion: the same for everybody who looks. */
export function sayingOf(table: Pick<Table, "id" | "seats">, occasion: Occasion): Saying | null {
  const seat = table.seats.findIndex(({ kind }) => kind === "bot");
  if (seat < 0) return null;
  const level = table.seats[seat]!.level ?? 1;
  return { seat, id: `web-bot-says-${level}-${occasion}-${1 + (sumOf(table.id) % VARIANTS)}` };
}

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);

/** On which occasion a table is, if it is one to speak. */
export function occasionOf(table: Pick<Table, "status" | "history" | "outlook" | "result" | "seats">): Occasion | null {
  if (table.status === "over") return endOf(table);
  if (table.status !== "live") return null;
  if (table.outlook?.ways.some((way) => way.is_close)) return "close";
  return table.history.length ? null : "hello";
}

/** Nothing is said after a draw, or a game without a result. */
function endOf({ result, seats }: Pick<Table, "result" | "seats">): Occasion | null {
  const bot = seats.findIndex(({ kind }) => kind === "bot");
  if (!result || bot < 0 || new Set(result).size === 1) return null;
  return result[bot] === Math.max(...result) ? "won" : "lost";
}
